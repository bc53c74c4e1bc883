// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelinesnapshot.h"

#include <array>
#include <initializer_list>
#include <memory>
#include <random>

namespace chronolane {

[[nodiscard]] inline TimelineItem pointItem(std::uint32_t event, Micros time)
{
    TimelineItem item;
    item.event = event;
    item.start = item.end = time;
    return item;
}

[[nodiscard]] inline TimelineItem spanItem(std::uint32_t event, Micros start, Micros end)
{
    TimelineItem item = pointItem(event, start);
    item.end = end;
    item.set(ItemFlag::Span);
    return item;
}

[[nodiscard]] inline UndatedItem undatedItem(std::uint32_t event)
{
    UndatedItem step;
    step.event = event;
    return step;
}

/// One lane of points at these minutes since 1970; their places in the list are their events.
inline std::shared_ptr<const TimelineSnapshot> pointsAt(std::initializer_list<int> minutes)
{
    auto snapshot = std::make_shared<TimelineSnapshot>();
    snapshot->lanes.resize(1);
    snapshot->lanes[0].lane = Lane::Status;
    std::uint32_t event = 0;
    for (const int minute : minutes) {
        snapshot->lanes[0].items.push_back(pointItem(event++, minute * MicrosPerMinute));
    }
    snapshot->finish();
    return snapshot;
}

/// Lanes of random points, spans and undated steps.
inline std::shared_ptr<const TimelineSnapshot> randomSnapshot(std::mt19937 &random, std::uint32_t count)
{
    auto snapshot = std::make_shared<TimelineSnapshot>();
    constexpr std::array lanes = {Lane::Impact, Lane::Causes, Lane::Remediation, Lane::Status, Lane::FollowUp};
    snapshot->lanes.resize(lanes.size());
    for (std::size_t l = 0; l < lanes.size(); ++l)
        snapshot->lanes[l].lane = lanes[l];
    std::uniform_int_distribution<int> any(0, 9);
    std::exponential_distribution<double> gap(1.0);
    Micros time = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
        // Now crowded, now a long silence.
        time += static_cast<Micros>(gap(random) * (any(random) == 0 ? 3e9 : 6e7));
        TimelineLane &lane = snapshot->lanes[static_cast<std::size_t>(any(random) / 2)];
        if (any(random) == 0) {
            lane.undated.push_back(undatedItem(i));
            continue;
        }
        const int kind = any(random);
        const bool isSpan = any(random) < 3;
        lane.items.push_back(isSpan ? spanItem(i, time, time + static_cast<Micros>(gap(random) * 2e9)) : pointItem(i, time));
        lane.items.back().kindValue = static_cast<std::uint8_t>(kind);
    }
    snapshot->finish();
    return snapshot;
}

} // namespace chronolane
