// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/jsonforms/jsonincident.h"
#include "models/reading/jsonforms/updatelist.h"

namespace chronolane {

/// Whether an event says when the planned work of the incident is, or was.
[[nodiscard]] bool statesWork(JsonIncident &incident);

/// Planned work that is told like an incident: it went on from the update that it had begun to the one that it was over, or
/// to `end` (may be invalid). The incident counts as planned. False, and nothing added, where no text told the window and
/// no update that it had begun.
bool addWorkDone(JsonIncident &incident, const UpdateList &updates, JsonValue end);

} // namespace chronolane
