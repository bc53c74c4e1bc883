// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/inlinemarkup.h"

#include "models/reading/text/textview.h"
#include "models/reading/text/utf8.h"

#include <algorithm>
#include <array>
#include <utility>

namespace chronolane {

namespace {

/// Bounds on how far a link may reach keep the cost linear.
constexpr std::size_t LabelLimit = 600;
constexpr std::size_t AddressLimit = 2000;
constexpr std::size_t TagLimit = 1000;

constexpr std::array<std::string_view, 46> TagNames = {
    "a",    "abbr", "b",     "big",   "blockquote", "br",    "center", "cite",  "code",   "dd",     "del", "details",
    "div",  "dl",   "dt",    "em",    "figure",     "font",  "h1",     "h2",    "h3",     "h4",     "hr",  "i",
    "img",  "ins",  "kbd",   "li",    "mark",       "ol",    "p",      "pre",   "q",      "s",      "small",
    "span", "strong", "sub", "summary", "sup",      "table", "time",   "u",     "ul",     "var",    "wbr",
};

std::optional<std::string> numericReference(std::string_view digits)
{
    const bool isHex = !digits.empty() && (digits.front() == 'x' || digits.front() == 'X');
    if (isHex)
        digits.remove_prefix(1);
    if (digits.empty() || digits.size() > 7)
        return std::nullopt;
    char32_t code = 0;
    for (const char c : lowered(digits)) {
        const bool isLetter = c >= 'a' && c <= 'f';
        if (!isAsciiDigit(c) && !(isHex && isLetter))
            return std::nullopt;
        code = code * (isHex ? 16 : 10) + static_cast<char32_t>(isLetter ? c - 'a' + 10 : c - '0');
    }
    if (code == 0 || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF))
        return std::nullopt;
    std::string result;
    appendUtf8(result, code);
    return result;
}

std::optional<std::string> namedReference(std::string_view name)
{
    using Entry = std::pair<std::string_view, std::string_view>;
    static constexpr std::array Names = {
        Entry{"amp", "&"},        Entry{"lt", "<"},         Entry{"gt", ">"},         Entry{"quot", "\""},
        Entry{"apos", "'"},       Entry{"nbsp", "\u00A0"},  Entry{"ndash", "\u2013"}, Entry{"mdash", "\u2014"},
        Entry{"hellip", "\u2026"}, Entry{"middot", "\u00B7"}, Entry{"bull", "\u2022"}, Entry{"rarr", "\u2192"},
        Entry{"lsquo", "\u2018"}, Entry{"rsquo", "\u2019"}, Entry{"ldquo", "\u201C"}, Entry{"rdquo", "\u201D"},
        Entry{"copy", "\u00A9"},  Entry{"reg", "\u00AE"},   Entry{"trade", "\u2122"}, Entry{"times", "\u00D7"},
        Entry{"deg", "\u00B0"},   Entry{"zwnj", "\u200C"},  Entry{"ensp", "\u2002"},  Entry{"emsp", "\u2003"},
        Entry{"thinsp", "\u2009"}, Entry{"minus", "\u2212"}, Entry{"sect", "\u00A7"}, Entry{"euro", "\u20AC"},
    };
    const auto found = std::find_if(Names.begin(), Names.end(), [name](const Entry &e) { return e.first == name; });
    if (found == Names.end())
        return std::nullopt;
    return std::string(found->second);
}

/// By byte, whether it may be markup, a blank or the first byte of one beyond ASCII.
constexpr auto NeedsLook = [] {
    std::array<bool, 256> needs{};
    for (const unsigned char c : std::string_view("\\&<[]!*_`~ \t\n\v\f\r\xC2\xE2\xE3\xEF"))
        needs[c] = true;
    return needs;
}();

/// Walks the markup once and writes the text that a reader sees.
class InlineScanner
{
public:
    InlineScanner(std::string_view markup, std::uint64_t offset) : m_markup(markup), m_offset(offset) {}

    MappedText scan()
    {
        m_result.text.reserve(m_markup.size());
        while (m_position < m_markup.size()) {
            if (const std::size_t plain = plainLength(); plain > 0)
                keep(plain);
            else
                step();
        }
        flush();
        while (!m_result.text.empty() && m_result.text.back() == ' ')
            m_result.text.pop_back();
        return std::move(m_result);
    }

private:
    /// The bytes from here on that stand for themselves, single blanks between words included.
    [[nodiscard]] std::size_t plainLength() const
    {
        const bool isBegin = m_kept == m_keptEnd && m_result.text.empty();
        char before = isBegin ? ' ' : m_kept < m_keptEnd ? m_markup[m_keptEnd - 1] : m_result.text.back();
        std::size_t end = m_position;
        for (; end < m_markup.size(); ++end) {
            const char c = m_markup[end];
            if (NeedsLook[static_cast<unsigned char>(c)] && (c != ' ' || before == ' '))
                break;
            before = c;
        }
        return end - m_position;
    }

    void step()
    {
        const char c = m_markup[m_position];
        const bool isTaken = (c == '\\' && takeEscape()) || (c == '&' && takeReference()) || (c == '<' && takeTag())
            || ((c == '[' || c == '!') && takeLink()) || (c == ']' && takeLabelEnd())
            || ((c == '*' || c == '_' || c == '`' || c == '~') && takeEmphasis());
        if (isTaken)
            return;
        const TextCharacter character = characterAt(m_markup, m_position);
        if (isBlank(character.code))
            takeBlank(character.length);
        else
            keep(character.length);
    }

    void keep(std::size_t length)
    {
        if (m_kept == m_keptEnd)
            m_kept = m_position;
        m_position += length;
        m_keptEnd = m_position;
        if (m_position < m_markup.size())
            return;
        flush();
    }

    void flush()
    {
        if (m_kept < m_keptEnd)
            m_result.appendVerbatim(m_markup.substr(m_kept, m_keptEnd - m_kept), m_offset + m_kept);
        m_kept = m_keptEnd = 0;
    }

    void skip(std::size_t length)
    {
        flush();
        m_position += length;
    }

    void substitute(std::string_view bytes, std::size_t length)
    {
        flush();
        m_result.appendSubstitute(bytes, m_offset + m_position, m_offset + m_position + length);
        m_position += length;
    }

    void takeBlank(std::size_t length)
    {
        flush();
        if (m_result.text.empty() || m_result.text.back() == ' ')
            m_position += length;
        else
            substitute(" ", length);
    }

    bool takeEscape()
    {
        if (m_position + 1 >= m_markup.size())
            return false;
        const auto next = static_cast<unsigned char>(m_markup[m_position + 1]);
        if (next >= 0x80 || isWordByte(m_markup[m_position + 1]) || next <= ' ')
            return false;
        skip(1);
        keep(1);
        return true;
    }

    bool takeReference()
    {
        std::size_t length = 0;
        const std::optional<std::string> character = characterReference(m_markup.substr(m_position), length);
        if (!character)
            return false;
        if (isBlank(characterAt(*character, 0).code))
            takeBlank(length);
        else
            substitute(*character, length);
        return true;
    }

    bool takeTag()
    {
        const std::string_view rest = m_markup.substr(m_position, TagLimit);
        const std::size_t end = rest.find('>');
        if (end == std::string_view::npos)
            return false;
        if (rest.substr(0, 4) == "<!--") {
            skip(end + 1);
            return true;
        }
        const std::size_t nameBegin = rest.size() > 1 && rest[1] == '/' ? 2 : 1;
        std::size_t nameEnd = nameBegin;
        while (nameEnd < end && (isAsciiLetter(rest[nameEnd]) || isAsciiDigit(rest[nameEnd])))
            ++nameEnd;
        const std::string tagName = lowered(rest.substr(nameBegin, nameEnd - nameBegin));
        if (std::find(TagNames.begin(), TagNames.end(), tagName) != TagNames.end()) {
            if (tagName == "br" || tagName == "p" || tagName == "li" || tagName == "div")
                takeBlank(end + 1);
            else
                skip(end + 1);
            return true;
        }
        if (rest.substr(1, 4) != "http")
            return false;
        skip(1);   // an address in angle brackets: the closing one goes with the next keep
        keep(end - 1);
        skip(1);
        return true;
    }

    /// "[label](address)", "![alt](address)", "[label][reference]": the label stays. A label on its own stays as it is.
    bool takeLink()
    {
        const std::size_t open = m_position + (m_markup[m_position] == '!' ? 1 : 0);
        if (open >= m_markup.size() || m_markup[open] != '[')
            return false;
        const std::string_view label = m_markup.substr(open + 1, LabelLimit);
        std::size_t close = label.find(']');
        const bool isNote = close != std::string_view::npos && label.front() == '['
            && label.substr(1, close - 1).find_first_not_of("0123456789") == std::string_view::npos;
        if (isNote)   // "[[6]](#references)": a number of a note
            ++close;
        if (close >= label.size() || label[close] != ']')
            return false;
        if (isNote || (close > 0 && label.front() == '^')) {
            const std::size_t after = open + close + 2;
            skip(addressEnd(after) - m_position);
            return true;
        }
        const std::size_t after = open + close + 2;
        const std::size_t end = addressEnd(after);
        if (end == after)
            return false;
        m_labelEnd = after - 1;
        m_linkEnd = end;
        skip(open + 1 - m_position);
        return true;
    }

    bool takeLabelEnd()
    {
        if (m_position != m_labelEnd || m_linkEnd <= m_position)
            return false;
        skip(m_linkEnd - m_position);
        m_labelEnd = m_linkEnd = 0;
        return true;
    }

    /// One past the address or reference that begins at `begin`; `begin` itself where there is none.
    [[nodiscard]] std::size_t addressEnd(std::size_t begin) const
    {
        if (begin >= m_markup.size() || (m_markup[begin] != '(' && m_markup[begin] != '['))
            return begin;
        const char closing = m_markup[begin] == '(' ? ')' : ']';
        const std::string_view rest = m_markup.substr(begin, AddressLimit);
        std::size_t depth = 0;
        for (std::size_t i = 0; i < rest.size() && rest[i] != '\n'; ++i) {
            if (rest[i] == rest.front())
                ++depth;
            else if (rest[i] == closing && --depth == 0)
                return begin + i + 1;
        }
        return begin;
    }

    bool takeEmphasis()
    {
        const char mark = m_markup[m_position];
        std::size_t run = 1;
        while (m_position + run < m_markup.size() && m_markup[m_position + run] == mark)
            ++run;
        const char before = m_position > 0 ? m_markup[m_position - 1] : ' ';
        const char after = m_position + run < m_markup.size() ? m_markup[m_position + run] : ' ';
        if (isMark(mark, run, before, after)) {
            skip(run);
            return true;
        }
        keep(run);
        return true;
    }

    /// A lone "*" between blanks multiplies, a "_" inside a word belongs to it, and one "~" says about or to.
    static bool isMark(char mark, std::size_t run, char before, char after)
    {
        if (mark == '~')
            return run == 2;
        if (mark == '`')
            return true;
        const bool isBetweenBlanks = before <= ' ' && before >= 0 && after <= ' ' && after >= 0;
        if (mark == '_')
            return !isBetweenBlanks && !(isWordByte(before) && isWordByte(after));
        return run >= 2 || !isBetweenBlanks;
    }

    std::string_view m_markup;
    std::uint64_t m_offset;
    MappedText m_result;
    std::size_t m_position = 0;
    std::size_t m_kept = 0;      // bytes [m_kept, m_keptEnd) are kept but not yet written
    std::size_t m_keptEnd = 0;
    std::size_t m_labelEnd = 0;   // the "]" of the link that is open
    std::size_t m_linkEnd = 0;    // one past its address
};

} // namespace

std::optional<std::string> characterReference(std::string_view text, std::size_t &length)
{
    const std::size_t end = text.substr(0, 12).find(';');
    if (text.size() < 3 || text.front() != '&' || end == std::string_view::npos || end < 2)
        return std::nullopt;
    length = end + 1;
    const std::string_view body = text.substr(1, end - 1);
    return body.front() == '#' ? numericReference(body.substr(1)) : namedReference(body);
}

MappedText plainInline(std::string_view markup, std::uint64_t offset) { return InlineScanner(markup, offset).scan(); }

} // namespace chronolane
