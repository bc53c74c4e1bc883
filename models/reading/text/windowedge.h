// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/event.h"

#include <vector>

namespace chronolane {

/// One end of a window of harm.
struct WindowEdge
{
    UtcTime at;
    Precision precision = Precision::Minute;
    Basis basis = Basis::Stated;
    bool approximate = false;
    std::vector<Evidence> evidence;
};

} // namespace chronolane
