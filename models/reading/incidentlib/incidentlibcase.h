// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/incidentlib/toldevents.h"
#include "models/reading/jsonforms/jsonincident.h"
#include "models/reading/jsonforms/jsonreading.h"
#include "models/reading/text/durationexpression.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chronolane {

/// Reads one case record into an incident.
class IncidentLibCase
{
public:
    /// `reading` outlives the case.
    IncidentLibCase(JsonReading &reading, JsonValue record);

    /// Puts the incident into the report.
    void read();

private:
    /// A text and the language it is tagged with.
    using TaggedText = std::pair<std::string, JsonValue>;

    [[nodiscard]] JsonValue member(std::string_view name);
    [[nodiscard]] std::vector<TaggedText> texts(JsonValue value);
    [[nodiscard]] LocalizedText localizedText(JsonValue value);

    void readFacts();
    void readImpactStatement();
    void readTags();
    void readSources();
    void readProseMembers();
    void readProse(JsonValue text, const std::string &language, SectionKind section);
    void addTriggerSentence();
    [[nodiscard]] std::optional<Event> momentOf(JsonValue text, ByteRange sentence);
    void addTold();
    void settleLines();
    void addFactEvent(JsonValue value, EventKind kind);
    void readLengths();
    void addImpactFromTrigger(JsonValue length);
    [[nodiscard]] std::optional<DurationExpression> length(JsonValue value);
    void readPointAfter(JsonValue length, EventKind kind);
    void readResolvedAfter(JsonValue length);
    void keepUndatedLength(JsonValue length, EventKind kind);
    [[nodiscard]] static LocalizedText wordsOf(JsonValue length);
    void readSteps(JsonValue steps, EventKind kind);
    void declareDay();
    void keepUnknownMembers();

    [[nodiscard]] bool hasDated(EventKind kind);
    [[nodiscard]] Event *firstOf(EventKind kind);
    [[nodiscard]] Event *toldStep(EventKind kind, const std::vector<TaggedText> &tellings);
    [[nodiscard]] Event *windowThatEndsLast();

    JsonReading &m_reading;
    std::size_t m_firstLine = 0;   ///< of the case, in the report
    JsonValue m_record;
    JsonIncident m_incident;
    ToldEvents m_told;
    std::vector<std::string_view> m_known;   ///< members that were read
    std::optional<UtcTime> m_day;            ///< midnight UTC of the record's date
    std::vector<std::string> m_zones;        ///< that its texts state
    std::vector<WindowEdge> m_ends;          ///< of harm whose beginning no text tells
    std::vector<Event> m_moments;            ///< points in time at which the impact was felt
    std::vector<TaggedText> m_proseTexts;    ///< that were read for times
};

} // namespace chronolane
