// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/placeindex.h"

#include <algorithm>
#include <string>

namespace chronolane {

namespace {

bool shareAByte(const Evidence &a, const Evidence &b)
{
    return !a.hasRange() || !b.hasRange() || (a.begin < b.end && b.begin < a.end);
}

} // namespace

void PlaceIndex::add(const Evidence &place, std::uint32_t what)
{
    if (place.hasPointer)
        m_pointers.push_back({&place, what, 0});
    else if (place.hasRange())
        m_ranges.push_back({&place, what, place.end});
}

void PlaceIndex::sort()
{
    std::sort(m_ranges.begin(), m_ranges.end(),
              [](const Entry &a, const Entry &b) { return a.place->begin < b.place->begin; });
    for (std::size_t i = 1; i < m_ranges.size(); ++i)
        m_ranges[i].furthest = std::max(m_ranges[i].furthest, m_ranges[i - 1].furthest);
    std::sort(m_pointers.begin(), m_pointers.end(),
              [](const Entry &a, const Entry &b) { return a.place->pointer < b.place->pointer; });
}

std::vector<std::uint32_t> PlaceIndex::meeting(const Evidence &place) const
{
    std::vector<std::uint32_t> found;
    if (place.hasPointer) {
        meetSame(place, place.pointer, found);
        if (found.empty())
            meetInside(place.pointer, found);
        if (found.empty())
            meetAround(place, found);
    } else if (place.hasRange()) {
        meetRange(place, found);
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

void PlaceIndex::meetRange(const Evidence &place, std::vector<std::uint32_t> &found) const
{
    auto entry = std::lower_bound(m_ranges.begin(), m_ranges.end(), place.end,
                                  [](const Entry &item, std::uint64_t end) { return item.place->begin < end; });
    while (entry != m_ranges.begin()) {
        --entry;
        if (entry->furthest <= place.begin)
            break;   // neither this one nor any before it reaches so far
        if (entry->place->end > place.begin)
            found.push_back(entry->what);
    }
}

bool PlaceIndex::isBefore(const Entry &entry, std::string_view pointer)
{
    return entry.place->pointer.view() < pointer;
}

void PlaceIndex::meetSame(const Evidence &place, std::string_view pointer, std::vector<std::uint32_t> &found) const
{
    auto entry = std::lower_bound(m_pointers.begin(), m_pointers.end(), pointer, &PlaceIndex::isBefore);
    for (; entry != m_pointers.end() && entry->place->pointer.view() == pointer; ++entry) {
        if (pointer != place.pointer.view() || shareAByte(*entry->place, place))
            found.push_back(entry->what);
    }
}

void PlaceIndex::meetInside(std::string_view pointer, std::vector<std::uint32_t> &found) const
{
    const std::string inside = std::string(pointer) + '/';
    auto entry = std::lower_bound(m_pointers.begin(), m_pointers.end(), inside, &PlaceIndex::isBefore);
    for (; entry != m_pointers.end() && entry->place->pointer.view().starts_with(inside); ++entry)
        found.push_back(entry->what);
}

void PlaceIndex::meetAround(const Evidence &place, std::vector<std::uint32_t> &found) const
{
    std::string_view around = place.pointer;
    while (found.empty() && !around.empty()) {
        around = around.substr(0, around.rfind('/'));
        meetSame(place, around, found);
    }
}

} // namespace chronolane
