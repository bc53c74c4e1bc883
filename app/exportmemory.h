// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/exportdialog.h"

#include <optional>

class QSettings;

namespace chronolane {

/// What was chosen for exports before: one choice for each preset, and which preset was the last.
class ExportMemory
{
public:
    /// `settings` is not owned and outlives the memory.
    explicit ExportMemory(QSettings *settings) : m_settings(settings) {}

    void remember(const ExportChoice &choice);
    /// The last choice of all; nullopt if there was none.
    [[nodiscard]] std::optional<ExportChoice> last() const;
    /// The last choice for a preset (empty: for sizes of their own). What cannot be read is as in a new choice.
    [[nodiscard]] std::optional<ExportChoice> recall(const QString &preset) const;

private:
    QSettings *m_settings;
};

} // namespace chronolane
