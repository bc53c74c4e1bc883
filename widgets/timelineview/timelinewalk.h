// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelinesnapshot.h"

#include <cstdint>
#include <optional>

namespace chronolane {

/// Steps from event to event the way the keyboard does: through time over all lanes, along a lane, or across
/// to the next lane. Undated steps come after the dated ones, in the order of the source. Every step costs
/// O(lanes · log n).
///
/// Holds a reference: the snapshot outlives the walk. Events are indexes into Incident::events; nullopt means
/// that there is nothing in that direction (or that the event is hidden by the filter).
class TimelineWalk
{
public:
    explicit TimelineWalk(const TimelineSnapshot &snapshot)
        : m_snapshot(snapshot)
    {
    }

    using Event = std::optional<std::uint32_t>;

    [[nodiscard]] Event first() const;
    [[nodiscard]] Event last() const;
    [[nodiscard]] Event nextInTime(std::uint32_t event) const;
    [[nodiscard]] Event previousInTime(std::uint32_t event) const;
    [[nodiscard]] Event nextInLane(std::uint32_t event) const;
    [[nodiscard]] Event previousInLane(std::uint32_t event) const;
    /// The event of the next lane upwards (downwards) that is not empty, nearest in time; from an undated
    /// step the first one there.
    [[nodiscard]] Event laneAbove(std::uint32_t event) const;
    [[nodiscard]] Event laneBelow(std::uint32_t event) const;
    /// The dated event whose start is nearest to the time; the first undated one where none is dated.
    [[nodiscard]] Event nearest(Micros time) const;

private:
    using Place = TimelineSnapshot::Place;

    [[nodiscard]] std::uint32_t eventAt(const Place &place) const;
    [[nodiscard]] std::optional<Place> inLane(const Place &place, int step) const;
    [[nodiscard]] Event acrossLanes(std::uint32_t event, int step) const;
    [[nodiscard]] std::optional<std::uint32_t> nearestInLane(const TimelineLane &lane, Micros time) const;
    [[nodiscard]] std::optional<Place> nextDated(const Place &place) const;
    [[nodiscard]] std::optional<Place> previousDated(const Place &place) const;
    [[nodiscard]] Event firstDated() const;
    [[nodiscard]] Event lastDated() const;
    [[nodiscard]] Event firstUndated(std::size_t fromLane) const;
    [[nodiscard]] Event lastUndated(std::size_t endLane) const;

    const TimelineSnapshot &m_snapshot;
};

} // namespace chronolane
