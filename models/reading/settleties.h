// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/event.h"

#include <cstddef>
#include <vector>

namespace chronolane {

/// Puts status updates of one moment (to the minute, often) in the order in which they were posted: a list that tells the
/// newest first tells them the wrong way round. Looks at events from index `first` on; ids stay with their events.
void settleTies(std::vector<Event> &events, std::size_t first);

} // namespace chronolane
