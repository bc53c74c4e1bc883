// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <limits>
#include <span>
#include <string_view>

namespace chronolane {

/// One way to name a zone.
struct ZoneEntry
{
    static constexpr int Civil = std::numeric_limits<int>::min();   ///< the name claims no offset of its own

    std::string_view words;
    std::string_view zone;                ///< IANA id or "UTC"; empty for "local time"
    int offsetMinutes = Civil;            ///< east of UTC, whatever the date
    std::string_view yearRoundZone = {};  ///< where the abbreviation holds all year
    std::array<std::string_view, 2> others = {};   ///< further meanings, likeliest first
    bool isAnyCase = false;               ///< phrases; abbreviations are upper case
};

/// The entries whose words begin with the byte `first` (in either case for phrases).
[[nodiscard]] std::span<const ZoneEntry> zoneEntriesFor(char first);

/// The IANA id of a name that Ruby on Rails uses ("Pacific Time (US & Canada)"); empty if it is none.
[[nodiscard]] std::string_view railsZone(std::string_view name);

} // namespace chronolane
