// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/date_time/posix_time/posix_time_types.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chronolane {

/// An instant in UTC with microsecond resolution. Stored instants are never special values
/// (not-a-date-time, ±infinity): an unknown instant is std::nullopt.
using UtcTime = boost::posix_time::ptime;

/// A length of time with microsecond resolution; may be negative.
using Duration = boost::posix_time::time_duration;

/// A half-open window [begin, end) of UTC instants.
using TimeSpan = boost::posix_time::time_period;

/// Microseconds since 1970-01-01T00:00:00Z; the inverse of fromUnixMicroseconds().
[[nodiscard]] std::int64_t toUnixMicroseconds(UtcTime time);

/// The instant `microseconds` after (before, if negative) 1970-01-01T00:00:00Z. The caller keeps it within
/// the years 1400 to 9999, which is what Boost can represent; isRepresentable() tells.
[[nodiscard]] UtcTime fromUnixMicroseconds(std::int64_t microseconds);

/// Whether fromUnixMicroseconds() can take the value.
[[nodiscard]] bool isRepresentable(std::int64_t microseconds);

/// The length of a duration in microseconds.
[[nodiscard]] std::int64_t toMicroseconds(Duration duration);

/// The duration of `microseconds`.
[[nodiscard]] Duration fromMicroseconds(std::int64_t microseconds);

/// A civil date and time of day without a zone, as a record words it. Fields are checked: month 1 to 12,
/// day within its month, hour 0 to 23 (24:00:00 is the next day's 0), minute and second 0 to 59 (a leap
/// second 60 is read as 59).
struct CivilTime
{
    int year = 1970;
    int month = 1;
    int day = 1;
    int hour = 0;
    int minute = 0;
    int second = 0;
    int microsecond = 0;

    bool operator==(const CivilTime &) const = default;
    auto operator<=>(const CivilTime &) const = default;
};

/// The civil time read as if it were UTC; nullopt if a field is out of range (years 1400 to 9999).
[[nodiscard]] std::optional<UtcTime> asUtc(const CivilTime &civil);

/// The civil fields of an instant in UTC, in the proleptic Gregorian calendar also beside the years 1400 to 9999.
[[nodiscard]] CivilTime toCivil(UtcTime time);

/// What an ISO 8601 text says.
struct IsoInstant
{
    UtcTime time;                       ///< UTC where an offset is given, else the civil time read as UTC
    std::optional<int> offsetSeconds;   ///< east of UTC; nullopt where the text names no offset
    bool hasTimeOfDay = false;          ///< false for a bare date
    bool hasSeconds = false;            ///< false for HH:MM
};

/// Reads a whole ISO 8601 calendar date or date-time: `YYYY-MM-DD`, `YYYY-MM-DD[T ]HH:MM[:SS[.fraction]]` with an
/// optional `Z`, `±HH`, `±HHMM` or `±HH:MM` (one blank may stand before it). Fractions are cut to microseconds.
/// nullopt for anything else: also for hour 25, second 61 and 30 February, which Boost's own parser rolls over.
[[nodiscard]] std::optional<IsoInstant> parseIso8601(std::string_view text);

/// `YYYY-MM-DDTHH:MM:SSZ`, with a fraction of as many digits as needed only where there is one.
[[nodiscard]] std::string formatIso8601(UtcTime time);

} // namespace chronolane
