// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/sourcemap.h"

#include <optional>
#include <string>
#include <string_view>

namespace chronolane {

/// The text of a paragraph, item or cell as a reader sees it: emphasis, code marks, links, footnote marks, known HTML
/// tags, backslash escapes and character references are gone; blanks and line breaks are single spaces. The map
/// leads back to the bytes of `markup`, which begins at `offset` of its text. Linear; never fails.
[[nodiscard]] MappedText plainInline(std::string_view markup, std::uint64_t offset = 0);

/// The character that a reference such as "&amp;", "&#39;" or "&#x2019;" at the beginning of the text stands for, as
/// UTF-8; `length` becomes the bytes of the reference. nullopt where there is none that is known.
[[nodiscard]] std::optional<std::string> characterReference(std::string_view text, std::size_t &length);

} // namespace chronolane
