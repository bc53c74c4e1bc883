// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/calendar/recurrence.h"

#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace chronolane {

namespace {

constexpr int DaysOfWeek = 7;
constexpr int MonthsOfYear = 12;
constexpr int LongestInterval = 1000;

std::optional<int> numberIn(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    int number = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = parsed.ec == std::errc() && parsed.ptr == text.data() + text.size();
    return isWhole ? std::optional(number) : std::nullopt;
}

std::optional<int> weekdayIn(std::string_view text)
{
    constexpr std::array<std::string_view, DaysOfWeek> Names = {"MO", "TU", "WE", "TH", "FR", "SA", "SU"};
    const auto found = std::find(Names.begin(), Names.end(), text);
    return found == Names.end() ? std::nullopt : std::optional(static_cast<int>(found - Names.begin()));
}

/// Calls `take` with each item between commas; false as soon as it refuses one.
template<typename Take>
bool eachItem(std::string_view list, Take take)
{
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(','), list.size());
        if (!take(list.substr(0, end)))
            return false;
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return true;
}

bool takeWeekdays(std::string_view list, std::vector<Recurrence::Weekday> &weekdays)
{
    return eachItem(list, [&weekdays](std::string_view item) {
        if (item.size() < 2)
            return false;
        const auto weekday = weekdayIn(item.substr(item.size() - 2));
        const std::string_view before = item.substr(0, item.size() - 2);
        const auto ordinal = before.empty() ? std::optional(0) : numberIn(before);
        if (!weekday || !ordinal)
            return false;
        weekdays.push_back({*ordinal, *weekday});
        return true;
    });
}

bool takeNumbers(std::string_view list, int most, std::vector<int> &numbers)
{
    return eachItem(list, [&numbers, most](std::string_view item) {
        const auto number = numberIn(item);
        if (!number || *number == 0 || *number > most || *number < -most)
            return false;
        numbers.push_back(*number);
        return true;
    });
}

bool takeFrequency(std::string_view word, Recurrence &rule)
{
    using enum Recurrence::Frequency;
    constexpr std::array Words = {std::pair{std::string_view("DAILY"), Daily}, std::pair{std::string_view("WEEKLY"), Weekly},
                                  std::pair{std::string_view("MONTHLY"), Monthly},
                                  std::pair{std::string_view("YEARLY"), Yearly}};
    const auto *found = std::find_if(Words.begin(), Words.end(), [word](const auto &entry) { return entry.first == word; });
    if (found == Words.end())
        return false;
    rule.frequency = found->second;
    return true;
}

/// One part of a rule; false if it is not known or makes no sense.
bool takePart(std::string_view name, std::string_view value, Recurrence &rule)
{
    const auto number = numberIn(value);
    if (name == "FREQ")
        return takeFrequency(value, rule);
    if (name == "INTERVAL") {
        rule.interval = number.value_or(0);
        return rule.interval > 0 && rule.interval <= LongestInterval;
    }
    if (name == "COUNT") {
        rule.count = static_cast<std::size_t>(std::max(number.value_or(0), 0));
        return *rule.count > 0;
    }
    if (name == "UNTIL") {
        rule.until = value;
        return value.size() >= 8 && std::all_of(value.begin(), value.begin() + 8, isAsciiDigit);
    }
    if (name == "WKST") {
        const auto weekday = weekdayIn(value);
        rule.weekStart = weekday.value_or(0);
        return weekday.has_value();
    }
    if (name == "BYDAY")
        return takeWeekdays(value, rule.weekdays);
    if (name == "BYMONTHDAY")
        return takeNumbers(value, 31, rule.monthDays);
    return name == "BYMONTH" && takeNumbers(value, MonthsOfYear, rule.months);
}

int daysInMonth(int year, int month)
{
    int day = 31;
    while (!isValid({year, month, day}))
        --day;
    return day;
}

/// Whether the weekday of the day, and its place in the month, is one of the rule's.
bool fitsWeekdays(const Recurrence &rule, CivilDate day)
{
    const int length = daysInMonth(day.year, day.month);
    return std::any_of(rule.weekdays.begin(), rule.weekdays.end(), [&](const Recurrence::Weekday &wanted) {
        if (wanted.weekday != weekdayOf(day))
            return false;
        const int fromBegin = (day.day - 1) / DaysOfWeek + 1;
        const int fromEnd = -((length - day.day) / DaysOfWeek + 1);
        return wanted.ordinal == 0 || wanted.ordinal == fromBegin || wanted.ordinal == fromEnd;
    });
}

bool fitsMonthDays(const Recurrence &rule, CivilDate day)
{
    const int length = daysInMonth(day.year, day.month);
    return std::any_of(rule.monthDays.begin(), rule.monthDays.end(), [&](int wanted) {
        return wanted == day.day || wanted == day.day - length - 1;
    });
}

/// Whether the day's week, month or year is one that the interval counts.
bool fitsInterval(const Recurrence &rule, CivilDate first, CivilDate day)
{
    const auto weekBegin = [&rule](CivilDate date) {
        return addDays(date, -((weekdayOf(date) - rule.weekStart + DaysOfWeek) % DaysOfWeek));
    };
    int passed = 0;
    switch (rule.frequency) {
    case Recurrence::Frequency::Daily: passed = daysBetween(first, day); break;
    case Recurrence::Frequency::Weekly: passed = daysBetween(weekBegin(first), weekBegin(day)) / DaysOfWeek; break;
    case Recurrence::Frequency::Monthly:
        passed = (day.year - first.year) * MonthsOfYear + day.month - first.month;
        break;
    case Recurrence::Frequency::Yearly: passed = day.year - first.year; break;
    }
    return passed % rule.interval == 0;
}

bool isDayOf(const Recurrence &rule, CivilDate first, CivilDate day)
{
    using enum Recurrence::Frequency;
    if (!fitsInterval(rule, first, day))
        return false;
    const bool isOfYear = rule.frequency == Yearly;
    if (!rule.months.empty() ? std::find(rule.months.begin(), rule.months.end(), day.month) == rule.months.end()
                             : isOfYear && rule.monthDays.empty() && day.month != first.month)
        return false;
    if (!rule.weekdays.empty() && !fitsWeekdays(rule, day))
        return false;
    if (!rule.monthDays.empty() && !fitsMonthDays(rule, day))
        return false;
    if (!rule.weekdays.empty() || !rule.monthDays.empty() || rule.frequency == Daily)
        return true;
    return rule.frequency == Weekly ? weekdayOf(day) == weekdayOf(first) : day.day == first.day;
}

} // namespace

std::optional<Recurrence> parseRecurrence(std::string_view value)
{
    Recurrence rule;
    bool hasFrequency = false;
    while (!value.empty()) {
        const std::size_t end = std::min(value.find(';'), value.size());
        const std::string_view part = trimmed(value.substr(0, end));
        value.remove_prefix(std::min(end + 1, value.size()));
        const std::size_t equals = part.find('=');
        if (part.empty())
            continue;
        if (equals == std::string_view::npos || !takePart(part.substr(0, equals), part.substr(equals + 1), rule))
            return std::nullopt;
        hasFrequency = hasFrequency || part.starts_with("FREQ");
    }
    // "The second Tuesday" of a whole year is another count than that of its month.
    const bool countsInYear = rule.frequency == Recurrence::Frequency::Yearly && rule.months.empty()
        && !rule.weekdays.empty();
    return hasFrequency && !countsInYear ? std::optional(std::move(rule)) : std::nullopt;
}

std::vector<CivilDate> daysOf(const Recurrence &rule, CivilDate first, CivilDate last, std::size_t most)
{
    std::vector<CivilDate> days = {first};
    const std::size_t wanted = std::min(rule.count.value_or(most), most);
    for (CivilDate day = addDays(first, 1); days.size() < wanted && day <= last; day = addDays(day, 1)) {
        if (isDayOf(rule, first, day))
            days.push_back(day);
    }
    return days;
}

} // namespace chronolane
