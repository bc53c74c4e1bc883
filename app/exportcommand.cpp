// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportcommand.h"

#include "app/console.h"
#include "app/exportnames.h"
#include "app/exportrequest.h"
#include "app/loadrecords.h"
#include "models/analysis/analysis.h"
#include "models/incidentwording.h"
#include "models/layout/timelinesnapshot.h"
#include "widgets/export/timelineexporter.h"
#include "widgets/export/wholefile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QHashSeed>

#include <algorithm>
#include <vector>

namespace chronolane {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// One picture to make.
struct ExportJob
{
    std::shared_ptr<const Incident> incident;
    DisplayText words;
    QString output;
};

std::optional<ExportRange> coreOf(const Incident &incident)
{
    const std::optional<TimeSpan> core = incidentCore(incident);
    if (!core)
        return std::nullopt;
    return ExportRange{toUnixMicroseconds(core->begin()), toUnixMicroseconds(core->end())};
}

QString dateOf(const ExportJob &job)
{
    const std::optional<TimeSpan> core = incidentCore(*job.incident);
    return core ? job.words.instant(core->begin(), Precision::Day) : QStringLiteral("undated");
}

QStringList idsOf(const IncidentSet &set)
{
    QStringList ids;
    for (const auto &incident : set.incidents)
        ids << QString::fromStdString(incident->id);
    return ids;
}

Micros instantIn(const DisplayText &words, const IsoInstant &instant)
{
    const auto resolved = instant.offsetSeconds
                              ? std::nullopt
                              : words.zoneRules()->resolve(words.zone(), toCivil(instant.time));
    return toUnixMicroseconds(resolved ? resolved->first : instant.time);
}

/// The stretch to draw; nullopt for all that is dated.
std::optional<ExportRange> rangeOf(const ExportRequest &request, const ExportJob &job,
                                   const TimelineSnapshot &snapshot)
{
    std::optional<ExportRange> range = request.isCore ? coreOf(*job.incident) : std::nullopt;
    if (!request.from && !request.to)
        return range;
    if (!range)
        range = ExportRange{snapshot.first.value_or(0), snapshot.last.value_or(0)};
    if (request.from)
        range->from = instantIn(job.words, *request.from);
    if (request.to)
        range->to = instantIn(job.words, *request.to);
    return range;
}

/// The jobs of a request, or the sentence that tells what was misused.
Result<std::vector<ExportJob>, QString> jobsOf(const ExportRequest &request, const IncidentSet &set,
                                               const DisplayText &words)
{
    std::vector<ExportJob> jobs;
    for (const auto &incident : set.incidents) {
        if (!request.incidentId.isEmpty() && request.incidentId.toStdString() != incident->id)
            continue;
        const std::string zone = request.zone.empty() ? defaultZone(*incident) : request.zone;
        jobs.push_back({incident, words.withZone(zone), request.output});
    }
    const QString ids = idsOf(set).join(QLatin1Char('\n'));
    if (jobs.empty())
        return Words::tr("There is no incident “%1”; there are:\n%2").arg(request.incidentId, ids);
    if (jobs.size() > 1 && !isExportPattern(request.output))
        return Words::tr(
                   "There are several incidents. Choose one with --incident, or write a pattern such as "
                   "{id}.png:\n%1")
            .arg(ids);
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        ExportNameParts parts{QString::fromStdString(jobs[i].incident->id), dateOf(jobs[i]), words.language(),
                              static_cast<int>(i + 1)};
        jobs[i].output = exportName(request.output, parts);
    }
    return jobs;
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

ExportOutcome writeStandardOutput(TimelineExporter &exporter, const ExportContent &content,
                                  const ExportOptions &options)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly); // in memory: cannot fail
    if (const ExportOutcome error = exporter.write(content, options, buffer))
        return error;
    if (console::write(buffer.data()))
        return {};
    return ExportError{ExportErrorCode::CannotWrite, Words::tr("standard output is closed or full")};
}

/// Draws one incident; the exit code. A failure is said on standard error.
int runJob(const ExportJob &job, const ExportRequest &request, Overwriting overwriting,
           TimelineExporter &exporter)
{
    SnapshotRequest shown;
    shown.lanes = request.lanes;
    const auto snapshot = buildSnapshot(*job.incident, shown);
    const IncidentWording wording(job.incident, job.words);
    const ExportContent content{snapshot, &wording, job.words.zoneRules().get()};
    ExportOptions options = request.picture;
    options.zone = job.words.zone();
    options.core = coreOf(*job.incident);
    options.range = rangeOf(request, job, *snapshot);
    if (options.range && options.range->from >= options.range->to && (request.from || request.to)) {
        console::complain(Words::tr("The end of the range (--to) is not after its beginning (--from)."));
        return 2;
    }
    const ExportOutcome error = job.output == QLatin1String("-")
                                    ? writeStandardOutput(exporter, content, options)
                                    : writeWholeFile(job.output, overwriting, [&](QIODevice &device) {
                                          return exporter.write(content, options, device);
                                      });
    if (error)
        console::fail(job.output, 0, describe(*error));
    return error ? 1 : 0;
}

/// Standard error is for our lines: what Qt remarks on the machine (no folder for a display's socket …) is noise there.
void sayOnlyWhatFails(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        console::complain(message);
}

} // namespace

void prepareExport()
{
    qInstallMessageHandler(sayOnlyWhatFails);
    // Whoever has set a platform (a screen to debug on) means it.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QHashSeed::setDeterministicGlobalSeed();
}

int runExport(const CommandLine &line)
{
    const auto request = exportRequest(line);
    if (!request) {
        console::complain(request.error());
        return 2;
    }
    const DisplayText words = displayTextFor(line);
    const LoadedRecords loaded = loadRecords(line, words);
    if (loaded.set.incidents.empty())
        return 1; // each reason has been said
    const auto jobs = jobsOf(request.value(), loaded.set, words);
    if (!jobs) {
        console::complain(jobs.error());
        return 2;
    }
    if (const QString repeated = repeatedOutput(jobs.value()); !repeated.isEmpty()) {
        console::complain(Words::tr("Several incidents would be written to “%1”.").arg(repeated));
        return 2;
    }
    TimelineExporter exporter;
    int code = loaded.hasFailed ? 1 : 0;
    for (const ExportJob &job : jobs.value()) {
        const auto overwriting = line.isForced ? Overwriting::Allowed : Overwriting::Refused;
        code = std::max(code, runJob(job, request.value(), overwriting, exporter));
    }
    return code;
}

} // namespace chronolane
