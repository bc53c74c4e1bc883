// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/textcursor.h"

#include <algorithm>

namespace chronolane {

bool equalsIgnoringCase(std::string_view left, std::string_view right)
{
    return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                      [](char a, char b) { return lowered(a) == lowered(b); });
}

bool TextCursor::acceptWord(std::string_view lowerCaseWord)
{
    if (lowered(peek()) != lowerCaseWord.front() || m_text.size() - m_at < lowerCaseWord.size())
        return false;
    if (!equalsIgnoringCase(m_text.substr(m_at, lowerCaseWord.size()), lowerCaseWord))
        return false;
    const char next = peek(lowerCaseWord.size());
    if (isLetter(next) || isDigit(next))
        return false;
    m_at += lowerCaseWord.size();
    return true;
}

std::string_view TextCursor::letters() const
{
    std::size_t length = 0;
    while (isLetter(peek(length)))
        ++length;
    return length == 0 ? std::string_view() : m_text.substr(m_at, length);
}

std::size_t TextCursor::digitCount() const
{
    std::size_t count = 0;
    while (isDigit(peek(count)))
        ++count;
    return count;
}

std::optional<int> TextCursor::number(std::size_t least, std::size_t most)
{
    // More digits than an int holds are no number of a date either.
    std::size_t count = 0;
    int value = 0;
    while (count <= most && isDigit(peek(count))) {
        if (count < 9)
            value = value * 10 + (peek(count) - '0');
        ++count;
    }
    if (count < least || count > most)
        return std::nullopt;
    m_at += count;
    return value;
}

bool TextCursor::acceptBlank()
{
    const char c = peek();
    if (c == ' ' || c == '\t') {
        ++m_at;
        return true;
    }
    if (accept("\u00A0") || accept("\u3000"))
        return true;
    // U+2000 to U+200A, U+200B (zero width), U+202F (narrow no-break)
    if (c == '\xE2' && peek(1) == '\x80') {
        const auto last = static_cast<unsigned char>(peek(2));
        if ((last >= 0x80 && last <= 0x8B) || last == 0xAF) {
            m_at += 3;
            return true;
        }
    }
    return false;
}

bool TextCursor::skipBlanks()
{
    const std::size_t from = m_at;
    while (acceptBlank()) {
    }
    return m_at != from;
}

void TextCursor::skipGap()
{
    constexpr std::string_view escapable = "[](){}~-*_`.:|#+";
    while (true) {
        skipBlanks();
        const char c = peek();
        const bool isEscape = c == '\\' && escapable.find(peek(1)) != std::string_view::npos && peek(1) != '\0';
        if (c != '*' && c != '_' && c != '`' && !isEscape)
            return;
        ++m_at;
    }
}

void TextCursor::skipGapOverLineEnd()
{
    skipGap();
    accept('\r');
    if (!accept('\n'))
        return;
    skipBlanks();
    if (accept('>'))
        skipBlanks();
}

} // namespace chronolane
