// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace chronolane {

/// A word as tables of wordings have it: ASCII letters and digits in lower case and all non-ASCII bytes, nothing else, so
/// that "SEV-1", "sev 1" and "In_Progress" are found however a tool spells them.
[[nodiscard]] std::string foldedWord(std::string_view word);

/// The value of a word in a table of folded words; nullopt if it is not there.
template<typename Value, std::size_t N>
[[nodiscard]] std::optional<Value> valueOfWording(const std::array<std::pair<std::string_view, Value>, N> &words,
                                                  std::string_view word)
{
    const std::string wanted = foldedWord(word);
    const auto found = std::find_if(words.begin(), words.end(),
                                    [&wanted](const auto &entry) { return entry.first == wanted; });
    return found == words.end() ? std::nullopt : std::optional(found->second);
}

} // namespace chronolane
