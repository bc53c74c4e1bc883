// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/calendar.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// An RRULE (RFC 5545) that repeats by days: daily, weekly, monthly or yearly, with BYDAY, BYMONTHDAY and BYMONTH.
struct Recurrence
{
    enum class Frequency { Daily, Weekly, Monthly, Yearly };

    /// "MO", or of a month or year "2TU" and "-1FR".
    struct Weekday
    {
        int ordinal = 0;   ///< 0: every one
        int weekday = 0;   ///< 0 Monday to 6 Sunday
    };

    Frequency frequency = Frequency::Daily;
    int interval = 1;
    std::optional<std::size_t> count;   ///< of all days, the first included
    std::string until;                  ///< as written: a day or a time; empty if the rule names none
    int weekStart = 0;                  ///< 0 Monday to 6 Sunday
    std::vector<Weekday> weekdays;
    std::vector<int> monthDays;         ///< negative: counted from the month's end
    std::vector<int> months;

    [[nodiscard]] bool isEndless() const { return !count && until.empty(); }
};

/// nullopt if the value is no rule, or one with parts that are not unfolded (times of day, BYSETPOS, weeks of the year).
[[nodiscard]] std::optional<Recurrence> parseRecurrence(std::string_view value);

/// The days of the rule from `first` on in order, which always counts as one of them, none after `last`; at most as
/// many as the rule counts, and `most`.
[[nodiscard]] std::vector<CivilDate> daysOf(const Recurrence &rule, CivilDate first, CivilDate last, std::size_t most);

} // namespace chronolane
