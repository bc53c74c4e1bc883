// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingreport.h"
#include "models/reading/frontmatter/frontmatter.h"
#include "models/reading/recordreader.h"

#include <vector>

namespace chronolane {

/// Makes the incident that a front matter and the Markdown below it tell. What became of the members and of the
/// body goes to `lines`.
[[nodiscard]] Incident readFrontMatterIncident(const FrontMatter &matter, const RecordInput &input,
                                               const ReadingOptions &options, const ReadingContext &context,
                                               std::vector<ReportLine> &lines);

} // namespace chronolane
