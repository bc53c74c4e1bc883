// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/laneheights.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace chronolane {
namespace {

/// The trays of the generous styles show all their steps, up to a number that no review reads out.
constexpr int GenerousTrayRows = 12;
constexpr int TightTrayRows = 3;

/// What the heights are reckoned from.
struct Demand
{
    const TimelineSnapshot &snapshot;
    const TimelineOptions &options;
    const TimeScale &fitted;
    double plotWidth;
    double headerHeight;
    LaneLayout &layout;
    LabelStore &labels;
    const LayoutUnits &units;

    LaneHeight of(std::size_t index, int style) const
    {
        const TimelineLane &lane = snapshot.lanes[index];
        LaneHeight height;
        height.isCollapsed = index < options.collapsed.size() && options.collapsed[index];
        if (height.isCollapsed) {
            height.body = units.collapsedHeight;
            return height;
        }
        const int lines = style <= 2 ? 2 : 1;
        const int rows = style < LayoutUnits::StyleCount - 2 ? GenerousTrayRows : TightTrayRows;
        height.tray = planTray(lane, labels, units, plotWidth, lines, rows);
        const bool isEmpty = lane.items.empty();
        height.body = isEmpty ? 2 * units.padding : layout.heightFor(lane, fitted, style);
        height.body = std::max(height.body, headerHeight);
        return height;
    }

    std::vector<LaneHeight> all(int style) const
    {
        std::vector<LaneHeight> heights;
        for (std::size_t i = 0; i < snapshot.lanes.size(); ++i)
            heights.push_back(of(i, style));
        return heights;
    }
};

double sum(const std::vector<LaneHeight> &heights)
{
    return std::accumulate(heights.begin(), heights.end(), 0.0,
                           [](double total, const LaneHeight &height) { return total + height.total(); });
}

/// Gives what is left over to the lanes that show something on the axis, and lets their rows stand in the middle.
void shareRest(const TimelineSnapshot &snapshot, double rest, std::vector<LaneHeight> &heights)
{
    double weights = 0;
    for (std::size_t i = 0; i < heights.size(); ++i)
        weights += heights[i].isCollapsed || snapshot.lanes[i].items.empty() ? 0 : heights[i].body;
    if (weights <= 0 || rest <= 0)
        return;
    for (std::size_t i = 0; i < heights.size(); ++i) {
        if (heights[i].isCollapsed || snapshot.lanes[i].items.empty())
            continue;
        const double more = rest * heights[i].body / weights;
        heights[i].body += more;
        heights[i].lead = more / 2;
    }
}

} // namespace

std::vector<LaneHeight> shareHeights(const TimelineSnapshot &snapshot, const TimelineOptions &options,
                                     const TimeScale &fitted, double available, double plotWidth, double headerHeight,
                                     LaneLayout &layout, LabelStore &labels, const LayoutUnits &units)
{
    const Demand demand{snapshot, options, fitted, plotWidth, headerHeight, layout, labels, units};
    std::vector<LaneHeight> heights;
    for (int style = 0; style < LayoutUnits::StyleCount; ++style) {
        heights = demand.all(style);
        if (sum(heights) <= available)
            break;
    }
    shareRest(snapshot, available - sum(heights), heights);
    return heights;
}

double idealHeightOf(const TimelineSnapshot &snapshot, const TimelineOptions &options, const TimeScale &fitted,
                     double plotWidth, double headerHeight, LaneLayout &layout, LabelStore &labels,
                     const LayoutUnits &units)
{
    return sum(Demand{snapshot, options, fitted, plotWidth, headerHeight, layout, labels, units}.all(0));
}

} // namespace chronolane
