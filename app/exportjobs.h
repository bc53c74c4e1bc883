// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exportrequest.h"
#include "models/displaytext.h"
#include "models/domain/incident.h"

#include <memory>
#include <vector>

namespace chronolane {

/// One file to make.
struct ExportJob
{
    std::shared_ptr<const Incident> incident;   ///< with roles for names, where that was asked for
    DisplayText words;                          ///< in the job's language and zone
    ExportFormat format = ExportFormat::Png;
    QString output;
};

/// The files that a request makes of the incidents: one for each incident, language and format. The error is the
/// sentence that tells what was misused: no such incident, several without a pattern, two files of one name.
[[nodiscard]] Result<std::vector<ExportJob>, QString> exportJobs(const ExportRequest &request, const IncidentSet &set,
                                                                 const DisplayText &words);

} // namespace chronolane
