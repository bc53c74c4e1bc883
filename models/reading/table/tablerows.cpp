// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/table/tablerows.h"

#include "models/domain/columnline.h"
#include "models/reading/table/columncontent.h"

#include <algorithm>
#include <utility>

namespace chronolane {

namespace {

/// What holds for the times of the whole table.
TimeContext timeContextOf(std::string_view text, const TablePlan &plan, const ReadingOptions &options,
                          const ReadingContext &context)
{
    TimeContext times = TimeContext::from(options, *context.zones);
    times.dateOrder = plan.dateOrder;
    times.newestDate = plan.newestDate;
    constexpr std::size_t Looked = 64 * 1024;
    if (guessLanguage(text.substr(0, Looked)) == "ko") {
        times.defaultZone = "Asia/Seoul";
        times.defaultZoneFrom = assumed_from::Language;
    }
    return times;
}

/// The one zone that the columns' names, or else the times themselves, state; empty if they state several.
std::string statedZoneOf(const TablePlan &plan)
{
    std::string zone = plan.onlyZone && !plan.onlyZone->isLocal ? plan.onlyZone->zone : std::string();
    for (const TableColumn &column : plan.columns) {
        const bool isTime = column.isTime() || column.role == ColumnRole::Clock || column.role == ColumnRole::Date;
        if (!isTime || !column.zone || column.zone->isLocal)
            continue;
        if (!zone.empty() && zone != column.zone->zone)
            return {};
        zone = column.zone->zone;
    }
    return zone;
}

/// About how many rows a table has, by the length of its first ones; no more than is sensible to reckon with.
std::size_t estimatedRows(std::string_view text)
{
    constexpr std::size_t Looked = 64 * 1024;
    constexpr std::size_t Most = 2'000'000;
    const std::string_view head = text.substr(0, Looked);
    const auto lines = static_cast<std::size_t>(std::count(head.begin(), head.end(), '\n'));
    if (text.size() == head.size() || lines == 0)
        return lines;
    const double more = 1.02 * static_cast<double>(text.size()) / static_cast<double>(head.size());
    return static_cast<std::size_t>(std::min(static_cast<double>(lines) * more, static_cast<double>(Most)));
}

} // namespace

TableRows::TableRows(const RecordInput &input, const TablePlan &plan, const ReadingOptions &options,
                     const ReadingContext &context)
    : m_input(input)
    , m_plan(plan)
    , m_timeContext(timeContextOf(input.text, plan, options, context))
    , m_cells(input.text, plan)
{
    m_rowContext.options = &options;
    m_rowContext.context = &context;
    m_rowContext.lines = &m_report.lines;
}

void TableRows::addHeader(const TableRow &row)
{
    m_cells.setRow(row);
    reportColumns(row);
}

/// Of a table without a header, the cells of its first row stand for the columns.
void TableRows::reportColumns(const TableRow &row)
{
    for (std::size_t i = 0; i < std::min(row.cells.size(), m_plan.columns.size()); ++i) {
        const TableColumn &column = m_plan.columns[i];
        const bool isUsed = column.role != ColumnRole::Unused && column.role != ColumnRole::Ignore;
        const std::string reason = columnReason(roleName(column), column.name);
        report(m_cells.place(i), row.line, {isUsed ? LineFate::Context : LineFate::Skipped, reason, {}});
    }
}

TableIncident &TableRows::newIncident(std::string id)
{
    IncidentBuilder builder(m_input.source, "table");
    builder.incident().id = std::move(id);
    if (const std::string columns = m_plan.assumedColumns(); !columns.empty())
        builder.diagnose(diagnostic_code::AssumedColumns, {{"columns", columns}}, m_cells.rowPlace());
    builder.incident().statedZone = statedZoneOf(m_plan);
    return m_incidents.emplace_back(std::move(builder), TimeResolver(m_timeContext));
}

/// Rows that share an id and whose times fit are one incident; so are all rows of a table of steps without ids.
TableIncident &TableRows::incidentOfRow()
{
    const auto idColumn = m_cells.filledColumn(ColumnRole::Id);
    const std::string_view id = idColumn ? m_cells.cell(*idColumn) : std::string_view();
    if (id.empty()) {
        const bool isOne = m_plan.rows != TablePlan::Rows::Incidents && !m_plan.find(ColumnRole::Id);
        if (isOne && !m_incidents.empty())
            return m_incidents.front();
        TableIncident &incident = newIncident({});
        // Growing step by step, a million events would be moved twenty times.
        if (isOne)
            incident.builder().incident().events.reserve(estimatedRows(m_input.text));
        return incident;
    }
    const auto [known, isNew] = m_latestOfId.try_emplace(std::string(id), m_incidents.size());
    if (isNew)
        return newIncident(std::string(id));
    TableIncident &latest = m_incidents[known->second];
    const auto time = m_cells.roughTime();
    if (!time || latest.isNear(*time))
        return latest;
    known->second = m_incidents.size();
    // A number tells the two apart where one of them has to be named.
    TableIncident &another = newIncident(std::string(id) + columnNumber(m_incidents.size()));
    another.builder().diagnose(diagnostic_code::RepeatedId, {{"id", std::string(id)}}, m_cells.place(*idColumn));
    return another;
}

RowFate TableRows::addTo(TableIncident &incident)
{
    switch (m_plan.rows) {
    case TablePlan::Rows::Incidents:
        return addIncidentRow(incident, m_cells, m_rowContext);
    case TablePlan::Rows::Segments:
        return addSegmentRow(incident, m_cells);
    case TablePlan::Rows::Events:
        break;
    }
    return addEventRow(incident, m_cells, m_rowContext);
}

void TableRows::noticeSurplusCells(TableIncident &incident, const TableRow &row)
{
    for (std::size_t i = m_plan.columns.size(); i < row.cells.size(); ++i) {
        const TableCell &cell = row.cells[i];
        if (cell.isEmpty())
            continue;
        incident.builder().diagnose(unreadablePart(columnNumber(i), row.line, "no-such-column",
                                                   Evidence::range(0, cell.begin, cell.end)));
    }
}

void TableRows::add(const TableRow &row)
{
    m_cells.setRow(row);
    if (++m_rows == 1 && !m_plan.hasHeader)
        reportColumns(row);
    if (m_cells.isBlank()) {
        report(m_cells.rowPlace(), row.line, {LineFate::Skipped, "blank", {}});
        return;
    }
    TableIncident &incident = incidentOfRow();
    const RowFate fate = addTo(incident);
    if (row.cells.size() > m_plan.columns.size())
        noticeSurplusCells(incident, row);
    if (fate.fate != LineFate::Dated || m_rows <= ReportedRows)
        report(m_cells.rowPlace(), row.line, fate);
}

void TableRows::report(const Evidence &place, std::uint64_t line, RowFate fate)
{
    m_report.lines.push_back({place, line, fate.fate, std::string(fate.reason), std::move(fate.eventId)});
}

ReadingReport TableRows::finish()
{
    m_report.incidents.reserve(m_incidents.size());
    for (TableIncident &incident : m_incidents)
        m_report.incidents.push_back(incident.finish());
    return std::move(m_report);
}

} // namespace chronolane
