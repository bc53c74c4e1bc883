// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/jsonforms/genericrecord.h"
#include "models/reading/jsonforms/jsonincident.h"
#include "models/reading/jsonforms/timedlines.h"
#include "models/reading/text/timeexpression.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// Reads those times of a home-made record that do not stand on their own: clock times that take their day from another
/// member, from the record's own start or from the row before, and dates whose order other dates prove. Tell it all of the
/// record first, then settle() once, before anything else reads a time: the incident knows the times then. A clock time for
/// which the record names no day stays without one.
class RecordTimes
{
public:
    explicit RecordTimes(JsonIncident &incident) : m_incident(incident) {}

    /// `record` outlives the object.
    void setRecord(const GenericRecord &record);

    /// A list of rows in the order in which it stands.
    void addList(const std::vector<GenericRow> &rows);
    void addList(const std::vector<TimedLine> &lines);

    /// Words of the record, which tell its language.
    void addWords(std::string_view words) { m_words.append(words).append(" "); }

    void settle();

    /// Whether the incident knows the time of a line; one that has none is noted.
    [[nodiscard]] bool isSettled(const TimedLine &line);

private:
    /// A member that tells a time, with the one that tells its day.
    struct Field
    {
        JsonValue time;
        JsonValue date;
        JsonValue end;
        bool isApart = false;                       ///< the value holds more than the time: nobody else can read it
        bool isComplete = false;                    ///< an instant that needs nothing from elsewhere
        std::optional<TimeExpression> expression;   ///< what both say; none for counts since 1970 and what is no time
    };

    [[nodiscard]] static Field fieldOf(JsonValue time, JsonValue date = {});
    [[nodiscard]] static bool isDateless(const Field &field);
    [[nodiscard]] std::vector<Field *> allFields();
    void findAnchor();
    bool anchorAt(const Field &field);
    [[nodiscard]] std::optional<UtcTime> momentOf(const Field &field, std::optional<CivilDate> day = {}) const;
    [[nodiscard]] std::optional<CivilDate> likelyDay(const Field &field) const;
    void settleStart(const Field &field);
    void settleEnd(const Field &field);
    void settleList(const std::vector<Field> &rows);
    void settleRowEnd(const Field &row, UtcTime start);
    std::optional<UtcTime> settleField(const Field &field, TimeFlow flow);
    [[nodiscard]] static bool needsDay(const Field &field);
    [[nodiscard]] static ListOrder orderOf(const std::vector<const Field *> &rows);
    void resume();
    [[nodiscard]] JsonTimes &times() const { return m_incident.times(); }

    JsonIncident &m_incident;
    JsonValue m_date;               ///< the member for the day of the record
    std::vector<Field> m_starts;    ///< the record's own moments, by how well they tell its day
    std::vector<Field> m_ends;
    std::vector<std::vector<Field>> m_lists;
    std::string m_words;
    std::optional<CivilDate> m_day;     ///< that the record names, as seen in m_zone
    std::string m_zone;                 ///< that it names with it; may be empty
    std::optional<UtcTime> m_start;     ///< of the record, if it tells more than a day
    std::optional<UtcTime> m_end;
};

} // namespace chronolane
