// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingreport.h"
#include "models/reading/recordreader.h"
#include "models/reading/table/rowreading.h"
#include "models/reading/table/tablecells.h"
#include "models/reading/table/tableincident.h"
#include "models/reading/table/tableplan.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace chronolane {

/// Makes incidents of the rows of a table, one row after the other, and keeps what became of them.
class TableRows
{
public:
    /// All that is given outlives the object.
    TableRows(const RecordInput &input, const TablePlan &plan, const ReadingOptions &options,
              const ReadingContext &context);
    TableRows(const TableRows &) = delete;
    TableRows &operator=(const TableRows &) = delete;

    void addHeader(const TableRow &row);
    void add(const TableRow &row);

    /// The incidents in the order of their first rows.
    [[nodiscard]] ReadingReport finish();

    /// Rows up to this number have a line in the report each; of later ones only those that were not dated.
    static constexpr std::size_t ReportedRows = 20'000;

private:
    [[nodiscard]] TableIncident &incidentOfRow();
    [[nodiscard]] TableIncident &newIncident(std::string id);
    [[nodiscard]] RowFate addTo(TableIncident &incident);
    void noticeSurplusCells(TableIncident &incident, const TableRow &row);
    void reportColumns(const TableRow &row);
    void report(const Evidence &place, std::uint64_t line, RowFate fate);

    const RecordInput &m_input;
    const TablePlan &m_plan;
    TimeContext m_timeContext;
    TableCells m_cells;
    RowContext m_rowContext;
    ReadingReport m_report;
    std::size_t m_rows = 0;
    std::vector<TableIncident> m_incidents;
    std::unordered_map<std::string, std::size_t> m_latestOfId;
};

} // namespace chronolane
