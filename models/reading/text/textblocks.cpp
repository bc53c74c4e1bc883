// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/textblocks.h"

#include "models/reading/text/chatlines.h"
#include "models/reading/text/labelledfield.h"
#include "models/reading/text/pagefacts.h"
#include "models/reading/text/pagefurniture.h"
#include "models/reading/text/sectionname.h"
#include "models/reading/text/textlines.h"
#include "models/reading/text/textview.h"
#include "models/reading/text/timeexpression.h"

#include <algorithm>

namespace chronolane {

namespace {

constexpr std::size_t LongestLoneHeading = 64;    // bytes
constexpr std::size_t LongestTimeBeginning = 40;  // bytes
constexpr int BoldHeading = 7;
constexpr int NamedHeading = 8;
constexpr int PlainHeading = 9;

bool isBullet(char32_t code)
{
    constexpr std::u32string_view Bullets = U"-*+•◦‣▪▫●○□■◉◐◑◯✓✔✗☐☑·※ㄴ►▶▸–—⦁∙";
    return Bullets.find(code) != std::u32string_view::npos;
}

bool isRule(std::string_view line)
{
    return line.size() >= 3 && std::string_view("-*_=").find(line.front()) != std::string_view::npos
        && std::all_of(line.begin(), line.end(), [&line](char c) { return c == line.front() || c == ' '; });
}

/// Makes blocks of lines.
class BlockBuilder
{
public:
    explicit BlockBuilder(std::string_view text) : m_text(text), m_lines(splitLines(text)) {}

    std::vector<SourceBlock> build()
    {
        for (std::size_t i = 0; i < m_lines.size(); ++i)
            if (isFence(trimmed(view(m_lines[i].range))))
                m_lastFence = i;
        for (m_index = takeFrontMatter(); m_index < m_lines.size(); ++m_index)
            takeLine(m_lines[m_index]);
        return std::move(m_blocks);
    }

private:
    [[nodiscard]] std::string_view view(ByteRange range) const { return slice(m_text, range); }

    [[nodiscard]] std::string_view lineAfter(std::size_t ahead) const
    {
        const std::size_t index = m_index + ahead;
        return index < m_lines.size() ? trimmed(view(m_lines[index].range)) : std::string_view();
    }

    /// "---", lines of "key: value", "---" at the top: each line is a field. Returns the first line behind it.
    std::size_t takeFrontMatter()
    {
        constexpr std::size_t LongestFrontMatter = 100;   // lines
        const std::string_view fence = m_lines.empty() ? std::string_view() : trimmed(view(m_lines.front().range));
        if (fence != "---" && fence != "+++")
            return 0;
        std::size_t end = 1;
        while (end < m_lines.size() && end < LongestFrontMatter && trimmed(view(m_lines[end].range)) != fence)
            ++end;
        if (end == m_lines.size() || end == LongestFrontMatter)
            return 0;
        for (std::size_t i = 1; i < end; ++i)
            if (const ByteRange content = trimmedRange(m_text, m_lines[i].range); !content.isEmpty())
                add(fence == "---" ? BlockKind::Paragraph : BlockKind::Code, m_lines[i], content);
        m_isOpen = false;
        return end + 1;
    }

    void takeLine(const SourceLine &line)
    {
        ByteRange content = trimmedRange(m_text, line.range);
        if (line.isPart && view(content).starts_with('#'))
            m_isOpen = false;
        if (takeFence(line, content))
            return;
        while (view(content).starts_with("> ") || view(content) == ">")
            content = trimmedRange(m_text, {content.begin + 1, content.end});
        if (content.isEmpty()) {
            m_isOpen = false;
            m_isSeparated = true;
            return;
        }
        const bool isTaken = takeUnderline(content) || takeHeading(line, content) || takeRow(line, content)
            || takeRule(content) || takeItem(line, content);
        if (!isTaken)
            takeText(line, content);
        m_isSeparated = false;
    }

    SourceBlock &add(BlockKind kind, const SourceLine &line, ByteRange content)
    {
        SourceBlock &block = m_blocks.emplace_back();
        block.kind = kind;
        block.content = content;
        block.line = line.number;
        block.isSeparated = m_isSeparated;
        m_isOpen = kind == BlockKind::Paragraph || kind == BlockKind::Item;
        if (kind != BlockKind::Row)
            m_inTable = false;
        return block;
    }

    [[nodiscard]] static bool isFence(std::string_view text)
    {
        return (text.starts_with("```") || text.starts_with("~~~")) && text.find('`', 3) == std::string_view::npos;
    }

    bool takeFence(const SourceLine &line, ByteRange content)
    {
        const std::string_view text = view(content);
        if (m_inCode) {
            m_blocks.back().content.end = std::max(m_blocks.back().content.end, content.end);
            m_inCode = !isFence(text);
            return true;
        }
        if (!isFence(text) || m_index >= m_lastFence)
            return false;   // one that is never closed hides nothing
        add(BlockKind::Code, line, content);
        m_inCode = true;
        return true;
    }

    /// "Title" over "=====" or "-----".
    bool takeUnderline(ByteRange content)
    {
        const std::string_view text = view(content);
        const bool isUnderline = isRule(text) && (text.front() == '=' || text.front() == '-')
            && text.find(' ') == std::string_view::npos;
        if (!isUnderline || !m_isOpen || m_blocks.empty() || m_blocks.back().kind != BlockKind::Paragraph)
            return false;
        SourceBlock &block = m_blocks.back();
        if (view(block.content).find('\n') != std::string_view::npos || block.content.end - block.content.begin > 150)
            return false;
        block.kind = BlockKind::Heading;
        block.level = text.front() == '=' ? 1 : 2;
        m_isOpen = false;
        return true;
    }

    bool takeHeading(const SourceLine &line, ByteRange content)
    {
        const std::string_view text = view(content);
        const std::size_t marks = std::min(text.find_first_not_of('#'), text.size());
        if (marks > 0 && marks <= 6 && marks < text.size() && (text[marks] == ' ' || marks > 1)) {
            const std::size_t end = text.find_last_not_of("# ");
            add(BlockKind::Heading, line, trimmedRange(m_text, {content.begin + marks, content.begin + end + 1})).level =
                static_cast<int>(marks);
            return true;
        }
        if (isBoldLine(text)) {
            add(BlockKind::Heading, line, {content.begin + 2, content.end - 2}).level = BoldHeading;
            return true;
        }
        if (m_isOpen && !line.isPart)
            return false;
        if (text.size() > LongestLoneHeading || line.isPart)
            return false;
        const std::string_view next = lineAfter(1);
        SectionKind kind = sectionNamed(text);
        if (kind == SectionKind::None && beginsWithTime(next) && sectionOfHeading(text) == SectionKind::Timeline)
            kind = SectionKind::Timeline;   // "Timeline (all times are JST)"
        const bool headsList = beginsWithTime(next) || (!next.empty() && markLength(next) > 0);
        // A label or the word for a stage has its value or body in the next line.
        const bool headsText = fieldNamed(text) == FieldKind::None && !isStageLine(text);
        if (!next.empty() && (kind == SectionKind::None || !(headsList || headsText)))
            return false;
        if (kind == SectionKind::None && !looksLikeHeading(text))
            return false;
        add(BlockKind::Heading, line, content).level = kind == SectionKind::None ? PlainHeading : NamedHeading;
        return true;
    }

    /// A whole short line in bold, which is neither a row of a timeline nor a field.
    [[nodiscard]] static bool isBoldLine(std::string_view text)
    {
        if (text.size() < 5 || text.size() > 120 || !text.starts_with("**") || !text.ends_with("**"))
            return false;
        const std::string_view inner = text.substr(2, text.size() - 4);
        return inner.find("**") == std::string_view::npos && !beginsWithTime(inner)
            && std::string_view(".!").find(trimmed(inner).back()) == std::string_view::npos;
    }

    /// A lone line of a few words, most of them with capitals, without an end of sentence: "Short Term".
    [[nodiscard]] bool looksLikeHeading(std::string_view text) const
    {
        if (beginsWithTime(text) || text.find(':') != std::string_view::npos || lineAfter(2).empty()
            || text.find_first_of(".!?,;|/@·") != std::string_view::npos || !isAsciiUpper(text.front()))
            return false;
        std::size_t words = 0;
        std::size_t capitals = 0;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const bool isBegin = text[i] != ' ' && (i == 0 || text[i - 1] == ' ');
            words += isBegin ? 1U : 0U;
            capitals += isBegin && isAsciiUpper(text[i]) ? 1U : 0U;
            if (isAsciiDigit(text[i]))
                return false;
        }
        return words >= 2 && words <= 8 && capitals * 3 >= words * 2;
    }

    bool takeRow(const SourceLine &line, ByteRange content)
    {
        const std::string_view text = view(content);
        const bool isBordered = text.starts_with('|') && text.find('|', 1) != std::string_view::npos;
        if (!isBordered && !isSeparator(text) && !(text.find('|') != std::string_view::npos && isSeparator(lineAfter(1)))
            && !(m_inTable && text.find('|') != std::string_view::npos))
            return false;
        if (isSeparator(text)) {
            if (m_inTable)
                m_blocks.back().isHeaderRow = true;
            return m_inTable || isBordered;
        }
        const bool isNewTable = !m_inTable;
        SourceBlock &row = add(BlockKind::Row, line, content);
        m_tables += isNewTable ? 1U : 0U;
        row.table = m_tables;
        row.cells = cellsOf(content);
        m_inTable = true;
        return true;
    }

    [[nodiscard]] static bool isSeparator(std::string_view text)
    {
        return text.find('|') != std::string_view::npos && text.find("--") != std::string_view::npos
            && text.find_first_not_of("|-: ") == std::string_view::npos;
    }

    [[nodiscard]] std::vector<ByteRange> cellsOf(ByteRange row) const
    {
        std::vector<ByteRange> cells;
        std::uint64_t begin = m_text[row.begin] == '|' ? row.begin + 1 : row.begin;
        for (std::uint64_t i = begin; i <= row.end; ++i) {
            const bool isPipe = i < row.end && m_text[i] == '|' && m_text[i - 1] != '\\';
            if (!isPipe && i != row.end)
                continue;
            if (i < row.end || begin < i)
                cells.push_back(trimmedRange(m_text, {begin, i}));
            begin = i + 1;
        }
        return cells;
    }

    bool takeRule(ByteRange content)
    {
        if (!isRule(view(content)))
            return false;
        m_isOpen = false;
        m_inTable = false;
        return true;
    }

    /// The bytes of a bullet or number with the blanks behind it; 0 if the line has none.
    [[nodiscard]] std::size_t markLength(std::string_view text) const
    {
        const TextCharacter first = characterAt(text, 0);
        std::size_t end = first.length;
        if (isBullet(first.code)) {
            if (first.code == '-')
                end = std::min(text.find_first_not_of('-'), text.size());
        } else if (const std::size_t digits = digitsAt(text, 0); digits > 0 && digits <= 3 && digits < text.size()
                   && (text[digits] == '.' || text[digits] == ')')) {
            end = digits + 1;
        } else {
            return 0;
        }
        if (end == text.size())
            return end;
        if (!isBlank(characterAt(text, end).code))
            return 0;
        return static_cast<std::size_t>(trimmedRange(text, {end, text.size()}).begin);
    }

    bool takeItem(const SourceLine &line, ByteRange content)
    {
        const std::size_t mark = markLength(view(content));
        if (mark == 0)
            return false;
        SourceBlock &item = add(BlockKind::Item, line, {content.begin + mark, content.end});
        item.level = indentation(line);
        item.mark = trimmedRange(m_text, {content.begin, content.begin + mark});
        const std::string_view inner = view(item.content);
        if (inner.size() > 3 && inner[0] == '[' && inner[2] == ']' && std::string_view(" xX").find(inner[1]) != std::string_view::npos) {
            item.isDone = inner[1] != ' ';
            item.content = trimmedRange(m_text, {item.content.begin + 3, item.content.end});
        }
        return true;
    }

    [[nodiscard]] int indentation(const SourceLine &line) const
    {
        int columns = 0;
        for (const char c : view(line.range)) {
            if (c != ' ' && c != '\t')
                break;
            columns += c == '\t' ? 4 : 1;
        }
        return line.isPart ? 0 : columns;
    }

    void takeText(const SourceLine &line, ByteRange content)
    {
        if (m_isOpen && !m_blocks.empty() && !line.isPart && !startsAnew(line, content)) {
            m_blocks.back().content.end = content.end;
            return;
        }
        add(BlockKind::Paragraph, line, content).level = indentation(line);
    }

    /// A line is a block of its own where a list of bare steps or fields goes on, not where a sentence is wrapped.
    [[nodiscard]] bool startsAnew(const SourceLine &line, ByteRange content) const
    {
        const std::string_view text = view(content);
        const SourceBlock &open = m_blocks.back();
        const std::string_view before = view(open.content);
        std::size_t value = 0;
        const std::size_t label = labelLength(text, value);
        const bool isStep = beginsWithTime(text) || label > 0;
        const bool isBelowTime = beginsWithTime(before) && before.size() <= LongestTimeBeginning
            && timeExpressionOf(before).has_value();
        const bool isTime = text.size() <= LongestTimeBeginning && beginsWithTime(text) && timeExpressionOf(text).has_value();
        if (isTime || isPageFurniture(text) || isPageFurniture(before))
            return true;
        if (beginsWithStage(text) || isStageLine(before) || isBelowTime || text.starts_with("Posted ") || text.starts_with("Scheduled for ")
            || text == "Created" || before == "Created" || text == "Updated" || before == "Updated"
            || isReportHead(text) || isReportHead(before) || (m_blocks.size() == 1 && isPageName(before)) || isUpdateHead(before) || isPostedLine(before))
            return true;
        // "작성일: 2031-03-04": no sentence is wrapped before a label with a time.
        if ((label > 0 && (fieldNamed(text.substr(0, label)) != FieldKind::None || beginsWithTime(text.substr(value)))) || isField(before))
            return true;
        if (isWordless(before) || isNextLabel(text))
            return true;
        if (isChatHead(text) || isChatHead(before) || authorOfChatLine(text) || authorOfChatLine(before))
            return true;
        if (beginsWithMilitaryClock(text) && (beginsWithMilitaryClock(before) || beginsWithMilitaryClock(lineAfter(1))))
            return true;
        if (open.kind == BlockKind::Paragraph && beginsWithTime(text) && beginsWithTime(lineAfter(1)))
            return true;   // a sentence is not wrapped so that two lines begin with a time
        if (open.kind == BlockKind::Item)
            return isStep && indentation(line) <= open.level && endsLine(before);
        return isStep && (endsLine(before) || beginsWithTime(before) || labelLength(before, value) > 0);
    }

    /// "Components" below the value of a label that stands on a line of its own as well.
    [[nodiscard]] bool isNextLabel(std::string_view text) const
    {
        constexpr std::size_t Longest = 40;   // bytes
        if (m_blocks.size() < 2 || text.size() > Longest || m_blocks.back().content.end - m_blocks.back().content.begin > Longest)
            return false;
        const SourceBlock &label = m_blocks[m_blocks.size() - 2];
        return label.line + 1 == m_blocks.back().line && fieldNamed(text) != FieldKind::None
            && fieldNamed(view(label.content)) != FieldKind::None;
    }

    std::string_view m_text;
    std::vector<SourceLine> m_lines;
    std::vector<SourceBlock> m_blocks;
    std::size_t m_index = 0;
    std::size_t m_lastFence = 0;
    std::uint32_t m_tables = 0;
    bool m_isOpen = false;         // the last block may go on in the next line
    bool m_isSeparated = true;
    bool m_inTable = false;
    bool m_inCode = false;
};

} // namespace

std::vector<SourceBlock> findBlocks(std::string_view text) { return BlockBuilder(text).build(); }

} // namespace chronolane
