// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/annotationmarks.h"

#include "widgets/timelineview/timelinescene.h"

#include <QPainter>

#include <algorithm>
#include <limits>

namespace chronolane {

namespace {

constexpr QSizeF SignSize(11, 15); ///< px

/// A ribbon for a bookmark, a page with a folded corner for a note: told apart by shape alone.
QPolygonF signShape(const QRectF &r, bool isNote)
{
    const double fold = r.width() * 0.4;
    if (isNote)
        return QPolygonF({r.topLeft(), QPointF(r.right() - fold, r.top()), QPointF(r.right(), r.top() + fold),
                          r.bottomRight(), r.bottomLeft()});
    return QPolygonF({r.topLeft(), r.topRight(), r.bottomRight(), QPointF(r.center().x(), r.bottom() - fold),
                      r.bottomLeft()});
}

Micros orderOf(const AnnotationMark &mark)
{
    return mark.time.value_or(std::numeric_limits<Micros>::max());
}

} // namespace

std::vector<AnnotationMark> annotationMarks(const Incident &incident, const QString &language)
{
    std::vector<AnnotationMark> marks;
    for (const Annotation &annotation : incident.annotations) {
        AnnotationMark mark;
        mark.isNote = annotation.kind == Annotation::Kind::Note;
        if (const auto *text = annotation.text.best(language.toStdString()))
            mark.text = QString::fromStdString(text->second);
        std::optional<UtcTime> time = annotation.at;
        if (!annotation.eventId.empty()) {
            const Event *event = incident.event(annotation.eventId);
            if (!event)
                continue;
            mark.event = static_cast<std::uint32_t>(event - incident.events.data());
            time = event->start;
        }
        if (time)
            mark.time = toUnixMicroseconds(*time);
        if (mark.time || mark.event)
            marks.push_back(std::move(mark));
    }
    std::ranges::stable_sort(marks, {}, orderOf);
    return marks;
}

std::optional<QRectF> signRect(TimelineScene &scene, const AnnotationMark &mark)
{
    const TimelineGeometry &geometry = scene.geometry();
    if (!mark.time) {
        const auto step = std::ranges::find(geometry.tray, *mark.event,
                                            [](const TrayGeometry &entry) { return entry.item.event; });
        if (step == geometry.tray.end() || !geometry.plot.intersects(step->rect))
            return std::nullopt;
        return QRectF(step->rect.topRight() - QPointF(SignSize.width() + 2, 0), SignSize);
    }
    const double x = geometry.plot.left() + scene.camera().scale().toX(*mark.time);
    if (!scene.hasTimes() || x < geometry.plot.left() || x > geometry.plot.right())
        return std::nullopt;
    // A bookmark and a note of the same time stand side by side.
    const double left = mark.isNote ? x + 1 : x - SignSize.width() - 1;
    return QRectF(QPointF(left, geometry.plot.top() + 1), SignSize);
}

void paintAnnotationMarks(QPainter &painter, TimelineScene &scene, const std::vector<AnnotationMark> &marks)
{
    const TimelineTheme &theme = scene.theme();
    const TimelineGeometry &geometry = scene.geometry();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const AnnotationMark &mark : marks) {
        const std::optional<QRectF> sign = signRect(scene, mark);
        if (!sign)
            continue;
        if (mark.time) {
            const double x = geometry.plot.left() + scene.camera().scale().toX(*mark.time);
            const auto target = mark.event ? geometry.visualRect(*mark.event) : std::nullopt;
            const double bottom = target ? target->top() : geometry.plot.bottom();
            painter.setPen(QPen(theme.accent, 1, Qt::DotLine));
            painter.drawLine(QPointF(x, geometry.plot.top()), QPointF(x, std::max(bottom, geometry.plot.top())));
        }
        painter.setPen(QPen(theme.outline, 1.2));
        painter.setBrush(mark.isNote ? theme.background : theme.accent);
        painter.drawPolygon(signShape(*sign, mark.isNote));
        if (mark.isNote) {
            for (const double share : {0.5, 0.72}) {
                const double y = sign->top() + sign->height() * share;
                painter.drawLine(QPointF(sign->left() + 2.5, y), QPointF(sign->right() - 2.5, y));
            }
        }
    }
    painter.restore();
}

} // namespace chronolane
