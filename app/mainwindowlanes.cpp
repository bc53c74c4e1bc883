// SPDX-License-Identifier: GPL-3.0-or-later
// MainWindow: how the lanes of each incident are arranged.
#include "app/mainwindow.h"

#include "app/incidentdesk.h"
#include "models/domain/incident.h"
#include "widgets/timelineview/timelineview.h"

#include <QUndoCommand>

namespace chronolane {

/// Arranges the lanes of an incident, and back; which lanes are collapsed stays as it is.
class MainWindow::ArrangeLanes : public QUndoCommand
{
public:
    ArrangeLanes(MainWindow *window, LaneGrouping grouping, LaneArrangement before, LaneArrangement after,
                 const QString &what)
        : QUndoCommand(what)
        , m_window(window)
        , m_incident(window->m_desk->incident())
        , m_grouping(grouping)
        , m_before(std::move(before))
        , m_after(std::move(after))
    {
    }

    void redo() override
    {
        // When it is pushed, the timeline has already done it.
        if (m_isDone)
            m_window->arrange(*m_incident, m_grouping, m_after);
        m_isDone = true;
    }
    void undo() override { m_window->arrange(*m_incident, m_grouping, m_before); }
    int id() const override { return Workspace::ViewCommandId; }

    /// Many presses of a key, or notches of a wheel, make one height.
    bool mergeWith(const QUndoCommand *command) override
    {
        const auto *next = dynamic_cast<const ArrangeLanes *>(command);
        const bool isOneHeight = next && next->text() == text() && next->m_grouping == m_grouping &&
                                 m_before.differsOnlyInHeights(m_after) &&
                                 next->m_before.differsOnlyInHeights(next->m_after) &&
                                 arrangementKey(*next->m_incident) == arrangementKey(*m_incident);
        if (isOneHeight)
            m_after = next->m_after;
        return isOneHeight;
    }

private:
    MainWindow *m_window; ///< owns the stack
    std::shared_ptr<const Incident> m_incident;
    LaneGrouping m_grouping;
    LaneArrangement m_before;
    LaneArrangement m_after;
    bool m_isDone = false;
};

void MainWindow::connectLanes()
{
    const TimelineView *timeline = m_desk->timeline();
    connect(timeline, &TimelineView::arrangementChanged, this, [this] {
        m_usualGrouping = m_desk->timeline()->grouping();
        rememberArrangement();
    });
    connect(timeline, &TimelineView::lanesArranged, this,
            [this](LaneGrouping grouping, const LaneArrangement &before, const QString &what) {
                const LaneArrangement &after = m_desk->timeline()->arrangement().lanes.at(grouping);
                if (m_desk->incident())
                    m_workspace.pushViewCommand(new ArrangeLanes(this, grouping, before, after, what));
            });
}

void MainWindow::rememberArrangement()
{
    if (m_desk->incident())
        m_arrangements.remember(*m_desk->incident(), m_desk->timeline()->arrangement());
}

/// An incident that nobody arranged is grouped like the one that was arranged last, with its lanes as usual.
void MainWindow::recallArrangement(const Incident &incident)
{
    ViewArrangement usual;
    usual.grouping = m_usualGrouping;
    usual.secondZone = m_usualSecondZone;
    ViewArrangement recalled = m_arrangements.recall(incident).value_or(usual);
    if (!m_services.rules->isKnown(recalled.secondZone))
        recalled.secondZone.clear();
    m_desk->timeline()->setArrangement(recalled);
}

void MainWindow::arrange(const Incident &incident, LaneGrouping grouping, const LaneArrangement &lanes)
{
    const std::shared_ptr<const Incident> &shown = m_desk->incident();
    if (shown && arrangementKey(*shown) == arrangementKey(incident)) {
        const ViewArrangement &now = m_desk->timeline()->arrangement();
        const auto known = now.lanes.find(grouping);
        const LaneArrangement collapsed = known == now.lanes.end() ? LaneArrangement() : known->second;
        m_desk->timeline()->setLaneArrangement(grouping, lanes.withCollapsedOf(collapsed));
        rememberArrangement();
        return;
    }
    ViewArrangement kept = m_arrangements.recall(incident).value_or(ViewArrangement());
    kept.grouping = grouping;
    kept.lanes[grouping] = lanes.withCollapsedOf(kept.lanes[grouping]);
    m_arrangements.remember(incident, kept);
}

} // namespace chronolane
