// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/fieldtime.h"
#include "models/reading/table/columnnames.h"
#include "models/reading/table/eventcertainty.h"
#include "models/reading/table/rowreading.h"
#include "models/reading/text/stepclassifier.h"

#include <cstddef>
#include <iterator>
#include <utility>

namespace chronolane {

namespace {

/// What kind of event a row is, and what else its kind, lane and stage cells say.
struct RowKind
{
    EventKind kind = EventKind::Note;
    Stage stage = Stage::None;
    SharedList<std::string> components;
};

void diagnoseUnknown(TableIncident &incident, TableCells &cells, std::size_t column)
{
    incident.builder().diagnose(
        diagnostic_code::UnknownValue,
        {{"member", cells.column(column).name}, {"value", std::string(cells.cell(column))}}, cells.place(column));
}

/// What a row is that has no word for it: a window by the name of its column, a step by its text.
EventKind kindByContent(TableCells &cells, std::string_view text)
{
    const auto start = cells.filledColumn(ColumnRole::Start);
    if (start && cells.column(*start).isImpact)
        return EventKind::Impact;
    const StepClass step = classifyStep(text);
    return step.isClear() ? step.kind : EventKind::Note;
}

/// The kind by the kind cell, else by the lane, else by the stage, else by the content.
RowKind kindOfRow(TableIncident &incident, TableCells &cells, std::string_view text, RowContext &context)
{
    RowKind row;
    std::optional<EventKind> kind;
    if (const auto column = cells.filledColumn(ColumnRole::Kind)) {
        kind = context.wordOf(cells.cell(*column)).kind;
        if (!kind)
            diagnoseUnknown(incident, cells, *column);
    }
    if (const std::string_view lane = cells.cell(ColumnRole::Lane); !lane.empty()) {
        const RowWord word = context.wordOf(lane);
        if (!word.kind)
            row.components = word.component;
        else if (!kind)
            kind = word.kind;
    }
    if (const auto column = cells.filledColumn(ColumnRole::Stage)) {
        const auto stage = stageFromWording(cells.cell(*column));
        if (!stage)
            diagnoseUnknown(incident, cells, *column);
        else if (!kind || *kind == EventKind::StatusUpdate)
            row.stage = *stage;
        if (stage && !kind)
            kind = EventKind::StatusUpdate;
    }
    row.kind = kind ? *kind : kindByContent(cells, text);
    return row;
}

/// Makes one place of cells that stand side by side, into `evidence` instead of what it held: its memory is as large as
/// what it holds, which counts in a million rows.
void joinPlaces(std::vector<Evidence> places, std::vector<Evidence> &evidence)
{
    constexpr std::uint64_t DelimiterAndQuotes = 3;
    std::size_t count = 0;
    for (Evidence &place : places) {
        const bool isNext = count > 0 && place.begin >= places[count - 1].end
            && place.begin - places[count - 1].end <= DelimiterAndQuotes;
        if (isNext)
            places[count - 1].end = place.end;
        else if (&places[count++] != &place)
            places[count - 1] = std::move(place);
    }
    const auto end = places.begin() + static_cast<std::ptrdiff_t>(count);
    evidence.assign(std::make_move_iterator(places.begin()), std::make_move_iterator(end));
}

} // namespace

RowWord RowContext::wordOf(std::string_view word)
{
    constexpr std::size_t WordsKept = 10'000;
    if (const auto known = words.find(word); known != words.end())
        return known->second;
    const RowWord meaning{kindFromWording(word), {std::string(word)}};
    if (words.size() < WordsKept)
        words.emplace(word, meaning);
    return meaning;
}

RowFate addEventRow(TableIncident &incident, TableCells &cells, RowContext &context)
{
    ToldWindow window = cells.window(incident);
    std::string text = cells.text();
    RowKind kind = kindOfRow(incident, cells, text, context);
    if (!window.start && !window.end && text.empty())
        return {LineFate::Skipped, "no-time", {}};
    const bool isDated = window.start.has_value();
    Event &event = incident.builder().addEvent(kind.kind, cells.rowPlace());
    event.stage = kind.stage;
    const LanguageTag language = guessLanguage(text);
    event.text.set(language, std::move(text));
    event.author = cells.cell(ColumnRole::Author);
    event.components = std::move(kind.components);
    for (const std::size_t column : cells.columns(ColumnRole::Components)) {
        for (std::string &component : listIn(cells.cell(column)))
            event.components.push_back(std::move(component));
    }
    if (isDated) {
        applyTime(event, *window.start);
        incident.touch(*event.start);
        if (window.end)
            applyEnd(event, *window.end);
    } else if (window.end) {
        event.latest = window.end->start;
    }
    readCertainty(incident, cells, event);
    if (isDated || window.end)
        joinPlaces(std::move(window.evidence), event.evidence);
    return {isDated ? LineFate::Dated : LineFate::Undated, isDated ? "" : "no-time", event.id};
}

RowFate addSegmentRow(TableIncident &incident, TableCells &cells)
{
    const ToldWindow window = cells.window(incident);
    if (!window.start)
        return {LineFate::Skipped, "no-time", {}};
    const auto column = cells.filledColumn(ColumnRole::Stage);
    const auto stage = column ? stageFromWording(cells.cell(*column)) : std::nullopt;
    if (column && !stage)
        diagnoseUnknown(incident, cells, *column);
    incident.touch(*window.start->start);
    incident.addSegment(stage.value_or(Stage::Update), window);
    return {LineFate::Dated, {}, incident.builder().incident().events.back().id};
}

} // namespace chronolane
