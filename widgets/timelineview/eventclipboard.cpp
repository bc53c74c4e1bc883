// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/eventclipboard.h"

#include "models/eventtableroles.h"
#include "models/markdowntable.h"

#include <QAbstractItemModel>

#include <array>

namespace chronolane {

namespace {

constexpr std::array CopiedColumns{event_column::Time, event_column::Kind, event_column::Text};

QString cell(const QModelIndex &row, int column)
{
    return row.siblingAtColumn(column).data(Qt::DisplayRole).toString();
}

/// A dated row names its zone; "no time given" has none.
QString timeWithZone(const QModelIndex &row, const QString &zone)
{
    const QString time = cell(row, event_column::Time);
    return row.data(event_role::IsDated).toBool() ? time + QLatin1Char(' ') + zone : time;
}

} // namespace

QString eventsAsText(const QModelIndexList &rows, const QString &zone)
{
    QStringList lines;
    for (const QModelIndex &row : rows) {
        lines << timeWithZone(row, zone) + QStringLiteral("  ") + cell(row, event_column::Kind) +
                     QStringLiteral(": ") + cell(row, event_column::Text).simplified();
    }
    return lines.join(QLatin1Char('\n'));
}

QString eventsAsMarkdown(const QModelIndexList &rows, const QString &zone)
{
    if (rows.isEmpty())
        return {};
    const QAbstractItemModel &model = *rows.front().model();
    QStringList head;
    for (const int column : CopiedColumns)
        head << model.headerData(column, Qt::Horizontal).toString();
    head.front() += QStringLiteral(" (%1)").arg(zone);
    QList<QStringList> table;
    for (const QModelIndex &row : rows) {
        QStringList cells;
        for (const int column : CopiedColumns)
            cells << cell(row, column);
        table << cells;
    }
    return markdownTable(head, table);
}

} // namespace chronolane
