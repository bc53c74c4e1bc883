// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportjobs.h"

#include "app/exportnames.h"
#include "models/analysis/analysis.h"
#include "widgets/export/rolesfornames.h"

#include <QCoreApplication>

#include <algorithm>

namespace chronolane {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

QString dateOf(const Incident &incident, const DisplayText &words)
{
    const std::optional<TimeSpan> core = incidentCore(incident);
    return core ? words.instant(core->begin(), Precision::Day) : QStringLiteral("undated");
}

QString idsOf(const IncidentSet &set)
{
    QStringList ids;
    for (const auto &incident : set.incidents)
        ids << QString::fromStdString(incident->id);
    return ids.join(QLatin1Char('\n'));
}

/// The jobs of one incident, the `number`th of the command.
void addJobs(std::vector<ExportJob> &jobs, const ExportRequest &request,
             const std::shared_ptr<const Incident> &incident, const DisplayText &words, int number)
{
    const DisplayText shown = words.withZone(request.zone.empty() ? defaultZone(*incident) : request.zone);
    for (const QString &language : request.languages) {
        const DisplayText spoken = shown.withLanguage(language);
        const auto told = request.replacesNames ? withRolesForNames(incident, spoken) : incident;
        for (const ExportFormat format : request.formats) {
            const ExportNameParts parts{QString::fromStdString(incident->id), dateOf(*incident, spoken), language,
                                        number, suffixOf(format)};
            jobs.push_back({told, spoken, format, exportName(request.output, parts)});
        }
    }
}

/// The first name that two jobs would write; empty if there is none.
QString repeatedOutput(const std::vector<ExportJob> &jobs)
{
    QStringList outputs;
    for (const ExportJob &job : jobs)
        outputs << job.output;
    std::ranges::sort(outputs);
    const auto repeated = std::ranges::adjacent_find(outputs);
    return repeated == outputs.end() ? QString() : *repeated;
}

} // namespace

Result<std::vector<ExportJob>, QString> exportJobs(const ExportRequest &request, const IncidentSet &set,
                                                   const DisplayText &words)
{
    std::vector<ExportJob> jobs;
    int number = 0;
    for (const auto &incident : set.incidents) {
        if (request.incidentId.isEmpty() || request.incidentId.toStdString() == incident->id)
            addJobs(jobs, request, incident, words, ++number);
    }
    if (number == 0)
        return Words::tr("There is no incident “%1”; there are:\n%2").arg(request.incidentId, idsOf(set));
    if (number > 1 && !isExportPattern(request.output))
        return Words::tr(
                   "There are several incidents. Choose one with --incident, or write a pattern such as "
                   "{id}.png:\n%1")
            .arg(idsOf(set));
    if (const QString repeated = repeatedOutput(jobs); !repeated.isEmpty())
        return Words::tr("Several files would be written to “%1”.").arg(repeated);
    return jobs;
}

} // namespace chronolane
