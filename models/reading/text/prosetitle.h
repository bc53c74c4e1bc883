// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace chronolane {

/// The title without tags in brackets, its time, and words that only say what the document is ("Postmortem:").
[[nodiscard]] std::string cleanTitle(std::string_view title);

} // namespace chronolane
