// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/jsonformreaders.h"
#include "models/reading/jsonforms/jsonincident.h"
#include "models/reading/jsonforms/jsonmembers.h"
#include "models/reading/jsonforms/updatelist.h"
#include "models/reading/jsonoutline.h"

#include <optional>
#include <string>
#include <utility>

namespace chronolane {

namespace {

constexpr std::string_view Form = "statusio";

enum IncidentMember : std::size_t {
    Id, Name, Opened, Resolved, PlannedStart, PlannedEnd, Messages, Components, Containers, IncidentMemberCount
};
constexpr std::array<std::string_view, IncidentMemberCount> IncidentMembers = {
    "_id", "name", "datetime_open", "datetime_resolved", "datetime_planned_start", "datetime_planned_end", "messages",
    "components_affected", "containers_affected"};

class StatusIoReader final : public RecordReader
{
public:
    [[nodiscard]] std::string_view name() const override { return Form; }

    [[nodiscard]] int score(const RecordInput &input) const override
    {
        const JsonOutline outline(input.text);
        const bool isPage = outline.has("result.status_overall") || outline.has("result.incidents")
            || outline.has("result.maintenance");
        return isPage ? 85 : 0;
    }

    [[nodiscard]] ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                                     const ReadingContext &context) const override;
};

std::string_view digits(JsonValue code)
{
    return code.isString() ? code.text() : code.json();
}

/// `state` tells how far the work is; a `status` that all works again is the end of it.
Stage stageOf(JsonValue message)
{
    if (digits(message.find("status")) == "100")
        return Stage::Resolved;
    const std::string_view code = digits(message.find("state"));
    if (code == "100")
        return Stage::Investigating;
    if (code == "200")
        return Stage::Identified;
    return code == "300" ? Stage::Monitoring : Stage::Update;
}

/// `status` tells how bad it is; nullopt where it says that all is well.
std::optional<Severity> severityOf(JsonValue status)
{
    const std::string_view code = digits(status);
    if (code == "200")
        return Severity::Maintenance;
    if (code == "300")
        return Severity::Minor;
    if (code == "400")
        return Severity::Major;
    if (code == "500" || code == "600")
        return Severity::Critical;
    return std::nullopt;
}

/// The worst that any message says.
void setWorst(JsonIncident &incident, JsonValue messages)
{
    std::string_view worst;
    for (const JsonValue message : messages) {
        const JsonValue status = message.find("status");
        const auto severity = severityOf(status);
        if (!severity || digits(status) <= worst)
            continue;
        worst = digits(status);
        incident.incident().severity = *severity;
        incident.incident().severityText = worst;
    }
}

void readWindow(JsonIncident &incident, const UpdateList &updates, JsonValue opened, JsonValue closed)
{
    const auto first = updates.first();
    if (!incident.declareStart(opened) && first)
        incident.builder().declareStart(first->time, first->precision, Basis::Derived,
                                        incident.at(updates.firstPlace()));
    if (incident.declareEnd(closed))
        incident.incident().status = IncidentStatus::Resolved;
    else if (const auto over = updates.resolved())
        incident.builder().declareEnd(over->time, over->precision, Basis::Derived, incident.at(updates.resolvedPlace()));
}

/// Planned work is as far as the list in which it stands says.
IncidentStatus statusOfList(std::string_view pointer)
{
    if (pointer.find("/active/") != std::string_view::npos)
        return IncidentStatus::InProgress;
    if (pointer.find("/upcoming/") != std::string_view::npos)
        return IncidentStatus::Scheduled;
    return pointer.find("/resolved/") != std::string_view::npos ? IncidentStatus::Completed : IncidentStatus::Unknown;
}

void readIncident(JsonReading &reading, JsonValue record)
{
    JsonIncident incident(reading);
    const auto fields = membersOf(record, IncidentMembers);
    incident.setId(fields[Id]);
    incident.setTitle(fields[Name]);
    incident.addNames(incident.incident().components, fields[Components]);
    incident.addNames(incident.incident().regions, fields[Containers]);
    setWorst(incident, fields[Messages]);
    const bool isPlanned = fields[PlannedStart].isValid();

    UpdateList updates;
    for (const JsonValue message : incident.objectsOf(fields[Messages])) {
        JsonUpdate update;
        update.time = message.find("datetime");
        update.body = message.find("details");
        update.place = message;
        update.knownStage = isPlanned ? Stage::Update : stageOf(message);
        updates.add(std::move(update));
    }
    updates.addTo(incident);
    if (isPlanned) {
        incident.addPlan(fields[PlannedStart], fields[PlannedEnd]);
        incident.incident().severity = Severity::Maintenance;
        incident.incident().status = statusOfList(record.pointer());
    } else {
        readWindow(incident, updates, fields[Opened], fields[Resolved]);
    }
    incident.finish(record);
}

ReadingReport StatusIoReader::read(const RecordInput &input, const ReadingOptions &options,
                                   const ReadingContext &context) const
{
    JsonReading reading(input, Form, options, context);
    const JsonRecordShape shape = {
        {"/result/incidents", "/result/maintenance/active", "/result/maintenance/upcoming", "/result/maintenance/resolved"},
        {}};
    walkJsonRecords(reading, shape, [&reading](JsonValue record, JsonValue) {
        if (!record.find("result").isValid())   // else it is the page itself, without any list
            readIncident(reading, record);
    });
    return reading.finish();
}

} // namespace

std::unique_ptr<RecordReader> makeStatusIoReader()
{
    return std::make_unique<StatusIoReader>();
}

} // namespace chronolane
