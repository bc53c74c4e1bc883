// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/incidentdesk.h"

#include "models/diagnostictablemodel.h"
#include "models/incidenttablemodel.h"
#include "models/incidentwording.h"
#include "widgets/detailspane.h"
#include "widgets/diagnosticspane.h"
#include "widgets/emptynote.h"
#include "widgets/eventtablepane.h"
#include "widgets/evidencepane.h"
#include "widgets/filterbar.h"
#include "widgets/metricspane.h"
#include "widgets/searchfield.h"
#include "widgets/timelineview/eventclipboard.h"
#include "widgets/timelineview/timelineview.h"

#include <QClipboard>
#include <QGuiApplication>

#include <utility>

#include <algorithm>

namespace chronolane {

namespace {

std::shared_ptr<const TimelineWording> wordingOf(const std::shared_ptr<const Incident> &incident,
                                                 const DisplayText &text)
{
    return incident ? std::make_shared<const IncidentWording>(incident, text) : nullptr;
}

/// The first event of the source that begins in the range; nullopt if none does.
std::optional<std::uint32_t> firstEventIn(const TimelineSnapshot &snapshot, const MicrosRange &range)
{
    std::optional<std::uint32_t> first;
    for (const TimelineLane &lane : snapshot.lanes) {
        const std::size_t at = lane.index.lowerBound(lane.items, range.from);
        if (at < lane.items.size() && lane.items[at].start < range.to)
            first = std::min(first.value_or(lane.items[at].event), lane.items[at].event);
    }
    return first;
}

} // namespace

IncidentDesk::IncidentDesk(const DisplayText &text, std::shared_ptr<const EvidenceLocator> locator, QWidget *window)
    : QObject(window)
    , m_text(text)
    , m_events(text)
    , m_selection(&m_shown)
    , m_diagnosticModel(new DiagnosticTableModel(text, this))
    , m_timeline(new TimelineView(text.zoneRules(), window))
    , m_note(new EmptyNote(m_timeline))
    , m_filterBar(new FilterBar(&m_shown, text, window))
    , m_table(new EventTablePane(&m_shown, &m_selection, text, window))
    , m_details(new DetailsPane(text, window))
    , m_evidence(new EvidencePane(std::move(locator), text, window))
    , m_metrics(new MetricsPane(text, window))
    , m_diagnostics(new DiagnosticsPane(m_diagnosticModel, window))
{
    m_shown.setSourceModel(&m_events);
    m_timeline->setModel(&m_shown);
    m_timeline->setSelectionModel(&m_selection);
    connectPanes();
}

void IncidentDesk::connectPanes()
{
    connect(&m_selection, &QItemSelectionModel::currentChanged, this, &IncidentDesk::followSelection);
    // The current index changes before the selection that goes with it does.
    connect(&m_selection, &QItemSelectionModel::selectionChanged, this, &IncidentDesk::currentEventChanged);
    connect(&m_shown, &SortFilterProxy::filterChanged, this, &IncidentDesk::showNote);
    connect(&m_shown, &QAbstractItemModel::modelReset, this, &IncidentDesk::showNote);
    connect(m_timeline, &TimelineView::visibleRangeChanged, this, [this] {
        const std::optional<MicrosRange> seen = m_timeline->visibleRange();
        if (const std::optional<std::uint32_t> first = seen ? firstEventIn(*m_timeline->snapshot(), *seen) : std::nullopt)
            m_shown.setFirstSearchedRow(static_cast<int>(*first));
    });
    connect(m_note, &EmptyNote::actionTriggered, this, &IncidentDesk::liftFilter);
    connect(m_filterBar, &FilterBar::clearRequested, this, &IncidentDesk::liftFilter);
    connect(m_filterBar, &FilterBar::closed, m_timeline, qOverload<>(&QWidget::setFocus));
    connect(m_table->searchField(), &SearchField::left, m_timeline, qOverload<>(&QWidget::setFocus));
    connect(m_table->searchField(), &SearchField::stepRequested, this, &IncidentDesk::showNextHit);
    connect(m_table, &EventTablePane::eventActivated, this, [this](const QModelIndex &index) {
        m_timeline->zoomToEvent(static_cast<std::uint32_t>(index.data(event_role::EventIndex).toInt()));
        m_timeline->setFocus();
    });
    connect(m_details, &DetailsPane::eventRequested, this, &IncidentDesk::showEvent);
    connect(m_metrics, &MetricsPane::eventRequested, this, &IncidentDesk::showEvent);
    connect(m_metrics, &MetricsPane::instantRequested, this, [this] {
        m_evidence->showEvidence(m_incident, m_incident->declared.evidence);
    });
    connect(m_diagnostics, &DiagnosticsPane::evidenceRequested, this,
            [this](const std::vector<Evidence> &evidence) { m_evidence->showEvidence(m_incident, evidence); });
}

DisplayText IncidentDesk::displayText() const
{
    return m_incident ? m_text.withZone(defaultZone(*m_incident)) : m_text;
}

void IncidentDesk::setIncident(std::shared_ptr<const Incident> incident)
{
    m_incident = std::move(incident);
    const DisplayText text = displayText();
    m_events.setDisplayText(text);
    m_diagnosticModel->setIncident(m_incident);
    m_timeline->setZone(text.zone());
    m_timeline->setIncident(m_incident, wordingOf(m_incident, text));
    m_events.setIncident(m_incident);
    m_metrics->setIncident(m_incident);
    spreadWords();
    m_details->showIncident(m_incident, {});
    m_evidence->showEvidence(m_incident, {});
    emit currentEventChanged();
}

void IncidentDesk::updateIncident(std::shared_ptr<const Incident> incident)
{
    const Event *current = currentEvent();
    const QString currentId = current ? QString::fromStdString(current->id) : QString();
    m_incident = std::move(incident);
    const DisplayText text = displayText();
    m_timeline->setZone(text.zone());
    m_timeline->updateIncident(m_incident, wordingOf(m_incident, text));
    m_events.setDisplayText(text);
    m_events.setIncident(m_incident);
    m_diagnosticModel->setIncident(m_incident);
    m_metrics->setIncident(m_incident);
    spreadWords();
    m_details->showIncident(m_incident, {});
    m_evidence->showEvidence(m_incident, {});
    if (!currentId.isEmpty())
        showEvent(currentId);
}

void IncidentDesk::setDisplayText(const DisplayText &text)
{
    m_text = text;
    m_events.setDisplayText(displayText());
    if (m_incident)
        m_timeline->updateIncident(m_incident, wordingOf(m_incident, displayText()));
    spreadWords();
}

void IncidentDesk::spreadWords()
{
    const DisplayText text = displayText();
    m_diagnosticModel->setDisplayText(text);
    m_table->setDisplayText(text);
    m_filterBar->setDisplayText(text);
    m_details->setDisplayText(text);
    m_evidence->setDisplayText(text);
    m_metrics->setDisplayText(text);
    showNote();
}

/// Empty lanes say why: the filter hides everything, or the record has no events.
void IncidentDesk::showNote()
{
    const int hidden = m_shown.hiddenCount();
    if (!m_incident || m_shown.rowCount() > 0 || m_shown.isSearching())
        m_note->setNote({});
    else if (hidden > 0)
        m_note->setNote(tr("%n event(s) hidden by the filter; none is left to show.", nullptr, hidden),
                        tr("Clear the filter"));
    else
        m_note->setNote(tr("This record states no events."));
}

const Event *IncidentDesk::currentEvent() const
{
    const QModelIndex current = m_selection.currentIndex();
    if (!m_incident || !current.isValid() || !m_selection.isRowSelected(current.row()))
        return nullptr;
    return &m_incident->events[static_cast<std::size_t>(current.data(event_role::EventIndex).toInt())];
}

void IncidentDesk::followSelection()
{
    const QModelIndex current = m_selection.currentIndex();
    const Event *event = nullptr;
    if (m_incident && current.isValid())
        event = &m_incident->events[static_cast<std::size_t>(current.data(event_role::EventIndex).toInt())];
    m_details->showIncident(m_incident, event ? event->id : std::string());
    m_evidence->showEvidence(m_incident, event ? event->evidence : std::vector<Evidence>());
    emit currentEventChanged();
}

void IncidentDesk::liftFilter()
{
    m_shown.setQuery({});
    m_shown.showAllLanes();
}

void IncidentDesk::showNextHit(int direction)
{
    m_shown.finishSearch();
    m_timeline->perform(direction > 0 ? TimelineAction::NextInTime : TimelineAction::PreviousInTime);
}

void IncidentDesk::showEvent(const QString &eventId)
{
    const int row = m_events.rowOf(eventId.toStdString());
    if (row < 0)
        return;
    m_shown.finishSearch();
    if (!m_shown.mapFromSource(m_events.index(row, 0)).isValid())
        liftFilter();
    const QModelIndex shown = m_shown.mapFromSource(m_events.index(row, 0));
    m_selection.setCurrentIndex(shown, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_timeline->scrollTo(shown);
}

void IncidentDesk::copyEvents()
{
    const QModelIndexList rows = m_selection.selectedRows();
    if (rows.isEmpty())
        return;
    const auto at = startOf(*m_incident).value_or(fromUnixMicroseconds(0));
    QGuiApplication::clipboard()->setText(eventsAsText(rows, displayText().zoneLabel(at)));
}

int IncidentDesk::copyTable()
{
    QModelIndexList rows = m_selection.selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    const bool isAll = rows.isEmpty();
    if (isAll)
        m_shown.finishSearch();
    for (int row = 0; isAll && row < m_shown.rowCount(); ++row)
        rows << m_shown.index(row, 0);
    if (rows.isEmpty())
        return 0;
    const auto at = startOf(*m_incident).value_or(fromUnixMicroseconds(0));
    QGuiApplication::clipboard()->setText(eventsAsMarkdown(rows, displayText().zoneLabel(at)));
    return static_cast<int>(rows.size());
}

} // namespace chronolane
