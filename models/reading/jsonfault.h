// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingreport.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace chronolane {

/// What is wrong with the bytes [begin, end) of `source`, which were refused as JSON: BrokenJson with its reason, what
/// was found, and the line. nullopt if they are JSON after all.
[[nodiscard]] std::optional<ReadingError> findJsonFault(std::string_view source, std::size_t begin, std::size_t end);

} // namespace chronolane
