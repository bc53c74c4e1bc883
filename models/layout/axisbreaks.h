// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelinesnapshot.h"

#include <vector>

namespace chronolane {

/// A stretch of time in which nothing happened and that the axis leaves out.
struct AxisBreak
{
    Micros begin = 0;
    Micros end = 0;

    [[nodiscard]] Micros length() const { return end - begin; }
    bool operator==(const AxisBreak &) const = default;
};

/// The silences of a snapshot that are worth leaving out: longer than six times the median of the other gaps (of the time
/// in which something went on, if there are none) and than a fifth of the whole range, or (if six hours or more)
/// than half of what longer silences leave of it. A break begins where the last event before it ends, and ends where the next one starts, so its
/// length is that of the silence. Ordered, disjoint. Open-ended and enclosing spans fill no silence; other spans do.
[[nodiscard]] std::vector<AxisBreak> findAxisBreaks(const TimelineSnapshot &snapshot);

} // namespace chronolane
