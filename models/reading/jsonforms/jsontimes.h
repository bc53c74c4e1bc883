// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/event.h"
#include "models/domain/utctime.h"
#include "models/reading/jsontree.h"
#include "models/reading/text/timeresolver.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// The instant that one member states, and how sure it is.
struct FieldTime
{
    UtcTime time;
    Precision precision = Precision::Second;
    Basis basis = Basis::Stated;
    bool approximate = false;
    std::vector<TimeRemark> remarks;   ///< on how its zone or date was come by

    bool operator==(const FieldTime &) const = default;
};

/// Reads the times of the members of one record. What one record assumes is remarked on once.
class JsonTimes
{
public:
    /// `zone`: IANA id or fixed offset that the record states for times without one; empty if it states none.
    JsonTimes(const ReadingOptions &options, const ReadingContext &context, std::string zone);

    /// A number or a string of digits counts from 1970 in seconds, milli- or microseconds, whichever its size
    /// tells; a string is ISO 8601 or another spelling of a date with a time. nullopt for anything else.
    [[nodiscard]] std::optional<FieldTime> read(JsonValue value);

private:
    [[nodiscard]] std::optional<FieldTime> readWords(std::string_view words);

    const ReadingOptions &m_options;
    const ReadingContext &m_context;
    std::string m_zone;
    std::optional<TimeResolver> m_resolver;   ///< made when the first time without an offset asks for it
};

} // namespace chronolane
