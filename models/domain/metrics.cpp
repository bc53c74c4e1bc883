// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/metrics.h"

#include "models/domain/names.h"

#include <algorithm>
#include <array>

namespace chronolane {

std::string_view name(MetricKind kind)
{
    static constexpr std::array<std::string_view, MetricKindCount> names = {
        "impactDuration", "timeToDetect", "timeToFirstUpdate", "timeToMitigate",
        "timeToRecover",  "updateGapMax", "declaredDuration",  "timeToPostmortem",
    };
    return detail::nameOf(names, kind);
}

const Metric &Metrics::operator[](MetricKind kind) const
{
    static const Metric NotStated;
    return m_values.empty() ? NotStated : m_values[static_cast<std::size_t>(kind)];
}

Metric &Metrics::operator[](MetricKind kind)
{
    m_values.resize(MetricKindCount);
    return m_values[static_cast<std::size_t>(kind)];
}

bool Metrics::hasValues() const
{
    return std::ranges::any_of(m_values, [](const Metric &metric) { return metric.value.has_value(); });
}

bool Metrics::operator==(const Metrics &other) const
{
    if (unknown != other.unknown)
        return false;
    for (int i = 0; i < MetricKindCount; ++i) {
        const auto kind = static_cast<MetricKind>(i);
        if ((*this)[kind] != other[kind])
            return false;
    }
    return true;
}

} // namespace chronolane
