// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/timelineview/sampleincident.h"

#include "app/evidencefinder.h"
#include "app/incidentdesk.h"
#include "app/mainwindow.h"
#include "app/mainwindowactions.h"
#include "models/zones/ianazonerules.h"
#include "widgets/timelineview/timelineview.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>
#include <optional>

namespace chronolane {

/// The whole window at 1280×720, in English, with sampleIncident() open, or with nothing open and a way to read files.
/// Its settings are its own.
struct WindowFixture
{
    ReadFunction read;   ///< empty: everything is sampleIncident()
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    LanguageController language;
    AppearanceController appearance;
    std::optional<QString> note;   ///< what is answered when a note is asked for
    std::unique_ptr<MainWindow> window;

    explicit WindowFixture(ReadFunction reading = {}) : read(std::move(reading))
    {
        language.setLanguage(QStringLiteral("en"));
        makeWindow();
    }

    /// A new window with what the settings remember.
    void makeWindow()
    {
        MainWindowServices services;
        services.read = read ? read : ReadFunction(readSample);
        services.write = [](const IncidentSet &, const QString &) { return std::optional<QString>(); };
        services.rules = std::make_shared<const IanaZoneRules>();
        services.locator = std::make_shared<const EvidenceFinder>();
        services.settings = &settings;
        services.askAboutUnsaved = [] { return UnsavedAnswer::Discard; };
        services.askForNote = [this](const QString &) { return note; };
        window = std::make_unique<MainWindow>(services, &language, &appearance);
        window->show();
        if (!read)
            open({folder.filePath(QStringLiteral("sample"))});
    }

    /// Opens files, and waits until they are read.
    void open(const QStringList &paths, const ReadingOptions &options = {}) const
    {
        window->open(paths, options);
        wait();
    }

    /// Waits until all that is being read is read.
    void wait() const
    {
        QSignalSpy loading(window->workspace(), &Workspace::loadingChanged);
        while (window->workspace()->isLoading())
            loading.wait();
    }

    [[nodiscard]] TimelineView *timeline() const { return window->desk()->timeline(); }
    [[nodiscard]] const Incident &incident() const { return *window->desk()->incident(); }

private:
    static ReadingReport readSample(const LoadItem &, const ReadingContext &)
    {
        ReadingReport report;
        report.format = "sample";
        report.incidents.push_back(*sampleIncident());
        return report;
    }
};

} // namespace chronolane
