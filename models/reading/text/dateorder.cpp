// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/dateorder.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace chronolane {

namespace {

constexpr std::size_t MostDates = 256;   // of each kind: they tell the same, or nothing

} // namespace

void DateOrderSurvey::add(std::span<const TimeExpression> expressions)
{
    for (const TimeExpression &expression : expressions) {
        addPoint(expression.first);
        if (expression.last)
            addPoint(*expression.last);
    }
}

void DateOrderSurvey::addPoint(const TimePoint &point)
{
    if (!point.year || !point.month || !point.day)
        return;
    const CivilDate date{*point.year, *point.month, *point.day};
    if (!isValid(date))
        return;
    if (point.doubtfulOrder == DateOrder::Unknown && m_days.size() < MostDates)
        m_days.push_back(date);
    else if (point.doubtfulOrder != DateOrder::Unknown && m_doubtful.size() < MostDates)
        m_doubtful.push_back({date, point.doubtfulOrder});
}

bool DateOrderSurvey::isNear(CivilDate date) const
{
    constexpr int NearDays = 7;
    return std::any_of(m_days.begin(), m_days.end(),
                       [date](CivilDate day) { return std::abs(daysBetween(day, date)) <= NearDays; });
}

DateOrder DateOrderSurvey::result() const
{
    bool mayBeMonthFirst = !m_doubtful.empty();
    bool mayBeDayFirst = mayBeMonthFirst;
    for (const Doubtful &one : m_doubtful) {
        const bool isNearAsIs = isNear(one.date);
        const bool isNearTurned = isNear({one.date.year, one.date.day, one.date.month});
        const bool isMonthFirst = one.order == DateOrder::MonthFirst;
        mayBeMonthFirst = mayBeMonthFirst && (isMonthFirst ? isNearAsIs : isNearTurned);
        mayBeDayFirst = mayBeDayFirst && (isMonthFirst ? isNearTurned : isNearAsIs);
    }
    if (mayBeMonthFirst == mayBeDayFirst)
        return DateOrder::Unknown;
    return mayBeMonthFirst ? DateOrder::MonthFirst : DateOrder::DayFirst;
}

} // namespace chronolane
