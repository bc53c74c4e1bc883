// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/utctime.h"
#include "models/reading/table/tablecolumn.h"

#include <optional>
#include <string>
#include <string_view>

namespace chronolane {

/// The length of time that a cell states: "45 minutes", "1:12", or a plain number where the column's name gives the unit.
/// nullopt for anything else.
[[nodiscard]] std::optional<Duration> durationIn(std::string_view cell, const TableColumn &column);

/// A length of time as hours, minutes and seconds ("1:05:00"), for the arguments of duration-mismatch.
[[nodiscard]] std::string clockForm(Duration duration);

} // namespace chronolane
