// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/incidentloader.h"
#include "models/domain/incident.h"

#include <memory>
#include <vector>

namespace chronolane {

/// A source that is open, and what it was read into.
struct OpenSource
{
    LoadItem item;
    std::shared_ptr<const ReadingReport> report;   ///< without its incidents; null until it was read
    std::vector<std::shared_ptr<const Incident>> incidents;   ///< as they were read
};

/// What is open at one time. A value of shared, immutable parts: an undo step keeps the one before and the one after.
struct WorkspaceState
{
    /// One incident of a source: its name, and the incident as it was read.
    struct Part
    {
        QString source;
        std::shared_ptr<const Incident> read;
    };

    /// What an incident of the list was made of.
    struct Origin
    {
        std::vector<Part> parts;                ///< several where incidents were joined; in the order of the sources
        std::shared_ptr<const Incident> made;   ///< from the parts, before people edited it
    };

    std::vector<OpenSource> sources;
    std::vector<Origin> origins;              ///< one for each incident of the set
    std::shared_ptr<const IncidentSet> set;   ///< as it is shown, with the edits; never null

    WorkspaceState();
};

/// The state with other sources: incidents that were not read anew stay as they are; for those that were, joins are
/// made again and what people chose (view, annotations, the telling in use) is carried over where it still fits.
[[nodiscard]] WorkspaceState withSources(const WorkspaceState &state, std::vector<OpenSource> sources);

/// The state with the incidents of these rows, at least two, joined at the place of the first of them.
[[nodiscard]] WorkspaceState withJoined(const WorkspaceState &state, std::vector<int> rows);

/// Whether that is the source that evidence of the incident's source points into.
[[nodiscard]] bool isSource(const OpenSource &open, const Source &source);

} // namespace chronolane
