// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelineitem.h"

#include <optional>
#include <string>
#include <vector>

namespace chronolane {

/// What the reader chose about the picture, besides its range and its words.
struct TimelineOptions
{
    std::string zone = "UTC";    ///< display zone, IANA id or fixed offset; the same as the wording's
    std::string secondZone;      ///< of a second row of clock times; empty: none
    bool showsRelativeRow = true;
    bool shadesImpact = true;    ///< impact windows tint all lanes
    std::optional<Micros> t0;    ///< origin of the relative row; nullopt: the snapshot's
    std::vector<bool> collapsed; ///< by lane; missing entries are false
    std::vector<double> heights; ///< by lane: how many times as high as it needs to be; missing entries are 1

    bool scrolls = true;         ///< lanes that do not fit may be scrolled to; if not, badges count what has no room

    // Page furniture: for pictures that stand alone
    bool showsTitle = false;
    bool showsLegend = false;
    bool showsFooter = false;

    bool operator==(const TimelineOptions &) const = default;
};

} // namespace chronolane
