// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/table/tabletokenizer.h"

#include <algorithm>

namespace chronolane {

namespace {

constexpr std::size_t UnclosedQuotesKept = 100;

bool isLineBreak(char c)
{
    return c == '\n' || c == '\r';
}

} // namespace

TableTokenizer::TableTokenizer(std::string_view text, char delimiter, std::uint64_t begin, std::uint64_t line)
    : m_text(text)
    , m_delimiter(delimiter)
    , m_at(begin)
    , m_line(line)
{
}

/// Skips one line break and counts it; false if there is none here.
bool TableTokenizer::skipLineBreak()
{
    if (m_at >= m_text.size() || !isLineBreak(m_text[m_at]))
        return false;
    if (m_text[m_at] == '\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == '\n')
        ++m_at;
    ++m_at;
    ++m_line;
    return true;
}

bool TableTokenizer::next(TableRow &row)
{
    row.cells.clear();
    while (skipLineBreak()) {
    }
    if (m_at >= m_text.size())
        return false;
    row.line = m_line;
    row.range.begin = m_at;
    while (true) {
        row.cells.push_back(readCell());
        if (m_at >= m_text.size() || m_text[m_at] != m_delimiter)
            break;
        ++m_at;
    }
    row.range.end = m_at;
    (void)skipLineBreak();
    return true;
}

TableCell TableTokenizer::readCell()
{
    TableCell cell;
    const bool isQuoted = m_at < m_text.size() && m_text[m_at] == '"' && !m_isQuoteUnclosed;
    if (!isQuoted || !readQuoted(cell))
        readPlain(cell);
    return cell;
}

/// Reads from an opening quote to the one that closes the cell: one that a delimiter, a line break or the end
/// follows. Leaves everything as it was if there is none.
bool TableTokenizer::readQuoted(TableCell &cell)
{
    cell.begin = m_at + 1;
    for (std::uint64_t at = m_text.find('"', cell.begin); at != std::string_view::npos; at = m_text.find('"', at)) {
        const bool isLast = at + 1 >= m_text.size();
        if (isLast || m_text[at + 1] == m_delimiter || isLineBreak(m_text[at + 1])) {
            cell.end = at;
            const std::string_view content = m_text.substr(cell.begin, cell.end - cell.begin);
            m_line += static_cast<std::uint64_t>(std::count(content.begin(), content.end(), '\n'));
            m_at = at + 1;
            return true;
        }
        const bool isDoubled = m_text[at + 1] == '"';
        cell.hasDoubledQuotes |= isDoubled;
        at += isDoubled ? 2 : 1;
    }
    m_isQuoteUnclosed = true;
    if (m_unclosed.size() < UnclosedQuotesKept)
        m_unclosed.push_back(m_line);
    cell = {};
    return false;
}

void TableTokenizer::readPlain(TableCell &cell)
{
    cell.begin = m_at;
    const char *at = m_text.data() + m_at;
    const char *const end = m_text.data() + m_text.size();
    while (at != end && *at != m_delimiter && !isLineBreak(*at))
        ++at;
    m_at = static_cast<std::uint64_t>(at - m_text.data());
    cell.end = m_at;
}

std::string_view cellText(std::string_view text, const TableCell &cell, std::string &scratch)
{
    const std::string_view raw = text.substr(cell.begin, cell.end - cell.begin);
    if (!cell.hasDoubledQuotes)
        return raw;
    scratch.clear();
    for (std::size_t at = 0; at < raw.size(); ++at) {
        scratch += raw[at];
        if (raw[at] == '"' && at + 1 < raw.size() && raw[at + 1] == '"')
            ++at;
    }
    return scratch;
}

MappedText mappedCellText(std::string_view text, const TableCell &cell)
{
    MappedText mapped;
    std::uint64_t from = cell.begin;
    while (cell.hasDoubledQuotes) {
        const std::uint64_t doubled = text.find("\"\"", from);
        if (doubled == std::string_view::npos || doubled + 2 > cell.end)
            break;
        mapped.appendVerbatim(text.substr(from, doubled - from), from);
        mapped.appendSubstitute("\"", doubled, doubled + 2);
        from = doubled + 2;
    }
    mapped.appendVerbatim(text.substr(from, cell.end - from), from);
    return mapped;
}

} // namespace chronolane
