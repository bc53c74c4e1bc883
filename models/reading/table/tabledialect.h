// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace chronolane {

/// How a delimited text is written.
struct TableDialect
{
    char delimiter = ',';
    std::uint64_t begin = 0;   ///< byte at which the first row begins, past a byte order mark and a `sep=` line
    std::uint64_t line = 1;    ///< the 1-based line of that byte
    std::size_t columns = 0;   ///< of most rows

    bool operator==(const TableDialect &) const = default;
};

/// The dialect of a text that is a table: of comma, semicolon, tab and bar the one that cuts the beginning of the
/// text most evenly into at least two columns. nullopt for a text that none cuts evenly, as prose is.
[[nodiscard]] std::optional<TableDialect> sniffTableDialect(std::string_view text);

} // namespace chronolane
