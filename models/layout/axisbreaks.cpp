// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/axisbreaks.h"

#include <algorithm>

namespace chronolane {
namespace {

/// Walks the items of all lanes in order of their start.
template<typename Visit>
void walkByStart(const TimelineSnapshot &snapshot, Visit visit)
{
    std::vector<std::size_t> next(snapshot.lanes.size(), 0);
    while (true) {
        const TimelineItem *earliest = nullptr;
        std::size_t lane = 0;
        for (std::size_t l = 0; l < snapshot.lanes.size(); ++l) {
            const auto &items = snapshot.lanes[l].items;
            if (next[l] < items.size() && (!earliest || items[next[l]].start < earliest->start)) {
                earliest = &items[next[l]];
                lane = l;
            }
        }
        if (!earliest)
            return;
        visit(*earliest);
        ++next[lane];
    }
}

/// An open-ended span says nothing about when it ended, and an enclosing one only sums up.
Micros busyUntil(const TimelineItem &item)
{
    return item.has(ItemFlag::OpenEnded) || item.has(ItemFlag::Enclosing) ? item.start : item.end;
}

} // namespace

std::vector<AxisBreak> findAxisBreaks(const TimelineSnapshot &snapshot)
{
    if (!snapshot.first)
        return {};
    // Of more gaps than these, one of a fifth of the range is always longer than six times the median.
    constexpr std::size_t gapsForMedian = 64;
    const Micros range = *snapshot.last - *snapshot.first;
    std::vector<AxisBreak> candidates;
    std::vector<Micros> gaps;
    Micros busy = *snapshot.first;
    walkByStart(snapshot, [&](const TimelineItem &item) {
        if (item.start > busy) {
            if (gaps.size() <= gapsForMedian)
                gaps.push_back(item.start - busy);
            if (item.start - busy > range / 5)
                candidates.push_back({busy, item.start});
        }
        busy = std::max(busy, busyUntil(item));
    });
    if (candidates.empty() || gaps.size() > gapsForMedian)
        return candidates;
    const auto median = gaps.begin() + static_cast<std::ptrdiff_t>((gaps.size() - 1) / 2);
    std::nth_element(gaps.begin(), median, gaps.end());
    std::erase_if(candidates, [&](const AxisBreak &gap) { return gap.length() / 6 <= *median; });
    return candidates;
}

} // namespace chronolane
