// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/lanelayout.h"

#include "models/layout/timelinewording.h"

#include <algorithm>
#include <cmath>

namespace chronolane {
namespace {

constexpr double MarkTarget = 24;      ///< px that every mark has to itself
constexpr double DensityWidth = 4;     ///< px of a column of the histogram
constexpr std::size_t LongSpanLimit = 256;

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
            if (placeAll(lane, scale, height, style, out))
                return out;
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
        placeDense(lane, scale, candidates, height, out);
        std::vector<std::uint32_t> drawn;
        for (const PlacedItem &item : out.items)
            drawn.push_back(item.index);
        out.clusters.clear();
        addCrowd(lane, scale, left, right, drawn, out);
        return out;
    }
    std::erase_if(candidates, [&](std::uint32_t index) { return index >= first; });
    for (std::size_t i = first; i < last; ++i)
        candidates.push_back(static_cast<std::uint32_t>(i));
    placeDense(lane, scale, candidates, height, out);
    return out;
}

double LaneLayout::heightFor(const TimelineLane &lane, const TimeScale &scale, int styleIndex)
{
    const LabelStyle style = m_units.style(styleIndex);
    const double row = m_units.rowHeight(style.bodyLines, lane.index.hasSpans());
    if (lane.items.size() > WholeLimit)
        return 2 * m_units.padding + 4 * m_units.rowHeight(0, lane.index.hasSpans()) + m_units.badgeHeight;
    std::vector<Extent> extents;
    for (const TimelineItem &item : lane.items)
        extents.push_back(extentOf(item, scale, m_labels.label(item, style)->width));
    return 2 * m_units.padding + std::max(rowsNeeded(extents), 1) * row;
}

bool LaneLayout::placeAll(const TimelineLane &lane, const TimeScale &scale, double height, int styleIndex,
                          LanePlacement &out)
{
    const LabelStyle style = m_units.style(styleIndex);
    out.items.clear();
    out.rowHeight = m_units.rowHeight(style.bodyLines, lane.index.hasSpans());
    const int rows = static_cast<int>((height - 2 * m_units.padding + 0.5) / out.rowHeight);
    LanePacker packer(rows);
    for (std::uint32_t i = 0; i < lane.items.size(); ++i) {
        TextBlockPtr label = m_labels.label(lane.items[i], style);
        const Extent extent = extentOf(lane.items[i], scale, label->width);
        const int row = packer.firstFree(extent.left);
        if (row < 0)
            return false;
        const int before = packer.occupy(row, extent.right, static_cast<int>(out.items.size()));
        out.items.push_back({i, row, before, std::move(label)});
    }
    return true;
}

void LaneLayout::placeDense(const TimelineLane &lane, const TimeScale &scale,
                            const std::vector<std::uint32_t> &candidates, double height, LanePlacement &out)
{
    out.items.clear();
    out.rowHeight = m_units.rowHeight(0, lane.index.hasSpans());
    const double forRows = height - 2 * m_units.padding - m_units.badgeHeight;
    LanePacker packer(static_cast<int>(forRows / out.rowHeight));
    std::vector<std::uint32_t> overflow;
    for (const std::uint32_t index : candidates) {
        const Extent extent = extentOf(lane.items[index], scale, 0);
        const int row = packer.emptiest(extent.left);
        if (row < 0) {
            overflow.push_back(index);
            continue;
        }
        const int before = packer.occupy(row, extent.right, static_cast<int>(out.items.size()));
        out.items.push_back({index, row, before, nullptr});
    }
    labelGaps(lane, scale, out);
    addClusters(lane, scale, overflow, out);
}

void LaneLayout::labelGaps(const TimelineLane &lane, const TimeScale &scale, LanePlacement &out)
{
    // Each label may reach to the next mark of its row. Widths go in steps, so that few of them are made.
    const double widest = m_units.style(5).width;
    const double narrowest = 3.5 * m_units.em;
    const double step = m_units.em;
    std::vector<double> room(out.items.size(), widest);
    for (std::size_t i = 0; i < out.items.size(); ++i) {
        const PlacedItem &item = out.items[i];
        if (item.previousInRow < 0)
            continue;
        const auto before = static_cast<std::size_t>(item.previousInRow);
        const TimelineItem &previous = lane.items[out.items[before].index];
        const double start = scale.worldX(previous.start) + (previous.isSpan() ? 0 : MarkTarget / 2);
        room[before] = extentOf(lane.items[item.index], scale, 0).left - start - m_units.gap;
    }
    for (std::size_t i = 0; i < out.items.size(); ++i) {
        if (room[i] < narrowest)
            continue;
        const int width = static_cast<int>(std::min(std::floor(room[i] / step) * step, widest));
        out.items[i].label = m_labels.label(lane.items[out.items[i].index], {width, 0});
    }
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
    // Both the badges and the histogram count with two look-ups a cell, whatever lies in it.
    const auto countCells = [&](double width, auto visit) {
        const double begin = std::floor(left / width);
        std::size_t first = lane.index.lowerBound(lane.items, timeAtWorld(scale, begin * width));
        for (double c = begin; c * width < right; ++c) {
            const Micros to = timeAtWorld(scale, (c + 1) * width);
            const std::size_t last = lane.index.lowerBound(lane.items, to);
            if (last > first)
                visit(static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(last),
                      timeAtWorld(scale, c * width), to);
            first = last;
        }
    };
    countCells(m_units.badgeCell, [&](std::uint32_t first, std::uint32_t last, Micros from, Micros to) {
        const auto begin = std::lower_bound(drawn.begin(), drawn.end(), first);
        const auto end = std::lower_bound(begin, drawn.end(), last);
        const auto count = static_cast<std::uint64_t>(last - first) - static_cast<std::uint64_t>(end - begin);
        if (count > 0)
            out.clusters.push_back(
                {first, last, count, from, to, m_labels.line(TextRole::Badge, m_wording.badge(count))});
    });
    countCells(DensityWidth, [&](std::uint32_t first, std::uint32_t last, Micros from, Micros to) {
        out.density.push_back({from, to, last - first});
        out.densest = std::max(out.densest, last - first);
    });
}

} // namespace chronolane
