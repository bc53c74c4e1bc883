// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/laneindex.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace chronolane {
namespace {

/// The class of a length: 0 for nothing, else c for lengths in [2^(c-1), 2^c).
int lengthClass(Micros length)
{
    return length <= 0 ? 0 : static_cast<int>(std::bit_width(static_cast<std::uint64_t>(length)));
}

Micros longestOf(int lengthClass)
{
    return lengthClass >= 63 ? std::numeric_limits<Micros>::max() / 2 : Micros(1) << lengthClass;
}

Micros shortestOf(int lengthClass)
{
    return lengthClass == 0 ? 0 : Micros(1) << (lengthClass - 1);
}

Micros lengthOf(const TimelineItem &item) { return item.end - item.start; }

} // namespace

void LaneIndex::build(std::span<const TimelineItem> items)
{
    m_samples.clear();
    m_samples.reserve(items.size() / SampleStep + 1);
    for (std::size_t i = 0; i < items.size(); i += SampleStep)
        m_samples.push_back(items[i].start);

    std::array<std::uint32_t, ClassCount + 1> counts{};
    for (const TimelineItem &item : items) {
        if (item.isSpan())
            ++counts[static_cast<std::size_t>(lengthClass(lengthOf(item)))];
    }
    std::uint32_t begin = 0;
    for (std::size_t c = 0; c <= ClassCount; ++c) {
        m_classes[c] = begin;
        begin += counts[c];
    }
    m_spans.assign(begin, 0);
    auto next = m_classes;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].isSpan())
            m_spans[next[static_cast<std::size_t>(lengthClass(lengthOf(items[i])))]++] = static_cast<std::uint32_t>(i);
    }
}

std::size_t LaneIndex::lowerBound(std::span<const TimelineItem> items, Micros time) const
{
    const auto sample = std::lower_bound(m_samples.begin(), m_samples.end(), time);
    if (sample == m_samples.begin())
        return 0;
    const auto first = static_cast<std::size_t>(sample - m_samples.begin() - 1) * SampleStep;
    const auto last = std::min(first + SampleStep, items.size());
    const auto it = std::lower_bound(items.begin() + static_cast<std::ptrdiff_t>(first),
                                     items.begin() + static_cast<std::ptrdiff_t>(last), time,
                                     [](const TimelineItem &item, Micros t) { return item.start < t; });
    return static_cast<std::size_t>(it - items.begin());
}

std::size_t LaneIndex::nearPosition(Micros time) const
{
    const auto sample = std::lower_bound(m_samples.begin(), m_samples.end(), time);
    return static_cast<std::size_t>(sample - m_samples.begin()) * SampleStep;
}

Micros LaneIndex::longSpans(std::span<const TimelineItem> items, Micros from, Micros to, Micros minLength,
                            std::size_t limit, std::vector<std::uint32_t> &out) const
{
    const std::size_t before = out.size();
    const auto end = static_cast<std::uint32_t>(lowerBound(items, to));
    for (int c = ClassCount - 1; c >= lengthClass(minLength); --c) {
        const auto first = m_spans.begin() + m_classes[static_cast<std::size_t>(c)];
        const auto last = m_spans.begin() + m_classes[static_cast<std::size_t>(c) + 1];
        if (first == last)
            continue;
        const auto begin = static_cast<std::uint32_t>(lowerBound(items, from - longestOf(c)));
        const auto low = std::lower_bound(first, last, begin);
        const auto high = std::lower_bound(low, last, end);
        if (out.size() - before + static_cast<std::size_t>(high - low) > limit)
            return std::max(longestOf(c), minLength);
        for (auto it = low; it != high; ++it) {
            const TimelineItem &item = items[*it];
            if (lengthOf(item) >= std::max(minLength, shortestOf(c)) && (item.end > from || item.start >= from))
                out.push_back(*it);
        }
    }
    return minLength;
}

std::size_t LaneIndex::memoryUse() const
{
    return m_samples.capacity() * sizeof(Micros) + m_spans.capacity() * sizeof(std::uint32_t);
}

} // namespace chronolane
