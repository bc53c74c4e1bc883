// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/statuspagereader.h"

#include "models/reading/pagereading.h"
#include "models/reading/text/labelledfield.h"
#include "models/reading/text/pageincidents.h"
#include "models/reading/text/prosesections.h"
#include "models/reading/text/statuspagetext.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace chronolane {

namespace {

constexpr std::size_t Sample = 32'768;          // bytes that recognising looks at

/// Rows of a timeline, of which some happen to begin with the word for a stage: more rows than updates, and no update
/// in a form of its own.
bool isTimelineOfRows(const StatusPageText &page, const std::vector<ProseUnit> &units)
{
    const auto isRow = [](const ProseUnit &unit) {
        return unit.isBareRow || (unit.block.kind == BlockKind::Item && unit.leadingTime() != nullptr);
    };
    const auto rows = std::count_if(units.begin(), units.end(), isRow);
    return static_cast<std::size_t>(rows) > page.updates.size()
        && std::all_of(page.updates.begin(), page.updates.end(),
                       [&](const PageUpdate &update) { return isRow(units[update.timeUnit]); });
}

/// "Resolved: 2031-03-04 15:10" is the field of a report, where no update has another form.
bool isFieldsOnly(const StatusPageText &page, const std::vector<ProseUnit> &units)
{
    return std::all_of(page.updates.begin(), page.updates.end(), [&units](const PageUpdate &update) {
        return update.stageUnit == update.timeUnit && update.inlineBody.isEmpty()
            && fieldNamed(labelOf(units[update.stageUnit]).name) != FieldKind::None;
    });
}

class StatusPageReader : public RecordReader
{
public:
    std::string_view name() const override { return "status-page"; }

    int score(const RecordInput &input) const override
    {
        const std::string_view text = input.text.substr(0, Sample);
        const std::string_view content = trimmed(text);
        if (content.empty() || std::string_view("{[<").find(content.front()) != std::string_view::npos
            || content.starts_with("---\n") || content.starts_with("BEGIN:"))
            return 0;
        const std::vector<ProseUnit> units = readUnits(text);
        const StatusPageText page = readStatusPageText(units);
        std::set<std::string_view> distinct;   // a title that is repeated is no second update
        for (const PageUpdate &update : page.updates)
            distinct.insert(units[update.timeUnit].text());
        if (distinct.empty())
            return 0;
        if (isTimelineOfRows(page, units) || isFieldsOnly(page, units))
            return 10;
        return distinct.size() > 1 ? 80 : 30;
    }

    ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                       const ReadingContext &context) const override
    {
        const std::vector<ProseUnit> units = readUnits(input.text, &context);
        ReadingReport report;
        report.format = name();
        for (StatusPageText &page : incidentsOf(readStatusPageText(units), units)) {
            ReadingReport part = PageReading(input, units, std::move(page), name(), options, context).read();
            for (Incident &incident : part.incidents) {
                if (incident.organization.empty() && !report.incidents.empty())
                    incident.organization = report.incidents.front().organization;   // one page, one vendor
                report.incidents.push_back(std::move(incident));
            }
            std::move(part.lines.begin(), part.lines.end(), std::back_inserter(report.lines));
            std::move(part.errors.begin(), part.errors.end(), std::back_inserter(report.errors));
        }
        std::stable_sort(report.lines.begin(), report.lines.end(), [](const ReportLine &left, const ReportLine &right) {
            return left.place.begin < right.place.begin;
        });
        return report;
    }
};

} // namespace

std::unique_ptr<RecordReader> makeStatusPageReader() { return std::make_unique<StatusPageReader>(); }

} // namespace chronolane
