// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/utctime.h"

#include <optional>

namespace chronolane {

/// An instant that may be missing, kept as wide as the instant: std::optional would double it, which counts in a million
/// events. It is used like std::optional<UtcTime>, and turns into one and back.
class OptionalTime
{
public:
    OptionalTime() = default;
    OptionalTime(std::nullopt_t) {}
    OptionalTime(UtcTime time)
        : m_time(time)
    {
    }
    OptionalTime(const std::optional<UtcTime> &time)
        : m_time(time ? *time : UtcTime())
    {
    }
    operator std::optional<UtcTime>() const { return has_value() ? std::optional(m_time) : std::nullopt; }

    [[nodiscard]] bool has_value() const { return !m_time.is_not_a_date_time(); }
    explicit operator bool() const { return has_value(); }
    [[nodiscard]] const UtcTime &operator*() const { return m_time; }   ///< only where there is one
    [[nodiscard]] UtcTime value_or(UtcTime other) const { return has_value() ? m_time : other; }
    void reset() { m_time = UtcTime(); }

    friend bool operator==(const OptionalTime &a, const OptionalTime &b)
    {
        return a.has_value() == b.has_value() && (!a.has_value() || a.m_time == b.m_time);
    }
    friend bool operator==(const OptionalTime &a, const std::optional<UtcTime> &b) { return a == OptionalTime(b); }
    friend bool operator==(const OptionalTime &a, const UtcTime &b) { return a.has_value() && a.m_time == b; }
    friend bool operator==(const OptionalTime &a, std::nullopt_t) { return !a.has_value(); }

    /// A missing instant comes before all others.
    friend bool operator<(const OptionalTime &a, const OptionalTime &b)
    {
        return b.has_value() && (!a.has_value() || a.m_time < b.m_time);
    }

private:
    UtcTime m_time;   ///< not-a-date-time where it is missing
};

} // namespace chronolane
