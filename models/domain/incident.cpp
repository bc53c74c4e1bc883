// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/incident.h"

#include "models/domain/names.h"
#include "models/domain/wordings.h"

#include <algorithm>
#include <array>
#include <utility>

namespace chronolane {

namespace {

constexpr std::array<std::string_view, 9> StatusNames = {
    "unknown",   "investigating", "identified", "monitoring", "resolved",
    "scheduled", "in-progress",   "completed",  "cancelled",
};
constexpr std::array<std::string_view, 6> SeverityNames = {"unknown",     "critical", "major", "minor",
                                                           "maintenance", "none"};

} // namespace

std::string_view name(IncidentStatus status) { return detail::nameOf(StatusNames, status); }
std::string_view name(Severity severity) { return detail::nameOf(SeverityNames, severity); }

std::optional<IncidentStatus> statusFromName(std::string_view name)
{
    return detail::fromName<IncidentStatus>(StatusNames, name);
}

std::optional<Severity> severityFromName(std::string_view name)
{
    return detail::fromName<Severity>(SeverityNames, name);
}

std::optional<Severity> severityFromWording(std::string_view word)
{
    using Entry = std::pair<std::string_view, Severity>;
    static constexpr std::array Words = {
        Entry{"critical", Severity::Critical},       Entry{"sev1", Severity::Critical},
        Entry{"sev0", Severity::Critical},           Entry{"p1", Severity::Critical},
        Entry{"p0", Severity::Critical},             Entry{"s1", Severity::Critical},
        Entry{"outage", Severity::Critical},         Entry{"majoroutage", Severity::Critical},
        Entry{"fulloutage", Severity::Critical},     Entry{"serviceoutage", Severity::Critical},
        Entry{"down", Severity::Critical},           Entry{"심각", Severity::Critical},
        Entry{"unavailable", Severity::Critical},
        Entry{"매우심각", Severity::Critical},       Entry{"긴급", Severity::Critical},
        Entry{"high", Severity::Major},              Entry{"major", Severity::Major},
        Entry{"sev2", Severity::Major},              Entry{"p2", Severity::Major},
        Entry{"s2", Severity::Major},                Entry{"partialoutage", Severity::Major},
        Entry{"servicedisruption", Severity::Major}, Entry{"disrupted", Severity::Major},
        Entry{"높음", Severity::Major},              Entry{"medium", Severity::Minor},
        Entry{"minor", Severity::Minor},             Entry{"low", Severity::Minor},
        Entry{"moderate", Severity::Minor},          Entry{"sev3", Severity::Minor},
        Entry{"sev4", Severity::Minor},              Entry{"sev5", Severity::Minor},
        Entry{"p3", Severity::Minor},                Entry{"p4", Severity::Minor},
        Entry{"p5", Severity::Minor},                Entry{"s3", Severity::Minor},
        Entry{"s4", Severity::Minor},                Entry{"degraded", Severity::Minor},
        Entry{"degradedperformance", Severity::Minor},
        Entry{"error", Severity::Major},             Entry{"warning", Severity::Minor},
        Entry{"보통", Severity::Minor},              Entry{"낮음", Severity::Minor},
        Entry{"경미", Severity::Minor},              Entry{"maintenance", Severity::Maintenance},
        Entry{"undermaintenance", Severity::Maintenance},
        Entry{"점검", Severity::Maintenance},        Entry{"none", Severity::None},
        Entry{"없음", Severity::None},               Entry{"unknown", Severity::Unknown},
    };
    return valueOfWording(Words, word);
}

std::optional<Stage> stageFromWording(std::string_view word)
{
    using Entry = std::pair<std::string_view, Stage>;
    static constexpr std::array Words = {
        Entry{"investigating", Stage::Investigating},
        Entry{"underinvestigation", Stage::Investigating},
        Entry{"조사중", Stage::Investigating},
        Entry{"확인중", Stage::Investigating},
        Entry{"identified", Stage::Identified},
        Entry{"원인파악됨", Stage::Identified},
        Entry{"원인확인", Stage::Identified},
        Entry{"monitoring", Stage::Monitoring},
        Entry{"watching", Stage::Monitoring},
        Entry{"모니터링", Stage::Monitoring},
        Entry{"모니터링중", Stage::Monitoring},
        Entry{"resolved", Stage::Resolved},
        Entry{"fixed", Stage::Resolved},
        Entry{"closed", Stage::Resolved},
        Entry{"해결됨", Stage::Resolved},
        Entry{"해결", Stage::Resolved},
        Entry{"해결완료", Stage::Resolved},
        Entry{"복구완료", Stage::Resolved},
        Entry{"복구됨", Stage::Resolved},
        Entry{"postmortem", Stage::Postmortem},
        Entry{"포스트모템", Stage::Postmortem},
        Entry{"사후보고", Stage::Postmortem},
        Entry{"scheduled", Stage::Scheduled},
        Entry{"planned", Stage::Scheduled},
        Entry{"upcoming", Stage::Scheduled},
        Entry{"예정됨", Stage::Scheduled},
        Entry{"예정", Stage::Scheduled},
        Entry{"inprogress", Stage::InProgress},
        Entry{"진행중", Stage::InProgress},
        Entry{"점검중", Stage::InProgress},
        Entry{"verifying", Stage::Verifying},
        Entry{"검증중", Stage::Verifying},
        Entry{"completed", Stage::Completed},
        Entry{"완료", Stage::Completed},
        Entry{"완료됨", Stage::Completed},
        Entry{"점검완료", Stage::Completed},
        Entry{"update", Stage::Update},
        Entry{"업데이트", Stage::Update},
    };
    return valueOfWording(Words, word);
}

std::optional<IncidentStatus> statusAfter(Stage stage)
{
    switch (stage) {
    case Stage::Investigating:
        return IncidentStatus::Investigating;
    case Stage::Identified:
        return IncidentStatus::Identified;
    case Stage::Monitoring:
        return IncidentStatus::Monitoring;
    case Stage::Resolved:
    case Stage::Postmortem:
        return IncidentStatus::Resolved;
    case Stage::Scheduled:
        return IncidentStatus::Scheduled;
    case Stage::InProgress:
    case Stage::Verifying:
        return IncidentStatus::InProgress;
    case Stage::Completed:
        return IncidentStatus::Completed;
    case Stage::None:
    case Stage::Update:
        break;
    }
    return std::nullopt;
}

const Event *Incident::event(std::string_view eventId) const
{
    const auto found = std::find_if(events.begin(), events.end(),
                                    [eventId](const Event &event) { return event.id == eventId; });
    return found == events.end() ? nullptr : &*found;
}

} // namespace chronolane
