// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"

#include <optional>

namespace chronolane {

/// The contract's figures of one incident. Only events in use count; of impact windows, those that sum up others
/// (Event::encloses) do not. Pure.
[[nodiscard]] Metrics computeMetrics(const Incident &incident);

/// Replaces the incident's metrics and its diagnostics of analysis (see isComputedByAnalysis()); the diagnostics
/// of reading stay, in front.
void analyse(Incident &incident);

/// The core of an incident: from its first to its last dated event that belongs to the incident itself (impact,
/// causes, remediation, updates up to the last resolved), and the notes that lie within an hour of these or of each
/// other (within a day of a single instant), without what is told or done later, such as a postmortem published after
/// weeks. Where only later things are dated, all of them. At least a microsecond long;
/// nullopt if nothing is dated.
[[nodiscard]] std::optional<TimeSpan> incidentCore(const Incident &incident);

/// From the first to the last dated event; at least a microsecond long; nullopt if nothing is dated.
[[nodiscard]] std::optional<TimeSpan> incidentExtent(const Incident &incident);

} // namespace chronolane
