// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/jsondocuments.h"
#include "models/reading/jsonforms/jsonformreaders.h"
#include "models/reading/jsonforms/jsonincident.h"
#include "models/reading/jsonforms/recordwords.h"
#include "models/reading/jsonforms/updatelist.h"
#include "models/reading/jsonoutline.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace chronolane {

namespace {

constexpr std::string_view Form = "incident-io";

class IncidentIoReader final : public RecordReader
{
public:
    [[nodiscard]] std::string_view name() const override { return Form; }
    [[nodiscard]] int score(const RecordInput &input) const override;
    [[nodiscard]] ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                                     const ReadingContext &context) const override;
};

/// What the documents tell of one incident.
struct Told
{
    std::string id;
    JsonValue incident;
    std::vector<JsonValue> updates;
    std::vector<JsonValue> followUps;
};

/// A timestamp of an incident by the name that the account gave it.
struct NamedTime
{
    std::string name;   ///< lower case, without " at"
    JsonValue label;    ///< the name as worded
    JsonValue value;
};

bool isIncident(JsonValue object)
{
    return object.find("incident_status").isObject()
        && (object.find("reference").isString() || object.find("severity").isObject());
}

bool isUpdate(JsonValue object)
{
    return object.find("incident_id").isString()
        && (object.find("new_incident_status").isObject() || object.find("new_severity").isObject()
            || object.find("message").isString());
}

bool isFollowUp(JsonValue object)
{
    return object.find("incident_id").isString() && object.find("title").isString();
}

std::vector<Told> collect(const JsonDocuments &documents)
{
    std::vector<Told> all;
    const auto find = [&all](std::string_view id) -> Told & {
        const auto found = std::find_if(all.begin(), all.end(), [id](const Told &told) { return told.id == id; });
        if (found != all.end())
            return *found;
        all.emplace_back().id = id;
        return all.back();
    };
    documents.visitObjects([&](JsonValue object) {
        if (isIncident(object))
            find(object.find("id").text()).incident = object;
        else if (isUpdate(object))
            find(object.find("incident_id").text()).updates.push_back(object);
        else if (isFollowUp(object))
            find(object.find("incident_id").text()).followUps.push_back(object);
        else
            return true;
        return false;
    });
    return all;
}

std::vector<NamedTime> namedTimes(JsonValue record)
{
    std::vector<NamedTime> times;
    for (const JsonValue entry : record.find("incident_timestamp_values")) {
        const JsonValue label = entry.find("incident_timestamp").find("name");
        const JsonValue value = entry.find("value").isObject() ? entry.find("value").find("value") : entry.find("value");
        std::string name = lowered(trimmed(label.text()));
        if (name.ends_with(" at"))
            name.erase(name.size() - 3);
        if (!value.isNull())
            times.push_back({std::move(name), label, value});
    }
    return times;
}

JsonValue timeNamed(const std::vector<NamedTime> &times, std::initializer_list<std::string_view> names)
{
    for (const std::string_view name : names) {
        const auto found = std::find_if(times.begin(), times.end(),
                                        [name](const NamedTime &time) { return time.name == name; });
        if (found != times.end())
            return found->value;
    }
    return {};
}

EventKind kindOf(std::string_view name)
{
    if (name == "reported" || name == "detected" || name == "declared")
        return EventKind::Detection;
    if (name == "identified")
        return EventKind::Diagnosis;
    return name == "fixed" || name == "mitigated" || name == "resolved" ? EventKind::Milestone : EventKind::Note;
}

/// The incident's own times: the impact from its start until it was fixed, and every other one as a step.
void readTimes(JsonIncident &incident, JsonValue record)
{
    const std::vector<NamedTime> times = namedTimes(record);
    const JsonValue begin = timeNamed(times, {"impact started"});
    const JsonValue end = timeNamed(times, {"impact ended", "fixed", "mitigated", "resolved"});
    for (const NamedTime &time : times) {
        if (time.name == "impact started" || time.name == "impact ended")
            continue;
        if (Event *event = incident.addDated(kindOf(time.name), time.value))
            event->text = localized(time.label.text());
    }
    if (Event *impact = incident.addDated(EventKind::Impact, begin)) {
        impact->text = incident.incident().title;
        impact->openEnded = !incident.setEnd(*impact, end);
    }
    const JsonValue reported = timeNamed(times, {"reported", "declared"});
    incident.declareStart(reported.isValid() ? reported : record.find("created_at"));
    incident.declareEnd(timeNamed(times, {"resolved", "closed"}));
}

void readFacts(JsonIncident &incident, JsonValue record)
{
    incident.setTitle(record.find("name"));
    incident.setSeverity(record.find("severity").find("name"));
    const JsonValue status = record.find("incident_status");
    const std::string_view category = status.find("category").text();
    if (category == "closed" || category == "learning" || category == "post-incident")
        incident.incident().status = IncidentStatus::Resolved;   // whatever the account calls it
    else if (category == "canceled" || category == "declined" || category == "merged")
        incident.incident().status = IncidentStatus::Cancelled;
    else
        incident.setStatus(status.find(statusFromWording(status.find("name").text()) ? "name" : "category"));
    if (const JsonValue summary = record.find("summary"); summary.isString())
        incident.incident().summary = localized(summary.text());
    readTimes(incident, record);
}

void addUpdates(JsonIncident &incident, const std::vector<JsonValue> &all)
{
    UpdateList updates;
    for (const JsonValue element : all) {
        JsonUpdate update;
        update.time = element.find("created_at");
        update.stage = element.find("new_incident_status").find("name");
        update.body = element.find("message");   // null where only the status or severity changed
        update.place = element;
        update.author = element.find("updater").find("user").find("name").text();
        updates.add(std::move(update));
    }
    updates.addTo(incident);
}

void addFollowUps(JsonIncident &incident, const std::vector<JsonValue> &all)
{
    for (const JsonValue element : all) {
        const JsonValue title = element.find("title");
        Event *event = incident.addDated(EventKind::FollowUp, element.find("completed_at"));
        if (event == nullptr)
            event = &incident.addEvent(EventKind::FollowUp, title);
        event->text = localized(title.text());
        event->author = element.find("assignee").find("name").text();
    }
}

int IncidentIoReader::score(const RecordInput &input) const
{
    const JsonOutline outline(input.text);
    for (const std::string root : {"incidents[].", "incident.", "[].", ""}) {
        if (outline.has(root + "incident_status") && outline.has(root + "incident_timestamp_values"))
            return 88;
        if (outline.has(root + "incident_status.category"))
            return 85;
    }
    for (const std::string root : {"incident_updates[].", "[].", ""}) {
        if (outline.has(root + "incident_id") && outline.has(root + "new_incident_status"))
            return 88;
    }
    for (const std::string root : {"follow_ups[].", "[].", ""}) {
        if (outline.has(root + "incident_id") && outline.has(root + "completed_at"))
            return 70;
    }
    return 0;
}

ReadingReport IncidentIoReader::read(const RecordInput &input, const ReadingOptions &options,
                                     const ReadingContext &context) const
{
    JsonReading reading(input, Form, options, context);
    const JsonDocuments documents(reading);
    for (const Told &told : collect(documents)) {
        JsonIncident incident(reading);
        incident.incident().id = told.id;
        if (told.incident.isValid())
            readFacts(incident, told.incident);
        addUpdates(incident, told.updates);
        addFollowUps(incident, told.followUps);
        incident.finish(told.incident);
    }
    return reading.finish();
}

} // namespace

std::unique_ptr<RecordReader> makeIncidentIoReader()
{
    return std::make_unique<IncidentIoReader>();
}

} // namespace chronolane
