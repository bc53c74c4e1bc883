// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/jsonformreaders.h"
#include "models/reading/jsonforms/jsonincident.h"
#include "models/reading/jsonforms/jsonmembers.h"
#include "models/reading/jsonforms/updatelist.h"
#include "models/reading/jsonoutline.h"
#include "models/reading/text/inlinemarkup.h"
#include "models/reading/text/textview.h"

#include <optional>
#include <string>
#include <utility>

namespace chronolane {

namespace {

constexpr std::string_view Form = "google-cloud";

enum IncidentMember : std::size_t {
    Id, Headline, Begin, Created, End, Updates, MostRecent, StatusImpact, SeverityWord, ServiceName, Products,
    CurrentPlaces, PreviousPlaces, IncidentMemberCount
};
constexpr std::array<std::string_view, IncidentMemberCount> IncidentMembers = {
    "id", "external_desc", "begin", "created", "end", "updates", "most_recent_update", "status_impact", "severity",
    "service_name", "affected_products", "currently_affected_locations", "previously_affected_locations"};

constexpr std::array<std::string_view, 4> UpdateMembers = {"when", "created", "status", "text"};

class GoogleCloudReader final : public RecordReader
{
public:
    [[nodiscard]] std::string_view name() const override { return Form; }

    [[nodiscard]] int score(const RecordInput &input) const override
    {
        const JsonOutline outline(input.text);
        const bool isOurs = (outline.has("[].external_desc") && outline.has("[].begin"))
            || (outline.has("external_desc") && outline.has("begin"));
        return isOurs ? 85 : 0;
    }

    [[nodiscard]] ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                                     const ReadingContext &context) const override;
};

/// "# Incident Report", "## \# Mini Incident Report": written after it was over.
bool isIncidentReport(std::string_view text)
{
    constexpr std::size_t HeadLength = 200;
    const std::string head = lowered(text.substr(0, HeadLength));
    return head.find("incident report") != std::string::npos;
}

/// The words of an update's status say how the products are, not how far the work is: the first one that calls them
/// available again tells the end.
std::optional<UtcTime> firstAvailable(JsonValue updates)
{
    std::optional<UtcTime> first;
    for (const JsonValue update : updates) {
        if (update.find("status").text() != "AVAILABLE" || isIncidentReport(update.find("text").text()))
            continue;
        const auto when = parseIso8601(update.find("when").text());
        if (when && (!first || when->time < *first))
            first = when->time;
    }
    return first;
}

JsonUpdate updateFrom(JsonValue element, std::optional<UtcTime> available)
{
    const auto [when, created, status, text] = membersOf(element, UpdateMembers);
    JsonUpdate update;
    update.time = when.isValid() ? when : created;
    update.body = text;
    update.place = element;
    const auto time = parseIso8601(update.time.text());
    if (isIncidentReport(text.text()))
        update.knownStage = Stage::Postmortem;
    else
        update.knownStage = time && available == time->time && status.text() == "AVAILABLE" ? Stage::Resolved
                                                                                            : Stage::Update;
    return update;
}

/// Headlines may be Markdown ("**Title:**\n…") and run over several lines.
void setHeadline(JsonIncident &incident, JsonValue headline)
{
    constexpr std::string_view Label = "Title:";
    const MappedText plain = plainInline(incident.words(headline));
    std::string_view words = trimmed(plain.text);
    if (words.starts_with(Label))
        words = trimmed(words.substr(Label.size()));
    incident.incident().title = localized(words);
}

/// A text that tells when harm began and not when it ended leaves the end to the record that begins at that moment, too.
void closeImpact(JsonIncident &incident, JsonValue begin, JsonValue end)
{
    const auto begun = incident.time(begin);
    const auto over = incident.time(end);
    if (!begun || !over || over->time <= begun->time)
        return;
    for (Event &event : incident.incident().events) {
        if (event.kind != EventKind::Impact || !event.openEnded || event.end || event.start != begun->time)
            continue;
        incident.setEnd(event, end);
        event.endBasis = std::max(event.endBasis, Basis::Derived);
        event.openEnded = false;
    }
}

void readIncident(JsonReading &reading, JsonValue record)
{
    JsonIncident incident(reading);
    const auto fields = membersOf(record, IncidentMembers);
    incident.setId(fields[Id]);
    setHeadline(incident, fields[Headline]);
    incident.setSeverity(fields[fields[SeverityWord].isValid() ? SeverityWord : StatusImpact]);
    incident.addNames(incident.incident().components, fields[Products], "title");
    if (incident.incident().components.empty() && fields[ServiceName].isString())
        incident.incident().components.emplace_back(fields[ServiceName].text());
    incident.addNames(incident.incident().regions, fields[CurrentPlaces], "title");
    incident.addNames(incident.incident().regions, fields[PreviousPlaces], "title");

    if (!incident.declareStart(fields[Begin]))
        incident.declareStart(fields[Created]);
    if (incident.declareEnd(fields[End]))
        incident.incident().status = IncidentStatus::Resolved;

    std::optional<UtcTime> available = firstAvailable(fields[Updates]);
    UpdateList updates(ListOrder::NewestFirst);
    for (const JsonValue element : incident.objectsOf(fields[Updates]))
        updates.add(updateFrom(element, available));
    if (fields[MostRecent].isObject()) {   // a copy of the newest one, or the only one
        if (fields[Updates].size() == 0 && fields[MostRecent].find("status").text() == "AVAILABLE") {
            if (const auto when = parseIso8601(fields[MostRecent].find("when").text()))
                available = when->time;
        }
        updates.add(updateFrom(fields[MostRecent], available));
    }
    updates.addTo(incident);
    closeImpact(incident, fields[Begin], fields[End]);
    incident.finish(record);
}

ReadingReport GoogleCloudReader::read(const RecordInput &input, const ReadingOptions &options,
                                      const ReadingContext &context) const
{
    JsonReading reading(input, Form, options, context);
    reading.usualTextZone = "America/Los_Angeles";
    walkJsonRecords(reading, {{""}, {}}, [&reading](JsonValue record, JsonValue) { readIncident(reading, record); });
    return reading.finish();
}

} // namespace

std::unique_ptr<RecordReader> makeGoogleCloudReader()
{
    return std::make_unique<GoogleCloudReader>();
}

} // namespace chronolane
