// SPDX-License-Identifier: GPL-3.0-or-later
// The further steps that a row of a ProseTimeline tells behind its own, at times of their own.
#include "models/reading/text/prosetimeline.h"

#include "models/reading/text/sentences.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <string>
#include <vector>

namespace chronolane {

namespace {

/// Whether a time behind that of its row can be the time of a step of its own.
bool mayBeLater(const TimeExpression &time)
{
    return time.kind == TimeKind::Moment && time.first.hasClock() && !time.last;
}

} // namespace

/// "14:05 The cache fails. 14:20 We restart it. 14:31 All is well.": a timeline in one paragraph.
bool ProseTimeline::tellsRowsInline(const ProseUnit &unit, ByteRange place, const std::vector<ByteRange> &sentences)
{
    const auto rows = std::count_if(sentences.begin(), sentences.end(), [&](const ByteRange &sentence) {
        return std::any_of(unit.times.begin(), unit.times.end(), [&](const TimeExpression &time) {
            return mayBeLater(time) && time.phraseBegin == time.begin && time.begin == place.begin + sentence.begin;
        });
    });
    return rows > 1;
}

/// "14:05 - The cache fails. At 14:20 we restart it": only what a careful reader would call a step of its own.
std::vector<ProseTimeline::LaterStep> ProseTimeline::laterSteps(const ProseUnit &unit, const Step &step)
{
    std::vector<LaterStep> result;
    const bool holdsOthers = std::any_of(unit.times.begin(), unit.times.end(), [&](const TimeExpression &time) {
        return &time != step.time && mayBeLater(time) && time.begin >= step.place.begin && time.end <= step.place.end;
    });
    if (!holdsOthers)
        return result;
    const std::vector<ByteRange> sentences = splitSentences(slice(unit.text(), step.place));
    const bool isInline = step.isLine && tellsRowsInline(unit, step.place, sentences);
    for (const ByteRange &sentence : sentences) {
        const ByteRange place = {step.place.begin + sentence.begin, step.place.begin + sentence.end};
        std::vector<const TimeExpression *> times;
        std::vector<ByteRange> marks = {{place.begin, place.begin}};
        for (const TimeExpression &time : unit.times) {
            const bool isInside = &time != step.time && time.begin >= place.begin && time.end <= place.end;
            if (!isInside || !mayBeLater(time))
                continue;
            times.push_back(&time);
            marks.push_back({time.phraseBegin, time.phraseEnd});
        }
        const std::vector<ByteRange> clauses = splitClauses(unit.text(), place, marks);
        for (std::size_t i = 0; i < times.size(); ++i) {
            const ByteRange clause = clauses[i + 1];
            const bool isOwnClause = place.begin > step.place.begin || clause.begin > clauses[i].begin;
            const std::string_view words = slice(unit.text(), clause);
            const StepClass sense = classifyStep(words);
            const bool isClear = sense.isClear() && sense.kind != EventKind::FollowUp;
            // "by 14:20 we had restarted all of them"
            const bool isDone = times[i]->direction == TimeDirection::By
                && (sense.kind == EventKind::Remediation || sense.kind == EventKind::Milestone);
            const bool isPoint = times[i]->direction == TimeDirection::At || isDone;
            const bool isRow = isInline && i == 0 && times[i]->phraseBegin == place.begin;
            if (isOwnClause && (isClear || isRow) && isPoint && !windowWords(words).isFuture)
                result.push_back({times[i], clause, sense, isRow});
        }
    }
    return result;
}

/// What a row is at its own time: its words up to the first step that has a time of its own.
StepClass ProseTimeline::senseOf(const ProseUnit &unit, const Step &step, const std::vector<LaterStep> &later)
{
    if (later.empty() || later.front().clause.begin <= step.place.begin)
        return classifyStep(step.words);
    return classifyStep(slice(unit.text(), {step.place.begin, later.front().clause.begin}));
}

void ProseTimeline::addLater(const ProseUnit &unit, const LaterStep &later)
{
    TimeResolver resolver = *m_rows;
    const ResolvedTime time = resolver.resolve(*later.time, TimeFlow::Prose);
    if (!time.start || !m_lastDated || *time.start <= *m_lastDated)
        return;
    Step step;
    step.time = later.time;
    const bool isRow = later.time->phraseBegin == later.clause.begin && later.time->phraseBegin == later.time->begin
        && later.time->phraseEnd < unit.text().size() && unit.text()[later.time->phraseEnd] == ' ';
    step.words = trimmed(slice(unit.text(), {isRow ? later.time->phraseEnd : later.clause.begin, later.clause.end}));
    if (addWindow(unit, step, time, later.sense.kind, windowWords(firstLineOf(step.words))))
        return;
    Event &event = m_state.builder.addDated(kindOfStep(later.sense, false), unit, {later.time->begin, later.time->end}, time);
    event.text = m_state.builder.localized(step.words);
}

} // namespace chronolane
