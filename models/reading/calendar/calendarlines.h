// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/sourcemap.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chronolane {

/// One content line of iCalendar (RFC 5545), unfolded: NAME;PARAMETER=VALUE:value.
struct CalendarLine
{
    std::string name;   ///< upper case
    std::vector<std::pair<std::string, std::string>> parameters;   ///< names upper case, values without quotes
    MappedText value;   ///< as written, escapes included
    ByteRange range;    ///< the whole line with its continuations
    std::uint64_t line = 0;   ///< 1-based

    [[nodiscard]] std::string_view parameter(std::string_view parameterName) const;   ///< empty if there is none

    /// The value as text: `\n`, `\,`, `\;` and `\\` decoded.
    [[nodiscard]] MappedText text() const;
};

/// Reads content lines one after the other. Lines without a colon are passed over by `next` and can be asked for.
class CalendarLines
{
public:
    /// `text` outlives the object. Reading begins at byte `begin`, which is in line `line`.
    CalendarLines(std::string_view text, std::uint64_t begin, std::uint64_t line);

    [[nodiscard]] std::optional<CalendarLine> next();

    /// Lines that are no content lines, so far: number and place.
    [[nodiscard]] const std::vector<std::pair<std::uint64_t, ByteRange>> &brokenLines() const { return m_broken; }

private:
    [[nodiscard]] MappedText unfold();

    std::string_view m_text;
    std::uint64_t m_at;
    std::uint64_t m_line;
    std::vector<std::pair<std::uint64_t, ByteRange>> m_broken;
};

} // namespace chronolane
