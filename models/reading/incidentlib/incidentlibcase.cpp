// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/incidentlib/incidentlibcase.h"

#include "models/reading/text/compactduration.h"


#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace chronolane {

namespace {

/// "en", "ko-KR": what keys the translations of a text.
bool isLanguageTag(std::string_view key)
{
    const std::size_t primary = std::min(key.find('-'), key.size());
    return primary >= 2 && primary <= 3 && std::all_of(key.begin(), key.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
    });
}

bool saysNothing(std::string_view word)
{
    return word.empty() || word == "unknown" || word == "none";
}

/// Members of the document on all of its levels: what a record calls the same, and means otherwise, is kept under
/// another name.
constexpr std::array<std::string_view, 55> DocumentMembers = {
    "id",          "organization",  "title",       "summary",        "status",       "severity",
    "severityText", "declared",     "components",  "regions",        "tags",         "trigger",
    "rootCause",   "detection",     "impact",      "sources",        "events",       "annotations",
    "view",        "metrics",       "diagnostics", "scope",          "users",        "region",
    "kind",        "name",          "uri",         "sha256",         "language",     "encoding",
    "content",     "stage",         "start",       "end",            "precision",    "basis",
    "approximate", "endPrecision",  "endBasis",    "approximateEnd", "openEnded",    "earliest",
    "latest",      "encloses",      "conflictsWith", "used",         "text",         "author",
    "evidence",    "code",          "arguments",   "format",         "version",      "incidents",
    "statedZone",
};

UnknownMember kept(JsonValue member)
{
    const bool isTaken
        = std::find(DocumentMembers.begin(), DocumentMembers.end(), member.key()) != DocumentMembers.end();
    return {(isTaken ? "record-" : "") + std::string(member.key()), std::string(member.json())};
}

} // namespace

IncidentLibCase::IncidentLibCase(JsonReading &reading, JsonValue record)
    : m_reading(reading), m_firstLine(reading.report.lines.size()), m_record(record), m_incident(reading)
{
}

JsonValue IncidentLibCase::member(std::string_view name)
{
    m_known.push_back(name);
    const JsonValue value = m_record.find(name);
    return value.isNull() ? JsonValue() : value;
}

/// A text is one string, or an object with a string for each language.
std::vector<IncidentLibCase::TaggedText> IncidentLibCase::texts(JsonValue value)
{
    std::vector<TaggedText> texts;
    if (value.isString()) {
        if (!value.text().empty())
            texts.emplace_back(guessLanguage(value.text()), value);
        return texts;
    }
    if (value.isValid() && !value.isNull() && !value.isObject()) {
        m_reading.errors.wrongType(value, value.key(), name(JsonType::String));
        return texts;
    }
    for (const JsonValue text : value) {
        if (!isLanguageTag(text.key()) || text.isNull())
            continue;
        if (!text.isString())
            m_reading.errors.wrongType(text, text.key(), name(JsonType::String));
        else if (!text.text().empty())
            texts.emplace_back(text.key(), text);
    }
    return texts;
}

LocalizedText IncidentLibCase::localizedText(JsonValue value)
{
    LocalizedText text;
    for (const auto &[tag, string] : texts(value))
        text.set(tag, std::string(string.text()));
    return text;
}

void IncidentLibCase::read()
{
    readFacts();
    readTags();
    readSources();
    readProseMembers();
    addTold();
    addFactEvent(member("trigger"), EventKind::Trigger);
    addFactEvent(member("detection"), EventKind::Detection);
    readLengths();
    readSteps(member("remediation"), EventKind::Remediation);
    readSteps(member("action_items"), EventKind::FollowUp);
    declareDay();
    keepUnknownMembers();
    m_incident.finish(m_record);
}

void IncidentLibCase::readFacts()
{
    Incident &incident = m_incident.incident();
    m_incident.setId(member("id"));
    for (const std::string_view name : {"org", "organization", "company"}) {
        if (incident.organization.empty())
            incident.organization = m_incident.words(member(name));
    }
    incident.title = localizedText(member("title"));
    incident.summary = localizedText(member("summary"));
    m_incident.setSeverity(member("severity"));
    m_incident.setStatus(member("status"));
    incident.trigger = localizedText(member("trigger"));
    incident.detection = localizedText(member("detection"));
    incident.rootCause = localizedText(member("root_cause"));
    m_incident.addNames(incident.components, member("components"));
    readImpactStatement();
    if (const JsonValue date = member("date"); date.isString()) {
        if (const auto day = parseIso8601(date.text()))
            m_day = day->time;
        else
            m_reading.errors.outOfRange(date, "date");
    } else if (date.isValid()) {
        m_reading.errors.wrongType(date, "date", name(JsonType::String));
    }
}

void IncidentLibCase::readImpactStatement()
{
    const JsonValue impact = member("impact");
    ImpactStatement &statement = m_incident.incident().impact;
    if (!impact.isObject()) {
        statement.scope = localizedText(impact);
        return;
    }
    const auto set = [this, impact](LocalizedText &text, std::string_view name) {
        const JsonValue value = impact.find(name);
        if (!value.isString() || !saysNothing(value.text()))
            text = localizedText(value);
    };
    set(statement.scope, "scope");
    set(statement.users, "users");
    set(statement.region, "region");
    for (const JsonValue other : impact) {
        if (other.key() != "scope" && other.key() != "users" && other.key() != "region")
            statement.unknown.push_back(kept(other));
    }
}

void IncidentLibCase::readTags()
{
    std::vector<std::string> &tags = m_incident.incident().tags;
    for (const std::string_view name : {"domain", "symptoms", "contributing", "tags"}) {
        if (const JsonValue value = member(name); value.isArray())
            m_incident.addNames(tags, value);
        else if (value.isString() && !saysNothing(value.text()))
            tags.emplace_back(value.text());
    }
}

/// The pages that the record was written from stand beside it, so that it can be joined with them.
void IncidentLibCase::readSources()
{
    std::vector<Source> &sources = m_incident.incident().sources.edit();
    for (const JsonValue entry : member("sources")) {
        const JsonValue url = entry.isString() ? entry : entry.find("url");
        if (!url.isString() || url.text().empty())
            continue;
        Source &source = sources.emplace_back();
        source.id = "s" + std::to_string(sources.size());
        source.kind = entry.find("kind").text();
        source.uri = url.text();
        source.name = url.text();
        for (const JsonValue other : entry) {
            if (other.key() != "url" && other.key() != "kind")
                source.unknown.push_back(kept(other));
        }
    }
}

/// A fact without a time of its own is a step without a time, unless one is dated already.
void IncidentLibCase::addFactEvent(JsonValue value, EventKind kind)
{
    const std::vector<TaggedText> tellings = texts(value);
    if (tellings.empty() || hasDated(kind))
        return;
    Event &event = m_incident.addEvent(kind, tellings.front().second);
    for (const auto &[tag, text] : tellings) {
        event.text.set(tag, std::string(text.text()));
        if (text.pointer() != tellings.front().second.pointer())
            event.evidence.push_back(m_incident.at(text));
    }
}

void IncidentLibCase::readLengths()
{
    const JsonValue timeline = member("timeline");
    if (!timeline.isObject())
        return;
    addImpactFromTrigger(timeline.find("resolved_after"));
    using Entry = std::pair<std::string_view, EventKind>;
    static constexpr std::array Points = {
        Entry{"detected_after", EventKind::Detection},       Entry{"acknowledged_after", EventKind::Diagnosis},
        Entry{"responded_after", EventKind::Diagnosis},      Entry{"identified_after", EventKind::Diagnosis},
        Entry{"contained_after", EventKind::Milestone},      Entry{"mitigated_after", EventKind::Milestone},
        Entry{"recovered_after", EventKind::Milestone},
    };
    for (const auto &[member, kind] : Points)
        readPointAfter(timeline.find(member), kind);
    readResolvedAfter(timeline.find("resolved_after"));
}

std::optional<DurationExpression> IncidentLibCase::length(JsonValue value)
{
    if (value.isNull())
        return std::nullopt;
    if (!value.isString()) {
        m_reading.errors.wrongType(value, value.key(), name(JsonType::String));
        return std::nullopt;
    }
    const auto length = durationFromField(value.text());
    if (!length)
        m_reading.errors.outOfRange(value, value.key());
    return length;
}

/// A point that the record places by the time since the impact began.
void IncidentLibCase::readPointAfter(JsonValue length, EventKind kind)
{
    const auto after = this->length(length);
    if (!after)
        return;
    const Event *impact = firstOf(EventKind::Impact);
    if (impact == nullptr) {
        keepUndatedLength(length, kind);
        return;
    }
    const UtcTime time = *impact->start + after->length;
    Event *stated = firstOf(kind);
    if (stated != nullptr && stated->start == time) {
        stated->evidence.push_back(m_incident.at(length));
        return;
    }
    const Basis basis = impact->basis == Basis::Assumed ? Basis::Assumed : Basis::Derived;
    const bool isApproximate = impact->approximate || after->approximate;
    // There is one detection, so another time for it is another telling; of the rest, there may be several.
    const bool isOtherTelling = stated != nullptr && kind == EventKind::Detection;
    const std::string statedId = isOtherTelling ? stated->id : std::string();
    Event &derived = m_incident.addEvent(kind, length, true);
    derived.start = time;
    derived.precision = after->precision;
    derived.basis = basis;
    derived.approximate = isApproximate;
    derived.used = !isOtherTelling;
    if (kind == EventKind::Detection)
        derived.text = m_incident.incident().detection;
    if (derived.text.isEmpty())
        derived.text = wordsOf(length);
    if (!isOtherTelling)
        return;
    derived.conflictsWith.push_back(statedId);
    firstOf(kind)->conflictsWith.push_back(derived.id);
}

void IncidentLibCase::readResolvedAfter(JsonValue length)
{
    const auto after = this->length(length);
    if (!after)
        return;
    Incident &incident = m_incident.incident();
    if (incident.status == IncidentStatus::Unknown)
        incident.status = IncidentStatus::Resolved;
    Event *first = firstOf(EventKind::Impact);
    if (first == nullptr) {
        keepUndatedLength(length, EventKind::Milestone);
        return;
    }
    const UtcTime resolved = *first->start + after->length;
    if (Event *last = windowThatEndsLast()) {
        if (last->end == resolved)
            last->evidence.push_back(m_incident.at(length));
        else if (!last->approximateEnd && !after->approximate)
            m_incident.builder().diagnose(diagnostic_code::DurationMismatch,
                                          {{"stated", compactDuration(after->length)},
                                           {"computed", compactDuration(*last->end - *first->start)}},
                                          m_incident.at(length));
        return;
    }
    first->end = resolved;
    first->endPrecision = after->precision;
    first->endBasis = first->basis == Basis::Assumed ? Basis::Assumed : Basis::Derived;
    first->approximateEnd = first->approximate || after->approximate;
    first->openEnded = false;
    first->evidence.push_back(m_incident.at(length));
}

/// "mitigated_after: 40m": all the words there are.
LocalizedText IncidentLibCase::wordsOf(JsonValue length)
{
    return LocalizedText("und", std::string(length.key()) + ": " + std::string(length.text()));
}

/// Nothing states from when the length counts: its words are a step without a time.
void IncidentLibCase::keepUndatedLength(JsonValue length, EventKind kind)
{
    if (Event *event = firstOf(kind); event != nullptr) {
        event->evidence.push_back(m_incident.at(length));
        return;
    }
    Event &event = m_incident.addEvent(kind, length);
    event.text = wordsOf(length);
}

void IncidentLibCase::readSteps(JsonValue steps, EventKind kind)
{
    for (const JsonValue step : steps) {
        const JsonValue value = step.isObject() && step.find("text").isValid() ? step.find("text") : step;
        const std::vector<TaggedText> tellings = texts(value);
        if (tellings.empty())
            continue;
        Event *told = toldStep(kind, tellings);
        Event &event = told != nullptr ? *told : m_incident.addEvent(kind, tellings.front().second);
        if (told == nullptr)
            event.evidence.clear();
        for (const auto &[tag, text] : tellings) {
            if (event.text.find(tag) == nullptr)
                event.text.set(tag, std::string(text.text()));
            event.evidence.push_back(m_incident.at(text));
        }
        if (!step.isObject())
            continue;
        for (const JsonValue other : step) {
            if (other.key() != "text" && !isLanguageTag(other.key()))
                event.unknown.push_back(kept(other));
        }
    }
}

/// The day of the record is all that is known of its time where no text states a clock time.
void IncidentLibCase::declareDay()
{
    const auto &events = m_incident.incident().events;
    const bool isAnyDated = std::any_of(events.begin(), events.end(), [](const Event &e) { return e.isDated(); });
    if (m_day && !isAnyDated)
        m_incident.builder().declareStart(*m_day, Precision::Day, Basis::Stated, m_incident.at(m_record.find("date")));
}

void IncidentLibCase::keepUnknownMembers()
{
    for (const JsonValue other : m_record) {
        if (std::find(m_known.begin(), m_known.end(), other.key()) == m_known.end())
            m_incident.incident().unknown.push_back(kept(other));
    }
}

bool IncidentLibCase::hasDated(EventKind kind)
{
    const auto &events = m_incident.incident().events;
    return std::any_of(events.begin(), events.end(),
                       [kind](const Event &event) { return event.kind == kind && event.isDated(); });
}

/// The earliest dated event of the kind, else the first one without a time; nullptr if there is none. An impact must
/// be dated.
Event *IncidentLibCase::firstOf(EventKind kind)
{
    Event *first = nullptr;
    for (Event &event : m_incident.incident().events) {
        if (event.kind != kind || !event.used || (kind == EventKind::Impact && !event.isDated()))
            continue;
        const bool isEarlier = first == nullptr || (event.start && (!first->start || *event.start < *first->start));
        if (isEarlier)
            first = &event;
    }
    return first;
}

Event *IncidentLibCase::windowThatEndsLast()
{
    Event *last = nullptr;
    for (Event &event : m_incident.incident().events) {
        const bool isWindow = event.kind == EventKind::Impact && event.used && event.end && event.encloses.empty();
        if (isWindow && (last == nullptr || *event.end > *last->end))
            last = &event;
    }
    return last;
}

} // namespace chronolane
