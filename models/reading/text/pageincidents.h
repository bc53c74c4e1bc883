// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/statuspagetext.h"

#include <span>
#include <vector>

namespace chronolane {

/// The incidents of a page that lists several, one after the other ("Past Incidents"): what stands behind the closing time of
/// an update and before the next one is the preamble of a further incident. A page of one incident stays as it is.
[[nodiscard]] std::vector<StatusPageText> incidentsOf(StatusPageText page, std::span<const ProseUnit> units);

} // namespace chronolane
