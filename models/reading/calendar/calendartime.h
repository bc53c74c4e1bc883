// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/calendar/calendarlines.h"
#include "models/reading/text/timeresolver.h"

#include <map>
#include <optional>
#include <string>

namespace chronolane {

/// The zones that a calendar itself describes: TZID → IANA id or fixed offset.
using CalendarZones = std::map<std::string, std::string, std::less<>>;

/// A DTSTART-like line: `20310304T100000Z`, local time with TZID, floating local time, or a whole day. A TZID is an
/// IANA id, a name that the zone table knows, or one that `zones` explains; an unknown one leaves the time floating.
/// nullopt if the value is no time.
[[nodiscard]] std::optional<ResolvedTime> resolveCalendarTime(const CalendarLine &line, const CalendarZones &zones,
                                                              TimeResolver &resolver);

/// Whether the value is a day without a time.
[[nodiscard]] bool isCalendarDay(const CalendarLine &line);

} // namespace chronolane
