// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/jsonforms/jsonreading.h"
#include "models/reading/jsonforms/recordcontent.h"
#include "models/reading/jsonforms/recordvocabulary.h"

#include <optional>
#include <vector>

namespace chronolane {

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

} // namespace chronolane
