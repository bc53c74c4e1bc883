// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/table/tablecolumn.h"

#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// What the name of a column suggests, before its content is looked at.
struct ColumnSuggestion
{
    TableColumn column;   ///< role, stage, kind, zone and unit that the name tells; Unused if it tells none
    int rank = 0;         ///< of several columns of one role the one with the lowest rank has it
};

/// Reads a header in English or Korean: "Start Time (UTC)", "downtime_start", "resolvedAt", "발생 일시(KST)".
[[nodiscard]] ColumnSuggestion suggestRole(std::string_view header);

/// The words of a name, lower case, without its brackets: "startedAt (UTC)" → started, at.
[[nodiscard]] std::vector<std::string> wordsOfName(std::string_view name);

/// The kind that a word of a kind, type or lane column means: "Detection", "fix", "탐지"; nullopt if unknown.
[[nodiscard]] std::optional<EventKind> kindFromWording(std::string_view word);

} // namespace chronolane
