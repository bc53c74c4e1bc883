// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reportlinedelegate.h"

#include "models/domain/readingreport.h"
#include "models/readingreportroles.h"

#include <QPainter>
#include <QPainterPath>

namespace chronolane {

namespace {

constexpr int BarWidth = 3;   ///< px before a line of the chosen event
constexpr qreal Stroke = 1.5;

/// A filled dot is a stated time, a dot on a line one that hangs on another, a ring none; a flag tells of what follows,
/// lines of text are text, and a crossed-out ring is what was left out.
void drawFate(QPainter &painter, const QRectF &box, LineFate fate, const QColor &colour)
{
    painter.setPen(QPen(colour, Stroke));
    painter.setBrush(fate == LineFate::Dated ? QBrush(colour) : QBrush(Qt::NoBrush));
    const QPointF centre = box.center();
    const qreal radius = box.width() / 2 - Stroke;
    switch (fate) {
    case LineFate::Dated:
    case LineFate::Undated: painter.drawEllipse(centre, radius, radius); break;
    case LineFate::Relative:
        painter.drawLine(QPointF(box.left(), centre.y()), centre);
        painter.setBrush(colour);
        painter.drawEllipse(QPointF(box.right() - radius / 1.5, centre.y()), radius / 1.5, radius / 1.5);
        break;
    case LineFate::Context: {
        QPainterPath flag(QPointF(box.left() + Stroke, box.bottom()));
        flag.lineTo(box.left() + Stroke, box.top() + Stroke);
        flag.lineTo(box.right(), box.top() + box.height() / 3);
        flag.lineTo(box.left() + Stroke, centre.y() + Stroke);
        painter.drawPath(flag);
        break;
    }
    case LineFate::Prose:
        for (const qreal part : {0.25, 0.5, 0.75})
            painter.drawLine(QPointF(box.left(), box.top() + box.height() * part),
                             QPointF(box.right(), box.top() + box.height() * part));
        break;
    case LineFate::Skipped:
        painter.drawEllipse(centre, radius, radius);
        painter.drawLine(box.bottomLeft() + QPointF(Stroke, -Stroke), box.topRight() + QPointF(-Stroke, Stroke));
        break;
    }
}

QPixmap fatePixmap(LineFate fate, const QColor &colour, int size, qreal ratio)
{
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    drawFate(painter, QRectF(1, 1, size - 2, size - 2), fate, colour);
    return pixmap;
}

} // namespace

void ReportLineDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.data(report_role::IsMarked).toBool())
        option->font.setBold(true);
    const auto fate = static_cast<LineFate>(index.data(report_role::Fate).toInt());
    if (fate == LineFate::Skipped)
        option->palette.setColor(QPalette::Text, option->palette.color(QPalette::PlaceholderText));
    if (index.column() != report_column::Fate)
        return;
    const bool isSelected = option->state.testFlag(QStyle::State_Selected);
    const QColor colour = option->palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    const int size = option->fontMetrics.ascent();
    const qreal ratio = option->widget == nullptr ? 1 : option->widget->devicePixelRatioF();
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = QSize(size, size);
    option->icon = QIcon(fatePixmap(fate, colour, size, ratio));
}

void ReportLineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    if (index.column() == report_column::Place && index.data(report_role::IsMarked).toBool())
        painter->fillRect(QRect(option.rect.topLeft(), QSize(BarWidth, option.rect.height())),
                          option.palette.color(QPalette::Highlight));
}

} // namespace chronolane
