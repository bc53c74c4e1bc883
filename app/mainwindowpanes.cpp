// SPDX-License-Identifier: GPL-3.0-or-later
// MainWindow: which pane the keys go to, and what they select there.
#include "app/mainwindow.h"

#include "app/incidentdesk.h"
#include "app/mainwindowactions.h"
#include "widgets/timelineview/timelineview.h"

#include <QAction>
#include <QDockWidget>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QStackedWidget>
#include <QTextEdit>

#include <algorithm>
#include <vector>

namespace chronolane {

namespace {

bool takesKeys(const QWidget *widget)
{
    return (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->isEnabled() && widget->isVisible();
}

/// What had the keys last in a pane, else the first in it that takes them; nullptr if nothing does.
QWidget *focusTargetOf(QWidget *pane)
{
    if (takesKeys(pane))
        return pane;
    if (QWidget *last = pane->focusWidget(); last && takesKeys(last))
        return last;
    for (QWidget *next = pane->nextInFocusChain(); next != pane; next = next->nextInFocusChain()) {
        if (pane->isAncestorOf(next) && takesKeys(next))
            return next;
    }
    return nullptr;
}

/// A panel behind another one of its tabs cannot be seen.
bool isSeen(const QWidget *pane)
{
    return pane->isVisible() && !pane->visibleRegion().isEmpty();
}

} // namespace

void MainWindow::connectPanes()
{
    connect(m_actions->nextPane, &QAction::triggered, this, [this] { stepPane(1); });
    connect(m_actions->previousPane, &QAction::triggered, this, [this] { stepPane(-1); });
    connect(m_actions->selectAll, &QAction::triggered, this, &MainWindow::selectAll);
    connect(m_actions->selectNone, &QAction::triggered, this,
            [this] { m_desk->timeline()->selectionModel()->clear(); });
}

/// From the incidents over the timeline to the panels beside and below it, and round again.
void MainWindow::stepPane(int direction)
{
    std::vector<QWidget *> panes{m_listPanel, m_stack};
    for (QDockWidget *panel : {m_detailsPanel, m_evidencePanel, m_tablePanel, m_metricsPanel, m_chartPanel,
                               m_diagnosticsPanel, m_reportPanel})
        panes.push_back(panel);
    std::erase_if(panes, [](QWidget *pane) { return !isSeen(pane) || !focusTargetOf(pane); });
    if (panes.empty())
        return;
    const QWidget *focus = focusWidget();
    const auto here = std::ranges::find_if(
        panes, [focus](const QWidget *pane) { return focus && (pane == focus || pane->isAncestorOf(focus)); });
    const auto count = std::ssize(panes);
    // From beside all panes (a tool bar, the filter bar) the way begins at either end.
    const auto from = here == panes.end() ? (direction > 0 ? -1 : count) : here - panes.begin();
    const auto to = static_cast<std::size_t>((from + direction + count) % count);
    focusTargetOf(panes[to])->setFocus(direction > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
}

/// All words of the field or text that has the focus, else all events.
void MainWindow::selectAll()
{
    QWidget *focus = focusWidget();
    if (auto *field = qobject_cast<QLineEdit *>(focus))
        field->selectAll();
    else if (auto *plain = qobject_cast<QPlainTextEdit *>(focus))
        plain->selectAll();
    else if (auto *text = qobject_cast<QTextEdit *>(focus))
        text->selectAll();
    else
        m_desk->timeline()->selectAll();
}

} // namespace chronolane
