// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/snapshotselection.h"

#include <algorithm>
#include <unordered_set>

namespace chronolane {

std::shared_ptr<const TimelineSnapshot> withOnlyEvents(const TimelineSnapshot &snapshot,
                                                       std::span<const std::uint32_t> events)
{
    const std::unordered_set<std::uint32_t> wanted(events.begin(), events.end());
    const auto isUnwanted = [&wanted](const auto &item) { return !wanted.contains(item.event); };
    auto selected = std::make_shared<TimelineSnapshot>(snapshot);
    for (TimelineLane &lane : selected->lanes) {
        std::erase_if(lane.items, isUnwanted);
        std::erase_if(lane.undated, isUnwanted);
    }
    std::erase_if(selected->lanes, [](const TimelineLane &lane) { return lane.items.empty() && lane.undated.empty(); });
    selected->finish();
    return selected;
}

} // namespace chronolane
