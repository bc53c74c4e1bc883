// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/genericrows.h"

#include "models/reading/jsonforms/genericupdate.h"

namespace chronolane {

namespace {

void readSteps(JsonIncident &incident, const StepList &steps, JsonValue title, JsonValue place)
{
    incident.setTitle(title);
    RecordTimes times(incident);
    times.addWords(title.text());
    steps.addTo(times);
    times.settle();
    UpdateList updates;
    steps.addTo(updates, times);
    updates.addTo(incident);
    incident.finish(place);
}

} // namespace

StepList::StepList(JsonIncident &incident, JsonValue list, ListRole role) : m_lines(timedLines(list)), m_role(role)
{
    if (!m_lines.empty())
        return;
    for (const JsonValue element : incident.objectsOf(list))
        m_rows.emplace_back(element);
}

StepList::StepList(const std::vector<JsonValue> &rows, ListRole role) : m_rows(rows.begin(), rows.end()), m_role(role) {}

void StepList::addTo(RecordTimes &times) const
{
    times.addList(m_rows);
    times.addList(m_lines);
}

void StepList::addTo(UpdateList &updates, RecordTimes &times) const
{
    for (const GenericRow &row : m_rows)
        updates.add(updateFrom(row, m_role));
    for (const TimedLine &line : m_lines)
        updates.add(updateFrom(line, times.isSettled(line), m_role));
}

void readGenericRows(JsonReading &reading, const GenericRows &rows)
{
    JsonIncident incident(reading);
    if (rows.members)
        incident.builder().diagnose(diagnostic_code::AssumedColumns, {{"columns", rows.members->assumed()}},
                                    incident.at(rows.objects.front()));
    std::vector<GenericRow> told;
    told.reserve(rows.objects.size());
    for (const JsonValue object : rows.objects)
        told.push_back(rows.members ? GenericRow(object, *rows.members) : GenericRow(object));
    readSteps(incident, StepList(std::move(told), rows.role), rows.title, rows.objects.front());
}

void readTimedLines(JsonReading &reading, std::vector<TimedLine> lines, JsonValue title)
{
    JsonIncident incident(reading);
    const JsonValue place = lines.front().place;
    readSteps(incident, StepList(std::move(lines), ListRole::Steps), title, place);
}

} // namespace chronolane
