// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingoptions.h"
#include "models/domain/readingreport.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace chronolane {

/// A file to read, or a text that came from elsewhere.
struct LoadItem
{
    QString name;   ///< absolute path of a file; what a text is called
    std::shared_ptr<const std::string> text;   ///< null for a file
    ReadingOptions options = {};               ///< what people said of it
};

/// Reads one file or text. Called in the loader's thread; must be safe there.
using ReadFunction = std::function<ReadingReport(const LoadItem &item, const ReadingContext &context)>;

/// Reads and analyses files in a thread of its own, one after the other, so that the window never waits. One load at a time.
class IncidentLoader : public QObject
{
    Q_OBJECT

public:
    IncidentLoader(ReadFunction read, std::shared_ptr<const ZoneRules> rules, QObject *parent = nullptr);
    /// Cancels a running load and waits for it.
    ~IncidentLoader() override;

    /// Starts to read. A load that is still running is cancelled first; its finished() is not emitted.
    void start(const std::vector<LoadItem> &items);

    /// Asks the running load to stop; finished() follows.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

signals:
    /// In the loader's own thread of life (the GUI's), in the order of the items. A failed file has a fatal error.
    void fileRead(const QString &name, const std::shared_ptr<chronolane::ReadingReport> &report);
    /// `done` and `total` are bytes of the file that is read now.
    void progressed(const QString &name, int fileNumber, int fileCount, double fraction);
    void finished(bool wasCancelled);

private:
    void run(std::stop_token stop, const std::vector<LoadItem> &items, quint64 load);

    ReadFunction m_read;
    std::shared_ptr<const ZoneRules> m_rules;
    std::jthread m_thread;
    quint64 m_load = 0;   ///< number of the current load: what an older one still posts is dropped
    bool m_isRunning = false;
};

} // namespace chronolane
