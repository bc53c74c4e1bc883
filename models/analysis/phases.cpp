// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/phases.h"

#include "models/analysis/analysis.h"

#include <algorithm>

namespace chronolane {

namespace {

/// The times in which users were hurt, in order, none touching another.
std::vector<Phase> impactPhases(const Incident &incident, UtcTime coreEnd)
{
    std::vector<Phase> impacts;
    for (const Event &event : incident.events) {
        if (event.kind != EventKind::Impact || !event.start || !event.used || !event.encloses.empty())
            continue;
        const UtcTime end = event.end ? *event.end : event.openEnded ? coreEnd : *event.start;
        impacts.push_back({Phase::Kind::Impact, 0, *event.start, std::max(*event.start, end)});
    }
    std::stable_sort(impacts.begin(), impacts.end(),
                     [](const Phase &a, const Phase &b) { return a.begin < b.begin; });
    std::vector<Phase> apart;
    for (const Phase &impact : impacts) {
        if (!apart.empty() && impact.begin <= apart.back().end) {
            apart.back().end = std::max(apart.back().end, impact.end);
            continue;
        }
        apart.push_back(impact);
        apart.back().number = static_cast<int>(apart.size());
    }
    return apart;
}

} // namespace

std::vector<Phase> incidentPhases(const Incident &incident)
{
    const std::optional<TimeSpan> core = incidentCore(incident);
    const std::optional<TimeSpan> extent = incidentExtent(incident);
    if (!core || !extent)
        return {};
    std::vector<Phase> phases;
    const auto add = [&phases](Phase::Kind kind, int number, UtcTime begin, UtcTime end) {
        if (begin < end)
            phases.push_back({kind, number, begin, end});
    };
    const std::vector<Phase> impacts = impactPhases(incident, core->end());
    UtcTime told = core->end();
    if (impacts.empty()) {
        add(Phase::Kind::Response, 0, core->begin(), core->end());
    } else {
        add(Phase::Kind::Before, 0, std::min(core->begin(), impacts.front().begin), impacts.front().begin);
        for (const Phase &impact : impacts) {
            if (impact.number > 1)
                add(Phase::Kind::Between, impact.number - 1, phases.back().end, impact.begin);
            phases.push_back(impact);
        }
        add(Phase::Kind::Recovery, 0, impacts.back().end, core->end());
        told = std::max(told, impacts.back().end);
    }
    add(Phase::Kind::Afterwards, 0, told, extent->end());
    return phases;
}

} // namespace chronolane
