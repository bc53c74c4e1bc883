// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/fieldtime.h"
#include "models/reading/table/columncontent.h"
#include "models/reading/table/rowreading.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <utility>

namespace chronolane {

namespace {

void appendNew(std::vector<std::string> &list, std::vector<std::string> more)
{
    for (std::string &item : more) {
        if (std::find(list.begin(), list.end(), item) == list.end())
            list.push_back(std::move(item));
    }
}

void fillText(LocalizedText &text, std::string_view words)
{
    if (text.isEmpty() && !words.empty())
        text = localized(words);
}

void readSeverity(IncidentBuilder &builder, TableCells &cells)
{
    const auto column = cells.filledColumn(ColumnRole::Severity);
    Incident &incident = builder.incident();
    if (!column || !incident.severityText.empty())
        return;
    const std::string_view words = cells.cell(*column);
    incident.severityText = words;
    if (const auto severity = severityFromWording(severityWordOf(words))) {
        incident.severity = *severity;
        builder.setPlanned(*severity == Severity::Maintenance);
    } else {
        builder.diagnose(diagnostic_code::UnknownValue,
                         {{"member", cells.column(*column).name}, {"value", std::string(words)}},
                         cells.place(*column));
    }
}

void readStatus(IncidentBuilder &builder, TableCells &cells)
{
    const auto column = cells.filledColumn(ColumnRole::Stage);
    if (!column)
        return;
    const std::string_view words = cells.cell(*column);
    const auto stage = stageFromWording(words);
    const auto status = stage ? statusAfter(*stage) : statusFromName(words);
    if (status)
        builder.incident().status = *status;
    else
        builder.diagnose(diagnostic_code::UnknownValue,
                         {{"member", cells.column(*column).name}, {"value", std::string(words)}},
                         cells.place(*column));
}

/// The columns that hold the time of one step each: "identified_at", "detected_at".
std::size_t addSteps(TableIncident &incident, TableCells &cells)
{
    std::size_t added = 0;
    for (std::size_t i = 0; i < cells.plan().columns.size(); ++i) {
        const TableColumn &column = cells.column(i);
        if (column.role != ColumnRole::StageTime && column.role != ColumnRole::KindTime)
            continue;
        const auto time = cells.time(incident, i);
        if (!time)
            continue;
        const bool isUpdate = column.role == ColumnRole::StageTime;
        Event &event = incident.builder().addEvent(isUpdate ? EventKind::StatusUpdate : column.kind, cells.place(i));
        event.stage = column.stage;
        if (!isUpdate)
            event.text = localized(column.name);
        applyTime(event, *time);
        incident.touch(*event.start);
        ++added;
    }
    return added;
}

bool addWindow(TableIncident &incident, TableCells &cells)
{
    ToldWindow window = cells.window(incident);
    if (window.evidence.empty())
        return false;
    if (window.start)
        incident.touch(*window.start->start);
    const auto start = cells.filledColumn(ColumnRole::Start);
    if (!window.start || !start || !cells.column(*start).isImpact) {
        incident.addWindow(std::move(window));
        return true;
    }
    Event &event = incident.builder().addEvent(EventKind::Impact, cells.place(*start));
    event.evidence = std::move(window.evidence);
    event.text = incident.builder().incident().title;
    applyTime(event, *window.start);
    if (window.end)
        applyEnd(event, *window.end);
    event.openEnded = !event.end;
    return true;
}

} // namespace

void describeIncident(IncidentBuilder &builder, TableCells &cells)
{
    Incident &incident = builder.incident();
    fillText(incident.title, cells.cell(ColumnRole::Title));
    fillText(incident.summary, cells.cell(ColumnRole::Summary));
    fillText(incident.rootCause, cells.cell(ColumnRole::RootCause));
    if (incident.organization.empty())
        incident.organization = cells.cell(ColumnRole::Organization);
    for (const std::size_t column : cells.columns(ColumnRole::Components))
        appendNew(incident.components, listIn(cells.cell(column)));
    for (const std::size_t column : cells.columns(ColumnRole::Tags))
        appendNew(incident.tags, listIn(cells.cell(column)));
    appendNew(incident.regions, listIn(cells.cell(ColumnRole::Regions)));
    readSeverity(builder, cells);
}

RowFate addIncidentRow(TableIncident &incident, TableCells &cells, RowContext &context)
{
    IncidentBuilder &builder = incident.builder();
    describeIncident(builder, cells);
    readStatus(builder, cells);
    fillText(builder.incident().title.isEmpty() ? builder.incident().title : builder.incident().summary,
             cells.text());
    std::size_t events = addSteps(incident, cells);
    for (const std::size_t column : cells.columns(ColumnRole::Updates))
        events += addEmbeddedUpdates(incident, cells, column, context);
    incident.setWhole();
    const bool hasWindow = addWindow(incident, cells);
    if (events == 0 && !hasWindow)
        return {LineFate::Undated, "no-time", {}};
    return {LineFate::Dated, {}, {}};
}

} // namespace chronolane
