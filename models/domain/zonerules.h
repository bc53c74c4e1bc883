// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/utctime.h"

#include <optional>
#include <string>
#include <string_view>

namespace chronolane {

/// Conversion between UTC and civil time by the IANA zone database; models/zones answers it. Zones are IANA ids
/// ("Asia/Seoul"), "UTC", or a fixed offset "UTC+09:00" / "UTC-07:00".
class ZoneRules
{
public:
    virtual ~ZoneRules() = default;

    /// What a civil time of a zone means in UTC.
    struct Resolution
    {
        enum class Kind { Unique, Ambiguous, Nonexistent };
        Kind kind = Kind::Unique;
        UtcTime first;    ///< the instant; of two, the earlier; of none, with the offset before the gap
        UtcTime second;   ///< of two, the later; of none, with the offset after the gap; else equal to first
    };

    [[nodiscard]] virtual bool isKnown(std::string_view zone) const = 0;

    /// Seconds east of UTC at that instant; nullopt if the zone is not known.
    [[nodiscard]] virtual std::optional<int> offsetSeconds(std::string_view zone, UtcTime at) const = 0;

    /// nullopt if the zone is not known.
    [[nodiscard]] virtual std::optional<Resolution> resolve(std::string_view zone, const CivilTime &local) const = 0;

    /// The abbreviation in force ("PDT", "KST"); an offset such as "UTC+03:00" where the zone has none.
    [[nodiscard]] virtual std::string abbreviation(std::string_view zone, UtcTime at) const = 0;
};

} // namespace chronolane
