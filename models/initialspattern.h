// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// A word in which initial consonants stand for all syllables that begin with them: ㅈㅅ finds 조사 and 접속. A final that
/// two consonants make (ㄳ), as keyboards give it for ㄱㅅ, stands for two syllables. All else stands for itself.
class InitialsPattern
{
public:
    /// The word is folded by searchKey(). Without initial consonants there is nothing to find that the word itself does not.
    explicit InitialsPattern(QStringView word);

    [[nodiscard]] bool hasInitials() const { return m_hasInitials; }

    /// Where the pattern first occurs in [from, to) of a folded text (UTF-8); `to` if it does not.
    [[nodiscard]] std::size_t find(std::string_view text, std::size_t from, std::size_t to) const;

private:
    /// What one place of a text must be: bytes, or a syllable.
    struct Part
    {
        std::string bytes;       ///< UTF-8; empty: a syllable
        std::uint32_t first = 0; ///< the three bytes of the first syllable that fits, as a number
        std::uint32_t last = 0;
    };

    void addInitial(char16_t initial);
    [[nodiscard]] bool fitsAt(std::string_view text, std::size_t at, std::size_t to) const;

    std::vector<Part> m_parts;
    bool m_hasInitials = false;
};

} // namespace chronolane
