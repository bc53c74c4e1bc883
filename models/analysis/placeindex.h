// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/evidence.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace chronolane {

/// Finds which of many places in one source meet another place of it, in logarithmic time.
///
/// Byte ranges meet where they share a byte. JSON pointers meet where they are the same value (and their ranges, if
/// both have one, share a byte), else where one value lies in the other; the nearest are taken. Pure; does not look at
/// Evidence::source.
class PlaceIndex
{
public:
    /// `place` is not copied and outlives the index. `what` is handed back; a place without a range and a pointer is
    /// never met.
    void add(const Evidence &place, std::uint32_t what);

    /// Must be called between the last add() and the first meeting().
    void sort();

    /// What was added with the places that meet this one: ascending, each once.
    [[nodiscard]] std::vector<std::uint32_t> meeting(const Evidence &place) const;

private:
    struct Entry
    {
        const Evidence *place = nullptr;
        std::uint32_t what = 0;
        std::uint64_t furthest = 0;   ///< of ranges: the greatest end up to and including this one
    };

    [[nodiscard]] static bool isBefore(const Entry &entry, std::string_view pointer);
    void meetRange(const Evidence &place, std::vector<std::uint32_t> &found) const;
    void meetSame(const Evidence &place, std::string_view pointer, std::vector<std::uint32_t> &found) const;
    void meetInside(std::string_view pointer, std::vector<std::uint32_t> &found) const;
    void meetAround(const Evidence &place, std::vector<std::uint32_t> &found) const;

    std::vector<Entry> m_ranges;     ///< by their begin
    std::vector<Entry> m_pointers;   ///< by their pointer
};

} // namespace chronolane
