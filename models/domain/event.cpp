// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/event.h"

#include "models/domain/names.h"

namespace chronolane {

namespace {

constexpr std::array<std::string_view, EventKindCount> KindNames = {
    "impact",    "trigger",       "detection",   "diagnosis", "remediation",
    "milestone", "status-update", "maintenance", "follow-up", "note",
};
constexpr std::array<std::string_view, 11> StageNames = {
    "",          "investigating", "identified", "monitoring", "resolved", "postmortem",
    "scheduled", "in-progress",   "verifying",  "completed",  "update",
};
constexpr std::array<std::string_view, 6> PrecisionNames = {"second", "minute", "hour", "day", "month", "year"};
constexpr std::array<std::string_view, 3> BasisNames = {"stated", "derived", "assumed"};
constexpr std::array<std::string_view, LaneCount> LaneNames = {"impact", "causes", "remediation", "status",
                                                               "follow-up"};

} // namespace

std::string_view name(EventKind kind) { return detail::nameOf(KindNames, kind); }
std::string_view name(Stage stage) { return detail::nameOf(StageNames, stage); }
std::string_view name(Precision precision) { return detail::nameOf(PrecisionNames, precision); }
std::string_view name(Basis basis) { return detail::nameOf(BasisNames, basis); }
std::string_view name(Lane lane) { return detail::nameOf(LaneNames, lane); }

std::optional<EventKind> eventKindFromName(std::string_view name)
{
    return detail::fromName<EventKind>(KindNames, name);
}

std::optional<Stage> stageFromName(std::string_view name)
{
    return detail::fromName<Stage>(StageNames, name);
}

std::optional<Precision> precisionFromName(std::string_view name)
{
    return detail::fromName<Precision>(PrecisionNames, name);
}

std::optional<Basis> basisFromName(std::string_view name)
{
    return detail::fromName<Basis>(BasisNames, name);
}

std::optional<Lane> laneFromName(std::string_view name)
{
    return detail::fromName<Lane>(LaneNames, name);
}

Lane laneOf(EventKind kind)
{
    switch (kind) {
    case EventKind::Impact:
    case EventKind::Maintenance:
        return Lane::Impact;
    case EventKind::Trigger:
    case EventKind::Detection:
    case EventKind::Diagnosis:
        return Lane::Causes;
    case EventKind::Remediation:
    case EventKind::Milestone:
        return Lane::Remediation;
    case EventKind::StatusUpdate:
        return Lane::Status;
    case EventKind::FollowUp:
    case EventKind::Note:
        break;
    }
    return Lane::FollowUp;
}

} // namespace chronolane
