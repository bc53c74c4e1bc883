// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/event.h"

#include <cstddef>
#include <vector>

namespace chronolane {

/// Lays the events of several sources together: what agrees becomes one event, what contradicts stays side by side.
/// Event ids must be unique over all sources and evidence must already point into the joined sources.
class EventJoiner
{
public:
    /// Adds the events of the next source. Events of one source are never compared with each other.
    void add(std::vector<Event> events);

    /// The joined events: those of earlier sources first.
    [[nodiscard]] std::vector<Event> take();

private:
    void joinAgreeing(std::vector<Event> &events, std::vector<bool> &isTaken);
    void relateWindows(std::size_t firstNew);
    void relateOthers(std::size_t firstNew);
    void conflict(std::size_t earlier, std::size_t later);

    std::vector<Event> m_events;
    std::vector<std::size_t> m_partOf;   ///< of each event, the source that it came from first
    std::size_t m_parts = 0;
};

/// Whether two events tell the same with the same time, as far as their precision reaches.
[[nodiscard]] bool agree(const Event &a, const Event &b);

} // namespace chronolane
