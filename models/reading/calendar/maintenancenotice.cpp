// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/calendar/maintenancenotice.h"

#include "models/reading/calendar/noticedates.h"
#include "models/reading/fieldtime.h"
#include "models/reading/incidentbuilder.h"
#include "models/reading/text/durationexpression.h"
#include "models/reading/text/textview.h"

#include <boost/date_time/posix_time/posix_time_types.hpp>

#include <algorithm>
#include <charconv>
#include <utility>

namespace chronolane {

namespace {

Evidence placeOf(const CalendarLine &line)
{
    return Evidence::range(0, line.range.begin, line.range.end);
}

/// The words of X-MAINTNOTE-STATUS and STATUS.
std::optional<IncidentStatus> statusOf(std::string_view word)
{
    if (word == "TENTATIVE" || word == "CONFIRMED")
        return IncidentStatus::Scheduled;
    if (word == "CANCELLED" || word == "CANCELED")
        return IncidentStatus::Cancelled;
    if (word == "IN-PROCESS")
        return IncidentStatus::InProgress;
    if (word == "COMPLETED")
        return IncidentStatus::Completed;
    return std::nullopt;
}

/// The words of X-MAINTNOTE-IMPACT.
std::optional<Severity> severityOf(std::string_view word)
{
    if (word == "NO-IMPACT")
        return Severity::None;
    if (word == "REDUCED-REDUNDANCY" || word == "DEGRADED")
        return Severity::Minor;
    if (word == "OUTAGE")
        return Severity::Critical;
    return std::nullopt;
}

/// Our own calendars say what each window is; all others are notices of planned work.
std::optional<EventKind> kindOf(const CalendarNotice &notice)
{
    return eventKindFromName(notice.value("X-CHRONOLANE-KIND"));
}

Stage stageAfter(IncidentStatus status)
{
    switch (status) {
    case IncidentStatus::Scheduled:
        return Stage::Scheduled;
    case IncidentStatus::InProgress:
        return Stage::InProgress;
    case IncidentStatus::Completed:
        return Stage::Completed;
    default:
        return Stage::Update;
    }
}

/// Reads the versions of one notice.
class NoticeReader
{
public:
    NoticeReader(const CalendarZones &zones, const RecordInput &input, const TimeContext &times)
        : m_zones(zones)
        , m_builder(input.source, "calendar")
        , m_resolver(times)
    {
    }

    Incident read(const std::vector<CalendarNotice> &versions, const std::vector<CalendarLine> &replaced);

private:
    void describe(const CalendarNotice &notice);
    void readStatus(const CalendarNotice &notice);
    void readSeverity(const CalendarNotice &notice);
    void addWindows(const CalendarNotice &notice, const std::vector<CalendarLine> &replaced);
    void addWindow(const CalendarNotice &notice, const NoticeDate &date);
    void setEnd(Event &event, const CalendarNotice &notice, const NoticeDate &date);
    void declare(std::size_t firstEvent);
    void addIssue(const CalendarNotice &notice);
    [[nodiscard]] std::optional<IncidentStatus> statusIn(const CalendarNotice &notice) const;
    [[nodiscard]] std::optional<ResolvedTime> time(const CalendarLine &line);

    const CalendarZones &m_zones;
    IncidentBuilder m_builder;
    TimeResolver m_resolver;
};

std::optional<ResolvedTime> NoticeReader::time(const CalendarLine &line)
{
    auto resolved = resolveCalendarTime(line, m_zones, m_resolver);
    if (!resolved) {
        m_builder.diagnose(unreadablePart(line.name, line.line, "no-time", placeOf(line)));
        return std::nullopt;
    }
    // The remark is about the whole value, which the grammar saw in another spelling.
    for (TimeRemark &remark : resolved->remarks) {
        Diagnostic diagnostic;
        diagnostic.code = remark.code;
        diagnostic.arguments = std::move(remark.arguments);
        diagnostic.evidence.push_back(placeOf(line));
        m_builder.diagnose(std::move(diagnostic));
    }
    return resolved;
}

void NoticeReader::describe(const CalendarNotice &notice)
{
    Incident &incident = m_builder.incident();
    const std::string_view maintenance = notice.value("X-MAINTNOTE-MAINTENANCE-ID");
    incident.id = maintenance.empty() ? notice.value("UID") : maintenance;
    incident.organization = notice.value("X-MAINTNOTE-PROVIDER");
    if (const CalendarLine *organizer = notice.find("ORGANIZER"); organizer && incident.organization.empty())
        incident.organization = organizer->parameter("CN");
    if (const CalendarLine *summary = notice.find("SUMMARY"))
        incident.title = localized(trimmed(summary->text().text));
    if (const CalendarLine *description = notice.find("DESCRIPTION"))
        incident.summary = localized(trimmed(description->text().text));
    for (const CalendarLine &line : notice.lines) {
        if (line.name == "X-MAINTNOTE-OBJECT-ID")
            incident.components.push_back(line.text().text);
    }
    readStatus(notice);
    readSeverity(notice);
}

std::optional<IncidentStatus> NoticeReader::statusIn(const CalendarNotice &notice) const
{
    const std::string_view word = notice.value("X-MAINTNOTE-STATUS");
    return statusOf(word.empty() ? notice.value("STATUS") : word);
}

void NoticeReader::readStatus(const CalendarNotice &notice)
{
    const CalendarLine *line = notice.find("X-MAINTNOTE-STATUS");
    if (!line)
        line = notice.find("STATUS");
    if (!line)
        return;
    if (const auto status = statusIn(notice))
        m_builder.incident().status = *status;
    else
        m_builder.diagnose(diagnostic_code::UnknownValue, {{"member", line->name}, {"value", line->value.text}},
                           placeOf(*line));
}

void NoticeReader::readSeverity(const CalendarNotice &notice)
{
    const CalendarLine *line = notice.find("X-MAINTNOTE-IMPACT");
    if (!line)
        return;
    Incident &incident = m_builder.incident();
    incident.severityText = trimmed(line->value.text);
    if (const auto severity = severityOf(incident.severityText))
        incident.severity = *severity;
    else
        m_builder.diagnose(diagnostic_code::UnknownValue, {{"member", line->name}, {"value", line->value.text}},
                           placeOf(*line));
}

/// The windows of the latest version.
void NoticeReader::addWindows(const CalendarNotice &notice, const std::vector<CalendarLine> &replaced)
{
    if (!notice.find("DTSTART")) {
        m_builder.diagnose(unreadablePart("VEVENT", notice.line, "no-time",
                                          Evidence::range(0, notice.range.begin, notice.range.end)));
        return;
    }
    const NoticeDates all = datesOf(notice, replaced, m_zones, m_resolver);
    const std::size_t firstEvent = m_builder.incident().events.size();
    for (const NoticeDate &date : all.dates)
        addWindow(notice, date);
    for (const CalendarLine *line : all.unread)
        m_builder.diagnose(unreadablePart(line->name, line->line, "recurrence", placeOf(*line)));
    for (const CalendarLine *line : all.cut)
        m_builder.diagnose(unreadablePart(line->name, line->line, "recurrence-limit", placeOf(*line)));
    declare(firstEvent);
}

/// A day without a time lasts until the day's end; a start alone stays open. What a rule says is derived from it.
void NoticeReader::addWindow(const CalendarNotice &notice, const NoticeDate &date)
{
    const auto start = time(date.begin);
    if (!start)
        return;
    Event &event = m_builder.addEvent(kindOf(notice).value_or(EventKind::Maintenance), placeOf(date.begin));
    applyTime(event, *start);
    event.text = m_builder.incident().title;
    event.components = m_builder.incident().components;
    setEnd(event, notice, date);
    if (!date.rule)
        return;
    event.basis = std::max(event.basis, Basis::Derived);
    event.endBasis = std::max(event.endBasis, Basis::Derived);
    if (placeOf(*date.rule) != event.evidence.front())
        event.evidence.push_back(placeOf(*date.rule));
}

/// A notice for one date declares its window; the dates of a series have nothing in between.
void NoticeReader::declare(std::size_t firstEvent)
{
    Incident &incident = m_builder.incident();
    if (incident.events.size() != firstEvent + 1)
        return;
    const Event &event = incident.events.back();
    incident.declared.start = event.start;
    incident.declared.end = event.end;
    incident.declared.evidence = event.evidence;
}

void NoticeReader::setEnd(Event &event, const CalendarNotice &notice, const NoticeDate &date)
{
    if (date.end) {
        if (const auto end = time(*date.end)) {
            applyEnd(event, *end);
            event.evidence.push_back(placeOf(*date.end));
            return;
        }
    } else if (date.length) {
        event.end = *event.start + *date.length;
        event.endPrecision = event.precision;
        event.endBasis = event.basis;
        event.evidence.push_back(placeOf(*notice.find("DTEND")));
        return;
    } else if (const CalendarLine *length = notice.find("DURATION")) {
        if (const auto duration = durationFromField(trimmed(length->value.text))) {
            event.end = *event.start + duration->length;
            event.endPrecision = event.precision;
            event.endBasis = event.basis == Basis::Assumed ? Basis::Assumed : Basis::Derived;
            event.evidence.push_back(placeOf(*length));
            return;
        }
        m_builder.diagnose(unreadablePart(length->name, length->line, "no-time", placeOf(*length)));
    } else if (event.precision == Precision::Day) {
        event.end = *event.start + boost::posix_time::hours(24);
        event.endPrecision = Precision::Day;
        event.endBasis = Basis::Derived;
        return;
    }
    event.openEnded = true;
}

/// The notice was issued at DTSTAMP: that is what was told to the outside, and when. What we wrote ourselves was
/// not told to anybody.
void NoticeReader::addIssue(const CalendarNotice &notice)
{
    if (kindOf(notice))
        return;
    const CalendarLine *stamp = notice.find("DTSTAMP");
    const auto issued = stamp ? time(*stamp) : std::nullopt;
    if (!issued)
        return;
    Event &event = m_builder.addEvent(EventKind::StatusUpdate, placeOf(*stamp));
    applyTime(event, *issued);
    event.stage = stageAfter(statusIn(notice).value_or(IncidentStatus::Unknown));
    if (const CalendarLine *summary = notice.find("SUMMARY"))
        event.text = localized(trimmed(summary->text().text));
}

Incident NoticeReader::read(const std::vector<CalendarNotice> &versions, const std::vector<CalendarLine> &replaced)
{
    m_builder.setPlanned(kindOf(versions.back()).value_or(EventKind::Maintenance) == EventKind::Maintenance);
    describe(versions.back());
    for (const CalendarNotice &notice : versions)
        addIssue(notice);
    addWindows(versions.back(), replaced);
    return m_builder.finish();
}

} // namespace

const CalendarLine *CalendarNotice::find(std::string_view name) const
{
    const auto found = std::find_if(lines.begin(), lines.end(),
                                    [name](const CalendarLine &candidate) { return candidate.name == name; });
    return found == lines.end() ? nullptr : &*found;
}

std::string_view CalendarNotice::value(std::string_view name) const
{
    const CalendarLine *found = find(name);
    return found ? trimmed(found->value.text) : std::string_view();
}

std::string CalendarNotice::key() const
{
    const std::string_view uid = value("UID");
    if (uid.empty())
        return {};
    std::string result(uid);
    if (const std::string_view instance = value("RECURRENCE-ID"); !instance.empty())
        result.append("/").append(instance);
    return result;
}

long CalendarNotice::sequence() const
{
    const std::string_view text = value("SEQUENCE");
    long number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

Incident readNotice(const std::vector<CalendarNotice> &versions, const std::vector<CalendarLine> &replaced,
                    const CalendarZones &zones, const RecordInput &input, const TimeContext &times,
                    std::vector<ReportLine> &report)
{
    for (const CalendarNotice &notice : versions) {
        const bool isLatest = &notice == &versions.back();
        for (const CalendarLine &line : notice.lines) {
            const bool isTime = line.name == "DTSTART" || line.name == "DTEND" || line.name == "DURATION"
                || line.name == "RRULE" || line.name == "RDATE" || line.name == "EXDATE";
            const bool isStamp = line.name == "DTSTAMP";
            if (isTime && !isLatest)
                report.push_back({placeOf(line), line.line, LineFate::Skipped, "superseded", {}});
            else if (isTime || (isStamp && !kindOf(notice)))
                report.push_back({placeOf(line), line.line, LineFate::Dated, {}, {}});
            else
                report.push_back({placeOf(line), line.line, LineFate::Context, {}, {}});
        }
    }
    return NoticeReader(zones, input, times).read(versions, replaced);
}

} // namespace chronolane
