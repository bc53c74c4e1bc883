// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/documentparser.h"

#include <algorithm>
#include <set>
#include <utility>

namespace chronolane {

namespace {

std::optional<Annotation::Kind> annotationKindFromName(std::string_view name)
{
    if (name == "bookmark")
        return Annotation::Kind::Bookmark;
    if (name == "note")
        return Annotation::Kind::Note;
    return std::nullopt;
}

} // namespace

Incident DocumentParser::parse(JsonValue value)
{
    Incident incident;
    JsonFields fields(value, m_errors, "incidents");
    parseHead(fields, incident);
    parseFacts(fields, incident);
    for (const JsonValue source : fields.objects("sources"))
        incident.sources.push_back(parseSource(source));
    for (const JsonValue event : fields.objects("events"))
        incident.events.push_back(parseEvent(event, incident));
    nameEvents(incident);
    for (const JsonValue annotation : fields.objects("annotations"))
        incident.annotations.push_back(parseAnnotation(annotation));
    incident.statedZone = string(fields, "statedZone");
    JsonFields view(fields.object("view"), m_errors);
    incident.view.t0 = view.instant("t0");
    incident.view.zone = string(view, "zone");
    incident.view.unknown = view.unknownMembers();
    JsonFields metrics(fields.object("metrics"), m_errors);
    for (int i = 0; i < MetricKindCount; ++i)
        metrics.know(name(static_cast<MetricKind>(i)));   // computed anew by analysis
    incident.metrics.unknown = metrics.unknownMembers();
    for (const JsonValue diagnostic : fields.objects("diagnostics")) {
        if (Diagnostic read = parseDiagnostic(diagnostic, incident); !isComputedByAnalysis(read.code))
            incident.diagnostics.push_back(std::move(read));
    }
    incident.unknown = fields.unknownMembers();
    return incident;
}

void DocumentParser::parseHead(JsonFields &fields, Incident &incident)
{
    incident.id = string(fields, "id");
    incident.organization = string(fields, "organization");
    incident.title = text(fields, "title");
    incident.summary = text(fields, "summary");
    incident.status = word(fields, "status", statusFromName, IncidentStatus::Unknown);
    incident.severity = word(fields, "severity", severityFromName, Severity::Unknown);
    incident.severityText = string(fields, "severityText");
    JsonFields declared(fields.object("declared"), m_errors);
    incident.declared.start = declared.instant("start");
    incident.declared.end = declared.instant("end");
    incident.declared.unknown = declared.unknownMembers();
}

void DocumentParser::parseFacts(JsonFields &fields, Incident &incident)
{
    incident.components = fields.strings("components");
    incident.regions = fields.strings("regions");
    incident.tags = fields.strings("tags");
    incident.trigger = text(fields, "trigger");
    incident.rootCause = text(fields, "rootCause");
    incident.detection = text(fields, "detection");
    JsonFields impact(fields.object("impact"), m_errors);
    incident.impact.scope = text(impact, "scope");
    incident.impact.users = text(impact, "users");
    incident.impact.region = text(impact, "region");
    incident.impact.unknown = impact.unknownMembers();
}

Source DocumentParser::parseSource(JsonValue value)
{
    JsonFields fields(value, m_errors, "sources");
    Source source;
    source.id = string(fields, "id");
    source.kind = string(fields, "kind");
    source.name = string(fields, "name");
    source.uri = string(fields, "uri");
    source.sha256 = string(fields, "sha256");
    source.language = string(fields, "language");
    source.encoding = string(fields, "encoding");
    if (const auto content = fields.string("content"))
        source.content = std::make_shared<const std::string>(*content);
    source.unknown = fields.unknownMembers();
    return source;
}

Event DocumentParser::parseEvent(JsonValue value, const Incident &incident)
{
    JsonFields fields(value, m_errors, "events");
    Event event;
    event.id = string(fields, "id");
    event.kind = word(fields, "kind", eventKindFromName, EventKind::Note);
    event.stage = word(fields, "stage", stageFromName, Stage::None);
    parseTime(fields, event);
    event.encloses = fields.strings("encloses");
    event.conflictsWith = fields.strings("conflictsWith");
    event.used = flag(fields, "used", true);
    event.text = text(fields, "text");
    event.author = string(fields, "author");
    event.components = fields.strings("components");
    event.evidence = evidence(fields, incident);
    event.unknown = fields.unknownMembers();
    return event;
}

void DocumentParser::parseTime(JsonFields &fields, Event &event)
{
    event.start = fields.instant("start");
    event.end = fields.instant("end");
    event.precision = word(fields, "precision", precisionFromName, Precision::Minute);
    event.basis = word(fields, "basis", basisFromName, Basis::Stated);
    event.approximate = flag(fields, "approximate", false);
    event.endPrecision = word(fields, "endPrecision", precisionFromName, Precision::Minute);
    event.endBasis = word(fields, "endBasis", basisFromName, Basis::Stated);
    event.approximateEnd = flag(fields, "approximateEnd", false);
    event.openEnded = flag(fields, "openEnded", false);
    event.earliest = fields.instant("earliest");
    event.latest = fields.instant("latest");
}

Annotation DocumentParser::parseAnnotation(JsonValue value)
{
    JsonFields fields(value, m_errors, "annotations");
    Annotation annotation;
    annotation.kind = word(fields, "kind", annotationKindFromName, Annotation::Kind::Bookmark);
    annotation.at = fields.instant("at");
    annotation.eventId = string(fields, "event");
    annotation.text = text(fields, "text");
    annotation.unknown = fields.unknownMembers();
    return annotation;
}

Diagnostic DocumentParser::parseDiagnostic(JsonValue value, const Incident &incident)
{
    JsonFields fields(value, m_errors, "diagnostics");
    Diagnostic diagnostic;
    diagnostic.code = string(fields, "code");
    diagnostic.severity = word(fields, "severity", diagnosticSeverityFromName, DiagnosticSeverity::Warning);
    for (const JsonValue argument : fields.object("arguments")) {
        if (argument.isString())
            diagnostic.arguments.push_back({std::string(argument.key()), std::string(argument.text())});
        else
            m_errors.wrongType(argument, argument.key(), name(JsonType::String));
    }
    diagnostic.evidence = evidence(fields, incident);
    diagnostic.unknown = fields.unknownMembers();
    return diagnostic;
}

Evidence DocumentParser::parseEvidence(JsonValue value, const Incident &incident)
{
    JsonFields fields(value, m_errors, "evidence");
    Evidence evidence;
    const std::string id = string(fields, "source");
    const auto source = std::find_if(incident.sources.begin(), incident.sources.end(),
                                     [&id](const Source &candidate) { return candidate.id == id; });
    evidence.source = static_cast<std::uint32_t>(source - incident.sources.begin());
    if (source == incident.sources.end() && fields.isPresent())
        m_errors.outOfRange(value.find("source").isValid() ? value.find("source") : value, "source");
    if (const auto pointer = fields.string("pointer")) {
        evidence.pointer = *pointer;
        evidence.hasPointer = true;
    }
    evidence.begin = offset(fields, "begin");
    evidence.end = offset(fields, "end");
    evidence.unknown = fields.unknownMembers();
    return evidence;
}

/// Ids must tell events apart: what others say about one (annotations, conflicts) would be lost otherwise.
void DocumentParser::nameEvents(Incident &incident)
{
    std::set<std::string, std::less<>> taken;
    for (const Event &event : incident.events)
        taken.insert(event.id);
    std::set<std::string, std::less<>> seen;
    std::size_t next = 1;
    for (Event &event : incident.events) {
        while (event.id.empty() || seen.contains(event.id)) {
            std::string fresh = "e" + std::to_string(next++);
            if (taken.insert(fresh).second)
                event.id = std::move(fresh);
        }
        seen.insert(event.id);
    }
}

LocalizedText DocumentParser::text(JsonFields &fields, std::string_view member)
{
    LocalizedText text;
    for (const JsonValue translation : fields.object(member)) {
        if (translation.isString())
            text.set(std::string(translation.key()), std::string(translation.text()));
        else if (!translation.isNull())
            m_errors.wrongType(translation, translation.key(), name(JsonType::String));
    }
    return text;
}

std::vector<Evidence> DocumentParser::evidence(JsonFields &fields, const Incident &incident)
{
    std::vector<Evidence> places;
    for (const JsonValue place : fields.objects("evidence")) {
        if (Evidence read = parseEvidence(place, incident); read.source < incident.sources.size())
            places.push_back(std::move(read));
    }
    return places;
}

std::string DocumentParser::string(JsonFields &fields, std::string_view member)
{
    return std::string(fields.string(member).value_or(std::string_view()));
}

bool DocumentParser::flag(JsonFields &fields, std::string_view member, bool otherwise)
{
    return fields.boolean(member).value_or(otherwise);
}

std::uint64_t DocumentParser::offset(JsonFields &fields, std::string_view member)
{
    const auto value = fields.integer(member);
    if (!value)
        return 0;
    if (*value < 0) {
        m_errors.outOfRange(fields.value().find(member), member);
        return 0;
    }
    return static_cast<std::uint64_t>(*value);
}

} // namespace chronolane
