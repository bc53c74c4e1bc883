// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace chronolane {

/// A text for comparing: ASCII letters in lower case, runs of ASCII blanks and punctuation as one blank, none at the
/// ends; all other characters as they are.
[[nodiscard]] std::string foldedText(std::string_view utf8);

} // namespace chronolane
