// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelinegeometry.h"
#include "models/layout/timescale.h"
#include "widgets/timelineview/timelinecamera.h"

#include <algorithm>
#include <optional>

namespace chronolane {

/// A stretch of time that a person measures: from where it was begun to where the pointer (or selection)
/// went.
struct RangeMeasure
{
    Micros anchor = 0;
    Micros head = 0;

    [[nodiscard]] MicrosRange range() const { return {std::min(anchor, head), std::max(anchor, head)}; }
    bool operator==(const RangeMeasure &) const = default;
};

/// A time that the pointer was drawn to.
struct SnappedTime
{
    Micros time = 0;
    std::optional<std::uint32_t> event; ///< whose edge it is; nullopt for a tick or a free place
};

/// Pointing within so many px of an edge means the edge.
inline constexpr double SnapReach = 8;

/// What a person can read at `plotX` (px from the plot's left edge): exactly that time, but at a break, where the axis is
/// not to scale, the nearer of its two ends.
[[nodiscard]] Micros readTime(const TimeScale &scale, double plotX);

/// To the whole minute, or to the second where minutes are far apart: what a person means who points at a free place.
[[nodiscard]] Micros roundedTime(const TimeScale &scale, Micros time);

/// The time at `plotX` (px from the plot's left edge): that of the nearest edge of a shown event within
/// SnapReach, else of the nearest tick, else readTime().
[[nodiscard]] SnappedTime snappedTime(const TimelineGeometry &geometry, const TimeScale &scale, double plotX);

} // namespace chronolane
