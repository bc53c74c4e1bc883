// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/calendar/calendartime.h"

#include "models/reading/text/textview.h"
#include "models/reading/text/zonenames.h"

#include <algorithm>

namespace chronolane {

namespace {

constexpr std::size_t DayLength = 8;          // YYYYMMDD
constexpr std::size_t TimeLength = 15;        // YYYYMMDDTHHMMSS

bool areDigits(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), isAsciiDigit);
}

/// The value in the extended form that the common grammar reads; empty if it is no time.
std::string extendedForm(std::string_view value)
{
    if (value.size() < DayLength || !areDigits(value.substr(0, DayLength)))
        return {};
    std::string text;
    text.append(value.substr(0, 4)).append("-").append(value.substr(4, 2)).append("-").append(value.substr(6, 2));
    if (value.size() == DayLength)
        return text;
    const bool isTime = value.size() >= TimeLength && value[DayLength] == 'T' && areDigits(value.substr(9, 6));
    if (!isTime)
        return {};
    text.append("T").append(value.substr(9, 2)).append(":").append(value.substr(11, 2)).append(":");
    text.append(value.substr(13));
    return text;
}

} // namespace

bool isCalendarDay(const CalendarLine &line)
{
    return trimmed(line.value.text).size() == DayLength;
}

std::optional<ResolvedTime> resolveCalendarTime(const CalendarLine &line, const CalendarZones &zones,
                                                TimeResolver &resolver)
{
    const std::string text = extendedForm(trimmed(line.value.text));
    if (text.empty())
        return std::nullopt;
    resolver.setZone(std::string());
    if (const std::string_view id = line.parameter("TZID"); !id.empty()) {
        if (const auto described = zones.find(id); described != zones.end())
            resolver.setZone(described->second);
        else if (const auto zone = zoneFromName(id))
            resolver.setZone(*zone);
    }
    auto resolved = resolveField(text, resolver);
    if (!resolved || !resolved->start)
        return std::nullopt;
    return resolved;
}

} // namespace chronolane
