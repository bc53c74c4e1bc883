// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/exportpreset.h"

#include <QCoreApplication>

namespace chronolane {

std::span<const ExportPreset> exportPresets()
{
    static const ExportPreset presets[] = {
        {"slide", QT_TRANSLATE_NOOP("chronolane::ExportPreset", "Slide 16:9"), {1920, 1080}},
        {"column", QT_TRANSLATE_NOOP("chronolane::ExportPreset", "Document column"), {1600, 900}},
        {"a4", QT_TRANSLATE_NOOP("chronolane::ExportPreset", "A4 landscape"), {1123, 794}},
        {"letter", QT_TRANSLATE_NOOP("chronolane::ExportPreset", "Letter landscape"), {1056, 816}},
        {"poster", QT_TRANSLATE_NOOP("chronolane::ExportPreset", "Poster"), {3840, 2160}},
        {"thumbnail", QT_TRANSLATE_NOOP("chronolane::ExportPreset", "Thumbnail"), {800, 450}},
    };
    return presets;
}

const ExportPreset *findExportPreset(QStringView name)
{
    for (const ExportPreset &preset : exportPresets()) {
        if (name == QLatin1String(preset.name))
            return &preset;
    }
    return nullptr;
}

} // namespace chronolane
