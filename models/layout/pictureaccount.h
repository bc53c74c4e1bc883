// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelinegeometry.h"
#include "models/layout/timescale.h"

#include <cstdint>
#include <vector>

namespace chronolane {

class TimelineWording;

/// Events whose own words a picture does not show, or cuts off: those of a badge or of "+6 more" together, all others one by one.
struct UntoldGroup
{
    enum class Anchor {
        Nowhere,   ///< there was no room to draw it at all
        Mark,      ///< a mark or bar, or an entry of a tray
        Badge,     ///< `anchorIndex` is into TimelineGeometry::clusters
        TrayRest,  ///< `anchorIndex` is into TimelineGeometry::trayRests
    };

    std::uint32_t lane = 0;
    bool isUndated = false;
    std::vector<std::uint32_t> indexes{};   ///< into TimelineLane::undated if isUndated, else into its items
    Anchor anchor = Anchor::Nowhere;
    std::size_t anchorIndex = 0;
    QRectF place{};                       ///< of the mark, the bar or the entry's words
    bool isCut = false;                   ///< a part of its words is shown, and ends with "…"
};

/// What became of the events of a snapshot in a picture that cannot scroll: each is told in its own words (an event that has
/// none: by its time and kind), counted by a badge or a tray, on another page, or stands in one of these.
struct PictureAccount
{
    /// More than so many are not listed: nobody would read them.
    static constexpr std::uint64_t MostListed = 200;

    std::uint64_t outside = 0;    ///< dated, but neither in this page's nor in any other page's time
    std::uint64_t counted = 0;    ///< by badges and trays
    std::uint64_t wordless = 0;   ///< drawn, with no more words than time and kind
    std::uint64_t notDrawn = 0;   ///< for lack of room
    std::uint64_t cut = 0;        ///< drawn with a part of their words
    std::vector<UntoldGroup> groups;   ///< of all these but the outside, by lane and time; empty if isTooLong

    /// Those of whose words nothing is shown.
    [[nodiscard]] std::uint64_t untold() const { return counted + wordless + notDrawn; }
    bool isTooLong = false;
};

/// Accounts for a page. `shownFrom` and `shownTo` are the ends of all pages together.
[[nodiscard]] PictureAccount accountFor(const TimelineGeometry &geometry, const TimeScale &scale, Micros shownFrom,
                                        Micros shownTo, const TimelineWording &wording);

} // namespace chronolane
