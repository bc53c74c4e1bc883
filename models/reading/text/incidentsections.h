// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/sourcemap.h"

#include <string_view>
#include <vector>

namespace chronolane {

/// The parts of a log that tell one incident each, from the line of the heading on: at least two Markdown headings of one level,
/// each with a start of its own below it and a severity, status or number of its own. Empty where a text tells one incident,
/// whose windows may stand below headings as well. What stands above the first heading belongs to none.
[[nodiscard]] std::vector<ByteRange> incidentSections(std::string_view text);

} // namespace chronolane
