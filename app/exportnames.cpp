// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportnames.h"

#include <QRegularExpression>

namespace chronolane {

namespace {

const QRegularExpression &patternWord()
{
    static const QRegularExpression word(QStringLiteral("\\{(id|date|lang|n|ext)\\}"));
    return word;
}

QString safe(QString part)
{
    static const QRegularExpression unfit(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f\\x7f]"));
    part.replace(unfit, QStringLiteral("-"));
    return part;
}

QString meaning(QStringView word, const ExportNameParts &parts)
{
    if (word == QLatin1String("id"))
        return safe(parts.id);
    if (word == QLatin1String("date"))
        return parts.date;
    if (word == QLatin1String("lang"))
        return parts.language;
    if (word == QLatin1String("ext"))
        return parts.extension;
    return QString::number(parts.number);
}

} // namespace

bool isExportPattern(const QString &output)
{
    return patternWord().match(output).hasMatch();
}

QString unknownPatternWord(const QString &output)
{
    static const QRegularExpression braced(QStringLiteral("\\{[A-Za-z]+\\}"));
    for (auto matches = braced.globalMatch(output); matches.hasNext();) {
        const QString word = matches.next().captured();
        if (!patternWord().match(word).hasMatch())
            return word;
    }
    return {};
}

QString exportName(const QString &pattern, const ExportNameParts &parts)
{
    QString name;
    qsizetype done = 0;
    // One pass, so that an id that looks like a word of the pattern stays an id.
    for (auto matches = patternWord().globalMatch(pattern); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        name += QStringView(pattern).mid(done, match.capturedStart() - done);
        name += meaning(match.capturedView(1), parts);
        done = match.capturedEnd();
    }
    return name + pattern.mid(done);
}

} // namespace chronolane
