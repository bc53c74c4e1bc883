// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/prosefields.h"

#include "models/reading/incidentbuilder.h"
#include "models/reading/text/sectionname.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace chronolane {

namespace {

/// Whether a time is known to the hour at least: a day alone is no beginning of a window.
bool tellsClock(Precision precision) { return precision <= Precision::Hour; }

DeclaredCertainty certaintyOf(const WindowEdge &edge)
{
    return {std::max(Basis::Derived, edge.basis), edge.precision, edge.approximate};
}

/// "Ended: 14:05": the one time of the field is the end.
ResolvedTime startAsEnd(ResolvedTime time)
{
    if (time.start)
        time.end.reset();
    return time;
}

/// What a status field says of the incident. "Complete" is the report itself, and "scheduled" its review.
std::optional<IncidentStatus> statusOfField(std::string_view value)
{
    constexpr std::array<std::string_view, 7> Over = {"종료", "종결", "해소", "복구", "정상화", "장애 종료", "처리 완료"};
    if (std::find(Over.begin(), Over.end(), normalisedWords(value)) != Over.end())
        return IncidentStatus::Resolved;
    const std::optional<Stage> stage = stageFromWording(value);
    if (!stage || *stage == Stage::Completed || *stage == Stage::Scheduled)
        return std::nullopt;
    return statusAfter(*stage);
}

/// The day that an expression names in full.
std::optional<CivilDate> wholeDate(const TimePoint &point)
{
    if (!point.year || !point.month || !point.day)
        return std::nullopt;
    return CivilDate{*point.year, *point.month, *point.day};
}

} // namespace

bool ProseFields::take(const ProseUnit &unit)
{
    const UnitLabel label = labelOf(unit);
    const FieldKind kind = label.name.empty() ? FieldKind::None : fieldNamed(label.name);
    if (kind == FieldKind::None)
        return false;
    const std::string_view value = unit.text().substr(std::min(label.valueAt, unit.text().size()));
    const bool hasRange = std::any_of(unit.times.begin(), unit.times.end(), [&label](const TimeExpression &time) {
        return time.kind == TimeKind::Moment && time.last && time.begin >= label.valueAt;
    });
    // "45 min (14:02–14:47)": its ends tell more than its length.
    if (kind == FieldKind::Lasted && takeDuration(unit, value) && !hasRange)
        return true;
    if (takeWord(kind, value))
        return true;
    const auto moment = std::find_if(unit.times.begin(), unit.times.end(), [&label](const TimeExpression &time) {
        return time.kind == TimeKind::Moment && time.begin >= label.valueAt;
    });
    if (moment == unit.times.end())
        return false;
    // "장애 시간: 23:50 ~ 01:20" tells how long it lasted by its ends.
    return takeWindows(kind == FieldKind::Lasted && moment->last ? FieldKind::Date : kind, unit, *moment);
}

/// A field may tell several windows: "장애 시간: 18:20 ~ 19:05, 20:10 ~ 20:40".
bool ProseFields::takeWindows(FieldKind kind, const ProseUnit &unit, const TimeExpression &first)
{
    if (!takeTime(kind, unit, first))
        return false;
    const bool isWindow = first.last && first.first.hasClock() && (kind == FieldKind::Date || kind == FieldKind::Start);
    for (const TimeExpression &next : unit.times)
        if (isWindow && next.begin > first.begin && next.kind == TimeKind::Moment && next.last && next.first.hasClock())
            takeTime(FieldKind::Start, unit, next);
    return true;
}

bool ProseFields::takeWord(FieldKind kind, std::string_view value)
{
    Incident &facts = m_state.builder.facts();
    if (value.empty())
        return false;
    switch (kind) {
    case FieldKind::SeverityWord:
        takeSeverity(value);
        return true;
    case FieldKind::Classification:
        if (!severityFromWording(value))
            return false;   // "Internal"
        takeSeverity(value);
        return true;
    case FieldKind::StatusWord:
        if (const std::optional<IncidentStatus> status = statusOfField(value))
            facts.status = *status;
        return true;
    case FieldKind::Identifier:
        if (facts.id.empty() && value.size() <= 40 && value.find(' ') == std::string_view::npos)
            facts.id = value;
        return true;
    case FieldKind::Organization:
        facts.organization = value;
        return true;
    case FieldKind::Regions:
        for (std::string &region : listIn(value))
            facts.regions.push_back(std::move(region));
        return true;
    case FieldKind::Author:
        return true;
    default:
        return false;
    }
}

/// "Medium", "P2 (High)", "SEV-1: checkout down": the whole, else its first word that is known.
void ProseFields::takeSeverity(std::string_view value)
{
    Incident &facts = m_state.builder.facts();
    if (!facts.severityText.empty())
        return;
    facts.severityText = value;
    std::optional<Severity> severity = severityFromWording(value);
    for (std::size_t begin = 0; !severity && begin < value.size();) {
        const std::size_t end = std::min(value.find_first_of(" (),:/", begin), value.size());
        severity = severityFromWording(value.substr(begin, end - begin));
        begin = end + 1;
    }
    facts.severity = severity.value_or(Severity::Unknown);
}

bool ProseFields::takeDuration(const ProseUnit &unit, std::string_view value)
{
    std::optional<DurationExpression> duration = durationFromField(value);
    if (!duration)
        duration = findDuration(value);
    if (!duration)
        return false;
    if (!m_duration) {
        m_duration = duration;
        const std::size_t at = unit.text().size() - value.size();
        m_durationPlaces = m_state.builder.evidence(unit, {at + duration->begin, at + duration->end});
    }
    m_state.builder.report(unit, LineFate::Context, "duration");
    return true;
}

void ProseFields::declareStart(const ProseUnit &unit, const TimeExpression &expression, const ResolvedTime &time)
{
    const WindowEdge edge = startEdge(time, {});
    m_start = certaintyOf(edge);
    m_state.resolver.setOrigin(edge.at, edge.basis);
    DeclaredWindow &declared = m_state.builder.facts().declared;
    declared.start = edge.at;
    const std::vector<Evidence> places = m_state.builder.evidence(unit, {expression.begin, expression.end});
    declared.evidence.insert(declared.evidence.begin(), places.begin(), places.end());
    m_isStartFromTitle = false;
    m_isStartFromMoment = false;
    m_windowSubject = m_subject;
}

void ProseFields::declareEnd(const ProseUnit &unit, const TimeExpression &expression, const ResolvedTime &time)
{
    const WindowEdge edge = endEdge(time, {});
    m_end = certaintyOf(edge);
    DeclaredWindow &declared = m_state.builder.facts().declared;
    declared.end = edge.at;
    const std::vector<Evidence> places = m_state.builder.evidence(unit, {expression.begin, expression.end});
    declared.evidence.insert(declared.evidence.end(), places.begin(), places.end());
}

void ProseFields::takeDate(const ProseUnit &unit, const TimeExpression &expression, const ResolvedTime &time)
{
    // Clock times that follow belong to the first day of a range.
    if (const std::optional<CivilDate> day = wholeDate(expression.first))
        m_state.resolver.setDate(*day);
    const DeclaredWindow &declared = m_state.builder.facts().declared;
    const bool isSpan = time.start && time.end;
    if (time.start && tellsClock(time.precision)
        && (!declared.start || m_isStartFromTitle || (m_isStartFromMoment && isSpan))) {
        const bool isAlone = !isSpan && !declared.start;
        if (m_isStartFromMoment)
            m_state.builder.facts().declared.evidence.clear();
        declareStart(unit, expression, time);
        m_isStartFromMoment = isAlone;
    }
    if (time.start && time.end && tellsClock(time.endPrecision) && !declared.end)
        declareEnd(unit, expression, time);
}

void ProseFields::rememberDay(const ProseUnit &unit, const TimeExpression &expression, const ResolvedTime &time)
{
    if (!m_day && time.start && time.precision == Precision::Day)
        m_day = {&unit, {expression.begin, expression.end}, time};
}

void ProseFields::addStatedDay()
{
    if (!m_day)
        return;
    Event &event = m_state.builder.addDated(EventKind::Impact, *m_day->unit, m_day->words, m_day->time);
    const LocalizedText &title = m_state.builder.facts().title;
    event.text = title.isEmpty() ? m_state.builder.localized(m_day->unit->text()) : title;
}

bool ProseFields::takeTime(FieldKind kind, const ProseUnit &unit, const TimeExpression &expression)
{
    const ResolvedTime time = m_state.resolver.resolve(expression);
    if (!time.isDated())
        return false;
    const UtcTime at = time.start ? *time.start : *time.end;
    const ByteRange words = {expression.begin, expression.end};
    std::string eventId;
    const auto addEvent = [&](EventKind event) {
        Event &added = m_state.builder.addDated(event, unit, words, time);
        added.text = m_state.builder.localized(unit.text());
        eventId = added.id;
        m_state.fieldEvents.push_back(m_state.builder.events().size() - 1);
    };
    const bool isFine = tellsClock(time.start ? time.precision : time.endPrecision);
    switch (kind) {
    case FieldKind::Date:
        m_state.builder.addRemarks(unit, time);
        if (!m_state.isMail)
            takeDate(unit, expression, time);
        rememberDay(unit, expression, time);
        break;
    case FieldKind::Start:
        m_state.builder.addRemarks(unit, time);
        rememberDay(unit, expression, time);
        if (isFine)
            keepWindow();
        if (isFine)
            declareStart(unit, expression, time);
        if (time.end && isFine)
            declareEnd(unit, expression, time);
        break;
    case FieldKind::Detected:
    case FieldKind::Declared:
        addEvent(EventKind::Detection);
        if (kind == FieldKind::Detected && isFine) {
            m_firstDetected = at;
            m_detectedPlaces = m_state.builder.evidence(unit, words);
        }
        break;
    case FieldKind::Mitigated:
        addEvent(EventKind::Milestone);
        break;
    case FieldKind::Planned:
        addEvent(EventKind::Maintenance);
        m_state.builder.events().back().openEnded = !time.end;
        break;
    case FieldKind::End:
    case FieldKind::Resolved:
        if (m_state.isPlanned)   // planned work ends, and nothing recovers
            m_state.builder.addRemarks(unit, time);
        else
            addEvent(EventKind::Milestone);
        if (kind == FieldKind::End && !m_state.isPlanned)
            m_state.endFields.push_back(m_state.builder.events().size() - 1);
        if (isFine)
            declareEnd(unit, expression, startAsEnd(time));
        if (kind == FieldKind::Resolved && !m_state.isPlanned && m_state.builder.facts().status == IncidentStatus::Unknown)
            m_state.builder.facts().status = IncidentStatus::Resolved;
        break;
    default:
        return false;
    }
    settleDay(kind, expression);
    m_state.builder.report(unit, eventId.empty() ? LineFate::Context : LineFate::Dated, "field", eventId);
    return true;
}

/// A timeline that names no day begins where the incident did, not where a field says that it ended.
void ProseFields::settleDay(FieldKind kind, const TimeExpression &expression)
{
    if (!expression.first.hasDate())
        return;
    const std::optional<CivilDate> day = m_state.resolver.date();
    if (kind == FieldKind::End || kind == FieldKind::Resolved || kind == FieldKind::Mitigated) {
        m_state.passingDay = day;
        return;
    }
    if (kind == FieldKind::Start)
        m_state.startDay = day;
    if (!m_state.namedDay)
        m_state.namedDay = day;
}

void ProseFields::takeTitle(const ProseUnit &unit)
{
    const bool namesDay = std::any_of(unit.times.begin(), unit.times.end(), [](const TimeExpression &time) {
        return time.kind == TimeKind::Moment && time.first.hasDate();
    });
    for (const TimeExpression &expression : unit.times) {
        if (expression.kind == TimeKind::Zone || !expression.first.hasClock()) {
            m_state.resolver.adopt(expression);
            continue;
        }
        if (expression.kind != TimeKind::Moment)
            continue;
        const ResolvedTime time = m_state.resolver.resolve(expression);
        m_state.builder.addRemarks(unit, time);
        if (!time.start || !tellsClock(time.precision) || m_state.builder.facts().declared.start)
            continue;
        declareStart(unit, expression, time);
        m_isStartFromTitle = true;
        if (time.end)
            declareEnd(unit, expression, time);
    }
    if (namesDay)
        m_state.namedDay = m_state.resolver.date();
}

void ProseFields::setSubject(std::string_view heading)
{
    m_subject = trimmed(heading.substr(0, heading.find_last_not_of(": ") + 1));
    if (sectionNamed(m_subject) != SectionKind::None)
        m_subject.clear();   // "Overview" is no harm
}

} // namespace chronolane
