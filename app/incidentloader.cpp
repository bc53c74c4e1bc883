// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/incidentloader.h"

#include "models/analysis/analysis.h"

#include <QElapsedTimer>

#include <utility>

namespace chronolane {

namespace {

constexpr qint64 ProgressInterval = 50;   ///< ms between two messages to the window

} // namespace

IncidentLoader::IncidentLoader(ReadFunction read, std::shared_ptr<const ZoneRules> rules, QObject *parent)
    : QObject(parent)
    , m_read(std::move(read))
    , m_rules(std::move(rules))
{
}

IncidentLoader::~IncidentLoader()
{
    m_thread.request_stop();
}

void IncidentLoader::start(const std::vector<LoadItem> &items)
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
    m_isRunning = true;
    const quint64 load = ++m_load;
    m_thread = std::jthread(
        [this, items, load](std::stop_token stop) { run(std::move(stop), items, load); });
}

void IncidentLoader::cancel()
{
    m_thread.request_stop();
}

void IncidentLoader::run(std::stop_token stop, const std::vector<LoadItem> &items, quint64 load)
{
    const auto post = [this, load](auto &&task) {
        QMetaObject::invokeMethod(
            this,
            [this, load, task = std::forward<decltype(task)>(task)] {
                if (load == m_load)
                    task();
            },
            Qt::QueuedConnection);
    };
    const int count = static_cast<int>(items.size());
    for (int i = 0; i < count && !stop.stop_requested(); ++i) {
        const LoadItem &item = items[static_cast<std::size_t>(i)];
        const QString &name = item.name;
        QElapsedTimer sinceProgress;
        ReadingContext context;
        context.zones = m_rules.get();
        context.isCancelled = [&stop] { return stop.stop_requested(); };
        context.progress = [&](std::uint64_t done, std::uint64_t total) {
            if (sinceProgress.isValid() && sinceProgress.elapsed() < ProgressInterval)
                return;
            sinceProgress.start();
            const double fraction = total == 0 ? 0 : static_cast<double>(done) / static_cast<double>(total);
            post([this, name, i, count, fraction] { emit progressed(name, i + 1, count, fraction); });
        };
        context.progress(0, 0);
        auto report = std::make_shared<ReadingReport>(m_read(item, context));
        for (Incident &incident : report->incidents)
            analyse(incident);
        post([this, name, report] { emit fileRead(name, report); });
    }
    const bool wasCancelled = stop.stop_requested();
    post([this, wasCancelled] {
        m_isRunning = false;
        emit finished(wasCancelled);
    });
}

} // namespace chronolane
