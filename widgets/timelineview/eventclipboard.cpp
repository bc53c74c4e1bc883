// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/eventclipboard.h"

#include "models/eventtableroles.h"

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

/// A bar would end the cell, and a line break the row.
QString escapedCell(QString text)
{
    text.replace(QLatin1Char('\\'), QLatin1String("\\\\"));
    text.replace(QLatin1Char('|'), QLatin1String("\\|"));
    return text.simplified();
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
        head << escapedCell(model.headerData(column, Qt::Horizontal).toString());
    head.front() += QStringLiteral(" (%1)").arg(zone);
    QString table = QStringLiteral("| %1 |\n|---|---|---|\n").arg(head.join(QStringLiteral(" | ")));
    for (const QModelIndex &row : rows) {
        QStringList cells;
        for (const int column : CopiedColumns)
            cells << escapedCell(cell(row, column));
        table += QStringLiteral("| %1 |\n").arg(cells.join(QStringLiteral(" | ")));
    }
    return table;
}

} // namespace chronolane
