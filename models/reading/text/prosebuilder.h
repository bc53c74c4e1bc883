// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/lineindex.h"
#include "models/reading/text/prosetext.h"
#include "models/reading/text/readprose.h"
#include "models/reading/text/timeresolver.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// Gathers what a text says: events with their evidence in every place of the text, diagnostics, report lines.
class ProseBuilder
{
public:
    /// `map` leads from the text that the units were read from to the text of the request (HTML); an empty one is the
    /// identity. The request must outlive the builder.
    ProseBuilder(const ProseRequest &request, SourceMap map);

    /// Where bytes of a unit's plain text stand, in all places.
    [[nodiscard]] std::vector<Evidence> evidence(const ProseUnit &unit, ByteRange range) const;

    /// A dated event with the words of its time as evidence, and the remarks of the time as diagnostics.
    Event &addDated(EventKind kind, const ProseUnit &unit, ByteRange words, const ResolvedTime &time);

    /// An event without a time; its evidence is the words of the step.
    Event &addUndated(EventKind kind, const ProseUnit &unit, ByteRange words);

    /// The diagnostics that resolving a time gave.
    void addRemarks(const ProseUnit &unit, const ResolvedTime &time);
    void diagnose(std::string_view code, std::vector<DiagnosticArgument> arguments, std::vector<Evidence> places);

    /// A line of the reading report for a whole unit.
    void report(const ProseUnit &unit, LineFate fate, std::string_view reason = {}, std::string_view eventId = {});

    /// The text in its language, trimmed.
    [[nodiscard]] LocalizedText localized(std::string_view text) const;

    /// How sure the declared window of the facts is.
    void setDeclaredCertainty(DeclaredCertainty start, DeclaredCertainty end)
    {
        m_reading.declaredStart = start;
        m_reading.declaredEnd = end;
    }

    [[nodiscard]] Incident &facts() { return m_reading.facts; }
    [[nodiscard]] const Incident &facts() const { return m_reading.facts; }
    [[nodiscard]] std::vector<Event> &events() { return m_reading.facts.events; }

    [[nodiscard]] ProseReading take() { return std::move(m_reading); }

private:
    Event &add(EventKind kind);

    const ProseRequest &m_request;
    SourceMap m_map;
    std::optional<LineIndex> m_lines;   // of the request's text, where the units are of another one
    ProseReading m_reading;
};

/// Writes start, end, precision, basis and approximation of a time into an event.
void setTime(Event &event, const ResolvedTime &time);

} // namespace chronolane
