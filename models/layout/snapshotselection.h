// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelinesnapshot.h"

#include <memory>
#include <span>

namespace chronolane {

/// The snapshot with only these events (indexes into Incident::events, in any order), and only the lanes that hold one of
/// them, as they were arranged. T0 stays.
[[nodiscard]] std::shared_ptr<const TimelineSnapshot> withOnlyEvents(const TimelineSnapshot &snapshot,
                                                                     std::span<const std::uint32_t> events);

} // namespace chronolane
