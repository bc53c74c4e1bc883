// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painting/timelinetheme.h"

#include <QObject>
#include <QPalette>

namespace chronolane {

/// How the window looks: the person's choice of theme, and the palette that follows from it.
enum class Appearance { System, Light, Dark, HighContrast };
inline constexpr int AppearanceCount = 4;

/// The word under which the choice is remembered ("system", "light", …), and back; System for an unknown word.
[[nodiscard]] QString appearanceName(Appearance appearance);
[[nodiscard]] Appearance appearanceFromName(const QString &name);

/// Applies a choice to the running application; System restores what the platform gave at the start.
class AppearanceController : public QObject
{
    Q_OBJECT

public:
    explicit AppearanceController(QObject *parent = nullptr);

    void setAppearance(Appearance appearance);
    [[nodiscard]] Appearance appearance() const { return m_appearance; }

    /// The theme of the timeline that goes with the palette in force.
    [[nodiscard]] ThemeName timelineTheme() const;

signals:
    void changed();

private:
    Appearance m_appearance = Appearance::System;
    QPalette m_systemPalette;
    QString m_systemStyle;
};

} // namespace chronolane
