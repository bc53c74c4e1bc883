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

/// The whole window at 1280×720, in English, with sampleIncident() open. Its settings are its own.
struct WindowFixture
{
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    LanguageController language;
    AppearanceController appearance;
    std::optional<QString> note;   ///< what is answered when a note is asked for
    std::unique_ptr<MainWindow> window;

    WindowFixture()
    {
        language.setLanguage(QStringLiteral("en"));
        makeWindow();
    }

    /// A new window with what the settings remember.
    void makeWindow()
    {
        MainWindowServices services;
        services.read = [](const LoadItem &, const ReadingOptions &, const ReadingContext &) {
            ReadingReport report;
            report.format = "sample";
            report.incidents.push_back(*sampleIncident());
            return report;
        };
        services.write = [](const IncidentSet &, const QString &) { return std::optional<QString>(); };
        services.rules = std::make_shared<const IanaZoneRules>();
        services.locator = std::make_shared<const EvidenceFinder>();
        services.settings = &settings;
        services.askAboutUnsaved = [] { return UnsavedAnswer::Discard; };
        services.askForNote = [this](const QString &) { return note; };
        window = std::make_unique<MainWindow>(services, &language, &appearance);
        window->show();
        QSignalSpy loading(window->workspace(), &Workspace::loadingChanged);
        window->open({folder.filePath(QStringLiteral("sample"))}, {});
        while (window->workspace()->isLoading())
            loading.wait();
    }

    [[nodiscard]] TimelineView *timeline() const { return window->desk()->timeline(); }
    [[nodiscard]] const Incident &incident() const { return *window->desk()->incident(); }
};

} // namespace chronolane
