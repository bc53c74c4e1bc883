// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/timesurvey.h"

#include <algorithm>

namespace chronolane {

namespace {

constexpr int MinutesPerDay = 24 * 60;

std::optional<CivilDate> fullDate(const TimePoint &point)
{
    if (!point.month || !point.day)
        return std::nullopt;
    const CivilDate date{point.year.value_or(2000), *point.month, *point.day};
    return isValid(date) ? std::optional(date) : std::nullopt;
}

/// A date, or the place of one in its year where no year is told.
struct RowDate
{
    CivilDate date;
    bool hasYear = false;
};

std::optional<RowDate> rowDate(const TimePoint &point)
{
    const auto date = fullDate(point);
    return date ? std::optional(RowDate{*date, point.year.has_value()}) : std::nullopt;
}

/// The days from one date to another; where a year is not told, to the nearest of that name: 31 December is the day before
/// 1 January.
long daysAhead(const RowDate &from, const RowDate &to)
{
    if (from.hasYear && to.hasYear)
        return daysBetween(from.date, to.date);
    constexpr int LeapYear = 2000;   // has all days
    constexpr int DaysPerYear = 366;
    const CivilDate placedFrom{LeapYear, from.date.month, from.date.day};
    const CivilDate placedTo{LeapYear, to.date.month, to.date.day};
    const long days = daysBetween(placedFrom, placedTo);
    return days > DaysPerYear / 2 ? days - DaysPerYear : days < -DaysPerYear / 2 ? days + DaysPerYear : days;
}

/// What the steps from row to row take if time runs down the list, and if it runs up. Without dates a step that would go
/// back goes round the day instead.
class WayCost
{
public:
    /// `mayBeEither`: a clock time that does not tell its half of the day may be in either.
    explicit WayCost(bool mayBeEither) : m_mayBeEither(mayBeEither) {}

    void addStep(const TimePoint &from, const TimePoint &to)
    {
        const auto ownDate = rowDate(from);
        const auto dateFrom = ownDate ? ownDate : m_date;   // a row without one is told on the day of those before
        const auto dateTo = rowDate(to);
        m_date = dateFrom;
        const auto minutesFrom = minutesOfDay(from);
        const auto minutesTo = minutesOfDay(to);
        long step = 0;
        if (dateFrom && dateTo)
            step = daysAhead(*dateFrom, *dateTo) * MinutesPerDay;
        if (minutesFrom && minutesTo)
            step += *minutesTo - *minutesFrom;
        const bool isRound = !dateTo && minutesFrom && minutesTo;
        if (isRound && m_mayBeEither && (isHalfless(from) || isHalfless(to))) {
            constexpr int HalfADay = MinutesPerDay / 2;
            const int ahead = ((*minutesTo - *minutesFrom) % HalfADay + HalfADay) % HalfADay;
            m_down += ahead;
            m_up += ahead == 0 ? 0 : HalfADay - ahead;
            return;
        }
        m_down += cost(step, isRound);
        m_up += cost(-step, isRound);
    }

    [[nodiscard]] ListOrder order() const
    {
        if (m_down == m_up)
            return ListOrder::Unknown;
        return m_down < m_up ? ListOrder::OldestFirst : ListOrder::NewestFirst;
    }

private:
    [[nodiscard]] static bool isHalfless(const TimePoint &point)
    {
        return point.meridiem == Meridiem::None && point.hour && *point.hour >= 1 && *point.hour <= 12;
    }

    /// A step against the way costs double, or the rest of the day where it may cross midnight.
    static long cost(long step, bool isRound)
    {
        if (step >= 0)
            return step;
        return isRound ? step + MinutesPerDay : -2 * step;
    }

    long m_down = 0;
    long m_up = 0;
    std::optional<RowDate> m_date;
    bool m_mayBeEither = false;
};

} // namespace

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

void TimeSurveyor::add(std::span<const TimeExpression> expressions)
{
    for (const TimeExpression &expression : expressions) {
        addPoint(expression.first);
        if (expression.last)
            addPoint(*expression.last);
    }
}

void TimeSurveyor::addPoint(const TimePoint &point)
{
    if (point.zone && !point.zone->isLocal)
        addZone(*point.zone);
    if (point.year && point.month && point.day)
        addDate(point);
}

TimeSurvey TimeSurveyor::result() const
{
    TimeSurvey survey = m_survey;
    if (m_hasSeveralZones)
        survey.onlyZone.reset();
    if (m_hasBothOrders)
        survey.dateOrder = DateOrder::Unknown;
    return survey;
}

void TimeSurveyor::addZone(const ZoneWords &zone)
{
    if (!m_survey.onlyZone)
        m_survey.onlyZone = zone;
    else if (m_survey.onlyZone->zone != zone.zone)
        m_hasSeveralZones = true;
}

void TimeSurveyor::addDate(const TimePoint &point)
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
    m_hasBothOrders
        = m_hasBothOrders || (m_survey.dateOrder != DateOrder::Unknown && m_survey.dateOrder != point.provenOrder);
    m_survey.dateOrder = point.provenOrder;
}

TimeSurvey surveyTimes(std::span<const TimeExpression> expressions)
{
    TimeSurveyor surveyor;
    surveyor.add(expressions);
    return surveyor.result();
}

ListOrder listOrder(std::span<const TimeExpression> rows)
{
    WayCost cost(tellsHalves(rows));
    const TimePoint *previous = nullptr;
    for (const TimeExpression &row : rows) {
        if (row.kind != TimeKind::Moment)
            continue;
        if (previous)
            cost.addStep(*previous, row.first);
        previous = &row.first;
    }
    return cost.order();
}

bool tellsHalves(std::span<const TimeExpression> times)
{
    return std::any_of(times.begin(), times.end(), [](const TimeExpression &time) {
        return time.first.meridiem != Meridiem::None || (time.last && time.last->meridiem != Meridiem::None);
    });
}

} // namespace chronolane
