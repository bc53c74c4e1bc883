// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/timelinesnapshot.h"

#include "models/layout/axisbreaks.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

namespace chronolane {
namespace {

constexpr std::uint64_t Hidden = std::numeric_limits<std::uint64_t>::max();

/// Lane in the upper half, tray bit in its highest but one bit, position in the lower half.
std::uint64_t packPlace(const TimelineSnapshot::Place &place)
{
    return (std::uint64_t(place.lane) << 33) | (std::uint64_t(place.isUndated ? 1 : 0) << 32) | place.index;
}

TimelineSnapshot::Place unpackPlace(std::uint64_t packed)
{
    return {static_cast<std::uint32_t>(packed >> 33), static_cast<std::uint32_t>(packed & 0xffff'ffffU),
            ((packed >> 32) & 1U) != 0};
}

bool standsBefore(const TimelineItem &a, const TimelineItem &b)
{
    if (a.start != b.start)
        return a.start < b.start;
    return a.end != b.end ? a.end > b.end : a.event < b.event;
}

std::optional<Micros> micros(const std::optional<UtcTime> &time)
{
    return time ? std::optional(toUnixMicroseconds(*time)) : std::nullopt;
}

/// What was published or done afterwards does not say that an open window was still open.
bool isOfIncidentItself(const Event &event)
{
    return event.isDated() && event.stage != Stage::Postmortem && event.kind != EventKind::FollowUp
        && event.kind != EventKind::Note;
}

bool isCountedWindow(const Event &event)
{
    return event.kind == EventKind::Impact && event.isDated() && event.used && event.encloses.empty();
}

/// Sorts the windows by time and writes their turn at their events.
void number(std::vector<std::uint32_t> &windows, const Incident &incident, std::vector<std::uint16_t> &ordinals)
{
    const auto isEarlier = [&](std::uint32_t a, std::uint32_t b) {
        return *incident.events[a].start < *incident.events[b].start;
    };
    if (!std::is_sorted(windows.begin(), windows.end(), isEarlier))
        std::stable_sort(windows.begin(), windows.end(), isEarlier);
    ordinals.assign(incident.events.size(), 0);
    for (std::size_t i = 0; i < windows.size(); ++i)
        ordinals[windows[i]] = static_cast<std::uint16_t>(std::min<std::size_t>(i + 1, 0xffff));
}

void addConflicts(const Incident &incident, std::uint32_t event, IncidentFacts &facts)
{
    for (const std::string &id : incident.events[event].conflictsWith) {
        if (facts.conflicts.size() >= TimelineSnapshot::MostConflicts)
            return;
        const Event *other = incident.event(id);
        if (!other)
            continue;
        const auto j = static_cast<std::uint32_t>(other - incident.events.data());
        const std::pair pair(std::min(event, j), std::max(event, j));
        const auto known = std::find(facts.conflicts.begin(), facts.conflicts.end(), pair);
        if (event != j && known == facts.conflicts.end())
            facts.conflicts.push_back(pair);
    }
}

TimelineItem makeItem(const Event &event, std::uint32_t index, std::optional<Micros> lastInstant)
{
    TimelineItem item;
    item.event = index;
    item.start = toUnixMicroseconds(*event.start);
    item.end = micros(event.end).value_or(item.start);
    if (event.openEnded && !event.end)
        item.end = std::max(item.start, lastInstant.value_or(item.start));
    item.set(ItemFlag::EndBeforeStart, item.end < item.start);
    item.end = std::max(item.end, item.start);
    item.set(ItemFlag::Span, event.isSpan() && !item.has(ItemFlag::EndBeforeStart));
    item.set(ItemFlag::OpenEnded, event.openEnded && !event.end);
    item.set(ItemFlag::Approximate, event.approximate);
    item.set(ItemFlag::ApproximateEnd, event.approximateEnd && event.end);
    item.set(ItemFlag::Assumed, event.basis == Basis::Assumed);
    item.set(ItemFlag::AssumedEnd, event.endBasis == Basis::Assumed && event.end);
    item.set(ItemFlag::Derived, event.basis == Basis::Derived);
    item.set(ItemFlag::DerivedEnd, event.endBasis == Basis::Derived && event.end);
    item.set(ItemFlag::Conflicting, !event.conflictsWith.empty());
    item.set(ItemFlag::Unused, !event.used);
    item.set(ItemFlag::Enclosing, !event.encloses.empty());
    item.source = event.evidence.empty() ? std::uint16_t(0) : static_cast<std::uint16_t>(event.evidence.front().source);
    item.kindValue = static_cast<std::uint8_t>(event.kind);
    item.stageValue = static_cast<std::uint8_t>(event.stage);
    item.precisionValue = static_cast<std::uint8_t>(event.precision);
    item.endPrecisionValue = static_cast<std::uint8_t>(event.endPrecision);
    return item;
}

UndatedItem makeUndated(const Event &event, std::uint32_t index)
{
    UndatedItem item;
    item.event = index;
    item.kindValue = static_cast<std::uint8_t>(event.kind);
    item.stageValue = static_cast<std::uint8_t>(event.stage);
    item.earliest = micros(event.earliest);
    item.latest = micros(event.latest);
    item.isBounded = item.earliest || item.latest;
    return item;
}

/// Finds or adds the lane of an event; nullptr where its lane is not asked for.
class LaneChooser
{
public:
    LaneChooser(const Incident &incident, const SnapshotRequest &request, std::vector<TimelineLane> &lanes)
        : m_incident(incident), m_grouping(request.grouping), m_lanes(lanes)
    {
        if (m_grouping != LaneGrouping::Kind)
            return;
        std::vector<Lane> wanted = request.lanes;
        if (wanted.empty())
            wanted = {Lane::Impact, Lane::Causes, Lane::Remediation, Lane::Status, Lane::FollowUp};
        for (const Lane lane : wanted) {
            m_lanes.emplace_back();
            m_lanes.back().lane = lane;
        }
    }

    TimelineLane *laneFor(const Event &event)
    {
        switch (m_grouping) {
        case LaneGrouping::Kind:
            return findLane([&](const TimelineLane &lane) { return lane.lane == laneOf(event.kind); });
        case LaneGrouping::Stage:
            if (TimelineLane *lane = findLane([&](const TimelineLane &l) { return l.stage == event.stage; }))
                return lane;
            m_lanes.emplace_back();
            m_lanes.back().stage = event.stage;
            return &m_lanes.back();
        case LaneGrouping::Source:
        case LaneGrouping::Component:
        case LaneGrouping::Author:
            break;
        }
        const std::string name = nameFor(event);
        if (TimelineLane *lane = findLane([&](const TimelineLane &l) { return l.name == name; }))
            return lane;
        m_lanes.emplace_back();
        m_lanes.back().name = name;
        return &m_lanes.back();
    }

private:
    template<typename Predicate>
    TimelineLane *findLane(Predicate predicate)
    {
        const auto it = std::find_if(m_lanes.begin(), m_lanes.end(), predicate);
        return it == m_lanes.end() ? nullptr : &*it;
    }

    std::string nameFor(const Event &event) const
    {
        if (m_grouping == LaneGrouping::Author)
            return event.author.str();
        if (m_grouping == LaneGrouping::Component)
            return event.components.empty() ? std::string() : event.components.front();
        const std::size_t source = event.evidence.empty() ? m_incident.sources.size() : event.evidence.front().source;
        return source < m_incident.sources.size() ? m_incident.sources[source].name : std::string();
    }

    const Incident &m_incident;
    LaneGrouping m_grouping;
    std::vector<TimelineLane> &m_lanes;
};

/// Puts the lanes in the order that is asked for and takes the hidden ones out.
void arrangeLanes(const SnapshotRequest &request, TimelineSnapshot &snapshot)
{
    const auto rank = [&request](const TimelineLane &lane) {
        return std::find(request.order.begin(), request.order.end(), lane.key()) - request.order.begin();
    };
    if (!request.order.empty())
        std::stable_sort(snapshot.lanes.begin(), snapshot.lanes.end(),
                         [&rank](const TimelineLane &a, const TimelineLane &b) { return rank(a) < rank(b); });
    if (request.hidden.empty())
        return;
    std::erase_if(snapshot.lanes, [&](TimelineLane &lane) {
        if (std::find(request.hidden.begin(), request.hidden.end(), lane.key()) == request.hidden.end())
            return false;
        HiddenLane hidden;
        hidden.eventCount = lane.items.size() + lane.undated.size();
        hidden.lane.lane = lane.lane;
        hidden.lane.stage = lane.stage;
        hidden.lane.name = lane.name;
        snapshot.hiddenLanes.push_back(std::move(hidden));
        return true;
    });
}

/// What the axis, T0 and the overview stand on, whatever a filter shows.
void addInstants(const Event &event, IncidentFacts &facts)
{
    if (!event.isDated())
        return;
    const Micros start = toUnixMicroseconds(event.start ? *event.start : *event.end);
    const Micros end = event.end ? std::max(start, toUnixMicroseconds(*event.end)) : start;
    facts.first = std::min(facts.first.value_or(start), start);
    facts.last = std::max(facts.last.value_or(end), end);
    if (event.kind == EventKind::Impact && event.used)
        facts.firstImpact = std::min(facts.firstImpact.value_or(start), start);
}

} // namespace

std::string TimelineLane::key() const
{
    if (lane)
        return std::string(chronolane::name(*lane));
    return stage ? std::string(chronolane::name(*stage)) : name;
}

std::optional<TimelineSnapshot::Place> TimelineSnapshot::find(std::uint32_t event) const
{
    std::size_t at = event;
    if (!m_shown.empty()) {
        const auto known = std::lower_bound(m_shown.begin(), m_shown.end(), event);
        at = known != m_shown.end() && *known == event ? static_cast<std::size_t>(known - m_shown.begin())
                                                       : m_places.size();
    }
    if (at >= m_places.size() || m_places[at] == Hidden)
        return std::nullopt;
    return unpackPlace(m_places[at]);
}

std::size_t TimelineSnapshot::itemCount() const
{
    return std::accumulate(lanes.begin(), lanes.end(), std::size_t(0),
                           [](std::size_t sum, const TimelineLane &lane) { return sum + lane.items.size(); });
}

std::size_t TimelineSnapshot::undatedCount() const
{
    return std::accumulate(lanes.begin(), lanes.end(), std::size_t(0),
                           [](std::size_t sum, const TimelineLane &lane) { return sum + lane.undated.size(); });
}

std::size_t TimelineSnapshot::memoryUse() const
{
    std::size_t bytes = m_places.capacity() * sizeof(std::uint64_t) + m_shown.capacity() * sizeof(std::uint32_t);
    for (const TimelineLane &lane : lanes) {
        bytes += sizeof(TimelineLane) + lane.items.capacity() * sizeof(TimelineItem)
            + lane.undated.capacity() * sizeof(UndatedItem) + lane.index.memoryUse();
    }
    return bytes;
}

void TimelineSnapshot::finish()
{
    std::uint32_t eventEnd = 0;
    std::optional<Micros> firstImpact;
    first = last = std::nullopt;
    kinds = stages = flags = 0;
    for (TimelineLane &lane : lanes) {
        if (!std::is_sorted(lane.items.begin(), lane.items.end(), standsBefore))
            std::sort(lane.items.begin(), lane.items.end(), standsBefore);
        lane.index.build(lane.items);
        for (const TimelineItem &item : lane.items) {
            eventEnd = std::max(eventEnd, item.event + 1);
            kinds |= 1U << item.kindValue;
            stages |= 1U << item.stageValue;
            flags |= item.flags;
            last = std::max(last.value_or(item.end), item.end);
            if (!firstImpact && item.kind() == EventKind::Impact && !item.has(ItemFlag::Unused))
                firstImpact = item.start;
        }
        for (const UndatedItem &item : lane.undated) {
            eventEnd = std::max(eventEnd, item.event + 1);
            kinds |= 1U << item.kindValue;
            stages |= 1U << item.stageValue;
        }
        if (!lane.items.empty())
            first = std::min(first.value_or(lane.items.front().start), lane.items.front().start);
    }
    if (!t0)
        t0 = firstImpact ? firstImpact : first;

    makePlaces(eventEnd);
}

void TimelineSnapshot::makePlaces(std::uint32_t eventEnd)
{
    // Of few events among many, only those are listed: what a search leaves of a million.
    constexpr std::size_t sparse = 8;
    m_shown.clear();
    if ((itemCount() + undatedCount()) * sparse < eventEnd) {
        for (const TimelineLane &lane : lanes) {
            for (const TimelineItem &item : lane.items)
                m_shown.push_back(item.event);
            for (const UndatedItem &item : lane.undated)
                m_shown.push_back(item.event);
        }
        std::sort(m_shown.begin(), m_shown.end());
    }
    m_places.assign(m_shown.empty() ? eventEnd : m_shown.size(), Hidden);
    const auto placeOf = [this](std::uint32_t event) -> std::uint64_t & {
        const auto at = m_shown.empty() ? static_cast<std::ptrdiff_t>(event)
                                        : std::lower_bound(m_shown.begin(), m_shown.end(), event) - m_shown.begin();
        return m_places[static_cast<std::size_t>(at)];
    };
    for (std::uint32_t l = 0; l < lanes.size(); ++l) {
        for (std::uint32_t i = 0; i < lanes[l].items.size(); ++i)
            placeOf(lanes[l].items[i].event) = packPlace({l, i, false});
        for (std::uint32_t i = 0; i < lanes[l].undated.size(); ++i)
            placeOf(lanes[l].undated[i].event) = packPlace({l, i, true});
    }
}

IncidentFacts incidentFacts(const Incident &incident)
{
    IncidentFacts facts;
    std::vector<std::uint32_t> windows;
    for (std::uint32_t i = 0; i < incident.events.size(); ++i) {
        const Event &event = incident.events[i];
        if (isOfIncidentItself(event)) {
            const Micros end = toUnixMicroseconds(event.end.value_or(*event.start));
            facts.lastInstant = std::max(facts.lastInstant.value_or(end), end);
        }
        if (isCountedWindow(event))
            windows.push_back(i);
        addInstants(event, facts);
        addConflicts(incident, i, facts);
    }
    number(windows, incident, facts.ordinals);
    if (facts.first)
        facts.breaks = findAxisBreaks(incident, *facts.first, *facts.last);
    return facts;
}

std::shared_ptr<const TimelineSnapshot> buildSnapshot(const Incident &incident, const SnapshotRequest &request)
{
    auto snapshot = std::make_shared<TimelineSnapshot>();
    snapshot->severity = incident.severity;
    snapshot->t0 = micros(incident.view.t0);
    LaneChooser chooser(incident, request, snapshot->lanes);
    const IncidentFacts found = request.facts ? IncidentFacts() : incidentFacts(incident);
    const IncidentFacts &facts = request.facts ? *request.facts : found;
    snapshot->conflicts = facts.conflicts;
    if (!snapshot->t0)
        snapshot->t0 = facts.firstImpact ? facts.firstImpact : facts.first;
    snapshot->wholeFirst = facts.first;
    snapshot->wholeLast = facts.last;
    snapshot->wholeBreaks = facts.breaks;

    const auto add = [&](std::uint32_t index) {
        const Event &event = incident.events[index];
        TimelineLane *lane = chooser.laneFor(event);
        if (!lane)
            return;
        if (!event.isDated()) {
            lane->undated.push_back(makeUndated(event, index));
            return;
        }
        lane->items.push_back(makeItem(event, index, facts.lastInstant));
        lane->items.back().ordinal = facts.ordinals[index];
    };
    if (request.events) {
        for (const std::uint32_t index : *request.events)
            add(index);
    } else {
        for (std::uint32_t index = 0; index < incident.events.size(); ++index)
            add(index);
    }
    arrangeLanes(request, *snapshot);
    snapshot->finish();
    return snapshot;
}

} // namespace chronolane
