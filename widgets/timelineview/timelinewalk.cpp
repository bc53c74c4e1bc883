// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/timelinewalk.h"

#include <cstdlib>

namespace chronolane {

namespace {

/// A dated item's rank in the walk through time: by start, then top to bottom, then in the order of its lane.
struct Rank
{
    Micros start;
    std::size_t lane;
    std::size_t index;

    auto operator<=>(const Rank &) const = default;
};

} // namespace

std::uint32_t TimelineWalk::eventAt(const Place &place) const
{
    const TimelineLane &lane = m_snapshot.lanes[place.lane];
    return place.isUndated ? lane.undated[place.index].event : lane.items[place.index].event;
}

std::optional<TimelineSnapshot::Place> TimelineWalk::nextDated(const Place &place) const
{
    const Rank here{m_snapshot.lanes[place.lane].items[place.index].start, place.lane, place.index};
    std::optional<Rank> best;
    for (std::size_t l = 0; l < m_snapshot.lanes.size(); ++l) {
        const TimelineLane &lane = m_snapshot.lanes[l];
        // At the same instant, lanes further down are still to come; those above have been.
        std::size_t index = lane.index.lowerBound(lane.items, l > here.lane ? here.start : here.start + 1);
        if (l == here.lane)
            index = here.index + 1;
        if (index >= lane.items.size())
            continue;
        const Rank rank{lane.items[index].start, l, index};
        if (!best || rank < *best)
            best = rank;
    }
    if (!best)
        return std::nullopt;
    return Place{static_cast<std::uint32_t>(best->lane), static_cast<std::uint32_t>(best->index), false};
}

std::optional<TimelineSnapshot::Place> TimelineWalk::previousDated(const Place &place) const
{
    const Rank here{m_snapshot.lanes[place.lane].items[place.index].start, place.lane, place.index};
    std::optional<Rank> best;
    for (std::size_t l = 0; l < m_snapshot.lanes.size(); ++l) {
        const TimelineLane &lane = m_snapshot.lanes[l];
        std::size_t end = lane.index.lowerBound(lane.items, l < here.lane ? here.start + 1 : here.start);
        if (l == here.lane)
            end = here.index;
        if (end == 0)
            continue;
        const Rank rank{lane.items[end - 1].start, l, end - 1};
        if (!best || rank > *best)
            best = rank;
    }
    if (!best)
        return std::nullopt;
    return Place{static_cast<std::uint32_t>(best->lane), static_cast<std::uint32_t>(best->index), false};
}

TimelineWalk::Event TimelineWalk::firstDated() const
{
    std::optional<Rank> best;
    for (std::size_t l = 0; l < m_snapshot.lanes.size(); ++l) {
        const TimelineLane &lane = m_snapshot.lanes[l];
        if (!lane.items.empty() && (!best || lane.items.front().start < best->start))
            best = Rank{lane.items.front().start, l, 0};
    }
    return best ? Event(m_snapshot.lanes[best->lane].items[best->index].event) : std::nullopt;
}

TimelineWalk::Event TimelineWalk::lastDated() const
{
    std::optional<Rank> best;
    for (std::size_t l = 0; l < m_snapshot.lanes.size(); ++l) {
        const TimelineLane &lane = m_snapshot.lanes[l];
        if (!lane.items.empty() && (!best || lane.items.back().start >= best->start))
            best = Rank{lane.items.back().start, l, lane.items.size() - 1};
    }
    return best ? Event(m_snapshot.lanes[best->lane].items[best->index].event) : std::nullopt;
}

TimelineWalk::Event TimelineWalk::firstUndated(std::size_t fromLane) const
{
    for (std::size_t l = fromLane; l < m_snapshot.lanes.size(); ++l) {
        if (!m_snapshot.lanes[l].undated.empty())
            return m_snapshot.lanes[l].undated.front().event;
    }
    return std::nullopt;
}

TimelineWalk::Event TimelineWalk::lastUndated(std::size_t endLane) const
{
    for (std::size_t l = endLane; l > 0; --l) {
        if (!m_snapshot.lanes[l - 1].undated.empty())
            return m_snapshot.lanes[l - 1].undated.back().event;
    }
    return std::nullopt;
}

TimelineWalk::Event TimelineWalk::first() const
{
    const Event dated = firstDated();
    return dated ? dated : firstUndated(0);
}

TimelineWalk::Event TimelineWalk::last() const
{
    const Event undated = lastUndated(m_snapshot.lanes.size());
    return undated ? undated : lastDated();
}

TimelineWalk::Event TimelineWalk::nextInTime(std::uint32_t event) const
{
    const auto place = m_snapshot.find(event);
    if (!place)
        return std::nullopt;
    if (!place->isUndated) {
        const auto next = nextDated(*place);
        return next ? Event(eventAt(*next)) : firstUndated(0);
    }
    const auto next = inLane(*place, 1);
    return next ? Event(eventAt(*next)) : firstUndated(place->lane + 1);
}

TimelineWalk::Event TimelineWalk::previousInTime(std::uint32_t event) const
{
    const auto place = m_snapshot.find(event);
    if (!place)
        return std::nullopt;
    if (!place->isUndated) {
        const auto previous = previousDated(*place);
        return previous ? Event(eventAt(*previous)) : std::nullopt;
    }
    if (place->index > 0)
        return eventAt(Place{place->lane, place->index - 1, true});
    const Event above = lastUndated(place->lane);
    return above ? above : lastDated();
}

std::optional<TimelineSnapshot::Place> TimelineWalk::inLane(const Place &place, int step) const
{
    const TimelineLane &lane = m_snapshot.lanes[place.lane];
    // One row of both kinds: the dated items, then the tray.
    const auto dated = static_cast<std::int64_t>(lane.items.size());
    const auto all = dated + static_cast<std::int64_t>(lane.undated.size());
    const std::int64_t position = place.index + (place.isUndated ? dated : 0) + step;
    if (position < 0 || position >= all)
        return std::nullopt;
    if (position < dated)
        return Place{place.lane, static_cast<std::uint32_t>(position), false};
    return Place{place.lane, static_cast<std::uint32_t>(position - dated), true};
}

TimelineWalk::Event TimelineWalk::nextInLane(std::uint32_t event) const
{
    const auto place = m_snapshot.find(event);
    const auto next = place ? inLane(*place, 1) : std::nullopt;
    return next ? Event(eventAt(*next)) : std::nullopt;
}

TimelineWalk::Event TimelineWalk::previousInLane(std::uint32_t event) const
{
    const auto place = m_snapshot.find(event);
    const auto previous = place ? inLane(*place, -1) : std::nullopt;
    return previous ? Event(eventAt(*previous)) : std::nullopt;
}

std::optional<std::uint32_t> TimelineWalk::nearestInLane(const TimelineLane &lane, Micros time) const
{
    if (lane.items.empty())
        return std::nullopt;
    const std::size_t after = lane.index.lowerBound(lane.items, time);
    if (after == 0)
        return 0U;
    if (after == lane.items.size() || time - lane.items[after - 1].start < lane.items[after].start - time)
        return static_cast<std::uint32_t>(after - 1);
    return static_cast<std::uint32_t>(after);
}

TimelineWalk::Event TimelineWalk::acrossLanes(std::uint32_t event, int step) const
{
    const auto place = m_snapshot.find(event);
    if (!place)
        return std::nullopt;
    const auto count = static_cast<std::int64_t>(m_snapshot.lanes.size());
    for (std::int64_t l = place->lane + std::int64_t{step}; l >= 0 && l < count; l += step) {
        const TimelineLane &lane = m_snapshot.lanes[static_cast<std::size_t>(l)];
        if (!place->isUndated || lane.undated.empty()) {
            const Micros time =
                place->isUndated ? 0 : m_snapshot.lanes[place->lane].items[place->index].start;
            if (const auto index = nearestInLane(lane, time))
                return lane.items[place->isUndated ? 0 : *index].event;
        }
        if (!lane.undated.empty())
            return lane.undated.front().event;
    }
    return std::nullopt;
}

TimelineWalk::Event TimelineWalk::laneAbove(std::uint32_t event) const
{
    return acrossLanes(event, -1);
}

TimelineWalk::Event TimelineWalk::laneBelow(std::uint32_t event) const
{
    return acrossLanes(event, 1);
}

TimelineWalk::Event TimelineWalk::nearest(Micros time) const
{
    const TimelineItem *best = nullptr;
    for (const TimelineLane &lane : m_snapshot.lanes) {
        const auto index = nearestInLane(lane, time);
        if (!index)
            continue;
        const TimelineItem &item = lane.items[*index];
        if (!best || std::llabs(item.start - time) < std::llabs(best->start - time))
            best = &item;
    }
    return best ? Event(best->event) : firstUndated(0);
}

} // namespace chronolane
