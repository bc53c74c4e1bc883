// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/recordreader.h"
#include "models/zones/ianazonerules.h"

#include <QFile>
#include <QString>
#include <QStringList>
#include <QTest>

#include <array>
#include <initializer_list>
#include <string>

namespace chronolane {

/// What tests of readers share: reading a text or fixture as the program would, and telling events in one line each.
class ReaderTest
{
public:
    /// Reads a text whose "today" is 2031-06-01.
    static ReadingReport read(const RecordReader &reader, const std::string &text, ReadingOptions options = {})
    {
        static const IanaZoneRules zones;
        ReadingContext context;
        context.zones = &zones;
        options.now = parseIso8601("2031-06-01T00:00:00Z")->time;
        RecordInput input;
        input.text = text;
        input.source.id = "s1";
        input.source.name = "record";
        return reader.read(input, options, context);
    }

    static int score(const RecordReader &reader, const std::string &text)
    {
        RecordInput input;
        input.text = text;
        return reader.score(input);
    }

    /// The bytes of tests/fixtures/`name`.
    static std::string fixture(const QString &name)
    {
        QFile file(QStringLiteral(CHRONOLANE_FIXTURES "/") + name);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no fixture %s", qPrintable(name));
        return file.readAll().toStdString();
    }

    /// "status-update investigating 2031-03-04T10:00:00Z..2031-03-04T11:00:00Z assumed open |text| ‹quoted evidence›"; what does not
    /// apply is left out (minute precision and stated basis are the rule).
    static QString tell(const Event &event, const std::string &source)
    {
        QStringList parts{text(name(event.kind))};
        if (event.stage != Stage::None)
            parts << text(name(event.stage));
        QString times = event.start ? text(formatIso8601(*event.start)) : QStringLiteral("undated");
        if (event.end)
            times += QStringLiteral("..") + text(formatIso8601(*event.end));
        parts << times;
        if (event.start && event.precision != Precision::Minute)
            parts << text(name(event.precision));
        if (event.start && event.basis != Basis::Stated)
            parts << text(name(event.basis));
        if (event.end && event.endBasis != event.basis)
            parts << QStringLiteral("end-") + text(name(event.endBasis));
        if (event.approximate)
            parts << QStringLiteral("about");
        if (event.openEnded)
            parts << QStringLiteral("open");
        if (const auto *words = event.text.best("en"))
            parts << QStringLiteral("|%1|").arg(text(words->second));
        for (const Evidence &place : event.evidence)
            parts << QStringLiteral("<%1>").arg(quote(place, source));
        return parts.join(QLatin1Char(' '));
    }

    /// "impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z" or "note undated", for each event of all incidents.
    static QStringList times(const ReadingReport &report)
    {
        QStringList told;
        for (const Incident &incident : report.incidents) {
            for (const Event &event : incident.events) {
                QString line = text(name(event.kind)) + QLatin1Char(' ');
                line += event.start ? text(formatIso8601(*event.start)) : QStringLiteral("undated");
                if (event.end)
                    line += QStringLiteral("..") + text(formatIso8601(*event.end));
                told << line;
            }
        }
        return told;
    }

    static QStringList tell(const Incident &incident, const std::string &source)
    {
        QStringList lines;
        for (const Event &event : incident.events)
            lines << tell(event, source);
        return lines;
    }

    /// "assumed-zone zone=UTC from=default <quoted evidence>"
    static QStringList tellDiagnostics(const Incident &incident, const std::string &source)
    {
        QStringList lines;
        for (const Diagnostic &diagnostic : incident.diagnostics) {
            QStringList parts{text(diagnostic.code)};
            for (const DiagnosticArgument &argument : diagnostic.arguments)
                parts << text(argument.name) + QLatin1Char('=') + text(argument.value);
            for (const Evidence &place : diagnostic.evidence)
                parts << QStringLiteral("<%1>").arg(quote(place, source));
            lines << parts.join(QLatin1Char(' '));
        }
        return lines;
    }

    /// "3 skipped no-time": line, fate and reason of each report line.
    static QStringList tellLines(const ReadingReport &report)
    {
        static constexpr std::array fates = {"dated", "relative", "undated", "context", "prose", "skipped"};
        QStringList result;
        for (const ReportLine &line : report.lines)
            result << QStringLiteral("%1 %2 %3").arg(line.line).arg(
                QString::fromLatin1(fates.at(static_cast<std::size_t>(line.fate))), text(line.reason));
        return result;
    }

    static QStringList lines(std::initializer_list<const char *> utf8)
    {
        QStringList result;
        for (const char *line : utf8)
            result << QString::fromUtf8(line);
        return result;
    }

    static QString text(std::string_view utf8) { return QString::fromUtf8(utf8.data(), qsizetype(utf8.size())); }

private:
    static QString quote(const Evidence &place, const std::string &source)
    {
        if (place.hasPointer)
            return text(place.pointer) + (place.hasRange() ? QStringLiteral("[%1,%2]").arg(place.begin).arg(place.end)
                                                           : QString());
        return text(std::string_view(source).substr(place.begin, place.end - place.begin));
    }
};

} // namespace chronolane
