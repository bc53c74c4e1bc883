// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/table/tabledialect.h"

#include "models/reading/table/tabletokenizer.h"

#include <algorithm>
#include <map>
#include <string>

namespace chronolane {

namespace {

constexpr std::size_t SampledBytes = 256 * 1024;
constexpr std::size_t SampledRows = 60;

struct Evenness
{
    std::size_t rows = 0;
    std::size_t evenRows = 0;   ///< rows with the most common number of cells
    std::size_t columns = 0;    ///< that number
};

Evenness evennessOf(std::string_view text, const TableDialect &dialect)
{
    TableTokenizer tokenizer(text, dialect.delimiter, dialect.begin, dialect.line);
    TableRow row;
    std::map<std::size_t, std::size_t> rowsByColumns;
    Evenness result;
    while (result.rows < SampledRows && tokenizer.next(row)) {
        // The sample may cut a row short; one that is all there is must count.
        if (tokenizer.position() >= text.size() && text.size() == SampledBytes && result.rows > 0)
            break;
        ++result.rows;
        ++rowsByColumns[row.cells.size()];
    }
    for (const auto &[columns, rows] : rowsByColumns) {
        if (rows >= result.evenRows) {
            result.evenRows = rows;
            result.columns = columns;
        }
    }
    return result;
}

/// Skips a byte order mark and Excel's `sep=;` line, which names the delimiter.
std::optional<char> readPreamble(std::string_view text, TableDialect &dialect)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        dialect.begin = 3;
    const std::string_view rest = text.substr(dialect.begin);
    if (!rest.starts_with("sep=") || rest.size() < 6)
        return std::nullopt;
    const std::size_t lineEnd = rest.find('\n');
    if (lineEnd == std::string_view::npos || lineEnd > 6)
        return std::nullopt;
    dialect.begin += lineEnd + 1;
    dialect.line = 2;
    return rest[4];
}

/// A Markdown table has bars at the ends of its rows; its reader is another.
bool isMarkdownTable(std::string_view text, const TableDialect &dialect)
{
    const std::string_view rest = text.substr(dialect.begin);
    return dialect.delimiter == '|' && rest.substr(0, rest.find_first_not_of(" \t") + 1).ends_with('|');
}

} // namespace

std::optional<TableDialect> sniffTableDialect(std::string_view text)
{
    TableDialect dialect;
    const std::optional<char> named = readPreamble(text, dialect);
    const std::string_view sample = text.substr(0, SampledBytes);
    std::optional<TableDialect> best;
    double bestShare = 0;
    for (const char delimiter : named ? std::string(1, *named) : std::string(",\t;|")) {
        dialect.delimiter = delimiter;
        const Evenness evenness = evennessOf(sample, dialect);
        dialect.columns = evenness.columns;
        if (evenness.rows < 2 || evenness.columns < 2 || isMarkdownTable(sample, dialect))
            continue;
        const double share = static_cast<double>(evenness.evenRows) / static_cast<double>(evenness.rows);
        const bool isBetter = share > bestShare || (share == bestShare && best && dialect.columns > best->columns);
        if (share >= 0.75 && isBetter) {
            best = dialect;
            bestShare = share;
        }
    }
    return best;
}

} // namespace chronolane
