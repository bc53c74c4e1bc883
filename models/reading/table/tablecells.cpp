// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/table/tablecells.h"

#include "models/reading/fieldtime.h"
#include "models/reading/table/columncontent.h"
#include "models/reading/table/durationcell.h"
#include "models/reading/text/textview.h"

#include <boost/date_time/posix_time/posix_time_types.hpp>

#include <algorithm>
#include <utility>

namespace chronolane {

namespace {

constexpr std::uint64_t bitOf(ColumnRole role) { return std::uint64_t(1) << static_cast<unsigned>(role); }

ResolvedTime exactly(UtcTime time, Precision precision)
{
    ResolvedTime resolved;
    resolved.start = time;
    resolved.precision = precision;
    resolved.isZoneStated = true;
    resolved.zone = "UTC";
    return resolved;
}

/// What needs neither zone nor year from elsewhere: counts since 1970, and ISO 8601 with an offset.
std::optional<ResolvedTime> absoluteTime(std::string_view cell)
{
    if (const auto iso = parseIso8601(cell); iso && iso->offsetSeconds && iso->hasTimeOfDay)
        return exactly(iso->time, iso->hasSeconds ? Precision::Second : Precision::Minute);
    if (const auto time = epochTime(cell))
        return exactly(*time, EpochPrecision);
    return std::nullopt;
}

} // namespace

TableCells::TableCells(std::string_view text, const TablePlan &plan)
    : m_text(text)
    , m_plan(plan)
    , m_cells(plan.columns.size())
    , m_scratch(plan.columns.size())
{
    for (std::size_t i = 0; i < plan.columns.size(); ++i)
        m_columnsOfRole[static_cast<std::size_t>(plan.columns[i].role)].push_back(i);
}

const std::vector<std::size_t> &TableCells::columns(ColumnRole role) const
{
    return m_columnsOfRole[static_cast<std::size_t>(role)];
}

const TableCell *TableCells::rawCell(std::size_t column) const
{
    return column < m_row->cells.size() ? &m_row->cells[column] : nullptr;
}

void TableCells::setRow(const TableRow &row)
{
    m_row = &row;
    m_filledRoles = 0;
    for (std::size_t column = 0; column < m_cells.size(); ++column) {
        const TableCell *raw = rawCell(column);
        const std::string_view content = raw ? trimmed(cellText(m_text, *raw, m_scratch[column])) : std::string_view();
        m_cells[column] = isBlankCell(content) ? std::string_view() : content;
        if (!m_cells[column].empty())
            m_filledRoles |= bitOf(m_plan.columns[column].role);
    }
}

std::optional<std::size_t> TableCells::filledColumn(ColumnRole role) const
{
    if ((m_filledRoles & bitOf(role)) == 0)
        return std::nullopt;
    for (const std::size_t column : columns(role)) {
        if (!cell(column).empty())
            return column;
    }
    return std::nullopt;
}

std::string_view TableCells::cell(ColumnRole role) const
{
    const auto column = filledColumn(role);
    return column ? cell(*column) : std::string_view();
}

Evidence TableCells::place(std::size_t column) const
{
    const TableCell *raw = rawCell(column);
    if (!raw)
        return rowPlace();
    const std::string_view content = m_text.substr(raw->begin, raw->end - raw->begin);
    const std::string_view words = trimmed(content);
    const auto begin = static_cast<std::uint64_t>(words.empty() ? 0 : words.data() - content.data()) + raw->begin;
    return Evidence::range(0, begin, begin + words.size());
}

MappedText TableCells::mapped(std::size_t column) const
{
    const TableCell *raw = rawCell(column);
    return raw ? mappedCellText(m_text, *raw) : MappedText();
}

ProsePlace TableCells::prosePlace(std::size_t column) const
{
    ProsePlace prose;
    prose.line = m_row->line;
    const TableCell *raw = rawCell(column);
    if (raw && raw->hasDoubledQuotes) {
        prose.map = mapped(column).map;
    } else {
        const Evidence words = place(column);
        prose.map = SourceMap::identity(words.end - words.begin, words.begin);
    }
    return prose;
}

std::string TableCells::text()
{
    std::string joined;
    const auto append = [&joined](std::string_view part) {
        if (!part.empty())
            joined.append(joined.empty() ? "" : " – ").append(part);
    };
    if (m_plan.rows != TablePlan::Rows::Incidents)
        append(cell(ColumnRole::Title));
    std::string_view timeNote;
    for (const std::size_t column : columns(ColumnRole::Text)) {
        if (m_plan.columns[column].isTimeNote)
            timeNote = cell(column);
        else
            append(cell(column));
    }
    if (joined.empty())
        return std::string(timeNote);
    return timeNote.empty() ? joined : joined.append(" (").append(timeNote).append(")");
}

bool TableCells::isBlank()
{
    for (std::size_t i = 0; i < std::min(m_row->cells.size(), m_plan.columns.size()); ++i) {
        if (!cell(i).empty())
            return false;
    }
    return true;
}

void TableCells::setZone(TimeResolver &resolver, std::size_t column)
{
    if (const std::string_view named = cell(ColumnRole::Zone); !named.empty()) {
        if (const auto zone = zoneFromName(named))
            resolver.setZone(*zone);
        return;
    }
    // A bare offset belongs to its own row: nobody says that the others were written there, too.
    const bool isShared = m_plan.onlyZone && m_plan.onlyZone->spelling.find_first_of("+-") != 0;
    const bool isOwn = m_plan.columns[column].zone || !isShared;
    const auto &zone = isOwn ? m_plan.columns[column].zone : m_plan.onlyZone;
    if (zone && !zone->isLocal)
        resolver.setZone(*zone);
}

std::optional<ResolvedTime> TableCells::resolve(TableIncident &incident, std::string_view words, std::size_t column)
{
    setZone(incident.resolver(), column);
    const auto resolved = resolveField(words, incident.resolver(), TimeFlow::Row);
    if (!resolved || !resolved->start) {
        const bool isClock = resolved && !resolved->end;
        incident.builder().diagnose(unreadablePart(std::string(m_plan.columns[column].name) + ": "
                                                       + std::string(words.substr(0, 80)),
                                                   m_row->line, isClock ? "no-date" : "no-time", place(column)));
        return std::nullopt;
    }
    if (!resolved->remarks.empty())
        addRemarks(incident.builder(), resolved->remarks, prosePlace(column));
    return resolved;
}

std::optional<ResolvedTime> TableCells::time(TableIncident &incident, std::size_t column)
{
    const std::string_view words = cell(column);
    if (words.empty())
        return std::nullopt;
    if (auto absolute = absoluteTime(words))
        return absolute;
    if (m_plan.columns[column].isSerial) {
        if (const auto civil = excelSerialTime(words)) {
            const std::string iso = formatIso8601(*asUtc(*civil));
            return resolve(incident, std::string_view(iso).substr(0, iso.size() - 1), column);
        }
    }
    return resolve(incident, words, column);
}

/// A clock time with the day of the date column, which reads like one field.
std::optional<ResolvedTime> TableCells::timeWithDate(TableIncident &incident, ColumnRole clockRole,
                                                     std::vector<Evidence> &evidence)
{
    const auto clock = filledColumn(clockRole);
    const auto date = filledColumn(ColumnRole::Date);
    if (!clock) {
        if (!date || clockRole != ColumnRole::Clock)
            return std::nullopt;
        evidence.push_back(place(*date));
        return resolve(incident, cell(*date), *date);
    }
    std::string words = date ? std::string(cell(*date)) + ' ' : std::string();
    words += cell(*clock);
    auto resolved = resolve(incident, words, *clock);
    if (resolved && date)
        evidence.push_back(place(*date));
    if (resolved)
        evidence.push_back(place(*clock));
    return resolved;
}

std::optional<ResolvedTime> TableCells::timeOfRole(TableIncident &incident, ColumnRole role, ColumnRole clockRole,
                                                   std::vector<Evidence> &evidence)
{
    if (const auto column = filledColumn(role)) {
        auto resolved = time(incident, *column);
        if (resolved)
            evidence.push_back(place(*column));
        return resolved;
    }
    return timeWithDate(incident, clockRole, evidence);
}

/// Whether the end is a clock time in a column where others have their date.
bool TableCells::hasEndWithoutDay() const
{
    const auto column = filledColumn(ColumnRole::End);
    if (!column || !m_plan.columns[*column].mayLackDay)
        return false;
    const auto end = timeExpressionOf(cell(*column));
    return end && end->kind == TimeKind::Moment && end->first.hasClock() && !end->first.hasDate();
}

/// A start that is complete in itself was not the resolver's to read: what follows takes its day and zone all the same.
void TableCells::lendDay(const ResolvedTime &start, TimeResolver &resolver) const
{
    const auto iso = parseIso8601(cell(ColumnRole::Start));
    const bool hasOffset = iso && iso->offsetSeconds;
    if (!hasOffset && (!start.isZoneStated || epochTime(cell(ColumnRole::Start))))
        return;
    resolver.setZone(hasOffset ? fixedZoneName(*iso->offsetSeconds) : start.zone);
    resolver.setReference(*start.start);
}

ToldWindow TableCells::window(TableIncident &incident)
{
    ToldWindow window;
    window.start = timeOfRole(incident, ColumnRole::Start, ColumnRole::Clock, window.evidence);
    std::vector<Evidence> ends;
    const bool isEndWithoutDay = hasEndWithoutDay();
    if (isEndWithoutDay && window.start && window.start->start) {
        const TimeResolver rows = incident.resolver();   // which the end does not belong to
        lendDay(*window.start, incident.resolver());
        window.end = timeOfRole(incident, ColumnRole::End, ColumnRole::EndClock, ends);
        incident.resolver() = rows;
    } else {
        window.end = timeOfRole(incident, ColumnRole::End, ColumnRole::EndClock, ends);
    }
    // 23:50 to 00:10 under one date ends on the next day.
    const bool isClock = window.end && (isEndWithoutDay || !filledColumn(ColumnRole::End));
    if (isClock && window.start && *window.end->start < *window.start->start) {
        *window.end->start += boost::posix_time::hours(24);
        window.end->basis = Basis::Derived;
    }
    const bool isSameCell = ends.size() > 1 && window.evidence.size() > 1 && ends.front() == window.evidence.front();
    window.evidence.insert(window.evidence.end(), ends.begin() + (isSameCell ? 1 : 0), ends.end());
    if (window.start && window.start->end && !window.end) {
        window.end = ResolvedTime();
        window.end->start = window.start->end;
        window.end->precision = window.start->endPrecision;
        window.end->basis = window.start->endBasis;
    }
    applyDuration(incident, window);
    return window;
}

void TableCells::applyDuration(TableIncident &incident, ToldWindow &window)
{
    const auto column = filledColumn(ColumnRole::Length);
    if (!column || !window.start)
        return;
    const std::string_view words = cell(*column);
    const auto duration = durationIn(words, m_plan.columns[*column]);
    if (!duration) {
        if (!window.end)
            incident.builder().diagnose(unreadablePart(words, m_row->line, "no-unit", place(*column)));
        return;
    }
    if (window.end) {
        const Duration computed = *window.end->start - *window.start->start;
        const Duration unit = m_plan.columns[*column].durationUnit.value_or(boost::posix_time::minutes(1));
        const Duration tolerance = std::max(unit, Duration(boost::posix_time::minutes(1)));
        const Duration difference = computed - *duration;
        if (difference > tolerance || -difference > tolerance) {
            incident.builder().diagnose(diagnostic_code::DurationMismatch,
                                        {{"stated", clockForm(*duration)}, {"computed", clockForm(computed)}},
                                        place(*column));
        }
        return;
    }
    window.end = *window.start;
    *window.end->start += *duration;
    window.end->basis = window.start->basis == Basis::Assumed ? Basis::Assumed : Basis::Derived;
    window.evidence.push_back(place(*column));
}

std::optional<UtcTime> TableCells::roughTime()
{
    for (std::size_t i = 0; i < m_plan.columns.size(); ++i) {
        if (!m_plan.columns[i].isTime())
            continue;
        const std::string_view words = cell(i);
        if (const auto iso = parseIso8601(words))
            return iso->time;
        if (const auto time = epochTime(words))
            return time;
    }
    return std::nullopt;
}

} // namespace chronolane
