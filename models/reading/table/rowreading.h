// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingreport.h"
#include "models/domain/sharedlist.h"
#include "models/reading/table/tablecells.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace chronolane {

/// What a word of a kind or lane column means.
struct RowWord
{
    std::optional<EventKind> kind;       ///< nullopt for a word that is none
    SharedList<std::string> component;   ///< the word itself, shared by all rows that have it
};

/// What every row of a table needs beside its own cells.
struct RowContext
{
    const ReadingOptions *options = nullptr;   ///< never null; not owned
    const ReadingContext *context = nullptr;   ///< never null; not owned
    std::vector<ReportLine> *lines = nullptr;  ///< never null; not owned
    std::map<std::string, RowWord, std::less<>> words;   ///< of kind and lane columns, looked up once each

    [[nodiscard]] RowWord wordOf(std::string_view word);
};

/// What became of a row.
struct RowFate
{
    LineFate fate = LineFate::Skipped;
    std::string_view reason;
    std::string eventId;
};

/// Adds a row that is a step or a window.
[[nodiscard]] RowFate addEventRow(TableIncident &incident, TableCells &cells, RowContext &context);

/// Adds a row that is a stretch of time in one stage.
[[nodiscard]] RowFate addSegmentRow(TableIncident &incident, TableCells &cells);

/// Adds a row that describes an incident.
[[nodiscard]] RowFate addIncidentRow(TableIncident &incident, TableCells &cells, RowContext &context);

/// Fills in what the row says of the incident as a whole: title, severity, components and so on, where the incident
/// has none yet.
void describeIncident(IncidentBuilder &builder, TableCells &cells);

/// Adds the status updates of a JSON array in a cell: objects with a time and a text or a stage. How many.
std::size_t addEmbeddedUpdates(TableIncident &incident, TableCells &cells, std::size_t column, RowContext &context);

} // namespace chronolane
