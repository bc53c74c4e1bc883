// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/prosetext.h"

#include <span>

namespace chronolane {

/// Whether a text calls itself, in its title, notice of work that is planned ("Maintenance notice", "정기 점검 안내"), and
/// names no trouble there: the times of its fields are then those of the work, and nobody was hurt unless it says so.
[[nodiscard]] bool announcesPlannedWork(std::span<const ProseUnit> units);

} // namespace chronolane
