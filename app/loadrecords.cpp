// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/loadrecords.h"

#include "app/console.h"
#include "models/analysis/analysis.h"
#include "models/analysis/reconciliation.h"
#include "models/domain/takeincidents.h"
#include "models/reading/readrecord.h"
#include "models/zones/ianazonerules.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <utility>

namespace chronolane {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// Joins what the user wants joined, else says what could be.
void joinRecords(IncidentSet &set, const CommandLine &line)
{
    const std::vector<JoinProposal> proposals = proposeJoins(set);
    if (line.has(QStringLiteral("join"))) {
        set = joinProposed(set, proposals);
    } else if (!line.isQuiet) {
        for (const JoinProposal &proposal : proposals) {
            QStringList ids;
            for (const std::size_t index : proposal.incidents)
                ids << QString::fromStdString(set.incidents[index]->id);
            console::complain(Words::tr("These seem to be one incident (--join joins them): %1")
                                  .arg(ids.join(QStringLiteral(", "))));
        }
    }
}

ReadingReport readSource(const QString &file, const CommandLine &line, const ReadingContext &context,
                         const ReaderRegistry &registry)
{
    if (file != QLatin1String("-"))
        return readFile(QFile::encodeName(file).toStdString(), line.reading, context, registry);
    const QByteArray bytes = console::readAll(SourceSizeLimit);
    return readBytes({bytes.constData(), static_cast<std::size_t>(bytes.size())}, "stdin", line.reading, context,
                     registry);
}

/// Of two documents' members of the same name, the first stays: one object can hold only one.
void keepUnknownMembers(const UnknownMembers &from, UnknownMembers &to)
{
    for (const UnknownMember &member : from) {
        const bool isThere = std::any_of(to.begin(), to.end(), [&member](const UnknownMember &kept) {
            return kept.name == member.name;
        });
        if (!isThere)
            to.push_back(member);
    }
}

} // namespace

LoadedRecords loadRecords(const CommandLine &line, const DisplayText &words)
{
    LoadedRecords loaded;
    const ReaderRegistry registry = ReaderRegistry::standard();
    ReadingContext context;
    context.zones = words.zoneRules().get();
    for (const QString &file : line.files) {
        ReadingReport report = readSource(file, line, context, registry);
        for (const ReadingError &error : report.errors)
            console::fail(file, error.line, words.error(error));
        loaded.hasFailed = loaded.hasFailed || !report.errors.empty();
        for (Incident &incident : report.incidents)
            analyse(incident);
        std::vector<std::shared_ptr<const Incident>> read = takeIncidents(report);
        loaded.set.incidents.insert(loaded.set.incidents.end(), read.begin(), read.end());
        keepUnknownMembers(report.unknown, loaded.set.unknown);
        loaded.records.push_back(
            {file, std::make_shared<const ReadingReport>(std::move(report)), std::move(read)});
    }
    joinRecords(loaded.set, line);
    return loaded;
}

DisplayText displayTextFor(const CommandLine &line)
{
    const QString zone = line.values.value(QStringLiteral("zone"), QStringLiteral("UTC"));
    return {line.language, zone.toStdString(), std::make_shared<const IanaZoneRules>()};
}

} // namespace chronolane
