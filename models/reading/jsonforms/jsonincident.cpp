// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/jsonincident.h"

#include "models/reading/jsonforms/bodytext.h"
#include "models/reading/jsonforms/recordwords.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace chronolane {

JsonIncident::JsonIncident(JsonReading &reading)
    : m_reading(reading), m_builder(reading.input.source, reading.form),
      m_times(reading.options, reading.context, reading.zone)
{
    incident().organization = reading.organization;
    incident().statedZone = reading.zone;
}

std::string_view JsonIncident::words(JsonValue value)
{
    if (value.isString())
        return value.text();
    if (value.isNumber())
        return value.json();
    if (!value.isNull())
        m_reading.errors.wrongType(value, value.key(), name(JsonType::String));
    return {};
}

void JsonIncident::setId(JsonValue value)
{
    incident().id = words(value);
}

void JsonIncident::setTitle(JsonValue value)
{
    if (const std::string_view title = words(value); !title.empty() && incident().title.isEmpty())
        incident().title = localized(bodyText(title));
}

void JsonIncident::setSeverity(JsonValue word)
{
    const std::string_view wording = words(word);
    if (wording.empty() || !incident().severityText.empty())
        return;
    incident().severityText = wording;
    if (const auto severity = severityFromWording(wording))
        incident().severity = *severity;
    else
        m_builder.diagnose(diagnostic_code::UnknownValue,
                           {{"member", std::string(word.key())}, {"value", std::string(wording)}}, at(word));
}

void JsonIncident::setStatus(JsonValue word)
{
    const std::string_view wording = words(word);
    if (wording.empty())
        return;
    m_isOnlyOpen = lowered(wording) == "open";
    if (const auto status = statusFromWording(wording))
        incident().status = *status;
    else if (!updateStageFromWording(wording))
        m_builder.diagnose(diagnostic_code::UnknownValue,
                           {{"member", std::string(word.key())}, {"value", std::string(wording)}}, at(word));
}

void JsonIncident::addNames(std::vector<std::string> &names, JsonValue array, std::string_view member)
{
    if (!array.isNull() && !array.isArray()) {
        m_reading.errors.wrongType(array, array.key(), name(JsonType::Array));
        return;
    }
    for (const JsonValue element : array) {
        if (element.isObject() && element.find("group").isTrue())
            continue;
        const std::string_view word = words(element.isObject() ? element.find(member) : element);
        if (!word.empty() && std::find(names.begin(), names.end(), word) == names.end())
            names.emplace_back(word);
    }
}

std::optional<FieldTime> JsonIncident::time(JsonValue value)
{
    if (value.isNull() || (value.isString() && value.text().empty()))
        return std::nullopt;
    if (!value.isString() && !value.isNumber() && !m_times.isSettled(value)) {
        m_reading.errors.wrongType(value, value.key(), name(JsonType::String));
        return std::nullopt;
    }
    auto time = m_times.read(value);
    if (!time && lacksDate(value)) {
        noteMissingDate(value, std::string(value.key()) + ": " + std::string(value.text()));
        return std::nullopt;
    }
    if (!time) {
        m_reading.errors.outOfRange(value, value.key());
        return std::nullopt;
    }
    for (TimeRemark &remark : time->remarks) {
        Diagnostic diagnostic;
        diagnostic.code = remark.code;
        diagnostic.arguments = std::move(remark.arguments);
        diagnostic.evidence.push_back(at(value));
        m_builder.diagnose(std::move(diagnostic));
    }
    return time;
}

void JsonIncident::noteMissingDate(JsonValue place, std::string_view words)
{
    m_builder.diagnose(unreadablePart(words, m_reading.errors.lineOf(place), "no-date", at(place)));
}

std::optional<FieldTime> JsonIncident::firstTime(std::initializer_list<JsonValue> values, JsonValue *found)
{
    for (const JsonValue value : values) {
        auto stated = time(value);
        if (!stated)
            continue;
        if (found != nullptr)
            *found = value;
        return stated;
    }
    return std::nullopt;
}

std::vector<JsonValue> JsonIncident::objectsOf(JsonValue array)
{
    std::vector<JsonValue> objects;
    if (!array.isNull() && !array.isArray()) {
        m_reading.errors.wrongType(array, array.key(), name(JsonType::Array));
        return objects;
    }
    objects.reserve(array.size());
    for (const JsonValue element : array) {
        if (element.isObject())
            objects.push_back(element);
        else
            m_reading.errors.wrongType(element, array.key(), name(JsonType::Object));
    }
    return objects;
}

std::optional<FieldTime> JsonIncident::declareStart(JsonValue value)
{
    auto start = time(value);
    if (start)
        m_builder.declareStart(start->time, start->precision, start->basis, at(value));
    return start;
}

std::optional<FieldTime> JsonIncident::declareEnd(JsonValue value)
{
    auto end = time(value);
    if (end)
        m_builder.declareEnd(end->time, end->precision, end->basis, at(value));
    return end;
}

Event &JsonIncident::addEvent(EventKind kind, JsonValue place, bool isDated)
{
    Event &event = m_builder.addEvent(kind, at(place));
    noteLine(event, place, isDated ? LineFate::Dated : LineFate::Undated);
    return event;
}

Event *JsonIncident::addDated(EventKind kind, JsonValue value)
{
    const auto start = time(value);
    if (!start)
        return nullptr;
    Event &event = addEvent(kind, value, true);
    setStart(event, *start);
    return &event;
}

bool JsonIncident::setEnd(Event &event, JsonValue value)
{
    const auto end = time(value);
    if (!end)
        return false;
    chronolane::setEnd(event, *end);
    event.evidence.push_back(at(value));
    return true;
}

void JsonIncident::addPlan(JsonValue start, JsonValue end)
{
    m_builder.setPlanned(true);
    declareStart(start);
    declareEnd(end);
    Event *plan = addDated(EventKind::Maintenance, start);
    if (plan == nullptr)
        return;
    plan->text = incident().title;
    plan->components = incident().components;
    plan->openEnded = !setEnd(*plan, end);
}

void JsonIncident::addProse(std::span<const JsonValue> sameTexts, ProseRole role, std::optional<UtcTime> reference,
                            bool isReferenceDay)
{
    if (sameTexts.empty() || (role == ProseRole::StatusUpdate && !mayHoldTimes(sameTexts.front().text())))
        return;
    std::vector<ProsePlace> places;
    for (const JsonValue text : sameTexts)
        places.push_back(m_reading.places.prosePlace(text));
    addProse(sameTexts.front().text(), std::move(places), role, reference, isReferenceDay);
}

void JsonIncident::addProse(std::string_view text, std::vector<ProsePlace> places, ProseRole role,
                            std::optional<UtcTime> reference, bool isReferenceDay)
{
    ProseRequest request;
    request.text = text;
    request.syntax = looksLikeHtml(text) ? ProseSyntax::Html : ProseSyntax::Text;
    request.role = role;
    request.places = std::move(places);
    request.isZoneAssumed = m_reading.zone.empty() && !m_reading.usualTextZone.empty();
    request.zone = request.isZoneAssumed ? m_reading.usualTextZone : m_reading.zone;
    request.reference = reference;
    request.isPlanned = m_builder.isPlanned();
    request.isReferenceDay = isReferenceDay && reference.has_value();
    if (request.isReferenceDay && !request.zone.empty()) {
        // As the day is seen there; its midnight is meant as a date.
        const int offset = m_reading.context.zones->offsetSeconds(request.zone, *reference).value_or(0);
        request.reference = *reference + fromMicroseconds(std::int64_t{offset} * 1'000'000);
    }
    std::vector<ReportLine> lines;
    chronolane::addProse(builder(), lines, readProse(request, m_reading.options, m_reading.context));
    if (m_reading.reportsLines())
        std::move(lines.begin(), lines.end(), std::back_inserter(m_reading.report.lines));
}

bool JsonIncident::statesImpact() const
{
    const auto &events = m_builder.incident().events;
    return std::any_of(events.begin(), events.end(), [](const Event &event) {
        return event.kind == EventKind::Impact && event.isDated() && event.used;
    });
}

void JsonIncident::finish(JsonValue record)
{
    if (incident().title.isEmpty() && incident().events.empty() && !incident().declared.start) {
        ReadingError error;
        error.code = ReadingErrorCode::NotAnIncident;
        error.line = record.isValid() ? m_reading.errors.lineOf(record) : 0;
        error.pointer = record.pointer();
        error.isFatal = false;
        m_reading.report.errors.push_back(std::move(error));
        return;
    }
    // "Open" names no stage: the updates do, if there are any.
    const bool isOnlyOpen = m_isOnlyOpen && incident().status == IncidentStatus::Investigating;
    if (isOnlyOpen)
        incident().status = IncidentStatus::Unknown;
    const std::size_t told = incident().events.size();
    Incident done = m_builder.finish();
    for (std::size_t i = told; i < done.events.size(); ++i)
        noteLine(done.events[i], record, LineFate::Dated);
    if (isOnlyOpen && done.status == IncidentStatus::Unknown)
        done.status = IncidentStatus::Investigating;
    done.events.shrink_to_fit();
    done.sources = m_reading.sources.shared(std::move(done.sources));
    m_reading.reserveIncidents(record.endByte());
    m_reading.report.incidents.push_back(std::move(done));
}

void JsonIncident::noteLine(const Event &event, JsonValue place, LineFate fate)
{
    if (!m_reading.reportsLines())
        return;
    ReportLine line;
    line.place = event.evidence.front();
    line.line = m_reading.errors.lineOf(place);
    line.fate = fate;
    line.eventId = event.id;
    m_reading.report.lines.push_back(std::move(line));
}

void setStart(Event &event, const FieldTime &time)
{
    event.start = time.time;
    event.precision = time.precision;
    event.basis = time.basis;
    event.approximate = time.approximate;
}

void setEnd(Event &event, const FieldTime &time)
{
    event.end = time.time;
    event.endPrecision = time.precision;
    event.endBasis = time.basis;
    event.approximateEnd = time.approximate;
    event.openEnded = false;
}

} // namespace chronolane
