// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace chronolane {

inline UtcTime sampleTime(std::string_view iso)
{
    return parseIso8601(iso)->time;
}

inline Event sampleEvent(EventKind kind, std::string_view start, std::string_view end, std::string english,
                         Stage stage = Stage::None)
{
    Event event;
    event.kind = kind;
    event.stage = stage;
    if (!start.empty())
        event.start = sampleTime(start);
    if (!end.empty())
        event.end = sampleTime(end);
    event.text = LocalizedText("en", std::move(english));
    return event;
}

/// An invented incident of two impact windows, with steps without a time and a report weeks later:
///
///     0 impact  09:00–10:00    1 impact 13:00–13:40    2 trigger 08:58     3 detection 09:04
///     4 remediation 09:30      5 remediation, undated  6 remediation, undated
///     7 investigating 09:20    8 monitoring 10:05      9 resolved 14:00    10 postmortem three weeks later
///     11 follow-up, undated
inline std::shared_ptr<const Incident> sampleIncident()
{
    auto incident = std::make_shared<Incident>();
    incident->id = "NB-17";
    incident->organization = "Northbay Freight";
    incident->title = LocalizedText("en", "Label printing stopped");
    incident->title.set("ko", "송장 출력 중단");
    incident->severity = Severity::Major;
    incident->status = IncidentStatus::Resolved;
    Source source;
    source.id = "s1";
    source.kind = "status-page";
    source.name = "labels.txt";
    incident->sources = {source};
    incident->events = {
        sampleEvent(EventKind::Impact, "2025-03-04T09:00:00Z", "2025-03-04T10:00:00Z",
                    "No labels were printed"),
        sampleEvent(EventKind::Impact, "2025-03-04T13:00:00Z", "2025-03-04T13:40:00Z", "Labels came slowly"),
        sampleEvent(EventKind::Trigger, "2025-03-04T08:58:00Z", {}, "A queue was renamed"),
        sampleEvent(EventKind::Detection, "2025-03-04T09:04:00Z", {}, "The depth alarm rang"),
        sampleEvent(EventKind::Remediation, "2025-03-04T09:30:00Z", {}, "The old name was restored"),
        sampleEvent(EventKind::Remediation, {}, {}, "Workers were restarted"),
        sampleEvent(EventKind::Remediation, {}, {}, "Waiting labels were sent again"),
        sampleEvent(EventKind::StatusUpdate, "2025-03-04T09:20:00Z", {}, "We are looking into it",
                    Stage::Investigating),
        sampleEvent(EventKind::StatusUpdate, "2025-03-04T10:05:00Z", {}, "We are watching",
                    Stage::Monitoring),
        sampleEvent(EventKind::StatusUpdate, "2025-03-04T14:00:00Z", {}, "All labels are out",
                    Stage::Resolved),
        sampleEvent(EventKind::StatusUpdate, "2025-03-25T14:00:00Z", {}, "What happened", Stage::Postmortem),
        sampleEvent(EventKind::FollowUp, {}, {}, "Names are checked before a release"),
    };
    incident->events[7].text.set("ko", "원인을 살펴보고 있습니다");
    for (std::size_t i = 0; i < incident->events.size(); ++i)
        incident->events[i].id = "e" + std::to_string(i + 1);
    return incident;
}

} // namespace chronolane
