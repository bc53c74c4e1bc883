// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/eventmarkdown.h"

#include "models/eventtableroles.h"
#include "models/markdowntable.h"

#include <QSet>

namespace chronolane {

namespace {

/// The zone for the head of the column; where its offset changes within the table, each row names its own.
struct ShownZone
{
    QString name;
    bool isSame = true;
};

ShownZone zoneOf(const ListedEvents &events, const DisplayText &words)
{
    QSet<QString> labels;
    for (const Event *event : events.dated)
        labels << words.zoneLabel(*event->start);
    const QString id = QString::fromStdString(words.zone());
    if (labels.size() == 1)
        return {*labels.begin(), true};
    return {id, labels.isEmpty()};
}

QString certaintyOf(const Event &event, const DisplayText &words)
{
    QStringList parts;
    if (event.start)
        parts << words.precision(event.precision);
    if (event.end && event.endPrecision != event.precision)
        parts << words.precision(event.endPrecision);
    if (const QString certainty = words.certaintyOf(event); !certainty.isEmpty())
        parts << certainty;
    return parts.join(QStringLiteral(", "));
}

QStringList rowOf(const Event &event, const DisplayText &words, const ShownZone &zone)
{
    QString time = words.timeOf(event);
    if (event.start && !zone.isSame)
        time += QLatin1Char(' ') + words.zoneAbbreviation(*event.start);
    QString kind = words.kind(event.kind);
    if (const QString stage = words.stage(event.stage); !stage.isEmpty())
        kind += QStringLiteral(": ") + stage;
    return {time, kind, words.marked(event.text), certaintyOf(event, words)};
}

QString sentence(const QStringList &parts)
{
    return markdownCell(parts.join(QStringLiteral(" · ")));
}

} // namespace

QByteArray incidentAsMarkdown(const Incident &incident, const ListedEvents &events, const DisplayText &words,
                            const TimelineWording &wording)
{
    const ShownZone zone = zoneOf(events, words);
    const QStringList head{QStringLiteral("%1 (%2)").arg(words.eventColumn(event_column::Time), zone.name),
                           words.eventColumn(event_column::Kind), words.eventColumn(event_column::Text),
                           words.eventColumn(event_column::Certainty)};
    QList<QStringList> rows;
    for (const auto *list : {&events.dated, &events.undated}) {
        for (const Event *event : *list)
            rows << rowOf(*event, words, zone);
    }
    QStringList paragraphs{QStringLiteral("# ") + markdownCell(words.title(incident)), sentence(wording.facts()),
                           markdownTable(head, rows).trimmed()};
    if (const QStringList sources = wording.sources(); !sources.isEmpty())
        paragraphs << markdownCell(wording.word(TimelineWord::Sources) + QStringLiteral(": ")
                                   + sources.join(QStringLiteral(", ")));
    paragraphs << sentence(wording.footer());
    return (paragraphs.join(QStringLiteral("\n\n")) + QLatin1Char('\n')).toUtf8();
}

} // namespace chronolane
