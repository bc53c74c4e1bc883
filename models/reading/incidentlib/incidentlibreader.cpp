// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/incidentlib/incidentlibreader.h"

#include "models/reading/incidentlib/incidentlibcase.h"
#include "models/reading/jsonoutline.h"

#include <algorithm>
#include <array>
#include <string>

namespace chronolane {

namespace {

constexpr std::string_view Form = "incidentlib";

/// Members that together are the habit of incident libraries.
constexpr std::array<std::string_view, 11> Marks = {
    "symptoms_text", "root_cause",         "remediation", "action_items",   "contributing", "recurrence_of",
    "date_kind",     "timeline.detected_after", "timeline.resolved_after", "org_slug", "impact.scope",
};
constexpr std::ptrdiff_t EnoughMarks = 4;

class IncidentLibReader final : public RecordReader
{
public:
    [[nodiscard]] std::string_view name() const override { return Form; }

    [[nodiscard]] int score(const RecordInput &input) const override
    {
        const JsonOutline outline(input.text);
        for (const std::string root : {"", "[].", "cases[].", "incidents[]."}) {
            const auto marks = std::count_if(Marks.begin(), Marks.end(), [&](std::string_view mark) {
                return outline.has(root + std::string(mark));
            });
            if (marks >= EnoughMarks)
                return 90;
        }
        return 0;
    }

    [[nodiscard]] ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                                     const ReadingContext &context) const override
    {
        JsonReading reading(input, Form, options, context);
        walkJsonRecords(reading, {{"", "/cases", "/incidents"}, {}},
                        [&reading](JsonValue record, JsonValue) { IncidentLibCase(reading, record).read(); });
        return reading.finish();
    }
};

} // namespace

std::unique_ptr<RecordReader> makeIncidentLibReader()
{
    return std::make_unique<IncidentLibReader>();
}

} // namespace chronolane
