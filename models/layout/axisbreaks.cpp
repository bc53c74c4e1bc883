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

/// Beside another break, a silence within a working day keeps its length.
constexpr Micros ShortestNight = 6 * MicrosPerHour;

/// Moves the longest gap to the breaks if it is longer than a fifth of the whole range (or, if it is a night
/// or more, than half of what earlier breaks leave of it) and six times the median of the other gaps; where there are no others, six times the time in
/// which something went on; where there are too many to compare, the range decides alone.
bool takeLongestGap(std::vector<AxisBreak> &gaps, std::vector<AxisBreak> &breaks, Micros whole, Micros left,
                    bool areTooMany)
{
    const auto isShorter = [](const AxisBreak &a, const AxisBreak &b) { return a.length() < b.length(); };
    const auto longest = std::max_element(gaps.begin(), gaps.end(), isShorter);
    const bool standsOut = longest != gaps.end()
        && (longest->length() > whole / 5 || (!breaks.empty() && longest->length() > std::max(left / 2, ShortestNight)));
    if (!standsOut)
        return false;
    const AxisBreak gap = *longest;
    gaps.erase(longest);
    if (!areTooMany) {
        Micros usual = left - gap.length();
        if (!gaps.empty()) {
            const auto median = gaps.begin() + static_cast<std::ptrdiff_t>((gaps.size() - 1) / 2);
            std::nth_element(gaps.begin(), median, gaps.end(), isShorter);
            usual = median->length();
        }
        if (usual == 0 || gap.length() / 6 <= usual)
            return false;
    }
    breaks.push_back(gap);
    return true;
}

} // namespace

std::vector<AxisBreak> findAxisBreaks(const TimelineSnapshot &snapshot)
{
    if (!snapshot.first)
        return {};
    // Of more gaps than these, only those that stand out of the whole range are kept.
    constexpr std::size_t gapsToCompare = 64;
    const Micros range = *snapshot.last - *snapshot.first;
    std::vector<AxisBreak> gaps;
    std::size_t gapCount = 0;
    Micros busy = *snapshot.first;
    walkByStart(snapshot, [&](const TimelineItem &item) {
        if (item.start > busy) {
            if (++gapCount <= gapsToCompare || item.start - busy > range / 5)
                gaps.push_back({busy, item.start});
        }
        busy = std::max(busy, busyUntil(item));
    });
    std::vector<AxisBreak> breaks;
    // What is left out shortens the range, in which further silences may stand out: a night beside a late report.
    for (Micros left = range; takeLongestGap(gaps, breaks, range, left, gapCount > gapsToCompare);)
        left -= breaks.back().length();
    std::sort(breaks.begin(), breaks.end(), [](const AxisBreak &a, const AxisBreak &b) { return a.begin < b.begin; });
    return breaks;
}

} // namespace chronolane
