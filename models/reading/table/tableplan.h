// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingoptions.h"
#include "models/reading/table/tablecolumn.h"
#include "models/reading/table/tabledialect.h"
#include "models/reading/text/timeresolver.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// What the rows of a table are, and what its columns hold.
struct TablePlan
{
    enum class Rows {
        Events,     ///< a row is a step or a window; rows of one id belong to one incident
        Segments,   ///< a row is a stretch of time in which an incident was in one stage
        Incidents,  ///< a row is an incident
    };

    TableDialect dialect;
    bool hasHeader = true;
    Rows rows = Rows::Events;
    std::vector<TableColumn> columns;
    DateOrder dateOrder = DateOrder::Unknown;      ///< that the dates of the table prove
    std::optional<CivilDate> newestDate;           ///< among the first rows
    std::optional<ZoneWords> onlyZone;             ///< if the first rows' times name one zone

    /// The first column of that role.
    [[nodiscard]] std::optional<std::size_t> find(ColumnRole role) const;

    /// Whether anything in it can be placed in time.
    [[nodiscard]] bool hasTimes() const;

    /// Whether at least one role was found out from content alone.
    [[nodiscard]] bool isAssumed() const;

    /// "start=opened, text=#3": the roles found out from content alone, for the assumed-columns diagnostic.
    [[nodiscard]] std::string assumedColumns() const;
};

/// Looks at the header and the first rows and decides. What a person chose (`choices`) goes before both.
[[nodiscard]] TablePlan planTable(std::string_view text, const TableDialect &dialect,
                                  const std::vector<ColumnChoice> &choices);

} // namespace chronolane
