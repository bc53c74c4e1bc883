// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/eventcsv.h"

#include "models/domain/zonerules.h"

#include <cstdlib>

namespace chronolane {

namespace {

constexpr char Header[] = "incident,kind,stage,start,end,zone,precision,end_precision,certainty,end_certainty,earliest,"
                          "latest,text,author,components,source\r\n";

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QString quoted(QString cell)
{
    const bool needsQuotes = cell.contains(QLatin1Char(',')) || cell.contains(QLatin1Char('"'))
        || cell.contains(QLatin1Char('\n')) || cell.contains(QLatin1Char('\r')) || cell.trimmed() != cell;
    if (!needsQuotes)
        return cell;
    return QLatin1Char('"') + cell.replace(QLatin1Char('"'), QLatin1String("\"\"")) + QLatin1Char('"');
}

QString offsetText(int seconds)
{
    if (seconds == 0)
        return QStringLiteral("Z");
    const int minutes = std::abs(seconds) / 60;
    return QStringLiteral("%1%2:%3")
        .arg(QLatin1Char(seconds < 0 ? '-' : '+'))
        .arg(minutes / 60, 2, 10, QLatin1Char('0'))
        .arg(minutes % 60, 2, 10, QLatin1Char('0'));
}

/// A day alone where only the day is stated, and it begins at midnight of the shown zone; else all of the instant,
/// so that it stays the same one.
QString cellOf(UtcTime time, Precision precision, const DisplayText &words)
{
    int offset = words.zoneRules()->offsetSeconds(words.zone(), time).value_or(0);
    if (offset % 60 != 0)
        offset = 0; // local mean time of long ago, which ISO 8601 cannot write
    const UtcTime local = time + fromMicroseconds(std::int64_t{offset} * 1'000'000);
    std::string iso = formatIso8601(local);
    iso.pop_back(); // its Z
    const bool isCoarse = precision == Precision::Day || precision == Precision::Month || precision == Precision::Year;
    constexpr std::string_view Midnight = "T00:00:00";
    constexpr std::string_view NoSeconds = ":00";
    constexpr std::size_t DayLength = 10;
    if (isCoarse && std::string_view(iso).substr(DayLength) == Midnight)
        return text(std::string_view(iso).substr(0, DayLength));
    const bool isToTheMinute = precision != Precision::Second && iso.ends_with(NoSeconds);
    if (isToTheMinute)
        iso.resize(iso.size() - NoSeconds.size());
    return text(iso) + offsetText(offset);
}

QString cellOf(const std::optional<UtcTime> &time, Precision precision, const DisplayText &words)
{
    return time ? cellOf(*time, precision, words) : QString();
}

QString certaintyOf(bool isApproximate, Basis basis, bool isSpecial, const QString &special)
{
    QStringList parts;
    if (isApproximate)
        parts << QStringLiteral("approximate");
    if (basis != Basis::Stated)
        parts << text(name(basis));
    if (isSpecial)
        parts << special;
    return parts.join(QLatin1Char(' '));
}

/// Where the event was read: names of sources, with the place inside of a JSON document.
QString sourcesOf(const Incident &incident, const Event &event)
{
    QStringList names;
    for (const Evidence &evidence : event.evidence) {
        if (evidence.source >= incident.sources.size())
            continue;
        const QString place = evidence.hasPointer ? QLatin1Char('#') + text(evidence.pointer) : QString();
        names << text(incident.sources[evidence.source].name) + place;
    }
    names.removeDuplicates();
    return names.join(QStringLiteral("; "));
}

QStringList timeCells(const Event &event, const DisplayText &words)
{
    const bool isDated = event.start.has_value();
    const bool hasEnd = event.end.has_value();
    return {cellOf(event.start, event.precision, words),
            cellOf(event.end, event.endPrecision, words),
            text(words.zone()),
            isDated ? text(name(event.precision)) : QString(),
            hasEnd ? text(name(event.endPrecision)) : QString(),
            certaintyOf(isDated && event.approximate, isDated ? event.basis : Basis::Stated, !event.used,
                        QStringLiteral("other-telling")),
            certaintyOf(hasEnd && event.approximateEnd, hasEnd ? event.endBasis : Basis::Stated, event.openEnded,
                        QStringLiteral("not-stated")),
            cellOf(event.earliest, Precision::Minute, words),
            cellOf(event.latest, Precision::Minute, words)};
}

QString rowOf(const Incident &incident, const Event &event, const DisplayText &words)
{
    QStringList components;
    for (const std::string &component : event.components)
        components << text(component);
    QStringList cells{text(incident.id), text(name(event.kind)), text(name(event.stage))};
    cells << timeCells(event, words);
    cells << words.shown(event.text).text << text(event.author) << components.join(QStringLiteral("; "))
          << sourcesOf(incident, event);
    for (QString &cell : cells)
        cell = quoted(cell);
    return cells.join(QLatin1Char(',')) + QStringLiteral("\r\n");
}

} // namespace

QByteArray eventsAsCsv(const Incident &incident, const ListedEvents &events, const DisplayText &words)
{
    QByteArray csv("\xEF\xBB\xBF");
    csv += Header;
    for (const auto *list : {&events.dated, &events.undated}) {
        for (const Event *event : *list)
            csv += rowOf(incident, *event, words).toUtf8();
    }
    return csv;
}

} // namespace chronolane
