// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/sourcemap.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// One cell of a row: where its content stands (without the quotes around it).
struct TableCell
{
    std::uint64_t begin = 0;   ///< bytes into the text
    std::uint64_t end = 0;
    bool hasDoubledQuotes = false;   ///< `""` stands for `"` inside

    [[nodiscard]] bool isEmpty() const { return end <= begin; }
};

/// One row. Reused from row to row, so that a large table costs no allocation per row.
struct TableRow
{
    ByteRange range;          ///< bytes of the whole row, without its line break
    std::uint64_t line = 0;   ///< 1-based line in which the row begins
    std::vector<TableCell> cells;
};

/// Reads delimited text row by row: quoted cells may hold delimiters, line breaks and doubled quotes; CRLF, LF and
/// CR end a row; lines without any character are no rows. A quote that nothing closes is an ordinary character,
/// and so is one that a bare quote inside a quoted cell leaves over. Cost is linear, whatever the quotes do.
class TableTokenizer
{
public:
    /// `text` must outlive the tokenizer. Reading begins at byte `begin`, which is in line `line`.
    TableTokenizer(std::string_view text, char delimiter, std::uint64_t begin = 0, std::uint64_t line = 1);

    /// Reads the next row; false at the end of the text.
    bool next(TableRow &row);

    /// Bytes read so far.
    [[nodiscard]] std::uint64_t position() const { return m_at; }

    /// The lines of quotes that nothing closes, read as ordinary characters (the first few).
    [[nodiscard]] const std::vector<std::uint64_t> &unclosedQuoteLines() const { return m_unclosed; }

private:
    [[nodiscard]] bool skipLineBreak();
    [[nodiscard]] TableCell readCell();
    [[nodiscard]] bool readQuoted(TableCell &cell);
    void readPlain(TableCell &cell);

    std::string_view m_text;
    char m_delimiter;
    std::uint64_t m_at;
    std::uint64_t m_line;
    bool m_isQuoteUnclosed = false;   ///< no quote from here to the end closes a cell
    std::vector<std::uint64_t> m_unclosed;
};

/// The content of a cell, with doubled quotes made single; `scratch` holds it where the text itself cannot.
[[nodiscard]] std::string_view cellText(std::string_view text, const TableCell &cell, std::string &scratch);

/// The content of a cell and the bytes of the table that it came from.
[[nodiscard]] MappedText mappedCellText(std::string_view text, const TableCell &cell);

} // namespace chronolane
