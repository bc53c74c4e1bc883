// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/listedevents.h"

#include <algorithm>

namespace chronolane {

namespace {

/// A span without an end is known to last only until nobody knows when: its start counts.
bool touches(const Event &event, const ExportRange &range)
{
    const Micros start = toUnixMicroseconds(*event.start);
    const Micros end = event.end ? toUnixMicroseconds(*event.end) : start;
    return start <= range.to && std::max(start, end) >= range.from;
}

} // namespace

ListedEvents listEvents(const Incident &incident, const TimelineSnapshot &snapshot,
                        const std::optional<ExportRange> &range)
{
    ListedEvents listed;
    for (std::size_t i = 0; i < incident.events.size(); ++i) {
        const Event &event = incident.events[i];
        if (!snapshot.find(static_cast<std::uint32_t>(i)))
            continue;
        if (!event.start)
            listed.undated.push_back(&event);
        else if (!range || touches(event, *range))
            listed.dated.push_back(&event);
    }
    std::ranges::stable_sort(listed.dated, {}, [](const Event *event) { return *event->start; });
    return listed;
}

} // namespace chronolane
