// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/displaytext.h"
#include "models/domain/incident.h"
#include "models/eventfilterproxy.h"
#include "models/eventtablemodel.h"
#include "widgets/timelineview/timelineaction.h"

#include <QItemSelectionModel>
#include <QObject>

#include <memory>
#include <optional>

class QWidget;

namespace chronolane {

class DetailsPane;
class DiagnosticTableModel;
class DiagnosticsPane;
class EmptyNote;
class EventTablePane;
class EvidenceLocator;
class EvidencePane;
class FilterBar;
class MetricsPane;
class TimelineView;

/// The panes that show one incident, kept in step: timeline and table on one filter and one selection, details,
/// evidence, figures and remarks following it.
class IncidentDesk : public QObject
{
    Q_OBJECT

public:
    /// The panes become children of `window`, which outlives the desk; who arranges them may reparent them.
    IncidentDesk(const DisplayText &text, std::shared_ptr<const EvidenceLocator> locator, QWidget *window);

    /// Another incident, from its beginning; null shows none.
    void setIncident(std::shared_ptr<const Incident> incident);
    /// The same incident after an edit: selection and view stay.
    void updateIncident(std::shared_ptr<const Incident> incident);
    [[nodiscard]] const std::shared_ptr<const Incident> &incident() const { return m_incident; }

    /// The language; each incident brings its own zone.
    void setDisplayText(const DisplayText &text);
    /// The words that the incident is shown in: language and its zone.
    [[nodiscard]] DisplayText displayText() const;

    /// The chosen event; nullptr if there is none.
    [[nodiscard]] const Event *currentEvent() const;
    /// Chooses the next event that the filter lets through, in time; -1 the one before.
    void showNextHit(int direction);
    /// Chooses the event of that id, shows and selects it; a filter that hides it is lifted.
    void showEvent(const QString &eventId);
    /// The chosen events as lines of text on the clipboard.
    void copyEvents();
    /// The chosen events, or all shown ones if none is chosen, as a Markdown table on the clipboard; how many.
    int copyTable();

    [[nodiscard]] EventTableModel *eventModel() { return &m_events; }
    [[nodiscard]] EventFilterProxy *shownEvents() { return &m_shown; }
    [[nodiscard]] QItemSelectionModel *selection() { return &m_selection; }
    [[nodiscard]] TimelineView *timeline() const { return m_timeline; }
    [[nodiscard]] EventTablePane *table() const { return m_table; }
    [[nodiscard]] FilterBar *filterBar() const { return m_filterBar; }
    [[nodiscard]] DetailsPane *details() const { return m_details; }
    [[nodiscard]] EvidencePane *evidence() const { return m_evidence; }
    [[nodiscard]] MetricsPane *metrics() const { return m_metrics; }
    [[nodiscard]] DiagnosticsPane *diagnostics() const { return m_diagnostics; }

signals:
    void currentEventChanged();

private:
    void connectPanes();
    void spreadWords();
    void followSelection();
    void liftFilter();
    void showNote();

    DisplayText m_text;
    std::shared_ptr<const Incident> m_incident;
    EventTableModel m_events;
    EventFilterProxy m_shown;
    QItemSelectionModel m_selection;
    DiagnosticTableModel *m_diagnosticModel;
    TimelineView *m_timeline;
    EmptyNote *m_note;
    FilterBar *m_filterBar;
    EventTablePane *m_table;
    DetailsPane *m_details;
    EvidencePane *m_evidence;
    MetricsPane *m_metrics;
    DiagnosticsPane *m_diagnostics;
};

} // namespace chronolane
