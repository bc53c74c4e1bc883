// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace chronolane {

/// A code word and the sentence that is shown for it, as QT_TRANSLATE_NOOP3 marks it.
struct CodeWord
{
    std::string_view code;
    struct
    {
        const char *source;
        const char *comment;
    } words;
};

/// The entry of a code word; null if the table has none. Owned by the table.
template<std::size_t N>
[[nodiscard]] const CodeWord *findCodeWord(const std::array<CodeWord, N> &words, std::string_view code)
{
    const auto found = std::ranges::find(words, code, &CodeWord::code);
    return found == words.end() ? nullptr : &*found;
}

} // namespace chronolane
