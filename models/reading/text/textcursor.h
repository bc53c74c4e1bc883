// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace chronolane {

[[nodiscard]] constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

[[nodiscard]] constexpr bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

[[nodiscard]] constexpr bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}

[[nodiscard]] constexpr char lowered(char c)
{
    return isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Whether two texts are equal but for the case of ASCII letters.
[[nodiscard]] bool equalsIgnoringCase(std::string_view left, std::string_view right);

/// A place in a UTF-8 text that grammars move over. Every accepting function leaves the cursor where it is if it does
/// not match. Cheap to copy: a copy is how a grammar tries something and goes back.
class TextCursor
{
public:
    explicit TextCursor(std::string_view text, std::size_t at = 0) : m_text(text), m_at(at) {}

    [[nodiscard]] std::string_view text() const { return m_text; }
    [[nodiscard]] std::size_t at() const { return m_at; }
    [[nodiscard]] bool isAtEnd() const { return m_at >= m_text.size(); }

    /// The byte `ahead` of the cursor; '\0' past the end.
    [[nodiscard]] char peek(std::size_t ahead = 0) const
    {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
    }

    /// The byte `back` before the cursor; '\0' before the beginning.
    [[nodiscard]] char before(std::size_t back = 1) const { return m_at >= back ? m_text[m_at - back] : '\0'; }

    /// The literal is not empty.
    [[nodiscard]] bool isAt(std::string_view literal) const
    {
        // Most literals differ in their first byte; the rest need not be asked for them.
        return peek() == literal.front() && m_text.substr(m_at).starts_with(literal);
    }

    void moveTo(std::size_t at) { m_at = at; }
    void advance(std::size_t bytes = 1) { m_at += bytes; }

    bool accept(char wanted)
    {
        const bool isThere = !isAtEnd() && m_text[m_at] == wanted;
        m_at += isThere ? 1 : 0;
        return isThere;
    }

    bool accept(std::string_view literal)
    {
        const bool isThere = isAt(literal);
        m_at += isThere ? literal.size() : 0;
        return isThere;
    }

    /// An ASCII word in any case that ends where letters and digits end.
    bool acceptWord(std::string_view lowerCaseWord);

    /// The ASCII letters at the cursor, as they are written; may be empty. Does not move.
    [[nodiscard]] std::string_view letters() const;

    /// A run of `least` to `most` digits; nullopt (and no move) if the run is shorter or longer.
    std::optional<int> number(std::size_t least, std::size_t most);

    /// How many digits stand at the cursor.
    [[nodiscard]] std::size_t digitCount() const;

    /// One blank: space, tab, no-break and other Unicode spaces, but no line end.
    bool acceptBlank();

    /// Any number of blanks; whether there were any.
    bool skipBlanks();

    /// Blanks, and what markup puts between words: emphasis marks and the backslash of an escape.
    void skipGap();

    /// As skipGap(), and over one line end with what indents or quotes the next line.
    void skipGapOverLineEnd();

private:
    std::string_view m_text;
    std::size_t m_at;
};

} // namespace chronolane
