// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/recordwords.h"

#include "models/domain/wordings.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace chronolane {

std::optional<IncidentStatus> statusFromWording(std::string_view word)
{
    using Entry = std::pair<std::string_view, IncidentStatus>;
    static constexpr std::array Words = {
        Entry{"cancelled", IncidentStatus::Cancelled},     Entry{"canceled", IncidentStatus::Cancelled},
        Entry{"declined", IncidentStatus::Cancelled},      Entry{"merged", IncidentStatus::Cancelled},
        Entry{"open", IncidentStatus::Investigating},      Entry{"active", IncidentStatus::Investigating},
        Entry{"ongoing", IncidentStatus::Investigating},   Entry{"new", IncidentStatus::Investigating},
        Entry{"triggered", IncidentStatus::Investigating}, Entry{"triage", IncidentStatus::Investigating},
        Entry{"intriage", IncidentStatus::Investigating},  Entry{"started", IncidentStatus::Investigating},
        Entry{"live", IncidentStatus::Investigating},      Entry{"firing", IncidentStatus::Investigating},
        Entry{"detected", IncidentStatus::Investigating},  Entry{"acknowledged", IncidentStatus::Investigating},
        Entry{"degraded", IncidentStatus::Investigating},  Entry{"warning", IncidentStatus::Investigating},
        Entry{"down", IncidentStatus::Investigating},      Entry{"fixing", IncidentStatus::Identified},
        Entry{"mitigated", IncidentStatus::Monitoring},    Entry{"fixed", IncidentStatus::Resolved},
        Entry{"up", IncidentStatus::Resolved},             Entry{"recovered", IncidentStatus::Resolved},
        Entry{"ok", IncidentStatus::Resolved},             Entry{"documenting", IncidentStatus::Resolved},
        Entry{"reviewing", IncidentStatus::Resolved},      Entry{"learning", IncidentStatus::Resolved},
        Entry{"postincident", IncidentStatus::Resolved},   Entry{"done", IncidentStatus::Completed},
        Entry{"notstartedyet", IncidentStatus::Scheduled}, Entry{"complete", IncidentStatus::Completed},
    };
    if (const auto status = valueOfWording(Words, word))
        return status;
    const auto stage = stageFromWording(word);
    return stage ? statusAfter(*stage) : std::nullopt;
}

std::optional<Stage> updateStageFromWording(std::string_view word)
{
    using Entry = std::pair<std::string_view, Stage>;
    static constexpr std::array Words = {
        Entry{"investigation", Stage::Investigating}, Entry{"issue", Stage::Investigating},
        Entry{"open", Stage::Investigating},          Entry{"opened", Stage::Investigating},
        Entry{"triggered", Stage::Investigating},     Entry{"down", Stage::Investigating},
        Entry{"degraded", Stage::Investigating},
        Entry{"acknowledged", Stage::Investigating},  Entry{"triage", Stage::Investigating},
        Entry{"fixing", Stage::Identified},           Entry{"mitigated", Stage::Monitoring},
        Entry{"mitigating", Stage::Identified},       Entry{"restored", Stage::Resolved},
        Entry{"resolve", Stage::Resolved},            Entry{"resolution", Stage::Resolved},
        Entry{"recovered", Stage::Resolved},          Entry{"up", Stage::Resolved},
        Entry{"retrospective", Stage::Postmortem},    Entry{"notstartedyet", Stage::Scheduled},
        Entry{"maintenance", Stage::InProgress},      Entry{"started", Stage::InProgress},
        Entry{"ended", Stage::Completed},             Entry{"complete", Stage::Completed},
        Entry{"updated", Stage::Update},              Entry{"comment", Stage::Update},
        Entry{"note", Stage::Update},                 Entry{"information", Stage::Update},
    };
    if (const auto stage = valueOfWording(Words, word))
        return stage;
    return stageFromWording(word);
}

MonitorState monitorState(std::string_view word)
{
    const std::string state = foldedWord(word);
    if (state == "down" || state == "degraded")
        return MonitorState::Down;
    return state == "up" ? MonitorState::Up : MonitorState::None;
}

ComponentState componentState(std::string_view word)
{
    static constexpr std::array<std::string_view, 8> Working = {"operational", "up", "ok", "0",
                                                                "available", "normal", "good", "healthy"};
    const std::string state = foldedWord(word);
    if (std::find(Working.begin(), Working.end(), state) != Working.end())
        return ComponentState::Working;
    return state == "undermaintenance" || state == "maintenance" ? ComponentState::Maintained : ComponentState::Hurt;
}

} // namespace chronolane
