// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/timesurvey.h"

#include <algorithm>
#include <vector>

namespace chronolane {

namespace {

constexpr int MinutesPerDay = 24 * 60;

/// Gathers what the points of a text tell.
class Survey
{
public:
    void add(const TimePoint &point)
    {
        if (point.zone && !point.zone->isLocal)
            addZone(*point.zone);
        if (point.year && point.month && point.day)
            addDate(point);
    }

    [[nodiscard]] TimeSurvey result() const
    {
        TimeSurvey survey = m_survey;
        if (m_hasSeveralZones)
            survey.onlyZone.reset();
        if (m_hasBothOrders)
            survey.dateOrder = DateOrder::Unknown;
        return survey;
    }

private:
    void addZone(const ZoneWords &zone)
    {
        if (!m_survey.onlyZone)
            m_survey.onlyZone = zone;
        else if (m_survey.onlyZone->zone != zone.zone)
            m_hasSeveralZones = true;
    }

    void addDate(const TimePoint &point)
    {
        if (point.doubtfulOrder != DateOrder::Unknown)
            return;
        const CivilDate date{*point.year, *point.month, *point.day};
        if (!isValid(date))
            return;
        if (!m_survey.firstDate)
            m_survey.firstDate = date;
        m_survey.newestDate = m_survey.newestDate ? std::max(*m_survey.newestDate, date) : date;
        m_survey.oldestDate = m_survey.oldestDate ? std::min(*m_survey.oldestDate, date) : date;
        if (point.provenOrder == DateOrder::Unknown)
            return;
        m_hasBothOrders = m_hasBothOrders
            || (m_survey.dateOrder != DateOrder::Unknown && m_survey.dateOrder != point.provenOrder);
        m_survey.dateOrder = point.provenOrder;
    }

    TimeSurvey m_survey;
    bool m_hasSeveralZones = false;
    bool m_hasBothOrders = false;
};

/// Minutes into the day, with the meridiem applied; nullopt without a clock time.
std::optional<int> minutesOfDay(const TimePoint &point)
{
    if (!point.hour)
        return std::nullopt;
    int hour = *point.hour;
    if (point.meridiem == Meridiem::Morning)
        hour %= 12;
    else if (point.meridiem != Meridiem::None)
        hour = hour % 12 + 12;
    return hour * 60 + point.minute.value_or(0);
}

std::optional<CivilDate> fullDate(const TimePoint &point)
{
    if (!point.month || !point.day)
        return std::nullopt;
    const CivilDate date{point.year.value_or(2000), *point.month, *point.day};
    return isValid(date) ? std::optional(date) : std::nullopt;
}

} // namespace

TimeSurvey surveyTimes(std::span<const TimeExpression> expressions)
{
    Survey survey;
    for (const TimeExpression &expression : expressions) {
        survey.add(expression.first);
        if (expression.last)
            survey.add(*expression.last);
    }
    return survey.result();
}

ListOrder listOrder(std::span<const TimeExpression> rows)
{
    // What a step from row to row takes if time runs downwards, and if it runs upwards; without dates a step that would
    // go back goes round the day instead.
    long downwards = 0;
    long upwards = 0;
    bool isCompared = false;
    const TimePoint *previous = nullptr;
    for (const TimeExpression &row : rows) {
        if (row.kind != TimeKind::Moment)
            continue;
        const TimePoint &here = row.first;
        if (previous) {
            const auto dateBefore = fullDate(*previous);
            const auto dateHere = fullDate(here);
            const auto minutesBefore = minutesOfDay(*previous);
            const auto minutesHere = minutesOfDay(here);
            long step = 0;
            if (dateBefore && dateHere)
                step = long{daysBetween(*dateBefore, *dateHere)} * MinutesPerDay;
            if (minutesBefore && minutesHere)
                step += *minutesHere - *minutesBefore;
            const bool isRound = !dateHere && minutesBefore && minutesHere;
            isCompared = isCompared || step != 0;
            downwards += step >= 0 ? step : (isRound ? step + MinutesPerDay : -step * 2);
            upwards += step <= 0 ? -step : (isRound ? MinutesPerDay - step : step * 2);
        }
        previous = &here;
    }
    if (!isCompared || downwards == upwards)
        return ListOrder::Unknown;
    return downwards < upwards ? ListOrder::OldestFirst : ListOrder::NewestFirst;
}

} // namespace chronolane
