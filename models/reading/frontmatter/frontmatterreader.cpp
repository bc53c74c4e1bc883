// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/frontmatter/frontmatterreader.h"

#include "models/reading/frontmatter/frontmatter.h"
#include "models/reading/frontmatter/frontmatterincident.h"

#include <utility>

namespace chronolane {

namespace {

/// Members that only an incident has; a title and a date alone are any page's.
bool describesIncident(const FrontMatter &matter)
{
    for (const std::string_view name :
         {"severity", "resolved", "resolvedWhen", "affected", "affectedsystems", "start_time", "end_time",
          "informational", "started_at", "resolved_at"}) {
        if (matter.find(name))
            return true;
    }
    const FrontMatterField *section = matter.find("section");
    return (section && section->value() == "issue") || (matter.find("company") && matter.find("uuid"));
}

class FrontMatterReader final : public RecordReader
{
public:
    [[nodiscard]] std::string_view name() const override { return "front-matter"; }

    [[nodiscard]] int score(const RecordInput &input) const override
    {
        const auto range = frontMatterRange(input.text);
        FrontMatterError error;
        const auto matter = range ? readFrontMatter(input.text, *range, error) : std::nullopt;
        return matter && describesIncident(*matter) ? 90 : 0;
    }

    [[nodiscard]] ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                                     const ReadingContext &context) const override
    {
        ReadingReport report;
        report.format = name();
        const auto range = frontMatterRange(input.text);
        FrontMatterError broken;
        const auto matter = range ? readFrontMatter(input.text, *range, broken) : std::nullopt;
        if (!matter) {
            ReadingError error;
            error.code = ReadingErrorCode::NotAnIncident;
            error.arguments = {{"found", range ? broken.reason : "a text without front matter"}};
            error.line = broken.line;
            report.errors.push_back(std::move(error));
            return report;
        }
        report.incidents.push_back(readFrontMatterIncident(*matter, input, options, context, report.lines));
        return report;
    }
};

} // namespace

std::unique_ptr<RecordReader> makeFrontMatterReader()
{
    return std::make_unique<FrontMatterReader>();
}

} // namespace chronolane
