// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/durationexpression.h"
#include "models/reading/text/labelledfield.h"
#include "models/reading/text/prosesections.h"
#include "models/reading/text/prosestate.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// Reads labelled fields ("Initial Detection Time: 9:30 AM PDT", "영향 시간: 45분") into facts and events.
class ProseFields
{
public:
    explicit ProseFields(ProseState &state) : m_state(state) {}

    /// Reads a unit that is a labelled field; false if it is none that is known.
    bool take(const ProseUnit &unit);

    /// A title that states a moment says when the incident was.
    void takeTitle(const ProseUnit &unit);

    /// The heading below which the fields that follow stand.
    void setSubject(std::string_view heading);

    /// What follows from the fields together: an end from start and duration, a duration that contradicts its ends.
    void finish();

    /// An impact on the day that a field states ("Date of incident: 4 March 2031"), for a text that states nothing finer.
    void addStatedDay();

private:
    void rememberDay(const ProseUnit &unit, const TimeExpression &expression, const ResolvedTime &time);
    bool takeTime(FieldKind kind, const ProseUnit &unit, const TimeExpression &expression);
    void takeDate(const ProseUnit &unit, const TimeExpression &expression, const ResolvedTime &time);
    bool takeDuration(const ProseUnit &unit, std::string_view value);
    bool takeWord(FieldKind kind, std::string_view value);
    void takeSeverity(std::string_view value);
    void settleDay(FieldKind kind, const TimeExpression &expression);
    void declareStart(const ProseUnit &unit, const TimeExpression &expression, const ResolvedTime &time);
    void declareEnd(const ProseUnit &unit, const TimeExpression &expression, const ResolvedTime &time);
    bool takeWindows(FieldKind kind, const ProseUnit &unit, const TimeExpression &first);
    [[nodiscard]] Duration lengthOfAll() const;
    void completeWindow();
    void keepWindow();
    void stateWindows();
    void beginWindow();

    /// What one of several groups of fields states: "Impact on parcels: Start … End …".
    struct FieldWindow
    {
        DeclaredWindow declared;
        DeclaredCertainty start;
        DeclaredCertainty end;
        std::string subject;
    };

    /// The day that a field states; the unit is one of those that are being read.
    struct StatedDay
    {
        const ProseUnit *unit = nullptr;
        ByteRange words;
        ResolvedTime time;
    };

    ProseState &m_state;
    std::optional<StatedDay> m_day;
    std::vector<FieldWindow> m_windows;   // that are complete; the last one is in the facts
    std::string m_subject;
    std::string m_windowSubject;   // of the window in the facts
    std::optional<DurationExpression> m_duration;
    std::vector<Evidence> m_durationPlaces;
    std::optional<UtcTime> m_firstDetected;
    std::vector<Evidence> m_detectedPlaces;
    bool m_isStartFromTitle = false;
    bool m_isStartFromMoment = false;   // of a "Date" that states no span: it may be when the text was written
    DeclaredCertainty m_start;
    DeclaredCertainty m_end;
};

} // namespace chronolane
