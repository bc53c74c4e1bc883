// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/eventjoiner.h"

#include "models/analysis/plaintext.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <utility>

namespace chronolane {

namespace {

/// Two tellings of one detection lie within this of each other; farther apart they are two detections.
const Duration SameDetection = boost::posix_time::hours(1);
/// The same for an update whose words are the same.
const Duration SameUpdate = boost::posix_time::hours(24);

CivilTime truncated(UtcTime time, Precision precision)
{
    CivilTime civil = toCivil(time);
    civil.microsecond = 0;
    if (precision >= Precision::Minute)
        civil.second = 0;
    if (precision >= Precision::Hour)
        civil.minute = 0;
    return civil;
}

/// A unit coarser than an hour depends on the zone's midnight and is compared as it stands.
bool isSameTime(const std::optional<UtcTime> &a, Precision precisionA, const std::optional<UtcTime> &b,
                Precision precisionB)
{
    if (a == b)
        return true;
    const Precision coarser = std::max(precisionA, precisionB);
    return a && b && coarser <= Precision::Hour && truncated(*a, coarser) == truncated(*b, coarser);
}

bool isSameStart(const Event &a, const Event &b)
{
    return isSameTime(a.start, a.precision, b.start, b.precision);
}

bool isSameEnd(const Event &a, const Event &b)
{
    return isSameTime(a.end, a.endPrecision, b.end, b.endPrecision);
}

/// An open end says nothing against an end that another source states.
bool isEndOpenInOne(const Event &a, const Event &b)
{
    return (a.openEnded && b.isSpan()) || (b.openEnded && a.isSpan());
}

/// Events that agree have the same key: its kind and the hour in which it starts.
std::pair<EventKind, std::int64_t> hourKey(const Event &event)
{
    constexpr std::int64_t MicrosecondsPerHour = 3'600'000'000;
    return {event.kind, event.start ? toUnixMicroseconds(*event.start) / MicrosecondsPerHour
                                    : std::numeric_limits<std::int64_t>::min()};
}

bool haveSameWords(const Event &a, const Event &b)
{
    return std::any_of(a.text.entries().begin(), a.text.entries().end(), [&b](const auto &entry) {
        const std::string *other = b.text.find(entry.first);
        return other && foldedText(entry.second) == foldedText(*other);
    });
}

bool haveFittingStages(const Event &a, const Event &b)
{
    const auto isUntold = [](Stage stage) { return stage == Stage::None || stage == Stage::Update; };
    return a.stage == b.stage || isUntold(a.stage) || isUntold(b.stage);
}

bool isWindow(const Event &event)
{
    return (event.kind == EventKind::Impact || event.kind == EventKind::Maintenance) && event.start && event.end
        && *event.end > *event.start;
}

Duration overlap(const Event &a, const Event &b)
{
    const UtcTime from = std::max(*a.start, *b.start);
    const UtcTime to = std::min(*a.end, *b.end);
    return to > from ? to - from : Duration();
}

/// Whether most of the shorter window lies in the other one.
bool tellTheSameWindow(const Event &a, const Event &b)
{
    const Duration shorter = std::min(*a.end - *a.start, *b.end - *b.start);
    return a.kind == b.kind && overlap(a, b) * 2 > shorter;
}

bool tellTheSameMoment(const Event &a, const Event &b)
{
    if (a.kind != b.kind || !a.start || !b.start || isSameStart(a, b))
        return false;
    const Duration apart = *a.start > *b.start ? *a.start - *b.start : *b.start - *a.start;
    if (a.kind == EventKind::Detection)
        return apart <= SameDetection;
    return a.kind == EventKind::StatusUpdate && a.stage == b.stage && apart <= SameUpdate && haveSameWords(a, b);
}

/// Stated before derived before assumed, exact before approximate.
bool isBetterFounded(const Event &a, const Event &b)
{
    return std::pair(a.basis, a.approximate || a.approximateEnd) < std::pair(b.basis, b.approximate || b.approximateEnd);
}

void addMissing(SharedList<std::string> &to, const SharedList<std::string> &from)
{
    for (const std::string &value : from) {
        if (std::find(to.begin(), to.end(), value) == to.end())
            to.push_back(value);
    }
}

/// What the second telling knows better or besides.
void absorb(Event &event, const Event &other)
{
    for (const Evidence &evidence : other.evidence) {
        if (std::find(event.evidence.begin(), event.evidence.end(), evidence) == event.evidence.end())
            event.evidence.push_back(evidence);
    }
    for (const auto &[tag, text] : other.text.entries()) {
        if (!event.text.find(tag))
            event.text.set(tag, text);
    }
    addMissing(event.components, other.components);
    if (event.author.empty())
        event.author = other.author;
    if (event.stage == Stage::None || event.stage == Stage::Update)
        event.stage = other.stage == Stage::None ? event.stage : other.stage;
    if (other.start && (other.precision < event.precision || isBetterFounded(other, event))) {
        event.start = other.start;
        event.precision = other.precision;
        event.basis = other.basis;
    }
    event.approximate = event.approximate && other.approximate;
    if (other.end && (!event.end || other.endPrecision < event.endPrecision)) {
        event.end = other.end;
        event.endPrecision = other.endPrecision;
        event.endBasis = other.endBasis;
        event.approximateEnd = event.openEnded ? other.approximateEnd : event.approximateEnd;
        event.openEnded = false;
    }
    if (other.end)
        event.approximateEnd = event.approximateEnd && other.approximateEnd;
}

} // namespace

bool agree(const Event &a, const Event &b)
{
    if (a.kind != b.kind || a.encloses.empty() != b.encloses.empty())
        return false;
    if (!a.isDated() || !b.isDated())
        return !a.isDated() && !b.isDated() && haveSameWords(a, b);
    if (a.kind == EventKind::StatusUpdate && !haveFittingStages(a, b))
        return false;
    return isSameStart(a, b) && ((isSameEnd(a, b) && a.openEnded == b.openEnded) || isEndOpenInOne(a, b));
}

void EventJoiner::add(std::vector<Event> events)
{
    std::vector<bool> isTaken(events.size(), false);
    joinAgreeing(events, isTaken);
    const std::size_t firstNew = m_events.size();
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (isTaken[i])
            continue;
        m_events.push_back(std::move(events[i]));
        m_partOf.push_back(m_parts);
    }
    relateWindows(firstNew);
    relateOthers(firstNew);
    ++m_parts;
}

std::vector<Event> EventJoiner::take()
{
    return std::move(m_events);
}

void EventJoiner::joinAgreeing(std::vector<Event> &events, std::vector<bool> &isTaken)
{
    std::multimap<std::pair<EventKind, std::int64_t>, std::size_t> byHour;
    for (std::size_t i = 0; i < m_events.size(); ++i)
        byHour.emplace(hourKey(m_events[i]), i);
    std::vector<bool> hasPartner(m_events.size(), false);
    std::vector<std::pair<std::string, std::string>> renamed;
    for (std::size_t later = 0; later < events.size(); ++later) {
        const auto [first, last] = byHour.equal_range(hourKey(events[later]));
        for (auto it = first; it != last; ++it) {
            const std::size_t earlier = it->second;
            if (hasPartner[earlier] || !agree(m_events[earlier], events[later]))
                continue;
            absorb(m_events[earlier], events[later]);
            renamed.emplace_back(events[later].id, m_events[earlier].id);
            hasPartner[earlier] = true;
            isTaken[later] = true;
            break;
        }
    }
    for (Event &event : events) {
        for (auto *ids : {&event.encloses, &event.conflictsWith}) {
            if (ids->empty())
                continue;
            for (std::string &id : ids->edit()) {
                const auto found = std::find_if(renamed.begin(), renamed.end(),
                                                [&id](const auto &entry) { return entry.first == id; });
                if (found != renamed.end())
                    id = found->second;
            }
        }
    }
}

void EventJoiner::relateWindows(std::size_t firstNew)
{
    const auto windowsWithin = [this](std::size_t outer, std::size_t begin, std::size_t end) {
        std::vector<std::size_t> result;
        for (std::size_t i = begin; i < end; ++i) {
            const bool isCandidate = isWindow(m_events[i]) && m_events[i].encloses.empty() && m_events[i].used;
            if (isCandidate && tellTheSameWindow(m_events[outer], m_events[i]))
                result.push_back(i);
        }
        return result;
    };
    const auto relate = [this](std::size_t outer, const std::vector<std::size_t> &inner) {
        for (const std::size_t index : inner)
            m_events[outer].encloses.push_back(m_events[index].id);
    };
    const std::size_t count = m_events.size();
    for (std::size_t later = firstNew; later < count; ++later) {
        if (!isWindow(m_events[later]) || !m_events[later].encloses.empty())
            continue;
        const std::vector<std::size_t> earlier = windowsWithin(later, 0, firstNew);
        if (earlier.size() > 1) {
            relate(later, earlier);
        } else if (earlier.size() == 1) {
            const std::vector<std::size_t> siblings = windowsWithin(earlier.front(), firstNew, count);
            if (siblings.size() > 1)
                relate(earlier.front(), siblings);
            else
                conflict(earlier.front(), later);
        }
    }
}

void EventJoiner::relateOthers(std::size_t firstNew)
{
    for (std::size_t later = firstNew; later < m_events.size(); ++later) {
        for (std::size_t earlier = 0; earlier < firstNew; ++earlier) {
            if (m_events[earlier].used && tellTheSameMoment(m_events[earlier], m_events[later])) {
                conflict(earlier, later);
                break;
            }
        }
    }
}

void EventJoiner::conflict(std::size_t earlier, std::size_t later)
{
    Event &first = m_events[earlier];
    Event &second = m_events[later];
    addMissing(first.conflictsWith, {second.id});
    addMissing(second.conflictsWith, {first.id});
    const bool isSecondBetter = isBetterFounded(second, first);
    first.used = !isSecondBetter;
    second.used = isSecondBetter;
}

} // namespace chronolane
