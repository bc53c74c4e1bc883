// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/feed/feedincidents.h"

#include "models/reading/feed/feedupdates.h"
#include "models/reading/feed/languageparts.h"
#include "models/reading/fieldtime.h"
#include "models/reading/incidentbuilder.h"
#include "models/reading/lineindex.h"
#include "models/reading/settleties.h"
#include "models/reading/text/inlinemarkup.h"
#include "models/reading/text/readprose.h"
#include "models/reading/text/textview.h"

#include <boost/date_time/posix_time/posix_time_types.hpp>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace chronolane {

namespace {

/// Items of one id that are further apart than this tell of two incidents: slugs of titles come back.
const Duration FarApart = boost::posix_time::hours(24 * 3);

ProsePlace placeOf(const MappedText &text, const LineIndex &lines)
{
    ProsePlace place;
    place.map = text.map;
    place.line = lines.lineAt(text.map.toSource(0, 0).begin);
    return place;
}

Evidence wholeOf(const MappedText &text)
{
    const ByteRange range = text.map.toSource(0, text.text.size());
    return Evidence::range(0, range.begin, range.end);
}

/// "tag:status.example.com,2005:Incident/4711" and "https://status.example.com/incidents/abc" → the last part.
std::string shortId(std::string_view id)
{
    id = trimmed(id);
    while (id.ends_with('/'))
        id.remove_suffix(1);
    const std::size_t slash = id.find_last_of("/#");
    return std::string(slash == std::string_view::npos ? id : id.substr(slash + 1));
}

/// The words of a time as the grammar knows them: Azure writes "16:29:09 Z" with a blank.
std::string timeWords(std::string_view words)
{
    words = trimmed(words);
    if (!words.ends_with(" Z"))
        return std::string(words);
    return std::string(words.substr(0, words.size() - 2)).append("Z");
}

/// "Borealis Status - Incident History" → Borealis.
std::string organizationOf(const Feed &feed)
{
    std::string_view title = feed.author.empty() ? feed.title : feed.author;
    for (const std::string_view tail : {" - Incident History", " Service Status", " Status"}) {
        if (title.ends_with(tail))
            title.remove_suffix(tail.size());
    }
    return std::string(trimmed(title));
}

/// One incident while the items that belong to it are read.
struct OpenIncident
{
    IncidentBuilder builder;
    std::optional<UtcTime> latest;   ///< time of the item read last
};

class FeedIncidents
{
public:
    FeedIncidents(const Feed &feed, const RecordInput &input, const ReadingOptions &options,
                  const ReadingContext &context, std::vector<ReportLine> &lines)
        : m_feed(feed)
        , m_input(input)
        , m_options(options)
        , m_context(context)
        , m_lines(lines)
        , m_lineIndex(input.text)
    {
    }

    std::vector<Incident> read();

private:
    void addItem(const FeedItem &item);
    OpenIncident &incidentOf(const FeedItem &item, const ServiceStateTitle &title, std::optional<UtcTime> time);
    void describe(IncidentBuilder &builder, const FeedItem &item, const ServiceStateTitle &title) const;
    void readState(IncidentBuilder &builder, const ServiceStateTitle &title) const;
    bool addUpdate(IncidentBuilder &builder, const FeedItem &item, const FeedUpdate &update,
                   const ServiceStateTitle &title, TimeResolver &resolver, std::optional<UtcTime> itemTime);
    [[nodiscard]] std::optional<ResolvedTime> timeOf(const MappedText &words, TimeResolver &resolver,
                                                     std::optional<UtcTime> itemTime) const;
    void addBody(IncidentBuilder &builder, const MappedText &body, const ResolvedTime &time);
    void comparePosting(IncidentBuilder &builder, std::size_t firstEvent, UtcTime itemTime, const MappedText &stamp) const;

    const Feed &m_feed;
    const RecordInput &m_input;
    const ReadingOptions &m_options;
    const ReadingContext &m_context;
    std::vector<ReportLine> &m_lines;
    LineIndex m_lineIndex;
    std::vector<OpenIncident> m_incidents;
    std::map<std::string, std::size_t, std::less<>> m_latestOfKey;
};

/// A time without a year has that of the item, or the year before where it would lie after the item.
std::optional<ResolvedTime> FeedIncidents::timeOf(const MappedText &words, TimeResolver &resolver,
                                                  std::optional<UtcTime> itemTime) const
{
    auto expression = timeExpressionOf(timeWords(words.text));
    if (!expression || expression->kind != TimeKind::Moment)
        return std::nullopt;
    const bool lacksYear = expression->first.month && expression->first.day && !expression->first.year;
    if (lacksYear && itemTime) {
        const CivilTime civil = toCivil(*itemTime + boost::posix_time::hours(24));
        const bool isLater = std::pair(*expression->first.month, *expression->first.day)
            > std::pair(civil.month, civil.day);
        expression->first.year = isLater ? civil.year - 1 : civil.year;
    }
    ResolvedTime time = resolver.resolve(*expression);
    if (!time.start)
        return std::nullopt;
    if (lacksYear && itemTime && time.basis == Basis::Stated)
        time.basis = Basis::Derived;
    return time;
}

/// Times that the text itself tells are a finer truth than when it was posted.
void FeedIncidents::addBody(IncidentBuilder &builder, const MappedText &body, const ResolvedTime &time)
{
    if (!mayHoldTimes(body.text))
        return;
    for (const LanguagePart &part : languageParts(body)) {
        if (part.language == "ja")   // the grammar knows no Japanese
            continue;
        ProseRequest request;
        request.text = part.text.text;
        request.role = ProseRole::StatusUpdate;
        request.places.push_back(placeOf(part.text, m_lineIndex));
        request.zone = time.zone;
        request.isZoneAssumed = time.basis == Basis::Assumed;
        request.reference = time.start;
        addProse(builder, m_lines, readProse(request, m_options, m_context));
    }
}

bool FeedIncidents::addUpdate(IncidentBuilder &builder, const FeedItem &item, const FeedUpdate &update,
                              const ServiceStateTitle &title, TimeResolver &resolver,
                              std::optional<UtcTime> itemTime)
{
    const MappedText &published = item.published.text.empty() ? item.updated : item.published;
    const bool hasOwnTime = !trimmed(update.time.text).empty();
    const MappedText &words = hasOwnTime ? update.time : published;
    const auto time = timeOf(words, resolver, itemTime);
    Event &event = builder.addEvent(EventKind::StatusUpdate, wholeOf(time ? words : update.body));
    event.text = localizedParts(update.body.text);
    event.stage = stageFromWording(update.stage.text).value_or(title.isOver ? Stage::Resolved : title.stage);
    const bool isPlanned = event.stage == Stage::Scheduled || event.stage == Stage::InProgress
        || event.stage == Stage::Verifying || event.stage == Stage::Completed;
    if (isPlanned)
        builder.setPlanned(true);
    const std::string id = event.id;
    if (time) {
        applyTime(event, *time);
        addRemarks(builder, time->remarks, placeOf(words, m_lineIndex));
    }
    const Evidence place = wholeOf(words.text.empty() ? update.body : words);
    m_lines.push_back({place, m_lineIndex.lineAt(place.begin), time ? LineFate::Dated : LineFate::Undated,
                       time ? "" : "no-time", id});
    if (time)
        addBody(builder, update.body, *time);
    return time.has_value();
}

void FeedIncidents::readState(IncidentBuilder &builder, const ServiceStateTitle &title) const
{
    if (title.state.empty())
        return;
    Incident &incident = builder.incident();
    const bool isDown = title.state == "Service disruption" || title.state == "Service impact";
    const bool isSlow = title.state == "Service degradation" || title.state == "Performance issues";
    const Severity severity = isDown ? Severity::Critical : isSlow ? Severity::Minor : Severity::Unknown;
    const bool isWorse = severity == Severity::Critical
        || (severity == Severity::Minor && incident.severity == Severity::Unknown);
    if (isWorse) {
        incident.severity = severity;
        incident.severityText = title.state;
    }
}

void FeedIncidents::describe(IncidentBuilder &builder, const FeedItem &item, const ServiceStateTitle &title) const
{
    Incident &incident = builder.incident();
    if (incident.title.isEmpty())
        incident.title = localizedParts(plainInline(title.rest).text);
    if (incident.organization.empty())
        incident.organization = organizationOf(m_feed);
    if (incident.id.empty() && title.state.empty())
        incident.id = shortId(item.id.text.empty() ? item.link.text : item.id.text);
    for (const std::string &category : item.categories)
        incident.tags.push_back(category);
    readState(builder, title);
}

/// Items that state a service's condition belong together by title, others by id.
OpenIncident &FeedIncidents::incidentOf(const FeedItem &item, const ServiceStateTitle &title,
                                        std::optional<UtcTime> time)
{
    std::string key = title.state.empty() ? item.id.text : title.rest;
    if (key.empty())
        key = item.link.text + "\n" + item.title.text;
    const auto [known, isNew] = m_latestOfKey.try_emplace(key, m_incidents.size());
    if (!isNew) {
        OpenIncident &latest = m_incidents[known->second];
        const bool isFar = latest.latest && time && (*latest.latest - *time > FarApart || *time - *latest.latest > FarApart);
        if (!isFar)
            return latest;
        known->second = m_incidents.size();
    }
    OpenIncident &opened = m_incidents.emplace_back(OpenIncident{IncidentBuilder(m_input.source, "feed"), time});
    if (!isNew && title.state.empty()) {
        opened.builder.incident().id = shortId(key) + "#" + std::to_string(m_incidents.size());
        opened.builder.diagnose(diagnostic_code::RepeatedId, {{"id", key}}, wholeOf(item.id));
    }
    return opened;
}

/// An item that was posted more than a day before the first or after the last of its updates contradicts them. One that was
/// changed later does not: somebody wrote more of what was known.
void FeedIncidents::comparePosting(IncidentBuilder &builder, std::size_t firstEvent, UtcTime itemTime,
                                   const MappedText &stamp) const
{
    const Duration slack = boost::posix_time::hours(24);
    std::optional<UtcTime> first;
    std::optional<UtcTime> last;
    const std::vector<Event> &events = builder.incident().events;
    for (std::size_t i = firstEvent; i < events.size(); ++i) {
        if (events[i].kind != EventKind::StatusUpdate || !events[i].start)
            continue;
        first = first ? std::min(*first, *events[i].start) : events[i].start;
        last = last ? std::max(*last, *events[i].start) : events[i].start;
    }
    if (!first || (itemTime + slack >= *first && itemTime <= *last + slack))
        return;
    builder.diagnose(diagnostic_code::ConflictingTimes,
                     {{"first", formatIso8601(itemTime < *first ? *first : *last)}, {"second", formatIso8601(itemTime)}},
                     wholeOf(stamp));
}

void FeedIncidents::addItem(const FeedItem &item)
{
    TimeResolver resolver(TimeContext::from(m_options, *m_context.zones));
    const MappedText &stamp = item.updated.text.empty() ? item.published : item.updated;
    const auto stamped = resolveField(timeWords(stamp.text), resolver);
    const auto itemTime = stamped ? stamped->start : std::nullopt;
    ServiceStateTitle title = serviceStateTitle(item.title.text);
    OpenIncident &open = incidentOf(item, title, itemTime);
    open.latest = itemTime ? itemTime : open.latest;
    describe(open.builder, item, title);
    std::vector<FeedUpdate> updates = updatesInContent(item.content);
    if (updates.empty())
        updates.emplace_back();
    if (updates.size() > 1)
        title.stage = Stage::Update;   // it says how far the last of them is
    const std::size_t firstEvent = open.builder.incident().events.size();
    for (const FeedUpdate &update : updates) {
        if (!addUpdate(open.builder, item, update, title, resolver, itemTime))
            open.builder.diagnose(unreadablePart("update", item.line, "no-time",
                                                 wholeOf(update.time.text.empty() ? item.title : update.time)));
    }
    settleTies(open.builder.incident().events, firstEvent);
    const MappedText &posted = item.published.text.empty() ? item.updated : item.published;
    if (const auto time = resolveField(timeWords(posted.text), resolver); time && time->start)
        comparePosting(open.builder, firstEvent, *time->start, posted);
}

std::vector<Incident> FeedIncidents::read()
{
    for (const FeedItem &item : m_feed.items)
        addItem(item);
    std::vector<Incident> incidents;
    for (OpenIncident &open : m_incidents)
        incidents.push_back(open.builder.finish());
    return incidents;
}

} // namespace

std::vector<Incident> readFeedIncidents(const Feed &feed, const RecordInput &input, const ReadingOptions &options,
                                        const ReadingContext &context, std::vector<ReportLine> &lines)
{
    return FeedIncidents(feed, input, options, context, lines).read();
}

} // namespace chronolane
