// SPDX-License-Identifier: GPL-3.0-or-later
// MainWindow: what several sources tell of one incident, and what was made of their lines.
#include "app/mainwindow.h"

#include "app/incidentdesk.h"
#include "app/joinadvisor.h"
#include "app/mainwindowactions.h"
#include "app/readingdesk.h"
#include "models/analysis/reconciliation.h"
#include "widgets/detailspane.h"
#include "widgets/incidentlistpane.h"
#include "widgets/joindialog.h"

#include <QAction>

namespace chronolane {

void MainWindow::connectReading()
{
    // After showFirstIncident(), so that they see the incident that was chosen there.
    connect(&m_workspace, &Workspace::incidentsChanged, m_reading, &ReadingDesk::follow);
    connect(m_reading, &ReadingDesk::rowRequested, m_list, &IncidentListPane::setCurrentRow);
    const auto look = [this] {
        if (!m_workspace.isLoading())
            m_joins->look();
    };
    connect(&m_workspace, &Workspace::incidentsChanged, m_joins, look);
    connect(&m_workspace, &Workspace::loadingChanged, m_joins, look);
    connect(m_joins, &JoinAdvisor::joinRequested, this, &MainWindow::join);
    connect(m_actions->join, &QAction::triggered, this, &MainWindow::chooseJoin);
    connect(m_desk->details(), &DetailsPane::tellingRequested, this, &MainWindow::useTelling);
}

void MainWindow::chooseJoin()
{
    std::vector<int> chosen = m_joins->proposedRows();
    if (chosen.empty() && m_row >= 0)
        chosen = {m_row};
    JoinDialog dialog(&m_incidents, chosen, this);
    if (dialog.exec() == QDialog::Accepted)
        join(dialog.rows());
}

void MainWindow::join(const std::vector<int> &rows)
{
    if (rows.size() > 1)
        m_list->setCurrentRow(m_workspace.join(rows, tr("Join incidents")));
}

void MainWindow::useTelling(const QString &eventId)
{
    const std::shared_ptr<const Incident> &shown = m_desk->incident();
    if (!shown)
        return;
    auto edited = std::make_shared<const Incident>(withTellingUsed(*shown, eventId.toStdString()));
    if (*edited != *shown)
        m_workspace.edit(m_row, std::move(edited), tr("Use another telling"));
}

} // namespace chronolane
