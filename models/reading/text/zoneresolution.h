// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/diagnostic.h"
#include "models/domain/event.h"
#include "models/domain/zonerules.h"
#include "models/reading/text/zonenames.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// A remark without its place.
struct ZoneRemark
{
    std::string_view code;   ///< one of diagnostic_code
    std::vector<DiagnosticArgument> arguments;

    bool operator==(const ZoneRemark &) const = default;
};

/// What a civil time means in UTC by the words of its zone.
struct ZonedInstant
{
    UtcTime time;
    std::string zone;               ///< in which it was read: IANA id or fixed offset
    bool isGuess = false;           ///< one of several meanings was chosen
    bool contradictsDate = false;   ///< the words claim another offset than the zone had on that date
    std::vector<ZoneRemark> remarks;
};

/// Converts a civil time by the zone words: an explicit offset is taken as it is; an abbreviation that does not fit the date
/// (PST in July) is read as the civil time of its zone and remarked on, as are ambiguous names (unless `preferredZone` is one of
/// their meanings) and civil times that a zone skips or has twice (`after` chooses among two: the first one not
/// before it). nullopt if the zone is not known or the result is out of range.
[[nodiscard]] std::optional<ZonedInstant> instantInZone(const CivilTime &civil, const ZoneWords &words,
                                                        const ZoneRules &rules, std::string_view preferredZone,
                                                        std::optional<UtcTime> after);

} // namespace chronolane
