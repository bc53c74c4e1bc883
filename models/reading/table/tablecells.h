// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/table/tableincident.h"
#include "models/reading/table/tableplan.h"
#include "models/reading/table/tabletokenizer.h"
#include "models/reading/text/readprose.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// The current row of a table, seen through the roles of its columns.
class TableCells
{
public:
    /// `text` and `plan` outlive the object.
    TableCells(std::string_view text, const TablePlan &plan);

    /// `row` must stay unchanged while it is looked at.
    void setRow(const TableRow &row);

    [[nodiscard]] const TablePlan &plan() const { return m_plan; }
    [[nodiscard]] const TableColumn &column(std::size_t index) const { return m_plan.columns[index]; }
    [[nodiscard]] const std::vector<std::size_t> &columns(ColumnRole role) const;
    [[nodiscard]] std::uint64_t line() const { return m_row->line; }

    /// The cell without blanks around it; empty where it is missing or says that there is nothing. Valid until
    /// the next row.
    [[nodiscard]] std::string_view cell(std::size_t column) const { return m_cells[column]; }

    /// The first cell of that role that is not empty.
    [[nodiscard]] std::string_view cell(ColumnRole role) const;

    /// The column whose cell that is.
    [[nodiscard]] std::optional<std::size_t> filledColumn(ColumnRole role) const;

    [[nodiscard]] Evidence rowPlace() const { return Evidence::range(0, m_row->range.begin, m_row->range.end); }
    [[nodiscard]] Evidence place(std::size_t column) const;
    [[nodiscard]] ProsePlace prosePlace(std::size_t column) const;
    [[nodiscard]] MappedText mapped(std::size_t column) const;

    /// All texts of the row, joined; of a step, with its title.
    [[nodiscard]] std::string text();

    [[nodiscard]] bool isBlank();

    /// The time in a cell; what was noticed goes to the incident. nullopt if the cell is empty or holds no time,
    /// which is noticed too.
    [[nodiscard]] std::optional<ResolvedTime> time(TableIncident &incident, std::size_t column);

    /// Start and end of the row: from their own cells, from a day and clock times, or from a start and a duration.
    [[nodiscard]] ToldWindow window(TableIncident &incident);

    /// A time of the row that needs no context to be read, as long as it is one.
    [[nodiscard]] std::optional<UtcTime> roughTime();

private:
    [[nodiscard]] const TableCell *rawCell(std::size_t column) const;
    [[nodiscard]] std::optional<ResolvedTime> resolve(TableIncident &incident, std::string_view words,
                                                      std::size_t column);
    [[nodiscard]] std::optional<ResolvedTime> timeWithDate(TableIncident &incident, ColumnRole clockRole,
                                                           std::vector<Evidence> &evidence);
    [[nodiscard]] std::optional<ResolvedTime> timeOfRole(TableIncident &incident, ColumnRole role,
                                                         ColumnRole clockRole, std::vector<Evidence> &evidence);
    [[nodiscard]] bool hasEndWithoutDay() const;
    void lendDay(const ResolvedTime &start, TimeResolver &resolver) const;
    void setZone(TimeResolver &resolver, std::size_t column);
    void applyDuration(TableIncident &incident, ToldWindow &window);

    std::string_view m_text;
    const TablePlan &m_plan;
    const TableRow *m_row = nullptr;
    std::array<std::vector<std::size_t>, 32> m_columnsOfRole;
    std::uint64_t m_filledRoles = 0;   ///< a bit for each role that has a cell which is not empty, in the row
    std::vector<std::string_view> m_cells;   ///< of the row, by column: each is asked for many times
    std::vector<std::string> m_scratch;   ///< of each column, for cells that the text itself cannot show
};

} // namespace chronolane
