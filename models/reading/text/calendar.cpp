// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/calendar.h"

#include <array>
#include <cstdio>
#include <cstdlib>

namespace chronolane {

namespace {

constexpr std::int64_t MicrosecondsPerDay = 86'400'000'000;

/// A story goes on for at most this long after a day that it named; a date that would be later is a year earlier.
constexpr int LongestStoryDays = 123;

std::int64_t dayNumber(CivilDate date)
{
    const auto midnight = asUtc({date.year, date.month, date.day, 0, 0, 0, 0});
    if (!midnight)
        return 0;
    const std::int64_t microseconds = toUnixMicroseconds(*midnight);
    return microseconds >= 0 ? microseconds / MicrosecondsPerDay
                             : -((-microseconds + MicrosecondsPerDay - 1) / MicrosecondsPerDay);
}

} // namespace

bool isValid(CivilDate date)
{
    return asUtc({date.year, date.month, date.day, 0, 0, 0, 0}).has_value();
}

CivilDate addDays(CivilDate date, int days)
{
    const std::int64_t microseconds = (dayNumber(date) + days) * MicrosecondsPerDay;
    return isRepresentable(microseconds) ? dateOf(fromUnixMicroseconds(microseconds)) : date;
}

int daysBetween(CivilDate from, CivilDate to)
{
    return static_cast<int>(dayNumber(to) - dayNumber(from));
}

int weekdayOf(CivilDate date)
{
    // 1970-01-01 was a Thursday.
    const std::int64_t sinceMonday = (dayNumber(date) + 3) % 7;
    return static_cast<int>(sinceMonday < 0 ? sinceMonday + 7 : sinceMonday);
}

CivilDate dateOf(UtcTime time)
{
    const CivilTime civil = toCivil(time);
    return {civil.year, civil.month, civil.day};
}

std::string formatDate(CivilDate date)
{
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02d-%02d", date.year, date.month, date.day);
    return text.data();
}

std::optional<CivilDate> latestNotAfter(int month, int day, std::optional<int> weekday, CivilDate limit)
{
    // 29 February may be eight years back (1896 to 1904); a date falls on any weekday within eleven.
    constexpr int YearsBack = 11;
    std::optional<CivilDate> latest;
    for (int year = limit.year; year >= limit.year - YearsBack; --year) {
        const CivilDate date{year, month, day};
        if (!isValid(date) || date > limit)
            continue;
        if (!weekday || weekdayOf(date) == *weekday)
            return date;
        if (!latest)
            latest = date;
    }
    return latest;
}

std::optional<CivilDate> nearestInStory(int month, int day, std::optional<int> weekday, CivilDate near)
{
    std::optional<CivilDate> nearest;
    for (int year = near.year - 1; year <= near.year + 1; ++year) {
        const CivilDate date{year, month, day};
        if (!isValid(date))
            continue;
        if (weekday && weekdayOf(date) == *weekday)
            return date;
        const int distance = daysBetween(near, date);
        if (distance <= LongestStoryDays && (!nearest || std::abs(distance) < std::abs(daysBetween(near, *nearest))))
            nearest = date;
    }
    return nearest ? nearest : latestNotAfter(month, day, std::nullopt, near);
}

} // namespace chronolane
