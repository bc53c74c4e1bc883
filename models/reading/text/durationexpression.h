// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/event.h"
#include "models/domain/utctime.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace chronolane {

/// A length of time as a text states it.
struct DurationExpression
{
    std::size_t begin = 0;   ///< bytes of the text that was searched
    std::size_t end = 0;
    Duration length;         ///< months count 30 days, years 365
    Precision precision = Precision::Minute;   ///< of the smallest unit that is named; halves and decimals one finer
    bool approximate = false;                  ///< "about", "12+ hours", "약"

    bool operator==(const DurationExpression &) const = default;
};

/// The duration that begins exactly at byte `at`: "1d 1h 49m", "3.5 hours", "an hour and a half", "90 minutes",
/// "1시간 21분", "PT5M", "0 days 01:12:00". nullopt if there is none. A bare clock form "01:12" is no duration here.
[[nodiscard]] std::optional<DurationExpression> durationAt(std::string_view text, std::size_t at);

/// The first duration anywhere in a text.
[[nodiscard]] std::optional<DurationExpression> findDuration(std::string_view text);

/// A whole field that holds a duration: as above, also "01:12:00" and "1:12" (hours and minutes). nullopt if
/// anything but blanks, brackets or a full stop is left over.
[[nodiscard]] std::optional<DurationExpression> durationFromField(std::string_view field);

} // namespace chronolane
