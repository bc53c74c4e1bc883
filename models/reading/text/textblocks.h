// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/linekinds.h"
#include "models/reading/text/sourcemap.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace chronolane {

/// What a block of a text is by its form.
enum class BlockKind {
    Heading,     ///< "# …", underlined, a line in bold, or a known section name that stands alone
    Item,        ///< of a bulleted, numbered or checkbox list, with its indented continuation lines
    Row,         ///< of a table; see cells
    Paragraph,   ///< one or more lines up to the next blank line, step or label
    Code,        ///< fenced
};

/// A block of a text.
struct SourceBlock
{
    BlockKind kind = BlockKind::Paragraph;
    int level = 0;         ///< Heading: 1 to 6, deeper for those told by their look; else columns of indentation
    ByteRange content;     ///< bytes without the mark ("## ", "- ", "| ") and trailing blanks; may span lines
    ByteRange mark;        ///< bytes of the bullet or number; empty if there is none
    std::vector<ByteRange> cells;   ///< of a Row, trimmed
    std::uint32_t table = 0;        ///< of a Row: tables count from 1
    bool isHeaderRow = false;
    bool isSeparated = false;   ///< a blank line stands before it
    bool isDone = false;        ///< a checkbox that is ticked
    std::uint64_t line = 1;     ///< 1-based
};

/// The blocks of a text in its order. Rules, table separators and blank lines are none. Consecutive lines are one
/// paragraph, unless one begins with a time or a label ("Severity: high"). Linear in the length of the text.
[[nodiscard]] std::vector<SourceBlock> findBlocks(std::string_view text);

} // namespace chronolane
