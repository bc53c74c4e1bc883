// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"

namespace chronolane {

/// The contract's figures of one incident. Pure.
[[nodiscard]] Metrics computeMetrics(const Incident &incident);

/// Replaces the incident's metrics and its diagnostics of analysis (see isComputedByAnalysis()); the diagnostics
/// of reading stay.
void analyse(Incident &incident);

/// The core of an incident: from its first to its last event that belongs to the incident itself (impact, causes,
/// remediation, updates up to resolved), without late follow-ups such as a postmortem published weeks later.
/// nullopt if nothing is dated.
[[nodiscard]] std::optional<TimeSpan> incidentCore(const Incident &incident);

} // namespace chronolane
