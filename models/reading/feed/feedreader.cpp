// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/feed/feedreader.h"

#include "models/reading/describecontent.h"
#include "models/reading/feed/feeddocument.h"
#include "models/reading/feed/feedincidents.h"
#include "models/reading/text/textview.h"

#include <utility>

namespace chronolane {

namespace {

class FeedReader final : public RecordReader
{
public:
    [[nodiscard]] std::string_view name() const override { return "feed"; }

    [[nodiscard]] int score(const RecordInput &input) const override
    {
        constexpr std::size_t Looked = 4096;
        const std::string_view beginning = trimmed(input.text.substr(0, Looked));
        if (!beginning.starts_with('<'))
            return 0;
        const bool isRss = beginning.find("<rss") != std::string_view::npos
            || beginning.find("<rdf:RDF") != std::string_view::npos;
        const bool isAtom = beginning.find("<feed") != std::string_view::npos
            && beginning.find("www.w3.org/2005/Atom") != std::string_view::npos;
        return isRss || isAtom ? 95 : 0;
    }

    [[nodiscard]] ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                                     const ReadingContext &context) const override
    {
        ReadingReport report;
        report.format = name();
        const Feed feed = parseFeed(input.text);
        report.incidents = readFeedIncidents(feed, input, options, context, report.lines);
        if (!feed.brokenReason.empty())
            report.errors.push_back({ReadingErrorCode::BrokenXml, {{"reason", feed.brokenReason}}, feed.brokenLine, {},
                                     report.incidents.empty()});
        else if (report.incidents.empty())
            report.errors.push_back({ReadingErrorCode::NotAnIncident,
                                     {{"found", std::string(feed.isFeed ? content_kind::EmptyFeed : content_kind::Xml)}}, 0, {}, true});
        return report;
    }
};

} // namespace

std::unique_ptr<RecordReader> makeFeedReader()
{
    return std::make_unique<FeedReader>();
}

} // namespace chronolane
