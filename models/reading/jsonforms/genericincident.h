// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/jsonforms/genericrecord.h"
#include "models/reading/jsonforms/jsonincident.h"

#include <vector>

namespace chronolane {

/// What surrounds a home-made record in its document.
struct GenericSurroundings
{
    bool isPlanned = false;            ///< it stands in a list of planned work
    std::vector<JsonValue> updates;    ///< rows that stand elsewhere and name it
    ListRole role = ListRole::Updates;   ///< of those
};

/// Reads a home-made incident into the report.
void readGenericIncident(JsonReading &reading, const GenericRecord &record, const GenericSurroundings &surroundings);

} // namespace chronolane
