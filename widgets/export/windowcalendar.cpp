// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/windowcalendar.h"

#include "widgets/export/sourcedate.h"

namespace chronolane {

namespace {

constexpr qsizetype LongestLine = 75; ///< bytes of a line, its end not counted (RFC 5545, 3.1)

/// The length of the longest beginning that fits and breaks no character.
qsizetype fitting(QByteArrayView line, qsizetype room)
{
    if (line.size() <= room)
        return line.size();
    constexpr int ContinuationMask = 0xC0;
    constexpr int Continuation = 0x80;
    while (room > 1 && (line[room] & ContinuationMask) == Continuation)
        --room;
    return room;
}

/// Writes a content line, folded: what goes on begins with a blank.
void addLine(QByteArray &calendar, QByteArrayView line)
{
    qsizetype length = fitting(line, LongestLine);
    calendar += line.first(length);
    for (line = line.sliced(length); !line.isEmpty(); line = line.sliced(length)) {
        length = fitting(line, LongestLine - 1);
        calendar += "\r\n ";
        calendar += line.first(length);
    }
    calendar += "\r\n";
}

QByteArray escaped(const QString &text)
{
    QByteArray value;
    for (const char c : text.trimmed().toUtf8()) {
        if (c == '\\' || c == ';' || c == ',')
            value += '\\';
        if (c == '\n')
            value += "\\n";
        else if (c != '\r')
            value += c;
    }
    return value;
}

/// 20260824T171400Z; iCalendar knows no fractions of a second.
QByteArray basicForm(UtcTime time)
{
    constexpr qsizetype UpToSeconds = 19; // YYYY-MM-DDTHH:MM:SS
    return QByteArray::fromStdString(formatIso8601(time)).left(UpToSeconds).replace("-", "").replace(":", "") + 'Z';
}

bool isWindow(const Event &event)
{
    return event.used && event.isSpan() && (event.kind == EventKind::Impact || event.kind == EventKind::Maintenance);
}

QString summaryOf(const Incident &incident, const Event &event, const DisplayText &words)
{
    QStringList parts{words.title(incident)};
    const QString text = words.shown(event.text).text.simplified();
    parts << (text.isEmpty() ? words.kind(event.kind) : text);
    parts.removeDuplicates();
    const QString summary = parts.join(QStringLiteral(" – "));
    const QString certainty = words.certaintyOf(event);
    return certainty.isEmpty() ? summary : QStringLiteral("%1 (%2)").arg(summary, certainty);
}

QString descriptionOf(const Incident &incident, const Event &event, const DisplayText &words)
{
    QStringList lines{words.kind(event.kind),
                      QStringLiteral("%1 %2").arg(words.timeOf(event), words.zoneLabel(*event.start)),
                      words.precision(event.precision)};
    for (const Source &source : incident.sources)
        lines << QString::fromStdString(source.name);
    return lines.join(QLatin1Char('\n'));
}

void addWindow(QByteArray &calendar, const Incident &incident, const Event &event, const DisplayText &words)
{
    const QString uid = QStringLiteral("%1-%2@chronolane")
                            .arg(QString::fromStdString(incident.id), QString::fromStdString(event.id));
    const std::string_view kind = name(event.kind);
    addLine(calendar, "BEGIN:VEVENT");
    addLine(calendar, "UID:" + escaped(uid));
    addLine(calendar, "DTSTAMP:" + basicForm(fromUnixMicroseconds(sourceDateEpoch() * 1'000'000)));
    addLine(calendar, "DTSTART:" + basicForm(*event.start));
    if (event.end)
        addLine(calendar, "DTEND:" + basicForm(*event.end));
    addLine(calendar, "SUMMARY:" + escaped(summaryOf(incident, event, words)));
    addLine(calendar, "DESCRIPTION:" + escaped(descriptionOf(incident, event, words)));
    addLine(calendar, "CATEGORIES:" + escaped(words.kind(event.kind)));
    addLine(calendar, "TRANSP:TRANSPARENT");
    addLine(calendar, "X-CHRONOLANE-KIND:" + QByteArray(kind.data(), static_cast<qsizetype>(kind.size())));
    addLine(calendar, "END:VEVENT");
}

} // namespace

QByteArray windowsAsCalendar(const Incident &incident, const ListedEvents &events, const DisplayText &words)
{
    QByteArray windows;
    for (const Event *event : events.dated) {
        if (isWindow(*event))
            addWindow(windows, incident, *event, words);
    }
    if (windows.isEmpty())
        return {};
    return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Chronolane//Timeline//EN\r\nCALSCALE:GREGORIAN\r\n" + windows
        + "END:VCALENDAR\r\n";
}

} // namespace chronolane
