// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/timeexpression.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace chronolane {

/// "T+5m", "T0 + 15m", "+00:15" at byte `at`: a time counted from the record's T0. nullopt if there is none.
[[nodiscard]] std::optional<TimeExpression> originRelativeAt(std::string_view text, std::size_t at);

/// A length at byte `at` ("3.5 hours", "1시간 21분") or, with the words behind it, the relative time that it counts ("two
/// minutes later", "10분 뒤"). Also lengths that nobody counted: "seconds later", "몇 분 뒤". nullopt if there is none.
[[nodiscard]] std::optional<TimeExpression> lengthOrRelativeAt(std::string_view text, std::size_t at,
                                                               std::size_t floor);

} // namespace chronolane
