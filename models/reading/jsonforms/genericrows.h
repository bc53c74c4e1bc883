// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/jsonforms/genericrecord.h"
#include "models/reading/jsonforms/recordtimes.h"
#include "models/reading/jsonforms/timedlines.h"
#include "models/reading/jsonforms/updatelist.h"

#include <optional>
#include <utility>
#include <vector>

namespace chronolane {

/// The steps or updates of one list, in whichever way it holds them.
class StepList
{
public:
    /// The rows of an array, or what timedLines() reads; elements that are neither are reported.
    StepList(JsonIncident &incident, JsonValue list, ListRole role);
    StepList(const std::vector<JsonValue> &rows, ListRole role);
    StepList(std::vector<GenericRow> rows, ListRole role) : m_rows(std::move(rows)), m_role(role) {}
    StepList(std::vector<TimedLine> lines, ListRole role) : m_lines(std::move(lines)), m_role(role) {}

    void addTo(RecordTimes &times) const;
    void addTo(UpdateList &updates, RecordTimes &times) const;   ///< once the times are settled

private:
    std::vector<GenericRow> m_rows;
    std::vector<TimedLine> m_lines;
    ListRole m_role;
};

/// Rows that tell one incident.
struct GenericRows
{
    std::vector<JsonValue> objects;
    ListRole role = ListRole::Steps;
    JsonValue title;   ///< of the incident; may be invalid
    std::optional<RowMembers> members = std::nullopt;   ///< where content had to tell what is what
};

/// Reads rows of a time and a text into the report, as one incident. What content had to tell is noted as assumed.
void readGenericRows(JsonReading &reading, const GenericRows &rows);

/// Reads steps without members into the report, as one incident; `title` may be invalid.
void readTimedLines(JsonReading &reading, std::vector<TimedLine> lines, JsonValue title);

} // namespace chronolane
