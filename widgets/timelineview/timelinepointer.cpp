// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/timelinepointer.h"

#include "widgets/timelineview/timelineview.h"

#include <QApplication>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace chronolane {

namespace {

constexpr double ZoomStep = 1.25;     ///< a notch of the wheel
constexpr double UnitsPerNotch = 120; ///< of QWheelEvent::angleDelta()
constexpr double PixelsPerNotch = 60;
constexpr double EdgeReach = 6; ///< px from an edge of the measured range

} // namespace

bool TimelinePointer::isOverAxis(QPointF at) const
{
    return m_view.timelineGeometry().axis.rect.contains(at);
}

qint64 TimelinePointer::timeAt(QPointF at, bool snaps) const
{
    const TimelineGeometry &geometry = m_view.timelineGeometry();
    const TimeScale &scale = m_view.scene().camera().scale();
    const double x = std::clamp(at.x() - geometry.plot.left(), 0.0, geometry.plot.width());
    return snaps ? snappedTime(geometry, scale, x).time : readTime(scale, x);
}

std::optional<qint64> TimelinePointer::oppositeEdgeAt(QPointF at) const
{
    const auto &measure = m_view.measured();
    const QRectF plot = m_view.timelineGeometry().plot;
    if (!measure || !plot.contains(at))
        return std::nullopt;
    const TimeScale &scale = m_view.scene().camera().scale();
    const double x = at.x() - plot.left();
    if (std::abs(scale.toX(measure->head) - x) <= EdgeReach)
        return measure->anchor;
    if (std::abs(scale.toX(measure->anchor) - x) <= EdgeReach)
        return measure->head;
    return std::nullopt;
}

void TimelinePointer::beginPan(QPointF at)
{
    m_drag = Drag::Pan;
    m_last = at;
    m_view.viewport()->setCursor(Qt::ClosedHandCursor);
}

void TimelinePointer::press(const QMouseEvent &event)
{
    const QPointF at = event.position();
    m_pressed = at;
    m_last = at;
    m_view.hover(std::nullopt);
    if (event.button() == Qt::MiddleButton || (event.button() == Qt::LeftButton && m_holdsPan)) {
        beginPan(at);
        return;
    }
    if (event.button() != Qt::LeftButton)
        return;
    if (isOverAxis(at)) {
        beginPan(at);
    } else if (const auto edge = oppositeEdgeAt(at)) {
        m_drag = Drag::Measure;
        m_view.setMeasured(RangeMeasure{*edge, timeAt(at, true)});
    } else if (const auto end = event.modifiers().testFlag(Qt::ShiftModifier) ? extensionAt(at) : std::nullopt) {
        m_view.extendMeasure(*end);
        m_drag = Drag::Measure;
    } else {
        m_drag = Drag::Pressed;
    }
}

std::optional<qint64> TimelinePointer::extensionAt(QPointF at) const
{
    const TimelineGeometry &geometry = m_view.timelineGeometry();
    const TimelineGeometry::Hit hit = geometry.hitTest(at);
    const bool isWithoutTime = hit.kind == TimelineGeometry::HitKind::Undated ||
                               hit.kind == TimelineGeometry::HitKind::UndatedRest;
    if (!geometry.plot.contains(at) || isWithoutTime || !m_view.visibleRange())
        return std::nullopt;
    const Micros time = timeAt(at, true);
    const auto range = hit.kind == TimelineGeometry::HitKind::Item ? m_view.rangeOf(hit.event) : std::nullopt;
    if (!range)
        return time;
    // On an event, and be it on its words, its nearer edge is meant.
    return std::abs(time - range->from) <= std::abs(time - range->to) ? range->from : range->to;
}

void TimelinePointer::measureTo(const QMouseEvent &event)
{
    const bool snaps = !event.modifiers().testFlag(Qt::ControlModifier);
    const Micros head = timeAt(event.position(), snaps);
    const auto &measure = m_view.measured();
    m_view.setMeasured(RangeMeasure{measure ? measure->anchor : timeAt(m_pressed, snaps), head});
}

void TimelinePointer::move(const QMouseEvent &event)
{
    const QPointF at = event.position();
    switch (m_drag) {
    case Drag::None:
        hoverAt(at);
        updateCursor(at);
        break;
    case Drag::Pressed:
        if ((at - m_pressed).manhattanLength() < QApplication::startDragDistance())
            break;
        if (const TimelineGeometry::Hit hit = m_view.timelineGeometry().hitTest(m_pressed);
            hit.kind == TimelineGeometry::HitKind::LaneHeader) {
            m_drag = Drag::Lane;
            m_draggedLane = hit.lane;
            m_view.dragLane(at.y());
            break;
        }
        if (!m_view.timelineGeometry().plot.contains(m_pressed))
            break;
        m_drag = Drag::Measure;
        m_view.setMeasured(std::nullopt);
        measureTo(event);
        break;
    case Drag::Measure:
        measureTo(event);
        break;
    case Drag::Lane:
        m_view.dragLane(at.y());
        break;
    case Drag::Pan:
        m_view.panBy(m_last.x() - at.x(), m_last.y() - at.y());
        m_last = at;
        break;
    }
}

void TimelinePointer::release(const QMouseEvent &event)
{
    const Drag ended = std::exchange(m_drag, Drag::None);
    if (ended == Drag::Pressed)
        m_view.selectAt(event.position(), event.modifiers());
    else if (ended == Drag::Lane)
        m_view.dropLane(m_draggedLane, event.position().y());
    updateCursor(event.position());
}

void TimelinePointer::doubleClick(const QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton)
        return;
    const QPointF at = event.position();
    const TimelineGeometry::Hit hit = m_view.timelineGeometry().hitTest(at);
    if (hit.kind == TimelineGeometry::HitKind::Axis) {
        m_view.perform(TimelineAction::FitAll);
    } else if (hit.kind == TimelineGeometry::HitKind::Item ||
               hit.kind == TimelineGeometry::HitKind::Undated) {
        m_view.zoomToEvent(hit.event);
        emit m_view.eventActivated(m_view.indexOf(hit.event));
    }
}

void TimelinePointer::wheel(const QWheelEvent &event)
{
    const QPointF at = event.position();
    const bool isPrecise = !event.pixelDelta().isNull(); // a touchpad: px, in both directions at once
    const QPointF notches = QPointF(event.angleDelta()) / UnitsPerNotch;
    const double turned = notches.y() != 0 ? notches.y() : notches.x();
    if (event.modifiers().testFlags(Qt::ControlModifier | Qt::ShiftModifier)) {
        if (const std::optional<std::uint32_t> lane = m_view.timelineGeometry().laneAt(at.y()))
            m_view.scaleLane(*lane, std::pow(LaneArrangement::HeightStep, turned));
    } else if (event.modifiers().testFlag(Qt::ControlModifier) || isOverAxis(at)) {
        m_view.zoomAt(std::pow(ZoomStep, turned), at.x());
    } else if (event.modifiers().testFlag(Qt::ShiftModifier)) {
        m_view.panBy(-turned * PixelsPerNotch, 0);
    } else if (isPrecise) {
        m_view.panBy(-event.pixelDelta().x(), -event.pixelDelta().y());
    } else {
        m_view.panBy(-notches.x() * PixelsPerNotch, -notches.y() * PixelsPerNotch);
    }
}

bool TimelinePointer::gesture(const QNativeGestureEvent &event)
{
    if (event.gestureType() == Qt::ZoomNativeGesture) {
        m_view.zoomAt(1 + event.value(), event.position().x());
        return true;
    }
    if (event.gestureType() == Qt::SmartZoomNativeGesture) {
        m_view.perform(TimelineAction::FitCore);
        return true;
    }
    return false;
}

void TimelinePointer::holdPan(bool held)
{
    m_holdsPan = held;
    if (m_drag == Drag::None)
        m_view.viewport()->setCursor(held ? Qt::OpenHandCursor : Qt::ArrowCursor);
}

bool TimelinePointer::cancel()
{
    const Drag ended = std::exchange(m_drag, Drag::None);
    if (ended == Drag::Measure)
        m_view.setMeasured(std::nullopt);
    if (ended == Drag::Lane)
        m_view.dragLane(std::nullopt);
    return ended == Drag::Measure || ended == Drag::Pan || ended == Drag::Lane;
}

void TimelinePointer::hoverAt(QPointF at)
{
    if (m_view.hoverMark(at))
        return;
    const TimelineGeometry::Hit hit = m_view.timelineGeometry().hitTest(at);
    const bool isEvent =
        hit.kind == TimelineGeometry::HitKind::Item || hit.kind == TimelineGeometry::HitKind::Undated;
    m_view.hover(isEvent ? std::optional(hit.event) : std::nullopt);
}

void TimelinePointer::updateCursor(QPointF at)
{
    const TimelineGeometry::HitKind kind = m_view.timelineGeometry().hitTest(at).kind;
    Qt::CursorShape shape = Qt::ArrowCursor;
    if (m_holdsPan || isOverAxis(at))
        shape = Qt::OpenHandCursor;
    else if (oppositeEdgeAt(at))
        shape = Qt::SizeHorCursor;
    else if (kind == TimelineGeometry::HitKind::Item || kind == TimelineGeometry::HitKind::Cluster ||
             kind == TimelineGeometry::HitKind::Undated || kind == TimelineGeometry::HitKind::LaneHeader)
        shape = Qt::PointingHandCursor;
    m_view.viewport()->setCursor(shape);
}

} // namespace chronolane
