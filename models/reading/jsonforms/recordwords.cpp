// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/recordwords.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace chronolane {

namespace {

/// Letters in lower case, separators gone: "In_Progress" and "in progress" are one word.
std::string folded(std::string_view word)
{
    std::string result;
    for (const char c : word) {
        if (c >= 'A' && c <= 'Z')
            result += static_cast<char>(c - 'A' + 'a');
        else if (c != ' ' && c != '_' && c != '-')
            result += c;
    }
    return result;
}

template<typename Value, std::size_t N>
std::optional<Value> lookUp(const std::array<std::pair<std::string_view, Value>, N> &words, std::string_view word)
{
    const std::string wanted = folded(word);
    const auto found = std::find_if(words.begin(), words.end(),
                                    [&wanted](const auto &entry) { return entry.first == wanted; });
    if (found == words.end())
        return std::nullopt;
    return found->second;
}

} // namespace

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
    if (const auto status = lookUp(Words, word))
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
    if (const auto stage = lookUp(Words, word))
        return stage;
    return stageFromWording(word);
}

MonitorState monitorState(std::string_view word)
{
    const std::string state = folded(word);
    if (state == "down" || state == "degraded")
        return MonitorState::Down;
    return state == "up" ? MonitorState::Up : MonitorState::None;
}

ComponentState componentState(std::string_view word)
{
    static constexpr std::array<std::string_view, 8> Working = {"operational", "up", "ok", "0",
                                                                "available", "normal", "good", "healthy"};
    const std::string state = folded(word);
    if (std::find(Working.begin(), Working.end(), state) != Working.end())
        return ComponentState::Working;
    return state == "undermaintenance" || state == "maintenance" ? ComponentState::Maintained : ComponentState::Hurt;
}

} // namespace chronolane
