// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/textcolumns.h"

#include <algorithm>

namespace chronolane {

namespace {

constexpr qsizetype LongestLine = 100;

/// How many columns of a terminal a text takes: two for each Hangul, Han, Kana or full-width character.
qsizetype columnsOf(const QString &text)
{
    qsizetype columns = 0;
    for (const uint code : text.toUcs4()) {
        const QChar::Category category = QChar::category(code);
        if (category == QChar::Mark_NonSpacing || category == QChar::Other_Format)
            continue;
        const bool isWide = (code >= 0x1100 && code <= 0x115F) || (code >= 0x2E80 && code <= 0xA4CF)
            || (code >= 0xAC00 && code <= 0xD7A3) || (code >= 0xF900 && code <= 0xFAFF)
            || (code >= 0xFF00 && code <= 0xFF60) || (code >= 0x1F300 && code <= 0x1FAFF);
        columns += isWide ? 2 : 1;
    }
    return columns;
}

QString padded(const QString &text, qsizetype columns)
{
    return text + QString(std::max<qsizetype>(columns - columnsOf(text), 0), QLatin1Char(' '));
}

} // namespace

QString oneLine(const QString &text)
{
    QString line = text.simplified();
    if (columnsOf(line) <= LongestLine)
        return line;
    while (columnsOf(line) >= LongestLine)
        line.chop(line.back().isLowSurrogate() ? 2 : 1);
    return line.trimmed() + QStringLiteral("…");
}

QString TextColumns::text(const QString &indent) const
{
    std::vector<qsizetype> widths;
    for (const QStringList &row : m_rows) {
        widths.resize(std::max(widths.size(), static_cast<std::size_t>(row.size())));
        for (qsizetype i = 0; i < row.size(); ++i) {
            qsizetype &width = widths[static_cast<std::size_t>(i)];
            width = std::max(width, columnsOf(row.at(i)));
        }
    }
    QString result;
    for (const QStringList &row : m_rows) {
        QString line = indent;
        for (qsizetype i = 0; i < row.size(); ++i)
            line += padded(row.at(i), widths[static_cast<std::size_t>(i)] + 2);
        while (line.endsWith(QLatin1Char(' ')))
            line.chop(1);
        result += line + QLatin1Char('\n');
    }
    return result;
}

} // namespace chronolane
