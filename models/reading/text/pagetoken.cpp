// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/pagetoken.h"

#include "models/domain/incident.h"
#include "models/reading/text/linekinds.h"
#include "models/reading/text/postedline.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <utility>

namespace chronolane {

namespace {

constexpr std::size_t LongestStage = 32;    // bytes
constexpr std::size_t LongestAuthor = 40;   // bytes

/// The stage in whose words a text begins, and the bytes of those words. The words end at the end of the text or at a
/// separator, or a date is glued to them ("monitoringAug 10").
std::optional<std::pair<Stage, std::size_t>> leadingStage(std::string_view text)
{
    const std::string_view head = text.substr(0, LongestStage);
    const std::size_t separator = head.find_first_of("-:|[(");
    std::size_t end = std::min({separator, head.find(" –"), head.find(" —"), head.find(" ·"), head.find(". "), head.size()});
    if (end == head.size() && head.size() < text.size())
        end = 0;
    if (end > 0)
        if (const std::optional<Stage> stage = stageFromWording(trimmed(head.substr(0, end))))
            return std::pair{*stage, end};
    for (std::size_t i = 4; i < head.size(); ++i) {
        const bool isJoint = isAsciiDigit(head[i]) || (isAsciiUpper(head[i]) && (!isAsciiUpper(head[i - 1]))
                                                       && head.size() > i + 3);
        if (!isJoint)
            continue;
        const std::optional<Stage> stage = stageFromWording(trimmed(head.substr(0, i)));
        if (stage && beginsWithTime(text.substr(i)))
            return std::pair{*stage, i};
    }
    return std::nullopt;
}

ByteRange withoutSeparators(std::string_view text, ByteRange range)
{
    constexpr std::u32string_view Separators = U"-–—:|·.]) ";
    while (range.begin < range.end) {
        const TextCharacter character = characterAt(text, range.begin);
        if (Separators.find(character.code) == std::u32string_view::npos)
            break;
        range.begin += character.length;
    }
    return trimmedRange(text, range);
}

/// "Since 16:50 UTC searches fail" says when something began, not when that was posted.
bool isTimeOfUpdate(const TimeExpression &time)
{
    return time.kind == TimeKind::Moment && time.direction == TimeDirection::At && time.first.hasClock() && !time.last;
}

bool looksLikeName(std::string_view text)
{
    if (text.size() > LongestAuthor || text.find_first_of(".!?:;") != std::string_view::npos)
        return false;
    const TextCharacter first = characterAt(text, 0);
    return first.code >= 0x80 || isAsciiUpper(text.front()) || text.starts_with("by ");
}

/// Fills the token's time if the range holds a time and nothing but a name behind it; else what is behind is the body.
void takeTime(const ProseUnit &unit, ByteRange range, PageToken &token)
{
    const auto found = std::find_if(unit.times.begin(), unit.times.end(), [&range](const TimeExpression &time) {
        return isTimeOfUpdate(time) && time.begin >= range.begin && time.end <= range.end;
    });
    if (found == unit.times.end() || !isPostedWord(slice(unit.text(), {range.begin, found->phraseBegin})))
        return;
    const ByteRange rest = withoutSeparators(unit.text(), {found->phraseEnd, range.end});
    std::string_view behind = slice(unit.text(), rest);
    if (!behind.empty() && looksLikeName(behind)) {
        if (behind.starts_with("by "))
            behind.remove_prefix(3);
        token.author = behind;
    } else if (!behind.empty()) {
        token.body = rest;
    }
    token.time = *found;
    token.isPosted = tellsPosting(slice(unit.text(), {range.begin, found->phraseBegin}));
}

/// A date that is glued to a word is not found where it stands: the words behind the stage are looked at alone.
void takeGluedTime(const ProseUnit &unit, std::size_t at, PageToken &token)
{
    std::optional<TimeExpression> time = timeExpressionOf(unit.text().substr(at));
    if (!time || !isTimeOfUpdate(*time))
        return;
    for (std::size_t *offset : {&time->begin, &time->end, &time->phraseBegin, &time->phraseEnd, &time->first.begin,
                                &time->first.end})
        *offset += at;
    token.time = std::move(time);
}

/// "Completed - The upgrade is done. Mar 9, 02:40 UTC": a date with its clock time behind the last sentence.
void takeTimeAtEnd(const ProseUnit &unit, ByteRange rest, PageToken &token)
{
    if (unit.times.empty() || !isTimeOfUpdate(unit.times.back()) || !unit.times.back().first.hasDate())
        return;
    const TimeExpression &time = unit.times.back();
    const ByteRange body = trimmedRange(unit.text(), {rest.begin, std::max<std::uint64_t>(rest.begin, time.phraseBegin)});
    if (time.phraseEnd < unit.text().size() || body.isEmpty() || !endsSentence(slice(unit.text(), body)))
        return;
    token.time = time;
    token.body = body;
}

void takeField(const ProseUnit &unit, PageToken &token)
{
    const std::string_view text = unit.text();
    token.field = fieldNamed(text);
    if (token.field != FieldKind::None || text.size() > LongestTimeLine)
        return;
    std::size_t value = 0;
    const std::size_t label = labelLength(text, value);
    if (label == 0 || value >= text.size())
        return;
    token.field = fieldNamed(text.substr(0, label));
    token.value = {value, text.size()};
}

/// "14:05 UTC   Resolved   All is well": stage and time in columns of their own, in any order, the body behind them.
bool takeColumns(const ProseUnit &unit, PageToken &token)
{
    const std::string_view text = unit.text();
    const auto time = std::find_if(unit.times.begin(), unit.times.end(), isTimeOfUpdate);
    if (unit.cells.size() < 2 || time == unit.times.end())
        return false;
    std::optional<Stage> stage;
    ByteRange body;
    bool isTimed = false;
    for (const ByteRange &cell : unit.cells) {
        const bool isTime = cell.begin >= time->phraseBegin && cell.end <= time->phraseEnd;
        const std::optional<Stage> named = isTime || stage ? std::nullopt : stageFromWording(slice(text, cell));
        if (!isTime && !named && !(stage && isTimed))
            return false;
        isTimed = isTimed || isTime;
        stage = stage ? stage : named;
        if (!isTime && !named)
            body = {body.isEmpty() ? cell.begin : body.begin, cell.end};
    }
    if (!stage || !isTimed)
        return false;
    token.stage = stage;
    token.time = *time;
    token.body = body;
    return true;
}

} // namespace

bool endsSentence(std::string_view text) { return text.ends_with('.') || text.ends_with('!') || text.ends_with('?'); }

PageToken tokenOf(const ProseUnit &unit)
{
    PageToken token;
    const std::string_view text = unit.text();
    token.isMark = isWordless(text)
        || (text.size() <= 4 && !isAsciiDigit(text.front()) && !isAsciiLetter(text.front()) && text.size() == characterAt(text, 0).length
            && !stageFromWording(text));
    if (token.isMark || unit.block.kind == BlockKind::Row || unit.block.kind == BlockKind::Code)
        return token;
    takeField(unit, token);
    if (takeColumns(unit, token))
        return token;
    if (text == "Updated") {   // with a time behind it in the line, it is when the page was
        token.stage = Stage::Update;
        return token;
    }
    if (text == "Created" || text == "Opened") {
        token.stage = Stage::None;   // an update that names no stage
        return token;
    }
    if (const auto stage = leadingStage(text)) {
        token.stage = stage->first;
        const ByteRange rest = withoutSeparators(text, {stage->second, text.size()});
        token.body = rest;
        const bool isLong = rest.end - rest.begin > LongestTimeLine;
        if (rest.isEmpty() || (isLong && !beginsWithTime(slice(text, rest))))
            return token;
        PageToken timed;
        takeTime(unit, rest, timed);
        if (!timed.time)
            takeGluedTime(unit, rest.begin, timed);
        if (!timed.time)
            takeTimeAtEnd(unit, rest, timed);
        if (timed.time) {
            token.time = timed.time;
            token.body = timed.body;
            token.author = timed.author;
        }
        return token;
    }
    if (text.size() > LongestTimeLine && !beginsWithTime(text))
        return token;
    takeTime(unit, unit.all(), token);
    if (token.time && !token.body.isEmpty()) {
        // "14:05 UTC - Investigating - Logins fail": the stage stands behind the time.
        const auto stage = leadingStage(slice(text, token.body));
        if (!stage)
            return PageToken{std::nullopt, std::nullopt, {}, {}, token.field, token.value};
        token.stage = stage->first;
        token.body = withoutSeparators(text, {token.body.begin + stage->second, token.body.end});
    } else if (token.time && !token.author.empty()) {
        if (const std::optional<Stage> stage = stageFromWording(token.author)) {
            token.stage = stage;
            token.author.clear();
        }
    }
    return token;
}

} // namespace chronolane
