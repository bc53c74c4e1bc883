// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace chronolane {

/// Incidents from different sources that seem to be one.
struct JoinProposal
{
    std::vector<std::size_t> incidents;   ///< indexes into the set, ascending, at least two

    bool operator==(const JoinProposal &) const = default;
};

/// Proposes which incidents to join: they come from different sources, their organisations fit (the same name; or one
/// names none and its text speaks of the other's; or both name none and their titles are the same) and their cores
/// overlap in time. Proposals do not overlap, and stand in the order of their first incident.
[[nodiscard]] std::vector<JoinProposal> proposeJoins(const IncidentSet &set);

/// One incident from several, at least one; facts of earlier parts win. Every event keeps its sources. Events that agree
/// within their precision become one with all evidence; impact windows, detections and updates that tell the same fact
/// with another time stay side by side in conflictsWith, the best founded in use. The result is analysed.
[[nodiscard]] Incident joinIncidents(std::span<const Incident *const> parts);

/// The set with the incidents of each proposal joined at the place of its first.
[[nodiscard]] IncidentSet joinProposed(const IncidentSet &set, const std::vector<JoinProposal> &proposals);

/// The incident with that telling in use instead of those it conflicts with, and analysed; unchanged if there is no such
/// event or nothing contradicts it.
[[nodiscard]] Incident withTellingUsed(const Incident &incident, std::string_view eventId);

} // namespace chronolane
