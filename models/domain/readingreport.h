// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/diagnostic.h"
#include "models/domain/incident.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// Why a source, or a part of it, could not be read. Sentences are made when they are shown.
enum class ReadingErrorCode {
    CannotOpen,          // reason
    IsFolder,
    Empty,
    TooLarge,            // size, limit
    Binary,
    UndecodableText,     // encoding
    BrokenJson,          // reason
    NotAnIncident,       // found (what it is instead, e.g. "an array of numbers")
    UnknownFormat,       // format (--format named a reader that does not exist)
    UnsupportedVersion,  // version (of our document)
    WrongType,           // member, expected, found
    OutOfRange,          // member, value
    LimitExceeded,       // limit, value (depth, count)
    BrokenTable,         // reason
    BrokenXml,           // reason
    BrokenCalendar,      // reason
    Cancelled,
};

[[nodiscard]] std::string_view name(ReadingErrorCode code);

struct ReadingError
{
    ReadingErrorCode code = ReadingErrorCode::CannotOpen;
    std::vector<DiagnosticArgument> arguments;
    std::uint64_t line = 0;   ///< 1-based; 0 where no line applies
    std::string pointer;      ///< RFC 6901 of the JSON value, if it is one
    bool isFatal = true;      ///< nothing of the source was read; else the rest was

    bool operator==(const ReadingError &) const = default;
};

/// What became of a piece of a source.
enum class LineFate {
    Dated,      ///< became a dated event, or the time of one
    Relative,   ///< dated relative to another event
    Undated,    ///< became an event without a time
    Context,    ///< gave a date, zone, title, section or field to what follows
    Prose,      ///< read as text of a fact or an event
    Skipped,    ///< nothing was made of it; `reason` says why
};

/// One row of the reading report: a byte range of the source (or a pointer into it) and what became of it.
struct ReportLine
{
    Evidence place;
    std::uint64_t line = 0;   ///< 1-based; 0 where no line applies
    LineFate fate = LineFate::Skipped;
    std::string reason;       ///< a word: "no-time", "repeated", "template-placeholder", "boilerplate", …
    std::string eventId;      ///< the event that it became, if any

    bool operator==(const ReportLine &) const = default;
};

/// What came out of one source.
struct ReadingReport
{
    std::string format;   ///< the name of the reader that read it
    std::vector<Incident> incidents;
    std::vector<ReadingError> errors;
    std::vector<ReportLine> lines;
    UnknownMembers unknown;   ///< of a document: its members that this version does not know

    [[nodiscard]] bool hasFatalError() const;
};

} // namespace chronolane
