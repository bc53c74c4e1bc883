// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/jsonforms/genericrecord.h"
#include "models/reading/jsonforms/timedlines.h"
#include "models/reading/jsonforms/updatelist.h"

namespace chronolane {

/// What a row of a home-made list tells as an update or, in a list of steps, as the event that its stage names.
[[nodiscard]] JsonUpdate updateFrom(const GenericRow &row, ListRole list);

/// The same of a step without members; `isDated`: the incident knows its time already.
[[nodiscard]] JsonUpdate updateFrom(const TimedLine &line, bool isDated, ListRole list);

} // namespace chronolane
