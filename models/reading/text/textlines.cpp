// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/textlines.h"

#include "models/reading/text/linekinds.h"
#include "models/reading/text/sectionname.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <optional>

namespace chronolane {

namespace {

constexpr std::size_t ShortestFlattened = 80;   // bytes: a shorter line is one line
constexpr std::size_t LongestHeadingLine = 200;   // bytes: a heading and nothing else is not longer
constexpr std::size_t LongestName = 80;
constexpr std::size_t LongestHeadingWords = 10;

/// Finds where a flattened line was joined.
class Unflattener
{
public:
    explicit Unflattener(std::string_view line) : m_line(line) {}

    /// The cuts in ascending order; empty if the line is none that was flattened.
    std::vector<std::size_t> cuts()
    {
        findTables();
        const std::string_view content = trimmed(m_line);
        if (m_tables.empty() && !content.empty() && content.front() == '|')
            return {};   // a row of a table that was not flattened
        findHeadings();
        findBoldNames();
        findTimedItems();
        if (m_cuts.empty())
            return {};
        std::sort(m_cuts.begin(), m_cuts.end());
        m_structure = m_cuts;
        findItems();
        std::sort(m_cuts.begin(), m_cuts.end());
        m_cuts.erase(std::unique(m_cuts.begin(), m_cuts.end()), m_cuts.end());
        return m_cuts;
    }

private:
    void cutAt(std::size_t position)
    {
        if (position > 0 && position < m_line.size())
            m_cuts.push_back(position);
    }

    [[nodiscard]] bool isSeparatorCell(std::size_t begin, std::size_t end) const
    {
        const std::string_view cell = trimmed(m_line.substr(begin, end - begin));
        return cell.size() >= 3 && cell.find("---") != std::string_view::npos
            && cell.find_first_not_of("-:") == std::string_view::npos;
    }

    /// "| A | B | | --- | --- | | 1 | 2 |": as many cells a row as the separator has.
    void findTables()
    {
        std::vector<std::size_t> pipes;
        for (std::size_t i = m_line.find('|'); i != std::string_view::npos; i = m_line.find('|', i + 1))
            if (i == 0 || m_line[i - 1] != '\\')
                pipes.push_back(i);
        for (std::size_t p = 0; p + 1 < pipes.size(); ++p) {
            std::size_t columns = 0;
            while (p + columns + 1 < pipes.size() && isSeparatorCell(pipes[p + columns] + 1, pipes[p + columns + 1]))
                ++columns;
            if (columns > 0)
                p = cutTable(pipes, p, columns);
        }
    }

    /// `separator` is the separator's first pipe; returns the last pipe of the table.
    std::size_t cutTable(const std::vector<std::size_t> &pipes, std::size_t separator, std::size_t columns)
    {
        if (separator >= columns + 1)
            cutAt(pipes[separator - columns - 1]);
        std::size_t row = separator;
        std::size_t last = separator + columns;
        while (row + columns < pipes.size()) {
            cutAt(pipes[row]);
            last = row + columns;
            row += columns + 1;
            if (row >= pipes.size() || !trimmed(m_line.substr(pipes[last] + 1, pipes[row] - pipes[last] - 1)).empty())
                break;
        }
        m_tables.push_back({pipes[separator], pipes[last] + 1});
        cutAt(pipes[last] + 1);
        return last;
    }

    void findHeadings()
    {
        for (std::size_t i = m_line.find('#'); i != std::string_view::npos; i = m_line.find('#', i)) {
            const std::size_t begin = i;
            while (i < m_line.size() && m_line[i] == '#')
                ++i;
            const bool isMark = i - begin <= 6 && i < m_line.size() && m_line[i] == ' '
                && (begin == 0 || (m_line[begin - 1] == ' ' && i - begin >= 2));
            if (!isMark || (begin == 0 && m_line.size() < LongestHeadingLine))
                continue;
            cutAt(begin);
            cutAt(headingEnd(i + 1));
        }
    }

    struct Word
    {
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    [[nodiscard]] std::vector<Word> wordsFrom(std::size_t position, std::size_t count) const
    {
        std::vector<Word> words;
        while (words.size() < count && position < m_line.size()) {
            const std::size_t begin = m_line.find_first_not_of(' ', position);
            if (begin == std::string_view::npos)
                break;
            position = std::min(m_line.find(' ', begin), m_line.size());
            words.push_back({begin, position});
        }
        return words;
    }

    /// A heading ends after the longest known name, else before the next structure, else where a new sentence begins:
    /// at a capital behind a small letter ("Current state | All services …").
    [[nodiscard]] std::size_t headingEnd(std::size_t begin) const
    {
        const std::vector<Word> words = wordsFrom(begin, LongestHeadingWords + 1);
        std::optional<std::size_t> known;
        std::optional<std::size_t> sentence;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const std::string_view word = m_line.substr(words[i].begin, words[i].end - words[i].begin);
            const bool isStructure = word == "*" || word == "-" || word == "|" || word.substr(0, 2) == "**"
                || word.substr(0, 2) == "##" || (i > 1 && word == "1.");
            if (i > 0 && isStructure)
                return words[i].begin;
            if (i > 0 && !sentence && isAsciiUpper(word.front()) && !isAsciiUpper(m_line[words[i - 1].begin])
                && isAsciiLetter(m_line[words[i - 1].begin]))
                sentence = words[i].begin;
            if (sectionNamed(m_line.substr(begin, words[i].end - begin)) != SectionKind::None)
                known = words[i].end;
        }
        return known ? *known : sentence.value_or(m_line.size());
    }

    /// "**Summary** The cache …": section names in bold. One alone may be emphasis, unless it begins a sentence.
    void findBoldNames()
    {
        std::vector<ByteRange> names;
        std::size_t open = m_line.find("**");
        while (open != std::string_view::npos) {
            const std::size_t close = m_line.find("**", open + 2);
            if (close == std::string_view::npos)
                break;
            const std::string_view name = m_line.substr(open + 2, close - open - 2);
            const std::string_view word = trimmed(name.substr(0, LongestName));
            const bool isCapital = !word.empty() && (isAsciiUpper(word.front()) || !isAsciiLetter(word.front()));
            // "Timeline (CET)" is the section and its zone.
            const std::string_view bare = name.ends_with(')') ? trimmed(name.substr(0, name.find(" ("))) : name;
            const bool isName = isCapital && sectionNamed(bare) != SectionKind::None && !isInTable(open)
                && (open == 0 || m_line[open - 1] == ' ');
            if (isName)
                names.push_back({open, close + 2});
            open = isName || name.size() <= LongestName ? m_line.find("**", close + 2) : close;
        }
        for (const ByteRange &name : names)
            if (names.size() > 1 || name.begin == 0 || endsSentence(name.begin))
                cutBoldName(name);
    }

    void cutBoldName(ByteRange name)
    {
        cutAt(name.begin);
        const bool isLabel = m_line[name.end - 3] == ':' || (name.end < m_line.size() && m_line[name.end] == ':');
        if (!isLabel)
            cutAt(name.end);
    }

    [[nodiscard]] bool isInTable(std::size_t position) const
    {
        const auto after = std::upper_bound(m_tables.begin(), m_tables.end(), position,
                                            [](std::size_t value, const ByteRange &table) {
                                                return value < table.begin;
                                            });
        return after != m_tables.begin() && position < (after - 1)->end;
    }

    /// "* 14:05 The cache fails * 14:20 We restart it": bullets before times, two and more of them.
    void findTimedItems()
    {
        constexpr std::array<std::string_view, 2> Bullets = {"* ", "• "};
        std::vector<std::size_t> items;
        for (const std::string_view bullet : Bullets) {
            items.clear();
            for (std::size_t i = m_line.find(bullet); i != std::string_view::npos; i = m_line.find(bullet, i + 1)) {
                const bool isApart = i == 0 || m_line[i - 1] == ' ';
                if (isApart && beginsWithTime(trimmed(m_line.substr(i + bullet.size(), LongestName))) && !isInTable(i))
                    items.push_back(i);
            }
            if (items.size() > 1)
                m_cuts.insert(m_cuts.end(), items.begin() + (items.front() == 0 ? 1 : 0), items.end());
        }
    }

    void findItems()
    {
        std::size_t expected = 1;
        for (std::size_t i = 1; i + 2 < m_line.size(); ++i) {
            if (m_line[i - 1] != ' ' || isInTable(i))
                continue;
            if ((m_line[i] == '*' || m_line[i] == '-') && m_line[i + 1] == ' ' && startsItem(i)) {
                cutAt(i);
                continue;
            }
            std::size_t end = i;
            std::size_t number = 0;
            while (end < m_line.size() && end - i < 3 && isAsciiDigit(m_line[end]))
                number = number * 10 + static_cast<std::size_t>(m_line[end++] - '0');
            const bool isNumber = end > i && end + 1 < m_line.size() && m_line[end] == '.' && m_line[end + 1] == ' ';
            if (!isNumber || !endsSentence(i) || (number != 1 && number != expected))
                continue;
            cutAt(i);
            expected = number + 1;
        }
    }

    /// A dash between words is no bullet; one after a sentence or a heading is.
    [[nodiscard]] bool startsItem(std::size_t position) const
    {
        return m_line[position] == '*' || endsSentence(position)
            || std::binary_search(m_structure.begin(), m_structure.end(), position - 1)
            || std::binary_search(m_structure.begin(), m_structure.end(), position);
    }

    [[nodiscard]] bool endsSentence(std::size_t position) const
    {
        const std::size_t begin = position > 8 ? position - 8 : 0;
        const std::string_view before = trimmed(m_line.substr(begin, position - begin));
        return !before.empty() && std::string_view(".:;!?)").find(before.back()) != std::string_view::npos;
    }

    std::string_view m_line;
    std::vector<std::size_t> m_cuts;
    std::vector<std::size_t> m_structure;   // the cuts that are not of items, in order
    std::vector<ByteRange> m_tables;        // in order
};

void addLine(std::vector<SourceLine> &lines, std::string_view text, ByteRange range, std::uint64_t number)
{
    const std::string_view line = slice(text, range);
    const std::vector<std::size_t> cuts = line.size() < ShortestFlattened ? std::vector<std::size_t>{}
                                                                          : Unflattener(line).cuts();
    std::uint64_t begin = range.begin;
    for (const std::size_t cut : cuts) {
        if (!trimmedRange(text, {begin, range.begin + cut}).isEmpty())
            lines.push_back({trimmedRange(text, {begin, range.begin + cut}), number, true});
        begin = range.begin + cut;
    }
    const ByteRange rest = {begin, range.end};
    lines.push_back({cuts.empty() ? rest : trimmedRange(text, rest), number, !cuts.empty()});
}

} // namespace

std::vector<SourceLine> splitLines(std::string_view text)
{
    std::vector<SourceLine> lines;
    std::uint64_t number = 1;
    std::size_t begin = text.substr(0, 3) == "\xEF\xBB\xBF" ? 3 : 0;
    while (begin < text.size()) {
        const std::size_t newline = std::min(text.find('\n', begin), text.size());
        const std::size_t end = newline > begin && text[newline - 1] == '\r' ? newline - 1 : newline;
        addLine(lines, text, {begin, end}, number++);
        begin = newline + 1;
    }
    return lines;
}

} // namespace chronolane
