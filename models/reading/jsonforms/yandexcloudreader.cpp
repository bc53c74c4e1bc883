// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/jsonformreaders.h"
#include "models/reading/jsonforms/jsonincident.h"
#include "models/reading/jsonforms/jsonmembers.h"
#include "models/reading/jsonforms/updatelist.h"
#include "models/reading/jsonoutline.h"

#include <string>
#include <utility>

namespace chronolane {

namespace {

constexpr std::string_view Form = "yandex-cloud";

enum IncidentMember : std::size_t {
    Id, Title, Status, StartDate, EndDate, CreatedAt, Level, Services, Comments, Report, ReportTime, Installations,
    IncidentMemberCount
};
constexpr std::array<std::string_view, IncidentMemberCount> IncidentMembers = {
    "id", "title", "status", "startDate", "endDate", "createdAt", "level", "services", "comments", "report",
    "reportPublishedTime", "installations"};

class YandexCloudReader final : public RecordReader
{
public:
    [[nodiscard]] std::string_view name() const override { return Form; }

    [[nodiscard]] int score(const RecordInput &input) const override
    {
        const JsonOutline outline(input.text);
        for (const std::string root : {"items[].", "[].", ""}) {
            if (outline.has(root + "startDate") && outline.has(root + "comments") && outline.has(root + "levelId"))
                return 85;
        }
        return 0;
    }

    [[nodiscard]] ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                                     const ReadingContext &context) const override;
};

void readIncident(JsonReading &reading, JsonValue record)
{
    JsonIncident incident(reading);
    const auto fields = membersOf(record, IncidentMembers);
    incident.setId(fields[Id]);
    incident.setTitle(fields[Title]);
    incident.setStatus(fields[Status]);
    incident.setSeverity(fields[Level].find("label"));
    incident.builder().setPlanned(incident.incident().severity == Severity::Maintenance);
    incident.addNames(incident.incident().components, fields[Services]);
    for (const JsonValue installation : fields[Installations])
        incident.addNames(incident.incident().regions, installation.find("zones"), "id");
    if (!incident.declareStart(fields[StartDate]))
        incident.declareStart(fields[CreatedAt]);
    incident.declareEnd(fields[EndDate]);

    UpdateList updates(ListOrder::NewestFirst);
    for (const JsonValue comment : incident.objectsOf(fields[Comments])) {
        JsonUpdate update;
        update.time = comment.find("createdAt");
        update.stage = comment.find("type");
        update.body = comment.find("content");
        update.place = comment;
        updates.add(std::move(update));
    }
    if (fields[Report].isString() && !fields[Report].text().empty()) {
        JsonUpdate report;
        report.time = fields[ReportTime];
        report.body = fields[Report];
        report.place = fields[Report];
        report.knownStage = Stage::Postmortem;
        updates.add(std::move(report));
    }
    updates.addTo(incident);
    incident.finish(record);
}

ReadingReport YandexCloudReader::read(const RecordInput &input, const ReadingOptions &options,
                                      const ReadingContext &context) const
{
    JsonReading reading(input, Form, options, context);
    reading.usualTextZone = "Europe/Moscow";
    walkJsonRecords(reading, {{"", "/items"}, {}},
                    [&reading](JsonValue record, JsonValue) { readIncident(reading, record); });
    return reading.finish();
}

} // namespace

std::unique_ptr<RecordReader> makeYandexCloudReader()
{
    return std::make_unique<YandexCloudReader>();
}

} // namespace chronolane
