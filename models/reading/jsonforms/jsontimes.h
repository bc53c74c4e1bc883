// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/event.h"
#include "models/domain/utctime.h"
#include "models/reading/jsontree.h"
#include "models/reading/text/timeresolver.h"
#include "models/reading/text/timesurvey.h"

#include <cstdint>
#include <map>
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

/// Whether a member holds a clock time that needs its date from elsewhere: "10:05", "오후 3시".
[[nodiscard]] bool lacksDate(JsonValue value);

/// What a resolved time tells of its start, which it has.
[[nodiscard]] FieldTime fieldTimeOf(ResolvedTime resolved);

/// Reads the times of the members of one record. What one record assumes is remarked on once.
class JsonTimes
{
public:
    /// `zone`: IANA id or fixed offset that the record states for times without one; empty if it states none.
    JsonTimes(const ReadingOptions &options, const ReadingContext &context, std::string zone);

    /// A number or a string of digits counts from 1970 in seconds, milli- or microseconds, whichever its size
    /// tells; a string is ISO 8601 or another spelling of a date with a time. nullopt for anything else.
    [[nodiscard]] std::optional<FieldTime> read(JsonValue value);

    /// What all times of the record prove together, and whether its words are Korean: for times that leave something open.
    /// Before the first time is read.
    void know(const TimeSurvey &survey, bool isKorean);

    /// The zone that the record states; empty if it states none.
    [[nodiscard]] const std::string &zone() const { return m_zone; }

    /// For times that follow from each other.
    [[nodiscard]] TimeResolver &resolver();

    /// Resolves what a member states, in the zone that its name says for times without their own.
    [[nodiscard]] ResolvedTime resolve(const TimeExpression &expression, std::string_view member, TimeFlow flow);

    /// That is the member's time, or range: read() and endOf() answer it from now on, and its remarks once. False, and nothing
    /// done, if the time has no start.
    bool settle(JsonValue member, ResolvedTime time);

    [[nodiscard]] bool isSettled(JsonValue member) const { return m_settled.contains(member.beginByte()); }

    /// The end of the range that a member states ("10:05-10:20"), once its start was read; nullopt of all others.
    [[nodiscard]] std::optional<FieldTime> endOf(JsonValue member) const;

private:
    [[nodiscard]] std::optional<FieldTime> readWords(JsonValue member);
    void keepEnd(JsonValue member, const ResolvedTime &time);

    const ReadingOptions &m_options;
    const ReadingContext &m_context;
    std::string m_zone;
    TimeSurvey m_survey;
    bool m_isKorean = false;
    std::optional<TimeResolver> m_resolver;   ///< made when the first time without an offset asks for it
    std::map<std::uint64_t, FieldTime> m_settled;   ///< by the byte at which the member's value begins
    std::map<std::uint64_t, FieldTime> m_ends;      ///< of ranges, likewise
};

} // namespace chronolane
