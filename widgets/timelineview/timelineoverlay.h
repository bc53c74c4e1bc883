// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelinegeometry.h"
#include "widgets/timelineview/rangemeasure.h"

class QPainter;

namespace chronolane {

class TimelineScene;

/// Calls `visit(event, rect)` for each event that has a place of its own in the picture.
template <typename Visitor> void forEachShownEvent(const TimelineGeometry &geometry, Visitor visit)
{
    constexpr double half = TimelineGeometry::MinTarget / 2;
    for (const BarGeometry &bar : geometry.bars)
        visit(bar.item.event, bar.rect);
    for (const MarkGeometry &mark : geometry.marks)
        visit(mark.item.event, QRectF(mark.center - QPointF(half, half), mark.center + QPointF(half, half)));
    for (const TrayGeometry &step : geometry.tray)
        visit(step.item.event, step.rect);
}

/// What a ring around an event encloses: its mark or bar, and the label that stands beside it.
[[nodiscard]] QRectF ringRect(const TimelineGeometry &geometry, std::uint32_t event, const QRectF &mark);

/// Paints the measured range over the picture: its two edges through all lanes and, at the top of the lanes,
/// its times, its length and its times since T0.
void paintMeasure(QPainter &painter, TimelineScene &scene, const RangeMeasure &measure);

/// Paints the time cursor through all lanes and, where it is asked for, its time at their top.
void paintTimeCursor(QPainter &painter, TimelineScene &scene, Micros time, bool withText);

/// The text of a measured range: "16:56–18:52 · 1 h 56 m · T+0:00 to T+1:56" in the words of the scene.
[[nodiscard]] QString measureText(const TimelineScene &scene, const RangeMeasure &measure);

} // namespace chronolane
