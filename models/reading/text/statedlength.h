// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/diagnostic.h"
#include "models/domain/utctime.h"
#include "models/reading/text/durationexpression.h"

#include <optional>

namespace chronolane {

/// What is wrong with a stated length of a window, told without its evidence; nullopt if it differs from start to end by no more
/// than the smallest unit that it names, or is only about.
[[nodiscard]] std::optional<Diagnostic> lengthMismatch(const DurationExpression &stated, UtcTime start, UtcTime end);

/// The smallest unit that a precision tells; a day for those coarser than a day.
[[nodiscard]] Duration unitOf(Precision precision);

} // namespace chronolane
