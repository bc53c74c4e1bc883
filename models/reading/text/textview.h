// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/sourcemap.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace chronolane {

/// A Unicode character at a byte offset of a UTF-8 text; a byte that is no valid UTF-8 is a character of its own.
struct TextCharacter
{
    char32_t code = 0;
    std::size_t length = 1;   ///< bytes
};

[[nodiscard]] TextCharacter characterAt(std::string_view text, std::size_t offset);

/// Blank for the structure of texts: ASCII blanks, no-break and ideographic space, zero-width space, BOM.
[[nodiscard]] bool isBlank(char32_t code);
[[nodiscard]] bool isAsciiDigit(char c);
[[nodiscard]] bool isAsciiLetter(char c);
[[nodiscard]] bool isAsciiUpper(char c);
/// Letter, digit or a byte of a character beyond ASCII.
[[nodiscard]] bool isWordByte(char c);

/// Whether a text holds no letter and no digit: a rule, a mark.
[[nodiscard]] bool isWordless(std::string_view text);
/// Whether a text holds kana, which are written in no language but Japanese.
[[nodiscard]] bool holdsKana(std::string_view text);

/// The range without blanks (isBlank) at either end.
[[nodiscard]] ByteRange trimmedRange(std::string_view text, ByteRange range);
[[nodiscard]] std::string_view trimmed(std::string_view text);

[[nodiscard]] std::string_view slice(std::string_view text, ByteRange range);

/// ASCII letters in lower case, the rest untouched.
[[nodiscard]] std::string lowered(std::string_view text);

/// Words separated by single spaces: lower case, "&" as "and", apostrophes dropped, all other punctuation (and
/// leading numbering) gone. For looking up names of sections and fields.
[[nodiscard]] std::string normalisedWords(std::string_view text);

} // namespace chronolane
