// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/incidentbuilder.h"
#include "models/reading/jsonforms/jsonreading.h"
#include "models/reading/jsonforms/jsontimes.h"
#include "models/reading/text/readprose.h"

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// One incident that is read from JSON values: takes facts and events with their places, and notes what cannot be
/// read. A value that is absent or null says nothing; one of another type than expected is reported.
class JsonIncident
{
public:
    /// `reading` outlives the incident.
    explicit JsonIncident(JsonReading &reading);

    [[nodiscard]] Incident &incident() { return m_builder.incident(); }
    [[nodiscard]] IncidentBuilder &builder() { return m_builder; }
    [[nodiscard]] JsonReading &reading() { return m_reading; }
    [[nodiscard]] JsonTimes &times() { return m_times; }
    [[nodiscard]] Evidence at(JsonValue value) const { return m_reading.places.at(value); }

    /// The text of a string, or the digits of a number (ids are written either way); empty for anything else.
    [[nodiscard]] std::string_view words(JsonValue value);

    void setId(JsonValue value);
    void setTitle(JsonValue value);
    /// Keeps the first of several severities. An unknown word is an `unknown-value`.
    void setSeverity(JsonValue word);
    /// An unknown word is an `unknown-value`, and the status then follows from the updates.
    void setStatus(JsonValue word);
    /// Adds the names of an array of strings or of objects with a `member` (groups of components left out).
    void addNames(std::vector<std::string> &names, JsonValue array, std::string_view member = "name");

    /// The time of a member; noted as out of range where it is none, and as one whose date is missing where it is a clock
    /// time without any. An empty string says nothing.
    [[nodiscard]] std::optional<FieldTime> time(JsonValue value);
    /// Notes that the words for a time at `place` lack their date.
    void noteMissingDate(JsonValue place, std::string_view words);
    /// The time of the first of several members that states one.
    [[nodiscard]] std::optional<FieldTime> firstTime(std::initializer_list<JsonValue> values, JsonValue *found = nullptr);

    /// The objects of an array. Another type than array, and other elements, are reported.
    [[nodiscard]] std::vector<JsonValue> objectsOf(JsonValue array);

    std::optional<FieldTime> declareStart(JsonValue value);
    std::optional<FieldTime> declareEnd(JsonValue value);

    /// An event with the place as evidence and no time yet; `isDated`: the caller gives it one. The reference holds
    /// until the next event.
    Event &addEvent(EventKind kind, JsonValue place, bool isDated = false);

    /// Makes room for so many further events; more may follow.
    void reserveEvents(std::size_t count) { incident().events.reserve(incident().events.size() + count); }
    /// An event at the time that the member states; nullptr, and nothing added, where it states none.
    Event *addDated(EventKind kind, JsonValue time);
    /// The event's end is the time that the member states; the member becomes evidence. False where it states none.
    bool setEnd(Event &event, JsonValue time);

    /// The incident is planned work from `start` to `end`: its declared window, and a `maintenance` with the title.
    void addPlan(JsonValue start, JsonValue end);

    /// Reads the times that a text states, if it may hold any, and makes its places evidence. The same text that
    /// stands in several places is given with all of them. `reference` is when it was written, or only a moment of the day of
    /// which it tells.
    void addProse(std::span<const JsonValue> sameTexts, ProseRole role, std::optional<UtcTime> reference,
                  bool isReferenceDay = false);

    /// Reads the times that a piece of a text states, which stands at `places`.
    void addProse(std::string_view text, std::vector<ProsePlace> places, ProseRole role,
                  std::optional<UtcTime> reference, bool isReferenceDay = false);

    /// Whether an event states when users were hurt.
    [[nodiscard]] bool statesImpact() const;

    /// Puts the incident into the report. A record that told nothing (no title, no event, no time) is an error there
    /// instead; `record` is its place, and may be invalid.
    void finish(JsonValue record);

private:
    void noteLine(const Event &event, JsonValue place, LineFate fate);

    JsonReading &m_reading;
    IncidentBuilder m_builder;
    bool m_isOnlyOpen = false;   // the record's word for its status is "open"
    JsonTimes m_times;
};

/// Sets start, precision, basis and approximation of an event.
void setStart(Event &event, const FieldTime &time);
/// Sets end, its precision, basis and approximation.
void setEnd(Event &event, const FieldTime &time);

} // namespace chronolane
