// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readingdesk.h"

#include "app/incidentdesk.h"
#include "app/workspace.h"
#include "widgets/assumptionsform.h"
#include "widgets/evidencepane.h"
#include "widgets/readingreportpane.h"

#include <algorithm>

namespace chronolane {

namespace {

bool isSame(const Source &a, const Source &b)
{
    return a.uri == b.uri && a.name == b.name && a.sha256 == b.sha256;
}

bool isSame(const Evidence &a, const Evidence &b)
{
    return a.hasPointer == b.hasPointer && a.pointer == b.pointer && a.begin == b.begin && a.end == b.end;
}

/// The event of `shown` (edited, or joined from several) that `event` of `read` went into; nullptr if it is gone.
const Event *counterpart(const Incident &shown, const Incident &read, const Event &event)
{
    const auto isFromHere = [&](const Evidence &place) {
        return std::any_of(event.evidence.begin(), event.evidence.end(), [&](const Evidence &wanted) {
            return isSame(place, wanted) && isSame(shown.sources[place.source], read.sources[wanted.source]);
        });
    };
    const auto found = std::find_if(shown.events.begin(), shown.events.end(), [&](const Event &candidate) {
        return candidate.kind == event.kind
            && std::any_of(candidate.evidence.begin(), candidate.evidence.end(), isFromHere);
    });
    return found == shown.events.end() ? nullptr : &*found;
}

} // namespace

ReadingDesk::ReadingDesk(Workspace *workspace, IncidentDesk *desk, const DisplayText &text, QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_desk(desk)
    , m_pane(new ReadingReportPane(text, window))
{
    connect(m_desk, &IncidentDesk::currentEventChanged, this, &ReadingDesk::follow);
    connect(m_pane, &ReadingReportPane::shown, this, &ReadingDesk::follow);
    connect(m_pane, &ReadingReportPane::lineChosen, this, &ReadingDesk::chooseLine);
    connect(m_pane, &ReadingReportPane::sourceChosen, this, [this](int index) {
        m_source = static_cast<std::size_t>(index);
        showSource();
    });
    connect(m_pane->assumptions(), &AssumptionsForm::optionsChanged, this, &ReadingDesk::readAgain);
}

void ReadingDesk::setDisplayText(const DisplayText &text)
{
    m_pane->setDisplayText(m_incident ? text.withZone(defaultZone(*m_incident)) : text);
}

void ReadingDesk::follow()
{
    if (!m_pane->isVisible())
        return;
    if (m_incident != m_desk->incident()) {
        const bool isOther = !m_incident || !m_desk->incident() || m_incident->id != m_desk->incident()->id;
        m_incident = m_desk->incident();
        if (isOther || m_source >= m_incident->sources.size())
            m_source = 0;
        m_pane->setDisplayText(m_desk->displayText());
    }
    const Event *event = m_desk->currentEvent();
    if (event && placesOf(*event, m_source).empty() && !event->evidence.empty())
        m_source = event->evidence.front().source;
    showSource();
}

const OpenSource *ReadingDesk::openSource() const
{
    if (!m_incident || m_source >= m_incident->sources.size())
        return nullptr;
    return m_workspace->sourceOf(m_incident->sources[m_source]);
}

void ReadingDesk::showSource()
{
    QStringList names;
    if (m_incident) {
        for (const Source &source : m_incident->sources)
            names << QString::fromStdString(source.name);
    }
    m_pane->setSources(names, static_cast<int>(m_source));
    static const auto nothing = std::make_shared<const ReadingReport>();
    if (const OpenSource *open = openSource()) {
        const std::shared_ptr<const std::string> &text = m_incident->sources[m_source].content;
        const ReadingOptions &options = m_workspace->optionsOf(*open);
        const bool isNew = m_pane->model()->report() != open->report;
        m_pane->setReport(open->report, open->incidents, text);
        if (isNew || m_pane->assumptions()->options() != options)
            m_pane->assumptions()->setAssumptions(
                options, assumptionsOf(*open->report, open->incidents, text ? *text : std::string_view(), options));
    } else {
        m_pane->setReport(m_incident ? nothing : nullptr, {}, nullptr);
        m_pane->assumptions()->setAssumptions({}, {});
    }
    markEvent();
}

std::vector<Evidence> ReadingDesk::placesOf(const Event &event, std::size_t source) const
{
    std::vector<Evidence> places;
    for (const Evidence &place : event.evidence) {
        if (place.source == source)
            places.push_back(place);
    }
    return places;
}

void ReadingDesk::markEvent()
{
    const Event *event = m_desk->currentEvent();
    m_pane->showPlaces(event ? placesOf(*event, m_source) : std::vector<Evidence>());
}

void ReadingDesk::chooseLine(int row)
{
    const Event *event = m_pane->model()->eventAt(row);
    if (!event) {
        // Nothing was made of it; its words can be looked at all the same.
        Evidence place = m_pane->model()->lineAt(row).place;
        place.source = static_cast<std::uint32_t>(m_source);
        m_desk->evidence()->showEvidence(m_incident, {place});
        return;
    }
    const Incident &read = *m_pane->model()->incidentAt(row);
    const int incidentRow = m_workspace->rowOf(read);
    if (incidentRow < 0)
        return;
    const std::shared_ptr<const Incident> shown = m_workspace->incidentAt(incidentRow);
    const Event *wanted = counterpart(*shown, read, *event);
    if (shown != m_desk->incident())
        emit rowRequested(incidentRow);
    if (wanted && shown == m_desk->incident())
        m_desk->showEvent(QString::fromStdString(wanted->id));
}

void ReadingDesk::readAgain(const ReadingOptions &options)
{
    if (const OpenSource *open = openSource())
        m_workspace->readAgain(open->item.name, options, tr("Change assumptions"));
}

} // namespace chronolane
