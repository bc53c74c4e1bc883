// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/textcursor.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace chronolane {

/// The first letters and lengths of some lower-case ASCII words: most other words differ in these already.
class WordShapes
{
public:
    template<typename Words>
    constexpr explicit WordShapes(const Words &words)
    {
        for (const std::string_view word : words)
            m_lengths[letterOf(word.front())] |= std::uint32_t{1} << word.size();
    }

    /// Whether a word of ASCII letters in any case may be one of the words.
    [[nodiscard]] constexpr bool mayHold(std::string_view word) const
    {
        return !word.empty() && word.size() < 32
            && (m_lengths[letterOf(lowered(word.front()))] >> word.size() & 1U) != 0;
    }

private:
    [[nodiscard]] static constexpr std::size_t letterOf(char lowerCase) { return static_cast<unsigned char>(lowerCase) & 31U; }

    std::array<std::uint32_t, 32> m_lengths{};   // by first letter, a bit for each length
};

} // namespace chronolane
