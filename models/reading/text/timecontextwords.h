// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/timeexpression.h"

#include <cstddef>
#include <string_view>

namespace chronolane {

/// What the words before a moment say about it.
struct LeadingWords
{
    std::size_t approximationBegin = 0;   ///< where the evidence begins: at "about", else at the moment
    std::size_t phraseBegin = 0;          ///< where the phrase begins: at "from about", a bracket, else as above
    bool approximate = false;
    bool hasTilde = false;
    bool isBetween = false;
    bool isExpectingClock = false;   ///< "at"
    TimeDirection direction = TimeDirection::At;
};

/// Looks at most a few words back from byte `at` on its line.
[[nodiscard]] LeadingWords leadingWords(std::string_view text, std::size_t at);

/// Whether only blanks, bullets, brackets, dashes and emphasis stand between the line's beginning and byte `at`.
[[nodiscard]] bool isAtRowStart(std::string_view text, std::size_t at);

/// Whether the ASCII word that ends just before byte `at` (blanks between) is one of a few.
[[nodiscard]] bool followsWord(std::string_view text, std::size_t at, std::string_view lowerCaseWord);

/// Whether Hangul stands on the line, near byte `at`.
[[nodiscard]] bool isInKoreanLine(std::string_view text, std::size_t at);

} // namespace chronolane
