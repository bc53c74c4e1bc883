// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/placeindex.h"
#include "models/domain/readingreport.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace chronolane {

/// An event of one of the incidents of a source.
struct ReportedEvent
{
    std::uint32_t incident = 0;   ///< index into the incidents
    std::uint32_t event = 0;      ///< index into Incident::events

    bool operator==(const ReportedEvent &) const = default;
};

/// Which events were made of which lines of a reading report, and the other way round. A line and an event belong
/// together where the event's evidence meets the line's place; ids alone do not tell, since each incident counts its
/// own.
class ReportedEvents
{
public:
    ReportedEvents() = default;

    /// `incidents` are those that the report's source was read into. Both are shared, not copied.
    ReportedEvents(std::shared_ptr<const ReadingReport> report,
                   std::vector<std::shared_ptr<const Incident>> incidents);

    [[nodiscard]] const std::vector<std::shared_ptr<const Incident>> &incidents() const { return m_incidents; }

    /// The events made of a line, in the order of the source; none of a skipped one.
    [[nodiscard]] std::vector<ReportedEvent> eventsOf(std::size_t line) const;

    /// The lines of the report that meet one of these places in its source, and those that reading put to the event with
    /// just these places; ascending.
    [[nodiscard]] std::vector<std::size_t> linesAt(const std::vector<Evidence> &places) const;

private:
    [[nodiscard]] std::string idOfEventAt(const std::vector<Evidence> &places) const;

    std::shared_ptr<const ReadingReport> m_report;
    std::vector<std::shared_ptr<const Incident>> m_incidents;
    std::vector<ReportedEvent> m_events;   ///< what the numbers of m_eventPlaces mean
    PlaceIndex m_eventPlaces;
    PlaceIndex m_linePlaces;
};

} // namespace chronolane
