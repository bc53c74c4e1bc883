// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/inspecttable.h"

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

constexpr qsizetype TextColumns = 100;

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

/// One line of at most TextColumns columns.
QString oneLine(const QString &text)
{
    QString line = text.simplified();
    if (columnsOf(line) <= TextColumns)
        return line;
    while (columnsOf(line) >= TextColumns)
        line.chop(line.back().isLowSurrogate() ? 2 : 1);
    return line.trimmed() + QStringLiteral("…");
}

/// Rows of cells, laid out in columns that are as wide as their widest cell.
class Columns
{
public:
    void add(QStringList row) { m_rows.push_back(std::move(row)); }

    [[nodiscard]] QString text(const QString &indent) const
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

private:
    std::vector<QStringList> m_rows;
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
    Columns columns;
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
    Columns columns;
    columns.add({Words::tr("Time (%1)", "the display zone").arg(QString::fromStdString(words.zone())),
                 Words::tr("What"), Words::tr("Text")});
    for (const Event *event : ordered)
        columns.add(eventRow(*event, words));
    return columns.text(Indent);
}

QString figures(const Incident &incident, const DisplayText &words)
{
    Columns columns;
    for (int i = 0; i < MetricKindCount; ++i) {
        const auto kind = static_cast<MetricKind>(i);
        columns.add({words.metricName(kind), words.metricValue(incident.metrics[kind])});
    }
    return columns.text(Indent);
}

QString remarks(const Incident &incident, const DisplayText &words)
{
    Columns columns;
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
