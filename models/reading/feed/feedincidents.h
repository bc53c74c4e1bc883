// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingreport.h"
#include "models/reading/feed/feeddocument.h"
#include "models/reading/recordreader.h"

#include <vector>

namespace chronolane {

/// Makes incidents of a feed's items: one item an incident with its updates, or one item an update of the incident
/// that its id or title names. What became of the items goes to `lines`.
[[nodiscard]] std::vector<Incident> readFeedIncidents(const Feed &feed, const RecordInput &input,
                                                      const ReadingOptions &options, const ReadingContext &context,
                                                      std::vector<ReportLine> &lines);

} // namespace chronolane
