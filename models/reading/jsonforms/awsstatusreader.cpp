// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/feed/languageparts.h"
#include "models/reading/fieldtime.h"
#include "models/reading/jsonforms/awsstatuscodes.h"
#include "models/reading/jsonforms/bodytext.h"
#include "models/reading/jsonforms/jsonformreaders.h"
#include "models/reading/jsonforms/jsonincident.h"
#include "models/reading/jsonforms/jsonmembers.h"
#include "models/reading/jsonoutline.h"
#include "models/reading/text/textview.h"
#include "models/reading/text/timeexpression.h"
#include "models/reading/text/timeresolver.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace chronolane {

namespace {

constexpr std::string_view Form = "aws-status";
constexpr std::string_view SpanBegin = "<span class=\"yellowfg\">";
constexpr std::string_view SpanEnd = "</span>";
constexpr std::string_view DivEnd = "</div>";
constexpr std::string_view ResolvedMark = "[RESOLVED]";

/// The page words its clock times in its own civil time, always with the abbreviation.
constexpr std::string_view PageZone = "America/Los_Angeles";

/// No incident of this page goes on for longer; it decides the year of "Jan  2, 9:31 AM PST" in one that began in
/// December.
constexpr int LongestDays = 180;

enum EventMember : std::size_t { ServiceName, Summary, Date, Status, Description, Service, EventMemberCount };
constexpr std::array<std::string_view, EventMemberCount> EventMembers = {"service_name", "summary",     "date",
                                                                         "status",       "description", "service"};

class AwsStatusReader final : public RecordReader
{
public:
    [[nodiscard]] std::string_view name() const override { return Form; }

    [[nodiscard]] int score(const RecordInput &input) const override
    {
        const JsonOutline outline(input.text);
        for (const std::string root : {"archive[].", "current[].", "[]."}) {
            if (outline.has(root + "service_name") && outline.has(root + "description") && outline.has(root + "date"))
                return 85;
        }
        return 0;
    }

    [[nodiscard]] ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                                     const ReadingContext &context) const override;
};

/// One `<div><span class="yellowfg">12:53 PM PDT</span>&nbsp;text</div>` of a description, by bytes of its string.
struct Entry
{
    std::size_t timeBegin = 0;
    std::size_t timeEnd = 0;
    std::size_t textBegin = 0;
    std::size_t textEnd = 0;
};

std::vector<Entry> entriesOf(std::string_view html)
{
    std::vector<Entry> entries;
    for (std::size_t at = html.find(SpanBegin); at != std::string_view::npos;) {
        Entry entry;
        entry.timeBegin = at + SpanBegin.size();
        entry.timeEnd = html.find(SpanEnd, entry.timeBegin);
        if (entry.timeEnd == std::string_view::npos)
            break;
        entry.textBegin = entry.timeEnd + SpanEnd.size();
        at = html.find(SpanBegin, entry.timeEnd);
        entry.textEnd = std::min({html.find(DivEnd, entry.timeEnd), at, html.size()});
        entries.push_back(entry);
    }
    return entries;
}

/// A resolver for clock times that begin on the day of the record's own date.
TimeResolver resolverFrom(const JsonReading &reading, UtcTime date)
{
    TimeContext context = TimeContext::from(reading.options, *reading.context.zones);
    const CivilTime latest = toCivil(date + boost::gregorian::days(LongestDays));
    context.newestDate = CivilDate{latest.year, latest.month, latest.day};
    TimeResolver resolver(std::move(context));
    const int offset = reading.context.zones->offsetSeconds(PageZone, date).value_or(0);
    const CivilTime local = toCivil(date + boost::posix_time::seconds(offset));
    resolver.setDate({local.year, local.month, local.day});
    resolver.beginList(ListOrder::OldestFirst);
    return resolver;
}

ProsePlace placeOf(const JsonReading &reading, JsonValue description, std::size_t begin, std::size_t end)
{
    ProsePlace place = reading.places.prosePlace(description);
    const SourceMap piece = SourceMap::identity(end - begin, begin);
    place.map = place.map.length() == 0 ? piece : piece.over(place.map);
    return place;
}

void addEntry(JsonReading &reading, JsonIncident &incident, JsonValue description, const Entry &entry,
              std::optional<TimeResolver> &resolver)
{
    const std::string_view html = description.text();
    const auto clock = timeExpressionOf(html.substr(entry.timeBegin, entry.timeEnd - entry.timeBegin));
    Event &event = incident.addEvent(EventKind::StatusUpdate, description, clock && resolver);
    event.stage = Stage::Update;
    event.evidence = {reading.places.within(description, entry.timeBegin, entry.timeEnd)};
    event.text = localizedParts(textOfHtml(html.substr(entry.textBegin, entry.textEnd - entry.textBegin)));
    if (!clock || !resolver)
        return;
    const ResolvedTime time = resolver->resolve(*clock, TimeFlow::Row);
    applyTime(event, time);
    addRemarks(incident.builder(), time.remarks, placeOf(reading, description, entry.timeBegin, entry.timeEnd));
}

/// That the words of an update say that it is over.
bool saysResolved(const Event &update)
{
    constexpr std::array<std::string_view, 6> Words = {"been resolved", "was resolved", "is resolved", "operating normally",
                                                       "fully resolved", "fully recovered"};
    const auto &told = update.text.entries();
    return std::any_of(told.begin(), told.end(), [&Words](const auto &entry) {
        const std::string words = lowered(entry.second);
        return std::any_of(Words.begin(), Words.end(),
                           [&words](std::string_view word) { return words.find(word) != std::string::npos; });
    });
}

/// The record is over with its last update, unless that one was posted days after another that says so: it then sends readers to
/// more information.
void settleResolved(std::vector<Event> &updates)
{
    const auto said = std::find_if(updates.rbegin(), updates.rend(), saysResolved);
    const bool isLater = said != updates.rend() && said->start && updates.back().start
        && *updates.back().start - *said->start > boost::posix_time::hours(24);
    (isLater ? *said : updates.back()).stage = Stage::Resolved;
}

void addEntries(JsonReading &reading, JsonIncident &incident, JsonValue description, std::optional<UtcTime> date,
                bool isResolved)
{
    const std::string_view html = description.text();
    const std::vector<Entry> entries = entriesOf(html);
    if (entries.empty() && !html.empty()) {   // a text without clock times
        Event &event = incident.addEvent(EventKind::StatusUpdate, description);
        event.text = localized(bodyText(html));
        event.stage = isResolved ? Stage::Resolved : Stage::Update;
        incident.addProse(std::span(&description, 1), ProseRole::StatusUpdate, date);
    }
    std::optional<TimeResolver> resolver;
    if (date)
        resolver = resolverFrom(reading, *date);
    for (const Entry &entry : entries)
        addEntry(reading, incident, description, entry, resolver);
    if (isResolved && !entries.empty())
        settleResolved(incident.incident().events);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const std::string_view text = html.substr(entries[i].textBegin, entries[i].textEnd - entries[i].textBegin);
        if (mayHoldTimes(text))
            incident.addProse(text, {placeOf(reading, description, entries[i].textBegin, entries[i].textEnd)},
                              ProseRole::StatusUpdate, incident.incident().events[i].start);
    }
}

void declareEnd(JsonIncident &incident)
{
    const auto &events = incident.incident().events;
    const auto last = std::find_if(events.rbegin(), events.rend(), [](const Event &event) {
        return event.isDated() && event.stage == Stage::Resolved;
    });
    if (last == events.rend())
        return;
    // The words name the minute of an update, the date its second: the only update may seem to end before it began.
    const auto start = incident.incident().declared.start;
    const bool isSameMinute = start && *last->start < *start && *start - *last->start < boost::posix_time::minutes(1);
    incident.builder().declareEnd(isSameMinute ? *start : *last->start, last->precision, Basis::Derived,
                                  last->evidence.front());
}

void readEvent(JsonReading &reading, JsonValue record)
{
    JsonIncident incident(reading);
    const auto fields = membersOf(record, EventMembers);
    incident.incident().organization = "AWS";
    const std::string_view summary = incident.words(fields[Summary]);
    const bool isResolved = summary.find(ResolvedMark) != std::string_view::npos;
    std::string title(summary);
    if (isResolved) {
        title.erase(title.find(ResolvedMark), ResolvedMark.size());
        incident.incident().status = IncidentStatus::Resolved;
    }
    incident.incident().title = localizedParts(bodyText(title));
    if (const std::string_view service = incident.words(fields[ServiceName]); !service.empty())
        incident.incident().components.emplace_back(service);
    const std::string_view status = incident.words(fields[Status]);
    incident.incident().severityText = status;
    incident.incident().severity = awsSeverity(status);
    const auto date = incident.declareStart(fields[Date]);
    incident.incident().id = idFromContent({incident.words(fields[Service]), incident.words(fields[Date]), summary});
    const auto reference = date ? std::optional(date->time) : std::nullopt;
    addEntries(reading, incident, fields[Description], reference, isResolved);
    if (isResolved)
        declareEnd(incident);
    incident.finish(record);
}

ReadingReport AwsStatusReader::read(const RecordInput &input, const ReadingOptions &options,
                                    const ReadingContext &context) const
{
    JsonReading reading(input, Form, options, context);
    reading.usualTextZone = PageZone;
    walkJsonRecords(reading, {{"", "/archive", "/current"}, {}},
                    [&reading](JsonValue record, JsonValue) { readEvent(reading, record); });
    return reading.finish();
}

} // namespace

std::unique_ptr<RecordReader> makeAwsStatusReader()
{
    return std::make_unique<AwsStatusReader>();
}

} // namespace chronolane
