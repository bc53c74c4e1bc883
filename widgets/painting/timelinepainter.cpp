// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painting/timelinepainter.h"

#include "widgets/painting/backdroppainter.h"
#include "widgets/painting/barpainter.h"
#include "widgets/painting/framepainter.h"
#include "widgets/painting/markpainter.h"
#include "widgets/painting/textpainter.h"

#include <QHash>
#include <QPainter>
#include <QPixmap>

#include <cmath>

namespace chronolane {
namespace {

MarkLook lookOf(const TimelineItem &item, Severity severity)
{
    return {item.kind(), item.stage(), severity, item.has(ItemFlag::Assumed), item.has(ItemFlag::Unused)};
}

QColor withAlpha(QColor color, int alpha)
{
    color.setAlpha(alpha);
    return color;
}

/// The nearest point on whole device pixels, so that copies stay crisp.
QPointF onPixels(QPointF point, double ratio)
{
    return QPointF(std::round(point.x() * ratio) / ratio, std::round(point.y() * ratio) / ratio);
}

TextDrawing textDrawing(TimelinePainter::Target target)
{
    switch (target) {
    case TimelinePainter::Target::Screen:
        return TextDrawing::KeptPixmaps;
    case TimelinePainter::Target::File:
        return TextDrawing::Text;
    case TimelinePainter::Target::Outlines:
        break;
    }
    return TextDrawing::Outlines;
}

/// The time lies somewhere in the bracket: its band fades where the text bounds it on the other side only.
QLinearGradient fadeOf(const TrayBracket &bracket, const QColor &color)
{
    constexpr int strength = 70;
    QLinearGradient fade(bracket.rect.topLeft(), bracket.rect.topRight());
    fade.setColorAt(0, withAlpha(color, bracket.isOpenLeft ? 0 : strength));
    fade.setColorAt(1, withAlpha(color, bracket.isOpenRight ? 0 : strength));
    return fade;
}

template<typename Draw>
QPixmap drawnOnce(QSizeF size, double ratio, Draw draw)
{
    QPixmap pixmap((size * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    draw(painter);
    painter.end();
    return pixmap;
}

} // namespace

class TimelinePainter::Private
{
public:
    Private(const TimelineTheme &itsTheme, const TimelineFonts &fonts, Target itsTarget)
        : theme(itsTheme), text(fonts, textDrawing(itsTarget)), target(itsTarget),
          markSize(fonts.bodyPixels())
    {
    }

    void paintConnectors(QPainter &p, const TimelineGeometry &g) const;
    void paintMarks(QPainter &p, const TimelineGeometry &g);
    void paintClusters(QPainter &p, const TimelineGeometry &g);
    void paintTrays(QPainter &p, const TimelineGeometry &g);
    void paintLanes(QPainter &p, const TimelineGeometry &g);
    void paintPinned(QPainter &p, const TimelineGeometry &g);
    void paintMarkCached(QPainter &p, const MarkLook &look, QPointF center);

    TimelineTheme theme;
    TextPainter text;
    Target target;
    double markSize;
    QHash<std::uint32_t, QPixmap> marks;   ///< by look
    QHash<int, QPixmap> pills;             ///< of clusters, by width
};

/// A dashed line from one telling to the other, below their marks.
void TimelinePainter::Private::paintConnectors(QPainter &p, const TimelineGeometry &g) const
{
    if (g.connectors.empty())
        return;
    p.setRenderHint(QPainter::Antialiasing, true);
    p.setPen(QPen(theme.outline, 1.2, Qt::DashLine));
    for (const ConnectorGeometry &connector : g.connectors)
        p.drawLine(connector.from, connector.to);
}

void TimelinePainter::Private::paintMarkCached(QPainter &p, const MarkLook &look, QPointF center)
{
    if (target != Target::Screen) {
        paintMark(p, theme, look, center, markSize);
        return;
    }
    const double ratio = p.device()->devicePixelRatioF();
    const double side = std::ceil(markSize * 1.3) + 3;
    auto it = marks.find(look.key());
    if (it == marks.end() || it->devicePixelRatio() != ratio) {
        const auto draw = [&](QPainter &inner) { paintMark(inner, theme, look, QPointF(side / 2, side / 2), markSize); };
        it = marks.insert(look.key(), drawnOnce(QSizeF(side, side), ratio, draw));
    }
    p.drawPixmap(onPixels(center - QPointF(side / 2, side / 2), ratio), *it);
}

void TimelinePainter::Private::paintMarks(QPainter &p, const TimelineGeometry &g)
{
    for (const MarkGeometry &mark : g.marks) {
        if (mark.isSmall) {
            p.fillRect(QRectF(mark.center.x() - 1, mark.center.y() - markSize / 2, 2, markSize), theme.outline);
            continue;
        }
        if (mark.center.y() < g.plot.bottom())
            paintMarkCached(p, lookOf(mark.item, g.severity), mark.center);
    }
}

void TimelinePainter::Private::paintClusters(QPainter &p, const TimelineGeometry &g)
{
    for (const ClusterGeometry &cluster : g.clusters) {
        if (target != Target::Screen) {
            paintPill(p, theme, cluster.rect);
            continue;
        }
        const double ratio = p.device()->devicePixelRatioF();
        const QSize size = cluster.rect.size().toSize();
        auto it = pills.find(size.width());
        if (it == pills.end() || it->devicePixelRatio() != ratio)
            it = pills.insert(size.width(), drawnOnce(size, ratio, [&](QPainter &inner) { paintPill(inner, theme, QRectF(QPointF(), size)); }));
        p.drawPixmap(onPixels(cluster.rect.topLeft(), ratio), *it);
    }
    for (const ClusterGeometry &cluster : g.clusters)
        text.paint(p, cluster.label, theme.text);
}

void TimelinePainter::Private::paintTrays(QPainter &p, const TimelineGeometry &g)
{
    p.setPen(QPen(theme.gridStrong, theme.hairline, Qt::DashLine));
    for (const LaneGeometry &lane : g.lanes) {
        if (lane.tray.height() > 0 && g.plot.intersects(lane.tray))
            p.drawLine(QPointF(lane.header.left(), lane.tray.top()), lane.tray.topRight());
    }
    p.setRenderHint(QPainter::Antialiasing, true);
    p.setPen(QPen(theme.outline, 1.2));
    for (const TrayBracket &bracket : g.trayBrackets) {
        const QRectF &r = bracket.rect;
        p.fillRect(r, fadeOf(bracket, theme.outline));
        p.drawLine(r.topLeft(), r.topRight());
        if (!bracket.isOpenLeft)
            p.drawLine(r.topLeft(), r.bottomLeft());
        if (!bracket.isOpenRight)
            p.drawLine(r.topRight(), r.bottomRight());
    }
    for (const TrayGeometry &entry : g.tray) {
        if (!g.plot.intersects(entry.rect))
            continue;
        paintMarkCached(p, {entry.item.kind(), entry.item.stage(), g.severity, false, true}, entry.mark);
        text.paint(p, entry.text, theme.text);
    }
    for (const TrayRest &rest : g.trayRests)
        text.paint(p, rest.text, theme.mutedText);
}

void TimelinePainter::Private::paintLanes(QPainter &p, const TimelineGeometry &g)
{
    paintGrid(p, theme, g);
    paintGuides(p, theme, g);
    paintDensity(p, theme, g);
    paintBands(p, theme, g);
    paintConnectors(p, g);
    for (const BarGeometry &bar : g.bars)
        paintBar(p, theme, bar, g.severity);
    paintBreaks(p, theme, g);
    paintMarks(p, g);
    paintClusters(p, g);
    for (const LabelGeometry &label : g.labels)
        text.paint(p, label.text, theme.text, theme.text);
    paintTrays(p, g);
    FramePainter(theme, text, markSize).paintHeaders(p, g);
}

/// Paints the pinned lanes over what scrolled below them.
void TimelinePainter::Private::paintPinned(QPainter &p, const TimelineGeometry &g)
{
    TimelineGeometry pinned = g;
    const auto scrolls = [&g](const auto &part) { return part.lane >= g.pinnedLanes; };
    std::erase_if(pinned.lanes, scrolls);
    std::erase_if(pinned.bands, scrolls);
    std::erase_if(pinned.bars, scrolls);
    std::erase_if(pinned.marks, scrolls);
    std::erase_if(pinned.density, scrolls);
    std::erase_if(pinned.clusters, scrolls);
    std::erase_if(pinned.labels, scrolls);
    std::erase_if(pinned.tray, scrolls);
    std::erase_if(pinned.trayBrackets, scrolls);
    std::erase_if(pinned.trayRests, scrolls);
    std::erase_if(pinned.connectors, scrolls);
    paintGround(p, theme, pinned);
    paintLanes(p, pinned);
    p.setPen(QPen(theme.outline, 1.5 * theme.hairline));
    const double y = std::round(g.scrollTop) - 0.5;
    p.drawLine(QPointF(0, y), QPointF(g.plot.right(), y));
}

TimelinePainter::TimelinePainter(const TimelineTheme &theme, const TimelineFonts &fonts, Target target)
    : d(std::make_unique<Private>(theme, fonts, target))
{
}

TimelinePainter::~TimelinePainter() = default;

void TimelinePainter::setTheme(const TimelineTheme &theme)
{
    d->theme = theme;
    d->text.clear();
    d->marks.clear();
    d->pills.clear();
}

void TimelinePainter::setFonts(const TimelineFonts &fonts)
{
    d->text.setFonts(fonts);
    d->markSize = fonts.bodyPixels();
    d->marks.clear();
    d->pills.clear();
}

const TimelineTheme &TimelinePainter::theme() const { return d->theme; }

void TimelinePainter::paint(QPainter &painter, const TimelineGeometry &geometry)
{
    painter.save();
    paintGround(painter, d->theme, geometry);
    const auto between = [&geometry](double top, double bottom) {
        return QRectF(0, top, geometry.size.width(), bottom - top);
    };
    painter.save();
    const double scrollTop = geometry.pinnedLanes > 0 ? geometry.scrollTop : geometry.plot.top();
    painter.setClipRect(between(scrollTop, geometry.plot.bottom()), Qt::IntersectClip);
    d->paintLanes(painter, geometry);
    painter.restore();
    if (geometry.pinnedLanes > 0) {
        painter.save();
        painter.setClipRect(between(geometry.plot.top(), scrollTop), Qt::IntersectClip);
        d->paintPinned(painter, geometry);
        painter.restore();
    }
    FramePainter frame(d->theme, d->text, d->markSize);
    frame.paintAxis(painter, geometry);
    frame.paintFurniture(painter, geometry);
    painter.restore();
}

void TimelinePainter::paintSelection(QPainter &painter, const QRectF &rect) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(d->theme.accent, 2));
    painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 4, 4);
    painter.restore();
}

void TimelinePainter::paintHover(QPainter &painter, const QRectF &rect) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(withAlpha(d->theme.accent, 40));
    painter.setPen(Qt::NoPen);
    painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 4, 4);
    painter.restore();
}

void TimelinePainter::paintFocus(QPainter &painter, const QRectF &rect) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    // Two colours, so that it shows on every ground; no wider than the gap to the words of the next row.
    painter.setPen(QPen(d->theme.accentInner, 2));
    painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 3, 3);
    painter.setPen(QPen(d->theme.accent, 2));
    painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 4, 4);
    painter.restore();
}

} // namespace chronolane
