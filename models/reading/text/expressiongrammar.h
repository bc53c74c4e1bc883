// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/timeexpression.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace chronolane {

/// The expression that begins at byte `at`: a moment or range, a relative time, a length, an unknown time or a zone.
/// Words before it ("from about") are looked for back to byte `floor`, the end of the expression before. nullopt if there
/// is none. The caller knows that a number or word begins there.
[[nodiscard]] std::optional<TimeExpression> expressionAt(std::string_view text, std::size_t at, std::size_t floor);

} // namespace chronolane
