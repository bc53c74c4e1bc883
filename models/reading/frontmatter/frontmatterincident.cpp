// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/frontmatter/frontmatterincident.h"

#include "models/reading/fieldtime.h"
#include "models/reading/frontmatter/markdownupdates.h"
#include "models/reading/incidentbuilder.h"
#include "models/reading/text/inlinemarkup.h"
#include "models/reading/text/readprose.h"
#include "models/reading/text/textview.h"

#include <boost/date_time/posix_time/posix_time_types.hpp>

#include <algorithm>
#include <charconv>
#include <utility>

namespace chronolane {

namespace {

using Names = std::initializer_list<std::string_view>;

TimeContext timeContext(const RecordInput &input, const ReadingOptions &options, const ReadingContext &context)
{
    TimeContext times = TimeContext::from(options, *context.zones);
    constexpr std::size_t Looked = 8 * 1024;
    if (guessLanguage(input.text.substr(0, Looked)) == "ko") {
        times.defaultZone = "Asia/Seoul";
        times.defaultZoneFrom = assumed_from::Language;
    }
    return times;
}

/// Reads one text with a front matter.
class FrontMatterIncident
{
public:
    FrontMatterIncident(const FrontMatter &matter, const RecordInput &input, const ReadingOptions &options,
                        const ReadingContext &context, std::vector<ReportLine> &lines)
        : m_matter(matter)
        , m_input(input)
        , m_options(options)
        , m_context(context)
        , m_lines(lines)
        , m_builder(input.source, "front-matter")
        , m_resolver(timeContext(input, options, context))
    {
    }

    Incident read();

private:
    const FrontMatterField *take(Names names);
    void takeText(LocalizedText &text, Names names);
    void takeList(std::vector<std::string> &list, Names names);
    std::optional<ResolvedTime> takeTime(Names names, Evidence &place);
    void readSeverity();
    void readStatus();
    void readWindow();
    std::optional<ResolvedTime> takePlan(Evidence &place);
    std::optional<ResolvedTime> endAfterLength(const ResolvedTime &start, Evidence &place);
    void settleDay();
    void readUpdates();
    void closeWindow();
    void addUpdate(const MarkdownUpdate &update);
    void readBody();
    void reportFields();
    [[nodiscard]] ProsePlace placeIn(ByteRange range) const;
    [[nodiscard]] std::string_view body() const { return m_input.text.substr(m_matter.bodyBegin); }
    [[nodiscard]] ByteRange inSource(ByteRange ofBody) const;

    const FrontMatter &m_matter;
    const RecordInput &m_input;
    const ReadingOptions &m_options;
    const ReadingContext &m_context;
    std::vector<ReportLine> &m_lines;
    IncidentBuilder m_builder;
    TimeResolver m_resolver;
    std::vector<const FrontMatterField *> m_taken;
    std::optional<std::pair<ResolvedTime, Evidence>> m_day;   ///< the head names a day and no more
    std::vector<ByteRange> m_updates;   ///< of the body: read already
};

/// The first of these members that says something; it counts as read.
const FrontMatterField *FrontMatterIncident::take(Names names)
{
    const FrontMatterField *field = m_matter.findAny(names);
    if (field)
        m_taken.push_back(field);
    return field;
}

void FrontMatterIncident::takeText(LocalizedText &text, Names names)
{
    if (const FrontMatterField *field = take(names))
        text = localized(trimmed(field->value()));
}

void FrontMatterIncident::takeList(std::vector<std::string> &list, Names names)
{
    const FrontMatterField *field = take(names);
    if (field && !field->isList)
        list = listIn(field->value());
    else if (field)
        list.insert(list.end(), field->values.begin(), field->values.end());
}

ByteRange FrontMatterIncident::inSource(ByteRange ofBody) const
{
    return {m_matter.bodyBegin + ofBody.begin, m_matter.bodyBegin + ofBody.end};
}

/// Words that stand in the source as they are.
ProsePlace FrontMatterIncident::placeIn(ByteRange range) const
{
    ProsePlace place;
    place.map = SourceMap::identity(range.end - range.begin, range.begin);
    place.line = 0;
    return place;
}

std::optional<ResolvedTime> FrontMatterIncident::takeTime(Names names, Evidence &place)
{
    const FrontMatterField *field = take(names);
    if (!field)
        return std::nullopt;
    place = Evidence::range(0, field->place.begin, field->place.end);
    auto time = resolveField(trimmed(field->value()), m_resolver);
    if (!time || !time->start) {
        m_builder.diagnose(unreadablePart(field->name, field->line, "no-time", place));
        return std::nullopt;
    }
    return time;
}

void FrontMatterIncident::readSeverity()
{
    const FrontMatterField *field = take({"severity", "impact", "priority"});
    if (!field)
        return;
    Incident &incident = m_builder.incident();
    incident.severityText = trimmed(field->value());
    // cState's mildest word: something to know, nothing that hurt much.
    const bool isNotice = incident.severityText == "notice";
    const auto severity = isNotice ? std::optional(Severity::Minor) : severityFromWording(incident.severityText);
    if (severity) {
        incident.severity = *severity;
        m_builder.setPlanned(*severity == Severity::Maintenance);
    } else {
        m_builder.diagnose(diagnostic_code::UnknownValue,
                           {{"member", field->name}, {"value", incident.severityText}},
                           Evidence::range(0, field->place.begin, field->place.end));
    }
}

void FrontMatterIncident::readStatus()
{
    if (const FrontMatterField *field = take({"resolved"}); field && field->value() == "true")
        m_builder.incident().status = IncidentStatus::Resolved;
    if (const FrontMatterField *field = take({"status"})) {
        const auto stage = stageFromWording(trimmed(field->value()));
        if (const auto status = stage ? statusAfter(*stage) : std::nullopt)
            m_builder.incident().status = *status;
    }
    if (const FrontMatterField *field = take({"scheduled", "maintenance"}); field && field->value() != "false")
        m_builder.setPlanned(true);
}

/// "scheduled: 2031-03-04T02:00Z": when work is planned, which "date", of the announcement, is not.
std::optional<ResolvedTime> FrontMatterIncident::takePlan(Evidence &place)
{
    const FrontMatterField *field = m_matter.findAny({"scheduled"});
    auto time = field ? resolveField(trimmed(field->value()), m_resolver) : std::nullopt;
    if (!time || !time->start)
        return std::nullopt;
    place = Evidence::range(0, field->place.begin, field->place.end);
    if (m_builder.incident().status == IncidentStatus::Unknown)
        m_builder.incident().status = IncidentStatus::Scheduled;
    return time;
}

/// "duration: 90": the minutes that planned work takes.
std::optional<ResolvedTime> FrontMatterIncident::endAfterLength(const ResolvedTime &start, Evidence &place)
{
    constexpr int LongestMinutes = 60 * 24 * 31;
    const FrontMatterField *field = take({"duration"});
    const std::string_view words = field ? trimmed(field->value()) : std::string_view();
    int minutes = 0;
    const auto parsed = std::from_chars(words.data(), words.data() + words.size(), minutes);
    const bool isCount = !words.empty() && parsed.ec == std::errc() && parsed.ptr == words.data() + words.size();
    if (!isCount || minutes <= 0 || minutes > LongestMinutes)
        return std::nullopt;
    place = Evidence::range(0, field->place.begin, field->place.end);
    ResolvedTime end = start;
    end.start = *start.start + boost::posix_time::minutes(minutes);
    end.basis = std::max(start.basis, Basis::Derived);
    end.remarks.clear();
    return end;
}

/// The head's own start and end. A notice that is only for information hurt nobody: it is a note with a time.
void FrontMatterIncident::readWindow()
{
    Evidence startPlace;
    Evidence endPlace;
    const auto planned = takePlan(startPlace);
    const auto start = planned ? planned
                               : takeTime({"start_time", "started_at", "started", "start", "date"}, startPlace);
    const auto end = planned ? endAfterLength(*planned, endPlace) : takeTime({"end_time", "resolvedWhen", "resolved_at", "ended_at", "end"}, endPlace);
    const FrontMatterField *informational = take({"informational"});
    if (informational && informational->value() == "true" && start) {
        addRemarks(m_builder, start->remarks, placeIn({startPlace.begin, startPlace.end}));
        Event &event = m_builder.addEvent(EventKind::Note, startPlace);
        applyTime(event, *start);
        event.text = m_builder.incident().title;
        return;
    }
    if (start && start->precision >= Precision::Day && !end) {
        m_day = {*start, startPlace};
        return;
    }
    const auto remarkOn = [this](const std::optional<ResolvedTime> &time, const Evidence &place) {
        if (time)
            addRemarks(m_builder, time->remarks, placeIn({place.begin, place.end}));
    };
    remarkOn(start, startPlace);
    remarkOn(end, endPlace);
    if (start)
        m_builder.declareStart(*start->start, start->precision, start->basis, startPlace);
    if (end)
        m_builder.declareEnd(*end->start, end->precision, end->basis, endPlace);
}

/// A day alone says when the incident was only where the body does not say it better.
void FrontMatterIncident::settleDay()
{
    const Incident &incident = m_builder.incident();
    const bool isTold = incident.declared.start || std::any_of(incident.events.begin(), incident.events.end(), [](const Event &event) {
        return event.isDated() && event.kind != EventKind::FollowUp;
    });
    if (!m_day || isTold)
        return;
    addRemarks(m_builder, m_day->first.remarks, placeIn({m_day->second.begin, m_day->second.end}));
    m_builder.declareStart(*m_day->first.start, m_day->first.precision, m_day->first.basis, m_day->second);
}

void FrontMatterIncident::addUpdate(const MarkdownUpdate &update)
{
    const ByteRange timePlace = inSource(update.time);
    const auto time = update.time.isEmpty() ? std::nullopt : resolveField(slice(body(), update.time), m_resolver);
    const bool isDated = time && time->start;
    const ByteRange place = isDated ? timePlace : inSource(update.whole);
    Event &event = m_builder.addEvent(EventKind::StatusUpdate, Evidence::range(0, place.begin, place.end));
    event.stage = stageFromWording(slice(body(), update.stage)).value_or(Stage::Update);
    event.text = localized(plainInline(slice(body(), update.text)).text);
    if (isDated) {
        applyTime(event, *time);
        addRemarks(m_builder, time->remarks, placeIn(timePlace));
    }
    m_updates.push_back(update.whole);
    m_lines.push_back({event.evidence.front(), 0, isDated ? LineFate::Dated : LineFate::Undated,
                       isDated ? "" : "no-time", event.id});
}

void FrontMatterIncident::readUpdates()
{
    for (const MarkdownUpdate &update : findMarkdownUpdates(body()))
        addUpdate(update);
}

/// A head that states no end leaves it to the last update that says that it is over.
void FrontMatterIncident::closeWindow()
{
    const Incident &incident = m_builder.incident();
    if (!incident.declared.start)
        return;
    const Event *last = nullptr;
    for (const Event &event : incident.events) {
        const bool isLast = event.stage == Stage::Resolved && event.start && (!last || *last->start < *event.start);
        last = isLast ? &event : last;
    }
    if (!incident.declared.end && last && incident.status == IncidentStatus::Resolved)
        m_builder.declareEnd(*last->start, last->precision, last->basis, last->evidence.front());
    else if (incident.declared.end && incident.status == IncidentStatus::Unknown && !m_builder.isPlanned())
        m_builder.incident().status = IncidentStatus::Resolved;
}

/// What is left of the body is prose about the incident.
void FrontMatterIncident::readBody()
{
    MappedText rest;
    std::uint64_t from = 0;
    for (const ByteRange &update : m_updates) {
        rest.appendVerbatim(slice(body(), {from, update.begin}), m_matter.bodyBegin + from);
        from = update.end;
    }
    rest.appendVerbatim(body().substr(from), m_matter.bodyBegin + from);
    if (trimmed(rest.text).empty())
        return;
    ProseRequest request;
    request.text = rest.text;
    ProsePlace place;
    place.map = rest.map;
    place.line = m_matter.bodyLine;
    request.places.push_back(place);
    request.reference = m_builder.incident().declared.start;
    if (m_day) {
        const ResolvedTime &day = m_day->first;
        const int offset = m_context.zones->offsetSeconds(day.zone, *day.start).value_or(0);
        request.reference = *day.start + boost::posix_time::seconds(offset);
        request.isReferenceDay = true;
    }
    Incident &incident = m_builder.incident();
    if (incident.summary.isEmpty() && !m_updates.empty())
        incident.summary = localized(plainInline(trimmed(rest.text)).text);
    addProse(m_builder, m_lines, readProse(request, m_options, m_context));
}

void FrontMatterIncident::reportFields()
{
    for (const FrontMatterField &field : m_matter.fields) {
        const bool isTaken = std::find(m_taken.begin(), m_taken.end(), &field) != m_taken.end();
        m_lines.push_back({Evidence::range(0, field.place.begin, field.place.end), field.line,
                           isTaken ? LineFate::Context : LineFate::Skipped, isTaken ? "" : "member-not-used", {}});
    }
}

Incident FrontMatterIncident::read()
{
    Incident &incident = m_builder.incident();
    takeText(incident.title, {"title", "name"});
    takeText(incident.summary, {"summary", "description"});
    takeText(incident.rootCause, {"root_cause", "cause"});
    if (const FrontMatterField *id = take({"id", "incident_id", "uuid", "slug"}))
        incident.id = trimmed(id->value());
    if (const FrontMatterField *company = take({"company", "organization", "vendor"}))
        incident.organization = trimmed(company->value());
    takeList(incident.components, {"affected", "affectedsystems", "components", "services", "product"});
    takeList(incident.tags, {"keywords", "tags", "categories"});
    readSeverity();
    readStatus();
    readWindow();
    reportFields();
    readUpdates();
    closeWindow();
    readBody();
    settleDay();
    return m_builder.finish();
}

} // namespace

Incident readFrontMatterIncident(const FrontMatter &matter, const RecordInput &input, const ReadingOptions &options,
                                 const ReadingContext &context, std::vector<ReportLine> &lines)
{
    return FrontMatterIncident(matter, input, options, context, lines).read();
}

} // namespace chronolane
