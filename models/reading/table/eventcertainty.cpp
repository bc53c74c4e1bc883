// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/table/eventcertainty.h"

#include <algorithm>

namespace chronolane {

namespace {

/// Calls `use` with each of the words that blanks and commas part.
template<typename Use>
void forEachWord(std::string_view cell, Use use)
{
    constexpr std::string_view Between = " ,;";
    for (std::size_t at = cell.find_first_not_of(Between); at != std::string_view::npos;) {
        const std::size_t end = std::min(cell.find_first_of(Between, at), cell.size());
        use(cell.substr(at, end - at));
        at = cell.find_first_not_of(Between, end);
    }
}

std::optional<UtcTime> bound(TableIncident &incident, TableCells &cells, ColumnRole role)
{
    const auto column = cells.filledColumn(role);
    const auto time = column ? cells.time(incident, *column) : std::nullopt;
    return time ? time->start : std::nullopt;
}

} // namespace

void readCertainty(TableIncident &incident, TableCells &cells, Event &event)
{
    event.precision = precisionFromName(cells.cell(ColumnRole::Precision)).value_or(event.precision);
    event.endPrecision = precisionFromName(cells.cell(ColumnRole::EndPrecision)).value_or(event.endPrecision);
    forEachWord(cells.cell(ColumnRole::Certainty), [&event](std::string_view word) {
        event.approximate = event.approximate || word == "approximate";
        event.basis = basisFromName(word).value_or(event.basis);
        event.used = event.used && word != "other-telling";
    });
    forEachWord(cells.cell(ColumnRole::EndCertainty), [&event](std::string_view word) {
        event.approximateEnd = event.approximateEnd || word == "approximate";
        event.endBasis = basisFromName(word).value_or(event.endBasis);
        event.openEnded = event.openEnded || (word == "not-stated" && event.start && !event.end);
    });
    if (event.start)
        return;
    event.earliest = bound(incident, cells, ColumnRole::Earliest);
    if (const auto latest = bound(incident, cells, ColumnRole::Latest))
        event.latest = latest;
}

} // namespace chronolane
