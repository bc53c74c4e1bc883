// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/incidentloader.h"

namespace chronolane {

/// Reads files and texts with all the readers that there are.
[[nodiscard]] ReadFunction standardReading();

} // namespace chronolane
