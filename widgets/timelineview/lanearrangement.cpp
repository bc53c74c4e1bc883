// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/lanearrangement.h"

#include <algorithm>

namespace chronolane {

bool LaneArrangement::move(const TimelineSnapshot &snapshot, std::uint32_t lane, int steps)
{
    const auto last = static_cast<int>(snapshot.lanes.size()) - 1;
    const int from = static_cast<int>(lane);
    const int to = std::clamp(from + steps, 0, last);
    if (from > last || to == from)
        return false;
    std::vector<std::string> shown;
    for (const TimelineLane &each : snapshot.lanes)
        shown.push_back(each.key());
    const std::string key = shown[lane];
    shown.erase(shown.begin() + from);
    shown.insert(shown.begin() + to, key);
    // What is not shown now keeps its turn behind.
    for (const std::string &known : m_order) {
        if (std::ranges::find(shown, known) == shown.end())
            shown.push_back(known);
    }
    m_order = std::move(shown);
    return true;
}

void LaneArrangement::setHidden(const std::string &key, bool hidden)
{
    if (hidden)
        m_hidden.insert(key);
    else
        m_hidden.erase(key);
}

void LaneArrangement::setCollapsed(const std::string &key, bool collapsed)
{
    if (collapsed)
        m_collapsed.insert(key);
    else
        m_collapsed.erase(key);
}

void LaneArrangement::scaleHeight(const std::string &key, double factor)
{
    const auto known = m_heights.try_emplace(key, 1.0).first;
    known->second = std::clamp(known->second * factor, LeastHeight, MostHeight);
}

void LaneArrangement::applyTo(SnapshotRequest &request) const
{
    request.order = m_order;
    request.hidden.assign(m_hidden.begin(), m_hidden.end());
}

void LaneArrangement::applyTo(TimelineOptions &options, const TimelineSnapshot &snapshot) const
{
    options.collapsed.clear();
    options.heights.clear();
    for (const TimelineLane &lane : snapshot.lanes) {
        const std::string key = lane.key();
        options.collapsed.push_back(m_collapsed.contains(key));
        const auto height = m_heights.find(key);
        options.heights.push_back(height == m_heights.end() ? 1 : height->second);
    }
}

} // namespace chronolane
