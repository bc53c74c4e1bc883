// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/bodytext.h"

#include "models/reading/text/inlinemarkup.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <optional>

namespace chronolane {

namespace {

constexpr std::string_view Blanks = " \t\r\n";
constexpr std::string_view NoBreakSpace = "\u00A0";

/// Elements that begin or end a line.
constexpr std::array<std::string_view, 16> BlockTags = {"p",  "br", "div", "li", "ul",    "ol", "tr", "table",
                                                        "h1", "h2", "h3",  "h4", "h5", "h6", "hr", "blockquote"};
/// Further elements that tell HTML from a text with a "<" in it.
constexpr std::array<std::string_view, 12> InlineTags = {"a",    "b",    "i",  "u",  "em",     "strong",
                                                         "span", "code", "td", "th", "small", "var"};

template<std::size_t N>
bool contains(const std::array<std::string_view, N> &tags, std::string_view tag)
{
    return std::find(tags.begin(), tags.end(), tag) != tags.end();
}

/// A tag at the beginning of the text: its lower-case name and its length; length 0 where there is none.
struct Tag
{
    std::string name;
    std::size_t length = 0;
};

Tag tagAt(std::string_view text)
{
    std::size_t at = 1;
    if (at < text.size() && text[at] == '/')
        ++at;
    Tag tag;
    for (; at < text.size() && std::isalnum(static_cast<unsigned char>(text[at])) != 0; ++at)
        tag.name += static_cast<char>(std::tolower(static_cast<unsigned char>(text[at])));
    const std::size_t end = tag.name.empty() ? std::string_view::npos : text.find('>', at);
    if (end != std::string_view::npos && (contains(BlockTags, tag.name) || contains(InlineTags, tag.name)))
        tag.length = end + 1;
    return tag;
}

void breakLine(std::string &text)
{
    text.erase(text.find_last_not_of(" \t") + 1);
    if (!text.empty() && text.back() != '\n')
        text += '\n';
}

} // namespace

std::string textOfHtml(std::string_view html)
{
    std::string text;
    for (std::size_t at = 0; at < html.size();) {
        const std::string_view rest = html.substr(at);
        const Tag tag = rest.front() == '<' ? tagAt(rest) : Tag();
        std::size_t length = 0;
        const auto character = rest.front() == '&' ? characterReference(rest, length) : std::nullopt;
        if (tag.length > 0) {
            if (contains(BlockTags, tag.name))
                breakLine(text);
            at += tag.length;
        } else if (character) {
            text += *character == NoBreakSpace ? " " : *character;
            at += length;
        } else {
            if (Blanks.find(rest.front()) == std::string_view::npos)
                text += rest.front();
            else if (!text.empty() && Blanks.find(text.back()) == std::string_view::npos)
                text += ' ';
            ++at;
        }
    }
    return text;
}

bool looksLikeHtml(std::string_view text)
{
    for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
        if (tagAt(text.substr(at)).length > 0)
            return true;
    }
    return false;
}

namespace {

/// Whether it has emphasis, code or links of Markdown, and not only a character that may also stand for itself.
bool looksLikeMarkdown(std::string_view text)
{
    const auto isPaired = [text](std::string_view mark) {
        const std::size_t first = text.find(mark);
        return first != std::string_view::npos && text.find(mark, first + mark.size()) != std::string_view::npos;
    };
    return isPaired("**") || isPaired("`") || text.find("](http") != std::string_view::npos;
}

/// The lines stay: they may be those of a list.
std::string textOfMarkdown(std::string_view markdown)
{
    std::string text;
    for (std::size_t begin = 0; begin <= markdown.size();) {
        const std::size_t end = std::min(markdown.find('\n', begin), markdown.size());
        text += plainInline(markdown.substr(begin, end - begin)).text;
        if (end < markdown.size())
            text += '\n';
        begin = end + 1;
    }
    return text;
}

} // namespace

std::string bodyText(std::string_view text)
{
    std::string result = looksLikeHtml(text)       ? textOfHtml(text)
                         : looksLikeMarkdown(text) ? textOfMarkdown(text)
                                                   : std::string(text);
    if (result.find('\r') != std::string::npos)
        std::erase(result, '\r');
    result.erase(result.find_last_not_of(Blanks) + 1);
    result.erase(0, std::min(result.find_first_not_of(Blanks), result.size()));
    return result;
}

} // namespace chronolane
