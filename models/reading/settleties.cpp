// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/settleties.h"

#include <utility>

namespace chronolane {

void settleTies(std::vector<Event> &events, std::size_t first)
{
    std::vector<std::size_t> updates;
    for (std::size_t i = first; i < events.size(); ++i)
        if (events[i].kind == EventKind::StatusUpdate && events[i].start)
            updates.push_back(i);
    if (updates.size() < 2)
        return;
    const Event &front = events[updates.front()];
    const Event &back = events[updates.back()];
    const bool areStages = front.stage != Stage::Update && back.stage != Stage::None;
    const bool isNewestFirst = *front.start > *back.start
        || (front.start == back.start && areStages && front.stage > back.stage);
    for (std::size_t begin = 0; isNewestFirst && begin < updates.size();) {
        std::size_t end = begin + 1;
        while (end < updates.size() && events[updates[end]].start == events[updates[begin]].start)
            ++end;
        for (std::size_t i = begin, j = end - 1; i < j; ++i, --j)
            std::swap(events[updates[i]], events[updates[j]]);
        begin = end;
    }
}

} // namespace chronolane
