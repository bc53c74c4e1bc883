// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelinegeometry.h"
#include "models/layout/timescale.h"

#include <cstdint>
#include <vector>

namespace chronolane {

/// Events that a picture shows without words: those of a badge or of "+6 more" together, all others one by one.
struct UntoldGroup
{
    enum class Anchor {
        Nowhere,   ///< there was no room to draw it at all
        Mark,      ///< a mark or bar
        Badge,     ///< `anchorIndex` is into TimelineGeometry::clusters
        TrayRest,  ///< `anchorIndex` is into TimelineGeometry::trayRests
    };

    std::uint32_t lane = 0;
    bool isUndated = false;
    std::vector<std::uint32_t> indexes;   ///< into TimelineLane::undated if isUndated, else into its items
    Anchor anchor = Anchor::Nowhere;
    std::size_t anchorIndex = 0;
    QRectF place;                         ///< of the mark or bar
};

/// What became of the events of a snapshot in a picture that cannot scroll: each is told with words, counted by a badge
/// or a tray, on another page, or stands in one of these.
struct PictureAccount
{
    /// More than so many are not listed: nobody would read them.
    static constexpr std::uint64_t MostListed = 200;

    std::uint64_t outside = 0;    ///< dated, but neither in this page's nor in any other page's time
    std::uint64_t counted = 0;    ///< by badges and trays
    std::uint64_t wordless = 0;   ///< drawn without words, or not drawn for lack of room
    std::vector<UntoldGroup> groups;   ///< of the counted and the wordless, by lane and time; empty if isTooLong
    bool isTooLong = false;
};

/// Accounts for a page. `shownFrom` and `shownTo` are the ends of all pages together.
[[nodiscard]] PictureAccount accountFor(const TimelineGeometry &geometry, const TimeScale &scale, Micros shownFrom,
                                        Micros shownTo);

} // namespace chronolane
