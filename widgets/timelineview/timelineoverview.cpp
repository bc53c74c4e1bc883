// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/timelineoverview.h"

#include "widgets/timelineview/timelineview.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace chronolane {

namespace {

constexpr double Margin = 12;   ///< px at both ends
constexpr double GripReach = 6; ///< px around an edge of the box
constexpr double LeastBox = 8;  ///< px, so that the box can be seen and taken
constexpr double TickWidth = 3; ///< px
constexpr double ZoomStep = 1.25;
constexpr double UnitsPerNotch = 120;
constexpr std::size_t SpanLimit = 2000; ///< bars of a lane: more cannot be told apart

/// The columns of px in which items of the lane start, and the bars of its longer spans; impact by its severity.
void paintLane(QPainter &painter, const TimelineLane &lane, Severity severity, const TimeScale &scale,
               const TimelineTheme &theme, const QRectF &row)
{
    const int columns = static_cast<int>(row.width());
    std::size_t index = lane.index.lowerBound(lane.items, scale.toTime(-Margin));
    std::vector<std::uint32_t> spans;
    lane.index.longSpans(lane.items, scale.from(), scale.to(),
                         static_cast<Micros>(scale.microsPerPixel() * 2), SpanLimit, spans);
    for (const std::uint32_t i : spans) {
        const TimelineItem &item = lane.items[i];
        const double left = scale.toX(item.start);
        painter.fillRect(
            QRectF(row.left() + left, row.top(), std::max(2.0, scale.toX(item.end) - left), row.height()),
            item.kind() == EventKind::Impact ? theme.severityFill(severity) : theme.kindFill(item.kind()));
    }
    for (int x = -static_cast<int>(Margin); x < columns && index < lane.items.size(); ++x) {
        const std::size_t next = lane.index.lowerBound(lane.items, scale.toTime(x + 1));
        if (next > index)
            painter.fillRect(QRectF(row.left() + x, row.top(), TickWidth, row.height()), theme.text);
        index = next;
    }
}

} // namespace

TimelineOverview::TimelineOverview(TimelineView &view)
    : QWidget(&view)
    , m_view(view)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::NoFocus);
}

QSize TimelineOverview::sizeHint() const
{
    return QSize(320, std::max(36, fontMetrics().height() * 2 + 8));
}

double TimelineOverview::plotLeft() const
{
    return m_view.timelineGeometry().plot.left() + Margin;
}

TimeScale TimelineOverview::scale() const
{
    const auto &snapshot = m_view.snapshot();
    const double width = std::max(1.0, this->width() - plotLeft() - Margin);
    // Of the whole incident: what a filter hides is still there.
    if (!snapshot || !snapshot->wholeFirst)
        return TimeScale(0, MicrosPerDay, width);
    return TimeScale(*snapshot->wholeFirst, std::max(*snapshot->wholeLast, *snapshot->wholeFirst + MicrosPerMinute), width,
                     m_view.scene().camera().scale().breaks());
}

QRectF TimelineOverview::box() const
{
    const auto range = m_view.visibleRange();
    if (!range)
        return {};
    const TimeScale whole = scale();
    double left = std::clamp(whole.toX(range->from), -Margin, whole.width());
    double right = std::clamp(whole.toX(range->to), 0.0, whole.width() + Margin);
    if (right - left < LeastBox) {
        const double middle = (left + right) / 2;
        left = middle - LeastBox / 2;
        right = middle + LeastBox / 2;
    }
    return QRectF(plotLeft() + left, 1, right - left, height() - 3);
}

Micros TimelineOverview::timeAt(QPointF at) const
{
    return scale().toTime(at.x() - plotLeft());
}

TimelineOverview::Grip TimelineOverview::gripAt(QPointF at) const
{
    const QRectF box = this->box();
    if (box.isEmpty())
        return Grip::None;
    // A narrow box is taken as a whole from inside and by its edges from outside.
    if (box.width() > 3 * GripReach ? std::abs(at.x() - box.left()) <= GripReach
                                    : at.x() < box.left() && at.x() >= box.left() - GripReach)
        return Grip::Left;
    if (box.width() > 3 * GripReach ? std::abs(at.x() - box.right()) <= GripReach
                                    : at.x() > box.right() && at.x() <= box.right() + GripReach)
        return Grip::Right;
    return box.contains(at) ? Grip::Box : Grip::None;
}

void TimelineOverview::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.drawPixmap(0, 0, picture());
    painter.setRenderHint(QPainter::Antialiasing);
    paintBox(painter);
}

const QPixmap &TimelineOverview::picture()
{
    const double ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(size()) * ratio).toSize();
    const TimelineTheme &theme = m_view.scene().theme();
    const TimeScale whole = scale();
    if (m_picture.size() == pixels && m_pictured.lock() == m_view.snapshot() && m_picturedScale == whole &&
        m_picturedTheme == static_cast<int>(theme.name))
        return m_picture;
    m_picture = QPixmap(pixels);
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(theme.header);
    QPainter painter(&m_picture);
    painter.setPen(QPen(theme.gridStrong, theme.hairline));
    painter.drawLine(QPointF(0, 0.5), QPointF(width(), 0.5));
    paintBreaks(painter);
    if (m_view.snapshot())
        paintEvents(painter, *m_view.snapshot());
    m_pictured = m_view.snapshot();
    m_picturedScale = whole;
    m_picturedTheme = static_cast<int>(theme.name);
    return m_picture;
}

void TimelineOverview::paintBreaks(QPainter &painter) const
{
    const TimeScale whole = scale();
    const TimelineTheme &theme = m_view.scene().theme();
    for (const AxisBreak &gap : whole.breaks()) {
        const double left = plotLeft() + whole.toX(gap.begin);
        const QRectF rect(left, 1, plotLeft() + whole.toX(gap.end) - left, height() - 2);
        painter.fillRect(rect, QBrush(theme.gridStrong, Qt::BDiagPattern));
    }
}

void TimelineOverview::paintEvents(QPainter &painter, const TimelineSnapshot &snapshot) const
{
    if (snapshot.lanes.empty())
        return;
    const TimeScale whole = scale();
    const double rowHeight = (height() - 8.0) / static_cast<double>(snapshot.lanes.size());
    for (std::size_t l = 0; l < snapshot.lanes.size(); ++l) {
        const QRectF row(plotLeft(), 4 + static_cast<double>(l) * rowHeight, whole.width() + Margin,
                         std::max(1.0, rowHeight - 1));
        paintLane(painter, snapshot.lanes[l], snapshot.severity, whole, m_view.scene().theme(), row);
    }
}

void TimelineOverview::paintBox(QPainter &painter) const
{
    const QRectF box = this->box();
    if (box.isEmpty())
        return;
    const TimelineTheme &theme = m_view.scene().theme();
    QColor veil = theme.background;
    veil.setAlphaF(0.55F);
    painter.fillRect(QRectF(0, 1, box.left(), height()), veil);
    painter.fillRect(QRectF(box.right(), 1, width() - box.right(), height()), veil);
    painter.setPen(QPen(theme.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 3, 3);
}

void TimelineOverview::grab(QPointF at)
{
    const MicrosRange shown = m_view.visibleRange().value_or(MicrosRange());
    const TimeScale whole = scale();
    m_grabbedX = at.x();
    m_leftWhenGrabbed = whole.toX(shown.from);
    m_rightWhenGrabbed = whole.toX(shown.to);
}

void TimelineOverview::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_view.visibleRange())
        return;
    const QPointF at = event->position();
    m_grip = gripAt(at);
    if (m_grip == Grip::None) {
        m_grip = Grip::Box;
        grab(box().center());
        dragTo(at.x());
    }
    grab(at);
}

void TimelineOverview::dragTo(double x)
{
    // Pixels, not microseconds: a box that is dragged over a break keeps its width, and the view its zoom.
    const double moved = x - m_grabbedX;
    double left = m_leftWhenGrabbed + (m_grip == Grip::Right ? 0 : moved);
    double right = m_rightWhenGrabbed + (m_grip == Grip::Left ? 0 : moved);
    if (m_grip == Grip::Left)
        left = std::min(left, right - LeastBox);
    if (m_grip == Grip::Right)
        right = std::max(right, left + LeastBox);
    const TimeScale whole = scale();
    m_view.showRange({whole.toTime(left), whole.toTime(right)});
}

void TimelineOverview::mouseMoveEvent(QMouseEvent *event)
{
    if (m_grip != Grip::None) {
        dragTo(event->position().x());
        return;
    }
    const Grip grip = gripAt(event->position());
    if (grip == Grip::Left || grip == Grip::Right)
        setCursor(Qt::SizeHorCursor);
    else
        setCursor(grip == Grip::Box ? Qt::OpenHandCursor : Qt::PointingHandCursor);
}

void TimelineOverview::mouseReleaseEvent(QMouseEvent *)
{
    m_grip = Grip::None;
}

void TimelineOverview::mouseDoubleClickEvent(QMouseEvent *)
{
    m_view.perform(TimelineAction::FitAll);
}

void TimelineOverview::wheelEvent(QWheelEvent *event)
{
    const TimeScale &shown = m_view.scene().camera().scale();
    const QRectF plot = m_view.scene().geometry().plot;
    const double x = std::clamp(shown.toX(timeAt(event->position())), 0.0, plot.width());
    const double notches = event->angleDelta().y() / UnitsPerNotch;
    m_view.zoomAt(std::pow(ZoomStep, notches), plot.left() + x);
    event->accept();
}

} // namespace chronolane
