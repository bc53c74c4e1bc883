// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painting/timelinepainter.h"

#include "widgets/painting/barpainter.h"
#include "widgets/painting/markpainter.h"
#include "widgets/painting/textpainter.h"

#include <QHash>
#include <QLineF>
#include <QPainter>
#include <QPixmap>
#include <QVarLengthArray>

#include <algorithm>
#include <cmath>

namespace chronolane {
namespace {

constexpr double CutWidth = 48;   ///< px of the hatched middle of a break

MarkLook lookOf(const TimelineItem &item, Severity severity)
{
    return {item.kind(), item.stage(), severity, item.has(ItemFlag::Assumed), item.has(ItemFlag::Unused)};
}

/// A translucent colour over an opaque ground.
QColor mixed(const QColor &ground, const QColor &over)
{
    const float share = over.alphaF();
    const auto mix = [share](float a, float b) { return a + (b - a) * share; };
    return QColor::fromRgbF(mix(ground.redF(), over.redF()), mix(ground.greenF(), over.greenF()),
                            mix(ground.blueF(), over.blueF()));
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
        : theme(itsTheme), text(fonts, itsTarget == Target::Screen), target(itsTarget),
          markSize(fonts.bodyPixels())
    {
    }

    void paintGround(QPainter &p, const TimelineGeometry &g);
    void paintLaneGround(QPainter &p, const TimelineGeometry &g, const QRectF &area, const QColor &ground) const;
    void paintGrid(QPainter &p, const TimelineGeometry &g);
    void paintGuides(QPainter &p, const TimelineGeometry &g);
    void paintBands(QPainter &p, const TimelineGeometry &g);
    void paintDensity(QPainter &p, const TimelineGeometry &g);
    void paintBreaks(QPainter &p, const TimelineGeometry &g);
    void paintMarks(QPainter &p, const TimelineGeometry &g);
    void paintClusters(QPainter &p, const TimelineGeometry &g);
    void paintPill(QPainter &p, const QRectF &rect) const;
    void paintTrays(QPainter &p, const TimelineGeometry &g);
    void paintHeaders(QPainter &p, const TimelineGeometry &g);
    void paintAxis(QPainter &p, const TimelineGeometry &g);
    void paintFurniture(QPainter &p, const TimelineGeometry &g);
    void paintSample(QPainter &p, const LegendGeometry &entry);
    void paintMarkCached(QPainter &p, const MarkLook &look, QPointF center);
    void verticals(QPainter &p, const QPen &pen, const std::vector<double> &xs, double top, double bottom) const;

    TimelineTheme theme;
    TextPainter text;
    Target target;
    double markSize;
    QHash<std::uint32_t, QPixmap> marks;   ///< by look
    QHash<int, QPixmap> pills;             ///< of clusters, by width
    std::vector<double> xs;                ///< memory for verticals, kept from frame to frame
};

void TimelinePainter::Private::verticals(QPainter &p, const QPen &pen, const std::vector<double> &at, double top,
                                         double bottom) const
{
    QVarLengthArray<QLineF, 128> lines;
    for (const double x : at)
        lines.append(QLineF(std::round(x) + 0.5, top, std::round(x) + 0.5, bottom));
    p.setPen(pen);
    p.drawLines(lines.data(), static_cast<int>(lines.size()));
}

void TimelinePainter::Private::paintGround(QPainter &p, const TimelineGeometry &g)
{
    // Lanes, headers and axis cover a bare picture but for what is below the last lane.
    const bool isBare = g.title.empty() && g.legend.empty() && g.footer.empty() && !g.lanes.empty();
    const double top = isBare ? std::clamp(g.lanes.back().header.bottom(), 0.0, g.size.height()) : 0;
    p.fillRect(QRectF(0, top, g.size.width(), g.size.height() - top), theme.background);
    for (const LaneGeometry &lane : g.lanes) {
        paintLaneGround(p, g, lane.body & g.plot, lane.lane % 2 == 0 ? theme.laneEven : theme.laneOdd);
        p.fillRect(lane.tray & g.plot, theme.tray);
    }
}

/// Every pixel is filled once: writing to memory is most of what a frame costs.
void TimelinePainter::Private::paintLaneGround(QPainter &p, const TimelineGeometry &g, const QRectF &area,
                                               const QColor &ground) const
{
    const QColor shaded = mixed(ground, theme.impactShade);
    double x = area.left();
    const auto fillTo = [&](double to, const QColor &color) {
        if (to > x)
            p.fillRect(QRectF(x, area.top(), to - x, area.height()), color);
        x = std::max(x, to);
    };
    for (const QRectF &shade : g.impactShades) {
        fillTo(std::min(std::round(shade.left()), area.right()), ground);
        fillTo(std::min(std::round(shade.right()), area.right()), shaded);
    }
    fillTo(area.right(), ground);
    for (const QRectF &day : g.axis.weekends)
        p.fillRect(day & area, theme.weekend);
}

void TimelinePainter::Private::paintGrid(QPainter &p, const TimelineGeometry &g)
{
    p.setRenderHint(QPainter::Antialiasing, false);
    const auto draw = [&](const std::vector<TickGeometry> &ticks, const QPen &pen, bool onlyMajor) {
        xs.clear();
        for (const TickGeometry &tick : ticks) {
            if (!onlyMajor || tick.isMajor)
                xs.push_back(tick.x);
        }
        for (const LaneGeometry &lane : g.lanes) {
            const QRectF body = lane.body & g.plot;
            if (!body.isEmpty())
                verticals(p, pen, xs, body.top(), body.bottom());
        }
    };
    draw(g.axis.minor, QPen(theme.grid, theme.hairline), false);
    draw(g.axis.major, QPen(theme.gridStrong, 1.5 * theme.hairline), true);
    draw(g.axis.jumps, QPen(theme.gridStrong, 1.5 * theme.hairline, Qt::DashDotLine), false);
    p.setPen(QPen(theme.gridStrong, theme.hairline));
    for (const LaneGeometry &lane : g.lanes) {
        const double y = std::round(lane.header.bottom()) - 0.5;
        if (y > g.plot.top() && y <= g.plot.bottom())
            p.drawLine(QPointF(lane.header.left(), y), QPointF(g.plot.right(), y));
    }
}

/// What set it off and when it was noticed are read against all lanes, as long as they are few.
void TimelinePainter::Private::paintGuides(QPainter &p, const TimelineGeometry &g)
{
    constexpr std::size_t most = 6;
    const auto draw = [&](EventKind kind, Qt::PenStyle style) {
        xs.clear();
        for (const MarkGeometry &mark : g.marks) {
            if (mark.item.kind() == kind && !mark.isSmall && !mark.item.has(ItemFlag::Unused)
                && g.plot.contains(mark.center))
                xs.push_back(mark.center.x());
        }
        if (xs.size() > most)
            return;
        for (const LaneGeometry &lane : g.lanes) {
            const QRectF body = lane.body & g.plot;
            if (!body.isEmpty())
                verticals(p, QPen(theme.gridStrong, theme.hairline, style), xs, body.top(), body.bottom());
        }
    };
    draw(EventKind::Trigger, Qt::DashLine);
    draw(EventKind::Detection, Qt::SolidLine);
}

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

void TimelinePainter::Private::paintDensity(QPainter &p, const TimelineGeometry &g)
{
    p.setRenderHint(QPainter::Antialiasing, false);
    const QColor fill = mixed(theme.background, withAlpha(theme.mutedText, 110));
    for (const DensityColumn &column : g.density)
        p.fillRect(column.rect, fill);
}

void TimelinePainter::Private::paintBreaks(QPainter &p, const TimelineGeometry &g)
{
    p.setRenderHint(QPainter::Antialiasing, true);
    for (const BreakGeometry &gap : g.breaks) {
        const double middle = gap.rect.center().x();
        QRectF cut(middle - CutWidth / 2, g.plot.top(), CutWidth, g.plot.height());
        cut &= g.plot;
        if (cut.isEmpty())
            continue;
        for (const LaneGeometry &lane : g.lanes) {
            const QRectF part = cut & lane.body;
            if (part.isEmpty())
                continue;
            p.fillRect(part, theme.background);
            p.setPen(QPen(theme.grid, 1.2));
            paintHatch(p, part, 9);
            p.setPen(QPen(theme.gridStrong, 1.5));
            for (const double x : {middle - CutWidth / 2, middle + CutWidth / 2}) {
                if (x >= g.plot.left() && x <= g.plot.right())
                    paintZigzag(p, x, part.top(), part.bottom(), 3.5);
            }
        }
    }
}

void TimelinePainter::Private::paintMarkCached(QPainter &p, const MarkLook &look, QPointF center)
{
    if (target == Target::File) {
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
        if (target == Target::File) {
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
        text.paint(p, lane.name, theme.text);
        text.paint(p, lane.count, theme.mutedText);
        text.paint(p, lane.trayHeading, theme.mutedText);
    }
}

void TimelinePainter::Private::paintAxis(QPainter &p, const TimelineGeometry &g)
{
    const AxisGeometry &axis = g.axis;
    p.setRenderHint(QPainter::Antialiasing, false);
    p.fillRect(axis.rect | axis.corner, theme.header);
    xs.clear();
    for (const TickGeometry &tick : axis.major) {
        if (tick.isMajor)
            xs.push_back(tick.x);
    }
    verticals(p, QPen(theme.gridStrong, 1.5 * theme.hairline), xs, axis.rect.top(), axis.rect.bottom());
    xs.clear();
    for (const TickGeometry &tick : axis.minor)
        xs.push_back(tick.x);
    verticals(p, QPen(theme.gridStrong, theme.hairline), xs, axis.rect.bottom() - 5, axis.rect.bottom());
    p.setPen(QPen(theme.gridStrong, 1.5 * theme.hairline));
    p.drawLine(axis.corner.bottomLeft(), axis.rect.bottomRight());
    p.drawLine(axis.corner.topRight(), QPointF(axis.corner.right(), g.plot.bottom()));
    for (const TickGeometry &tick : axis.major)
        text.paint(p, tick.label, theme.text);
    for (const TickGeometry &tick : axis.minor)
        text.paint(p, tick.label, theme.text);
    for (const TickGeometry &tick : axis.relative)
        text.paint(p, tick.label, theme.mutedText);
    for (const TickGeometry &tick : axis.jumps)
        text.paint(p, tick.label, theme.mutedText);
    for (const BreakGeometry &gap : g.breaks)
        text.paint(p, gap.label, theme.text);
    text.paint(p, axis.zone, theme.text);
    text.paint(p, axis.relativeName, theme.mutedText);
}

void TimelinePainter::Private::paintSample(QPainter &p, const LegendGeometry &entry)
{
    const QRectF r = entry.sampleRect;
    const double half = markSize * 0.4;
    BarGeometry bar;
    bar.rect = QRectF(r.left(), r.center().y() - half, r.width(), 2 * half);
    bar.item.kindValue = static_cast<std::uint8_t>(EventKind::Impact);
    MarkLook look{entry.kind, entry.stage, entry.severity, false, false};
    switch (entry.sample) {
    case LegendSample::Mark:
        break;
    case LegendSample::Bar:
        bar.item.kindValue = static_cast<std::uint8_t>(entry.kind);
        paintBar(p, theme, bar, entry.severity);
        return;
    case LegendSample::OpenEnded:
        bar.item.set(ItemFlag::OpenEnded);
        bar.rect.setRight(bar.rect.right() - 5);
        paintBar(p, theme, bar, Severity::Unknown);
        return;
    case LegendSample::OtherTelling:
        bar.item.set(ItemFlag::Unused);
        paintBar(p, theme, bar, Severity::Unknown);
        return;
    case LegendSample::Enclosing:
        bar.item.set(ItemFlag::Enclosing);
        paintBar(p, theme, bar, Severity::Unknown);
        return;
    case LegendSample::Approximate: {
        TimelineGeometry band;
        band.plot = r;
        band.bands.push_back({QRectF(r.left() + 1, r.top(), r.width() - 2, r.height()), 0, true});
        paintBands(p, band);
        return;
    }
    case LegendSample::Assumed:
        look = {EventKind::Remediation, Stage::None, Severity::Unknown, true, true};
        break;
    case LegendSample::Undated:
        p.fillRect(bar.rect.adjusted(0, -2, 0, 2), theme.tray);
        look = {EventKind::Remediation, Stage::None, Severity::Unknown, false, true};
        break;
    case LegendSample::Cluster:
    case LegendSample::Break:
        p.setPen(QPen(theme.gridStrong, 1.5));
        paintZigzag(p, r.center().x(), r.top() + 2, r.bottom() - 2, 3);
        return;
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
    d->paintGround(painter, geometry);
    painter.save();
    painter.setClipRect(QRectF(0, geometry.plot.top(), geometry.size.width(), geometry.plot.height()), Qt::IntersectClip);
    d->paintGrid(painter, geometry);
    d->paintGuides(painter, geometry);
    d->paintDensity(painter, geometry);
    d->paintBands(painter, geometry);
    for (const BarGeometry &bar : geometry.bars)
        paintBar(painter, d->theme, bar, geometry.severity);
    d->paintBreaks(painter, geometry);
    d->paintMarks(painter, geometry);
    d->paintClusters(painter, geometry);
    for (const LabelGeometry &label : geometry.labels)
        d->text.paint(painter, label.text, d->theme.text, d->theme.text);
    d->paintTrays(painter, geometry);
    d->paintHeaders(painter, geometry);
    painter.restore();
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
