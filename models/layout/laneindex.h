// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelineitem.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace chronolane {

/// Finds the items of one lane by time and by length in O(log n), so that the cost of a picture follows its pixels
/// and not the number of events. Made once per snapshot; 4 bytes a span and a few per hundred items besides.
///
/// The items are not kept: every function takes the same items that build() saw, ordered by start.
class LaneIndex
{
public:
    void build(std::span<const TimelineItem> items);

    /// The position of the first item that starts at or after `time`.
    [[nodiscard]] std::size_t lowerBound(std::span<const TimelineItem> items, Micros time) const;

    /// The same to within 64 positions, several times faster: it does not touch the items.
    [[nodiscard]] std::size_t nearPosition(Micros time) const;

    [[nodiscard]] bool hasSpans() const { return !m_spans.empty(); }

    /// Appends to `out` the positions of spans of at least `minLength` that overlap [from, to), longest classes
    /// first, as long as whole classes of length (doubling) fit into `limit`. Returns the length from which on all
    /// spans were appended: shorter ones were not.
    Micros longSpans(std::span<const TimelineItem> items, Micros from, Micros to, Micros minLength,
                     std::size_t limit, std::vector<std::uint32_t> &out) const;

    [[nodiscard]] std::size_t memoryUse() const;   ///< bytes on the heap

private:
    static constexpr std::size_t SampleStep = 64;
    static constexpr int ClassCount = 64;

    std::vector<Micros> m_samples;                        ///< the start of every SampleStep-th item
    std::vector<std::uint32_t> m_spans;                   ///< positions of spans, by class, then by start
    std::array<std::uint32_t, ClassCount + 1> m_classes{};   ///< where each class begins in m_spans
};

} // namespace chronolane
