// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/sourcemap.h"

#include <span>
#include <string_view>
#include <vector>

namespace chronolane {

/// The sentences of a paragraph without line breaks, trimmed, in order. An abbreviation ("a.m.", "e.g.") ends none.
/// One that goes on for more than 4,000 bytes is cut at a blank.
[[nodiscard]] std::vector<ByteRange> splitSentences(std::string_view paragraph);

/// Cuts a sentence between the marks, each a range in it, in order: clause i holds mark i. Where nothing joins two
/// clauses (", and", ";", "while" …) between two marks, both share one clause.
[[nodiscard]] std::vector<ByteRange> splitClauses(std::string_view text, ByteRange sentence,
                                                  std::span<const ByteRange> marks);

} // namespace chronolane
