// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/inspecttable.h"

#include "app/textcolumns.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace chronolane {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(InspectTable)
};

const QString Indent = QStringLiteral("  ");

QString head(const Incident &incident, const DisplayText &words)
{
    QStringList name;
    for (const std::string &part : {incident.id, incident.organization}) {
        if (!part.empty())
            name << QString::fromStdString(part);
    }
    QString result = name.join(QStringLiteral(" · ")) + QLatin1Char('\n');
    if (!incident.title.isEmpty())
        result += Indent + words.marked(incident.title).simplified() + QLatin1Char('\n');
    return result;
}

QString facts(const Incident &incident, const DisplayText &words)
{
    TextColumns columns;
    columns.add({Words::tr("Status"), words.status(incident.status)});
    QString severity = words.severity(incident.severity);
    if (!incident.severityText.empty())
        severity = Words::tr("%1 (“%2”)", "severity, and as the source words it")
                       .arg(severity, QString::fromStdString(incident.severityText));
    columns.add({Words::tr("Severity"), severity});
    const DeclaredWindow &declared = incident.declared;
    const auto instant = [&words](const std::optional<UtcTime> &time) {
        return time ? words.instantWithZone(*time) : words.notStated();
    };
    if (declared.start || declared.end) {
        columns.add({Words::tr("Declared"),
                     Words::tr("%1 – %2", "a span of time").arg(instant(declared.start), instant(declared.end))});
    }
    for (const Source &source : incident.sources) {
        const std::string &name = source.name.empty() ? source.id : source.name;
        QStringList notes = {words.sourceKind(source.kind)};
        if (!source.encoding.empty())
            notes << QString::fromStdString(source.encoding);
        columns.add({Words::tr("Source"), QStringLiteral("%1 (%2)").arg(QString::fromStdString(name),
                                                                         notes.join(QStringLiteral(", ")))});
    }
    return columns.text(Indent);
}

QStringList eventRow(const Event &event, const DisplayText &words)
{
    QString what = words.kind(event.kind);
    if (event.stage != Stage::None)
        what += QStringLiteral(" · ") + words.stage(event.stage);
    QString text = oneLine(words.marked(event.text));
    if (const QString certainty = words.certaintyOf(event); !certainty.isEmpty())
        text = QStringLiteral("[%1] %2").arg(certainty, text);
    return {words.timeOf(event), what, text};
}

QString events(const Incident &incident, const DisplayText &words)
{
    std::vector<const Event *> ordered;
    for (const Event &event : incident.events)
        ordered.push_back(&event);
    // Dated ones by time, then the undated in the order of the source.
    std::stable_sort(ordered.begin(), ordered.end(), [](const Event *a, const Event *b) {
        if (!a->start || !b->start)
            return a->start.has_value() && !b->start.has_value();
        return *a->start < *b->start;
    });
    TextColumns columns;
    columns.add({Words::tr("Time (%1)", "the display zone").arg(QString::fromStdString(words.zone())),
                 Words::tr("What"), Words::tr("Text")});
    for (const Event *event : ordered)
        columns.add(eventRow(*event, words));
    return columns.text(Indent);
}

QString figures(const Incident &incident, const DisplayText &words)
{
    TextColumns columns;
    for (int i = 0; i < MetricKindCount; ++i) {
        const auto kind = static_cast<MetricKind>(i);
        columns.add({words.metricName(kind), words.metricValue(incident.metrics[kind])});
    }
    return columns.text(Indent);
}

QString remarks(const Incident &incident, const DisplayText &words)
{
    TextColumns columns;
    for (const Diagnostic &diagnostic : incident.diagnostics)
        columns.add({words.diagnosticSeverity(diagnostic.severity), words.diagnostic(diagnostic)});
    return columns.text(Indent);
}

} // namespace

QString inspectTable(const Incident &incident, const DisplayText &words)
{
    QStringList blocks = {head(incident, words) + facts(incident, words)};
    if (!incident.events.empty())
        blocks << events(incident, words);
    blocks << figures(incident, words);
    if (!incident.diagnostics.empty())
        blocks << remarks(incident, words);
    return blocks.join(QLatin1Char('\n'));
}

} // namespace chronolane
