// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/incidentdelegate.h"

#include "models/incidenttableroles.h"

#include <QApplication>
#include <QPainter>

namespace chronolane {

namespace {

constexpr int Margin = 6;   ///< px around the text of an item
constexpr int Gap = 2;      ///< px between its lines

QFont titleFont(const QStyleOptionViewItem &option)
{
    QFont font = option.font;
    font.setBold(true);
    return font;
}

QString secondLine(const QModelIndex &index)
{
    QStringList parts;
    for (const int column : {incident_column::Start, incident_column::Severity, incident_column::Status})
        parts << index.siblingAtColumn(column).data().toString();
    return parts.join(QStringLiteral(" · "));
}

} // namespace

void IncidentDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString title = item.text;
    item.text.clear();
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const bool isSelected = item.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setPen(item.palette.color(QPalette::Active, isSelected ? QPalette::HighlightedText : QPalette::Text));
    const QRect area = item.rect.adjusted(Margin, Margin, -Margin, -Margin);
    const QFont bold = titleFont(item);
    const QFontMetrics titleMetrics(bold);
    painter->setFont(bold);
    painter->drawText(QRect(area.topLeft(), QSize(area.width(), titleMetrics.height())), Qt::AlignVCenter,
                      titleMetrics.elidedText(title, Qt::ElideRight, area.width()));
    painter->setFont(item.font);
    const QRect below(area.left(), area.top() + titleMetrics.height() + Gap, area.width(), item.fontMetrics.height());
    painter->drawText(below, Qt::AlignVCenter,
                      item.fontMetrics.elidedText(secondLine(index), Qt::ElideRight, area.width()));
    painter->restore();
}

QSize IncidentDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int height = QFontMetrics(titleFont(option)).height() + Gap + option.fontMetrics.height() + 2 * Margin;
    return {option.fontMetrics.averageCharWidth() * 24, height};
}

} // namespace chronolane
