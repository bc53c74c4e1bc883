// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/axisbreak.h"
#include "models/layout/timelinesnapshot.h"

#include <vector>

namespace chronolane {

/// The silences of a snapshot that are worth leaving out: longer than six times the median of the other gaps (of the time
/// in which something went on, if there are none) and than a fifth of the whole range, or (if six hours or more)
/// than half of what longer silences leave of it. A break begins where the last event before it ends, and ends where the next one starts, so its
/// length is that of the silence. Ordered, disjoint. Open-ended and enclosing spans fill no silence; other spans do.
/// Of a snapshot that knows of its whole incident, those of the whole: a filter leaves no time out and stretches none.
[[nodiscard]] std::vector<AxisBreak> findAxisBreaks(const TimelineSnapshot &snapshot);

/// The same of all dated events of an incident, which lie between `first` and `last`.
[[nodiscard]] std::vector<AxisBreak> findAxisBreaks(const Incident &incident, Micros first, Micros last);

} // namespace chronolane
