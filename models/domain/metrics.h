// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/unknownmember.h"
#include "models/domain/utctime.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// The figures of the contract, in the order in which they are shown.
enum class MetricKind {
    ImpactDuration,
    TimeToDetect,
    TimeToFirstUpdate,
    TimeToMitigate,
    TimeToRecover,
    UpdateGapMax,
    DeclaredDuration,
    TimeToPostmortem,
};
inline constexpr int MetricKindCount = 8;

/// The member name in the document ("impactDuration", …).
[[nodiscard]] std::string_view name(MetricKind kind);

/// One end of a figure: an instant and the event that it was taken from.
struct MetricEnd
{
    std::optional<UtcTime> time;   ///< nullopt: not stated
    std::string eventId;           ///< empty where it is the page's own declared time, or not stated
    bool isDeclared = false;       ///< taken from Incident::declared

    bool operator==(const MetricEnd &) const = default;
};

/// One figure of one incident.
struct Metric
{
    std::optional<Duration> value;   ///< absent, never zero, where an operand is unknown; may be negative
    bool approximate = false;        ///< an operand is approximate
    MetricEnd from;
    MetricEnd to;

    bool operator==(const Metric &) const = default;
};

/// The figures of one incident. A file may hold a hundred thousand incidents, which are read before any is analysed: the
/// figures take memory from the first that is set on.
class Metrics
{
public:
    UnknownMembers unknown;   ///< figures of the document that this version does not know

    [[nodiscard]] const Metric &operator[](MetricKind kind) const;   ///< without a value where it was never set
    [[nodiscard]] Metric &operator[](MetricKind kind);

    /// Whether any figure has a value.
    [[nodiscard]] bool hasValues() const;

    bool operator==(const Metrics &other) const;

private:
    std::vector<Metric> m_values;   ///< by MetricKind; empty as long as none was set
};

} // namespace chronolane
