// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/labelstore.h"
#include "models/layout/layoutunits.h"
#include "models/layout/timelinegeometry.h"
#include "models/layout/timescale.h"

#include <cstdint>

namespace chronolane {

class TimelineWording;

/// How a lane's steps without a time are set: in columns that are read from top to bottom, in the source's order.
struct TrayPlan
{
    int columns = 0;
    int rows = 0;            ///< of each column
    int lines = 1;           ///< of text, at most, in each entry
    double columnWidth = 0;  ///< px
    double rowHeight = 0;    ///< px
    double height = 0;       ///< px of the whole tray; 0 if there is nothing to show
    double bracketHeight = 0;   ///< px above the entries for each bracket
    int brackets = 0;        ///< how many are drawn
    std::size_t shown = 0;   ///< entries; the rest is only counted
};

/// The plan for a lane's tray of that width. Entries have at most `lines` lines, columns at most `maxRows` entries.
[[nodiscard]] TrayPlan planTray(const TimelineLane &lane, LabelStore &labels, const LayoutUnits &units, double width,
                                int lines, int maxRows);

/// Appends the entries of a tray that lies in `rect` to the geometry.
void appendTray(const TimelineLane &lane, std::uint32_t laneIndex, const TrayPlan &plan, const QRectF &rect,
                const TimeScale &scale, LabelStore &labels, const LayoutUnits &units, const TimelineWording &wording, TimelineGeometry &out);

} // namespace chronolane
