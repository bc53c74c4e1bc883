// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindow.h"

#include "app/incidentdesk.h"
#include "app/joinadvisor.h"
#include "app/mainwindowactions.h"
#include "app/readingdesk.h"
#include "app/timelinemenu.h"
#include "models/domain/incident.h"
#include "widgets/detailspane.h"
#include "widgets/diagnosticspane.h"
#include "widgets/eventtablepane.h"
#include "widgets/evidencepane.h"
#include "widgets/filterbar.h"
#include "widgets/incidentchart.h"
#include "widgets/incidentlistpane.h"
#include "widgets/joinbar.h"
#include "widgets/messagebar.h"
#include "widgets/metricspane.h"
#include "widgets/readingreportpane.h"
#include "widgets/searchfield.h"
#include "widgets/timelineview/timelineview.h"
#include "widgets/welcomepage.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimeZone>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

/// Q_INIT_RESOURCE declares a function of the global namespace and so must not stand in another one. The icons lie in
/// a static library, which does not register them by itself.
static void registerIcons()
{
    Q_INIT_RESOURCE(chronolane);
}

namespace chronolane {

MainWindow::MainWindow(MainWindowServices services, LanguageController *language, AppearanceController *appearance,
                       QWidget *parent)
    : QMainWindow(parent)
    , m_services(std::move(services))
    , m_language(language)
    , m_appearance(appearance)
    , m_text(language->language(), "UTC", m_services.rules)
    , m_incidents(m_text)
    , m_workspace(&m_incidents, m_services.read, m_services.write, m_services.rules)
    , m_recent(*m_services.settings)
    , m_arrangements(m_services.settings)
    , m_actions((registerIcons(), new MainWindowActions(this, m_workspace.undoStack())))
    , m_desk(new IncidentDesk(m_text, m_services.locator, this))
    , m_timelineMenu(new TimelineMenu(m_actions->timeline, m_desk->timeline()))
    , m_reading(new ReadingDesk(&m_workspace, m_desk, m_text, this))
    , m_list(new IncidentListPane(&m_incidents, m_text, this))
    , m_chart(new IncidentChart(&m_incidents, m_text, this))
    , m_messages(new MessageBar(this))
    , m_joinBar(new JoinBar(this))
    , m_joins(new JoinAdvisor(&m_incidents, m_joinBar, m_text, this))
    , m_welcome(new WelcomePage(this))
    , m_stack(new QStackedWidget(this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new QToolButton(this))
    , m_zone(new QLabel(this))
{
    setAcceptDrops(true);
    setDockNestingEnabled(true);
    auto *centre = new QWidget(this);
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addWidget(m_joinBar);
    layout->addWidget(m_desk->filterBar());
    layout->addWidget(m_stack, 1);
    m_stack->addWidget(m_welcome);
    m_stack->addWidget(m_desk->timeline());
    setCentralWidget(centre);
    m_welcome->setSampleOffered(!m_services.samplePath.isEmpty());
    m_progress->setMaximumWidth(240);
    for (QWidget *part : {static_cast<QWidget *>(m_progress), static_cast<QWidget *>(m_cancel)}) {
        statusBar()->addPermanentWidget(part);
        part->hide();
    }
    statusBar()->addPermanentWidget(m_zone);
    buildPanels();
    connectActions();
    connectTimeline();
    connectWorkspace();
    connectReading();
    connectLanes();
    connectPanes();
    connectComfort();
    retranslate();
    readKeys();
    applyTheme();
    restore();
    updateActions();
    m_canShowKorean = LanguageController::canShowKorean();
    showProblems();
}

MainWindow::~MainWindow() = default;

QDockWidget *MainWindow::addPanel(const char *name, QWidget *content, Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(this);
    dock->setObjectName(QLatin1String(name));   // for saveState()
    dock->setWidget(content);
    addDockWidget(area, dock);
    m_actions->panels->addAction(dock->toggleViewAction());
    // A panel that comes back among tabs would stay behind the one that took its place.
    connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool isShown) {
        if (isShown)
            dock->raise();
    });
    return dock;
}

void MainWindow::buildPanels()
{
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_listPanel = addPanel("incidents", m_list, Qt::LeftDockWidgetArea);
    m_detailsPanel = addPanel("details", m_desk->details(), Qt::RightDockWidgetArea);
    m_evidencePanel = addPanel("evidence", m_desk->evidence(), Qt::RightDockWidgetArea);
    m_tablePanel = addPanel("table", m_desk->table(), Qt::BottomDockWidgetArea);
    m_metricsPanel = addPanel("metrics", m_desk->metrics(), Qt::BottomDockWidgetArea);
    m_chartPanel = addPanel("chart", m_chart, Qt::BottomDockWidgetArea);
    m_diagnosticsPanel = addPanel("diagnostics", m_desk->diagnostics(), Qt::BottomDockWidgetArea);
    m_reportPanel = addPanel("report", m_reading->pane(), Qt::BottomDockWidgetArea);
    tabifyDockWidget(m_tablePanel, m_metricsPanel);
    tabifyDockWidget(m_metricsPanel, m_chartPanel);
    tabifyDockWidget(m_chartPanel, m_diagnosticsPanel);
    tabifyDockWidget(m_diagnosticsPanel, m_reportPanel);
    setTabPosition(Qt::BottomDockWidgetArea, QTabWidget::North);
    m_tablePanel->raise();
    m_tablePanel->toggleViewAction()->setShortcut(Qt::Key_F8);
    m_detailsPanel->toggleViewAction()->setShortcut(Qt::Key_F9);
}

void MainWindow::connectActions()
{
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(m_actions->open, &MainWindow::chooseFiles);
    on(m_actions->openFolder, &MainWindow::chooseFolder);
    on(m_actions->paste, &MainWindow::pasteText);
    on(m_actions->reload, &MainWindow::reloadAll);
    on(m_actions->save, &MainWindow::save);
    on(m_actions->saveAs, &MainWindow::saveAs);
    on(m_actions->exportImage, &MainWindow::exportImage);
    on(m_actions->exportAgain, &MainWindow::exportAgain);
    on(m_actions->print, &MainWindow::print);
    on(m_actions->copyTable, &MainWindow::copyTable);
    on(m_actions->copyImage, &MainWindow::copyImage);
    on(m_actions->closeAll, &MainWindow::closeFiles);
    on(m_actions->quit, &MainWindow::close);
    on(m_actions->copy, [this] { m_desk->copyEvents(); });
    on(m_actions->find, [this] {
        m_tablePanel->show();
        m_tablePanel->raise();
        m_desk->table()->searchField()->setFocus();
    });
    on(m_actions->findNext, [this] { m_desk->showNextHit(1); });
    on(m_actions->findPrevious, [this] { m_desk->showNextHit(-1); });
    on(m_actions->filter, [this] { m_desk->filterBar()->open(); });
    on(m_actions->zoneOfSource, [this] { editView([](ViewChoice &view) { view.zone.clear(); }, tr("Change zone")); });
    on(m_actions->zoneUtc, [this] { editView([](ViewChoice &view) { view.zone = "UTC"; }, tr("Change zone")); });
    on(m_actions->zoneLocal, [this] {
        const std::string zone = QTimeZone::systemTimeZoneId().toStdString();
        editView([&zone](ViewChoice &view) { view.zone = zone; }, tr("Change zone"));
    });
    on(m_actions->zoneOther, &MainWindow::chooseZone);
    on(m_actions->english, [this] { m_language->setLanguage(QStringLiteral("en")); });
    on(m_actions->korean, [this] { m_language->setLanguage(QStringLiteral("ko")); });
    on(m_actions->nextLanguage, [this] {
        m_language->setLanguage(m_text.language() == QLatin1String("ko") ? QStringLiteral("en")
                                                                         : QStringLiteral("ko"));
    });
    for (int i = 0; i < AppearanceCount; ++i)
        on(m_actions->appearances[static_cast<std::size_t>(i)],
           [this, i] { m_appearance->setAppearance(static_cast<Appearance>(i)); });
    on(m_actions->nextAppearance, [this] {
        const int next = (static_cast<int>(m_appearance->appearance()) + 1) % AppearanceCount;
        m_appearance->setAppearance(static_cast<Appearance>(next));
    });
    on(m_actions->fullScreen, [this](bool isOn) { isOn ? showFullScreen() : showNormal(); });
    on(m_actions->shortcuts, &MainWindow::showShortcuts);
    on(m_actions->changeKeys, &MainWindow::chooseKeys);
    on(m_actions->about, &MainWindow::showAbout);
    on(m_actions->aboutQt, &QApplication::aboutQt);
    connect(m_actions->recent, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    connect(m_welcome, &WelcomePage::openRequested, this, &MainWindow::chooseFiles);
    connect(m_welcome, &WelcomePage::pasteRequested, this, &MainWindow::pasteText);
    connect(m_welcome, &WelcomePage::sampleRequested, this, &MainWindow::openSample);
    connect(m_language, &LanguageController::languageChanged, this, &MainWindow::applyLanguage);
    connect(m_appearance, &AppearanceController::changed, this, &MainWindow::applyTheme);
}

void MainWindow::connectTimeline()
{
    TimelineView *timeline = m_desk->timeline();
    const auto perform = [this, timeline](QAction *action, TimelineAction what) {
        connect(action, &QAction::triggered, timeline, [timeline, what] { timeline->perform(what); });
    };
    perform(m_actions->zoomIn, TimelineAction::ZoomIn);
    perform(m_actions->zoomOut, TimelineAction::ZoomOut);
    perform(m_actions->fitAll, TimelineAction::FitAll);
    perform(m_actions->fitCore, TimelineAction::FitCore);
    connect(m_actions->relativeTimes, &QAction::toggled, timeline, &TimelineView::setRelativeRowShown);
    connect(m_actions->axisBreaks, &QAction::toggled, timeline, &TimelineView::setGapsBroken);
    connect(timeline, &TimelineView::relativeRowShownChanged, m_actions->relativeTimes, &QAction::setChecked);
    connect(timeline, &TimelineView::gapsBrokenChanged, m_actions->axisBreaks, &QAction::setChecked);
    m_actions->relativeTimes->setChecked(timeline->isRelativeRowShown());
    connect(timeline, &TimelineView::t0Requested, this, [this](std::optional<qint64> time) {
        setT0(time ? std::optional(fromUnixMicroseconds(*time)) : std::nullopt);
    });
    connect(timeline, &TimelineView::actionRequested, this, &MainWindow::performForTimeline);
    connect(m_actions->setT0, &QAction::triggered, this, [this] {
        if (const Event *event = m_desk->currentEvent(); event && event->start)
            setT0(event->start);
    });
    connect(m_actions->resetT0, &QAction::triggered, this, [this] { setT0(std::nullopt); });
    connect(m_desk, &IncidentDesk::currentEventChanged, this, &MainWindow::updateActions);
}

void MainWindow::connectWorkspace()
{
    connect(m_list, &IncidentListPane::currentRowChanged, this, &MainWindow::setRow);
    connect(m_chart, &IncidentChart::rowActivated, m_list, &IncidentListPane::setCurrentRow);
    connect(&m_workspace, &Workspace::incidentsChanged, this, &MainWindow::showFirstIncident);
    connect(&m_workspace, &Workspace::problemsChanged, this, &MainWindow::showProblems);
    connect(&m_workspace, &Workspace::modifiedChanged, this, &MainWindow::updateActions);
    connect(&m_workspace, &Workspace::filesChanged, this, [this] {
        m_watcher.setFiles(m_workspace.paths());
        updateActions();
    });
    connect(&m_workspace, &Workspace::loadingChanged, this, &MainWindow::showLoading);
    connect(&m_workspace, &Workspace::progressed, this, &MainWindow::showProgress);
    connect(&m_workspace, &Workspace::opened, this, [this](const QString &path) { m_recent.add(path); });
    connect(&m_workspace, &Workspace::saved, this, [this](const QString &path) {
        m_watcher.acknowledge(path);
        m_recent.add(path);
    });
    connect(&m_watcher, &FileWatcher::changed, &m_workspace, &Workspace::reload);
    connect(m_cancel, &QToolButton::clicked, &m_workspace, &Workspace::cancel);
    connect(&m_incidents, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &from, const QModelIndex &to, const QList<int> &roles) {
                // No roles: a value was edited, not only its words.
                if (roles.isEmpty() && from.row() <= m_row && m_row <= to.row()) {
                    m_desk->updateIncident(m_incidents.incidentAt(m_row));
                    updateActions();
                }
            });
}

void MainWindow::open(const QStringList &paths, const ReadingOptions &options)
{
    m_workspace.setReadingOptions(options);
    m_workspace.open(paths);
}

void MainWindow::setRow(int row)
{
    m_row = row;
    const std::shared_ptr<const Incident> incident = m_incidents.incidentAt(row);
    if (incident && incident != m_desk->incident() && !m_keepsSight)
        recallArrangement(*incident);
    if (incident != m_desk->incident())
        m_keepsSight ? m_desk->updateIncident(incident) : m_desk->setIncident(incident);
    m_stack->setCurrentWidget(m_incidents.rowCount() == 0 ? static_cast<QWidget *>(m_welcome)
                                                          : m_desk->timeline());
    m_chart->setCurrentRow(row);
    updateActions();
}

/// After a reset nothing is chosen: the incident of the same id again, else the first.
void MainWindow::showFirstIncident()
{
    const std::string wanted = m_desk->incident() ? m_desk->incident()->id : std::string();
    int row = m_incidents.rowCount() > 0 ? 0 : -1;
    for (int i = 0; i < m_incidents.rowCount() && !wanted.empty(); ++i) {
        if (m_incidents.incidentAt(i)->id == wanted) {
            row = i;
            break;
        }
    }
    m_keepsSight = row >= 0 && !wanted.empty() && m_incidents.incidentAt(row)->id == wanted;
    m_list->setCurrentRow(row);
    setRow(row);
    m_keepsSight = false;
}

void MainWindow::updateActions()
{
    const std::shared_ptr<const Incident> &incident = m_desk->incident();
    const bool hasIncident = incident != nullptr;
    for (QAction *action : {m_actions->save, m_actions->saveAs, m_actions->exportImage, m_actions->exportAgain,
                            m_actions->print, m_actions->copyTable, m_actions->copyImage,
                            m_actions->closeAll, m_actions->reload, m_actions->selectNone, m_actions->find, m_actions->findNext, m_actions->findPrevious,
                            m_actions->filter, m_actions->zoomIn,
                            m_actions->zoomOut, m_actions->fitAll, m_actions->fitCore})
        action->setEnabled(hasIncident);
    m_actions->zone->setEnabled(hasIncident);
    m_timelineMenu->showIncident(m_desk->displayText());
    m_actions->join->setEnabled(m_incidents.rowCount() > 1);
    const Event *event = m_desk->currentEvent();
    m_actions->copy->setEnabled(event != nullptr);
    m_actions->setT0->setEnabled(event && event->start);
    m_actions->resetT0->setEnabled(hasIncident && incident->view.t0);
    setWindowModified(m_workspace.isModified());
    const QString document = QFileInfo(m_workspace.documentPath()).fileName();
    const QString name = !document.isEmpty() ? document : hasIncident ? m_text.title(*incident) : QString();
    setWindowTitle(name.isEmpty() ? tr("Chronolane") : tr("%1[*] – Chronolane").arg(name));
    showZoneChoice();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::WindowStateChange)
        m_actions->fullScreen->setChecked(isFullScreen());
    QMainWindow::changeEvent(event);
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_timelineMenu->retranslate();
    m_listPanel->setWindowTitle(tr("Incidents"));
    m_detailsPanel->setWindowTitle(tr("Details"));
    m_evidencePanel->setWindowTitle(tr("Source"));
    m_tablePanel->setWindowTitle(tr("Events"));
    m_metricsPanel->setWindowTitle(tr("Figures"));
    m_chartPanel->setWindowTitle(tr("Chart"));
    m_diagnosticsPanel->setWindowTitle(tr("Remarks"));
    m_reportPanel->setWindowTitle(tr("Reading report"));
    m_cancel->setText(tr("Cancel"));
    (m_text.language() == QLatin1String("ko") ? m_actions->korean : m_actions->english)->setChecked(true);
    updateActions();
}

void MainWindow::applyLanguage(const QString &language)
{
    m_text = m_text.withLanguage(language);
    m_incidents.setDisplayText(m_text);
    m_list->setDisplayText(m_text);
    m_chart->setDisplayText(m_text);
    m_desk->setDisplayText(m_text);
    m_reading->setDisplayText(m_text);
    m_joins->setDisplayText(m_text);
    m_services.settings->setValue(QStringLiteral("language"), language);
    showProblems();
    retranslate();
}

void MainWindow::applyTheme()
{
    m_desk->timeline()->setTheme(m_appearance->timelineTheme());
    m_actions->appearances[static_cast<std::size_t>(m_appearance->appearance())]->setChecked(true);
    m_services.settings->setValue(QStringLiteral("theme"), appearanceName(m_appearance->appearance()));
}

} // namespace chronolane
