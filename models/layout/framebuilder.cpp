// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/framebuilder.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace chronolane {
namespace {

constexpr double LeastBarWidth = 3;   ///< px

/// px that a label may take beside a mark.
struct SideRooms
{
    double left = 0;
    double right = 0;

    [[nodiscard]] double widest() const { return std::max(left, right); }
};

/// How long the unit of a precision is that a time was stated to.
Micros unitOf(Precision precision)
{
    switch (precision) {
    case Precision::Second:
        return MicrosPerSecond;
    case Precision::Minute:
        return MicrosPerMinute;
    case Precision::Hour:
        return MicrosPerHour;
    case Precision::Day:
        return MicrosPerDay;
    case Precision::Month:
        return 30 * MicrosPerDay;
    case Precision::Year:
        return 365 * MicrosPerDay;
    }
    return MicrosPerMinute;
}

} // namespace

bool FrameBuilder::isVisible(double from, double to) const
{
    return to >= m_out.plot.left() && from <= m_out.plot.right();
}

void FrameBuilder::add(const LaneGeometry &geometry, const TimelineLane &lane, const LaneHeight &height,
                       LanePlacement &placement)
{
    if (geometry.body.bottom() < m_out.plot.top() || geometry.body.top() > m_out.plot.bottom())
        return;
    addDensity(geometry, placement);
    const double firstRow = geometry.body.top() + height.lead + m_units.padding;
    m_rightEdges.assign(placement.items.size(), -std::numeric_limits<double>::infinity());
    for (std::size_t i = 0; i < placement.items.size(); ++i) {
        PlacedItem &placed = placement.items[i];
        const TimelineItem &item = lane.items[placed.index];
        const double begin = x(item.start);
        const double end = item.isSpan() ? std::max(x(item.end), begin + LeastBarWidth) : begin;
        const double top = firstRow + placed.top;
        if (!isVisible(begin, end) || top >= m_out.plot.bottom())
            continue;
        if (item.isSpan())
            addBar(geometry.lane, item, top);
        else
            addPoint(geometry.lane, item, top);
        m_rightEdges[i] = item.isSpan() ? end : begin + TimelineGeometry::MinTarget / 2;
        const TextBlockPtr &label = m_layout.labelFor(lane, placement, placed);
        if (!label || label->lines.empty())
            continue;
        const double before = placed.previousInRow < 0
            ? -std::numeric_limits<double>::infinity()
            : m_rightEdges[static_cast<std::size_t>(placed.previousInRow)] + m_units.gap / 2;
        m_rightEdges[i] = std::max(m_rightEdges[i], addLabel(geometry.lane, item, placement, label, before, top));
    }
    addClusters(geometry, placement);
}

void FrameBuilder::addPoint(std::uint32_t lane, const TimelineItem &item, double top)
{
    m_out.marks.push_back({item, lane, QPointF(x(item.start), top + m_units.headingHeight / 2), false});
    addBands(lane, item, top);
}

void FrameBuilder::addBar(std::uint32_t lane, const TimelineItem &item, double top)
{
    const QRectF plot = m_out.plot;
    const double begin = x(item.start);
    const double end = x(item.end);
    BarGeometry bar;
    bar.item = item;
    bar.lane = lane;
    bar.continuesLeft = begin < plot.left();
    bar.continuesRight = end > plot.right();
    bar.isWidened = end - begin < LeastBarWidth;
    const double left = std::max(begin, plot.left());
    const double right = std::min(std::max(end, begin + LeastBarWidth), plot.right());
    bar.rect = QRectF(left, top, right - left, m_units.barHeight);
    m_out.bars.push_back(bar);
    addBands(lane, item, top);
}

void FrameBuilder::addBands(std::uint32_t lane, const TimelineItem &item, double top)
{
    // They stand in the space above the row, clear of all text.
    const double height = 0.3 * m_units.em;
    const double leastWidth = m_units.markSize;   // a narrower band says nothing that the mark does not
    const auto addAt = [&](Micros time, Precision precision, bool isApproximate) {
        const double begin = x(time);
        if (isApproximate) {
            const double reach = 1.6 * m_units.markSize;
            if (isVisible(begin - reach, begin + reach))
                m_out.bands.push_back({QRectF(begin - reach, top - height, 2 * reach, height), item.event, lane, true});
        }
        const double end = x(time + unitOf(precision));
        if (precision >= Precision::Minute && end - begin > leastWidth && isVisible(begin, end))
            m_out.bands.push_back({QRectF(begin, top - height, end - begin, height), item.event, lane, false});
    };
    addAt(item.start, item.precision(), item.has(ItemFlag::Approximate));
    if (item.isSpan() && !item.has(ItemFlag::OpenEnded))
        addAt(item.end, item.endPrecision(), item.has(ItemFlag::ApproximateEnd));
}

double FrameBuilder::addLabel(std::uint32_t lane, const TimelineItem &item, const LanePlacement &placement,
                              const TextBlockPtr &label, double before, double top)
{
    if (item.isSpan())
        return addBarLabel(lane, item, placement, label, before, top + m_units.barHeight + m_units.em * 0.15);
    return addPointLabel(lane, item, placement, label, before, top);
}

double FrameBuilder::addPointLabel(std::uint32_t lane, const TimelineItem &item, const LanePlacement &placement,
                                   const TextBlockPtr &label, double before, double top)
{
    const double at = x(item.start);
    constexpr double reach = TimelineGeometry::MinTarget / 2;
    if (at < m_out.plot.left() || at > m_out.plot.right())
        return at + reach;
    const auto roomIn = [&](const std::pair<double, double> &stretch) {
        return SideRooms{at - reach - std::max(stretch.first, before), stretch.second - (at + reach)};
    };
    SideRooms room = roomIn(stretchAround(at));
    if (room.widest() < leastRoom(*label))
        room = roomIn(wholeStretch());   // better over the hatching than without its words
    const bool standsLeft = label->width > room.right && room.left > room.right;
    if (!standsLeft)
        return std::max(at + reach, putLabel(lane, item, placement, label, at + reach, room.right, top));
    const TextBlockPtr fitting = label->width <= room.left ? label : m_layout.narrowed(item, placement, room.left);
    if (fitting)
        (void)putLabel(lane, item, placement, fitting, at - reach - fitting->width, fitting->width, top);
    return at + reach;
}

double FrameBuilder::addBarLabel(std::uint32_t lane, const TimelineItem &item, const LanePlacement &placement,
                                 const TextBlockPtr &label, double before, double top)
{
    const QRectF plot = m_out.plot;
    const double begin = x(item.start);
    const double end = x(item.end);
    // The label keeps to the visible part of its bar, and moves left rather than be cut at the right.
    double left = std::clamp(plot.left() + m_units.em * 0.3, begin, std::max(begin, end - label->width));
    if (left < plot.left()) {
        left = plot.left() + 2;   // only what fits below the rest of the bar
        return putLabel(lane, item, placement, label, left, std::min(stretchAround(left).second, end) - left, top);
    }
    const auto fit = [&](const std::pair<double, double> &stretch) {
        const double from = std::max(left, stretch.first);
        const double fitted = std::min(from, stretch.second - label->width);
        return std::pair(std::max(fitted, std::min(from, std::max(stretch.first, before))), stretch.second);
    };
    auto [from, to] = fit(stretchAround(left));
    if (to - from < leastRoom(*label))
        std::tie(from, to) = fit(wholeStretch());
    return putLabel(lane, item, placement, label, from, to - from, top);
}

double FrameBuilder::putLabel(std::uint32_t lane, const TimelineItem &item, const LanePlacement &placement,
                              TextBlockPtr label, double left, double room, double top)
{
    if (label->width > room)
        label = m_layout.narrowed(item, placement, room);
    if (!label || label->lines.empty())
        return left;
    m_out.labels.push_back({{label, QPointF(left, top), static_cast<int>(label->lines.size())}, item.event, lane});
    return left + label->width;
}

double FrameBuilder::leastRoom(const TextBlock &label) const
{
    // Labels are narrowed in steps of up to 2.5 em: less room may cut the heading although it would fit.
    return std::min(label.lines.front().width + 2.5 * m_units.em, 10 * m_units.em);
}

std::pair<double, double> FrameBuilder::wholeStretch() const
{
    return {m_out.plot.left() + 2, m_out.plot.right() - 4};
}

std::pair<double, double> FrameBuilder::stretchAround(double at) const
{
    auto [begin, end] = wholeStretch();
    for (const AxisBreak &gap : m_scale.breaks()) {
        const double cut = x(gap.begin) + (TimeScale::BreakWidth - BreakGeometry::CutWidth) / 2;
        if (cut < at)
            begin = std::max(begin, cut + BreakGeometry::CutWidth + 4);
        else
            end = std::min(end, cut - 4);
    }
    return {begin, end};
}

void FrameBuilder::addClusters(const LaneGeometry &geometry, const LanePlacement &placement)
{
    const double top = geometry.body.bottom() - m_units.padding - m_units.badgeHeight;
    for (const PlacedCluster &cluster : placement.clusters) {
        const double center = (x(cluster.from) + x(cluster.to)) / 2;
        const double width = std::max(cluster.badge->width + m_units.em, TimelineGeometry::MinTarget);
        if (!isVisible(center - width / 2, center + width / 2))
            continue;
        ClusterGeometry badge;
        badge.lane = geometry.lane;
        badge.first = cluster.first;
        badge.last = cluster.last;
        badge.count = cluster.count;
        badge.rect = QRectF(center - width / 2, top, width, m_units.badgeHeight);
        const QSizeF text(cluster.badge->width, cluster.badge->height);
        badge.label = {cluster.badge, badge.rect.center() - QPointF(text.width() / 2, text.height() / 2), 1};
        m_out.clusters.push_back(std::move(badge));
    }
}

void FrameBuilder::addDensity(const LaneGeometry &geometry, const LanePlacement &placement)
{
    const double bottom = geometry.body.bottom() - m_units.padding - m_units.badgeHeight - m_units.em * 0.3;
    const double highest = std::min(bottom - geometry.body.top() - m_units.padding, 5 * m_units.em);
    if (placement.density.empty() || highest <= 0)
        return;
    const double most = std::log1p(placement.densest);
    for (const DensityCell &cell : placement.density) {
        const double left = x(cell.from);
        const double right = x(cell.to);
        if (!isVisible(left, right))
            continue;
        const double height = std::max(1.0, highest * std::log1p(cell.count) / most);
        const double cutLeft = std::max(left, m_out.plot.left());
        const double cutRight = std::min(right, m_out.plot.right());
        if (cutRight > cutLeft)
            m_out.density.push_back({QRectF(cutLeft, bottom - height, cutRight - cutLeft, height), geometry.lane});
    }
}

void FrameBuilder::addCollapsed(const LaneGeometry &geometry, const TimelineLane &lane)
{
    // One tick a pixel says all that a strip can say; each search leaps over what falls into the same pixel.
    const double center = geometry.body.center().y();
    const Micros pixel = std::max<Micros>(static_cast<Micros>(2 * m_scale.microsPerPixel()), 1);
    const Micros to = m_scale.to();
    for (std::size_t i = lane.index.lowerBound(lane.items, m_scale.from()); i < lane.items.size();) {
        const TimelineItem &item = lane.items[i];
        if (item.start >= to)
            break;
        m_out.marks.push_back({item, geometry.lane, QPointF(x(item.start), center), true});
        i = std::max(i + 1, lane.index.lowerBound(lane.items, item.start + pixel));
    }
}

} // namespace chronolane
