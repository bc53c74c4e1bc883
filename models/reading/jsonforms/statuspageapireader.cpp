// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/componenthistory.h"
#include "models/reading/jsonforms/jsonformreaders.h"
#include "models/reading/jsonforms/jsonincident.h"
#include "models/reading/jsonforms/jsonmembers.h"
#include "models/reading/jsonforms/plannedwork.h"
#include "models/reading/jsonforms/updatelist.h"
#include "models/reading/jsonoutline.h"
#include "models/reading/jsonparser.h"
#include "models/reading/text/zonenames.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace chronolane {

namespace {

constexpr std::string_view Form = "statuspage-api";

/// How far into the text its form is looked for, in bytes.
constexpr std::size_t Searched = 4'000'000;

/// Members of an incident.
enum IncidentMember : std::size_t {
    Id, Name, Status, Impact, ImpactOverride, CreatedAt, StartedAt, ResolvedAt, ScheduledFor, ScheduledUntil,
    Components, Updates, PostmortemBody, PostmortemPublished, IncidentMemberCount
};
constexpr std::array<std::string_view, IncidentMemberCount> IncidentMembers = {
    "id", "name", "status", "impact", "impact_override", "created_at", "started_at", "resolved_at", "scheduled_for",
    "scheduled_until", "components", "incident_updates", "postmortem_body", "postmortem_published_at"};
using IncidentFields = std::array<JsonValue, IncidentMemberCount>;

/// Members of an update.
enum UpdateMember : std::size_t { UpdateStatus, Body, DisplayAt, UpdateCreatedAt, Affected, UpdateMemberCount };
constexpr std::array<std::string_view, UpdateMemberCount> UpdateMembers = {"status", "body", "display_at", "created_at",
                                                                           "affected_components"};

constexpr std::array<std::string_view, 3> ChangeMembers = {"name", "old_status", "new_status"};

class StatuspageApiReader final : public RecordReader
{
public:
    [[nodiscard]] std::string_view name() const override { return Form; }
    [[nodiscard]] int score(const RecordInput &input) const override;
    [[nodiscard]] ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                                     const ReadingContext &context) const override;
};

/// One incident or planned work of the page.
class StatuspageRecord
{
public:
    StatuspageRecord(JsonReading &reading, JsonValue record)
        : m_incident(reading), m_record(record), m_fields(membersOf(record, IncidentMembers))
    {
    }

    void read()
    {
        m_incident.setId(m_fields[Id]);
        m_incident.setTitle(m_fields[Name]);
        const bool isOverridden = m_fields[ImpactOverride].isString() && !m_fields[ImpactOverride].text().empty();
        m_incident.setSeverity(m_fields[isOverridden ? ImpactOverride : Impact]);
        m_incident.setStatus(m_fields[Status]);
        m_incident.addNames(m_incident.incident().components, m_fields[Components]);
        m_isWork = !m_fields[ScheduledFor].isValid() && m_incident.incident().severity == Severity::Maintenance;
        m_incident.builder().setPlanned(m_isWork);
        readUpdates();
        readWindow();
        readPostmortem();
        m_components.addTo(m_incident, m_fields[ScheduledFor].isValid());
        m_incident.finish(m_record);
    }

private:
    void readUpdates();
    void readWindow();
    void readPostmortem();
    void readStart();

    JsonIncident m_incident;
    JsonValue m_record;
    IncidentFields m_fields;
    UpdateList m_updates{ListOrder::NewestFirst};
    ComponentHistory m_components;
    bool m_isWork = false;             ///< planned, and told like an incident
    bool m_isPostmortemTold = false;   ///< as an update
};

/// Takes over the changes of components that an update tells. Pages also list a lone name for "no components".
void noteChanges(JsonIncident &incident, ComponentHistory &history, const JsonUpdate &update, const FieldTime &time)
{
    const JsonValue affected = update.place.find(UpdateMembers[Affected]);
    for (const JsonValue component : affected) {
        const auto [name, before, after] = membersOf(component, ChangeMembers);
        if (!name.isString() || !after.isString())
            continue;
        Evidence place = incident.at(update.time);
        history.change(name.text(), before.text(), after.text(), time, std::move(place));
    }
}

void StatuspageRecord::readUpdates()
{
    for (const JsonValue element : m_incident.objectsOf(m_fields[Updates])) {
        const auto fields = membersOf(element, UpdateMembers);
        JsonUpdate update;
        update.time = fields[DisplayAt].isValid() ? fields[DisplayAt] : fields[UpdateCreatedAt];
        update.stage = fields[UpdateStatus];
        update.body = fields[Body];
        update.place = element;
        for (const JsonValue component : fields[Affected]) {
            const auto [name, before, after] = membersOf(component, ChangeMembers);
            if (name.isString() && after.isString())
                update.components.emplace_back(name.text());
        }
        m_updates.add(std::move(update));
    }
    if (m_fields[PostmortemBody].isString())
        m_isPostmortemTold = m_updates.addCopy(m_fields[PostmortemBody]);
    m_updates.addTo(m_incident, [this](const JsonUpdate &update, const FieldTime &time) {
        noteChanges(m_incident, m_components, update, time);
    });
}

/// A page may import an incident after it was over: created_at is then when it was declared on the page, which is no
/// start if the page itself tells something earlier.
void StatuspageRecord::readStart()
{
    if (m_incident.declareStart(m_fields[StartedAt]))
        return;
    const auto created = m_incident.time(m_fields[CreatedAt]);
    const auto first = m_updates.first();
    const bool isTooLate = created && first && first->time < created->time;
    if (created && !isTooLate)
        m_incident.declareStart(m_fields[CreatedAt]);
    else if (first)
        m_incident.builder().declareStart(first->time, first->precision, Basis::Derived,
                                          m_incident.at(m_updates.firstPlace()));
}

void StatuspageRecord::readWindow()
{
    if (m_fields[ScheduledFor].isValid()) {
        m_incident.addPlan(m_fields[ScheduledFor], m_fields[ScheduledUntil]);
        return;
    }
    const bool isTold = m_isWork && addWorkDone(m_incident, m_updates, m_fields[ResolvedAt]);
    if (isTold || !m_isWork || !m_updates.isAnnounced())
        readStart();
    if (m_incident.declareEnd(m_fields[ResolvedAt]))
        return;
    const IncidentStatus status = m_incident.incident().status;
    const bool isOver = status == IncidentStatus::Resolved || status == IncidentStatus::Completed
        || status == IncidentStatus::Unknown;
    if (const auto resolved = m_updates.resolved(); isOver && resolved)
        m_incident.builder().declareEnd(resolved->time, resolved->precision, Basis::Derived,
                                        m_incident.at(m_updates.resolvedPlace()));
}

/// The postmortem of the page, where it is not among the updates as well.
void StatuspageRecord::readPostmortem()
{
    const JsonValue body = m_fields[PostmortemBody];
    if (m_isPostmortemTold || !body.isString() || body.text().empty())
        return;
    JsonUpdate update;
    update.body = body;
    update.place = body;
    // Documented as a flag, sent as a time: anything may stand there.
    update.time = m_fields[PostmortemPublished].isString() ? m_fields[PostmortemPublished] : JsonValue();
    update.knownStage = Stage::Postmortem;
    UpdateList postmortem;
    postmortem.add(std::move(update));
    postmortem.addTo(m_incident);
}

int StatuspageApiReader::score(const RecordInput &input) const
{
    const JsonOutline outline(input.text);
    if (!outline.isJson())
        return 0;
    // The list of components may push the incidents far behind the beginning.
    if (input.text.substr(0, Searched).find("\"incident_updates\"") != std::string_view::npos)
        return 80;
    const bool isPage = outline.has("page.id") && (outline.has("incidents") || outline.has("scheduled_maintenances"));
    return isPage ? 75 : 0;
}

/// What the page says of itself, for all of its records.
void readPage(JsonReading &reading, JsonValue envelope)
{
    const JsonValue page = envelope.find("page");
    reading.organization.clear();
    reading.zone.clear();
    if (const JsonValue name = page.find("name"); name.isString())
        reading.organization = name.text();
    if (const JsonValue zone = page.find("time_zone"); zone.isString()) {
        if (const auto words = zoneFromName(zone.text()))
            reading.zone = words->zone;
    }
}

/// The page's own facts, wherever in the document they stand: the records need them before.
void readPageAhead(JsonReading &reading)
{
    JsonTree tree;
    JsonStreaming skipping;
    skipping.arrays = {"/incidents", "/scheduled_maintenances", "/components"};
    skipping.onElement = [](JsonValue) { return true; };
    if (!parseJson(reading.input.text, tree, &skipping) && !tree.isEmpty())
        readPage(reading, tree.root());
}

ReadingReport StatuspageApiReader::read(const RecordInput &input, const ReadingOptions &options,
                                     const ReadingContext &context) const
{
    JsonReading reading(input, Form, options, context);
    const bool isLines = isJsonLines(input.text);
    bool isPageKnown = false;
    const JsonRecordShape shape = {{"", "/incidents", "/scheduled_maintenances"}, {"/incident"}};
    walkJsonRecords(reading, shape, [&](JsonValue record, JsonValue envelope) {
        if (isLines || envelope.find("page").isObject())
            readPage(reading, envelope);
        else if (!isPageKnown && envelope.isObject())
            readPageAhead(reading);
        isPageKnown = true;
        StatuspageRecord(reading, record).read();
    });
    return reading.finish();
}

} // namespace

std::unique_ptr<RecordReader> makeStatuspageApiReader()
{
    return std::make_unique<StatuspageApiReader>();
}

} // namespace chronolane
