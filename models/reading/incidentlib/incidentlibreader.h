// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/recordreader.h"

#include <memory>

namespace chronolane {

/// "incidentlib": case records as incident libraries keep them – facts and prose in one or several languages, steps
/// without times, lengths counted from a start that only the prose states. One case, an array, {"cases": […]} or
/// JSON Lines.
[[nodiscard]] std::unique_ptr<RecordReader> makeIncidentLibReader();

} // namespace chronolane
