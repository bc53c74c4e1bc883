// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace chronolane {

/// How many telling words of a sentence stand in the record's own statement, too. 0 if they are fewer than three or
/// less than half of the sentence's: then it tells of something else.
[[nodiscard]] std::size_t sharedWords(std::string_view sentence, std::string_view own);

} // namespace chronolane
