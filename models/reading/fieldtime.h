// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/incidentbuilder.h"
#include "models/reading/text/readprose.h"
#include "models/reading/text/timeresolver.h"

#include <optional>
#include <string_view>

namespace chronolane {

/// The instant of a number that counts from 1970 in the unit that its size tells (seconds, milli-, micro- or
/// nanoseconds; only years 1990 to 2100 are told apart that way). Seconds may have a decimal fraction, which is read
/// exactly ("1724518496.000200"). nullopt for anything else.
[[nodiscard]] std::optional<UtcTime> epochTime(std::string_view number);

/// How fine a count since 1970 is: "1658689261" seconds, longer ones finer still.
inline constexpr Precision EpochPrecision = Precision::Second;

/// The civil time of a number that a spreadsheet stores for a date (days since 1899-12-30; only 1990 to 2100), to the second.
/// It has a time of day if it has a fraction. nullopt for anything else.
[[nodiscard]] std::optional<CivilTime> excelSerialTime(std::string_view number);

/// Makes diagnostics of what was noticed while a field at `place` was resolved.
void addRemarks(IncidentBuilder &builder, const std::vector<TimeRemark> &remarks, const ProsePlace &place);

/// Sets the start of an event (and its end, where the field states a range) from a resolved time.
void applyTime(Event &event, const ResolvedTime &time);

/// Sets the end of an event from the resolved time of a field of its own.
void applyEnd(Event &event, const ResolvedTime &time);

} // namespace chronolane
