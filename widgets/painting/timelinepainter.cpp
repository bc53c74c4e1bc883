// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painting/timelinepainter.h"

#include <QPainter>

namespace chronolane {

class TimelinePainter::Private
{
public:
    TimelineTheme theme;
    TimelineFonts fonts;
    Target target;
};

TimelinePainter::TimelinePainter(const TimelineTheme &theme, const TimelineFonts &fonts, Target target)
    : d(std::make_unique<Private>(Private{theme, fonts, target}))
{
}

TimelinePainter::~TimelinePainter() = default;

void TimelinePainter::setTheme(const TimelineTheme &theme) { d->theme = theme; }
void TimelinePainter::setFonts(const TimelineFonts &fonts) { d->fonts = fonts; }
const TimelineTheme &TimelinePainter::theme() const { return d->theme; }

void TimelinePainter::paint(QPainter &painter, const TimelineGeometry &geometry)
{
    painter.save();
    painter.fillRect(QRectF(QPointF(0, 0), geometry.size), d->theme.background);
    for (const MarkGeometry &mark : geometry.marks) {
        painter.setBrush(d->theme.kindFill(mark.item.kind()));
        painter.setPen(d->theme.outline);
        painter.drawEllipse(mark.center, 6, 6);
    }
    painter.restore();
}

void TimelinePainter::paintSelection(QPainter &painter, const QRectF &rect) const
{
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(d->theme.accent, 2));
    painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 4, 4);
    painter.restore();
}

void TimelinePainter::paintHover(QPainter &painter, const QRectF &rect) const
{
    painter.save();
    QColor fill = d->theme.accent;
    fill.setAlpha(40);
    painter.setBrush(fill);
    painter.setPen(Qt::NoPen);
    painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 4, 4);
    painter.restore();
}

void TimelinePainter::paintFocus(QPainter &painter, const QRectF &rect) const
{
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(d->theme.accentInner, 2));
    painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 4, 4);
    painter.setPen(QPen(d->theme.accent, 2));
    painter.drawRoundedRect(rect.adjusted(-5, -5, 5, 5), 5, 5);
    painter.restore();
}

} // namespace chronolane
