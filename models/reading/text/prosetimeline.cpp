// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/prosetimeline.h"

#include "models/reading/text/linekinds.h"
#include "models/reading/text/prosesections.h"
#include "models/reading/text/rowdays.h"
#include "models/reading/text/textview.h"
#include "models/reading/text/timesurvey.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace chronolane {

namespace {

bool isLeadingKind(const TimeExpression &time)
{
    return time.kind == TimeKind::Moment || time.kind == TimeKind::Unknown
        || (time.kind == TimeKind::Relative && time.offset);
}

bool tellsClock(const TimeExpression &time)
{
    return time.kind != TimeKind::Moment || time.first.hasClock();
}

/// "2031-03-13 10:00 UTC Review": a short line that begins with a whole date and its clock time is a row also where it is alone.
bool isDatedLine(const ProseUnit &unit, const TimeExpression &time)
{
    constexpr std::size_t LongestRow = 120;   // bytes
    return unit.block.kind == BlockKind::Paragraph && unit.text().size() <= LongestRow && time.kind == TimeKind::Moment
        && time.first.year && time.first.day && time.first.hasClock() && !time.last && time.direction == TimeDirection::At
        && !unit.isOnlyTime() && unit.text().find('\n') == std::string_view::npos && !endsLine(unit.text());
}

} // namespace

const TimeExpression *ProseTimeline::timeOfRow(const ProseUnit &unit)
{
    constexpr std::size_t TimeColumns = 4;
    for (std::size_t c = 0; c < unit.cells.size() && c < TimeColumns; ++c) {
        const ByteRange &cell = unit.cells[c];
        const auto found = std::find_if(unit.times.begin(), unit.times.end(), [&](const TimeExpression &time) {
            const std::string_view before = unit.text().substr(cell.begin, std::max<std::size_t>(time.phraseBegin, cell.begin) - cell.begin);
            return isLeadingKind(time) && time.phraseBegin >= cell.begin && time.phraseBegin < cell.end
                && before.find_first_not_of("[(~*") == std::string_view::npos;
        });
        if (found != unit.times.end())
            return &*found;
    }
    return nullptr;
}

bool ProseTimeline::isStep(const ProseUnit &unit, SectionKind section)
{
    if (unit.block.kind == BlockKind::Code || section == SectionKind::FollowUp || section == SectionKind::Other)
        return false;
    if (unit.block.kind == BlockKind::Row)
        return !unit.block.isHeaderRow && timeOfRow(unit) != nullptr && !isFieldRow(unit);
    const TimeExpression *time = unit.leadingTime();
    if (time == nullptr)
        return false;
    const bool isSentence = time->phraseBegin < time->begin && time->kind == TimeKind::Moment
        && isAsciiLetter(unit.text()[time->phraseBegin]);
    if (unit.block.kind == BlockKind::Heading)
        return tellsClock(*time);
    if (time->kind == TimeKind::Relative && time->anchor == RelativeAnchor::Previous)
        return unit.isBareRow
            || (unit.block.kind == BlockKind::Item && (section == SectionKind::Timeline || isFollowedBySeparator(unit, *time)));
    if (section == SectionKind::Timeline)
        return tellsClock(*time) || !unit.isOnlyTime();
    if (isSentence)
        return false;
    if (unit.block.kind == BlockKind::Item)
        return tellsClock(*time) ? true : isFollowedBySeparator(unit, *time) && !unit.isOnlyTime();
    return unit.isBareRow || isDatedLine(unit, *time) || (tellsClock(*time) && isFollowedBySeparator(unit, *time));
}

void ProseTimeline::endList()
{
    m_rows.reset();
    m_onlyStated.reset();
    m_statedRows = 0;
    m_wasCounted = false;
    m_lastDated.reset();
    m_pending.clear();
    m_timeTable = 0;
    m_authorColumn.reset();
    m_columnZones.clear();
    m_itemLevel.reset();
    m_defaultDate.reset();
    m_headingDay.reset();
}

const TimePoint *ProseTimeline::dayOfHeading(const ProseUnit &unit)
{
    const bool isBare = unit.block.kind == BlockKind::Heading || (unit.block.kind == BlockKind::Paragraph && unit.isOnlyTime());
    if (!isBare || unit.times.empty())
        return nullptr;
    const TimeExpression &time = unit.times.front();
    const bool isDay = time.kind == TimeKind::Moment && !time.last && !time.first.hasClock() && time.first.hasDate();
    return isDay ? &time.first : nullptr;
}

/// The times of the first rows of a list; one that stands below the heading of its day has that day.
std::vector<TimeExpression> ProseTimeline::leadingTimes(std::span<const ProseUnit> units, std::size_t index) const
{
    constexpr std::size_t Most = 500;   // a heading for each day begins a list for each
    std::vector<TimeExpression> leading;
    std::optional<TimePoint> day = m_headingDay;
    for (std::size_t i = index; i < units.size() && leading.size() < Most; ++i) {
        const ProseUnit &unit = units[i];
        if (isStep(unit, m_state.section)) {
            const TimeExpression *time = unit.block.kind == BlockKind::Row ? timeOfRow(unit) : unit.leadingTime();
            if (time->kind != TimeKind::Moment)
                continue;
            TimePoint &row = leading.emplace_back(*time).first;
            if (day && !row.hasDate()) {
                row.year = day->year;
                row.month = day->month;
                row.day = day->day;
                row.weekday = day->weekday;
            }
            day.reset();
        } else if (const TimePoint *named = dayOfHeading(unit)) {
            day = *named;
        } else if (unit.block.kind == BlockKind::Heading && unit.times.empty()) {
            break;
        }
    }
    return leading;
}

void ProseTimeline::beginList(std::span<const ProseUnit> units, std::size_t index)
{
    const std::vector<TimeExpression> leading = leadingTimes(units, index);
    m_rows = m_state.resolver;
    const ListOrder order = listOrder(leading);
    if (const auto day = m_state.storyDay(); day && m_state.passingDay && m_rows->date() == m_state.passingDay) {
        m_rows->setDate(dayOfFirstRow(leading, order, *day, m_state.firstHarm(), m_state.endOfFirstHarm()));
    }
    m_runsBackwards = order == ListOrder::NewestFirst;
    m_rows->beginList(order, tellsHalves(leading));
}

std::size_t ProseTimeline::take(std::span<const ProseUnit> units, std::size_t index)
{
    const ProseUnit &unit = units[index];
    if (unit.block.kind == BlockKind::Row && unit.block.isHeaderRow && m_state.section != SectionKind::FollowUp) {
        takeHeader(unit);
        m_timeTable = index + 1 < units.size() && isStep(units[index + 1], m_state.section) ? unit.block.table : 0;
        return 1;
    }
    const bool isUntimedRow = unit.block.kind == BlockKind::Row && m_timeTable == unit.block.table && m_timeTable != 0
        && !isFieldRow(unit);
    const bool isUntimedItem = isUntimedStep(unit);
    if (!isUntimedRow && !isUntimedItem && !isStep(unit, m_state.section))
        return 0;
    if (!m_rows || m_state.rowCount == 0 || (!m_lastDated && m_pending.empty())) {
        const std::optional<TimeResolver> header = std::exchange(m_rows, std::nullopt);
        beginList(units, index);
        if (header && !header->zone().empty())
            m_rows->setZone(std::string(header->zone()));
    }
    Step step = isUntimedRow && !isStep(unit, m_state.section) ? stepOfRow(unit) : stepOf(unit);
    if (unit.block.kind == BlockKind::Item && step.time != nullptr)
        m_itemLevel = unit.block.level;
    const std::size_t taken = takeBody(units, index, step);
    if (trimmed(step.words).empty()) {
        m_state.builder.report(unit, LineFate::Skipped, step.time == nullptr ? "empty-row" : "no-words");
        return taken;
    }
    if (m_defaultDate && step.time != nullptr && !step.time->first.hasDate())
        m_rows->setDate(*m_defaultDate);
    ResolvedTime time;
    if (step.time != nullptr && step.inOtherZone) {
        TimeExpression told = *step.time;
        told.equivalent = step.inOtherZone;
        time = timeOf(told, unit.text());
    } else if (step.time != nullptr) {
        time = timeOf(*step.time, unit.text());
    }
    if (time.isDated())
        addDated(unit, step, time);
    else
        addUndated(unit, step);
    tellOrigin(unit, step, time);
    const Event &event = m_state.builder.events().empty() ? Event() : m_state.builder.events().back();
    for (std::size_t i = index + 1; i < index + taken; ++i)
        m_state.builder.report(units[i], units[i].block.kind == BlockKind::Code ? LineFate::Skipped : LineFate::Prose,
                               units[i].block.kind == BlockKind::Code ? "code" : "step", event.id);
    return taken;
}

/// "+5 min" below the one row that states its time counts from that row. "5 minutes later" counts from the row before; below
/// another such row nothing tells whether it counts from that one or from the one above it.
ResolvedTime ProseTimeline::timeOf(const TimeExpression &time, std::string_view text)
{
    const bool isRelative = time.kind == TimeKind::Relative;
    if (isRelative && time.anchor == RelativeAnchor::Previous && m_wasCounted)
        return {};
    const bool isBare = isRelative && time.anchor == RelativeAnchor::Origin && text[time.begin] == '+';
    if (isBare && !m_rows->hasOrigin() && m_onlyStated)
        m_rows->setOrigin(m_onlyStated->first, m_onlyStated->second);
    const ResolvedTime resolved = m_rows->resolve(time, TimeFlow::Row);
    m_wasCounted = isRelative && time.anchor == RelativeAnchor::Previous && resolved.isDated();
    if (time.kind != TimeKind::Moment || !resolved.start)
        return resolved;
    m_onlyStated.reset();
    if (std::exchange(m_statedRows, m_statedRows + 1) == 0)
        m_onlyStated = {*resolved.start, resolved.basis};
    return resolved;
}

/// A row that tells its time twice, "T+5m (14:10 UTC)", tells the origin of those that only count.
void ProseTimeline::tellOrigin(const ProseUnit &unit, const Step &step, const ResolvedTime &time)
{
    if (!time.start || step.time->kind != TimeKind::Moment || unit.times.empty() || &unit.times.front() == step.time
        || momentBeside(unit, unit.times.front()) != step.time)
        return;
    m_rows->setOrigin(*time.start - *unit.times.front().offset, time.basis);
}

/// A heading or a lone time is told by what stands below it; an item by what is indented below it.
std::size_t ProseTimeline::takeBody(std::span<const ProseUnit> units, std::size_t index, Step &step)
{
    const ProseUnit &unit = units[index];
    const bool isHeading = unit.block.kind == BlockKind::Heading || unit.isChatHead || (step.words.empty() && unit.isOnlyTime());
    if (!isHeading && unit.block.kind != BlockKind::Item)
        return 1;
    std::size_t i = index + 1;
    for (; i < units.size(); ++i) {
        const ProseUnit &next = units[i];
        if (next.block.kind == BlockKind::Heading)
            break;
        const bool isBelow = isHeading || next.block.level > unit.block.level;
        const bool isOwnStep = isStep(next, m_state.section)
            && (unit.block.kind != BlockKind::Heading || next.block.kind != BlockKind::Paragraph);
        if (!isBelow || isOwnStep || next.block.kind == BlockKind::Row)
            break;
        if (next.block.kind == BlockKind::Code || next.plain.text.empty())
            continue;
        if (step.words.empty() && unit.block.kind != BlockKind::Heading && next.block.isSeparated
            && next.block.kind == BlockKind::Heading)
            break;
        step.words.append(step.words.empty() ? "" : "\n").append(next.plain.text);
    }
    return i - index;
}

EventKind ProseTimeline::kindOf(const StepClass &sense, const WindowWords &words, bool isSpan)
{
    // "22:30-00:15 Payments failed": as long as it went on, it is harm.
    if (isSpan && sense.kind == EventKind::Trigger && words.tellsImpact && !words.isFuture && !words.denies)
        return EventKind::Impact;
    if (sense.kind != EventKind::Note)
        return kindOfStep(sense, isSpan);
    // "Orders began to fail" has no word for a kind, but it tells when harm began.
    const bool opens = words.opens && words.tellsImpact && !words.isFuture && !words.denies;
    return opens ? EventKind::Trigger : EventKind::Note;
}

bool ProseTimeline::addWindow(const ProseUnit &unit, const Step &step, const ResolvedTime &time, EventKind kind,
                              const WindowWords &words)
{
    const bool opens = words.opens && (words.tellsImpact || words.isExplicit);
    const bool isWindow = kind == EventKind::Impact && time.start && time.end && words.tellsImpact;
    if (words.isFuture || (!isWindow && !opens && !words.closes))
        return false;
    const std::vector<Evidence> places = m_state.builder.evidence(unit, {step.time->begin, step.time->end});
    const LocalizedText text = m_state.builder.localized(firstLineOf(step.words));
    if (isWindow) {
        m_state.builder.addRemarks(unit, time);
        m_state.windows.addStatement(startEdge(time, places), endEdge(time, places), text, words.tellsSeveral);
        return true;
    }
    if (opens)
        m_state.windows.addMarker({startEdge(time, places), true, true, text, words.ordinal, false, words.tellsImpact});
    if (words.closes)
        m_state.windows.addMarker({endEdge(time, places), false, true, text, words.ordinal, false, words.ceases});
    return false;
}

void ProseTimeline::addDated(const ProseUnit &unit, const Step &step, const ResolvedTime &time)
{
    const std::vector<LaterStep> laterOnes = laterSteps(unit, step);
    const StepClass sense = senseOf(unit, step, laterOnes);
    WindowWords words = windowWords(firstLineOf(step.words));
    const EventKind kind = kindOf(sense, words, time.start && time.end);
    words.closes = words.closes || stageFromWording(step.words) == Stage::Resolved   // nothing but "Resolved"
        || (kind == EventKind::Milestone && tellsRecovery(firstLineOf(step.words)));
    ++m_state.rowCount;
    const UtcTime at = time.start ? *time.start : *time.end;
    if (addWindow(unit, step, time, kind, words)) {
        m_lastDated = at;
        m_state.builder.report(unit, LineFate::Dated, "impact");
        return;
    }
    Event &event = m_state.builder.addDated(kind, unit, {step.time->begin, step.time->end}, time);
    const bool isFirstOfSeveral = std::any_of(laterOnes.begin(), laterOnes.end(), [](const LaterStep &later) { return later.isRow; });
    const ByteRange own = {step.place.begin, isFirstOfSeveral ? laterOnes.front().clause.begin : step.place.end};
    event.text = m_state.builder.localized(isFirstOfSeveral ? std::string(trimmed(slice(unit.text(), own))) : step.words);
    event.author = step.author;
    event.openEnded = time.openEnded && !event.end;
    if (sense.isChange)
        m_state.changes.push_back(m_state.builder.events().size() - 1);
    const std::string id = event.id;
    for (const std::size_t pending : m_pending) {
        Event &undated = m_state.builder.events()[pending];
        (m_runsBackwards ? undated.earliest : undated.latest) = at;
    }
    m_pending.clear();
    m_lastDated = at;
    for (const LaterStep &later : laterOnes)
        addLater(unit, later);
    m_state.builder.report(unit, step.time->kind == TimeKind::Relative ? LineFate::Relative : LineFate::Dated, {}, id);
}

void ProseTimeline::addUndated(const ProseUnit &unit, const Step &step)
{
    const StepClass sense = classifyStep(step.words);
    Event &event = m_state.builder.addUndated(kindOfStep(sense, false), unit, step.place);
    event.text = m_state.builder.localized(step.words);
    event.author = step.author;
    if (m_lastDated)
        (m_runsBackwards ? event.latest : event.earliest) = m_lastDated;
    m_pending.push_back(m_state.builder.events().size() - 1);
    const bool lacksDay = step.time != nullptr && step.time->kind == TimeKind::Moment && step.time->first.hasClock();
    const std::string_view reason = step.time == nullptr ? "no-time" : lacksDay ? "no-date" : "unknown-time";
    m_state.builder.report(unit, LineFate::Undated, reason, event.id);
    if (lacksDay && !std::exchange(m_toldMissingDay, true)) {
        const ByteRange words = {step.time->begin, step.time->end};
        m_state.builder.diagnose(diagnostic_code::UnreadablePart,
                                 {{"what", std::string(slice(unit.text(), words))},
                                  {"line", std::to_string(unit.block.line)},
                                  {"reason", std::string(reason)}},
                                 m_state.builder.evidence(unit, words));
    }
}

} // namespace chronolane
