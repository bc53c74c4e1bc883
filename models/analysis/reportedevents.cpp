// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/reportedevents.h"

#include <algorithm>
#include <set>
#include <utility>

namespace chronolane {

ReportedEvents::ReportedEvents(std::shared_ptr<const ReadingReport> report,
                               std::vector<std::shared_ptr<const Incident>> incidents)
    : m_report(std::move(report))
    , m_incidents(std::move(incidents))
{
    for (std::uint32_t i = 0; i < m_incidents.size(); ++i) {
        const std::vector<Event> &events = m_incidents[i]->events;
        for (std::uint32_t j = 0; j < events.size(); ++j) {
            const auto number = static_cast<std::uint32_t>(m_events.size());
            m_events.push_back({i, j});
            for (const Evidence &place : events[j].evidence)
                m_eventPlaces.add(place, number);
        }
    }
    m_eventPlaces.sort();
    for (std::uint32_t i = 0; i < m_report->lines.size(); ++i)
        m_linePlaces.add(m_report->lines[i].place, i);
    m_linePlaces.sort();
}

std::vector<ReportedEvent> ReportedEvents::eventsOf(std::size_t line) const
{
    const ReportLine &reported = m_report->lines[line];
    std::vector<ReportedEvent> found;
    if (reported.fate == LineFate::Skipped)
        return found;
    for (const std::uint32_t number : m_eventPlaces.meeting(reported.place))
        found.push_back(m_events[number]);
    // The event that reading names goes before others that the line bears out, such as the window of a whole table.
    std::stable_partition(found.begin(), found.end(), [&](const ReportedEvent &made) {
        return m_incidents[made.incident]->events[made.event].id == reported.eventId;
    });
    // The words of an update's body are its event's, but the event's evidence is only where its time stands.
    if (found.empty() && !reported.eventId.empty() && m_incidents.size() == 1) {
        const Event *event = m_incidents.front()->event(reported.eventId);
        if (event != nullptr)
            found.push_back({0, static_cast<std::uint32_t>(event - m_incidents.front()->events.data())});
    }
    return found;
}

/// The event of a lone incident with just that evidence; empty if there is none.
std::string ReportedEvents::idOfEventAt(const std::vector<Evidence> &places) const
{
    if (m_incidents.size() != 1 || places.empty())
        return {};
    for (const std::uint32_t number : m_eventPlaces.meeting(places.front())) {
        const Event &event = m_incidents.front()->events[m_events[number].event];
        if (event.evidence == places)
            return event.id;
    }
    return {};
}

std::vector<std::size_t> ReportedEvents::linesAt(const std::vector<Evidence> &places) const
{
    std::set<std::size_t> lines;
    const std::string id = idOfEventAt(places);
    for (std::size_t line = 0; line < m_report->lines.size() && !id.empty(); ++line) {
        if (m_report->lines[line].eventId == id)
            lines.insert(line);
    }
    for (const Evidence &place : places) {
        for (const std::uint32_t line : m_linePlaces.meeting(place)) {
            if (m_report->lines[line].fate != LineFate::Skipped)
                lines.insert(line);
        }
    }
    return {lines.begin(), lines.end()};
}

} // namespace chronolane
