// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/documentreader.h"

#include "models/reading/documentparser.h"
#include "models/reading/jsonoutline.h"
#include "models/reading/jsonparser.h"

#include <iterator>
#include <utility>

namespace chronolane {

namespace {

constexpr std::int64_t Version = 1;

class DocumentReader final : public RecordReader
{
public:
    [[nodiscard]] std::string_view name() const override { return "chronolane"; }

    [[nodiscard]] int score(const RecordInput &input) const override
    {
        return JsonOutline(input.text).string("format") == "chronolane" ? 100 : 0;
    }

    [[nodiscard]] ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                                     const ReadingContext &context) const override;
};

ReadingError unsupportedVersion(JsonValue version, JsonErrors &errors)
{
    ReadingError error;
    error.code = ReadingErrorCode::UnsupportedVersion;
    error.arguments = {{"version", std::string(version.json())}};
    error.line = errors.lineOf(version);
    error.pointer = version.pointer();
    return error;
}

/// The members of the document itself. A version that is not ours makes the whole document unreadable: its words
/// may mean something else.
void readRoot(JsonValue root, JsonErrors &errors, ReadingReport &report)
{
    JsonFields fields(root, errors);
    fields.know("format");
    fields.know("incidents");
    const auto version = fields.integer("version");
    if (version && *version != Version) {
        report.incidents.clear();
        report.errors.push_back(unsupportedVersion(root.find("version"), errors));
        return;
    }
    if (const JsonValue incidents = root.find("incidents"); incidents.isValid() && !incidents.isArray())
        errors.wrongType(incidents, "incidents", chronolane::name(JsonType::Array));
    report.unknown = fields.unknownMembers();
}

ReadingReport DocumentReader::read(const RecordInput &input, const ReadingOptions & /*options*/,
                                   const ReadingContext &context) const
{
    ReadingReport report;
    JsonErrors errors(input.text);
    DocumentParser parser(errors);
    bool isCancelled = false;
    JsonStreaming streaming;
    streaming.arrays = {"/incidents"};
    streaming.onElement = [&](JsonValue element) {
        if (element.isObject())
            report.incidents.push_back(parser.parse(element));
        else
            errors.wrongType(element, "incidents", chronolane::name(JsonType::Object));
        if (context.progress)
            context.progress(element.endByte(), input.text.size());
        isCancelled = context.isCancelled && context.isCancelled();
        return !isCancelled;
    };
    JsonTree tree;
    if (auto broken = parseJson(input.text, tree, &streaming)) {
        broken->isFatal = report.incidents.empty();
        report.errors.push_back(std::move(*broken));
    } else if (isCancelled) {
        report.incidents.clear();
        report.errors.emplace_back().code = ReadingErrorCode::Cancelled;
    } else {
        readRoot(tree.root(), errors, report);
    }
    auto found = errors.take();
    report.errors.insert(report.errors.end(), std::make_move_iterator(found.begin()),
                         std::make_move_iterator(found.end()));
    return report;
}

} // namespace

std::unique_ptr<RecordReader> makeDocumentReader()
{
    return std::make_unique<DocumentReader>();
}

} // namespace chronolane
