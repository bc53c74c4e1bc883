// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markdowntable.h"

namespace chronolane {

namespace {

QString markdownRow(const QStringList &cells)
{
    QStringList escaped;
    for (const QString &cell : cells)
        escaped << markdownCell(cell);
    return QStringLiteral("| %1 |\n").arg(escaped.join(QStringLiteral(" | ")));
}

} // namespace

QString markdownCell(const QString &text)
{
    // Not the underscore: it makes nothing inside of words, where it mostly stands, and would break addresses.
    static const QString marks = QStringLiteral("\\|<`*[");
    QString cell;
    for (const QChar c : text.simplified()) {
        if (marks.contains(c))
            cell += QLatin1Char('\\');
        cell += c;
    }
    return cell;
}

QString markdownTable(const QStringList &head, const QList<QStringList> &rows)
{
    QString table = markdownRow(head) + QLatin1Char('|') + QStringLiteral("---|").repeated(head.size()) + QLatin1Char('\n');
    for (const QStringList &row : rows)
        table += markdownRow(row);
    return table;
}

} // namespace chronolane
