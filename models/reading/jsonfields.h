// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingreport.h"
#include "models/domain/unknownmember.h"
#include "models/domain/utctime.h"
#include "models/reading/jsontree.h"
#include "models/reading/lineindex.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// Collects what is wrong in the values of a JSON text, with line and pointer, so that reading carries on.
class JsonErrors
{
public:
    /// At most this many errors are kept; one LimitExceeded more says that there were others.
    static constexpr std::size_t Limit = 1000;

    /// `source` is not owned and outlives the errors.
    explicit JsonErrors(std::string_view source) : m_source(source) {}

    /// A known member is of another type than it should be.
    void wrongType(JsonValue value, std::string_view member, std::string_view expected);
    /// A known member's value is not one that it may have (a date out of range, an unknown word).
    void outOfRange(JsonValue value, std::string_view member);

    /// The 1-based line in which the value begins.
    [[nodiscard]] std::uint64_t lineOf(JsonValue value);
    [[nodiscard]] const std::vector<ReadingError> &errors() const { return m_errors; }
    /// Hands the errors over, in the order of their lines.
    [[nodiscard]] std::vector<ReadingError> take();

private:
    void add(ReadingErrorCode code, JsonValue value, std::vector<DiagnosticArgument> arguments);

    std::string_view m_source;
    std::optional<LineIndex> m_lines;   ///< made when the first error asks for a line
    std::vector<ReadingError> m_errors;
};

/// Checked access to the members of one JSON object. A member that is absent or null answers nullopt (or an invalid
/// value); one of another type too, and is reported. The members that were asked for are remembered as known.
class JsonFields
{
public:
    /// `object` may be invalid or null: all members are absent then. Another type than object is reported as
    /// `member`. `errors` outlives the fields.
    JsonFields(JsonValue object, JsonErrors &errors, std::string_view member = {});

    [[nodiscard]] bool isPresent() const { return m_object.isObject(); }
    [[nodiscard]] JsonValue value() const { return m_object; }

    /// The member of any type; invalid if it is absent or null.
    [[nodiscard]] JsonValue any(std::string_view member);

    [[nodiscard]] std::optional<std::string_view> string(std::string_view member);
    [[nodiscard]] std::optional<bool> boolean(std::string_view member);
    [[nodiscard]] std::optional<std::int64_t> integer(std::string_view member);
    [[nodiscard]] JsonValue object(std::string_view member);
    [[nodiscard]] JsonValue array(std::string_view member);

    /// The objects in an array; elements of other types are reported.
    [[nodiscard]] std::vector<JsonValue> objects(std::string_view member);
    /// The strings in an array; elements of other types are reported.
    [[nodiscard]] std::vector<std::string> strings(std::string_view member);

    /// A string that is an ISO 8601 date-time; without an offset it counts as UTC. OutOfRange if it cannot be read.
    [[nodiscard]] std::optional<UtcTime> instant(std::string_view member);

    /// Makes a member known without reading it.
    void know(std::string_view member) { m_known.push_back(member); }

    /// The members that nobody asked for, in their order and spelling.
    [[nodiscard]] UnknownMembers unknownMembers() const;

private:
    [[nodiscard]] JsonValue checked(std::string_view member, JsonType type);

    JsonValue m_object;
    JsonErrors *m_errors;
    std::vector<std::string_view> m_known;
};

} // namespace chronolane
