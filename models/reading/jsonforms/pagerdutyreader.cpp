// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/bodytext.h"
#include "models/reading/jsonforms/jsondocuments.h"
#include "models/reading/jsonforms/jsonformreaders.h"
#include "models/reading/jsonforms/jsonincident.h"
#include "models/reading/jsonforms/updatelist.h"
#include "models/reading/jsonoutline.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace chronolane {

namespace {

constexpr std::string_view Form = "pagerduty";
constexpr std::string_view LogSuffix = "_log_entry";

class PagerDutyReader final : public RecordReader
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
    std::vector<JsonValue> logEntries;
    std::vector<JsonValue> notes;
};

/// v1 of the API ends the names of its times in "_on".
JsonValue timeOf(JsonValue object, std::string_view stem)
{
    const JsonValue now = object.find(std::string(stem) + "_at");
    return now.isNull() ? object.find(std::string(stem) + "_on") : now;
}

std::string_view typeOf(JsonValue object)
{
    return object.find("type").text();
}

bool isIncident(JsonValue object)
{
    return object.find("incident_number").isNumber() && !timeOf(object, "created").isNull();
}

/// "trigger_log_entry", in v1 "trigger" in a list of log entries.
bool isLogEntry(JsonValue object)
{
    if (typeOf(object).ends_with(LogSuffix))
        return true;
    return object.parent().isArray() && object.parent().key() == "log_entries" && object.find("type").isString();
}

bool isNote(JsonValue object)
{
    return object.parent().isArray() && object.parent().key() == "notes" && object.find("content").isString();
}

/// The words of a reference: in v1 it has a name, later a summary.
std::string_view nameOf(JsonValue reference)
{
    for (const std::string_view member : {"summary", "name", "html_url"}) {
        if (const JsonValue name = reference.find(member); name.isString() && !name.text().empty())
            return name.text();
    }
    return {};
}

EventKind kindOf(std::string_view type)
{
    if (type.starts_with("trigger"))
        return EventKind::Detection;
    if (type.starts_with("resolve"))
        return EventKind::Milestone;
    return type.starts_with("status_update") ? EventKind::StatusUpdate : EventKind::Note;
}

/// Collects objects by the incident that they belong to.
class Collection
{
public:
    void collect(JsonReading &reading, const JsonDocuments &documents)
    {
        documents.visitObjects([&](JsonValue object) {
            if (isIncident(object)) {
                add(object);
            } else if (isLogEntry(object)) {
                addLogEntry(reading, object);
                return false;
            } else if (isNote(object)) {
                of(object).notes.push_back(object);
                return false;
            }
            return true;
        });
    }

    [[nodiscard]] std::vector<Told> &all() { return m_all; }

private:
    void add(JsonValue incident)
    {
        Told &told = find(incident.find("id").text());
        if (!told.incident.isValid())
            told.incident = incident;
    }

    void addLogEntry(JsonReading &reading, JsonValue entry)
    {
        Told &told = of(entry);
        const auto isSame = [id = entry.find("id").text()](JsonValue other) {
            return !id.empty() && other.find("id").text() == id;
        };
        const bool isRepeated = std::any_of(told.logEntries.begin(), told.logEntries.end(), isSame);
        const bool isNotification = typeOf(entry).starts_with("notify");   // whom a telephone rang: no step
        if (!isRepeated && !isNotification) {
            told.logEntries.push_back(entry);
            return;
        }
        if (!reading.reportsLines())
            return;
        ReportLine line;
        line.place = reading.places.at(entry);
        line.line = reading.errors.lineOf(entry);
        line.reason = isRepeated ? "repeated" : "notification";
        reading.report.lines.push_back(std::move(line));
    }

    /// The incident that an entry or note names, else the one in which it stands, else the only one.
    Told &of(JsonValue object)
    {
        if (const JsonValue id = object.find("incident").find("id"); id.isString())
            return find(id.text());
        for (JsonValue outer = object.parent(); outer.isValid(); outer = outer.parent()) {
            if (isIncident(outer))
                return find(outer.find("id").text());
        }
        return m_all.size() == 1 ? m_all.front() : find({});
    }

    Told &find(std::string_view id)
    {
        const auto found = std::find_if(m_all.begin(), m_all.end(), [id](const Told &told) { return told.id == id; });
        if (found != m_all.end())
            return *found;
        m_all.emplace_back().id = id;
        return m_all.back();
    }

    std::vector<Told> m_all;
};

void readFacts(JsonIncident &incident, JsonValue record)
{
    const JsonValue title = record.find("title");
    incident.setTitle(title.isString() ? title : record.find("trigger_summary_data").find("subject"));
    if (incident.incident().title.isEmpty())
        incident.setTitle(record.find("summary"));
    incident.setStatus(record.find("status"));
    const JsonValue priority = record.find("priority");
    incident.setSeverity(priority.find("summary").isString() ? priority.find("summary") : priority.find("name"));
    incident.setSeverity(record.find("urgency"));
    if (const std::string_view service = nameOf(record.find("service")); !service.empty())
        incident.incident().components.emplace_back(service);
    incident.declareStart(timeOf(record, "created"));
    const bool isResolved = incident.incident().status == IncidentStatus::Resolved;
    if (!incident.declareEnd(record.find("resolved_at")) && isResolved)
        incident.declareEnd(timeOf(record, "last_status_change"));
}

/// Who took the incident on, where no log entry tells it.
void addAcknowledgements(UpdateList &steps, const Told &told)
{
    const bool isLogged = std::any_of(told.logEntries.begin(), told.logEntries.end(),
                                      [](JsonValue entry) { return typeOf(entry).starts_with("acknowledge"); });
    const JsonValue all = told.incident.find("acknowledgements");
    if (isLogged || !all.isArray())
        return;
    for (const JsonValue one : all) {
        JsonUpdate step;
        step.time = one.find("at");
        step.place = one;
        step.kind = EventKind::Note;
        step.knownStage = Stage::None;
        step.words = "acknowledged";
        step.author = nameOf(one.find("acknowledger"));
        if (step.time.isString())
            steps.add(std::move(step));
    }
}

void addLog(JsonIncident &incident, const Told &told)
{
    UpdateList steps;
    addAcknowledgements(steps, told);
    for (const JsonValue entry : told.logEntries) {
        JsonUpdate step;
        step.time = timeOf(entry, "created");
        const JsonValue note = entry.find("channel").find("summary");
        step.body = note.isString() && typeOf(entry).starts_with("annotate") ? note : entry.find("summary");
        if (!step.body.isString())
            step.body = entry.find("type");   // all that v1 says
        step.place = entry;
        step.kind = kindOf(typeOf(entry));
        step.knownStage = Stage::None;
        step.author = nameOf(entry.find("agent"));
        steps.add(std::move(step));
    }
    for (const JsonValue note : told.notes) {
        JsonUpdate step;
        step.time = timeOf(note, "created");
        step.body = note.find("content");
        step.place = note;
        step.kind = EventKind::Note;
        step.knownStage = Stage::None;
        step.author = nameOf(note.find("user"));
        steps.add(std::move(step));
    }
    steps.addTo(incident);
}

/// Where only the log is there, its last entry on the state of the incident tells it.
void statusFromLog(JsonIncident &incident, const Told &told)
{
    std::optional<UtcTime> latest;
    for (const JsonValue entry : told.logEntries) {
        const std::string_view type = typeOf(entry);
        const bool isResolved = type.starts_with("resolve");
        const auto time = parseIso8601(timeOf(entry, "created").text());
        const bool tellsState = isResolved || type.starts_with("trigger") || type.starts_with("reopen");
        if (!tellsState || !time || (latest && time->time < *latest))
            continue;
        latest = time->time;
        incident.incident().status = isResolved ? IncidentStatus::Resolved : IncidentStatus::Investigating;
    }
}

/// The title of an incident that is only named by its log entries.
void titleFromReference(JsonIncident &incident, const Told &told)
{
    if (!told.logEntries.empty())
        incident.setTitle(told.logEntries.front().find("incident").find("summary"));
}

int PagerDutyReader::score(const RecordInput &input) const
{
    const JsonOutline outline(input.text);
    if (!outline.isJson())
        return 0;
    for (const std::string root : {"incidents[].", "incident.", "[].", ""}) {
        const bool hasIncident = outline.has(root + "incident_number") && outline.has(root + "urgency");
        const bool isFirst = outline.has(root + "incident_number") && outline.has(root + "created_on");
        if (hasIncident || isFirst)
            return 85;
    }
    const std::string_view start = input.text.substr(0, JsonOutline::Stretch);
    if (start.find("_log_entry\"") != std::string_view::npos)
        return 85;
    return outline.has("log_entries[].channel") ? 85 : 0;
}

ReadingReport PagerDutyReader::read(const RecordInput &input, const ReadingOptions &options,
                                    const ReadingContext &context) const
{
    JsonReading reading(input, Form, options, context);
    const JsonDocuments documents(reading);
    Collection collection;
    collection.collect(reading, documents);
    for (const Told &told : collection.all()) {
        JsonIncident incident(reading);
        incident.incident().id = told.id;
        if (told.incident.isValid())
            readFacts(incident, told.incident);
        titleFromReference(incident, told);
        addLog(incident, told);
        if (!told.incident.isValid())
            statusFromLog(incident, told);
        incident.finish(told.incident);
    }
    return reading.finish();
}

} // namespace

std::unique_ptr<RecordReader> makePagerDutyReader()
{
    return std::make_unique<PagerDutyReader>();
}

} // namespace chronolane
