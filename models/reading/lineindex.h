// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace chronolane {

/// Lines of a text by byte offset, counted from 1. Building it costs one pass; `\n` ends a line.
class LineIndex
{
public:
    explicit LineIndex(std::string_view text);

    /// The line that holds the byte; the last one for an offset past the end.
    [[nodiscard]] std::uint64_t lineAt(std::uint64_t offset) const;

private:
    std::vector<std::uint64_t> m_starts;
};

} // namespace chronolane
