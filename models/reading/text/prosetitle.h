// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace chronolane {

/// The title without tags in brackets, its time, and words that only say what the document is ("Postmortem:").
[[nodiscard]] std::string cleanTitle(std::string_view title);

/// Whether a text holds no letter and no digit: a rule, a mark.
[[nodiscard]] bool isWordless(std::string_view text);

} // namespace chronolane
