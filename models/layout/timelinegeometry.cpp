// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/timelinegeometry.h"

#include <algorithm>

namespace chronolane {
namespace {

/// The rectangle, grown around its centre so that it can be hit.
QRectF target(const QRectF &rect)
{
    const double dx = std::max(0.0, TimelineGeometry::MinTarget - rect.width()) / 2;
    const double dy = std::max(0.0, TimelineGeometry::MinTarget - rect.height()) / 2;
    return rect.adjusted(-dx, -dy, dx, dy);
}

QRectF targetAround(QPointF center)
{
    constexpr double half = TimelineGeometry::MinTarget / 2;
    return QRectF(center.x() - half, center.y() - half, 2 * half, 2 * half);
}

/// The last of the list (painted topmost) that satisfies the predicate.
template<typename T, typename Predicate>
const T *topmost(const std::vector<T> &list, Predicate predicate)
{
    const auto it = std::find_if(list.rbegin(), list.rend(), predicate);
    return it == list.rend() ? nullptr : &*it;
}

template<typename T>
std::uint32_t indexIn(const std::vector<T> &list, const T *item)
{
    return static_cast<std::uint32_t>(item - list.data());
}

/// Of overlapping targets, the mark whose centre is nearest.
template<typename Predicate>
const MarkGeometry *nearestMark(const std::vector<MarkGeometry> &marks, QPointF point, Predicate isMeant)
{
    const MarkGeometry *nearest = nullptr;
    double best = 0;
    for (const MarkGeometry &mark : marks) {
        if (!targetAround(mark.center).contains(point) || !isMeant(mark))
            continue;
        const QPointF d = mark.center - point;
        const double distance = QPointF::dotProduct(d, d);
        if (!nearest || distance < best) {
            nearest = &mark;
            best = distance;
        }
    }
    return nearest;
}

} // namespace

QRectF TimelineGeometry::visiblePlot(std::uint32_t lane) const
{
    QRectF visible = plot;
    if (lane < pinnedLanes)
        visible.setBottom(std::min(scrollTop, plot.bottom()));
    else if (pinnedLanes > 0)
        visible.setTop(scrollTop);
    return visible;
}

std::optional<std::uint32_t> TimelineGeometry::laneAt(double y) const
{
    const auto it = std::find_if(lanes.begin(), lanes.end(), [&](const LaneGeometry &lane) {
        return y >= lane.header.top() && y < lane.header.bottom() && (y < scrollTop) == (lane.lane < pinnedLanes);
    });
    return it == lanes.end() ? std::nullopt : std::optional(it->lane);
}

TimelineGeometry::Hit TimelineGeometry::hitTest(QPointF point) const
{
    // Lanes that scrolled below the pinned ones cannot be pointed at there.
    const auto isHere = [isPinnedPart = point.y() < scrollTop, this](const auto &part) {
        return (part.lane < pinnedLanes) == isPinnedPart;
    };
    const auto at = [&](const auto &list, auto rectOf) {
        return topmost(list, [&](const auto &g) { return rectOf(g).contains(point) && isHere(g); });
    };
    if (axis.rect.contains(point))
        return {HitKind::Axis, 0, 0, 0};
    if (const LaneGeometry *lane = at(lanes, [](const auto &l) { return l.header; }))
        return {HitKind::LaneHeader, lane->lane, 0, 0};
    if (!plot.contains(point))
        return {};
    if (const MarkGeometry *mark = nearestMark(marks, point, isHere))
        return {HitKind::Item, mark->lane, mark->item.event, 0};
    if (const ClusterGeometry *c = at(clusters, [](const auto &g) { return target(g.rect); }))
        return {HitKind::Cluster, c->lane, 0, indexIn(clusters, c)};
    if (const BarGeometry *bar = at(bars, [](const auto &b) { return target(b.rect); }))
        return {HitKind::Item, bar->lane, bar->item.event, 0};
    if (const LabelGeometry *l = at(labels, [](const auto &g) { return g.text.rect(); }))
        return {HitKind::Item, l->lane, l->event, 0};
    if (const TrayGeometry *t = at(tray, [](const auto &g) { return g.rect; }))
        return {HitKind::Undated, t->lane, t->item.event, 0};
    if (const TrayRest *rest = at(trayRests, [](const auto &r) { return r.rect; }))
        return {HitKind::UndatedRest, rest->lane, 0, indexIn(trayRests, rest)};
    if (const BreakGeometry *gap = topmost(breaks, [&](const auto &b) { return b.rect.contains(point); }))
        return {HitKind::Break, 0, 0, indexIn(breaks, gap)};
    const LaneGeometry *lane = at(lanes, [](const auto &l) { return l.body; });
    return lane ? Hit{HitKind::LaneBody, lane->lane, 0, 0} : Hit{};
}

std::optional<QRectF> TimelineGeometry::visualRect(std::uint32_t event) const
{
    if (const MarkGeometry *mark = topmost(marks, [&](const auto &m) { return m.item.event == event; }))
        return targetAround(mark->center);
    if (const BarGeometry *bar = topmost(bars, [&](const auto &b) { return b.item.event == event; }))
        return bar->rect;
    if (const TrayGeometry *entry = topmost(tray, [&](const auto &t) { return t.item.event == event; }))
        return entry->rect;
    if (!snapshot)
        return std::nullopt;
    const auto place = snapshot->find(event);
    if (!place)
        return std::nullopt;
    const auto holds = [&](const auto &part) { return part.lane == place->lane && part.first <= place->index; };
    if (place->isUndated) {
        const TrayRest *rest = topmost(trayRests, holds);
        return rest ? std::optional(rest->rect) : std::nullopt;
    }
    const ClusterGeometry *cluster =
        topmost(clusters, [&](const auto &c) { return holds(c) && place->index < c.last; });
    return cluster ? std::optional(cluster->rect) : std::nullopt;
}

void TimelineGeometry::clear()
{
    axis.minor.clear();
    axis.major.clear();
    axis.second.clear();
    axis.relative.clear();
    axis.jumps.clear();
    axis.weekends.clear();
    lanes.clear();
    impactShades.clear();
    bands.clear();
    bars.clear();
    marks.clear();
    density.clear();
    clusters.clear();
    labels.clear();
    tray.clear();
    trayBrackets.clear();
    trayRests.clear();
    connectors.clear();
    breaks.clear();
    legend.clear();
    title.clear();
    pageNumber = {};
    metrics.clear();
    footer.clear();
    notes.clear();
    noteNumbers.clear();
}

} // namespace chronolane
