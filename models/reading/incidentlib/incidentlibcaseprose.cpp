// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/incidentlib/incidentlibcase.h"

#include "models/reading/incidentlib/wordoverlap.h"
#include "models/reading/text/sentences.h"
#include "models/reading/text/timeresolver.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace chronolane {

namespace {

constexpr std::array<std::string_view, 3> PlainTextMembers = {"symptoms_text", "description", "story"};

} // namespace

/// One language after the other: what the first one tells, its translations only bear out.
void IncidentLibCase::readProseMembers()
{
    struct ProseMember
    {
        JsonValue value;
        SectionKind section;
    };
    std::vector<ProseMember> members;
    for (const std::string_view name : PlainTextMembers)
        members.push_back({member(name), SectionKind::Impact});
    members.push_back({member("summary"), SectionKind::None});
    members.push_back({member("detection"), SectionKind::Detection});
    members.push_back({member("trigger"), SectionKind::Trigger});
    std::vector<std::string> languages;
    for (const ProseMember &each : members) {
        for (const auto &[tag, text] : texts(each.value)) {
            if (std::find(languages.begin(), languages.end(), tag) == languages.end())
                languages.push_back(tag);
        }
    }
    for (const std::string &language : languages) {
        for (const ProseMember &each : members) {
            for (const auto &[tag, text] : texts(each.value)) {
                if (tag == language && mayHoldTimes(text.text()))
                    readProse(text, tag, each.section);
            }
        }
    }
    for (Event &moment : m_moments)
        m_told.add(std::move(moment), {});
}

void IncidentLibCase::readProse(JsonValue text, const std::string &language, SectionKind section)
{
    m_proseTexts.emplace_back(language, text);
    ProseRequest request;
    request.text = text.text();
    request.role = ProseRole::StatusUpdate;
    request.places.push_back(m_reading.places.prosePlace(text));
    request.reference = m_day;
    request.isReferenceDay = true;
    request.section = section;
    request.language = language;
    if (m_zones.size() == 1)
        request.zone = m_zones.front();
    ProseReading told = chronolane::readProse(request, m_reading.options, m_reading.context);
    if (const std::string &zone = told.facts.statedZone;
        !zone.empty() && std::find(m_zones.begin(), m_zones.end(), zone) == m_zones.end())
        m_zones.push_back(zone);
    m_ends.insert(m_ends.end(), told.ends.begin(), told.ends.end());
    bool isFirst = true;
    for (Event &event : told.facts.events) {
        if (!event.isDated() || event.precision > Precision::Hour)
            continue;
        // The first time in a member on the detection or the trigger is the time of that.
        if (isFirst && !event.isSpan() && section == SectionKind::Detection)
            event.kind = EventKind::Detection;
        if (isFirst && !event.isSpan() && section == SectionKind::Trigger)
            event.kind = EventKind::Trigger;
        isFirst = false;
        if (section == SectionKind::Impact && !event.isSpan() && event.kind == EventKind::Trigger) {
            event.kind = EventKind::Note;   // a moment of the harm: it bears out what other texts tell of it
            m_moments.push_back(std::move(event));
            continue;
        }
        m_told.add(std::move(event), language);
    }
    for (Diagnostic &diagnostic : told.facts.diagnostics)
        m_incident.builder().diagnose(std::move(diagnostic));
    if (m_reading.reportsLines())
        std::move(told.lines.begin(), told.lines.end(), std::back_inserter(m_reading.report.lines));
}

/// The sentence of the prose that tells the trigger in nearly the record's own words, where it states a time.
void IncidentLibCase::addTriggerSentence()
{
    std::optional<Event> best;
    std::string bestLanguage;
    std::size_t bestShare = 0;
    for (const auto &[language, text] : m_proseTexts) {
        const std::string *own = m_incident.incident().trigger.find(language);
        if (own == nullptr)
            continue;
        for (const ByteRange &sentence : splitSentences(text.text())) {
            const std::size_t share
                = sharedWords(text.text().substr(sentence.begin, sentence.end - sentence.begin), *own);
            if (share <= bestShare)
                continue;
            if (auto event = momentOf(text, sentence)) {
                event->text.set(language, std::string(text.text().substr(sentence.begin, sentence.end - sentence.begin)));
                best = std::move(event);
                bestLanguage = language;
                bestShare = share;
            }
        }
    }
    if (best)
        m_told.add(std::move(*best), bestLanguage);
}

/// The dated step of the prose that is this step of the record, by nearly the same words in one of its languages.
Event *IncidentLibCase::toldStep(EventKind kind, const std::vector<TaggedText> &tellings)
{
    for (Event &event : m_incident.incident().events) {
        if (event.kind != kind || !event.start || event.isSpan())
            continue;
        for (const auto &[tag, text] : tellings) {
            const std::string *words = event.text.find(tag);
            if (words != nullptr && sharedWords(*words, text.text()) > 0 && sharedWords(text.text(), *words) > 0)
                return &event;
        }
    }
    return nullptr;
}

/// A trigger at the first clock time of a sentence; nullopt if it states none.
std::optional<Event> IncidentLibCase::momentOf(JsonValue text, ByteRange sentence)
{
    TimeResolver resolver(TimeContext::from(m_reading.options, *m_reading.context.zones));
    if (m_zones.size() == 1)
        resolver.setZone(m_zones.front());
    if (m_day) {
        const CivilTime day = toCivil(*m_day);
        resolver.setDate({day.year, day.month, day.day});
    }
    const std::string_view words = text.text().substr(sentence.begin, sentence.end - sentence.begin);
    for (const TimeExpression &expression : findTimeExpressions(words)) {
        if (expression.kind != TimeKind::Moment || !expression.first.hasClock() || expression.last)
            continue;
        const ResolvedTime time = resolver.resolve(expression);
        if (!time.start)
            continue;
        Event event;
        event.kind = EventKind::Trigger;
        event.start = time.start;
        event.precision = time.precision;
        event.basis = time.basis;
        event.approximate = time.approximate;
        event.evidence.push_back(m_reading.places.within(text, sentence.begin + expression.begin,
                                                         sentence.begin + expression.end));
        return event;
    }
    return std::nullopt;
}

/// "The licence expired at 10:00. Gates failed until 12:00": that the record says it took two hours bears out that the harm
/// began with its trigger.
void IncidentLibCase::addImpactFromTrigger(JsonValue length)
{
    const Event *trigger = firstOf(EventKind::Trigger);
    const auto after = length.isString() ? durationFromField(length.text()) : std::nullopt;
    if (!after || after->approximate || trigger == nullptr || !trigger->start || firstOf(EventKind::Impact) != nullptr)
        return;
    const UtcTime resolved = *trigger->start + after->length;
    std::vector<Evidence> places = trigger->evidence;
    bool isTold = false;
    for (const WindowEdge &end : m_ends) {
        if (end.at != resolved)
            continue;
        places.insert(places.end(), end.evidence.begin(), end.evidence.end());
        isTold = true;
    }
    if (!isTold)
        return;
    const Event cause = *trigger;
    Event &event = m_incident.addEvent(EventKind::Impact, length, true);
    event.start = cause.start;
    event.precision = cause.precision;
    event.basis = std::max(Basis::Derived, cause.basis);
    event.approximate = cause.approximate;
    event.end = resolved;
    event.endPrecision = cause.precision;
    event.endBasis = event.basis;
    event.text = m_incident.incident().title;
    event.evidence = std::move(places);   // the length bears it out as that of any window
}

void IncidentLibCase::addTold()
{
    ProseReading reading;
    if (!m_told.recogniseTrigger(m_incident.incident().trigger))
        addTriggerSentence();
    reading.facts.events = m_told.take();
    std::vector<ReportLine> noLines;
    chronolane::addProse(m_incident.incident(), noLines, std::move(reading));
    settleLines();
    if (m_zones.size() == 1)
        m_incident.incident().statedZone = m_zones.front();
}

/// A time that no event of the case took up is prose.
void IncidentLibCase::settleLines()
{
    const auto overlaps = [](const Evidence &left, const Evidence &right) {
        return left.pointer == right.pointer && left.begin < right.end && right.begin < left.end;
    };
    const auto &events = m_incident.incident().events;
    auto &lines = m_reading.report.lines;
    for (std::size_t i = m_firstLine; i < lines.size(); ++i) {
        ReportLine &line = lines[i];
        const bool isTold = std::any_of(events.begin(), events.end(), [&](const Event &event) {
            return std::any_of(event.evidence.begin(), event.evidence.end(),
                               [&](const Evidence &place) { return overlaps(place, line.place); });
        });
        if (line.fate == LineFate::Dated && line.place.hasRange() && !isTold) {
            line.fate = LineFate::Prose;
            line.eventId.clear();
        }
    }
}

} // namespace chronolane
