// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/displaytext.h"
#include "models/domain/incident.h"

#include <QString>

namespace chronolane {

/// What was read of one incident, for a terminal: facts, events by time, steps without one, figures and remarks.
/// Times are in the display zone of `words`.
[[nodiscard]] QString inspectTable(const Incident &incident, const DisplayText &words);

} // namespace chronolane
