// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/incidentbuilder.h"
#include "models/reading/text/timeresolver.h"

#include <optional>
#include <vector>

namespace chronolane {

/// A window that rows tell of the incident as a whole.
struct ToldWindow
{
    std::optional<ResolvedTime> start;
    std::optional<ResolvedTime> end;
    std::vector<Evidence> evidence;   ///< of the start, then of the end, as far as they are stated
};

/// One incident while the rows that belong to it are read.
class TableIncident
{
public:
    TableIncident(IncidentBuilder builder, TimeResolver resolver);

    [[nodiscard]] IncidentBuilder &builder() { return m_builder; }
    [[nodiscard]] TimeResolver &resolver() { return m_resolver; }

    /// A row of the table is all of the incident, with its updates.
    void setWhole() { m_isWhole = true; }

    /// A window of the whole: one of them is what the table declares; of several each one is an impact.
    void addWindow(ToldWindow window) { m_windows.push_back(std::move(window)); }

    /// A stretch in one stage: becomes a status update at its start, and the declared window reaches from the
    /// first stretch that is not mere announcement to the end of the last.
    void addSegment(Stage stage, const ToldWindow &window);

    /// Remembers a time of the incident, so that a repeated id can be told from one that returns much later.
    void touch(UtcTime time);
    [[nodiscard]] bool isNear(UtcTime time) const;

    [[nodiscard]] Incident finish();

private:
    void declareUpdates();
    void declareSegments();
    void declareWindows();
    void declare(const ToldWindow &window);

    IncidentBuilder m_builder;
    TimeResolver m_resolver;
    bool m_isWhole = false;
    std::vector<ToldWindow> m_windows;
    std::vector<ToldWindow> m_segments;
    std::optional<UtcTime> m_earliest;
    std::optional<UtcTime> m_latest;
};

} // namespace chronolane
