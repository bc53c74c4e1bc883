// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/timelineoverlay.h"

#include "widgets/timelineview/timelinescene.h"

#include <QPainter>

#include <algorithm>

namespace chronolane {

namespace {

constexpr double LabelPadding = 6; ///< px

/// A span that no record tells, so that the wording can say it the way it says all spans.
TimelineItem measuredItem(MicrosRange range)
{
    TimelineItem item;
    item.start = range.from;
    item.end = range.to;
    item.set(ItemFlag::Span);
    const bool isFine = range.from % MicrosPerMinute != 0 || range.to % MicrosPerMinute != 0;
    item.precisionValue = static_cast<std::uint8_t>(isFine ? Precision::Second : Precision::Minute);
    item.endPrecisionValue = item.precisionValue;
    return item;
}

QRectF labelRect(const TimelineGeometry &geometry, const FontTextMeasure &measure, const QString &text,
                 double centerX)
{
    const double width = measure.advance(TextRole::Heading, text) + 2 * LabelPadding;
    const double height = measure.lineHeight(TextRole::Heading) + LabelPadding;
    // The label stays readable while its range leaves the view.
    const double left =
        std::max(geometry.plot.left(), std::min(centerX - width / 2, geometry.plot.right() - width));
    return QRectF(left, geometry.plot.top() + LabelPadding, width, height);
}

} // namespace

QRectF ringRect(const TimelineGeometry &geometry, std::uint32_t event, const QRectF &mark)
{
    const auto label = std::ranges::find(geometry.labels, event, &LabelGeometry::event);
    return label == geometry.labels.end() ? mark : mark.united(label->text.rect());
}

QString measureText(const TimelineScene &scene, const RangeMeasure &measure)
{
    const TimelineWording &wording = *scene.wording();
    const MicrosRange range = measure.range();
    QStringList parts{wording.eventTime(measuredItem(range)), wording.duration(range.length())};
    const auto t0 = scene.options().t0 ? scene.options().t0 : scene.snapshot()->t0;
    if (t0) {
        parts << wording.relative(range.from - *t0, MicrosPerMinute) + QStringLiteral(" … ") +
                     wording.relative(range.to - *t0, MicrosPerMinute);
    }
    return parts.join(QStringLiteral(" · "));
}

void paintMeasure(QPainter &painter, TimelineScene &scene, const RangeMeasure &measure)
{
    const TimelineGeometry &geometry = scene.geometry();
    const TimeScale &scale = scene.camera().scale();
    const MicrosRange range = measure.range();
    const double left = geometry.plot.left() + scale.toX(range.from);
    const double right = geometry.plot.left() + scale.toX(range.to);
    const TimelineTheme &theme = scene.theme();

    painter.save();
    painter.setClipRect(geometry.plot);
    QColor band = theme.accent;
    band.setAlphaF(0.14F);
    painter.fillRect(QRectF(left, geometry.plot.top(), right - left, geometry.plot.height()), band);
    painter.setPen(QPen(theme.accent, 2));
    for (const double x : {left, right})
        painter.drawLine(QPointF(x, geometry.plot.top()), QPointF(x, geometry.plot.bottom()));

    const QString text = measureText(scene, measure);
    const QRectF label = labelRect(geometry, scene.measure(), text, (left + right) / 2);
    painter.setPen(QPen(theme.accent, 1.5));
    painter.setBrush(theme.background);
    painter.drawRoundedRect(label, 4, 4);
    painter.setPen(theme.text);
    painter.setFont(scene.measure().fonts().font(TextRole::Heading));
    painter.drawText(label, Qt::AlignCenter, text);
    painter.restore();
}

} // namespace chronolane
