// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/slackexport/slackexportreader.h"

#include "models/reading/describecontent.h"
#include "models/reading/incidentbuilder.h"
#include "models/reading/jsonparser.h"
#include "models/reading/lineindex.h"
#include "models/reading/slackexport/slackmarkup.h"
#include "models/reading/text/stepclassifier.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <utility>

namespace chronolane {

namespace {

/// What the channel says about itself; nobody puts it on a timeline.
bool isChannelNotice(std::string_view subtype)
{
    static constexpr std::array Subtypes = {
        std::string_view("channel_join"),  std::string_view("channel_leave"), std::string_view("channel_topic"),
        std::string_view("channel_purpose"), std::string_view("channel_name"), std::string_view("channel_archive"),
        std::string_view("bot_add"),       std::string_view("bot_remove"),    std::string_view("pinned_item"),
        std::string_view("group_join"),    std::string_view("group_leave"),
    };
    return std::find(Subtypes.begin(), Subtypes.end(), subtype) != Subtypes.end();
}

/// Who wrote it, by the best name that the message carries.
std::string authorOf(JsonValue message)
{
    const JsonValue profile = message.find("user_profile");
    for (const JsonValue name : {profile.find("real_name"), profile.find("display_name"), message.find("username"),
                                 message.find("user")}) {
        if (!name.text().empty())
            return std::string(name.text());
    }
    return {};
}

class SlackExportReader final : public RecordReader
{
public:
    [[nodiscard]] std::string_view name() const override { return "slack-export"; }
    [[nodiscard]] int score(const RecordInput &input) const override;
    [[nodiscard]] ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                                     const ReadingContext &context) const override;
};

/// An array whose beginning holds a message with a time stamp as Slack writes it.
int SlackExportReader::score(const RecordInput &input) const
{
    constexpr std::size_t Looked = 16 * 1024;
    const std::string_view beginning = trimmed(input.text.substr(0, Looked));
    if (!beginning.starts_with('[') || beginning.find("\"message\"") == std::string_view::npos)
        return 0;
    const std::size_t key = beginning.find("\"ts\"");
    if (key == std::string_view::npos)
        return 0;
    const std::size_t opening = beginning.find('"', key + 4);
    const std::size_t closing = opening == std::string_view::npos ? opening : beginning.find('"', opening + 1);
    if (closing == std::string_view::npos)
        return 0;
    return slackTimestamp(beginning.substr(opening + 1, closing - opening - 1)) ? 92 : 0;
}

/// Makes the steps of one incident of the messages of a channel.
class ChannelReading
{
public:
    ChannelReading(const RecordInput &input, ReadingReport &report)
        : m_lineIndex(input.text)
        , m_builder(input.source, "slack-export")
        , m_report(report)
    {
    }

    void add(JsonValue message);

    [[nodiscard]] bool isEmpty() const { return m_builder.incident().events.empty(); }
    [[nodiscard]] Incident finish() { return m_builder.finish(); }

private:
    void skip(JsonValue message, std::string_view reason);

    LineIndex m_lineIndex;
    IncidentBuilder m_builder;
    ReadingReport &m_report;
};

void ChannelReading::skip(JsonValue message, std::string_view reason)
{
    m_report.lines.push_back({Evidence::atPointer(0, message.pointer()), m_lineIndex.lineAt(message.beginByte()),
                              LineFate::Skipped, std::string(reason), {}});
}

void ChannelReading::add(JsonValue message)
{
    if (isChannelNotice(message.find("subtype").text())) {
        skip(message, "channel-notice");
        return;
    }
    const JsonValue stamp = message.find("ts");
    const std::string text = plainSlackText(message.find("text").text());
    const auto time = slackTimestamp(stamp.text());
    const std::uint64_t line = m_lineIndex.lineAt(message.beginByte());
    if (!time || trimmed(text).empty()) {
        skip(message, time ? "blank" : "no-time");
        if (!time)
            m_builder.diagnose(unreadablePart("message", line, "no-time", Evidence::atPointer(0, message.pointer())));
        return;
    }
    const StepClass step = classifyStep(text);
    Event &event = m_builder.addEvent(step.isClear() ? step.kind : EventKind::Note, Evidence::atPointer(0, stamp.pointer()));
    event.start = time;
    event.precision = Precision::Second;
    event.text = localized(trimmed(text));
    event.author = authorOf(message);
    m_report.lines.push_back({event.evidence.front(), line, LineFate::Dated, {}, event.id});
}

ReadingReport SlackExportReader::read(const RecordInput &input, const ReadingOptions &, const ReadingContext &) const
{
    ReadingReport report;
    report.format = name();
    JsonTree tree;
    if (auto error = parseJson(input.text, tree)) {
        report.errors.push_back(*std::move(error));
        return report;
    }
    ChannelReading channel(input, report);
    for (const JsonValue message : tree.root())
        channel.add(message);
    if (channel.isEmpty())
        report.errors.push_back({ReadingErrorCode::NotAnIncident, {{"found", std::string(content_kind::EmptyChannel)}}, 0, {}, true});
    else
        report.incidents.push_back(channel.finish());
    return report;
}

} // namespace

std::unique_ptr<RecordReader> makeSlackExportReader()
{
    return std::make_unique<SlackExportReader>();
}

} // namespace chronolane
