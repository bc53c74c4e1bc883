// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painting/barpainter.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QVarLengthArray>

#include <algorithm>
#include <cmath>

namespace chronolane {
namespace {

constexpr double Torn = 5;   ///< px of the teeth of a torn edge

/// A dark or light hatch, whichever stands out from the fill.
QColor hatchColor(const QColor &fill)
{
    return contrastRatio(fill, Qt::black) > contrastRatio(fill, Qt::white) ? QColor(0, 0, 0, 130)
                                                                          : QColor(255, 255, 255, 150);
}

double hatchDistance(EventKind kind, Severity severity)
{
    if (kind != EventKind::Impact)
        return kind == EventKind::Maintenance ? 10 : 0;
    switch (severity) {
    case Severity::Major:
        return 5;
    case Severity::Minor:
        return 10;
    case Severity::Maintenance:
        return 14;
    case Severity::Critical:
    case Severity::None:
    case Severity::Unknown:
        break;
    }
    return 0;
}

/// The outline of a bar, its right edge torn where the end is not stated.
QPainterPath barPath(const BarGeometry &bar)
{
    const QRectF &r = bar.rect;
    QPainterPath path;
    if (!bar.item.has(ItemFlag::OpenEnded) || bar.continuesRight) {
        path.addRect(r);
        return path;
    }
    QPolygonF points{r.topLeft(), r.topRight()};
    constexpr int teeth = 4;
    for (int i = 1; i < 2 * teeth; ++i) {
        const double x = r.right() + (i % 2 == 1 ? -Torn : Torn);
        points << QPointF(x, r.top() + r.height() * i / (2 * teeth));
    }
    points << r.bottomRight() << r.bottomLeft();
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

void paintBracket(QPainter &painter, const TimelineTheme &theme, const BarGeometry &bar)
{
    const QRectF &r = bar.rect;
    const double y = r.center().y();
    QVarLengthArray<QLineF, 3> lines{QLineF(r.left(), y, r.right(), y)};
    if (!bar.continuesLeft)
        lines.append(QLineF(r.left() + 1, r.top() + 2, r.left() + 1, r.bottom() - 2));
    if (!bar.continuesRight)
        lines.append(QLineF(r.right() - 1, r.top() + 2, r.right() - 1, r.bottom() - 2));
    painter.setPen(QPen(theme.outline, 2));
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
}

/// The edges of the outline; an edge at which the span goes on is left away, and one that is not stated is dashed.
void paintOutline(QPainter &painter, const TimelineTheme &theme, const BarGeometry &bar)
{
    const QRectF &r = bar.rect;
    const TimelineItem &item = bar.item;
    const QPen solid(theme.outline, 1.5, Qt::SolidLine, Qt::FlatCap);
    QPen dashed = solid;
    dashed.setDashPattern({3, 2});
    const bool startUncertain = item.has(ItemFlag::Assumed);
    const bool endUncertain = item.has(ItemFlag::AssumedEnd);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(startUncertain && endUncertain ? dashed : solid);
    painter.drawLine(r.topLeft(), r.topRight());
    painter.drawLine(r.bottomLeft(), r.bottomRight());
    if (!bar.continuesLeft) {
        painter.setPen(startUncertain ? dashed : solid);
        painter.drawLine(r.topLeft(), r.bottomLeft());
    }
    if (bar.continuesRight)
        return;
    painter.setPen(endUncertain ? dashed : solid);
    if (!item.has(ItemFlag::OpenEnded)) {
        painter.drawLine(r.topRight(), r.bottomRight());
        return;
    }
    QPolygonF edge{r.topRight()};
    constexpr int teeth = 4;
    for (int i = 1; i < 2 * teeth; ++i)
        edge << QPointF(r.right() + (i % 2 == 1 ? -Torn : Torn), r.top() + r.height() * i / (2 * teeth));
    edge << r.bottomRight();
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(edge);
}

} // namespace

void paintHatch(QPainter &painter, const QRectF &rect, double distance)
{
    QVarLengthArray<QLineF, 256> lines;
    const double first = std::ceil((rect.left() + rect.top()) / distance) * distance;
    // On each line x + y is constant; anchored to the origin, neighbouring bars are hatched alike.
    for (double sum = first; sum < rect.right() + rect.bottom(); sum += distance) {
        const double x0 = std::clamp(sum - rect.bottom(), rect.left(), rect.right());
        const double x1 = std::clamp(sum - rect.top(), rect.left(), rect.right());
        if (x1 > x0)
            lines.append(QLineF(x0, sum - x0, x1, sum - x1));
    }
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
}

void paintZigzag(QPainter &painter, double x, double top, double bottom, double depth)
{
    QPolygonF points;
    bool isOut = false;
    for (double y = top; y < bottom; y += 2 * depth) {
        points << QPointF(x + (isOut ? depth : -depth), y);
        isOut = !isOut;
    }
    points << QPointF(x + (isOut ? depth : -depth), bottom);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(points);
}

namespace {

/// Both ends are stated, so that rectangles are all it takes: there may be hundreds in a frame.
void paintPlainBar(QPainter &painter, const TimelineTheme &theme, const BarGeometry &bar, const QColor &fill)
{
    constexpr double border = 1.5;
    const QRectF &r = bar.rect;
    const double left = bar.continuesLeft ? 0 : border;
    const double right = bar.continuesRight ? 0 : border;
    painter.setRenderHint(QPainter::Antialiasing, false);   // on whole pixels: crisp, and many times faster
    painter.fillRect(r, theme.outline);
    painter.fillRect(QRectF(QPointF(r.left() + left, r.top() + border), QPointF(std::max(r.right() - right, r.left() + left), r.bottom() - border)), fill);
}

void paintOtherTelling(QPainter &painter, const TimelineTheme &theme, const QRectF &rect)
{
    QPen pen(theme.outline, 1.5);
    pen.setDashPattern({2, 2});
    painter.setPen(pen);
    painter.setBrush(theme.background);
    const double inset = rect.height() / 4;
    painter.drawRect(rect.adjusted(0, inset, 0, -inset));
}

} // namespace

void paintBar(QPainter &painter, const TimelineTheme &theme, const BarGeometry &bar, Severity severity)
{
    const TimelineItem &item = bar.item;
    if (item.has(ItemFlag::Enclosing)) {
        paintBracket(painter, theme, bar);
        return;
    }
    if (item.has(ItemFlag::Unused)) {
        paintOtherTelling(painter, theme, bar.rect);
        return;
    }
    const QColor fill = item.kind() == EventKind::Impact ? theme.severityFill(severity) : theme.kindFill(item.kind());
    const bool isPlain = !item.has(ItemFlag::OpenEnded) && !item.has(ItemFlag::Assumed) && !item.has(ItemFlag::AssumedEnd);
    if (isPlain)
        paintPlainBar(painter, theme, bar, fill);
    else
        painter.fillPath(barPath(bar), fill);
    if (const double distance = hatchDistance(item.kind(), severity); distance > 0 && bar.rect.width() > 5) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(hatchColor(fill), 1.5));
        paintHatch(painter, bar.rect.adjusted(2, 2, item.has(ItemFlag::OpenEnded) ? -Torn : -2, -2), distance);
    }
    if (!isPlain)
        paintOutline(painter, theme, bar);
}

} // namespace chronolane
