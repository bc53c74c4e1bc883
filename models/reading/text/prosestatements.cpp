// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/prosestatements.h"

#include "models/reading/text/sentences.h"
#include "models/reading/text/sentencetimes.h"
#include "models/reading/text/storywords.h"
#include "models/reading/text/textview.h"
#include "models/reading/text/timesurvey.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

namespace chronolane {

namespace {

/// Clocks of those who post and of those who tell differ a little.
const Duration ClockTolerance = boost::posix_time::minutes(15);

} // namespace

std::vector<Evidence> ProseStatements::evidence(const ProseUnit &unit, const TimeExpression &expression) const
{
    return m_state.builder.evidence(unit, {expression.begin, expression.end});
}

LocalizedText ProseStatements::text(const ProseUnit &unit, ByteRange range) const
{
    return m_state.builder.localized(slice(unit.text(), range));
}

bool ProseStatements::read(const ProseUnit &unit)
{
    bool isTold = false;
    if (unit.times.empty())
        return isTold;
    m_state.resolver.beginPassage(tellsHalves(unit.times));
    for (const ByteRange &sentence : splitSentences(unit.text()))
        isTold = readSentence(unit, sentence) || isTold;
    m_state.resolver.endPassage();
    return isTold;
}

/// Remembers the day that a text names, as far as it had come when it was posted: what it tells is not of a day before.
void ProseStatements::rememberDay(const TimeExpression &expression, UtcTime said)
{
    const bool isDay = !statesClock(expression);
    if (expression.kind != TimeKind::Moment || !expression.first.hasDate())
        return;
    m_namesDay = m_namesDay || isDay;
    if (m_posted && said <= *m_posted + ClockTolerance)
        m_firstDay = m_firstDay ? std::min(*m_firstDay, said) : said;
}

/// Posted shortly after midnight, a text tells of the evening before: unless it names the day, tells of what is planned, or
/// already told on that day of what came after the posting.
bool ProseStatements::isOfDayBefore(const TimeExpression &expression, UtcTime said)
{
    const bool isDated = expression.first.hasDate() || (expression.last && expression.last->hasDate());
    if (!m_posted || isDated || m_namesDay || m_isOfWork)
        return false;
    const Duration day = boost::posix_time::hours(24);
    const bool goesOn = m_latest && *m_latest > *m_posted && said >= *m_latest && said - *m_latest < day / 2;
    const bool isBeforeAll = m_firstDay && said - day < *m_firstDay - ClockTolerance;
    const bool isOfBefore = said > *m_posted + ClockTolerance && !goesOn && !isBeforeAll;
    if (!isOfBefore)
        m_latest = m_latest ? std::max(*m_latest, said) : said;
    return isOfBefore;
}

ResolvedTime ProseStatements::resolve(const TimeExpression &expression)
{
    ResolvedTime time = m_state.resolver.resolve(expression, TimeFlow::Prose);
    const std::optional<UtcTime> said = time.start ? time.start : time.end;
    if (expression.kind != TimeKind::Moment || !said)
        return time;
    rememberDay(expression, *said);
    const bool isDated = expression.first.hasDate() || (expression.last && expression.last->hasDate());
    if (!isOfDayBefore(expression, *said)) {
        if (m_posted && !isDated && !m_namesDay && !m_isOfWork && *said > *m_posted + ClockTolerance)
            time.remarks.push_back({diagnostic_code::ConflictingTimes,
                                    {{"first", formatIso8601(*said)}, {"second", formatIso8601(*m_posted)}}});
        return time;
    }
    const Duration day = boost::posix_time::hours(24);
    for (std::optional<UtcTime> *instant : {&time.start, &time.end})
        if (*instant && **instant > *m_posted + ClockTolerance)
            *instant = **instant - day;
    if (time.start && time.end && *time.end < *time.start)
        time.start = *time.start - day;
    return time;
}

bool ProseStatements::readSentence(const ProseUnit &unit, ByteRange sentence)
{
    std::vector<Stated> moments;
    std::vector<ResolvedTime> all;
    bool anyClock = false;
    m_namesDay = false;
    const WindowWords words = m_posted ? windowWords(slice(unit.text(), sentence)) : WindowWords();
    m_isOfWork = m_state.isPlanned || words.tellsPlanned || words.isFuture;
    for (const TimeExpression &expression : timesIn(unit, sentence)) {
        if (expression.kind == TimeKind::Zone)
            m_state.resolver.adopt(expression);
        if (!namesMoment(expression) || isDayOfAnother(unit, sentence, expression))
            continue;
        moments.push_back({&expression, resolve(expression), sentence});
        all.push_back(moments.back().time);
        anyClock = anyClock || statesClock(expression);
    }
    const bool isUndated = anyClock && std::none_of(all.begin(), all.end(),
                                                    [](const ResolvedTime &time) { return time.isDated(); });
    if (isUndated)
        return readUndated(unit, sentence);
    // What is not used must not be the one time that a remark is made on.
    const auto dismiss = [this](const std::vector<ResolvedTime> &times) {
        for (const ResolvedTime &time : times)
            m_state.resolver.takeBack(time);
        return false;
    };
    std::erase_if(moments, [anyClock](const Stated &moment) {
        return !moment.time.isDated() || (anyClock && !statesClock(*moment.expression) && !moment.expression->last);
    });
    if (moments.size() > 1)
        std::erase_if(moments, [&unit](const Stated &moment) { return isAttributive(unit, *moment.expression); });
    if (moments.empty() || !readMoments(unit, sentence, moments))
        return readVague(unit, sentence) || dismiss(all);
    for (const ResolvedTime &time : all)   // also of a date that only a clock time beside it uses
        m_state.builder.addRemarks(unit, time);
    return true;
}

/// An update that speaks of updates is none of those: they are posted beside it.
bool ProseStatements::isClearStep(const StepClass &step) const
{
    return step.isClear() && step.kind != EventKind::FollowUp
        && !(m_posted && step.kind == EventKind::StatusUpdate);
}

/// Where a text tells the story, a step of unknown kind is told rather than passed over in silence.
bool ProseStatements::tellsStory(std::string_view words) const
{
    return m_isStory && m_state.section != SectionKind::FollowUp && tellsPast(words);
}

/// "Twenty minutes after that we reached the hall": a step for the tray.
bool ProseStatements::readVague(const ProseUnit &unit, ByteRange sentence)
{
    constexpr std::size_t Opening = 8;   // bytes: "About "
    const std::string_view words = slice(unit.text(), sentence);
    const std::span<const TimeExpression> times = timesIn(unit, sentence);
    const bool isVague = std::any_of(times.begin(), times.end(), [&unit, sentence](const TimeExpression &time) {
        const bool isAfter = time.kind == TimeKind::Relative && time.offset && time.anchor == RelativeAnchor::Described;
        // "Half an hour into the outage"
        const bool isInto = time.kind == TimeKind::Length && time.end <= sentence.end
            && slice(unit.text(), {time.end, sentence.end}).starts_with(" into ");
        return (isAfter || isInto) && time.begin < sentence.begin + Opening;
    });
    if (!isVague || !tellsStory(words) || windowWords(words).isFuture)
        return false;
    const StepClass step = classifyStep(words, m_state.section);
    m_state.builder.addUndated(isClearStep(step) ? kindOfStep(step, false) : EventKind::Note, unit, sentence);
    return true;
}

/// A step at a moment; one whose words only hint at a kind is a note.
bool ProseStatements::addStep(const ProseUnit &unit, const Stated &moment, ByteRange words, const StepClass &step)
{
    constexpr int HintConfidence = 5;
    const bool isKnown = isClearStep(step) || (step.isChange && step.confidence >= HintConfidence);
    Event &event = m_state.builder.addDated(isKnown ? kindOfStep(step, moment.time.end.has_value()) : EventKind::Note, unit,
                                            {moment.expression->begin, moment.expression->end}, moment.time);
    event.text = text(unit, words);
    if (isKnown && step.isChange)
        m_state.changes.push_back(m_state.builder.events().size() - 1);
    if (!event.end)   // the end of a span is not what a row tells
        m_state.narrative.push_back(m_state.builder.events().size() - 1);
    return true;
}

/// Clock times on a day that nothing names: a step for the tray, which is more than nothing.
bool ProseStatements::readUndated(const ProseUnit &unit, ByteRange sentence)
{
    const std::string_view words = slice(unit.text(), sentence);
    const WindowWords window = windowWords(words);
    const StepClass step = classifyStep(words, m_state.section);
    if (window.isFuture || !isClearStep(step))
        return false;
    m_state.builder.addUndated(window.tellsImpact ? EventKind::Impact : step.kind, unit, sentence);
    return true;
}

/// "The second window" names harm where the text tells of harm; elsewhere it may be one of maintenance.
bool ProseStatements::tellsHarm(const WindowWords &words) const
{
    const bool isAboutHarm = m_state.section == SectionKind::Impact || !m_state.windows.isEmpty();
    return words.tellsImpact || (words.ordinal > 0 && !words.tellsPlanned && isAboutHarm);
}

/// "began at 14:05 and continued until 14:20", "두 번째 구간이 14:05 에 시작됐고 14:20 에 끝났다": two moments, one span.
bool ProseStatements::isSpanOf(const ProseUnit &unit, const Sentence &sentence, const Stated &first,
                               const Stated &last) const
{
    const WindowWords &words = sentence.words;
    if (!tellsHarm(words) || last.expression->last)
        return false;
    const std::size_t cut = std::max(first.expression->phraseEnd, last.expression->phraseBegin);
    const WindowWords head = windowWords(slice(unit.text(), {sentence.range.begin, cut}));
    const WindowWords rest = windowWords(slice(unit.text(), {first.expression->phraseEnd, last.clause.end}));
    if (head.ordinal > 0 && rest.ordinal > 0 && head.ordinal != rest.ordinal)
        return false;
    // "By 10:05 reads had recovered, but writes were slow until 10:35" names two ends.
    if (head.closes && !head.opens)
        return false;
    if (last.expression->direction == TimeDirection::Until || rest.continues)
        return true;
    const WindowWords tail = windowWords(slice(unit.text(), {cut, last.clause.end}));
    return words.ordinal > 0 && head.begins && tail.finishes;
}

bool ProseStatements::readMoments(const ProseUnit &unit, ByteRange sentence, std::vector<Stated> &moments)
{
    std::vector<ByteRange> marks;
    for (const Stated &moment : moments)
        marks.push_back({moment.expression->phraseBegin, moment.expression->phraseEnd});
    const std::vector<ByteRange> clauses = splitClauses(unit.text(), sentence, marks);
    for (std::size_t i = 0; i < moments.size(); ++i)
        moments[i].clause = clauses[i];

    const Sentence told = {sentence, windowWords(slice(unit.text(), sentence))};
    const bool isWork = m_state.isPlanned || (told.words.tellsPlanned && !told.words.opens);
    if (told.words.isFuture && !told.words.tellsImpact && !isWork)
        return false;
    bool isTold = false;
    for (std::size_t i = 0; i < moments.size(); ++i) {
        const Stated &moment = moments[i];
        if (moment.expression->last || (moment.time.start && moment.time.end)) {
            isTold = readSpan(unit, told, moment) || isTold;
            continue;
        }
        if (i + 1 < moments.size() && isSpanOf(unit, told, moment, moments[i + 1])) {
            const Stated &next = moments[i + 1];
            const WindowEdge start = startEdge(moment.time, evidence(unit, *moment.expression));
            const WindowEdge end = endEdge(next.time, evidence(unit, *next.expression));
            if (end.at > start.at) {
                m_state.windows.addStatement(start, end, text(unit, sentence), told.words.tellsSeveral);
                isTold = true;
                ++i;
                continue;
            }
        }
        isTold = readPoint(unit, told, moment, moments.size() == 1) || isTold;
    }
    return isTold;
}

bool ProseStatements::readSpan(const ProseUnit &unit, const Sentence &sentence, const Stated &moment)
{
    if (!moment.time.start || !moment.time.end)
        return readPoint(unit, sentence, moment, false);
    const std::string_view words = slice(unit.text(), sentence.range);
    const WindowWords &window = sentence.words;
    const bool isDay = !statesClock(*moment.expression);
    // In a notice of planned work, what is not told as past is the work, with the harm that it may do.
    const bool tellsWork = window.isFuture || window.tellsImpact || moment.expression->first.hasDate();   // unlike opening hours
    const bool isWork = m_state.isPlanned && !isDay && tellsWork && !tellsPast(words);
    if (isWork || (window.tellsPlanned && !window.opens)) {
        Event &event = m_state.builder.addDated(EventKind::Maintenance, unit,
                                                {moment.expression->begin, moment.expression->end}, moment.time);
        event.text = text(unit, sentence.range);
        return true;
    }
    const StepClass step = classifyStep(words, m_state.section);
    const bool isSummary = m_state.section == SectionKind::Summary && !isDay && !isClearStep(step);
    if ((window.tellsImpact || m_state.section == SectionKind::Impact || isSummary) && !window.isFuture) {
        const std::vector<Evidence> places = evidence(unit, *moment.expression);
        m_state.windows.addStatement(startEdge(moment.time, places), endEdge(moment.time, places),
                                     text(unit, sentence.range), window.tellsSeveral);
        return true;
    }
    if (window.isFuture || isDay || !moment.time.start || (!isClearStep(step) && !tellsStory(words)))
        return false;
    return addStep(unit, moment, sentence.range, step);
}

/// Whether harm begins at a moment. "Searches have failed since 16:50" says so, "no errors since 18:05" and "from 17:00 we
/// restarted what had failed" do not.
bool ProseStatements::opensWindow(const WindowWords &window, const StepClass &step, bool isFrom) const
{
    if (!tellsHarm(window) || (isFrom && window.denies))
        return false;
    const bool isStep = step.isClear() && step.kind != EventKind::Impact
        && step.kind != EventKind::Trigger;
    return window.opens || (window.ordinal > 0 && window.begins)
        || (isFrom && (m_state.section == SectionKind::Impact || (window.tellsImpact && !isStep)));
}

/// "Orders were confirmed or refunded by noon" tells no step at noon, "by noon we had identified the disk" and "all had
/// recovered by noon" do.
bool ProseStatements::isToldAt(const Stated &moment, const StepClass &step)
{
    constexpr int FinderConfidence = 10;
    return moment.expression->direction != TimeDirection::By || step.kind == EventKind::Remediation
        || step.kind == EventKind::Milestone || step.confidence >= FinderConfidence;
}

/// A window that begins at a moment and lasts as long as its sentence says.
bool ProseStatements::addLastingWindow(const ProseUnit &unit, const Sentence &sentence, const Stated &moment)
{
    const TimeExpression *length = lengthIn(unit, sentence.range);
    if (length == nullptr || !moment.time.start)
        return false;
    const WindowEdge start = startEdge(moment.time, evidence(unit, *moment.expression));
    const WindowEdge end = {start.at + length->duration->length, std::max(start.precision, length->duration->precision),
                            std::max(Basis::Derived, start.basis), start.approximate || length->duration->approximate,
                            evidence(unit, *length)};
    m_state.windows.addMarker({start, true, false, text(unit, sentence.range), sentence.words.ordinal, false});
    m_state.windows.addMarker({end, false, false, text(unit, sentence.range), sentence.words.ordinal, false});
    return true;
}

/// "We watched until noon, when we closed the incident" tells a step at noon.
bool ProseStatements::addStepAtEnd(const ProseUnit &unit, const Stated &moment)
{
    const StepClass step = classifyStep(slice(unit.text(), {moment.expression->phraseEnd, moment.clause.end}));
    const WindowWords before = windowWords(slice(unit.text(), {moment.clause.begin, moment.expression->phraseBegin}));
    if (before.tellsImpact || (!isClearStep(step) && !tellsStory(slice(unit.text(), moment.clause))))
        return false;
    Stated at = moment;
    at.time.start = std::exchange(at.time.end, std::nullopt);
    at.time.precision = at.time.endPrecision;
    at.time.basis = at.time.endBasis;
    at.time.approximate = at.time.approximateEnd;
    return addStep(unit, at, moment.clause, step);
}

bool ProseStatements::readPoint(const ProseUnit &unit, const Sentence &sentence, const Stated &moment, bool isOnly)
{
    // "and again at 15:30" tells the same once more.
    const bool isAgain = lowered(slice(unit.text(), moment.clause).substr(0, 12)).find("again at") != std::string::npos;
    const ByteRange clause = isAgain ? sentence.range : moment.clause;
    const std::string_view words = slice(unit.text(), clause);
    const WindowWords window = clause == sentence.range ? sentence.words : windowWords(words);
    StepClass step = classifyStep(words, m_state.section);
    if (isTimeOfChange(unit, sentence.range, *moment.expression))
        step = {EventKind::Trigger, StepClass::ClearConfidence, false};
    const bool isFrom = moment.expression->direction == TimeDirection::From && moment.time.start;
    const bool isHarmless = isFrom && window.denies && (step.kind == EventKind::Impact || step.kind == EventKind::Trigger);
    if (window.isFuture || isHarmless)
        return false;
    const std::vector<Evidence> places = evidence(unit, *moment.expression);
    if (isFollowedByWhen(unit, moment.clause, *moment.expression) && addStepAtEnd(unit, moment))
        return true;
    const bool isHarm = tellsHarm(window);
    const bool opens = opensWindow(window, step, isFrom);
    // "The disruption continued until 01:18": the end of what began in a sentence before.
    const bool isUntil = !opens && isHarm && window.continues
        && moment.expression->direction == TimeDirection::Until;
    const bool closes = window.closes || isUntil || (!opens && isHarm && window.ordinal > 0 && window.finishes);
    const bool isReturn = !opens && !closes && window.returns;
    const bool isStated = opens && isOnly && addLastingWindow(unit, sentence, moment);
    if (!isStated && (opens || closes || isReturn))
        m_state.windows.addMarker({closes && !opens ? endEdge(moment.time, places) : startEdge(moment.time, places),
                                   opens || isReturn, false, text(unit, moment.clause), window.ordinal, isReturn});
    const bool isDay = !statesClock(*moment.expression);
    const bool isClear = isClearStep(step) && isToldAt(moment, step);
    // "Beginning on 4 March, users saw errors" opens a window and is no further step; a day alone must say clearly what
    // happened on it.
    if (isDay && (!isClear || opens || !isOnly || step.kind == EventKind::Impact))
        return opens || closes;
    if (isUntil || (opens && (step.kind == EventKind::Impact || isFrom)))
        return true;
    const bool isStory = moment.expression->direction == TimeDirection::At && !opens && !closes && !isReturn
        && moment.time.start && !isAttributive(unit, *moment.expression) && !isQuoted(unit, sentence.range, *moment.expression) && tellsStory(words);
    // "By 9:14 all requests were rejected" tells how it was then, not when it began.
    const bool isByThen = !isClear && isHarm && !opens && !closes && moment.expression->direction == TimeDirection::By
        && tellsStory(words);
    if (!isClear && !isStory && !isByThen)
        return opens || closes;
    return addStep(unit, moment, moment.clause, isByThen ? StepClass() : step);
}

} // namespace chronolane
