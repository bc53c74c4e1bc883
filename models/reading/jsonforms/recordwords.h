// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"

#include <optional>
#include <string_view>

namespace chronolane {

/// The status of a whole record by the word that a tool uses for it: the words for stages of updates, and those
/// that only tools have (open, ongoing, triggered, acknowledged, closed, cancelled …). nullopt for an unknown word.
[[nodiscard]] std::optional<IncidentStatus> statusFromWording(std::string_view word);

/// The stage of an update by the word that a tool uses for it: the words of stageFromWording(), and further ones
/// (investigation, mitigated, issue, restored …). nullopt for an unknown word.
[[nodiscard]] std::optional<Stage> updateStageFromWording(std::string_view word);

/// The states of a monitor: "DOWN", "degraded", "UP"; None for any other word.
enum class MonitorState { None, Down, Up };
[[nodiscard]] MonitorState monitorState(std::string_view word);

/// What the status of a component means for those who use it.
enum class ComponentState { Working, Hurt, Maintained };

/// "operational", "UP", "0" and the like are working, "under_maintenance" is maintained, any other word is hurt.
[[nodiscard]] ComponentState componentState(std::string_view word);

} // namespace chronolane
