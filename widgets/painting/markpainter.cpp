// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painting/markpainter.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <cmath>
#include <numbers>

namespace chronolane {
namespace {

/// A shape in a square from -1 to 1, y downwards.
struct Shape
{
    QPainterPath outline;   ///< filled and stroked
    QPainterPath detail;    ///< stroked in the colour of the outline
    QPainterPath solid;     ///< filled in the colour of the outline
    bool isFilled = true;
};

QPainterPath polygon(std::initializer_list<QPointF> points)
{
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
    path.closeSubpath();
    return path;
}

QPainterPath lines(std::initializer_list<QPointF> points)
{
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
    return path;
}

QPainterPath both(QPainterPath a, const QPainterPath &b)
{
    a.addPath(b);   // not +, which would unite their areas
    return a;
}

QPainterPath circle(double radius, QPointF center = {})
{
    QPainterPath path;
    path.addEllipse(center, radius, radius);
    return path;
}

QPainterPath square(double half)
{
    QPainterPath path;
    path.addRect(-half, -half, 2 * half, 2 * half);
    return path;
}

QPainterPath regular(int corners, double radius, double turn)
{
    QPolygonF points;
    for (int i = 0; i < corners; ++i) {
        const double angle = turn + 2 * std::numbers::pi * i / corners;
        points << QPointF(radius * std::cos(angle), radius * std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

QPainterPath star()
{
    QPolygonF points;
    for (int i = 0; i < 10; ++i) {
        const double angle = -std::numbers::pi / 2 + std::numbers::pi * i / 5;
        const double radius = i % 2 == 0 ? 1.1 : 0.5;
        points << QPointF(radius * std::cos(angle), radius * std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

const QPainterPath &tick()
{
    static const QPainterPath path = lines({{-0.5, 0.0}, {-0.1, 0.4}, {0.55, -0.45}});
    return path;
}

QPainterPath diamond() { return polygon({{0, -1.05}, {1.05, 0}, {0, 1.05}, {-1.05, 0}}); }

Shape stageShape(Stage stage)
{
    switch (stage) {
    case Stage::Investigating:
        return {polygon({{0, -1}, {1.05, 0.85}, {-1.05, 0.85}}), {}, {}};
    case Stage::Identified:
        return {diamond(), {}, circle(0.28)};
    case Stage::Monitoring:
        return {circle(0.95), circle(0.4), {}};
    case Stage::Resolved:
        return {square(0.88), tick(), {}};
    case Stage::Postmortem:
        return {polygon({{-0.75, -1}, {0.25, -1}, {0.75, -0.5}, {0.75, 1}, {-0.75, 1}}),
                both(lines({{-0.35, -0.1}, {0.35, -0.1}}), lines({{-0.35, 0.4}, {0.35, 0.4}})), {}};
    case Stage::Scheduled:
        return {circle(0.95), lines({{0, -0.6}, {0, 0}, {0.45, 0.25}}), {}};
    case Stage::InProgress: {
        QPainterPath half;
        half.addRect(-0.88, 0, 1.76, 0.88);
        return {square(0.88), {}, half};
    }
    case Stage::Verifying:
        return {circle(0.95), tick(), {}};
    case Stage::Completed:
        return {square(0.88), {}, {}};
    case Stage::Update:
    case Stage::None:
        break;
    }
    return {circle(0.62), {}, {}};
}

Shape kindShape(EventKind kind)
{
    switch (kind) {
    case EventKind::Impact:
        return {circle(0.95), both(lines({{-0.45, -0.45}, {0.45, 0.45}}), lines({{-0.45, 0.45}, {0.45, -0.45}})), {}};
    case EventKind::Trigger:
        return {polygon({{0.25, -1.1}, {-0.8, 0.2}, {-0.1, 0.2}, {-0.3, 1.1}, {0.8, -0.25}, {0.1, -0.25}}), {}, {}};
    case EventKind::Detection:
        return {polygon({{-0.7, -1}, {0.95, -0.45}, {-0.7, 0.15}}), lines({{-0.7, -1}, {-0.7, 1.05}}), {}};
    case EventKind::Diagnosis:
        return {circle(0.65, {-0.2, -0.2}), lines({{0.3, 0.3}, {0.95, 0.95}}), {}};
    case EventKind::Remediation:
        return {diamond(), {}, {}};
    case EventKind::Milestone:
        return {star(), {}, {}};
    case EventKind::Maintenance:
        return {regular(8, 1.0, std::numbers::pi / 8), {}, {}};
    case EventKind::FollowUp:
        return {square(0.82), {}, {}, false};
    case EventKind::Note:
        return {polygon({{-0.75, -0.8}, {0.75, -0.8}, {0.75, 0.3}, {0.25, 0.8}, {-0.75, 0.8}}),
                lines({{-0.4, -0.25}, {0.4, -0.25}}), {}};
    case EventKind::StatusUpdate:
        break;
    }
    return {circle(0.62), {}, {}};
}

} // namespace

std::uint32_t MarkLook::key() const
{
    return static_cast<std::uint32_t>(kind) | static_cast<std::uint32_t>(stage) << 4
        | static_cast<std::uint32_t>(severity) << 8 | (isUncertain ? 1U << 12 : 0) | (isHollow ? 1U << 13 : 0);
}

void paintMark(QPainter &painter, const TimelineTheme &theme, const MarkLook &look, QPointF center, double size)
{
    const bool isUpdate = look.kind == EventKind::StatusUpdate;
    const Shape shape = isUpdate ? stageShape(look.stage) : kindShape(look.kind);
    QColor fill = isUpdate ? theme.stageFill(look.stage) : theme.kindFill(look.kind);
    if (look.kind == EventKind::Impact)
        fill = theme.severityFill(look.severity);

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(center);
    const double scale = size / 2;
    QPen pen(theme.outline, 1.5 / scale);
    pen.setJoinStyle(Qt::RoundJoin);
    pen.setCapStyle(Qt::RoundCap);
    painter.scale(scale, scale);
    QPen outlinePen = pen;
    if (look.isUncertain) {
        outlinePen.setCapStyle(Qt::FlatCap);
        outlinePen.setDashPattern({2.4, 1.8});
        fill.setAlphaF(0.45F);
    }
    painter.setPen(outlinePen);
    painter.setBrush(look.isHollow || !shape.isFilled ? QBrush(theme.background) : QBrush(fill));
    painter.drawPath(shape.outline);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    if (!shape.detail.isEmpty())
        painter.drawPath(shape.detail);
    if (!shape.solid.isEmpty())
        painter.fillPath(shape.solid, theme.outline);
    painter.restore();
}

} // namespace chronolane
