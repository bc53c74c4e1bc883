// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/utctime.h"
#include "models/reading/calendar/calendarlines.h"
#include "models/reading/calendar/calendartime.h"

#include <optional>
#include <string_view>
#include <vector>

namespace chronolane {

struct CalendarNotice;

/// One time at which a notice takes place, as if it were written out.
struct NoticeDate
{
    CalendarLine begin;                ///< DTSTART, or what it would say
    std::optional<CalendarLine> end;   ///< DTEND, or what it would say
    std::optional<Duration> length;    ///< instead of `end`, where the date has another clock time than DTSTART
    std::optional<UtcTime> at;         ///< begin's instant; nullopt where it cannot be read
    const CalendarLine *rule = nullptr;   ///< RRULE or RDATE that it follows from; nullptr for the written one. Not owned.
};

/// What the repetitions of a notice come to.
struct NoticeDates
{
    std::vector<NoticeDate> dates;                 ///< in the order of time
    std::vector<const CalendarLine *> unread;      ///< rules that are not understood
    std::vector<const CalendarLine *> cut;         ///< rules that say more than is unfolded
};

/// Unfolds RRULE and RDATE of a notice that has a DTSTART, without what EXDATE takes out and what `replaced`
/// (RECURRENCE-ID lines of the same UID) tells otherwise. An endless rule is unfolded for a year, any rule at most
/// MostNoticeDates times and for ten years.
[[nodiscard]] NoticeDates datesOf(const CalendarNotice &notice, const std::vector<CalendarLine> &replaced,
                                  const CalendarZones &zones, TimeResolver &resolver);

inline constexpr std::size_t MostNoticeDates = 400;

} // namespace chronolane
