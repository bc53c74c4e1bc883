// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/appearance.h"
#include "app/arrangementmemory.h"
#include "app/filewatcher.h"
#include "app/languagecontroller.h"
#include "app/recentfiles.h"
#include "app/textscale.h"
#include "app/workspace.h"
#include "models/displaytext.h"
#include "models/incidenttablemodel.h"
#include "widgets/exportdialog.h"
#include "widgets/commandpalette.h"
#include "widgets/keysdialog.h"
#include "widgets/pastedialog.h"
#include "widgets/timelineview/timelineaction.h"

#include <QMainWindow>

#include <functional>
#include <memory>
#include <optional>

class QDockWidget;
class QLabel;
class QProgressBar;
class QSettings;
class QStackedWidget;
class QToolButton;

namespace chronolane {

class EvidenceLocator;
class IncidentChart;
class IncidentDesk;
class IncidentListPane;
class JoinAdvisor;
class JoinBar;
class MainWindowActions;
class MessageBar;
class ReadingDesk;
class TimelineMenu;
class WelcomePage;

/// What a person answers when unsaved changes would be lost.
enum class UnsavedAnswer { Save, Discard, Cancel };

/// What the window needs from outside; all of it is injected, so that tests can stand in for it.
struct MainWindowServices
{
    ReadFunction read;
    WriteFunction write;
    std::shared_ptr<const ZoneRules> rules;
    std::shared_ptr<const EvidenceLocator> locator;
    QSettings *settings = nullptr;   ///< not owned; outlives the window
    /// Asked before unsaved changes are lost; empty asks with a dialog.
    std::function<UnsavedAnswer()> askAboutUnsaved;
    /// Asked for the text of a note, given the one that is there; nullopt leaves it. Empty asks with a dialog.
    std::function<std::optional<QString>(const QString &before)> askForNote;
    QString samplePath;   ///< a record to try the program with; empty if none is installed
};

/// The window: incident list, timeline, details, evidence, table, figures, chart and remarks.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(MainWindowServices services, LanguageController *language, AppearanceController *appearance,
               QWidget *parent = nullptr);
    ~MainWindow() override;

    void open(const QStringList &paths, const ReadingOptions &options);

    [[nodiscard]] Workspace *workspace() { return &m_workspace; }
    [[nodiscard]] IncidentDesk *desk() const { return m_desk; }
    [[nodiscard]] IncidentListPane *incidentList() const { return m_list; }
    [[nodiscard]] MainWindowActions *actions() const { return m_actions; }
    /// Everything that the menus offer now.
    [[nodiscard]] std::vector<PaletteEntry> paletteEntries();
    /// Everything that has a key or may get one.
    [[nodiscard]] std::vector<KeyChoice> keyChoices();
    void takeKeys(const std::vector<KeyChoice> &choices);   ///< uses and remembers them
    [[nodiscard]] TimelineMenu *timelineMenu() const { return m_timelineMenu; }
    [[nodiscard]] MessageBar *messageBar() const { return m_messages; }
    [[nodiscard]] IncidentChart *chart() const { return m_chart; }
    [[nodiscard]] ReadingDesk *reading() const { return m_reading; }
    [[nodiscard]] JoinBar *joinBar() const { return m_joinBar; }

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    static constexpr int StatusTime = 6'000;   ///< ms that a notice stays in the status bar

    // mainwindow.cpp: the parts and how they follow each other
    void buildPanels();
    [[nodiscard]] QDockWidget *addPanel(const char *name, QWidget *content, Qt::DockWidgetArea area);
    void connectActions();
    void connectTimeline();
    void connectWorkspace();
    void setRow(int row);
    void showFirstIncident();
    void updateActions();
    void retranslate();
    void applyLanguage(const QString &language);
    void applyTheme();

    // mainwindowfiles.cpp: files in and out
    void chooseFiles();
    void chooseFolder();
    void pasteText();
    [[nodiscard]] PastePreview previewOf(const QString &text, const ReadingOptions &options) const;
    void openSample();
    void reloadAll();
    bool save();
    bool saveAs();
    bool saveTo(const QString &path);
    [[nodiscard]] bool mayLoseChanges();
    [[nodiscard]] UnsavedAnswer askAboutUnsaved();
    void closeFiles();
    void fillRecentMenu();
    void showProblems();
    void showLoading(bool isLoading);
    void showProgress(const QString &path, int fileNumber, int fileCount, double fraction);

    // mainwindownotes.cpp: bookmarks and notes
    [[nodiscard]] std::optional<Annotation> annotationHere(Annotation::Kind kind) const;
    void editAnnotations(std::vector<Annotation> annotations, const QString &what);
    void toggleBookmark();
    void editNote();
    [[nodiscard]] std::optional<QString> askForNote(const QString &before);

    // mainwindowexport.cpp: for other programs and for paper
    void exportImage();
    [[nodiscard]] ExportDialogServices exportServices(const QString &name);
    void exportTo(const QString &path, const ExportChoice &choice);
    void exportAgain();
    void copyImage();
    void copyTable();
    void print();

    // mainwindowincident.cpp: what several sources tell of one incident
    void connectReading();
    void chooseJoin();
    void join(const std::vector<int> &rows);
    void useTelling(const QString &eventId);
    // mainwindowkeys.cpp: the keys that a person chose
    void applyKeys(const std::vector<KeyChoice> &choices);
    void readKeys();
    void chooseKeys();
    [[nodiscard]] QAction *actionOfSign(const QKeyEvent &event) const;

    // mainwindowpalette.cpp: the palette, and how large and lively everything is
    void showPalette();
    void showPreferences();
    void connectComfort();
    void nameSecondZones();
    void setSecondZone(const QString &zone);

    // mainwindowpanes.cpp: where the keys go
    void connectPanes();
    void stepPane(int direction);
    void selectAll();

    // mainwindowlanes.cpp: how the lanes of each incident are arranged
    class ArrangeLanes;
    void connectLanes();
    void rememberArrangement();
    void recallArrangement(const Incident &incident);
    void arrange(const Incident &incident, LaneGrouping grouping, const LaneArrangement &lanes);

    // mainwindowview.cpp: what people choose for an incident, and help
    void editView(const std::function<void(ViewChoice &)> &change, const QString &what);
    void chooseZone();
    void showZoneChoice();
    void setT0(std::optional<UtcTime> time);
    void performForTimeline(TimelineAction action);
    void restore();
    void remember();
    void showShortcuts();
    void showAbout();

    MainWindowServices m_services;
    LanguageController *m_language;
    AppearanceController *m_appearance;
    DisplayText m_text;
    IncidentTableModel m_incidents;
    Workspace m_workspace;
    FileWatcher m_watcher;
    RecentFiles m_recent;
    TextScale m_textScale;
    ArrangementMemory m_arrangements;
    LaneGrouping m_usualGrouping = LaneGrouping::Kind;   ///< as it was chosen last
    std::string m_usualSecondZone;
    MainWindowActions *m_actions;
    IncidentDesk *m_desk;
    TimelineMenu *m_timelineMenu;
    ReadingDesk *m_reading;
    IncidentListPane *m_list;
    IncidentChart *m_chart;
    MessageBar *m_messages;
    JoinBar *m_joinBar;
    JoinAdvisor *m_joins;
    WelcomePage *m_welcome;
    QStackedWidget *m_stack;
    QProgressBar *m_progress;
    QToolButton *m_cancel;
    QLabel *m_zone;
    QDockWidget *m_listPanel = nullptr;
    QDockWidget *m_detailsPanel = nullptr;
    QDockWidget *m_evidencePanel = nullptr;
    QDockWidget *m_tablePanel = nullptr;
    QDockWidget *m_metricsPanel = nullptr;
    QDockWidget *m_chartPanel = nullptr;
    QDockWidget *m_diagnosticsPanel = nullptr;
    QDockWidget *m_reportPanel = nullptr;
    int m_row = -1;               ///< the chosen incident
    bool m_keepsSight = false;    ///< the next incident is the shown one, read again: selection and range stay
    bool m_canShowKorean = true;

    struct LastExport
    {
        std::string incident;   ///< its id
        QString path;
        ExportChoice choice;
    };
    std::optional<LastExport> m_lastExport;
};

} // namespace chronolane
