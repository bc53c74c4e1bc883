// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QStringView>

#include <span>

namespace chronolane {

/// A size that documents ask for.
struct ExportPreset
{
    const char *name;   ///< for the command line and settings: "slide", "a4" …
    const char *label;  ///< in English; translate it in the context chronolane::ExportPreset
    QSize size;         ///< px at scale 1
};

/// All presets, in the order in which they are offered.
[[nodiscard]] std::span<const ExportPreset> exportPresets();

/// nullptr if there is no preset of that name.
[[nodiscard]] const ExportPreset *findExportPreset(QStringView name);

} // namespace chronolane
