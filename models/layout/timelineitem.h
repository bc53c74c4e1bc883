// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/event.h"

#include <cstdint>
#include <optional>

namespace chronolane {

/// An instant as microseconds since 1970-01-01T00:00:00Z, or a length of time in microseconds. Layout reckons in
/// plain integers: millions of them are compared for every picture.
using Micros = std::int64_t;

inline constexpr Micros MicrosPerSecond = 1'000'000;
inline constexpr Micros MicrosPerMinute = 60 * MicrosPerSecond;
inline constexpr Micros MicrosPerHour = 60 * MicrosPerMinute;
inline constexpr Micros MicrosPerDay = 24 * MicrosPerHour;

/// What is to be shown of an item besides its place; bits of TimelineItem::flags.
enum class ItemFlag : std::uint16_t {
    Span = 1 << 0,              ///< has an end, or is open-ended
    OpenEnded = 1 << 1,         ///< `end` is the last instant that the record states, not an end
    Approximate = 1 << 2,       ///< the start is approximate
    ApproximateEnd = 1 << 3,
    Assumed = 1 << 4,           ///< a part of the start was filled in
    AssumedEnd = 1 << 5,
    Derived = 1 << 6,           ///< the start was computed from what the record says
    DerivedEnd = 1 << 7,
    Conflicting = 1 << 8,       ///< other tellings of the same fact exist
    Unused = 1 << 9,            ///< a telling that the timeline does not count
    Enclosing = 1 << 10,        ///< a span that sums up other windows
    EndBeforeStart = 1 << 11,   ///< the record's end lies before its start: shown as a point
};

/// One dated event as the layout needs it: 32 bytes, because there may be ten million of them.
struct TimelineItem
{
    Micros start = 0;
    Micros end = 0;              ///< half-open; equal to start for a point
    std::uint32_t event = 0;     ///< index into Incident::events
    std::uint16_t flags = 0;     ///< ItemFlag bits
    std::uint16_t ordinal = 0;   ///< 1, 2, … of the counted impact windows in order of time; 0 for all others
    std::uint16_t source = 0;    ///< index into Incident::sources of its first evidence
    std::uint8_t kindValue = 0;
    std::uint8_t stageValue = 0;
    std::uint8_t precisionValue = 0;
    std::uint8_t endPrecisionValue = 0;

    [[nodiscard]] bool has(ItemFlag flag) const { return (flags & static_cast<std::uint16_t>(flag)) != 0; }
    [[nodiscard]] bool isSpan() const { return has(ItemFlag::Span); }
    [[nodiscard]] EventKind kind() const { return static_cast<EventKind>(kindValue); }
    [[nodiscard]] Stage stage() const { return static_cast<Stage>(stageValue); }
    [[nodiscard]] Precision precision() const { return static_cast<Precision>(precisionValue); }
    [[nodiscard]] Precision endPrecision() const { return static_cast<Precision>(endPrecisionValue); }

    void set(ItemFlag flag, bool on = true)
    {
        const auto bit = static_cast<std::uint16_t>(flag);
        flags = static_cast<std::uint16_t>(on ? flags | bit : flags & ~bit);
    }

    bool operator==(const TimelineItem &) const = default;
};

static_assert(sizeof(TimelineItem) == 32);

/// A step whose time nobody stated, as it stands in its lane's tray.
struct UndatedItem
{
    std::uint32_t event = 0;   ///< index into Incident::events
    std::uint8_t kindValue = 0;
    std::uint8_t stageValue = 0;
    bool isBounded = false;    ///< the text bounds it: earliest or latest (or both) are set
    std::optional<Micros> earliest;
    std::optional<Micros> latest;

    [[nodiscard]] EventKind kind() const { return static_cast<EventKind>(kindValue); }
    [[nodiscard]] Stage stage() const { return static_cast<Stage>(stageValue); }

    bool operator==(const UndatedItem &) const = default;
};

} // namespace chronolane
