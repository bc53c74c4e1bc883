// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/inspectreport.h"

#include "app/textcolumns.h"
#include "models/analysis/reportedevents.h"
#include "models/readingreporttext.h"

#include <QCoreApplication>

namespace chronolane {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(InspectReport)
};

QString iso(UtcTime time)
{
    return QString::fromStdString(formatIso8601(time));
}

/// "2026-08-24T17:14:00Z (stated)"; of a span both ends, "…" for an end that nobody states.
QString instantOf(const Event &event, const DisplayText &words)
{
    if (!event.start)
        return words.notStated();
    QString time = iso(*event.start);
    QString basis = words.basis(event.basis);
    if (event.end) {
        time += QLatin1Char('/') + iso(*event.end);
        if (event.endBasis != event.basis)
            basis += QLatin1Char('/') + words.basis(event.endBasis);
    } else if (event.openEnded) {
        time += QStringLiteral("/…");
    }
    const bool isApproximate = event.approximate || event.approximateEnd;
    return QStringLiteral("%1 (%2)").arg(time, isApproximate ? Words::tr("%1, approximate", "the basis of a time").arg(basis)
                                                             : basis);
}

QString kindOf(const Event &event, const DisplayText &words)
{
    const QString kind = words.kind(event.kind);
    return event.stage == Stage::None ? kind : QStringLiteral("%1 · %2").arg(kind, words.stage(event.stage));
}

/// The source's text; empty if its incidents do not carry it.
std::string_view contentOf(const LoadedRecord &record)
{
    for (const auto &incident : record.incidents) {
        if (!incident->sources.empty() && incident->sources.front().content)
            return *incident->sources.front().content;
    }
    return {};
}

} // namespace

QString inspectReport(const LoadedRecord &record, const DisplayText &words)
{
    const ReadingReportText text(words);
    const ReportedEvents events(record.report, record.incidents);
    const std::string_view content = contentOf(record);
    QString result = QStringLiteral("%1 · %2\n").arg(record.name, words.sourceKind(record.report->format));
    const std::vector<ReportLine> &lines = record.report->lines;
    const QString indent = QStringLiteral("  ");
    if (lines.empty())
        return result + indent + Words::tr("No lines were reported.") + QLatin1Char('\n');
    result += indent + text.counts(lines) + QLatin1Char('\n');
    TextColumns columns;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        QStringList row{ReadingReportText::place(lines[i]), words.fate(lines[i].fate)};
        const std::vector<ReportedEvent> made = events.eventsOf(i);
        if (made.empty()) {
            row << QString() << QString();
        } else {
            const Event &event = record.incidents[made.front().incident]->events[made.front().event];
            row << instantOf(event, words) << kindOf(event, words);
        }
        row << text.reason(lines[i]) << oneLine(ReadingReportText::words(lines[i], content));
        columns.add(row);
    }
    return result + columns.text(indent);
}

} // namespace chronolane
