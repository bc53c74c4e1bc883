// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/laneheights.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

namespace chronolane {
namespace {

/// The trays of the generous styles show all their steps, up to a number that no review reads out.
constexpr int GenerousTrayRows = 12;
constexpr int TightTrayRows = 3;

constexpr double NoLimit = 1e9;

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

    /// nullopt if the lane alone needs more than `limit`.
    std::optional<LaneHeight> of(std::size_t index, int style, double limit) const
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
        if (lane.items.empty()) {
            height.body = bodyBeside(height.tray);
            return height;
        }
        const bool isLast = style == LayoutUnits::StyleCount;
        double body = layout.heightFor(lane, fitted, std::min(style, LayoutUnits::StyleCount - 1),
                                       isLast ? NoLimit : limit);
        if (isLast || lane.items.size() > LaneLayout::StyledLimit) {
            height.isCrowd = body > layout.crowdHeight(lane);
            body = std::min(body, layout.crowdHeight(lane));
        }
        if (std::isinf(body))
            return std::nullopt;
        // Where lanes scroll, a lane that is made taller takes nothing from the others: see stretch().
        const double factor = options.scrolls ? std::min(factorOf(index), 1.0) : factorOf(index);
        height.body = std::max(body * factor, headerHeight);
        return height;
    }

    /// As a person has made the lane higher or lower.
    double factorOf(std::size_t index) const { return index < options.heights.size() ? options.heights[index] : 1; }

    /// Makes lanes as much taller as a person wants them, in the style in which all would fit without that.
    void stretch(std::vector<LaneHeight> &heights) const
    {
        for (std::size_t i = 0; options.scrolls && i < heights.size(); ++i) {
            if (!heights[i].isCollapsed && !snapshot.lanes[i].items.empty())
                heights[i].body *= std::max(factorOf(i), 1.0);
        }
    }

    /// Of a lane without anything on the axis, from its tray and its name.
    double bodyBeside(const TrayPlan &tray) const
    {
        // The tray's heading stands below the lane's name, beside the tray.
        return std::max(headerHeight + (tray.height > 0 ? units.smallHeight : 0) - tray.height, 0.0);
    }

    /// Of a snapshot without any time.
    std::vector<LaneHeight> ofTrays(int lines, int rows) const
    {
        std::vector<LaneHeight> heights(snapshot.lanes.size());
        for (std::size_t i = 0; i < heights.size(); ++i) {
            LaneHeight &height = heights[i];
            height.isCollapsed = i < options.collapsed.size() && options.collapsed[i];
            if (height.isCollapsed) {
                height.body = units.collapsedHeight;
                continue;
            }
            height.tray = planTray(snapshot.lanes[i], labels, units, plotWidth, lines, rows);
            // There is no axis on which brackets could stand; the entries say in words what bounds them.
            height.tray.height -= height.tray.brackets * height.tray.bracketHeight;
            height.tray.brackets = 0;
            (height.tray.height > 0 ? height.tray.height : height.body) += bodyBeside(height.tray);
        }
        return heights;
    }

    /// The heights of all lanes; nothing if they need more than `limit` together. A style past the last one is that
    /// of crowds, which takes any number of items in.
    std::vector<LaneHeight> all(int style, double limit) const
    {
        std::vector<LaneHeight> heights;
        double rest = limit;
        for (std::size_t i = 0; i < snapshot.lanes.size(); ++i) {
            const std::optional<LaneHeight> height = of(i, style, std::max(rest, 0.0));
            if (!height)
                return {};
            rest -= height->total();
            heights.push_back(*height);
        }
        return rest < -0.5 && style < LayoutUnits::StyleCount ? std::vector<LaneHeight>() : heights;
    }

    /// Lanes that need little more for more words get it from what is left over, a style at a time, so that none is
    /// wordy while others are terse.
    void grow(int style, double rest, std::vector<LaneHeight> &heights) const
    {
        for (int better = style - 1; better >= 0; --better) {
            for (std::size_t i = 0; i < heights.size(); ++i) {
                if (heights[i].isCollapsed || heights[i].isCrowd)
                    continue;
                const double limit = heights[i].total() + rest;
                const std::optional<LaneHeight> height = of(i, better, limit);
                if (!height || height->total() > limit)
                    continue;
                rest = limit - height->total();
                heights[i] = *height;
            }
        }
    }

    /// Takes what is too much from the crowds, down to a sub-row and the badges; then, where the picture cannot
    /// scroll, from the other lanes as well. An event of a small lane is rather scrolled to than counted.
    void shrink(double tooMuch, std::vector<LaneHeight> &heights) const
    {
        tooMuch -= shrinkThose(tooMuch, heights, [](const LaneHeight &height) { return height.isCrowd; });
        if (tooMuch > 0 && !options.scrolls)
            shrinkThose(tooMuch, heights, [](const LaneHeight &) { return true; });
    }

    /// Returns how much it could take.
    template <typename Predicate>
    double shrinkThose(double tooMuch, std::vector<LaneHeight> &heights, Predicate isMeant) const
    {
        const double least = std::max(headerHeight, 2 * units.padding + units.rowHeight(0, true) + units.badgeHeight);
        const auto spareOf = [&](const LaneHeight &height) {
            return isMeant(height) ? std::max(height.body - least, 0.0) : 0;
        };
        double spare = 0;
        for (const LaneHeight &height : heights)
            spare += spareOf(height);
        if (spare <= 0)
            return 0;
        const double share = std::min(tooMuch / spare, 1.0);
        for (LaneHeight &height : heights)
            height.body -= spareOf(height) * share;
        return spare * share;
    }
};

double sum(const std::vector<LaneHeight> &heights)
{
    return std::accumulate(heights.begin(), heights.end(), 0.0,
                           [](double total, const LaneHeight &height) { return total + height.total(); });
}

/// Gives what is left over to the lanes that show something on the axis, and lets their rows stand in the middle; those of a
/// crowd take all of it, for what has no row is only counted.
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
        heights[i].lead = heights[i].isCrowd ? 0 : more / 2;
    }
}

/// Where nothing has a time, the trays are all there is: they take as many rows as have room. Where lanes scroll, a
/// generous number of rows needs no room.
std::vector<LaneHeight> shareAmongTrays(const Demand &demand, double available)
{
    int most = std::max(1, static_cast<int>(available / TimelineGeometry::MinTarget));
    if (demand.options.scrolls)
        most = std::max(most, GenerousTrayRows);
    for (const int lines : {4, 2, 1}) {
        std::vector<LaneHeight> heights = demand.ofTrays(lines, most);
        if (sum(heights) <= available)
            return heights;
    }
    int fitting = demand.options.scrolls ? GenerousTrayRows : 1;
    while (fitting + 1 < most) {
        const int middle = (fitting + most) / 2;
        (sum(demand.ofTrays(1, middle)) <= available ? fitting : most) = middle;
    }
    return demand.ofTrays(1, fitting);
}

} // namespace

std::vector<LaneHeight> shareHeights(const TimelineSnapshot &snapshot, const TimelineOptions &options,
                                     const TimeScale &fitted, double available, double plotWidth, double headerHeight,
                                     LaneLayout &layout, LabelStore &labels, const LayoutUnits &units)
{
    const Demand demand{snapshot, options, fitted, plotWidth, headerHeight, layout, labels, units};
    if (!snapshot.first)
        return shareAmongTrays(demand, available);
    std::vector<LaneHeight> heights;
    int style = 0;
    while ((heights = demand.all(style, available)).empty())
        ++style;
    const double rest = available - sum(heights);
    if (rest < -0.5)
        demand.shrink(-rest, heights);
    else
        demand.grow(style, rest, heights);
    demand.stretch(heights);
    shareRest(snapshot, available - sum(heights), heights);
    return heights;
}

double idealHeightOf(const TimelineSnapshot &snapshot, const TimelineOptions &options, const TimeScale &fitted,
                     double plotWidth, double headerHeight, LaneLayout &layout, LabelStore &labels,
                     const LayoutUnits &units)
{
    return sum(Demand{snapshot, options, fitted, plotWidth, headerHeight, layout, labels, units}.all(0, NoLimit));
}

} // namespace chronolane
