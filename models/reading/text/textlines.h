// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/sourcemap.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace chronolane {

/// A line of a text, or a part of a line that was one before somebody joined all lines into one.
struct SourceLine
{
    ByteRange range;   ///< without the line break
    std::uint64_t number = 1;   ///< 1-based line of the text
    bool isPart = false;        ///< cut out of a flattened line

    bool operator==(const SourceLine &) const = default;
};

/// The lines of a text. A long line that holds Markdown headings, a table or section names in bold was flattened when
/// it was copied; it is cut where its lines were: "## 1. What happened", a row of a table, "* item", "1. item". Linear.
[[nodiscard]] std::vector<SourceLine> splitLines(std::string_view text);

} // namespace chronolane
