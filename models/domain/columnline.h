// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingoptions.h"
#include "models/domain/readingreport.h"

#include <optional>
#include <string>
#include <string_view>

namespace chronolane {

/// ReportLine::reason of a table's column: "column:" role ":" the column as ReadingOptions::columns names it.
[[nodiscard]] std::string columnReason(std::string_view role, std::string_view column);

/// The column and the role that it was read in; nullopt for a line that is no column.
[[nodiscard]] std::optional<ColumnChoice> columnOf(const ReportLine &line);

} // namespace chronolane
