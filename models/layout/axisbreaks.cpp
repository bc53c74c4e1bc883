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

/// Gathers the gaps between what goes on, which is told in order of its start, and judges which of them are breaks.
class SilenceFinder
{
public:
    SilenceFinder(Micros first, Micros last) : m_range(last - first), m_busy(first) {}

    void add(Micros start, Micros until)
    {
        // Of more gaps than these, only those that stand out of the whole range are kept.
        if (start > m_busy && (++m_gapCount <= GapsToCompare || start - m_busy > m_range / 5))
            m_gaps.push_back({m_busy, start});
        m_busy = std::max(m_busy, until);
    }

    [[nodiscard]] std::vector<AxisBreak> takeBreaks()
    {
        std::vector<AxisBreak> breaks;
        // What is left out shortens the range, in which further silences may stand out: a night beside a late report.
        for (Micros left = m_range; takeLongestGap(m_gaps, breaks, m_range, left, m_gapCount > GapsToCompare);)
            left -= breaks.back().length();
        std::sort(breaks.begin(), breaks.end(),
                  [](const AxisBreak &a, const AxisBreak &b) { return a.begin < b.begin; });
        return breaks;
    }

private:
    static constexpr std::size_t GapsToCompare = 64;

    Micros m_range;
    Micros m_busy; ///< until then something goes on
    std::vector<AxisBreak> m_gaps;
    std::size_t m_gapCount = 0;
};

struct Activity
{
    Micros start = 0;
    Micros until = 0;
};

/// As busyUntil() has it for the item of the event.
Activity activityOf(const Event &event)
{
    const Micros start = toUnixMicroseconds(*event.start);
    const bool isStated = event.end && event.encloses.empty();
    return {start, isStated ? std::max(start, toUnixMicroseconds(*event.end)) : start};
}

} // namespace

std::vector<AxisBreak> findAxisBreaks(const TimelineSnapshot &snapshot)
{
    if (snapshot.wholeBreaks)
        return *snapshot.wholeBreaks;
    if (!snapshot.first)
        return {};
    SilenceFinder finder(*snapshot.first, *snapshot.last);
    walkByStart(snapshot, [&finder](const TimelineItem &item) { finder.add(item.start, busyUntil(item)); });
    return finder.takeBreaks();
}

std::vector<AxisBreak> findAxisBreaks(const Incident &incident, Micros first, Micros last)
{
    SilenceFinder finder(first, last);
    const auto forEach = [&incident](auto visit) {
        for (const Event &event : incident.events) {
            if (event.isDated())
                visit(activityOf(event));
        }
    };
    const auto add = [&finder](const Activity &activity) { finder.add(activity.start, activity.until); };
    // Large records are mostly told in order: then nothing needs to be kept to be sorted.
    bool isInOrder = true;
    Micros before = first;
    forEach([&](const Activity &activity) {
        isInOrder = isInOrder && before <= activity.start;
        before = activity.start;
    });
    if (isInOrder) {
        forEach(add);
        return finder.takeBreaks();
    }
    std::vector<Activity> all;
    forEach([&all](const Activity &activity) { all.push_back(activity); });
    std::sort(all.begin(), all.end(), [](const Activity &a, const Activity &b) { return a.start < b.start; });
    std::for_each(all.begin(), all.end(), add);
    return finder.takeBreaks();
}

} // namespace chronolane
