// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// What the words for a zone ("PST", "UTC-7", "Pacific Time", "한국시간", "Europe/Oslo", "local time") mean before a
/// date is known.
struct ZoneWords
{
    std::size_t begin = 0;   ///< bytes of the text that was searched
    std::size_t end = 0;
    std::string spelling;    ///< as the text words it, without brackets
    std::string zone;        ///< IANA id, "UTC" or a fixed offset "UTC+09:00"; empty for "local time"
    /// Seconds east of UTC that the words claim whatever the date is: −28800 for PST and UTC-8; nullopt for civil
    /// names (PT, Pacific Time, Europe/Oslo).
    std::optional<int> claimedOffset;
    bool isExplicitOffset = false;     ///< the text gives a number ("UTC-7", "+0900", "PST (UTC-8)"): it beats the name
    std::vector<std::string> others;   ///< further meanings of an ambiguous abbreviation, likeliest first (IST, CST, BST)
    std::string yearRoundZone;   ///< a zone in which the abbreviation holds all year (MST: America/Phoenix); may be empty
    bool contradictsItself = false;    ///< "PST (UTC-7)": the number is not what the name claims
    bool isLocal = false;              ///< "local time": a zone is meant but not named

    bool operator==(const ZoneWords &) const = default;
};

/// The zone words that begin exactly at byte `at`; nullopt if there are none. Brackets around them belong to them.
[[nodiscard]] std::optional<ZoneWords> zoneWordsAt(std::string_view text, std::size_t at);

/// The first zone words anywhere in a short text such as a column's header ("Time (UTC)"), a heading ("All times
/// CEST") or a sentence ("시각은 KST다").
[[nodiscard]] std::optional<ZoneWords> findZoneWords(std::string_view text);

/// The zone for a whole field that names one: an IANA id, an abbreviation, an offset, or a Rails name ("Pacific Time (US &
/// Canada)"). nullopt if the field is anything else.
[[nodiscard]] std::optional<ZoneWords> zoneFromName(std::string_view name);

/// "UTC" for 0, else "UTC+09:00": the name that ZoneRules takes for a fixed offset in seconds east.
[[nodiscard]] std::string fixedZoneName(int offsetSeconds);

} // namespace chronolane
