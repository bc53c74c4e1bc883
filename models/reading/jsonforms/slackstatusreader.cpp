// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/bodytext.h"
#include "models/reading/jsonforms/jsonformreaders.h"
#include "models/reading/jsonforms/jsonincident.h"
#include "models/reading/jsonforms/jsonmembers.h"
#include "models/reading/jsonforms/updatelist.h"
#include "models/reading/jsonoutline.h"
#include "models/reading/text/textview.h"
#include "models/reading/text/timeexpression.h"

#include <string>
#include <utility>
#include <vector>

namespace chronolane {

namespace {

constexpr std::string_view Form = "slack-status";

enum IncidentMember : std::size_t { Id, Title, Type, Status, Created, Url, Services, Notes, IncidentMemberCount };
constexpr std::array<std::string_view, IncidentMemberCount> IncidentMembers = {
    "id", "title", "type", "status", "date_created", "url", "services", "notes"};

class SlackStatusReader final : public RecordReader
{
public:
    [[nodiscard]] std::string_view name() const override { return Form; }

    [[nodiscard]] int score(const RecordInput &input) const override
    {
        const JsonOutline outline(input.text);
        for (const std::string root : {"[].", "active_incidents[].", ""}) {
            if (outline.has(root + "notes") && outline.has(root + "services") && outline.has(root + "date_created"))
                return 85;
        }
        return outline.has("active_incidents") && outline.has("date_created") ? 80 : 0;
    }

    [[nodiscard]] ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                                     const ReadingContext &context) const override;
};

/// A note that sums up the incident afterwards, in the page's house style ("Issue Summary: …"). The newest one behind others
/// may also do so without a heading: "On March 4, 2031 at 10:05 a.m. PST, we deployed …".
bool isSummary(JsonValue body, bool isLastWord)
{
    constexpr std::size_t HeadLength = 80;
    const std::string head = bodyText(body.text().substr(0, HeadLength));
    const std::string lower = lowered(head);
    if (lower.starts_with("issue summary") || lower.starts_with("incident summary"))
        return true;
    const std::vector<TimeExpression> times = isLastWord ? findTimeExpressions(head) : std::vector<TimeExpression>();
    return !times.empty() && times.front().phraseBegin == 0 && times.front().kind == TimeKind::Moment
        && times.front().first.hasDate() && times.front().first.hasClock();
}

void readIncident(JsonReading &reading, JsonValue record)
{
    JsonIncident incident(reading);
    const auto fields = membersOf(record, IncidentMembers);
    incident.setId(fields[Id]);
    incident.setTitle(fields[Title]);
    incident.setStatus(fields[Status]);
    if (fields[Url].text().find("slack.com/") != std::string_view::npos)
        incident.incident().organization = "Slack";
    // The type tells a hurt from a notice; only "outage" says how bad it was.
    incident.incident().severityText = incident.words(fields[Type]);
    if (incident.incident().severityText == "outage")
        incident.incident().severity = Severity::Critical;
    const bool isWork = incident.incident().severityText == "maintenance";
    if (isWork)
        incident.incident().severity = Severity::Maintenance;
    incident.builder().setPlanned(isWork);
    incident.addNames(incident.incident().components, fields[Services]);

    UpdateList updates(ListOrder::NewestFirst);
    const std::vector<JsonValue> notes = incident.objectsOf(fields[Notes]);
    for (std::size_t i = 0; i < notes.size(); ++i) {
        const JsonValue note = notes[i];
        const bool isLastWord = i == 0 && notes.size() > 1;   // the newest comes first
        JsonUpdate update;
        update.time = note.find("date_created");
        update.body = note.find("body");
        update.place = note;
        update.knownStage = isSummary(update.body, isLastWord) ? Stage::Postmortem : Stage::None;
        updates.add(std::move(update));
    }
    updates.addTo(incident);
    // Work that is still to come was only announced then.
    const bool isToCome = isWork && incident.incident().status == IncidentStatus::Scheduled;
    const auto created = isToCome ? std::nullopt : incident.declareStart(fields[Created]);
    if (const auto first = updates.first(); first && !created && !isToCome)
        incident.builder().declareStart(first->time, first->precision, Basis::Derived,
                                        incident.at(updates.firstPlace()));
    // The page states no end: a resolved incident ended with the last word that is no summary.
    const auto last = updates.last();
    if (incident.incident().status == IncidentStatus::Resolved && last)
        incident.builder().declareEnd(last->time, last->precision, Basis::Derived,
                                      incident.at(updates.lastPlace()));
    incident.finish(record);
}

ReadingReport SlackStatusReader::read(const RecordInput &input, const ReadingOptions &options,
                                      const ReadingContext &context) const
{
    JsonReading reading(input, Form, options, context);
    walkJsonRecords(reading, {{"", "/active_incidents"}, {}},
                    [&reading](JsonValue record, JsonValue) { readIncident(reading, record); });
    return reading.finish();
}

} // namespace

std::unique_ptr<RecordReader> makeSlackStatusReader()
{
    return std::make_unique<SlackStatusReader>();
}

} // namespace chronolane
