// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/evidence.h"
#include "models/domain/unknownmember.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chronolane {

/// The codes of contract and document. Sentences for people are made when they are shown.
namespace diagnostic_code {
inline constexpr std::string_view AssumedZone = "assumed-zone";                     // zone, from
inline constexpr std::string_view AssumedYear = "assumed-year";                     // year, from
inline constexpr std::string_view AssumedDate = "assumed-date";                     // date, from
inline constexpr std::string_view AmbiguousZone = "ambiguous-zone";                 // abbreviation, zone
inline constexpr std::string_view ZoneContradictsDate = "zone-contradicts-date";    // abbreviation, used, date
inline constexpr std::string_view NonexistentLocalTime = "nonexistent-local-time";  // time, zone
inline constexpr std::string_view AmbiguousLocalTime = "ambiguous-local-time";      // time, zone
inline constexpr std::string_view ConflictingTimes = "conflicting-times";           // first, second
inline constexpr std::string_view DurationMismatch = "duration-mismatch";           // stated, computed
inline constexpr std::string_view EndBeforeStart = "end-before-start";              // start, end
inline constexpr std::string_view OutOfOrder = "out-of-order";                      // time, after
inline constexpr std::string_view OpenEnded = "open-ended";                         // start
inline constexpr std::string_view UndatedSteps = "undated-steps";                   // count
inline constexpr std::string_view UnreadablePart = "unreadable-part";               // what, line, reason
inline constexpr std::string_view AssumedEncoding = "assumed-encoding";             // encoding
inline constexpr std::string_view AssumedDateOrder = "assumed-date-order";          // text, order
inline constexpr std::string_view AssumedColumns = "assumed-columns";               // columns
inline constexpr std::string_view RepeatedId = "repeated-id";                       // id
inline constexpr std::string_view UnknownValue = "unknown-value";                   // member, value
} // namespace diagnostic_code

enum class DiagnosticSeverity { Information, Warning, Error };

/// The names of the document: information, warning, error.
[[nodiscard]] std::string_view name(DiagnosticSeverity severity);
[[nodiscard]] std::optional<DiagnosticSeverity> diagnosticSeverityFromName(std::string_view name);

/// One named argument of a diagnostic; the value is text as it goes into the sentence (instants as ISO 8601).
struct DiagnosticArgument
{
    std::string name;
    std::string value;

    bool operator==(const DiagnosticArgument &) const = default;
};

/// Something in the record that a careful reader would stop at.
struct Diagnostic
{
    std::string code;   ///< one of diagnostic_code, or one that a later version wrote
    DiagnosticSeverity severity = DiagnosticSeverity::Warning;
    std::vector<DiagnosticArgument> arguments;
    std::vector<Evidence> evidence;
    UnknownMembers unknown;

    /// The argument's value, or an empty view.
    [[nodiscard]] std::string_view argument(std::string_view name) const;

    bool operator==(const Diagnostic &) const = default;
};

/// Whether analysis computes all diagnostics of this code anew each time a document is opened (open-ended,
/// undated-steps, end-before-start); the others are what reading noticed, and are kept. (Of conflicting-times, analysis
/// adds what Event::conflictsWith tells and no kept one says.)
[[nodiscard]] bool isComputedByAnalysis(std::string_view code);

} // namespace chronolane
