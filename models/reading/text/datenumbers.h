// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/timeexpression.h"

#include <optional>

namespace chronolane {

// What numbers may be parts of a date, shared by the grammars of dates.

inline constexpr int FirstYear = 1900;
inline constexpr int LastYear = 2199;
inline constexpr int OldestYear = 1400;   // that the program's instants reach

constexpr bool isYear(int number)
{
    return number >= FirstYear && number <= LastYear;
}

constexpr bool isMonth(int number)
{
    return number >= 1 && number <= 12;
}

constexpr bool isDay(int number)
{
    return number >= 1 && number <= 31;
}

/// '99 is 1999, '26 is 2026.
constexpr int completedYear(int twoDigits)
{
    return twoDigits >= 70 ? 1900 + twoDigits : 2000 + twoDigits;
}

inline void setDate(TimePoint &point, std::optional<int> year, int month, int day)
{
    point.year = year;
    point.month = month;
    point.day = day;
}

} // namespace chronolane
