// SPDX-License-Identifier: GPL-3.0-or-later
// MainWindow: what people choose for an incident, the window's own memory, and help.
#include "app/mainwindow.h"

#include "app/incidentdesk.h"
#include "app/mainwindowactions.h"
#include "app/timelinemenu.h"
#include "widgets/eventtablepane.h"
#include "widgets/searchfield.h"
#include "widgets/shortcutsheet.h"
#include "widgets/timelineview/lanesdialog.h"
#include "widgets/timelineview/timelineview.h"
#include "widgets/zonedialog.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QScreen>
#include <QSettings>
#include <QTimeZone>

namespace chronolane {

namespace {

constexpr QSize UsualSize{1280, 720};
/// Raised when the panels change, so that an older arrangement is not forced on new ones.
constexpr int ArrangementVersion = 2;

QString geometryKey()
{
    return QStringLiteral("window/geometry");
}

QString arrangementKey()
{
    return QStringLiteral("window/arrangement");
}

} // namespace

void MainWindow::editView(const std::function<void(ViewChoice &)> &change, const QString &what)
{
    if (!m_desk->incident())
        return;
    auto edited = std::make_shared<Incident>(*m_desk->incident());
    change(edited->view);
    if (edited->view != m_desk->incident()->view)
        m_workspace.edit(m_row, std::move(edited), what);
    showZoneChoice();
}

void MainWindow::chooseZone()
{
    ZoneDialog dialog(QString::fromStdString(m_desk->displayText().zone()), this);
    if (dialog.exec() == QDialog::Accepted)
        editView([&dialog](ViewChoice &view) { view.zone = dialog.zone().toStdString(); }, tr("Change zone"));
    showZoneChoice();
}

void MainWindow::showZoneChoice()
{
    const std::shared_ptr<const Incident> &incident = m_desk->incident();
    m_zone->setText(incident ? tr("Zone: %1").arg(m_desk->displayText().zoneLabel(
                                   startOf(*incident).value_or(fromUnixMicroseconds(0))))
                             : QString());
    const std::string zone = incident ? incident->view.zone : std::string();
    QAction *chosen = m_actions->zoneOther;
    if (zone.empty())
        chosen = m_actions->zoneOfSource;
    else if (zone == "UTC")
        chosen = m_actions->zoneUtc;
    else if (zone == QTimeZone::systemTimeZoneId().toStdString())
        chosen = m_actions->zoneLocal;
    chosen->setChecked(true);
}

void MainWindow::setT0(std::optional<UtcTime> time)
{
    editView([&time](ViewChoice &view) { view.t0 = time; }, time ? tr("Set T0") : tr("Reset T0"));
}

void MainWindow::performForTimeline(TimelineAction action)
{
    switch (action) {
    case TimelineAction::CycleZone:
        (m_actions->zoneOfSource->isChecked() ? m_actions->zoneUtc
             : m_actions->zoneUtc->isChecked() ? m_actions->zoneLocal
                                               : m_actions->zoneOfSource)
            ->trigger();
        break;
    case TimelineAction::ToggleDetails: m_detailsPanel->toggleViewAction()->trigger(); break;
    case TimelineAction::Find: m_actions->find->trigger(); break;
    case TimelineAction::ShowKeys: m_actions->shortcuts->trigger(); break;
    case TimelineAction::ToggleBookmark: toggleBookmark(); break;
    case TimelineAction::AddNote: editNote(); break;
    case TimelineAction::ShowLanes: LanesDialog(m_desk->timeline(), this).exec(); break;
    default: break;
    }
}

void MainWindow::showShortcuts()
{
    std::vector<ShortcutGroup> groups = m_timelineMenu->shortcutGroups();
    for (ShortcutGroup &group : m_actions->shortcutGroups())
        groups.push_back(std::move(group));
    ShortcutSheet(groups, this).exec();
}

void MainWindow::showAbout()
{
    QMessageBox::about(
        this, tr("About Chronolane"),
        tr("<h3>Chronolane %1</h3><p>Incident timelines that say only what the record says.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later.</p>")
            .arg(QCoreApplication::applicationVersion()));
}

void MainWindow::restore()
{
    const QSettings &settings = *m_services.settings;
    if (!restoreGeometry(settings.value(geometryKey()).toByteArray()))
        resize(UsualSize);
    if (!restoreState(settings.value(arrangementKey()).toByteArray(), ArrangementVersion)) {
        resizeDocks({m_listPanel, m_detailsPanel}, {215, 265}, Qt::Horizontal);
        resizeDocks({m_detailsPanel, m_evidencePanel}, {3, 4}, Qt::Vertical);
        resizeDocks({m_tablePanel}, {170}, Qt::Vertical);
    }
}

void MainWindow::remember()
{
    m_services.settings->setValue(geometryKey(), saveGeometry());
    m_services.settings->setValue(arrangementKey(), saveState(ArrangementVersion));
}

} // namespace chronolane
