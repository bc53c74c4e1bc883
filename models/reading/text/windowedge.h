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

/// How sure one end of a declared window is.
struct DeclaredCertainty
{
    Basis basis = Basis::Derived;
    Precision precision = Precision::Minute;
    bool approximate = false;
};

} // namespace chronolane
