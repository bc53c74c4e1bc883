// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"

#include <vector>

namespace chronolane {

/// Makes one incident of the incidents of one source that share an id and whose times fit (they overlap, or no more than
/// a day lies between them): what both tell is one event with both places. One whose times are far from the earlier
/// ones' is another incident: its id gets a number ("X", "X-2") and a `repeated-id` says so. Order is kept.
void joinRepeatedIncidents(std::vector<Incident> &incidents);

} // namespace chronolane
