// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painting/timelinepainter.h"

#include "widgets/painting/backdroppainter.h"
#include "widgets/painting/barpainter.h"
#include "widgets/painting/markpainter.h"
#include "widgets/painting/textpainter.h"

#include <QHash>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
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

    void paintBands(QPainter &p, const TimelineGeometry &g);
    void paintConnectors(QPainter &p, const TimelineGeometry &g) const;
    void paintMarks(QPainter &p, const TimelineGeometry &g);
    void paintClusters(QPainter &p, const TimelineGeometry &g);
    void paintPill(QPainter &p, const QRectF &rect) const;
    void paintTrays(QPainter &p, const TimelineGeometry &g);
    void paintHeaders(QPainter &p, const TimelineGeometry &g);
    void paintChevron(QPainter &p, const LaneGeometry &lane) const;
    void paintPin(QPainter &p, const QRectF &rect) const;
    void paintLanes(QPainter &p, const TimelineGeometry &g);
    void paintPinned(QPainter &p, const TimelineGeometry &g);
    void paintAxis(QPainter &p, const TimelineGeometry &g);
    void paintFurniture(QPainter &p, const TimelineGeometry &g);
    bool paintBarSample(QPainter &p, const LegendGeometry &entry, BarGeometry bar);
    void paintSample(QPainter &p, const LegendGeometry &entry);
    void paintMarkCached(QPainter &p, const MarkLook &look, QPointF center);

    TimelineTheme theme;
    TextPainter text;
    Target target;
    double markSize;
    QHash<std::uint32_t, QPixmap> marks;   ///< by look
    QHash<int, QPixmap> pills;             ///< of clusters, by width
};

void TimelinePainter::Private::paintBands(QPainter &p, const TimelineGeometry &g)
{
    p.setRenderHint(QPainter::Antialiasing, true);
    for (const PrecisionBand &band : g.bands) {
        const QRectF r = band.rect & g.plot;
        if (!band.isApproximate) {
            p.fillRect(r, theme.mutedText);
            continue;
        }
        const double y = band.rect.center().y();
        QPen pen(theme.outline, 1.8, Qt::CustomDashLine, Qt::RoundCap);
        pen.setDashPattern({0.1, 1.9});
        p.setPen(pen);
        p.drawLine(QPointF(r.left(), y), QPointF(r.right(), y));
        p.setPen(QPen(theme.outline, 1.5));
        for (const double x : {band.rect.left(), band.rect.right()}) {
            if (x >= g.plot.left() && x <= g.plot.right())
                p.drawLine(QPointF(x, y - 3), QPointF(x, y + 3));
        }
    }
}

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

void TimelinePainter::Private::paintPill(QPainter &p, const QRectF &rect) const
{
    const double radius = rect.height() / 2;
    p.setRenderHint(QPainter::Antialiasing, true);
    p.setPen(QPen(theme.outline, 1.2));
    p.setBrush(theme.header);
    p.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius);
}

void TimelinePainter::Private::paintClusters(QPainter &p, const TimelineGeometry &g)
{
    for (const ClusterGeometry &cluster : g.clusters) {
        if (target != Target::Screen) {
            paintPill(p, cluster.rect);
            continue;
        }
        const double ratio = p.device()->devicePixelRatioF();
        const QSize size = cluster.rect.size().toSize();
        auto it = pills.find(size.width());
        if (it == pills.end() || it->devicePixelRatio() != ratio)
            it = pills.insert(size.width(), drawnOnce(size, ratio, [&](QPainter &inner) { paintPill(inner, QRectF(QPointF(), size)); }));
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

void TimelinePainter::Private::paintHeaders(QPainter &p, const TimelineGeometry &g)
{
    p.setRenderHint(QPainter::Antialiasing, false);
    for (const LaneGeometry &lane : g.lanes) {
        QRectF header = lane.header;
        header.setTop(std::max(header.top(), g.plot.top()));
        header.setBottom(std::min(header.bottom(), g.plot.bottom()));
        if (header.height() <= 0)
            continue;
        p.fillRect(header, theme.header);
        p.setPen(QPen(theme.gridStrong, theme.hairline));
        const double bottom = std::round(header.bottom()) - 0.5;
        p.drawLine(QPointF(header.left(), bottom), QPointF(header.right(), bottom));
        paintChevron(p, lane);
        if (!lane.pin.isEmpty())
            paintPin(p, lane.pin);
        text.paint(p, lane.name, theme.text);
        text.paint(p, lane.count, theme.mutedText);
        text.paint(p, lane.trayHeading, theme.mutedText);
    }
}

/// Points down at an open lane and to the right at a collapsed one.
void TimelinePainter::Private::paintChevron(QPainter &p, const LaneGeometry &lane) const
{
    const QRectF &r = lane.chevron;
    if (r.isEmpty())
        return;
    const QPolygonF shape = lane.isCollapsed
        ? QPolygonF({r.topLeft(), QPointF(r.right(), r.center().y()), r.bottomLeft()})
        : QPolygonF({r.topLeft(), r.topRight(), QPointF(r.center().x(), r.bottom())});
    p.setRenderHint(QPainter::Antialiasing, true);
    p.setPen(Qt::NoPen);
    p.setBrush(theme.mutedText);
    p.drawPolygon(shape);
    p.setRenderHint(QPainter::Antialiasing, false);
}

/// A head and its needle.
void TimelinePainter::Private::paintPin(QPainter &p, const QRectF &rect) const
{
    const double radius = rect.width() * 0.35;
    const QPointF head(rect.center().x(), rect.top() + radius);
    p.setRenderHint(QPainter::Antialiasing, true);
    p.setPen(QPen(theme.mutedText, 1.5));
    p.drawLine(head, QPointF(head.x(), rect.bottom() + radius));
    p.setBrush(theme.mutedText);
    p.drawEllipse(head, radius, radius);
    p.setRenderHint(QPainter::Antialiasing, false);
}

void TimelinePainter::Private::paintLanes(QPainter &p, const TimelineGeometry &g)
{
    paintGrid(p, theme, g);
    paintGuides(p, theme, g);
    paintDensity(p, theme, g);
    paintBands(p, g);
    paintConnectors(p, g);
    for (const BarGeometry &bar : g.bars)
        paintBar(p, theme, bar, g.severity);
    paintBreaks(p, theme, g);
    paintMarks(p, g);
    paintClusters(p, g);
    for (const LabelGeometry &label : g.labels)
        text.paint(p, label.text, theme.text, theme.text);
    paintTrays(p, g);
    paintHeaders(p, g);
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

void TimelinePainter::Private::paintAxis(QPainter &p, const TimelineGeometry &g)
{
    const AxisGeometry &axis = g.axis;
    p.setRenderHint(QPainter::Antialiasing, false);
    p.fillRect(axis.rect | axis.corner, theme.header);
    Positions xs;
    for (const TickGeometry &tick : axis.major) {
        if (tick.isMajor)
            xs.push_back(tick.x);
    }
    paintVerticals(p, QPen(theme.gridStrong, 1.5 * theme.hairline), xs, axis.rect.top(), axis.rect.bottom());
    xs.clear();
    for (const TickGeometry &tick : axis.minor)
        xs.push_back(tick.x);
    paintVerticals(p, QPen(theme.gridStrong, theme.hairline), xs, axis.rect.bottom() - 5, axis.rect.bottom());
    p.setPen(QPen(theme.gridStrong, 1.5 * theme.hairline));
    p.drawLine(axis.corner.bottomLeft(), axis.rect.bottomRight());
    p.drawLine(axis.corner.topRight(), QPointF(axis.corner.right(), g.plot.bottom()));
    for (const TickGeometry &tick : axis.major)
        text.paint(p, tick.label, theme.text);
    for (const TickGeometry &tick : axis.minor)
        text.paint(p, tick.label, theme.text);
    for (const TickGeometry &tick : axis.second)
        text.paint(p, tick.label, theme.text);
    for (const TickGeometry &tick : axis.relative)
        text.paint(p, tick.label, theme.mutedText);
    for (const TickGeometry &tick : axis.jumps)
        text.paint(p, tick.label, theme.mutedText);
    for (const BreakGeometry &gap : g.breaks)
        text.paint(p, gap.label, theme.text);
    text.paint(p, axis.zone, theme.text);
    text.paint(p, axis.secondZone, theme.text);
    text.paint(p, axis.relativeName, theme.mutedText);
}

/// Whether the sample is a bar; then it is painted.
bool TimelinePainter::Private::paintBarSample(QPainter &p, const LegendGeometry &entry, BarGeometry bar)
{
    Severity severity = Severity::Unknown;
    bar.item.kindValue = static_cast<std::uint8_t>(EventKind::Impact);
    switch (entry.sample) {
    case LegendSample::Bar:
        bar.item.kindValue = static_cast<std::uint8_t>(entry.kind);
        severity = entry.severity;
        break;
    case LegendSample::OpenEnded:
        bar.item.set(ItemFlag::OpenEnded);
        bar.rect.setRight(bar.rect.right() - 5);
        break;
    case LegendSample::OtherTelling:
        bar.item.set(ItemFlag::Unused);
        break;
    case LegendSample::Enclosing:
        bar.item.set(ItemFlag::Enclosing);
        break;
    default:
        return false;
    }
    paintBar(p, theme, bar, severity);
    return true;
}

void TimelinePainter::Private::paintSample(QPainter &p, const LegendGeometry &entry)
{
    const QRectF r = entry.sampleRect;
    const double half = markSize * 0.4;
    BarGeometry bar;
    bar.rect = QRectF(r.left(), r.center().y() - half, r.width(), 2 * half);
    if (paintBarSample(p, entry, bar))
        return;
    MarkLook look{entry.kind, entry.stage, entry.severity, false, false};
    if (entry.sample == LegendSample::Approximate) {
        TimelineGeometry band;
        band.plot = r;
        band.bands.push_back({QRectF(r.left() + 1, r.top(), r.width() - 2, r.height()), 0, 0, true});
        paintBands(p, band);
        return;
    }
    if (entry.sample == LegendSample::Cluster) {
        paintPill(p, bar.rect);
        return;
    }
    if (entry.sample == LegendSample::Break) {
        p.setRenderHint(QPainter::Antialiasing);
        p.setPen(QPen(theme.gridStrong, 1.5));
        for (const double x : {r.center().x() - 5, r.center().x() + 5})
            paintZigzag(p, x, r.top() + 2, r.bottom() - 2, 3);
        return;
    }
    if (entry.sample == LegendSample::Assumed)
        look = {EventKind::Remediation, Stage::None, Severity::Unknown, true, true};
    if (entry.sample == LegendSample::Undated) {
        p.fillRect(bar.rect.adjusted(0, -2, 0, 2), theme.tray);
        look = {EventKind::Remediation, Stage::None, Severity::Unknown, false, true};
    }
    paintMark(p, theme, look, r.center(), markSize * 0.9);
}

void TimelinePainter::Private::paintFurniture(QPainter &p, const TimelineGeometry &g)
{
    for (const PlacedText &line : g.title)
        text.paint(p, line, theme.text);
    for (const LegendGeometry &entry : g.legend) {
        paintSample(p, entry);
        text.paint(p, entry.text, theme.text);
    }
    for (const PlacedText &line : g.notes)
        text.paint(p, line, theme.text);
    for (const PlacedText &number : g.noteNumbers)
        text.paint(p, number, theme.text);
    for (const PlacedText &line : g.footer)
        text.paint(p, line, theme.mutedText);
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
    d->paintAxis(painter, geometry);
    d->paintFurniture(painter, geometry);
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
    painter.setPen(QPen(d->theme.accentInner, 2));
    painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 4, 4);
    painter.setPen(QPen(d->theme.accent, 2));
    painter.drawRoundedRect(rect.adjusted(-5, -5, 5, 5), 5, 5);
    painter.restore();
}

} // namespace chronolane
