// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/inspectcommand.h"

#include "app/console.h"
#include "app/inspectreport.h"
#include "app/inspecttable.h"
#include "app/loadrecords.h"
#include "models/reading/incidentwriter.h"

#include <QCoreApplication>
#include <QStringList>

namespace chronolane {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

QByteArray table(const LoadedRecords &loaded, const DisplayText &words, bool isZoneChosen)
{
    QStringList tables;
    for (const auto &incident : loaded.set.incidents)
        tables << inspectTable(*incident, isZoneChosen ? words : words.withZone(defaultZone(*incident)));
    return tables.join(QLatin1Char('\n')).toUtf8();
}

QByteArray reports(const LoadedRecords &loaded, const DisplayText &words)
{
    QStringList texts;
    for (const LoadedRecord &record : loaded.records)
        texts << inspectReport(record, words);
    return texts.join(QLatin1Char('\n')).toUtf8();
}

QByteArray inspected(const LoadedRecords &loaded, const CommandLine &line, const DisplayText &words)
{
    if (line.has(QStringLiteral("json")))
        return QByteArray::fromStdString(writeDocument(loaded.set));
    return line.has(QStringLiteral("report")) ? reports(loaded, words)
                                              : table(loaded, words, line.has(QStringLiteral("zone")));
}

} // namespace

int runInspect(const CommandLine &line)
{
    const DisplayText words = displayTextFor(line);
    const LoadedRecords loaded = loadRecords(line, words);
    const QByteArray text = inspected(loaded, line, words);
    if (!console::write(text)) {
        console::complain(Words::tr("Standard output could not be written."));
        return 1;
    }
    return loaded.hasFailed ? 1 : 0;
}

} // namespace chronolane
