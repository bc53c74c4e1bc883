// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <cstdint>
#include <optional>

class QMouseEvent;
class QNativeGestureEvent;
class QWheelEvent;

namespace chronolane {

class TimelineView;

/// What mouse, wheel and touchpad do to a timeline:
///
/// - a click selects, or puts the time cursor where nothing is; a double click zooms to an event (on the axis: to
/// everything); on a lane's header it collapses;
/// - a drag measures from where it began; the edges of a measured range can be dragged on; Ctrl suspends
/// snapping;
/// - a click or drag with Shift measures on to there, from where the range began, from the chosen event or the time cursor;
/// - a drag with the middle button, with Space held, or on the axis pans;
/// - a drag of a lane's header moves the lane;
/// - the wheel scrolls lanes, with Shift time, with Ctrl it zooms, with both it makes the lane higher; over the axis it zooms without Ctrl.
class TimelinePointer
{
public:
    explicit TimelinePointer(TimelineView &view)
        : m_view(view)
    {
    } ///< the view owns it

    void press(const QMouseEvent &event);
    void move(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    void doubleClick(const QMouseEvent &event);
    void wheel(const QWheelEvent &event);
    bool gesture(const QNativeGestureEvent &event); ///< whether it was one that we know

    void holdPan(bool held); ///< Space is down: a drag pans whatever is under it
    bool cancel();           ///< ends a drag; whether there was one

private:
    enum class Drag { None, Pressed, Measure, Pan, Lane };

    void beginPan(QPointF at);
    void measureTo(const QMouseEvent &event);
    void hoverAt(QPointF at);
    void updateCursor(QPointF at);
    /// Whether a drag from there would move an edge of the measured range: the edge that stays.
    [[nodiscard]] std::optional<qint64> oppositeEdgeAt(QPointF at) const;
    /// To where a click with Shift extends the measured range; nullopt where nothing has a time.
    [[nodiscard]] std::optional<qint64> extensionAt(QPointF at) const;
    [[nodiscard]] bool isOverAxis(QPointF at) const;
    [[nodiscard]] qint64 timeAt(QPointF at, bool snaps) const;

    TimelineView &m_view;
    std::uint32_t m_draggedLane = 0; ///< of Drag::Lane
    Drag m_drag = Drag::None;
    QPointF m_pressed;
    QPointF m_last;
    bool m_holdsPan = false;
};

} // namespace chronolane
