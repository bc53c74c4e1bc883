// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/lanelayout.h"
#include "models/layout/timelineoptions.h"
#include "models/layout/traylayout.h"

#include <vector>

namespace chronolane {

/// The height of one lane's parts, px.
struct LaneHeight
{
    double body = 0;
    double lead = 0;   ///< free space above the body's first row, so that few rows stand in the middle
    TrayPlan tray;
    bool isCollapsed = false;
    bool isCrowd = false;   ///< more events than rows: badges count what has no room

    [[nodiscard]] double total() const { return body + tray.height; }
};

/// Shares a height among the lanes of a snapshot: each gets what its labels need at the fitted zoom, all in the most
/// generous style in which they fit together, and what is left over besides. Where even the least style does not fit,
/// crowds give way first; then the lanes are higher than `available` together and scroll, or, in a picture that cannot
/// (TimelineOptions::scrolls), count what has no room.
[[nodiscard]] std::vector<LaneHeight> shareHeights(const TimelineSnapshot &snapshot, const TimelineOptions &options,
                                                   const TimeScale &fitted, double available, double plotWidth,
                                                   double headerHeight, LaneLayout &layout, LabelStore &labels,
                                                   const LayoutUnits &units);

/// What all lanes need together in the most generous style, px.
[[nodiscard]] double idealHeightOf(const TimelineSnapshot &snapshot, const TimelineOptions &options,
                                   const TimeScale &fitted, double plotWidth, double headerHeight, LaneLayout &layout,
                                   LabelStore &labels, const LayoutUnits &units);

} // namespace chronolane
