// SPDX-License-Identifier: GPL-3.0-or-later
// What the rows of a ProseTimeline say: their words and who told them, beside their times.
#include "models/reading/text/prosetimeline.h"

#include "models/reading/text/prosesections.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace chronolane {

namespace {

/// A cell that stands where a time would, and states none: "2031-??-??", "HH:mm", "later, time unknown".
bool isTimePlaceholder(const ProseUnit &unit, ByteRange cell)
{
    const std::string words = lowered(slice(unit.text(), cell));
    return words.find("??") != std::string::npos || words.find("hh:mm") != std::string::npos
        || std::any_of(unit.times.begin(), unit.times.end(), [&cell](const TimeExpression &time) {
               return time.kind == TimeKind::Unknown && time.begin >= cell.begin && time.end <= cell.end;
           });
}

/// "@ana", "[@ana]" or "@ana:" in front of a step names its author.
std::string takeAuthor(std::string_view text, ByteRange &words)
{
    std::string_view rest = slice(text, words);
    const std::size_t open = rest.starts_with('[') ? 1 : 0;
    if (rest.size() < open + 2 || rest[open] != '@')
        return {};
    std::size_t end = open + 1;
    while (end < rest.size() && (isWordByte(rest[end]) || rest[end] == '-' || rest[end] == '.' || rest[end] == '_'))
        ++end;
    const std::string author(rest.substr(open + 1, end - open - 1));
    while (end < rest.size() && std::string_view("]:,- ").find(rest[end]) != std::string_view::npos)
        ++end;
    if (author.empty() || end >= rest.size())
        return {};
    words.begin += end;
    return author;
}

/// Whether the head of a column says that it holds who did or told it.
bool namesAuthor(std::string_view head)
{
    constexpr std::array<std::string_view, 14> Names = {"who",    "owner", "author", "by",     "person", "actor",  "user",
                                                        "reporter", "담당", "담당자", "작성자", "조치자", "수행자", "처리자"};
    return std::find(Names.begin(), Names.end(), normalisedWords(head)) != Names.end();
}

} // namespace

void ProseTimeline::takeHeader(const ProseUnit &unit)
{
    if (!m_rows)
        m_rows = m_state.resolver;
    for (const TimeExpression &time : unit.times)
        if (time.kind == TimeKind::Zone)
            m_rows->adopt(time);
    if (const std::optional<ZoneWords> zone = findZoneWords(unit.text()))
        m_rows->setZone(*zone);
    const auto who = std::find_if(unit.cells.begin(), unit.cells.end(),
                                  [&unit](const ByteRange &cell) { return namesAuthor(slice(unit.text(), cell)); });
    m_columnZones.clear();
    for (const ByteRange &cell : unit.cells)
        m_columnZones.push_back(findZoneWords(slice(unit.text(), cell)));
    m_authorColumn.reset();
    if (who != unit.cells.end())
        m_authorColumn = static_cast<std::size_t>(who - unit.cells.begin());
    m_state.builder.report(unit, LineFate::Context, "table-header");
}

/// "T+5m (14:10 UTC)": of a time that is told twice the one that needs no counting.
const TimeExpression *ProseTimeline::statedTime(const ProseUnit &unit, const TimeExpression *leading)
{
    const TimeExpression *beside = leading == nullptr ? nullptr : momentBeside(unit, *leading);
    return beside == nullptr ? leading : beside;
}

/// "| Time (KST) | Time (UTC) |": the clock time of a column that tells the same in another zone; nullopt for all other cells.
std::optional<TimePoint> ProseTimeline::timeInOtherZone(const ProseUnit &unit, std::size_t column, const TimeExpression *time) const
{
    if (time == nullptr || column >= m_columnZones.size() || !m_columnZones[column] || unit.cells[column].begin < time->end)
        return std::nullopt;
    const std::optional<TimeExpression> other = timeExpressionOf(slice(unit.text(), unit.cells[column]));
    const bool isMoment = other && other->kind == TimeKind::Moment && other->first.hasClock() && !other->last;
    const auto own = std::find_if(unit.cells.begin(), unit.cells.end(), [time](const ByteRange &cell) { return time->begin < cell.end; });
    const auto first = static_cast<std::size_t>(own - unit.cells.begin());
    const bool isOther = first < m_columnZones.size() && m_columnZones[first] && m_columnZones[first]->zone != m_columnZones[column]->zone;
    if (!isMoment || !isOther)
        return std::nullopt;
    TimePoint point = other->first;
    point.zone = m_columnZones[column];
    return point;
}

ProseTimeline::Step ProseTimeline::stepOfRow(const ProseUnit &unit) const
{
    Step step;
    step.time = statedTime(unit, timeOfRow(unit));
    for (std::size_t column = 0; column < unit.cells.size(); ++column) {
        const ByteRange &cell = unit.cells[column];
        ByteRange words = cell;
        const bool holdsTime = step.time != nullptr && step.time->begin >= cell.begin && step.time->begin < cell.end;
        const bool isRest = step.time != nullptr && cell.begin < step.time->end && cell.end <= step.time->phraseEnd;
        if (holdsTime)
            words = stepText(unit, *step.time);
        words.end = std::min(words.end, cell.end);
        if (step.words.empty() && unit.cells.size() > 1 && isTimePlaceholder(unit, words))
            continue;
        if (isRest || words.isEmpty() || words.begin >= cell.end || isWordless(slice(unit.text(), words)))
            continue;
        if (std::optional<TimePoint> other = timeInOtherZone(unit, column, step.time)) {
            step.inOtherZone = std::move(other);
            continue;
        }
        if (m_authorColumn == column) {
            step.author = slice(unit.text(), words);
            continue;
        }
        if (step.words.empty())
            step.place = words;
        step.words.append(step.words.empty() ? "" : " — ").append(slice(unit.text(), words));
        step.place.end = words.end;
    }
    if (step.words.empty() && step.time != nullptr)
        takeWordsBefore(unit, step);
    return step;
}

/// "| Resolved | 14:05 |": what happened stands before its time.
void ProseTimeline::takeWordsBefore(const ProseUnit &unit, Step &step)
{
    const auto told = std::find_if(unit.cells.begin(), unit.cells.end(), [&](const ByteRange &cell) {
        return cell.end <= step.time->phraseBegin && !isWordless(slice(unit.text(), cell));
    });
    if (told == unit.cells.end())
        return;
    step.words = slice(unit.text(), *told);
    step.place = *told;
}

ProseTimeline::Step ProseTimeline::stepOf(const ProseUnit &unit) const
{
    if (unit.block.kind == BlockKind::Row)
        return stepOfRow(unit);
    Step step;
    step.isLine = true;
    const TimeExpression *leading = unit.leadingTime();
    step.time = statedTime(unit, leading);
    if (step.time == nullptr) {
        step.words = unit.text();
        step.place = unit.all();
        return step;
    }
    if (unit.isChatHead) {
        constexpr std::string_view Dashes = " -\xE2\x80\x93\x94";   // hyphen, en and em dash
        const std::string_view name = slice(unit.text(), {0, step.time->phraseBegin});
        step.author = name.substr(0, name.find_last_not_of(Dashes) + 1);
        step.place = unit.all();
        return step;
    }
    if (!unit.author.isEmpty()) {
        step.author = slice(unit.text(), unit.author);
        step.place = stepText(unit, *step.time);
        step.words = slice(unit.text(), step.place);
        return step;
    }
    ByteRange words = stepText(unit, *step.time);
    const bool isSentence = step.time == leading && step.time->phraseBegin < step.time->begin
        && isAsciiLetter(unit.text()[step.time->phraseBegin]) && !isFollowedBySeparator(unit, *step.time);
    if (isSentence)
        words = unit.all();
    step.author = takeAuthor(unit.text(), words);
    step.words = slice(unit.text(), words);
    step.place = words;
    return step;
}

/// An item without a time among those of a timeline: what happened between its neighbours.
bool ProseTimeline::isUntimedStep(const ProseUnit &unit) const
{
    return unit.block.kind == BlockKind::Item && m_state.section == SectionKind::Timeline && m_rows && m_lastDated
        && unit.times.empty() && m_itemLevel == unit.block.level && !isWordless(unit.text());
}

} // namespace chronolane
