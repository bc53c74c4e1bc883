// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/awsstatuscodes.h"
#include "models/reading/jsonforms/componenthistory.h"
#include "models/reading/jsonforms/jsonformreaders.h"
#include "models/reading/jsonforms/jsonincident.h"
#include "models/reading/jsonforms/jsonmembers.h"
#include "models/reading/jsonforms/updatelist.h"
#include "models/reading/jsonoutline.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace chronolane {

namespace {

constexpr std::string_view Form = "aws-health";

enum EventMember : std::size_t {
    Date, Arn, RegionName, Status, ServiceName, Summary, EventLog, Services, Changes, EventMemberCount
};
constexpr std::array<std::string_view, EventMemberCount> EventMembers = {
    "date", "arn", "region_name", "status", "service_name", "summary", "event_log", "impacted_services",
    "impacted_service_status_changes"};

constexpr std::array<std::string_view, 4> LogMembers = {"timestamp", "status", "message", "summary"};
constexpr std::array<std::string_view, 4> ChangeMembers = {"service_name", "previous_status", "current_status",
                                                           "timestamp"};

class AwsHealthReader final : public RecordReader
{
public:
    [[nodiscard]] std::string_view name() const override { return Form; }

    [[nodiscard]] int score(const RecordInput &input) const override
    {
        const JsonOutline outline(input.text);
        return outline.has("[].event_log") && outline.has("[].arn") ? 90 : 0;
    }

    [[nodiscard]] ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                                     const ReadingContext &context) const override;
};

/// The codes stand as numbers or as strings.
std::string_view codeOf(JsonValue value)
{
    return value.isString() ? value.text() : value.json();
}

std::string_view stateOf(JsonValue code)
{
    return awsStateWord(codeOf(code));
}

void readServices(JsonIncident &incident, JsonValue services)
{
    auto &names = incident.incident().components;
    for (const JsonValue service : services) {
        const JsonValue name = service.find("service_name");
        if (name.isString() && std::find(names.begin(), names.end(), name.text()) == names.end())
            names.emplace_back(name.text());
    }
}

void readChanges(JsonIncident &incident, JsonValue changes)
{
    struct Change
    {
        std::array<JsonValue, ChangeMembers.size()> fields;
        FieldTime time;
    };
    std::vector<Change> all;
    for (const JsonValue element : changes) {
        const auto fields = membersOf(element, ChangeMembers);
        if (const auto time = incident.time(fields[3]); time && fields[0].isString())
            all.push_back({fields, *time});
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Change &left, const Change &right) { return left.time.time < right.time.time; });
    ComponentHistory history;
    for (const Change &change : all)
        history.change(change.fields[0].text(), stateOf(change.fields[1]), stateOf(change.fields[2]), change.time,
                       incident.at(change.fields[3]));
    history.addTo(incident);
}

void readEvent(JsonReading &reading, JsonValue record)
{
    JsonIncident incident(reading);
    const auto fields = membersOf(record, EventMembers);
    incident.setId(fields[Arn]);
    incident.setTitle(fields[Summary]);
    incident.incident().organization = "AWS";
    incident.incident().severityText = incident.words(fields[Status]);
    incident.incident().severity = awsSeverity(codeOf(fields[Status]));
    if (fields[RegionName].isString())
        incident.incident().regions.emplace_back(fields[RegionName].text());
    readServices(incident, fields[Services]);
    if (incident.incident().components.empty() && fields[ServiceName].isString())
        incident.incident().components.emplace_back(fields[ServiceName].text());
    incident.declareStart(fields[Date]);

    UpdateList updates;
    for (const JsonValue element : incident.objectsOf(fields[EventLog])) {
        const auto [time, status, message, summary] = membersOf(element, LogMembers);
        JsonUpdate update;
        update.time = time;
        update.body = message.isValid() ? message : summary;
        update.place = element;
        update.knownStage = stateOf(status) == "operational" ? Stage::Resolved : Stage::Update;
        updates.add(std::move(update));
    }
    updates.addTo(incident);
    if (const auto resolved = updates.resolved(); resolved && stateOf(fields[Status]) == "operational")
        incident.builder().declareEnd(resolved->time, resolved->precision, Basis::Derived,
                                      incident.at(updates.resolvedPlace()));
    readChanges(incident, fields[Changes]);
    incident.finish(record);
}

ReadingReport AwsHealthReader::read(const RecordInput &input, const ReadingOptions &options,
                                    const ReadingContext &context) const
{
    JsonReading reading(input, Form, options, context);
    reading.usualTextZone = "America/Los_Angeles";
    walkJsonRecords(reading, {{""}, {}}, [&reading](JsonValue record, JsonValue) { readEvent(reading, record); });
    return reading.finish();
}

} // namespace

std::unique_ptr<RecordReader> makeAwsHealthReader()
{
    return std::make_unique<AwsHealthReader>();
}

} // namespace chronolane
