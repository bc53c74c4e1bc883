// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/utctime.h"

#include <compare>
#include <optional>
#include <string>

namespace chronolane {

/// A day of the calendar, without a zone.
struct CivilDate
{
    int year = 1970;
    int month = 1;
    int day = 1;

    bool operator==(const CivilDate &) const = default;
    auto operator<=>(const CivilDate &) const = default;
};

/// Whether the calendar has that day (years 1400 to 9999).
[[nodiscard]] bool isValid(CivilDate date);

/// The day `days` later, or earlier if negative.
[[nodiscard]] CivilDate addDays(CivilDate date, int days);

/// How many days `to` is after `from`; negative if it is before.
[[nodiscard]] int daysBetween(CivilDate from, CivilDate to);

/// 0 for Monday to 6 for Sunday.
[[nodiscard]] int weekdayOf(CivilDate date);

/// The UTC day of an instant.
[[nodiscard]] CivilDate dateOf(UtcTime time);

/// "2026-08-24"
[[nodiscard]] std::string formatDate(CivilDate date);

/// The date in the last year in which it is not after `limit`, and falls on the weekday (0 Monday) if one is told and
/// some year near fits; nullopt if no year near has that day.
[[nodiscard]] std::optional<CivilDate> latestNotAfter(int month, int day, std::optional<int> weekday, CivilDate limit);

/// The date in the year in which it is nearest to a day of the same story: at most four months after it, else
/// before it. A weekday, where one is told and one of the years next to that day fits, decides first.
[[nodiscard]] std::optional<CivilDate> nearestInStory(int month, int day, std::optional<int> weekday, CivilDate near);

} // namespace chronolane
