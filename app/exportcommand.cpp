// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportcommand.h"

#include "app/console.h"
#include "app/exportjobs.h"
#include "app/loadrecords.h"
#include "models/analysis/analysis.h"
#include "models/incidentwording.h"
#include "models/layout/timelinesnapshot.h"
#include "widgets/export/timelineexporter.h"
#include "widgets/export/wholefile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QHashSeed>
#include <QSet>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

namespace chronolane {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

std::optional<ExportRange> coreOf(const Incident &incident)
{
    const std::optional<TimeSpan> core = incidentCore(incident);
    if (!core)
        return std::nullopt;
    return ExportRange{toUnixMicroseconds(core->begin()), toUnixMicroseconds(core->end())};
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

/// What became of one file.
struct JobOutcome
{
    int code = 0;
    QString complaint;   ///< of a misuse
    ExportOutcome error;
    QStringList remarks;   ///< on the fonts
};

JobOutcome runJob(const ExportJob &job, const ExportRequest &request, Overwriting overwriting,
                  TimelineExporter &exporter)
{
    SnapshotRequest shown;
    shown.lanes = request.lanes;
    const auto snapshot = buildSnapshot(*job.incident, shown);
    const IncidentWording wording(job.incident, job.words);
    const ExportContent content{snapshot, &wording, job.words.zoneRules().get(), job.incident.get(), &job.words};
    ExportOptions options = request.picture;
    options.format = job.format;
    options.zone = job.words.zone();
    options.core = coreOf(*job.incident);
    options.range = rangeOf(request, job, *snapshot);
    if (options.range && options.range->from >= options.range->to && (request.from || request.to))
        return {2, Words::tr("The end of the range (--to) is not after its beginning (--from)."), {}, {}};
    ExportOutcome error = job.output == QLatin1String("-")
                              ? writeStandardOutput(exporter, content, options)
                              : writeWholeFile(job.output, overwriting, [&](QIODevice &device) {
                                    return exporter.write(content, options, device);
                                });
    return {error ? 1 : 0, {}, std::move(error), error ? QStringList() : describe(exporter.coverage())};
}

/// Makes all files, several at the same time where that was asked for. Each failure is said as it happens, and the
/// others go on.
class JobRun
{
public:
    JobRun(const std::vector<ExportJob> &jobs, const ExportRequest &request, const CommandLine &line)
        : m_jobs(jobs)
        , m_request(request)
        , m_overwriting(line.isForced ? Overwriting::Allowed : Overwriting::Refused)
        , m_isQuiet(line.isQuiet)
        , m_tellsProgress(!line.isQuiet && jobs.size() >= ManyJobs)
    {
    }

    /// The exit code.
    int run()
    {
        std::vector<std::thread> helpers;
        for (int i = 1; i < m_request.jobs && static_cast<std::size_t>(i) < m_jobs.size(); ++i)
            helpers.emplace_back([this] { work(); });
        work();
        for (std::thread &helper : helpers)
            helper.join();
        return m_code;
    }

private:
    static constexpr std::size_t ManyJobs = 20;   ///< fewer are done before anybody wonders

    void work()
    {
        TimelineExporter exporter;
        for (std::size_t next = m_next++; next < m_jobs.size(); next = m_next++)
            note(m_jobs[next], runJob(m_jobs[next], m_request, m_overwriting, exporter));
    }

    void note(const ExportJob &job, const JobOutcome &outcome)
    {
        const std::lock_guard lock(m_mutex);
        m_code = std::max(m_code, outcome.code);
        if (!outcome.complaint.isEmpty())
            console::complain(outcome.complaint);
        if (outcome.error)
            console::fail(job.output, 0, describe(*outcome.error));
        for (const QString &remark : outcome.remarks)
            say(job, remark);
        ++m_done;
        if (m_tellsProgress)
            console::progress(m_done, m_jobs.size());
    }

    /// The same remark is made once: a thousand files lack the same font.
    void say(const ExportJob &job, const QString &remark)
    {
        if (m_isQuiet || m_said.contains(remark))
            return;
        m_said.insert(remark);
        console::fail(job.output, 0, remark);
    }

    const std::vector<ExportJob> &m_jobs;
    const ExportRequest &m_request;
    Overwriting m_overwriting;
    bool m_isQuiet;
    bool m_tellsProgress;
    QSet<QString> m_said;   ///< guarded by the mutex
    std::atomic<std::size_t> m_next = 0;
    std::mutex m_mutex;
    std::size_t m_done = 0;   ///< guarded by the mutex, as is the code
    int m_code = 0;
};

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
    // Whatever platform the session names for its windows: a picture needs no display, and one may not be there.
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
    if (request.value().isView && !line.isQuiet)
        console::complain(
            Words::tr("A record does not say which part of it was shown: “view” draws its core, as the window opens it."));
    // Static, for it is not freed: see leave().
    static const LoadedRecords loaded = loadRecords(line, words);
    if (loaded.set.incidents.empty())
        return 1; // each reason has been said
    const auto jobs = exportJobs(request.value(), loaded.set, words);
    if (!jobs) {
        console::complain(jobs.error());
        return 2;
    }
    return std::max(loaded.hasFailed ? 1 : 0, JobRun(jobs.value(), request.value(), line).run());
}

} // namespace chronolane
