// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/textmeasure.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <vector>

namespace chronolane {
namespace {

const QString &ellipsis()
{
    static const QString text(QChar(0x2026));
    return text;
}

/// The positions at which a text may be cut without splitting what a reader sees as one character; 0 and its
/// length included.
std::vector<qsizetype> graphemeBoundaries(const QString &text)
{
    std::vector<qsizetype> positions{0};
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    for (qsizetype at = finder.toNextBoundary(); at != -1; at = finder.toNextBoundary())
        positions.push_back(at);
    if (positions.back() != text.size())
        positions.push_back(text.size());
    return positions;
}

/// The longest prefix of whole graphemes that fits, as a count of UTF-16 units.
qsizetype fittingPrefix(const TextMeasure &measure, TextRole role, const QString &text, double width)
{
    const std::vector<qsizetype> cuts = graphemeBoundaries(text);
    const auto tooLong = std::partition_point(cuts.begin() + 1, cuts.end(), [&](qsizetype cut) {
        return measure.advance(role, QStringView(text).left(cut)) <= width;
    });
    return *(tooLong - 1);
}

} // namespace

QString TextMeasure::elided(TextRole role, const QString &text, double width) const
{
    if (advance(role, text) <= width)
        return text;
    const double room = width - advance(role, ellipsis());
    if (room < 0)
        return {};
    QString kept = text.left(fittingPrefix(*this, role, text, room));
    while (!kept.isEmpty() && kept.back().isSpace())
        kept.chop(1);
    return kept + ellipsis();
}

QStringList TextMeasure::wrapped(TextRole role, const QString &text, double width, int maxLines) const
{
    QStringList lines;
    QString rest = text.simplified();
    while (!rest.isEmpty() && lines.size() < maxLines) {
        if (lines.size() == maxLines - 1) {
            lines << elided(role, rest, width);
            break;
        }
        qsizetype end = 0;   // of the words that fit
        double used = 0;
        for (qsizetype from = 0; from < rest.size();) {
            qsizetype to = rest.indexOf(QLatin1Char(' '), from);
            if (to < 0)
                to = rest.size();
            used = advance(role, QStringView(rest).left(to));
            if (used > width)
                break;
            end = to;
            from = to + 1;
        }
        if (end == 0)
            end = std::max<qsizetype>(fittingPrefix(*this, role, rest, width), 1);
        lines << rest.left(end);
        rest = rest.mid(end).trimmed();
    }
    return lines;
}

} // namespace chronolane
