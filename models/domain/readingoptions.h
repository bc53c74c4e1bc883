// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/utctime.h"
#include "models/domain/zonerules.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace chronolane {

/// What 03/04/2026 means where nothing in the record tells.
enum class DateOrder { Unknown, MonthFirst, DayFirst, YearFirst };

/// What `~` before a time means where nothing in the record tells ("to" between two times needs no telling).
enum class TildeMeaning { Unknown, About, To };

/// A column of a table and the role that a person gave it.
struct ColumnChoice
{
    std::string column;   ///< the header's text, or "#3" for the third column of a table without one
    std::string role;     ///< "start", "end", "text", "kind", "id", … ; "ignore"

    bool operator==(const ColumnChoice &) const = default;
};

/// What a person told us about a record, and what the surroundings say. Everything is injected: reading asks no
/// clock, no locale and no environment.
struct ReadingOptions
{
    std::string zoneHint;           ///< IANA id or fixed offset; empty if none was given
    std::optional<int> yearHint;
    std::string format;             ///< a reader's name instead of recognising it; empty to recognise
    std::string encoding;           ///< an encoding's name instead of recognising it; empty to recognise
    DateOrder dateOrder = DateOrder::Unknown;
    TildeMeaning tilde = TildeMeaning::Unknown;
    std::vector<ColumnChoice> columns;
    std::optional<UtcTime> modified;   ///< of the file, if it is one
    UtcTime now;                       ///< today, for a year that nothing else tells

    bool operator==(const ReadingOptions &) const = default;
};

/// What reading may ask of the program while it works; all members but zones may be empty.
struct ReadingContext
{
    const ZoneRules *zones = nullptr;   ///< never null; not owned
    std::function<void(std::uint64_t bytesDone, std::uint64_t bytesTotal)> progress;   ///< called now and then
    std::function<bool()> isCancelled;                                                 ///< asked now and then
};

} // namespace chronolane
