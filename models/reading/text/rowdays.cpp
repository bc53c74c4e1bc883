// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/rowdays.h"

#include <algorithm>
#include <vector>

namespace chronolane {

namespace {

constexpr int MinutesPerDay = 24 * 60;

CivilDate dayOf(const CivilTime &time) { return {time.year, time.month, time.day}; }

int minutesOf(const CivilTime &time) { return time.hour * 60 + time.minute; }

/// The clock times of rows, in minutes since the midnight before the first of them, up to the first that has a date.
std::vector<int> minutesOfRows(std::span<const TimeExpression> rows, ListOrder order)
{
    constexpr int LongestSlip = 60;   // minutes: less is out of order, not another day
    std::vector<int> result;
    int midnight = 0;
    for (const TimeExpression &row : rows) {
        const std::optional<int> clock = minutesOfDay(row.first);
        if (!clock || row.first.hasDate())
            break;
        const int step = result.empty() ? 0 : midnight + *clock - result.back();
        if (order == ListOrder::NewestFirst)
            midnight -= step > LongestSlip ? MinutesPerDay : 0;
        else
            midnight += step < -LongestSlip ? MinutesPerDay : 0;
        result.push_back(midnight + *clock);
    }
    return result;
}

} // namespace

CivilDate dayOfFirstRow(std::span<const TimeExpression> rows, ListOrder order, CivilDate story,
                        const std::optional<CivilTime> &harm, const std::optional<CivilTime> &over)
{
    constexpr int HalfADay = MinutesPerDay / 2;
    constexpr int LongestOpenHarm = 6 * 60;   // minutes, of harm whose end nobody tells
    const std::vector<int> minutes = minutesOfRows(rows, order);
    if (!harm || minutes.empty())
        return story;
    const int begin = minutesOf(*harm);
    const auto same = std::find_if(minutes.begin(), minutes.end(), [begin](int row) { return (row - begin) % MinutesPerDay == 0; });
    if (same != minutes.end())
        return addDays(dayOf(*harm), -(*same - begin) / MinutesPerDay);
    if (*std::max_element(minutes.begin(), minutes.end()) >= begin - HalfADay)
        return story;
    const int end = over ? daysBetween(dayOf(*harm), dayOf(*over)) * MinutesPerDay + minutesOf(*over) : begin + LongestOpenHarm;
    const int first = order == ListOrder::NewestFirst ? minutes.back() : minutes.front();
    return first + MinutesPerDay <= end ? addDays(dayOf(*harm), 1) : story;
}

} // namespace chronolane
