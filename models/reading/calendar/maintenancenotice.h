// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingreport.h"
#include "models/reading/calendar/calendartime.h"
#include "models/reading/recordreader.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// One VEVENT: a version of a notice. Later versions with the same key replace the window of earlier ones.
struct CalendarNotice
{
    std::vector<CalendarLine> lines;
    ByteRange range;
    std::uint64_t line = 0;

    /// The first line of that name; nullptr if there is none.
    [[nodiscard]] const CalendarLine *find(std::string_view name) const;
    [[nodiscard]] std::string_view value(std::string_view name) const;   ///< without blanks; empty if there is none

    /// What its versions share: UID and, of one instance of a series, RECURRENCE-ID. Empty without a UID.
    [[nodiscard]] std::string key() const;
    [[nodiscard]] long sequence() const;   ///< 0 if it states none
};

/// Makes one incident of the versions of a notice, oldest first: the window is the latest one's, and each version
/// is a status update at the time at which it was issued. A series is a window for each of its dates, but for those
/// that `replaced` (RECURRENCE-ID lines of its UID) tells otherwise. What became of each line goes to `report`.
[[nodiscard]] Incident readNotice(const std::vector<CalendarNotice> &versions,
                                  const std::vector<CalendarLine> &replaced, const CalendarZones &zones,
                                  const RecordInput &input, const TimeContext &times,
                                  std::vector<ReportLine> &report);

} // namespace chronolane
