// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingoptions.h"
#include "models/domain/readingreport.h"
#include "models/reading/text/sectionname.h"
#include "models/reading/text/sourcemap.h"
#include "models/reading/text/windowedge.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

class IncidentBuilder;

/// How a text is written. Plain text may hold Markdown; HTML is only read as such where the form says so.
enum class ProseSyntax { Text, Html };

/// What a text is to its incident.
enum class ProseRole {
    Postmortem,     ///< tells the whole story: title, sections, timeline, steps and follow-ups are read
    StatusUpdate,   ///< tells what was known at one moment: only the times that it states are read, and the impact
};

/// A place in which a text stands: all its events point there.
struct ProsePlace
{
    std::uint32_t source = 0;   ///< index into Incident::sources
    std::string pointer;        ///< RFC 6901 of the JSON string that holds the text; only meaningful if hasPointer
    bool hasPointer = false;
    /// The text's bytes → bytes of the source (of the decoded string at the pointer). An empty map is the identity.
    SourceMap map;
    std::uint64_t line = 1;   ///< 1-based line of the source in which the text begins; 0 where no line applies

    /// The evidence of the text's bytes [begin, end).
    [[nodiscard]] Evidence evidence(std::uint64_t begin, std::uint64_t end) const;
};

/// A text to read, and what its surroundings know.
struct ProseRequest
{
    std::string_view text;   ///< UTF-8; must outlive the call
    ProseSyntax syntax = ProseSyntax::Text;
    ProseRole role = ProseRole::Postmortem;
    std::vector<ProsePlace> places;   ///< at least one; more where the same text stands several times
    std::string zone;                 ///< IANA id or fixed offset that holds for the text; empty if nothing says so
    bool isZoneAssumed = false;       ///< the zone is a default or a hint, not the record's own
    /// When the text was posted, or any date of the incident: clock times without a date take theirs from here.
    std::optional<UtcTime> reference;
    bool isReferenceDay = false;   ///< reference is midnight UTC of the day, in whatever zone: nothing was posted then
    bool isPlanned = false;        ///< the record is one of planned work, which is told before it happens
    SectionKind section = SectionKind::None;   ///< what the whole text is about, where its place in the record tells
    std::string language;   ///< BCP 47; empty to guess
};

/// What a text says. Facts are empty where it does not say them. Event ids are local ("p1", "p2" …) until
/// addProse() gives them those of the incident.
struct ProseReading
{
    Incident facts;   ///< title … impact, declared, severity, status, events, diagnostics, statedZone; no sources
    std::vector<ReportLine> lines;
    std::vector<WindowEdge> ends;   ///< of harm whose beginning the text does not tell
    DeclaredCertainty declaredStart;   ///< of facts.declared: assumed where its zone, year or date is
    DeclaredCertainty declaredEnd;
    bool isPlanned = false;   ///< the text announces planned work: facts.declared is when it is done, not harm
};

/// Reads a text. Never fails: what is not understood is prose. Cost is linear in the length of the text.
[[nodiscard]] ProseReading readProse(const ProseRequest &request, const ReadingOptions &options,
                                     const ReadingContext &context);

/// Adds what a text says to an incident: facts only where the incident has none yet, events at the end with fresh
/// ids ("e5", …; encloses and conflictsWith follow), diagnostics once each, and the lines to the report. An event
/// that is already there (an impact with the same ends, a step at the same time) only gets the evidence. Two impacts
/// that cannot both be right conflict, and the one that is added later is used: call it in the order in which the texts
/// were written.
void addProse(Incident &incident, std::vector<ReportLine> &lines, ProseReading reading);

/// The same for an incident that is being built: how sure the declared window of the text is goes to the builder, and so
/// do the ends of what another text began.
void addProse(IncidentBuilder &builder, std::vector<ReportLine> &lines, ProseReading reading);

/// Whether a text can hold anything that StatusUpdate reads: a digit or a word of time. Cheap; for streams.
[[nodiscard]] bool mayHoldTimes(std::string_view text);

} // namespace chronolane
