// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/timeexpression.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace chronolane {

/// The moment at byte `at`, or the range that begins with it, with the words around that bound it and the same moment
/// in another zone. Words before it are looked for back to byte `floor`. nullopt if no moment begins there.
[[nodiscard]] std::optional<TimeExpression> momentOrRangeAt(std::string_view text, std::size_t at, std::size_t floor);

} // namespace chronolane
