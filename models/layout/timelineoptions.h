// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelineitem.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace chronolane {

/// Events (or figures) that a picture does not show, or shows without words.
struct Omission
{
    enum class Reason {
        OutsideTime,   ///< before or after what the axis shows
        LeftOut,       ///< filtered out, or in lanes that are not shown
        NoWords,       ///< drawn, but there was no room for what they say
        Cut,           ///< drawn with a part of what they say
        NotDrawn,      ///< there was no room to draw them
        Metrics,       ///< no events: figures that have no room
    };
    Reason reason = Reason::OutsideTime;
    std::uint64_t count = 0;

    bool operator==(const Omission &) const = default;
};

/// What a legend explains: what can be seen. Bits as in TimelineSnapshot.
struct LegendScope
{
    std::uint32_t kinds = 0;
    std::uint32_t stages = 0;
    std::uint32_t flags = 0;
    bool hasBadges = false;
    bool hasBreaks = false;
    bool hasUnitBands = false;   ///< times stated only to the hour, the day … as far as that can be seen
    bool hasDensity = false;

    bool operator==(const LegendScope &) const = default;
};

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

    std::uint32_t pinned = 0;    ///< so many of the first lanes stay at the top while the others scroll

    bool scrolls = true;         ///< lanes that do not fit may be scrolled to; if not, badges count what has no room

    // Page furniture: for pictures that stand alone
    bool showsTitle = false;
    bool showsLegend = false;
    bool showsFooter = false;
    bool showsMetrics = false;
    bool showsT0 = false;              ///< when T0 is, beside the zone: where there is a relative row
    std::vector<Omission> omissions;   ///< counted in the footer
    double notesHeight = 0;            ///< px below the lanes that are kept for notes
    std::optional<LegendScope> legend; ///< what the legend explains; nullopt: all that occurs in the snapshot
    std::string pageNumber;            ///< "1 / 3", in the top right corner; empty: none

    bool operator==(const TimelineOptions &) const = default;
};

} // namespace chronolane
