// SPDX-License-Identifier: GPL-3.0-or-later
// The clock times and zones of a MomentResolution.
#include "models/reading/text/momentresolution.h"

#include <algorithm>

namespace chronolane {

namespace {

constexpr int HalfDay = 12;
constexpr int FirstNightHour = 6;   // 밤 6시 to 밤 11시 are in the evening, earlier ones after midnight

} // namespace

std::optional<MomentResolution::Clock> MomentResolution::clockOf(const TimePoint &point, Meridiem meridiem) const
{
    if (!point.hour)
        return std::nullopt;
    Clock clock = clockWithin(point, meridiem);
    // "Last night at 2:10 am" is today.
    if (point.dayReference == DayReference::LastNight && clock.dayShift == 0 && clock.hour < HalfDay)
        clock.dayShift = 1;
    return clock;
}

MomentResolution::Clock MomentResolution::clockWithin(const TimePoint &point, Meridiem meridiem)
{
    Clock clock{*point.hour, point.minute.value_or(0), point.second.value_or(0), point.microsecond.value_or(0), 0};
    if (clock.hour > HalfDay) {
        if (clock.hour == 24) {
            clock.hour = 0;
            clock.dayShift = 1;
        }
        return clock;
    }
    switch (meridiem) {
    case Meridiem::None: break;
    case Meridiem::Morning: clock.hour %= HalfDay; break;
    case Meridiem::Afternoon: clock.hour = clock.hour % HalfDay + HalfDay; break;
    case Meridiem::Night:
        if (clock.hour == HalfDay) {
            clock.hour = 0;
            clock.dayShift = 1;
        } else if (clock.hour >= FirstNightHour) {
            clock.hour += HalfDay;
        }
        break;
    }
    return clock;
}

std::optional<MomentResolution::Clock> MomentResolution::clockOfFirst() const
{
    const TimePoint &first = m_expression.first;
    const auto clock = clockOf(first, meridiemOf(first));
    if (!clock || !m_expression.last || meridiemOf(first) != Meridiem::None || *first.hour > HalfDay || *first.hour < 1)
        return clock;
    const TimePoint &last = *m_expression.last;
    if (last.meridiem == Meridiem::None || !last.hour)
        return clock;
    // "from 2 to 4 PM" is in the afternoon, "from 11:30 to 1:15 PM" began in the morning.
    const auto lastClock = clockOf(last, last.meridiem);
    auto sameHalf = clockOf(first, last.meridiem);
    if (sameHalf->secondOfDay() > lastClock->secondOfDay() && !last.hasDate())
        sameHalf = clockOf(first, last.meridiem == Meridiem::Morning ? Meridiem::Afternoon : Meridiem::Morning);
    return sameHalf;
}

Meridiem MomentResolution::meridiemOf(const TimePoint &point) const
{
    // 오후 1시 35분 … 1시 50분: a Korean sentence tells the half of the day once.
    const bool isCarried = point.meridiem == Meridiem::None && point.hasHourWord && *point.hour >= 1
        && *point.hour <= HalfDay && !point.hasDate();
    return isCarried ? m_resolver.m_meridiem : point.meridiem;
}

std::optional<MomentResolution::Clock> MomentResolution::clockOfLast(const std::optional<Clock> &first) const
{
    const TimePoint &last = *m_expression.last;
    const auto clock = clockOf(last, last.meridiem);
    const bool inherits = clock && first && last.meridiem == Meridiem::None
        && meridiemOf(m_expression.first) != Meridiem::None && *last.hour <= HalfDay && *last.hour >= 1 && !last.hasDate();
    if (!inherits)
        return clock;
    // 오후 9시 25분부터 11시 46분까지: the next time that such a clock shows after the first.
    const auto morning = clockOf(last, Meridiem::Morning);
    const auto afternoon = clockOf(last, Meridiem::Afternoon);
    if (morning->secondOfDay() >= first->secondOfDay())
        return morning;
    return afternoon->secondOfDay() >= first->secondOfDay() ? afternoon : morning;
}

MomentResolution::Zone MomentResolution::zoneOf(const TimePoint &point, const TimePoint *partner) const
{
    if (point.zone && !point.zone->isLocal)
        return {*point.zone, Basis::Stated, {}};
    if (partner && partner->zone && !partner->zone->isLocal)
        return {*partner->zone, Basis::Derived, {}};
    // A time that says "local" is not told in the zone that others are told in.
    if (m_resolver.m_zone && !point.zone)
        return {*m_resolver.m_zone, Basis::Derived, {}};
    return zoneOfLastResort();
}

MomentResolution::Zone MomentResolution::zoneOfLastResort() const
{
    const auto &context = m_resolver.m_context;
    Zone zone;
    zone.basis = Basis::Assumed;
    zone.words.zone = context.zoneHint.empty() ? context.defaultZone : context.zoneHint;
    zone.assumedFrom = context.zoneHint.empty() ? context.defaultZoneFrom : assumed_from::Hint;
    zone.words.spelling = zone.words.zone;
    return zone;
}

} // namespace chronolane
