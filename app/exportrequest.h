// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"
#include "models/domain/event.h"
#include "widgets/export/exportoptions.h"

#include <optional>
#include <vector>

namespace chronolane {

/// What `chronolane export` was asked for, checked.
struct ExportRequest
{
    QString output;                 ///< a file, a pattern of files, or "-"
    QString incidentId;             ///< empty: all
    std::string zone;               ///< empty: each record's own, else UTC
    bool isCore = false;            ///< --scope core or view
    bool isView = false;            ///< --scope view
    QStringList languages;          ///< at least one
    std::vector<ExportFormat> formats; ///< at least one
    bool replacesNames = false;     ///< --names roles
    int jobs = 1;                   ///< how many files are made at the same time
    std::optional<IsoInstant> from; ///< without an offset it is civil time of the display zone
    std::optional<IsoInstant> to;
    std::vector<Lane> lanes; ///< empty: all
    ExportOptions picture;   ///< without format, zone and range, which depend on the file
};

/// Reads the options of an export command line. The error is a sentence that names the wrong one.
[[nodiscard]] Result<ExportRequest, QString> exportRequest(const CommandLine &line);

} // namespace chronolane
