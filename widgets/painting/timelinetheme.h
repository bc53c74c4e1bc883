// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"
#include "models/layout/textmeasure.h"

#include <QColor>
#include <QFont>
#include <QString>

#include <array>
#include <optional>
#include <string_view>

namespace chronolane {

enum class ThemeName { Light, Dark, HighContrast, Print };

/// The word of the command line: light, dark, high-contrast, print.
[[nodiscard]] std::string_view name(ThemeName theme);
[[nodiscard]] std::optional<ThemeName> themeFromName(std::string_view name);

/// Colours and pens of the picture. Text is never coloured and no colour carries a meaning alone: shapes, hatches
/// and words say the same.
struct TimelineTheme
{
    ThemeName name = ThemeName::Light;
    QColor background;      ///< of the picture
    QColor laneEven;        ///< of lane bodies, taking turns
    QColor laneOdd;
    QColor header;          ///< of lane headers and the axis
    QColor text;
    QColor mutedText;       ///< remarks; still 4.5:1
    QColor grid;            ///< minor ticks
    QColor gridStrong;      ///< day lines and borders
    QColor outline;         ///< around every mark: 3:1 against the ground
    QColor weekend;         ///< translucent, over the lanes
    QColor impactShade;     ///< translucent, over the lanes
    QColor tray;
    QColor accent;          ///< selection and focus
    QColor accentInner;     ///< the second colour of the focus ring
    double hairline = 1;    ///< px

    [[nodiscard]] QColor kindFill(EventKind kind) const;
    [[nodiscard]] QColor stageFill(Stage stage) const;
    [[nodiscard]] QColor severityFill(Severity severity) const;

    [[nodiscard]] static TimelineTheme make(ThemeName name);
    [[nodiscard]] bool isDark() const { return background.lightness() < 128; }
};

/// The contrast ratio of WCAG 2 between two opaque colours: 1 to 21.
[[nodiscard]] double contrastRatio(const QColor &a, const QColor &b);

} // namespace chronolane
