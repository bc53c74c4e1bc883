// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/utctime.h"

#include <string>

namespace chronolane {

/// "1d 1h 49m", as records word a length in any language: for the arguments of diagnostics. Fractions of a second are
/// cut; a negative length is told as none ("0s").
[[nodiscard]] std::string compactDuration(Duration length);

} // namespace chronolane
