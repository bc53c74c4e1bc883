// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timescale.h"
#include "widgets/timelineview/timelinecamera.h"

#include <QPixmap>
#include <QWidget>

#include <memory>
#include <optional>

namespace chronolane {

struct TimelineSnapshot;
class TimelineView;

/// The strip below the lanes: all that is dated, with the breaks of the lanes' axis, and a box around what they show.
/// The box and its edges can be dragged; a click beside it centres the view there; the wheel zooms at the
/// pointer. Everything it does by mouse, the timeline does by keyboard, so that it takes no focus.
class TimelineOverview : public QWidget
{
    Q_OBJECT

public:
    explicit TimelineOverview(TimelineView &view); ///< the view is its parent

    [[nodiscard]] QSize sizeHint() const override;
    /// The box around what is shown, px of the strip; empty while nothing is dated.
    [[nodiscard]] QRectF box() const;
    /// The scale of the strip; its pixel 0 is at plotLeft().
    [[nodiscard]] TimeScale scale() const;
    [[nodiscard]] double plotLeft() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    enum class Grip { None, Box, Left, Right };

    [[nodiscard]] Grip gripAt(QPointF at) const;
    [[nodiscard]] Micros timeAt(QPointF at) const;
    void grab(QPointF at);
    void dragTo(double x);
    void paintEvents(QPainter &painter, const TimelineSnapshot &snapshot) const;
    void paintBreaks(QPainter &painter) const;
    void paintBox(QPainter &painter) const;
    [[nodiscard]] const QPixmap &picture();

    TimelineView &m_view;
    Grip m_grip = Grip::None;
    double m_grabbedX = 0;        ///< px; where the drag began
    double m_leftWhenGrabbed = 0; ///< px on the scale: the ends of what was shown then
    double m_rightWhenGrabbed = 0;

    QPixmap m_picture;
    std::weak_ptr<const TimelineSnapshot> m_pictured;
    TimeScale m_picturedScale;
    int m_picturedTheme = -1;
};

} // namespace chronolane
