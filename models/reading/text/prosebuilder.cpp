// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/prosebuilder.h"

#include "models/reading/text/textview.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

namespace chronolane {

namespace {

constexpr std::size_t DiagnosticPlaces = 100;

} // namespace

void setTime(Event &event, const ResolvedTime &time)
{
    event.start = time.start ? time.start : time.end;
    event.precision = time.start ? time.precision : time.endPrecision;
    event.basis = time.start ? time.basis : time.endBasis;
    event.approximate = time.start ? time.approximate : time.approximateEnd;
    if (!time.start || !time.end)
        return;
    event.end = time.end;
    event.endPrecision = time.endPrecision;
    event.endBasis = time.endBasis;
    event.approximateEnd = time.approximateEnd;
}

ProseBuilder::ProseBuilder(const ProseRequest &request, SourceMap map) : m_request(request), m_map(std::move(map))
{
    if (m_map.length() > 0)
        m_lines.emplace(request.text);
}

std::vector<Evidence> ProseBuilder::evidence(const ProseUnit &unit, ByteRange range) const
{
    ByteRange bytes = unit.plain.map.toSource(range.begin, range.end);
    if (m_map.length() > 0)
        bytes = m_map.toSource(bytes.begin, bytes.end);
    std::vector<Evidence> result;
    for (const ProsePlace &place : m_request.places)
        result.push_back(place.evidence(bytes.begin, bytes.end));
    return result;
}

Event &ProseBuilder::add(EventKind kind)
{
    Event &event = events().emplace_back();
    event.id = std::string("p").append(std::to_string(events().size()));
    event.kind = kind;
    return event;
}

Event &ProseBuilder::addDated(EventKind kind, const ProseUnit &unit, ByteRange words, const ResolvedTime &time)
{
    addRemarks(unit, time);
    Event &event = add(kind);
    setTime(event, time);
    event.evidence = evidence(unit, words);
    return event;
}

Event &ProseBuilder::addUndated(EventKind kind, const ProseUnit &unit, ByteRange words)
{
    Event &event = add(kind);
    event.evidence = evidence(unit, words);
    event.text = localized(slice(unit.text(), words));
    return event;
}

void ProseBuilder::addRemarks(const ProseUnit &unit, const ResolvedTime &time)
{
    for (const TimeRemark &remark : time.remarks)
        diagnose(remark.code, remark.arguments, evidence(unit, {remark.begin, remark.end}));
}

void ProseBuilder::diagnose(std::string_view code, std::vector<DiagnosticArgument> arguments,
                            std::vector<Evidence> places)
{
    std::vector<Diagnostic> &all = m_reading.facts.diagnostics;
    constexpr std::ptrdiff_t Searched = 32;   // a text of a million remarks must not cost a million searches each
    const auto last = all.rbegin() + std::min(Searched, std::ssize(all));
    const auto known = std::find_if(all.rbegin(), last, [&](const Diagnostic &other) {
        return other.code == code && other.arguments == arguments;
    });
    if (known != last) {
        for (Evidence &place : places)
            if (std::find(known->evidence.begin(), known->evidence.end(), place) == known->evidence.end()
                && known->evidence.size() < DiagnosticPlaces)
                known->evidence.push_back(std::move(place));
        return;
    }
    Diagnostic &diagnostic = all.emplace_back();
    diagnostic.code = code;
    diagnostic.arguments = std::move(arguments);
    diagnostic.evidence = std::move(places);
}

void ProseBuilder::report(const ProseUnit &unit, LineFate fate, std::string_view reason, std::string_view eventId)
{
    ReportLine line;
    ByteRange bytes = unit.block.content;
    if (m_map.length() > 0)
        bytes = m_map.toSource(bytes.begin, bytes.end);
    if (!m_request.places.empty()) {
        const ProsePlace &place = m_request.places.front();
        line.place = place.evidence(bytes.begin, bytes.end);
        const std::uint64_t number = m_lines ? m_lines->lineAt(bytes.begin) : unit.block.line;
        line.line = place.line == 0 ? 0 : place.line + number - 1;
    }
    line.fate = fate;
    line.reason = reason;
    line.eventId = eventId;
    m_reading.lines.push_back(std::move(line));
}

LocalizedText ProseBuilder::localized(std::string_view text) const
{
    const std::string_view content = trimmed(text);
    if (content.empty())
        return {};
    const std::string tag = m_request.language.empty() ? std::string(guessLanguage(content)) : m_request.language;
    return {tag, std::string(content)};
}

} // namespace chronolane
