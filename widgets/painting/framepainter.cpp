// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painting/framepainter.h"

#include "widgets/painting/backdroppainter.h"
#include "widgets/painting/barpainter.h"
#include "widgets/painting/markpainter.h"
#include "widgets/painting/textpainter.h"
#include "widgets/painting/timelinetheme.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace chronolane {

void paintBands(QPainter &p, const TimelineTheme &theme, const TimelineGeometry &g)
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

void paintPill(QPainter &p, const TimelineTheme &theme, const QRectF &rect)
{
    const double radius = rect.height() / 2;
    p.setRenderHint(QPainter::Antialiasing, true);
    p.setPen(QPen(theme.outline, 1.2));
    p.setBrush(theme.header);
    p.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius);
}

void FramePainter::paintHeaders(QPainter &p, const TimelineGeometry &g)
{
    p.setRenderHint(QPainter::Antialiasing, false);
    for (const LaneGeometry &lane : g.lanes) {
        QRectF header = lane.header;
        header.setTop(std::max(header.top(), g.plot.top()));
        header.setBottom(std::min(header.bottom(), g.plot.bottom()));
        if (header.height() <= 0)
            continue;
        p.fillRect(header, m_theme.header);
        p.setPen(QPen(m_theme.gridStrong, m_theme.hairline));
        const double bottom = std::round(header.bottom()) - 0.5;
        p.drawLine(QPointF(header.left(), bottom), QPointF(header.right(), bottom));
        paintChevron(p, lane);
        if (!lane.pin.isEmpty())
            paintPin(p, lane.pin);
        m_text.paint(p, lane.name, m_theme.text);
        m_text.paint(p, lane.count, m_theme.mutedText);
        m_text.paint(p, lane.trayHeading, m_theme.mutedText);
    }
}

/// Points down at an open lane and to the right at a collapsed one.
void FramePainter::paintChevron(QPainter &p, const LaneGeometry &lane) const
{
    const QRectF &r = lane.chevron;
    if (r.isEmpty())
        return;
    const QPolygonF shape = lane.isCollapsed
        ? QPolygonF({r.topLeft(), QPointF(r.right(), r.center().y()), r.bottomLeft()})
        : QPolygonF({r.topLeft(), r.topRight(), QPointF(r.center().x(), r.bottom())});
    p.setRenderHint(QPainter::Antialiasing, true);
    p.setPen(Qt::NoPen);
    p.setBrush(m_theme.mutedText);
    p.drawPolygon(shape);
    p.setRenderHint(QPainter::Antialiasing, false);
}

/// A head and its needle.
void FramePainter::paintPin(QPainter &p, const QRectF &rect) const
{
    const double radius = rect.width() * 0.35;
    const QPointF head(rect.center().x(), rect.top() + radius);
    p.setRenderHint(QPainter::Antialiasing, true);
    p.setPen(QPen(m_theme.mutedText, 1.5));
    p.drawLine(head, QPointF(head.x(), rect.bottom() + radius));
    p.setBrush(m_theme.mutedText);
    p.drawEllipse(head, radius, radius);
    p.setRenderHint(QPainter::Antialiasing, false);
}

void FramePainter::paintAxis(QPainter &p, const TimelineGeometry &g)
{
    const AxisGeometry &axis = g.axis;
    p.setRenderHint(QPainter::Antialiasing, false);
    p.fillRect(axis.rect | axis.corner, m_theme.header);
    Positions xs;
    for (const TickGeometry &tick : axis.major) {
        if (tick.isMajor)
            xs.push_back(tick.x);
    }
    paintVerticals(p, QPen(m_theme.gridStrong, 1.5 * m_theme.hairline), xs, axis.rect.top(), axis.rect.bottom());
    xs.clear();
    for (const TickGeometry &tick : axis.minor)
        xs.push_back(tick.x);
    paintVerticals(p, QPen(m_theme.gridStrong, m_theme.hairline), xs, axis.rect.bottom() - 5, axis.rect.bottom());
    p.setPen(QPen(m_theme.gridStrong, 1.5 * m_theme.hairline));
    p.drawLine(axis.corner.bottomLeft(), axis.rect.bottomRight());
    // The words in place of the axis may reach over its corner, and nothing goes on below the last lane.
    const bool isTimeless = axis.timeless.block != nullptr;
    const double top = isTimeless ? axis.corner.bottom() : axis.corner.top();
    const double bottom = isTimeless && !g.lanes.empty() ? std::min(g.plot.bottom(), g.lanes.back().header.bottom()) : g.plot.bottom();
    p.drawLine(QPointF(axis.corner.right(), top), QPointF(axis.corner.right(), bottom));
    const auto paintLabels = [&](const std::vector<TickGeometry> &ticks, const QColor &color) {
        for (const TickGeometry &tick : ticks)
            m_text.paint(p, tick.label, color);
    };
    for (const auto *ticks : {&axis.major, &axis.minor, &axis.second})
        paintLabels(*ticks, m_theme.text);
    for (const auto *ticks : {&axis.relative, &axis.jumps})
        paintLabels(*ticks, m_theme.mutedText);
    for (const BreakGeometry &gap : g.breaks)
        m_text.paint(p, gap.label, m_theme.text);
    m_text.paint(p, axis.timeless, m_theme.text);
    m_text.paint(p, axis.zone, m_theme.text);
    m_text.paint(p, axis.secondZone, m_theme.text);
    m_text.paint(p, axis.relativeName, m_theme.mutedText);
}

/// Whether the sample is a bar; then it is painted.
bool FramePainter::paintBarSample(QPainter &p, const LegendGeometry &entry, BarGeometry bar) const
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
    paintBar(p, m_theme, bar, severity);
    return true;
}

void FramePainter::paintSample(QPainter &p, const LegendGeometry &entry) const
{
    const QRectF r = entry.sampleRect;
    const double half = m_markSize * 0.4;
    BarGeometry bar;
    bar.rect = QRectF(r.left(), r.center().y() - half, r.width(), 2 * half);
    if (paintBarSample(p, entry, bar))
        return;
    MarkLook look{entry.kind, entry.stage, entry.severity, false, false};
    if (entry.sample == LegendSample::Approximate || entry.sample == LegendSample::UnitBand) {
        const bool isApproximate = entry.sample == LegendSample::Approximate;
        const double inset = isApproximate ? 0 : (r.height() - 0.35 * m_markSize) / 2;   // as high as above a mark
        TimelineGeometry band;
        band.plot = r;
        band.bands.push_back({r.adjusted(1, inset, -1, -inset), 0, 0, isApproximate});
        paintBands(p, m_theme, band);
        return;
    }
    if (entry.sample == LegendSample::Density) {
        constexpr std::array<double, 5> shares = {0.3, 0.7, 1, 0.5, 0.2};
        TimelineGeometry columns;
        const double width = r.width() / double{shares.size()};
        double left = r.left();
        for (const double share : shares) {
            const double height = share * (r.height() - 4);
            columns.density.push_back({QRectF(left, r.bottom() - 2 - height, width, height), 0});
            left += width;
        }
        paintDensity(p, m_theme, columns);
        return;
    }
    if (entry.sample == LegendSample::Cluster) {
        paintPill(p, m_theme, bar.rect);
        return;
    }
    if (entry.sample == LegendSample::Break) {
        p.setRenderHint(QPainter::Antialiasing);
        p.setPen(QPen(m_theme.gridStrong, 1.5));
        for (const double x : {r.center().x() - 5, r.center().x() + 5})
            paintZigzag(p, x, r.top() + 2, r.bottom() - 2, 3);
        return;
    }
    if (entry.sample == LegendSample::Assumed)
        look = {EventKind::Remediation, Stage::None, Severity::Unknown, true, true};
    if (entry.sample == LegendSample::Undated) {
        p.fillRect(bar.rect.adjusted(0, -2, 0, 2), m_theme.tray);
        look = {EventKind::Remediation, Stage::None, Severity::Unknown, false, true};
    }
    paintMark(p, m_theme, look, r.center(), m_markSize * 0.9);
}

/// A rule at the left tells where the words of one figure end and those of the next begin.
void FramePainter::paintMetric(QPainter &p, const MetricGeometry &metric)
{
    constexpr double RuleWidth = 2;
    p.setRenderHint(QPainter::Antialiasing, false);
    p.fillRect(QRectF(metric.rect.topLeft(), QSizeF(RuleWidth, metric.rect.height())), m_theme.gridStrong);
    m_text.paint(p, metric.value, m_theme.text);
    m_text.paint(p, metric.name, m_theme.text);
    m_text.paint(p, metric.definition, m_theme.mutedText);
}

void FramePainter::paintFurniture(QPainter &p, const TimelineGeometry &g)
{
    for (const PlacedText &line : g.title)
        m_text.paint(p, line, m_theme.text);
    m_text.paint(p, g.pageNumber, m_theme.mutedText);
    for (const MetricGeometry &metric : g.metrics)
        paintMetric(p, metric);
    for (const LegendGeometry &entry : g.legend) {
        paintSample(p, entry);
        m_text.paint(p, entry.text, m_theme.text);
    }
    for (const PlacedText &line : g.notes)
        m_text.paint(p, line, m_theme.text);
    for (const PlacedText &number : g.noteNumbers)
        m_text.paint(p, number, m_theme.text);
    for (const PlacedText &line : g.footer)
        m_text.paint(p, line, m_theme.mutedText);
}

} // namespace chronolane
