// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painting/backdroppainter.h"

#include "widgets/painting/barpainter.h"

#include <QLineF>
#include <QPainter>
#include <QVarLengthArray>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace chronolane {
namespace {

constexpr double ZigzagDepth = 3.5;   ///< px, of the edges of a cut

/// A translucent colour over an opaque ground.
QColor mixed(const QColor &ground, const QColor &over)
{
    const float share = over.alphaF();
    const auto mix = [share](float a, float b) { return a + (b - a) * share; };
    return QColor::fromRgbF(mix(ground.redF(), over.redF()), mix(ground.greenF(), over.greenF()),
                            mix(ground.blueF(), over.blueF()));
}

void paintLaneGround(QPainter &p, const TimelineTheme &theme, const TimelineGeometry &g, const QRectF &area,
                     const QColor &ground)
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

/// Whether the columns stand on the same ground without a gap between them.
bool isBeside(const DensityColumn &left, const DensityColumn &right)
{
    return left.lane == right.lane && right.rect.left() - left.rect.right() < 0.01
        && left.rect.bottom() == right.rect.bottom();
}

} // namespace

void paintVerticals(QPainter &p, const QPen &pen, const Positions &at, double top, double bottom)
{
    QVarLengthArray<QLineF, 128> lines;
    for (const double x : at)
        lines.append(QLineF(std::round(x) + 0.5, top, std::round(x) + 0.5, bottom));
    p.setPen(pen);
    p.drawLines(lines.data(), static_cast<int>(lines.size()));
}

void paintGround(QPainter &p, const TimelineTheme &theme, const TimelineGeometry &g)
{
    // Lanes, headers and axis cover a bare picture but for what is below the last lane.
    const bool isBare = g.title.empty() && g.legend.empty() && g.footer.empty() && !g.lanes.empty();
    const double top = isBare ? std::clamp(g.lanes.back().header.bottom(), 0.0, g.size.height()) : 0;
    p.fillRect(QRectF(0, top, g.size.width(), g.size.height() - top), theme.background);
    for (const LaneGeometry &lane : g.lanes) {
        paintLaneGround(p, theme, g, lane.body & g.plot, lane.lane % 2 == 0 ? theme.laneEven : theme.laneOdd);
        p.fillRect(lane.tray & g.plot, theme.tray);
    }
}

void paintGrid(QPainter &p, const TimelineTheme &theme, const TimelineGeometry &g)
{
    p.setRenderHint(QPainter::Antialiasing, false);
    const auto draw = [&](const std::vector<TickGeometry> &ticks, const QPen &pen, bool onlyMajor) {
        Positions xs;
        for (const TickGeometry &tick : ticks) {
            if (!onlyMajor || tick.isMajor)
                xs.push_back(tick.x);
        }
        for (const LaneGeometry &lane : g.lanes) {
            const QRectF body = lane.body & g.plot;
            if (!body.isEmpty())
                paintVerticals(p, pen, xs, body.top(), body.bottom());
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

void paintGuides(QPainter &p, const TimelineTheme &theme, const TimelineGeometry &g)
{
    constexpr qsizetype most = 6;
    const auto draw = [&](EventKind kind, Qt::PenStyle style) {
        Positions xs;
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
                paintVerticals(p, QPen(theme.gridStrong, theme.hairline, style), xs, body.top(), body.bottom());
        }
    };
    draw(EventKind::Trigger, Qt::DashLine);
    draw(EventKind::Detection, Qt::SolidLine);
}

void paintDensity(QPainter &p, const TimelineTheme &theme, const TimelineGeometry &g)
{
    // What neighbouring columns have in common is filled at once: thousands of narrow ones cost a frame's time.
    constexpr std::ptrdiff_t most = 16;
    p.setRenderHint(QPainter::Antialiasing, false);
    QColor half = theme.mutedText;
    half.setAlpha(110);
    const QColor fill = mixed(theme.background, half);
    for (auto first = g.density.begin(); first != g.density.end();) {
        auto last = std::next(first);
        double common = first->rect.top();
        for (; last != g.density.end() && last - first < most && isBeside(*std::prev(last), *last); ++last)
            common = std::max(common, last->rect.top());
        common = std::round(common);
        const double right = std::prev(last)->rect.right();
        p.fillRect(QRectF(QPointF(first->rect.left(), common), QPointF(right, first->rect.bottom())), fill);
        for (; first != last; ++first) {
            if (std::round(first->rect.top()) < common)
                p.fillRect(QRectF(first->rect.topLeft(), QPointF(first->rect.right(), common)), fill);
        }
    }
}

void paintBreaks(QPainter &p, const TimelineTheme &theme, const TimelineGeometry &g)
{
    p.setRenderHint(QPainter::Antialiasing, true);
    for (const BreakGeometry &gap : g.breaks) {
        const double middle = gap.rect.center().x();
        QRectF cut(middle - BreakGeometry::CutWidth / 2, g.plot.top(), BreakGeometry::CutWidth, g.plot.height());
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
            for (const double x : {middle - BreakGeometry::CutWidth / 2, middle + BreakGeometry::CutWidth / 2}) {
                if (x >= g.plot.left() && x <= g.plot.right())
                    paintZigzag(p, x, part.top(), part.bottom(), ZigzagDepth);
            }
        }
        // A label that found no room beside the cut stands on plain ground.
        const QRectF hatched = cut.adjusted(-ZigzagDepth, 0, ZigzagDepth, 0);
        for (const LabelGeometry &label : g.labels)
            p.fillRect(label.text.rect().adjusted(-2, 0, 2, 0) & hatched, theme.background);
    }
}

} // namespace chronolane
