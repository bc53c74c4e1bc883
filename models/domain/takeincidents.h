// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"

#include <memory>
#include <vector>

namespace chronolane {

struct ReadingReport;

/// Moves what was read out of the report, into the shared values that are passed on. The report has no incidents then.
[[nodiscard]] std::vector<std::shared_ptr<const Incident>> takeIncidents(ReadingReport &report);

} // namespace chronolane
