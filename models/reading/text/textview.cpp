// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/textview.h"

#include <algorithm>

namespace chronolane {

namespace {

constexpr bool isContinuation(unsigned char byte) { return (byte & 0xC0U) == 0x80U; }

std::size_t sequenceLength(unsigned char lead)
{
    if (lead >= 0xF0)
        return 4;
    if (lead >= 0xE0)
        return 3;
    return lead >= 0xC2 ? 2 : 1;
}

constexpr char loweredByte(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; }

bool isPunctuationBeyondAscii(char32_t code)
{
    return code == 0xB7 || (code >= 0x2010 && code <= 0x205E) || (code >= 0x3001 && code <= 0x3011)
        || (code >= 0x2190 && code <= 0x2BFF) || code >= 0x1F000 || code == 0xFE0F || code == 0x318D;
}

} // namespace

TextCharacter characterAt(std::string_view text, std::size_t offset)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[offset + i]); };
    const unsigned char lead = byte(0);
    const std::size_t length = lead < 0x80 ? 1 : sequenceLength(lead);
    if (length == 1 || offset + length > text.size())
        return {lead, 1};
    char32_t code = lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if (!isContinuation(byte(i)))
            return {lead, 1};
        code = (code << 6U) | (byte(i) & 0x3FU);
    }
    return {code, length};
}

bool isBlank(char32_t code)
{
    return code == ' ' || (code >= '\t' && code <= '\r') || code == 0xA0 || code == 0x3000 || code == 0x200B
        || code == 0xFEFF || code == 0x202F || code == 0x2009;
}

bool isAsciiDigit(char c) { return c >= '0' && c <= '9'; }
bool isAsciiUpper(char c) { return c >= 'A' && c <= 'Z'; }
bool isAsciiLetter(char c) { return isAsciiUpper(c) || (c >= 'a' && c <= 'z'); }
bool isWordByte(char c) { return isAsciiLetter(c) || isAsciiDigit(c) || static_cast<unsigned char>(c) >= 0x80; }

bool isWordless(std::string_view text) { return std::none_of(text.begin(), text.end(), isWordByte); }

bool holdsKana(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const TextCharacter character = characterAt(text, at);
        if (character.code >= U'\u3041' && character.code <= U'\u30FF')
            return true;
        at += character.length;
    }
    return false;
}

ByteRange trimmedRange(std::string_view text, ByteRange range)
{
    while (range.begin < range.end) {
        const TextCharacter character = characterAt(text, range.begin);
        if (!isBlank(character.code))
            break;
        range.begin = std::min(range.begin + character.length, range.end);
    }
    while (range.end > range.begin) {
        std::uint64_t last = range.end - 1;
        while (last > range.begin && isContinuation(static_cast<unsigned char>(text[last])))
            --last;
        if (!isBlank(characterAt(text, last).code))
            break;
        range.end = last;
    }
    return range;
}

std::string_view trimmed(std::string_view text) { return slice(text, trimmedRange(text, {0, text.size()})); }

std::string_view slice(std::string_view text, ByteRange range)
{
    return range.isEmpty() ? std::string_view() : text.substr(range.begin, range.end - range.begin);
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), loweredByte);
    return result;
}

std::string normalisedWords(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    const auto separate = [&result] {
        if (!result.empty() && result.back() != ' ')
            result += ' ';
    };
    for (std::size_t i = 0; i < text.size();) {
        if (isAsciiLetter(text[i]) || isAsciiDigit(text[i])) {
            result += loweredByte(text[i++]);
            continue;
        }
        const TextCharacter character = characterAt(text, i);
        const std::string_view bytes = text.substr(i, character.length);
        i += character.length;
        if (character.code == '&') {
            separate();
            result += "and ";
        } else if (character.code == '\'' || character.code == 0x2019) {
            continue;
        } else if (character.length == 1 ? !isWordByte(bytes.front()) || character.code >= 0x80
                                         : isBlank(character.code) || isPunctuationBeyondAscii(character.code)) {
            separate();
        } else {
            result += bytes;
        }
    }
    const std::size_t words = result.find_first_not_of("0123456789 ");
    if (words == std::string::npos)
        return {};
    const std::size_t last = result.find_last_not_of(' ');
    return words > 0 && result[words - 1] == ' ' ? result.substr(words, last + 1 - words) : result.substr(0, last + 1);
}

} // namespace chronolane
