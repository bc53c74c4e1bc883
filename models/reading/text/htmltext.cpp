// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/htmltext.h"

#include "models/reading/text/inlinemarkup.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace chronolane {

namespace {

constexpr std::array<std::string_view, 9> Hidden = {"script", "style", "head", "noscript", "template", "svg",
                                                     "nav", "button", "select"};
constexpr std::array<std::string_view, 16> Blocks = {"p",      "div",  "section", "article", "ul",     "ol",
                                                     "table",  "tbody", "thead",  "header",  "footer", "blockquote",
                                                     "main",   "dl",   "figure",  "pre"};

bool contains(const auto &names, std::string_view name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

struct Tag
{
    std::string name;   // lower case
    bool isEnd = false;
    std::size_t end = 0;   // one past the ">"
};

/// The tag that begins at `at`; nullopt if the "<" is only a sign.
std::optional<Tag> tagAt(std::string_view html, std::size_t at)
{
    Tag tag;
    std::size_t i = at + 1;
    tag.isEnd = i < html.size() && html[i] == '/';
    i += tag.isEnd ? 1 : 0;
    const std::size_t name = i;
    while (i < html.size() && (isAsciiLetter(html[i]) || isAsciiDigit(html[i])))
        ++i;
    if (i == name || !isAsciiLetter(html[name]))
        return std::nullopt;
    tag.name = lowered(html.substr(name, i - name));
    char quote = 0;
    for (; i < html.size(); ++i) {
        if (quote != 0)
            quote = html[i] == quote ? '\0' : quote;
        else if (html[i] == '"' || html[i] == '\'')
            quote = html[i];
        else if (html[i] == '>')
            break;
    }
    tag.end = std::min(i + 1, html.size());
    return tag;
}

class Flattener
{
public:
    explicit Flattener(std::string_view html) : m_html(html) {}

    MappedText flatten()
    {
        while (m_at < m_html.size()) {
            if (m_html[m_at] == '<' && takeMarkup())
                continue;
            if (m_html[m_at] == '&' && takeReference())
                continue;
            takeCharacter();
        }
        return std::move(m_text);
    }

private:
    void write(std::string_view words) { m_text.appendSubstitute(words, m_at, m_at); }

    void breakLine(bool isParagraph)
    {
        while (!m_text.text.empty() && isParagraph && !m_text.text.ends_with("\n\n"))
            write("\n");
        if (!m_text.text.empty() && !m_text.text.ends_with('\n'))
            write("\n");
    }

    bool takeMarkup()
    {
        if (m_html.substr(m_at).starts_with("<!")) {
            const bool isComment = m_html.substr(m_at).starts_with("<!--");
            const std::size_t end = m_html.find(isComment ? "-->" : ">", m_at);
            m_at = end == std::string_view::npos ? m_html.size() : end + (isComment ? 3 : 1);
            return true;
        }
        const std::optional<Tag> tag = tagAt(m_html, m_at);
        if (!tag)
            return false;
        if (!tag->isEnd && contains(Hidden, tag->name)) {
            skipElement(*tag);
            return true;
        }
        takeTag(*tag);
        m_at = tag->end;
        return true;
    }

    /// Past the end tag of an element that is not shown; only past its own tag if it never ends.
    void skipElement(const Tag &tag)
    {
        const std::string ending = "</" + tag.name;
        for (std::size_t i = m_html.find("</", tag.end); i != std::string_view::npos; i = m_html.find("</", i + 2)) {
            if (lowered(m_html.substr(i, ending.size())) != ending)
                continue;
            m_at = std::min(m_html.find('>', i), m_html.size() - 1) + 1;
            return;
        }
        m_at = tag.end;
    }

    void takeTag(const Tag &tag)
    {
        if (tag.name.size() == 2 && tag.name[0] == 'h' && tag.name[1] >= '1' && tag.name[1] <= '6') {
            breakLine(true);
            if (!tag.isEnd)
                write(std::string(static_cast<std::size_t>(tag.name[1] - '0'), '#') + " ");
        } else if (tag.name == "li" || tag.name == "dt") {
            breakLine(false);
            if (!tag.isEnd)
                write("- ");
        } else if (tag.name == "br" || tag.name == "hr") {
            breakLine(false);
        } else if (tag.name == "tr") {
            takeRow(tag.isEnd);
        } else if (tag.name == "td" || tag.name == "th") {
            m_isHeader = m_isHeader && tag.name == "th";
            if (tag.isEnd)
                write(" |");
            else
                write(" ");
            m_cells += tag.isEnd ? 1U : 0U;
        } else if (contains(Blocks, tag.name) && m_cells == 0 && !m_inRow) {
            breakLine(true);
        }
    }

    void takeRow(bool isEnd)
    {
        breakLine(false);
        if (isEnd && m_isHeader && m_cells > 0) {
            std::string separator = "|";
            for (std::size_t i = 0; i < m_cells; ++i)
                separator += " --- |";
            write(separator + "\n");
        }
        m_cells = 0;
        m_isHeader = true;
        m_inRow = !isEnd;
        if (!isEnd)
            write("|");
    }

    bool takeReference()
    {
        std::size_t length = 0;
        const std::optional<std::string> character = characterReference(m_html.substr(m_at, 16), length);
        if (!character)
            return false;
        m_text.appendSubstitute(*character, m_at, m_at + length);
        m_at += length;
        return true;
    }

    /// Line breaks and runs of blanks are one blank.
    void takeCharacter()
    {
        const char c = m_html[m_at];
        const bool isSpace = c == ' ' || c == '\n' || c == '\t' || c == '\r';
        if (!isSpace)
            m_text.appendVerbatim(m_html.substr(m_at, 1), m_at);
        else if (!m_text.text.empty() && m_text.text.back() != ' ' && m_text.text.back() != '\n')
            m_text.appendSubstitute(" ", m_at, m_at + 1);
        ++m_at;
    }

    std::string_view m_html;
    MappedText m_text;
    std::size_t m_at = 0;
    std::size_t m_cells = 0;
    bool m_isHeader = true;
    bool m_inRow = false;
};

} // namespace

MappedText htmlToText(std::string_view html) { return Flattener(html).flatten(); }

} // namespace chronolane
