// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/jsonforms/recordcontent.h"
#include "models/reading/jsonforms/recordvocabulary.h"
#include "models/reading/jsontree.h"

#include <array>
#include <cstddef>
#include <vector>

namespace chronolane {

/// The members of a home-made incident by what they tell. Members inside of "attributes" and "timestamps" count as the
/// record's own.
class GenericRecord
{
public:
    struct List
    {
        JsonValue array;   ///< of objects, or what timedLines() reads
        ListRole role = ListRole::Updates;
    };

    explicit GenericRecord(JsonValue object);

    [[nodiscard]] JsonValue value() const { return m_object; }
    [[nodiscard]] JsonValue operator[](RecordRole role) const { return m_members[static_cast<std::size_t>(role)].value; }
    [[nodiscard]] const std::vector<List> &lists() const { return m_lists; }   ///< of updates and steps, in order
    [[nodiscard]] JsonValue impactWindow() const { return m_impactWindow; }    ///< {start, end} of its own
    [[nodiscard]] JsonValue length() const { return m_length; }    ///< how long it lasted, in words or as a number
    [[nodiscard]] bool isPlannedWork() const { return m_isPlannedWork; }       ///< its type says so
    [[nodiscard]] JsonValue slots() const { return m_slots; }                  ///< windows of repeated planned work

    /// Whether it tells of an incident: it has a name and a window, or updates, or was created with a status, severity
    /// or text that only incidents have.
    [[nodiscard]] bool isIncident() const;

private:
    struct Member
    {
        JsonValue value;
        int rank = 0;
    };

    void take(JsonValue object);
    void takeMember(JsonValue member);
    [[nodiscard]] bool isStep() const;

    JsonValue m_object;
    std::array<Member, RecordRoleCount> m_members;
    std::vector<List> m_lists;
    JsonValue m_impactWindow;
    JsonValue m_slots;
    JsonValue m_length;
    bool m_isPlannedWork = false;
    bool m_isOpen = false;   ///< a member for its end is there, and null
};

/// The members of an update, note or row by what they tell.
class GenericRow
{
public:
    explicit GenericRow(JsonValue object);

    /// A row of a list whose members are known.
    GenericRow(JsonValue object, const RowMembers &members);

    [[nodiscard]] JsonValue value() const { return m_object; }
    [[nodiscard]] JsonValue operator[](RowRole role) const { return m_members[static_cast<std::size_t>(role)].value; }
    [[nodiscard]] JsonValue date() const;   ///< the day of a time() that is only a clock time; else invalid
    [[nodiscard]] JsonValue time() const;   ///< when it happened or was told, else when it was created
    [[nodiscard]] JsonValue text() const;   ///< its words, else its description, summary or title

    /// Whether it tells something at a time.
    [[nodiscard]] bool isRow() const;

private:
    struct Member
    {
        JsonValue value;
        int rank = 0;
    };

    void take(JsonValue object);
    void settleDate();

    JsonValue m_object;
    std::array<Member, RowRoleCount> m_members;
};

/// A value that may be wrapped: {"human": …, "string": "2031-…"}, {"value": …}, {"name": "High"} or
/// {"data": {"attributes": {"name": …}}} stand for the string or number inside. The value itself if it is none of these.
[[nodiscard]] JsonValue unwrapped(JsonValue value);

/// Whether JSON:API says of the object that it is an action item: something to do later.
[[nodiscard]] bool isFollowUp(JsonValue object);

/// Whether a value can be a time at all: ISO 8601, a count from 1970, or a string with digits that is no sentence.
[[nodiscard]] bool looksLikeTime(JsonValue value);

} // namespace chronolane
