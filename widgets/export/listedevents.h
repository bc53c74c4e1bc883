// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"
#include "models/layout/timelinesnapshot.h"
#include "widgets/export/exportoptions.h"

#include <optional>
#include <vector>

namespace chronolane {

/// The events that a table lists. They point into the incident.
struct ListedEvents
{
    std::vector<const Event *> dated;     ///< in order of time
    std::vector<const Event *> undated;   ///< in the order of the source
};

/// What the snapshot of the incident shows, as its filter lets through; of the dated events those that touch the
/// range. Steps without a time are always listed.
[[nodiscard]] ListedEvents listEvents(const Incident &incident, const TimelineSnapshot &snapshot,
                                      const std::optional<ExportRange> &range);

} // namespace chronolane
