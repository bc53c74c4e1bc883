// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/timelineoverlay.h"

#include "widgets/timelineview/timelinescene.h"

#include <QPainter>

#include <algorithm>

namespace chronolane {

namespace {

constexpr double LabelPadding = 6; ///< px

/// What no record tells, so that the wording can say it the way it says all times and spans.
TimelineItem measuredItem(MicrosRange range)
{
    TimelineItem item;
    item.start = range.from;
    item.end = range.to;
    item.set(ItemFlag::Span, range.length() > 0);
    const bool isFine = range.from % MicrosPerMinute != 0 || range.to % MicrosPerMinute != 0;
    item.precisionValue = static_cast<std::uint8_t>(isFine ? Precision::Second : Precision::Minute);
    item.endPrecisionValue = item.precisionValue;
    return item;
}

QString relativeText(const TimelineScene &scene, Micros time, Micros t0)
{
    return scene.wording()->relative(time - t0, MicrosPerMinute);
}

std::optional<Micros> t0Of(const TimelineScene &scene)
{
    return scene.options().t0 ? scene.options().t0 : scene.snapshot()->t0;
}

/// "16:58 · T+0:02"
QString cursorText(const TimelineScene &scene, Micros time)
{
    const QString text = scene.wording()->eventTime(measuredItem({time, time}));
    const std::optional<Micros> t0 = t0Of(scene);
    return t0 ? text + QStringLiteral(" · ") + relativeText(scene, time, *t0) : text;
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

void paintLabel(QPainter &painter, TimelineScene &scene, const QString &text, double centerX)
{
    const QRectF label = labelRect(scene.geometry(), scene.measure(), text, centerX);
    painter.setPen(QPen(scene.theme().accent, 1.5));
    painter.setBrush(scene.theme().background);
    painter.drawRoundedRect(label, 4, 4);
    painter.setPen(scene.theme().text);
    painter.setFont(scene.measure().fonts().font(TextRole::Heading));
    painter.drawText(label, Qt::AlignCenter, text);
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
    // Just begun, there is only a time to tell, and that it goes on from there.
    if (range.length() == 0)
        return cursorText(scene, range.from) + QStringLiteral(" …");
    QStringList parts{wording.eventTime(measuredItem(range)), wording.duration(range.length())};
    if (const std::optional<Micros> t0 = t0Of(scene))
        parts << relativeText(scene, range.from, *t0) + QStringLiteral(" … ") + relativeText(scene, range.to, *t0);
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

    paintLabel(painter, scene, measureText(scene, measure), (left + right) / 2);
    painter.restore();
}

void paintTimeCursor(QPainter &painter, TimelineScene &scene, Micros time, bool withText)
{
    const TimelineGeometry &geometry = scene.geometry();
    const double x = geometry.plot.left() + scene.camera().scale().toX(time);
    if (x < geometry.plot.left() || x > geometry.plot.right())
        return;
    painter.save();
    painter.setClipRect(geometry.plot);
    painter.setPen(QPen(scene.theme().accent, 1.5, Qt::DashLine));
    painter.drawLine(QPointF(x, geometry.plot.top()), QPointF(x, geometry.plot.bottom()));
    if (withText)
        paintLabel(painter, scene, cursorText(scene, time), x);
    painter.restore();
}

} // namespace chronolane
