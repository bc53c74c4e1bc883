// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/momentresolution.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace chronolane {

namespace {

/// Rows that step back by less than this were told out of order; a longer step back crosses midnight.
constexpr int LargestSlipMinutes = 60;
constexpr int MinutesADay = 24 * 60;

const Duration HalfADay = fromMicroseconds(std::int64_t{12} * 3600 * 1'000'000);

Basis weaker(Basis left, Basis right)
{
    return std::max(left, right);
}

Precision clockPrecision(const TimePoint &point)
{
    if (point.second)
        return Precision::Second;
    return point.minute ? Precision::Minute : Precision::Hour;
}

Duration minutes(int count)
{
    return fromMicroseconds(std::int64_t{count} * 60'000'000);
}

} // namespace

MomentResolution::MomentResolution(TimeResolver &resolver, const TimeExpression &expression, TimeFlow flow)
    : m_resolver(resolver), m_expression(expression), m_flow(flow)
{
}

ResolvedTime MomentResolution::resolve()
{
    const TimePoint *last = m_expression.last ? &*m_expression.last : nullptr;
    auto day = dayOfFirst();
    auto clock = clockOfFirst();
    const Zone zone = zoneOf(m_expression.first, last);
    m_result.isZoneStated = zone.basis != Basis::Assumed && (m_expression.first.zone || (last && last->zone));
    if (!day) {
        m_result.zone = zone.words.zone;
        m_result.precision = m_expression.first.hasClock() ? clockPrecision(m_expression.first) : Precision::Day;
        carry({});
        return std::move(m_result);
    }
    End first = resolveEnd(m_expression.first, last, *day, clock);
    takeHalfOfDay(first, clock);
    takeNearestDay(first, clock);
    applyEquivalent(first);
    keepRowsInOrder(first, clock);
    keepPassageInOrder(first, clock);
    std::optional<End> end;
    if (last) {
        const auto lastClock = clockOfLast(clock);
        Day lastDay = dayOfLast(first.day);
        const bool isBackwards = !last->hasDate() && clock && lastClock
            && lastClock->secondOfDay() < clock->secondOfDay() && (!last->zone || !m_expression.first.zone
                || last->zone->zone == m_expression.first.zone->zone);
        if (isBackwards)
            lastDay.date = addDays(lastDay.date, 1);
        end = resolveEnd(*last, &m_expression.first, lastDay, lastClock);
        if (last->hasDate() && lastDay.precision == Precision::Day)
            m_resolver.tellDate(lastDay.date);
    }
    fillResult(first, end);
    carry(first);
    return std::move(m_result);
}

void MomentResolution::adopt()
{
    if (m_expression.first.hasDate()) {
        if (const auto day = dayOfFirst(); day && day->precision == Precision::Day) {
            m_resolver.carryDate(day->date, weaker(Basis::Derived, day->basis));
            m_resolver.tellDate(day->date);
        }
    }
    if (m_expression.first.zone && !m_expression.first.zone->isLocal)
        m_resolver.m_zone = m_expression.first.zone;
    else if (m_expression.last && m_expression.last->zone && !m_expression.last->zone->isLocal)
        m_resolver.m_zone = m_expression.last->zone;
}

MomentResolution::End MomentResolution::resolveEnd(const TimePoint &point, const TimePoint *partner, Day day,
                                                   const std::optional<Clock> &clock)
{
    End end;
    end.day = day;
    end.precision = clock ? clockPrecision(point) : day.precision;
    CivilTime civil{day.date.year, day.date.month, day.date.day, 0, 0, 0, 0};
    if (clock) {
        const CivilDate shifted = addDays(day.date, clock->dayShift);
        civil = {shifted.year, shifted.month, shifted.day, clock->hour, clock->minute, clock->second, clock->microsecond};
    }
    Zone zone = zoneOf(point, partner);
    const auto &context = m_resolver.m_context;
    auto instant = instantInZone(civil, zone.words, *context.zones, context.zoneHint, m_resolver.m_previous);
    if (!instant && !context.zones->isKnown(zone.words.zone) && !zone.words.isExplicitOffset) {
        remarkOnce(diagnostic_code::UnknownValue, {{"member", "zone"}, {"value", zone.words.spelling}});
        zone = zoneOfLastResort();
        instant = instantInZone(civil, zone.words, *context.zones, context.zoneHint, m_resolver.m_previous);
    }
    if (!instant)
        return end;
    if (zone.basis == Basis::Assumed)
        remarkOnce(diagnostic_code::AssumedZone,
                   {{"zone", zone.words.zone}, {"from", std::string(zone.assumedFrom)}});
    for (ZoneRemark &found : instant->remarks)
        remarkOnce(found.code, std::move(found.arguments));
    end.time = instant->time;
    end.zone = instant->zone;
    end.contradictsDate = instant->contradictsDate;
    end.basis = weaker(weaker(day.basis, zone.basis), instant->isGuess ? Basis::Assumed : Basis::Stated);
    return end;
}

std::optional<UtcTime> MomentResolution::equivalentNear(UtcTime time) const
{
    const TimePoint &other = *m_expression.equivalent;
    const auto clock = clockOf(other, other.meridiem);
    if (!clock)
        return std::nullopt;
    std::optional<UtcTime> best;
    for (int shift = -1; shift <= 1; ++shift) {
        const CivilDate date = addDays(dateOf(time), shift + clock->dayShift);
        const CivilTime civil{date.year, date.month, date.day, clock->hour, clock->minute, clock->second, clock->microsecond};
        const auto instant = instantInZone(civil, *other.zone, *m_resolver.m_context.zones, {}, std::nullopt);
        if (!instant)
            continue;
        const auto distance = [time](UtcTime candidate) { return std::llabs(toMicroseconds(candidate - time)); };
        if (!best || distance(instant->time) < distance(*best))
            best = instant->time;
    }
    return best;
}

void MomentResolution::applyEquivalent(End &end)
{
    if (!m_expression.equivalent || !end.time)
        return;
    const auto told = equivalentNear(*end.time);
    if (!told || *told == *end.time)
        return;
    if (end.contradictsDate) {
        end.time = told;
        return;
    }
    // Seconds that only one of the two tells are no conflict.
    if (std::llabs(toMicroseconds(*told - *end.time)) >= 60'000'000)
        remark(diagnostic_code::ConflictingTimes, {{"first", formatIso8601(*end.time)}, {"second", formatIso8601(*told)}});
}

bool MomentResolution::hasOwnDate() const
{
    return m_expression.first.hasDate() || (m_expression.last && m_expression.last->hasDate());
}

/// Of two halves of the day: the next row takes the one that comes first behind the row before; a sentence the one that is
/// nearer to what was told last.
bool MomentResolution::isBetterHalf(const std::optional<UtcTime> &candidate, const std::optional<UtcTime> &best) const
{
    if (!candidate || !best)
        return candidate.has_value();
    if (m_flow == TimeFlow::Prose) {
        const UtcTime told = *m_resolver.m_passage->previous;
        return std::llabs(toMicroseconds(*candidate - told)) < std::llabs(toMicroseconds(*best - told));
    }
    const bool isNewestFirst = m_resolver.m_order == ListOrder::NewestFirst;
    const auto ahead = [&](UtcTime time) {
        const Duration step = isNewestFirst ? *m_resolver.m_previousRow - time : time - *m_resolver.m_previousRow;
        return step < fromMicroseconds(0) ? step + minutes(MinutesADay) : step;
    };
    return ahead(*candidate) < ahead(*best);
}

/// A clock time without its half of the day among others that tell theirs.
void MomentResolution::takeHalfOfDay(End &end, std::optional<Clock> &clock)
{
    const auto &passage = m_resolver.m_passage;
    const bool isInRow = m_flow == TimeFlow::Row && m_resolver.m_listTellsHalves && m_resolver.m_previousRow;
    const bool isInPassage = m_flow == TimeFlow::Prose && passage && passage->tellsHalves && passage->previous;
    const TimePoint &point = m_expression.first;
    const bool lastTells = m_expression.last && m_expression.last->meridiem != Meridiem::None;
    if ((!isInRow && !isInPassage) || !clock || !end.time || lastTells || meridiemOf(point) != Meridiem::None
        || *point.hour < 1 || *point.hour > 12 || point.zone != std::nullopt)
        return;
    const Day day = end.day;
    std::optional<End> best;
    for (const Meridiem half : {Meridiem::Morning, Meridiem::Afternoon}) {
        const auto tried = clockOf(point, half);
        End candidate = resolveEnd(point, m_expression.last ? &*m_expression.last : nullptr, day, tried);
        if (best && !isBetterHalf(candidate.time, best->time))
            continue;
        best = std::move(candidate);
        clock = tried;
    }
    best->basis = weaker(best->basis, Basis::Derived);
    end = std::move(*best);
}

void MomentResolution::takeNearestDay(End &end, const std::optional<Clock> &clock)
{
    const auto &dated = m_resolver.m_datedMoment;
    if (m_flow == TimeFlow::Row || hasOwnDate() || !clock || !end.time || !dated || end.zone == dated->zone)
        return;
    // The day before or after, where the zones lie so far apart that it is another day there.
    const Duration ahead = *end.time - dated->time;
    const int shift = ahead > HalfADay ? -1 : ahead < -HalfADay ? 1 : 0;
    if (shift == 0)
        return;
    m_isDayOfOtherZone = true;
    Day day = end.day;
    day.date = addDays(day.date, shift);
    end = resolveEnd(m_expression.first, m_expression.last ? &*m_expression.last : nullptr, day, clock);
}

/// Once more by the civil calendar, so that a change of the clocks in that night counts.
void MomentResolution::moveByDays(End &end, const std::optional<Clock> &clock, int days)
{
    Day day = end.day;
    day.date = addDays(day.date, days);
    end = resolveEnd(m_expression.first, m_expression.last ? &*m_expression.last : nullptr, day, clock);
}

/// A row that runs backwards crosses midnight, unless it only slips: then it stays beside its neighbour, on this side
/// of midnight or, behind rows that crossed it, on the other.
void MomentResolution::keepRowsInOrder(End &end, const std::optional<Clock> &clock)
{
    if (m_flow != TimeFlow::Row || !end.time || !clock || !m_resolver.m_previousRow)
        return;
    const UtcTime previous = *m_resolver.m_previousRow;
    const bool isNewestFirst = m_resolver.m_order == ListOrder::NewestFirst;
    const int forwards = isNewestFirst ? -1 : 1;
    const Duration ahead = isNewestFirst ? previous - *end.time : *end.time - previous;
    const Duration slip = minutes(LargestSlipMinutes);
    if (hasOwnDate())
        m_resolver.m_rowsCrossedMidnight = false;
    const bool isSlipOverMidnight = m_resolver.m_rowsCrossedMidnight && ahead > minutes(MinutesADay) - slip;
    if (isSlipOverMidnight)
        moveByDays(end, clock, -forwards);
    else if (ahead >= fromMicroseconds(0) || (hasOwnDate() && m_resolver.m_order == ListOrder::Unknown))
        return;
    if (!isSlipOverMidnight && !hasOwnDate() && -ahead >= slip) {
        moveByDays(end, clock, forwards);
        m_resolver.m_rowsCrossedMidnight = true;
        return;
    }
    if (end.time)
        remark(diagnostic_code::OutOfOrder, {{"time", formatIso8601(*end.time)}, {"after", formatIso8601(previous)}});
}

/// See TimeResolver::beginPassage().
void MomentResolution::keepPassageInOrder(End &end, const std::optional<Clock> &clock)
{
    auto &passage = m_resolver.m_passage;
    if (m_flow != TimeFlow::Prose || hasOwnDate() || !clock || !end.time || takeEndOfRange(end, clock) || !passage
        || !passage->previous)
        return;
    const Duration ahead = *end.time - *passage->previous;
    if (ahead < -HalfADay && *end.time < *passage->earliest) {
        if (!passage->dateBefore)
            passage->dateBefore = m_resolver.m_date;
        moveByDays(end, clock, 1);
    } else if (passage->dateBefore && ahead > HalfADay) {
        moveByDays(end, clock, -1);
    }
}

/// "From 4 March 23:50 to 6 March 01:20 …. All was well at 01:20": what was told as the end of a range, told again.
bool MomentResolution::takeEndOfRange(End &end, const std::optional<Clock> &clock)
{
    constexpr int MostDays = 7;
    const std::optional<TimeSpan> &range = m_resolver.m_lastRange;
    if (!range || *end.time >= range->begin())
        return false;
    const Duration day = boost::posix_time::hours(24);
    for (int days = 1; days <= MostDays; ++days) {
        if (*end.time + day * days != range->end())
            continue;
        const std::optional<UtcTime> stayed = end.time;
        moveByDays(end, clock, days);
        m_isDayOfOtherZone = true;   // the next time is told of the day before it again
        return end.time != stayed;
    }
    return false;
}

void MomentResolution::tellPassage(UtcTime time)
{
    auto &passage = m_resolver.m_passage;
    if (m_flow != TimeFlow::Prose || !passage)
        return;
    passage->earliest = passage->earliest ? std::min(*passage->earliest, time) : time;
    passage->previous = time;
    if (hasOwnDate())
        passage->dateBefore.reset();
}

void MomentResolution::fillResult(const End &first, const std::optional<End> &last)
{
    const TimePoint &point = m_expression.first;
    const TildeMeaning tilde = m_resolver.m_context.tilde;
    const bool isUpTo = m_expression.hasLeadingTilde && tilde == TildeMeaning::To && !last;
    m_result.zone = first.zone;
    m_result.start = first.time;
    m_result.precision = first.precision;
    m_result.basis = first.basis;
    m_result.approximate = point.approximate || (m_expression.hasLeadingTilde && !isUpTo);
    if (last) {
        m_result.end = last->time;
        m_result.endPrecision = last->precision;
        m_result.endBasis = last->basis;
        m_result.approximateEnd = m_expression.last->approximate;
        return;
    }
    if (m_expression.direction == TimeDirection::Until || isUpTo) {
        m_result.end = std::exchange(m_result.start, std::nullopt);
        m_result.endPrecision = first.precision;
        m_result.endBasis = first.basis;
        m_result.approximateEnd = std::exchange(m_result.approximate, false);
    }
    m_result.openEnded = m_expression.direction == TimeDirection::From;
}

void MomentResolution::carry(const End &first)
{
    const auto take = [this](const std::optional<TimePoint> &point) {
        if (point && point->zone && !point->zone->isLocal)
            m_resolver.m_zone = point->zone;
    };
    take(m_expression.last);
    take(m_expression.first);
    if (m_expression.first.hasHourWord && m_expression.first.meridiem != Meridiem::None)
        m_resolver.m_meridiem = m_expression.first.meridiem;
    if (!first.time)
        return;
    if (m_expression.first.hasDate() && first.day.precision == Precision::Day)
        m_resolver.tellDate(first.day.date);
    const bool isNewDay = !m_resolver.m_date || m_resolver.m_date->date != first.day.date;
    if (first.day.precision == Precision::Day && (hasOwnDate() || (isNewDay && !m_isDayOfOtherZone)))
        m_resolver.carryDate(first.day.date, weaker(Basis::Derived, first.day.basis));
    if (!m_expression.first.hasClock())
        return;
    if (m_result.end && m_expression.last && m_expression.last->hasDate() && *m_result.end > *first.time)
        m_resolver.m_lastRange = TimeSpan(*first.time, *m_result.end);
    tellPassage(*first.time);
    if (hasOwnDate())
        m_resolver.m_datedMoment = TimeResolver::DatedMoment{*first.time, first.zone};
    m_resolver.m_previous = first.time;
    m_resolver.m_previousBasis = first.basis;
    if (m_flow != TimeFlow::Row)
        return;
    m_resolver.m_previousRow = first.time;
    m_resolver.m_nextDayOfRow.reset();
    if (m_expression.first.dayReference == DayReference::NextDay)
        m_resolver.m_nextDayOfRow = first.day.date;
}

void MomentResolution::remark(std::string_view code, std::vector<DiagnosticArgument> arguments)
{
    m_result.remarks.push_back({code, std::move(arguments), m_expression.begin, m_expression.end});
}

void MomentResolution::remarkOnce(std::string_view code, std::vector<DiagnosticArgument> arguments)
{
    if (m_resolver.m_reported.insert(TimeResolver::remarkKey(code, arguments)).second)
        remark(code, std::move(arguments));
}

} // namespace chronolane
