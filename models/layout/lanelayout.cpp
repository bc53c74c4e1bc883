// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/lanelayout.h"

#include "models/layout/timelinewording.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace chronolane {
namespace {

constexpr double MarkTarget = 24;      ///< px that every mark has to itself
constexpr double DensityWidth = 4;     ///< px of a column of the histogram
constexpr std::size_t LongSpanLimit = 256;

/// Widths of labels that are fitted to their room. They go in coarse steps: while someone zooms or pans, the room
/// changes with every frame, but hardly any text has to be made anew.
constexpr std::array<double, 10> LabelEms = {26, 20, 18, 16, 14, 12, 10, 8.5, 6, 3.8};

/// World px of the scale back to time.
Micros timeAtWorld(const TimeScale &scale, double world) { return scale.toTime(world - scale.worldLeft()); }

} // namespace

Extent LaneLayout::extentOf(const TimelineItem &item, const TimeScale &scale, double labelWidth) const
{
    const double x = scale.worldX(item.start);
    if (!item.isSpan())
        return {x - MarkTarget / 2, x + MarkTarget / 2 + (labelWidth > 0 ? labelWidth + m_units.gap : 0)};
    const double end = std::max(scale.worldX(item.end), x + MarkTarget);
    return {x - 2, std::max(end + 4, labelWidth > 0 ? x + labelWidth + m_units.gap : 0)};
}

LanePlacement LaneLayout::place(const TimelineLane &lane, const TimeScale &scale, double left, double right,
                                double height)
{
    LanePlacement out;
    if (lane.items.size() <= WholeLimit) {
        for (int style = 0; style < LayoutUnits::StyleCount; ++style) {
            if (placeStyled(lane, scale, style, height, out)) {
                out.bodyLines = m_units.style(style).bodyLines;
                findRoom(lane, scale, out);
                return out;
            }
        }
        std::vector<std::uint32_t> all(lane.items.size());
        for (std::uint32_t i = 0; i < all.size(); ++i)
            all[i] = i;
        placeDense(lane, scale, all, height, out);
        return out;
    }

    const Micros from = timeAtWorld(scale, left);
    const Micros to = timeAtWorld(scale, right);
    const std::size_t first = lane.index.lowerBound(lane.items, from);
    const std::size_t last = lane.index.lowerBound(lane.items, to);
    const auto shortest = static_cast<Micros>(MarkTarget * scale.microsPerPixel());
    std::vector<std::uint32_t> candidates;
    lane.index.longSpans(lane.items, from, to, shortest, LongSpanLimit, candidates);
    std::sort(candidates.begin(), candidates.end());
    if (last - first > WholeLimit) {
        (void)placeMarks(lane, scale, candidates, height - 2 * m_units.padding - m_units.badgeHeight, out);
        findRoom(lane, scale, out);
        std::vector<std::uint32_t> drawn;
        for (const PlacedItem &item : out.items)
            drawn.push_back(item.index);
        addCrowd(lane, scale, left, right, drawn, out);
        return out;
    }
    std::erase_if(candidates, [&](std::uint32_t index) { return index >= first; });
    for (std::size_t i = first; i < last; ++i)
        candidates.push_back(static_cast<std::uint32_t>(i));
    placeDense(lane, scale, candidates, height, out);
    return out;
}

double LaneLayout::heightFor(const TimelineLane &lane, const TimeScale &scale, int styleIndex, double limit)
{
    LanePlacement placement;
    return placeStyled(lane, scale, styleIndex, limit, placement) ? placement.height
                                                                  : std::numeric_limits<double>::infinity();
}

double LaneLayout::crowdHeight(const TimelineLane &lane) const
{
    return 2 * m_units.padding + 4 * m_units.rowHeight(0, lane.index.hasSpans()) + m_units.badgeHeight;
}

bool LaneLayout::placeStyled(const TimelineLane &lane, const TimeScale &scale, int styleIndex, double limit,
                             LanePlacement &out)
{
    if (lane.items.size() > StyledLimit)
        return false;
    const LabelStyle style = m_units.style(styleIndex);
    const double pointRow = m_units.rowHeight(style.bodyLines, false);
    const double spanRow = m_units.rowHeight(style.bodyLines, true);
    std::vector<double> rowHeights;   // a row is as high as what stands in it
    std::vector<std::size_t> rowOf;
    double height = 2 * m_units.padding;
    LanePacker packer;
    out.items.clear();
    for (std::uint32_t i = 0; i < lane.items.size(); ++i) {
        TextBlockPtr label = m_labels.label(lane.items[i], style);
        const Extent extent = extentOf(lane.items[i], scale, label->width);
        // The last one may have to stand at the left of its mark, where the picture ends.
        const bool isLast = i + 1 == lane.items.size();
        int row = isLast ? packer.emptiest(extent.left) : packer.firstFree(extent.left);
        if (row < 0) {
            row = packer.addRow();
            rowHeights.push_back(0);
        }
        double &rowHeight = rowHeights[static_cast<std::size_t>(row)];
        const double needed = std::max(rowHeight, lane.items[i].isSpan() ? spanRow : pointRow);
        height += needed - rowHeight;
        rowHeight = needed;
        if (height > limit + 0.5)
            return false;
        const int before = packer.occupy(row, extent.right, static_cast<int>(out.items.size()));
        out.items.push_back({i, 0, before, 0, std::move(label)});
        rowOf.push_back(static_cast<std::size_t>(row));
    }
    std::vector<double> tops(rowHeights.size(), 0);
    std::partial_sum(rowHeights.begin(), rowHeights.end() - (rowHeights.empty() ? 0 : 1),
                     tops.begin() + (tops.empty() ? 0 : 1));
    for (std::size_t i = 0; i < out.items.size(); ++i)
        out.items[i].top = tops[rowOf[i]];
    out.height = std::max(height, 2 * m_units.padding + pointRow);
    return true;
}

void LaneLayout::placeDense(const TimelineLane &lane, const TimeScale &scale,
                            const std::vector<std::uint32_t> &candidates, double height, LanePlacement &out)
{
    // Badges take a row of their own, but only where they are needed.
    const double forRows = height - 2 * m_units.padding;
    std::vector<std::uint32_t> overflow = placeMarks(lane, scale, candidates, forRows, out);
    if (!overflow.empty())
        overflow = placeMarks(lane, scale, candidates, forRows - m_units.badgeHeight, out);
    out.bodyLines = 0;
    findRoom(lane, scale, out);
    addClusters(lane, scale, overflow, out);
}

std::vector<std::uint32_t> LaneLayout::placeMarks(const TimelineLane &lane, const TimeScale &scale,
                                                  const std::vector<std::uint32_t> &candidates, double height,
                                                  LanePlacement &out) const
{
    // As many rows as fit that are high enough for bars; what is left over below holds points.
    out.items.clear();
    const double barRow = m_units.rowHeight(0, true);
    const double pointRow = m_units.rowHeight(0, false);
    const int barRows = lane.index.hasSpans() ? static_cast<int>((height + 0.5) / barRow) : 0;
    LanePacker bars(barRows);
    LanePacker points(static_cast<int>((height + 0.5 - barRows * barRow) / pointRow));
    std::vector<std::uint32_t> overflow;
    for (const std::uint32_t index : candidates) {
        const Extent extent = extentOf(lane.items[index], scale, 0);
        const int pointsRow = lane.items[index].isSpan() ? -1 : points.emptiest(extent.left);
        const int row = pointsRow >= 0 ? pointsRow : bars.emptiest(extent.left);
        if (row < 0) {
            overflow.push_back(index);
            continue;
        }
        LanePacker &packer = pointsRow >= 0 ? points : bars;
        const double top = pointsRow >= 0 ? barRows * barRow + row * pointRow : row * barRow;
        const int before = packer.occupy(row, extent.right, static_cast<int>(out.items.size()));
        out.items.push_back({index, top, before, 0, nullptr});
    }
    return overflow;
}

/// A label may reach to the next mark of its row; the last one is kept short, for the picture ends somewhere.
void LaneLayout::findRoom(const TimelineLane &lane, const TimeScale &scale, LanePlacement &out) const
{
    const double widest = 26 * m_units.em;
    const double lastWidest = 16 * m_units.em;
    for (PlacedItem &placed : out.items) {
        const TimelineItem &item = lane.items[placed.index];
        // Under its own bar nothing is in a label's way, even where it is the last of its row.
        const double bar = item.isSpan() ? scale.worldX(item.end) - scale.worldX(item.start) : 0;
        placed.room = std::clamp(bar, lastWidest, widest);
    }
    for (const PlacedItem &placed : out.items) {
        if (placed.previousInRow < 0)
            continue;
        PlacedItem &before = out.items[static_cast<std::size_t>(placed.previousInRow)];
        const TimelineItem &previous = lane.items[before.index];
        const double start = scale.worldX(previous.start) + (previous.isSpan() ? 0 : MarkTarget / 2);
        const double gap = extentOf(lane.items[placed.index], scale, 0).left - start - m_units.gap;
        before.room = std::min(gap, widest);
    }
}

const TextBlockPtr &LaneLayout::labelFor(const TimelineLane &lane, const LanePlacement &placement, PlacedItem &placed)
{
    // Where there is room, labels say more than they were packed with.
    if (placed.room <= 0 || (placed.label && !placed.label->isElided))
        return placed.label;
    for (const double wanted : LabelEms) {
        const double width = wanted * m_units.em;
        const bool isTaken = width > placed.room || (placed.label && width <= placed.label->width);
        if (!isTaken) {
            placed.label = m_labels.label(lane.items[placed.index], {static_cast<int>(width), placement.bodyLines});
            break;
        }
    }
    placed.room = 0;   // settled
    return placed.label;
}

TextBlockPtr LaneLayout::narrowed(const TimelineItem &item, const LanePlacement &placement, double room) const
{
    for (const double wanted : LabelEms) {
        if (wanted * m_units.em <= room)
            return m_labels.label(item, {static_cast<int>(wanted * m_units.em), placement.bodyLines});
    }
    return nullptr;
}

void LaneLayout::addClusters(const TimelineLane &lane, const TimeScale &scale,
                             const std::vector<std::uint32_t> &overflow, LanePlacement &out)
{
    double cell = 0;
    for (const std::uint32_t index : overflow) {
        const double itsCell = std::floor(scale.worldX(lane.items[index].start) / m_units.badgeCell);
        if (out.clusters.empty() || itsCell != cell) {
            cell = itsCell;
            out.clusters.push_back({index, index, 0, timeAtWorld(scale, cell * m_units.badgeCell),
                                    timeAtWorld(scale, (cell + 1) * m_units.badgeCell), nullptr});
        }
        out.clusters.back().last = index + 1;
        ++out.clusters.back().count;
    }
    for (PlacedCluster &cluster : out.clusters)
        cluster.badge = m_labels.line(TextRole::Badge, m_wording.badge(cluster.count));
}

void LaneLayout::addCrowd(const TimelineLane &lane, const TimeScale &scale, double left, double right,
                          const std::vector<std::uint32_t> &drawn, LanePlacement &out)
{
    // Both the badges and the histogram count with a look-up a cell, whatever lies in it.
    const auto countCells = [&](double width, auto position, auto visit) {
        const double begin = std::floor(left / width);
        Micros from = timeAtWorld(scale, begin * width);
        std::size_t first = position(from);
        for (double c = begin; c * width < right; ++c) {
            const Micros to = timeAtWorld(scale, (c + 1) * width);
            const std::size_t last = position(to);
            if (last > first)
                visit(static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(last), from, to);
            first = last;
            from = to;
        }
    };
    const auto exact = [&](Micros time) { return lane.index.lowerBound(lane.items, time); };
    countCells(m_units.badgeCell, exact, [&](std::uint32_t first, std::uint32_t last, Micros from, Micros to) {
        const auto begin = std::lower_bound(drawn.begin(), drawn.end(), first);
        const auto end = std::lower_bound(begin, drawn.end(), last);
        const auto count = static_cast<std::uint64_t>(last - first) - static_cast<std::uint64_t>(end - begin);
        if (count > 0)
            out.clusters.push_back(
                {first, last, count, from, to, m_labels.line(TextRole::Badge, m_wording.badge(count))});
    });
    const auto addCell = [&](std::uint32_t first, std::uint32_t last, Micros from, Micros to) {
        out.density.push_back({from, to, last - first});
        out.densest = std::max(out.densest, last - first);
    };
    // Columns of a thousand and more do not show a few items more or less.
    const std::size_t total = exact(timeAtWorld(scale, right)) - exact(timeAtWorld(scale, left));
    if (static_cast<double>(total) > 1000 * (right - left) / DensityWidth)
        countCells(DensityWidth, [&](Micros time) { return lane.index.nearPosition(time); }, addCell);
    else
        countCells(DensityWidth, exact, addCell);
}

} // namespace chronolane
