// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/jsonforms/genericrecord.h"
#include "models/reading/jsonforms/jsonincident.h"

#include <optional>

namespace chronolane {

/// Reads how long a home-made record says that it lasted. Where no member tells its end (`end`, or that of its impact), the
/// declared end follows from it; true then. Else the length is only compared with what they tell.
bool readLength(JsonIncident &incident, const GenericRecord &record, const std::optional<FieldTime> &end);

} // namespace chronolane
