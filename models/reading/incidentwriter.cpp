// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/incidentwriter.h"

#include "models/reading/jsonwriter.h"

#include <algorithm>

namespace chronolane {

namespace {

/// Writes incidents member by member in the contract's order. Members that say nothing are left out.
class DocumentWriter
{
public:
    explicit DocumentWriter(const WritingOptions &options) : m_options(options) {}

    [[nodiscard]] std::string write(const IncidentSet &set);

private:
    void write(const Incident &incident);
    void write(const Source &source);
    void write(const Event &event);
    void writeTime(const Event &event);
    void writeEnd(const Event &event);
    void write(const Annotation &annotation);
    void write(const Diagnostic &diagnostic);
    void write(const Evidence &evidence);
    void writeDeclared(const DeclaredWindow &declared);
    void writeImpact(const ImpactStatement &impact);
    void writeView(const ViewChoice &view);
    void writeMetrics(const Metrics &metrics);
    void writeInstant(std::string_view name, const std::optional<UtcTime> &time);
    void writeText(std::string_view name, const LocalizedText &text);
    void writeWords(std::string_view name, const std::vector<std::string> &words);
    void writeIfSaid(std::string_view name, std::string_view text);
    void writeIfTrue(std::string_view name, bool value);

    template<typename T>
    void writeList(std::string_view name, const std::vector<T> &values)
    {
        m_json.key(name);
        m_json.beginArray();
        for (const T &value : values)
            write(value);
        m_json.endArray();
    }

    template<typename T>
    void writeListIfAny(std::string_view name, const std::vector<T> &values)
    {
        if (!values.empty())
            writeList(name, values);
    }

    const WritingOptions &m_options;
    const Incident *m_incident = nullptr;   ///< whose sources evidence points into
    JsonWriter m_json;
};

std::string DocumentWriter::write(const IncidentSet &set)
{
    m_json.beginObject();
    m_json.member("format", "chronolane");
    m_json.key("version");
    m_json.integer(1);
    m_json.key("incidents");
    m_json.beginArray();
    for (const auto &incident : set.incidents)
        write(*incident);
    m_json.endArray();
    m_json.members(set.unknown);
    m_json.endObject();
    m_json.text() += '\n';
    return std::move(m_json.text());
}

void DocumentWriter::write(const Incident &incident)
{
    m_incident = &incident;
    m_json.beginObject();
    m_json.member("id", incident.id);
    writeIfSaid("organization", incident.organization);
    writeText("title", incident.title);
    writeText("summary", incident.summary);
    m_json.member("status", name(incident.status));
    m_json.member("severity", name(incident.severity));
    writeIfSaid("severityText", incident.severityText);
    writeDeclared(incident.declared);
    writeWords("components", incident.components);
    writeWords("regions", incident.regions);
    writeWords("tags", incident.tags);
    writeText("trigger", incident.trigger);
    writeText("rootCause", incident.rootCause);
    writeText("detection", incident.detection);
    writeImpact(incident.impact);
    writeList("sources", incident.sources.items());
    writeList("events", incident.events);
    writeListIfAny("annotations", incident.annotations);
    writeIfSaid("statedZone", incident.statedZone);
    writeView(incident.view);
    writeMetrics(incident.metrics);
    writeListIfAny("diagnostics", incident.diagnostics);
    m_json.members(incident.unknown);
    m_json.endObject();
}

void DocumentWriter::write(const Source &source)
{
    m_json.beginObject();
    m_json.member("id", source.id);
    writeIfSaid("kind", source.kind);
    writeIfSaid("name", source.name);
    writeIfSaid("uri", source.uri);
    writeIfSaid("sha256", source.sha256);
    writeIfSaid("language", source.language);
    writeIfSaid("encoding", source.encoding);
    if (source.content && (source.uri.empty() || source.content->size() <= m_options.contentLimit))
        m_json.member("content", *source.content);
    m_json.members(source.unknown);
    m_json.endObject();
}

void DocumentWriter::write(const Event &event)
{
    m_json.beginObject();
    m_json.member("id", event.id);
    m_json.member("kind", name(event.kind));
    writeIfSaid("stage", name(event.stage));
    writeTime(event);
    writeWords("encloses", event.encloses);
    writeWords("conflictsWith", event.conflictsWith);
    if (!event.used) {
        m_json.key("used");
        m_json.boolean(false);
    }
    writeText("text", event.text);
    writeIfSaid("author", event.author);
    writeWords("components", event.components);
    writeListIfAny("evidence", event.evidence);
    m_json.members(event.unknown);
    m_json.endObject();
}

void DocumentWriter::writeTime(const Event &event)
{
    for (const auto &[name, time] : {std::pair("start", event.start), std::pair("end", event.end)}) {
        m_json.key(name);
        if (time)
            m_json.string(formatIso8601(*time));
        else
            m_json.null();
    }
    if (event.isDated()) {
        m_json.member("precision", name(event.precision));
        m_json.member("basis", name(event.basis));
        writeIfTrue("approximate", event.approximate);
    }
    writeEnd(event);
    writeInstant("earliest", event.earliest);
    writeInstant("latest", event.latest);
}

void DocumentWriter::writeEnd(const Event &event)
{
    if (event.end) {
        m_json.member("endPrecision", name(event.endPrecision));
        m_json.member("endBasis", name(event.endBasis));
        writeIfTrue("approximateEnd", event.approximateEnd);
    }
    writeIfTrue("openEnded", event.openEnded);
}

void DocumentWriter::write(const Annotation &annotation)
{
    m_json.beginObject();
    m_json.member("kind", annotation.kind == Annotation::Kind::Bookmark ? "bookmark" : "note");
    writeInstant("at", annotation.at);
    writeIfSaid("event", annotation.eventId);
    writeText("text", annotation.text);
    m_json.members(annotation.unknown);
    m_json.endObject();
}

void DocumentWriter::write(const Diagnostic &diagnostic)
{
    m_json.beginObject();
    m_json.member("code", diagnostic.code);
    m_json.member("severity", name(diagnostic.severity));
    if (!diagnostic.arguments.empty()) {
        m_json.key("arguments");
        m_json.beginObject(JsonWriter::Layout::Inline);
        for (const DiagnosticArgument &argument : diagnostic.arguments)
            m_json.member(argument.name, argument.value);
        m_json.endObject();
    }
    writeListIfAny("evidence", diagnostic.evidence);
    m_json.members(diagnostic.unknown);
    m_json.endObject();
}

void DocumentWriter::write(const Evidence &evidence)
{
    m_json.beginObject(JsonWriter::Layout::Inline);
    if (evidence.source < m_incident->sources.size())
        m_json.member("source", m_incident->sources[evidence.source].id);
    if (evidence.hasPointer)
        m_json.member("pointer", evidence.pointer);
    if (evidence.hasRange()) {
        m_json.key("begin");
        m_json.raw(std::to_string(evidence.begin));
        m_json.key("end");
        m_json.raw(std::to_string(evidence.end));
    }
    m_json.members(evidence.unknown);
    m_json.endObject();
}

void DocumentWriter::writeDeclared(const DeclaredWindow &declared)
{
    if (!declared.start && !declared.end && declared.unknown.empty())
        return;
    m_json.key("declared");
    m_json.beginObject(JsonWriter::Layout::Inline);
    writeInstant("start", declared.start);
    writeInstant("end", declared.end);
    m_json.members(declared.unknown);
    m_json.endObject();
}

void DocumentWriter::writeImpact(const ImpactStatement &impact)
{
    if (impact == ImpactStatement())
        return;
    m_json.key("impact");
    m_json.beginObject();
    writeText("scope", impact.scope);
    writeText("users", impact.users);
    writeText("region", impact.region);
    m_json.members(impact.unknown);
    m_json.endObject();
}

void DocumentWriter::writeView(const ViewChoice &view)
{
    if (view == ViewChoice())
        return;
    m_json.key("view");
    m_json.beginObject(JsonWriter::Layout::Inline);
    writeInstant("t0", view.t0);
    writeIfSaid("zone", view.zone);
    m_json.members(view.unknown);
    m_json.endObject();
}

/// Seconds, with a fraction only where there is one.
std::string secondsText(Duration value)
{
    constexpr std::int64_t MicrosecondsPerSecond = 1'000'000;
    const std::int64_t microseconds = toMicroseconds(value);
    std::string text = std::to_string(microseconds / MicrosecondsPerSecond);
    if (microseconds < 0 && microseconds > -MicrosecondsPerSecond)
        text = "-0";
    const std::int64_t fraction = std::abs(microseconds % MicrosecondsPerSecond);
    if (fraction == 0)
        return microseconds == 0 ? "0" : text;
    std::string digits = std::to_string(MicrosecondsPerSecond + fraction).substr(1);
    digits.erase(digits.find_last_not_of('0') + 1);
    return text + '.' + digits;
}

void DocumentWriter::writeMetrics(const Metrics &metrics)
{
    if (!metrics.hasValues() && metrics.unknown.empty())
        return;
    m_json.key("metrics");
    m_json.beginObject();
    for (int i = 0; i < MetricKindCount; ++i) {
        const auto kind = static_cast<MetricKind>(i);
        if (!metrics[kind].value)
            continue;
        m_json.key(name(kind));
        m_json.raw(secondsText(*metrics[kind].value));
    }
    m_json.members(metrics.unknown);
    m_json.endObject();
}

void DocumentWriter::writeInstant(std::string_view name, const std::optional<UtcTime> &time)
{
    if (time)
        m_json.member(name, formatIso8601(*time));
}

void DocumentWriter::writeText(std::string_view name, const LocalizedText &text)
{
    if (text.isEmpty())
        return;
    m_json.key(name);
    m_json.beginObject();
    for (const auto &[tag, utf8] : text.entries())
        m_json.member(tag, utf8);
    m_json.endObject();
}

void DocumentWriter::writeWords(std::string_view name, const std::vector<std::string> &words)
{
    if (words.empty())
        return;
    m_json.key(name);
    m_json.beginArray(JsonWriter::Layout::Inline);
    for (const std::string &word : words)
        m_json.string(word);
    m_json.endArray();
}

void DocumentWriter::writeIfSaid(std::string_view name, std::string_view text)
{
    if (!text.empty())
        m_json.member(name, text);
}

void DocumentWriter::writeIfTrue(std::string_view name, bool value)
{
    if (!value)
        return;
    m_json.key(name);
    m_json.boolean(true);
}

} // namespace

std::string writeDocument(const IncidentSet &set, const WritingOptions &options)
{
    return DocumentWriter(options).write(set);
}

} // namespace chronolane
