// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/metrics.h"

#include "models/domain/names.h"

namespace chronolane {

std::string_view name(MetricKind kind)
{
    static constexpr std::array<std::string_view, MetricKindCount> names = {
        "impactDuration", "timeToDetect", "timeToFirstUpdate", "timeToMitigate",
        "timeToRecover",  "updateGapMax", "declaredDuration",  "timeToPostmortem",
    };
    return detail::nameOf(names, kind);
}

} // namespace chronolane
