// SPDX-License-Identifier: GPL-3.0-or-later
// The dates of a MomentResolution: which day a moment means.
#include "models/reading/text/momentresolution.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace chronolane {

namespace {

constexpr std::array<std::string_view, 7> WeekdayNames = {"Monday", "Tuesday", "Wednesday", "Thursday",
                                                          "Friday", "Saturday", "Sunday"};

/// How far a day is from the one that a story last named; going back counts double, as stories go on.
int detour(CivilDate from, CivilDate to)
{
    const int days = daysBetween(from, to);
    return days < 0 ? -2 * days : days;
}

} // namespace

std::optional<CivilDate> MomentResolution::storyDate() const
{
    if (m_resolver.m_date)
        return m_resolver.m_date->date;
    return std::nullopt;
}

std::optional<MomentResolution::Day> MomentResolution::dayOfFirst()
{
    const TimePoint &first = m_expression.first;
    if (first.hasDate()) {
        // "May 18 – May 22, 2026": the year stands at the end.
        if (!first.year && m_expression.last && m_expression.last->year) {
            if (const auto lastDay = dayOf(*m_expression.last, std::nullopt))
                return dayOf(first, lastDay->date);
        }
        return dayOf(first, std::nullopt);
    }
    // "from 16:56 to 23:09 on 24 August 2026": the date of the end holds for both.
    if (m_expression.last && m_expression.last->hasDate()) {
        auto day = dayOf(*m_expression.last, std::nullopt);
        const auto clock = clockOfFirst();
        const auto lastClock = clockOfLast(clock);
        if (day && clock && lastClock && clock->secondOfDay() > lastClock->secondOfDay())
            day->date = addDays(day->date, -1);
        if (day)
            day->basis = std::max(day->basis, Basis::Derived);
        return day;
    }
    return dayCarried();
}

MomentResolution::Day MomentResolution::dayOfLast(const Day &firstDay)
{
    const TimePoint &last = *m_expression.last;
    if (last.hasDate()) {
        if (const auto day = dayOf(last, firstDay.date))
            return *day;
    }
    Day day = firstDay;
    day.basis = std::max(day.basis, Basis::Derived);
    return day;
}

std::optional<MomentResolution::Day> MomentResolution::dayCarried()
{
    if (m_resolver.m_date)
        return Day{m_resolver.m_date->date, m_resolver.m_date->basis};
    const auto &fallback = m_resolver.m_context.fallbackDate;
    if (!fallback)
        return std::nullopt;
    remarkOnce(diagnostic_code::AssumedDate,
               {{"date", formatDate(*fallback)}, {"from", std::string(assumed_from::Context)}});
    return Day{*fallback, Basis::Assumed};
}

std::optional<MomentResolution::Day> MomentResolution::dayOf(const TimePoint &point, std::optional<CivilDate> near)
{
    std::optional<Day> day;
    if (point.day && point.month) {
        if (!point.year)
            day = dayWithoutYear(point, near);
        else
            day = Day{{*point.year, *point.month, *point.day}};
        if (day)
            applyDateOrder(point, *day);
    } else if (point.day) {
        day = dayByNumberOnly(*point.day, near);
    } else if (point.month && point.year) {
        day = Day{{*point.year, *point.month, 1}, Basis::Stated, Precision::Month};
    } else if (point.year) {
        day = Day{{*point.year, 1, 1}, Basis::Stated, Precision::Year};
    } else if (point.dayReference != DayReference::None) {
        return dayByReference(point);
    } else if (point.weekday) {
        return dayByWeekday(*point.weekday, near);
    }
    if (!day || !isValid(day->date))
        return std::nullopt;
    checkWeekday(point, *day);
    return day;
}

/// "On Tuesday": of the days that the text names the nearest Tuesday, else the nearest one of all.
std::optional<MomentResolution::Day> MomentResolution::dayByWeekday(int weekday, std::optional<CivilDate> near) const
{
    const auto story = near ? near : storyDate();
    if (!story)
        return std::nullopt;
    std::optional<CivilDate> best;
    for (const CivilDate &told : m_resolver.m_toldDates) {
        if (weekdayOf(told) == weekday && (!best || detour(*story, told) < detour(*story, *best)))
            best = told;
    }
    constexpr int Week = 7;
    if (best && std::abs(daysBetween(*story, *best)) < Week)
        return Day{*best, Basis::Derived};
    const CivilDate ahead = addDays(*story, (weekday - weekdayOf(*story) + Week) % Week);
    const CivilDate before = addDays(ahead, -Week);
    return Day{detour(*story, before) < detour(*story, ahead) ? before : ahead, Basis::Derived};
}

std::optional<MomentResolution::Day> MomentResolution::dayWithoutYear(const TimePoint &point,
                                                                      std::optional<CivilDate> near)
{
    const auto &context = m_resolver.m_context;
    const auto story = near ? near : storyDate();
    if (story) {
        const auto date = nearestInStory(*point.month, *point.day, point.weekday, *story);
        const bool isAssumed = !near && m_resolver.m_date && m_resolver.m_date->basis == Basis::Assumed;
        return date ? std::optional(Day{*date, isAssumed ? Basis::Assumed : Basis::Derived}) : std::nullopt;
    }
    std::optional<CivilDate> date;
    std::string_view from = assumed_from::Hint;
    if (context.yearHint) {
        date = CivilDate{*context.yearHint, *point.month, *point.day};
    } else {
        CivilDate limit;
        if (context.newestDate) {
            limit = *context.newestDate;
            from = assumed_from::NewestDate;
        } else if (context.modified) {
            limit = dateOf(*context.modified);
            from = assumed_from::Modified;
        } else if (!context.now.is_special()) {
            limit = dateOf(context.now);
            from = assumed_from::Today;
        } else {
            return std::nullopt;   // nobody says what today is
        }
        date = latestNotAfter(*point.month, *point.day, point.weekday, limit);
    }
    if (!date || !isValid(*date))
        return std::nullopt;
    remarkOnce(diagnostic_code::AssumedYear, {{"year", std::to_string(date->year)}, {"from", std::string(from)}});
    return Day{*date, Basis::Assumed};
}

std::optional<MomentResolution::Day> MomentResolution::dayByNumberOnly(int day, std::optional<CivilDate> near) const
{
    const auto story = near ? near : storyDate();
    if (!story)
        return std::nullopt;
    std::optional<CivilDate> best;
    for (int shift = -1; shift <= 1; ++shift) {
        CivilDate date{story->year, story->month + shift, day};
        if (date.month == 0)
            date = {date.year - 1, 12, day};
        else if (date.month == 13)
            date = {date.year + 1, 1, day};
        if (isValid(date) && (!best || detour(*story, date) < detour(*story, *best)))
            best = date;
    }
    return best ? std::optional(Day{*best, Basis::Derived}) : std::nullopt;
}

/// "Next day 00:15", "Next day 03:05", or "23:30", "00:15", "Next day 09:00": rows that tell once more that they are on the day
/// behind the one named last, on which the row before is already. Only a row that would run backwards is a day later.
bool MomentResolution::isNextDayAgain(const TimePoint &point)
{
    const auto &date = m_resolver.m_date;
    const bool isThere = date && (m_resolver.m_nextDayOfRow == date->date || m_resolver.m_rowsCrossedMidnight);
    if (m_flow != TimeFlow::Row || point.dayReference != DayReference::NextDay || !isThere || !m_resolver.m_previousRow)
        return false;
    const auto clock = clockOf(point, meridiemOf(point));
    const End same = resolveEnd(point, nullptr, Day{date->date, date->basis}, clock);
    const bool isNewestFirst = m_resolver.m_order == ListOrder::NewestFirst;
    return same.time && (isNewestFirst ? *same.time <= *m_resolver.m_previousRow : *same.time >= *m_resolver.m_previousRow);
}

/// From which day a reference counts. "Yesterday" counts from the day of writing, however often the text says it; "the next
/// day" in a passage that ran over midnight from the day on which it began.
std::optional<TimeResolver::CarriedDate> MomentResolution::dateReferredTo(DayReference reference)
{
    switch (reference) {
    case DayReference::DayNumber: return m_resolver.m_firstDate;
    case DayReference::Today:
    case DayReference::Yesterday:
    case DayReference::LastNight:
    case DayReference::Tomorrow:
        if (!m_resolver.m_writtenOn)
            m_resolver.m_writtenOn = m_resolver.m_date;
        return m_resolver.m_writtenOn;
    case DayReference::NextDay:
        if (m_flow == TimeFlow::Prose && m_resolver.m_passage && m_resolver.m_passage->dateBefore)
            return m_resolver.m_passage->dateBefore;
        break;
    case DayReference::None:
    case DayReference::SameDay:
    case DayReference::PreviousDay: break;
    }
    return m_resolver.m_date;
}

std::optional<MomentResolution::Day> MomentResolution::dayByReference(const TimePoint &point)
{
    if (isNextDayAgain(point))
        return Day{m_resolver.m_date->date, std::max(m_resolver.m_date->basis, Basis::Derived)};
    const auto counted = [&point]() {
        switch (point.dayReference) {
        case DayReference::Yesterday:
        case DayReference::LastNight:
        case DayReference::PreviousDay: return -1;
        case DayReference::NextDay:
        case DayReference::Tomorrow: return 1;
        case DayReference::DayNumber: return point.dayNumber - 1;
        case DayReference::None:
        case DayReference::Today:
        case DayReference::SameDay: break;
        }
        return 0;
    };
    const auto from = dateReferredTo(point.dayReference);
    if (!from)
        return std::nullopt;
    return Day{addDays(from->date, counted()), std::max(from->basis, Basis::Derived)};
}

void MomentResolution::applyDateOrder(const TimePoint &point, Day &day)
{
    if (point.doubtfulOrder == DateOrder::Unknown)
        return;
    const auto &context = m_resolver.m_context;
    const CivilDate swapped{day.date.year, day.date.day, day.date.month};
    const bool swappedFitsWeekday = point.weekday && isValid(swapped) && weekdayOf(swapped) == *point.weekday;
    const bool fitsWeekday = point.weekday && weekdayOf(day.date) == *point.weekday;
    if (fitsWeekday != swappedFitsWeekday) {
        if (swappedFitsWeekday)
            day.date = swapped;
        return;
    }
    const bool isProven = context.dateOrder == DateOrder::DayFirst || context.dateOrder == DateOrder::MonthFirst;
    const bool isHinted = context.dateOrderHint == DateOrder::DayFirst || context.dateOrderHint == DateOrder::MonthFirst;
    // What a person says weighs more than what other dates suggest.
    const DateOrder order = isHinted ? context.dateOrderHint : isProven ? context.dateOrder : point.doubtfulOrder;
    if (order != point.doubtfulOrder)
        day.date = swapped;
    if (isProven && !isHinted) {
        day.basis = std::max(day.basis, Basis::Derived);
        return;
    }
    day.basis = Basis::Assumed;
    remarkOnce(diagnostic_code::AssumedDateOrder,
               {{"text", formatDate(day.date)}, {"order", order == DateOrder::DayFirst ? "day-first" : "month-first"}});
}

void MomentResolution::checkWeekday(const TimePoint &point, const Day &day)
{
    if (!point.weekday || day.precision != Precision::Day || weekdayOf(day.date) == *point.weekday)
        return;
    remark(diagnostic_code::ConflictingTimes,
           {{"first", formatDate(day.date)}, {"second", std::string(WeekdayNames.at(static_cast<std::size_t>(*point.weekday)))}});
}

} // namespace chronolane
