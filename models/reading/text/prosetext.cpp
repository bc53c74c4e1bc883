// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/prosetext.h"

#include "models/reading/text/chatlines.h"
#include "models/reading/text/inlinemarkup.h"
#include "models/reading/text/linekinds.h"
#include "models/reading/text/militaryrows.h"
#include "models/reading/text/textview.h"
#include "models/reading/text/zonenames.h"

#include <algorithm>
#include <array>

namespace chronolane {

namespace {

constexpr std::string_view CellSeparator = " | ";

bool isTimeCell(const MappedText &cell) { return timeExpressionOf(cell.text).has_value(); }

void readRow(std::string_view text, ProseUnit &unit)
{
    bool wasTime = false;
    for (const ByteRange &cell : unit.block.cells) {
        const MappedText plain = plainInline(slice(text, cell), cell.begin);
        const bool isTime = isTimeCell(plain);
        if (!unit.cells.empty()) {
            // A date and a clock time in two columns are one time.
            const std::string_view joint = wasTime && isTime ? std::string_view(" ") : CellSeparator;
            unit.plain.appendSubstitute(joint, cell.begin, cell.begin);
        }
        const std::size_t begin = unit.plain.text.size();
        unit.plain.append(plain);
        unit.cells.push_back({begin, unit.plain.text.size()});
        wasTime = isTime;
    }
}

/// Where a tab or two blanks begin from a byte on; npos if nowhere.
std::size_t gapFrom(std::string_view line, std::size_t at)
{
    for (std::size_t i = at; i < line.size(); ++i)
        if (line[i] == '\t' || (line[i] == ' ' && i + 1 < line.size() && line[i + 1] == ' '))
            return i;
    return std::string_view::npos;
}

/// "14:05 UTC   Resolved   All is well": the columns of a line that tabs, or two and more blanks, set apart.
void readColumns(std::string_view text, ProseUnit &unit)
{
    const std::string_view line = slice(text, unit.block.content);
    if (gapFrom(line, 0) == std::string_view::npos || line.find('\n') != std::string_view::npos)
        return;
    std::vector<ByteRange> columns;
    std::size_t told = 0;   // of the plain text
    for (std::size_t begin = 0; begin < line.size();) {
        const std::size_t end = std::min(gapFrom(line, begin), line.size());
        const std::string words = plainInline(line.substr(begin, end - begin), 0).text;
        const std::size_t at = unit.plain.text.find(words, told);
        if (at == std::string::npos)
            return;
        if (!trimmed(words).empty())
            columns.push_back(trimmedRange(unit.plain.text, {at, at + words.size()}));
        told = at + words.size();
        begin = std::min(line.find_first_not_of(" \t", end), line.size());
    }
    if (columns.size() > 1)
        unit.cells = std::move(columns);
}

bool isMoment(const TimeExpression &time)
{
    return time.kind == TimeKind::Moment || time.kind == TimeKind::Unknown
        || (time.kind == TimeKind::Relative && time.offset && time.anchor == RelativeAnchor::Origin);
}

/// "5 minutes later: …", "10분 후 …"
bool countsFromBefore(const TimeExpression &time)
{
    return time.kind == TimeKind::Relative && time.offset && time.anchor == RelativeAnchor::Previous;
}

/// Where the last character of a text that is not empty begins.
std::size_t lastCharacterOf(std::string_view text)
{
    std::size_t at = text.size() - 1;
    while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U)
        --at;
    return at;
}

/// "10:12 paged the on-call", "+12 min paged the on-call" and not "At 10:12 we were paged": a clock time, and words behind it.
bool beginsAsRow(const ProseUnit &unit)
{
    const TimeExpression *time = unit.leadingTime();
    const bool tellsClock = time != nullptr
        && (time->kind == TimeKind::Moment ? time->first.hasClock() : time->kind == TimeKind::Relative);
    if (!tellsClock || unit.isOnlyTime()
        || unit.block.kind != BlockKind::Paragraph || unit.text().find('\n') != std::string_view::npos)
        return false;
    const auto isMark = [](char c) { return !isWordByte(c); };
    const std::string_view before = slice(unit.text(), {time->phraseBegin, time->begin});
    const std::string_view after = slice(unit.text(), {time->end, time->phraseEnd});   // a 부터 makes it a sentence
    return std::all_of(before.begin(), before.end(), isMark) && std::all_of(after.begin(), after.end(), isMark)
        && !trimmed(unit.text().substr(time->phraseEnd)).starts_with("에");
}

/// "3/4" or "Thursday" on a line of its own is a day; within a sentence it may be something else.
void takeLoneDay(ProseUnit &unit)
{
    constexpr std::size_t LongestDay = 12;   // bytes
    const std::string_view text = unit.text();
    if (text.empty() || text.size() > LongestDay || text.find(' ') != std::string_view::npos)
        return;
    std::vector<TimeExpression> found = findTimeExpressions(unit.plain.text + " 00:00");
    if (found.size() != 1 || found.front().begin != 0 || found.front().end <= text.size()
        || (!found.front().first.day && !found.front().first.weekday))
        return;
    TimeExpression &day = found.front();
    day.first.hour.reset();
    day.first.minute.reset();
    day.end = day.phraseEnd = day.first.end = text.size();
    unit.times = std::move(found);
}

/// "Timeline (ET)", "Timeline – PT", "Timeline (local time, CET)": the zone that a heading ends in.
void takeHeadingZone(ProseUnit &unit)
{
    constexpr std::size_t Nearby = 24;   // bytes
    const std::string_view text = unit.text();
    for (std::size_t at = text.size() - std::min(text.size(), Nearby); at < text.size(); ++at) {
        const std::string_view before = trimmed(text.substr(0, at));
        if (before.empty() || isWordByte(text[at - 1]))
            continue;
        const std::size_t last = lastCharacterOf(before);
        constexpr std::u32string_view Joints = U"([,-–—/";
        if (Joints.find(characterAt(before, last).code) == std::u32string_view::npos && !before.ends_with(" in"))
            continue;
        std::optional<ZoneWords> zone = zoneWordsAt(text, at);
        if (!zone || zone->isLocal || text.substr(zone->end).find_first_not_of(" )].") != std::string_view::npos)
            continue;
        TimeExpression expression;
        expression.kind = TimeKind::Zone;
        expression.begin = expression.phraseBegin = expression.first.begin = zone->begin;
        expression.end = expression.phraseEnd = expression.first.end = zone->end;
        expression.first.zone = std::move(zone);
        unit.times.push_back(std::move(expression));
        return;
    }
}

void markBareRows(std::vector<ProseUnit> &units)
{
    bool wasRow = false;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const bool isRow = beginsAsRow(units[i]);
        if (isRow && wasRow)
            units[i - 1].isBareRow = units[i].isBareRow = true;
        const bool isBelowDay = i > 0 && units[i - 1].block.kind == BlockKind::Heading && units[i - 1].isOnlyTime();
        if (isRow && isBelowDay)
            units[i].isBareRow = true;
        wasRow = isRow;
    }
}

/// "Kim  2:05 PM" above "orders are failing": only where it is so time and again.
void markChatHeads(std::vector<ProseUnit> &units)
{
    std::vector<std::size_t> heads;
    for (std::size_t i = 0; i + 1 < units.size(); ++i) {
        const bool mayBe = units[i].times.size() == 1 && units[i].block.kind == BlockKind::Paragraph;
        const bool isAbove = units[i + 1].block.kind != BlockKind::Heading && !units[i + 1].block.isSeparated;
        if (mayBe && isAbove && isChatHead(units[i].text()))
            heads.push_back(i);
    }
    if (heads.size() < 2)
        return;
    for (const std::size_t head : heads)
        units[head].isChatHead = units[head].isBareRow = true;
}

/// "[Kim] [2:05 PM] orders fail"
void markChatLines(std::vector<ProseUnit> &units)
{
    for (ProseUnit &unit : units) {
        const bool mayBe = unit.block.kind == BlockKind::Paragraph && !unit.times.empty() && unit.times.front().kind == TimeKind::Moment;
        const std::optional<ByteRange> author = mayBe ? authorOfChatLine(unit.text()) : std::nullopt;
        if (!author)
            continue;
        unit.author = *author;
        unit.isBareRow = true;
    }
}

constexpr std::string_view Openers = " \t[(<{*_~`\"'";

} // namespace

std::vector<ProseUnit> readUnits(std::string_view text, const ReadingContext *context)
{
    constexpr std::size_t unitsBetweenReports = 1000;
    std::vector<ProseUnit> units;
    for (SourceBlock &block : findBlocks(text)) {
        if (context != nullptr && units.size() % unitsBetweenReports == unitsBetweenReports - 1) {
            if (context->progress)
                context->progress(block.content.begin, text.size());
            if (context->isCancelled && context->isCancelled())
                break;
        }
        ProseUnit &unit = units.emplace_back();
        unit.block = std::move(block);
        if (unit.block.kind == BlockKind::Row)
            readRow(text, unit);
        else if (unit.block.kind != BlockKind::Code)
            unit.plain = plainInline(slice(text, unit.block.content), unit.block.content.begin);
        if (unit.block.kind != BlockKind::Row && unit.block.kind != BlockKind::Code)
            readColumns(text, unit);
        unit.times = findTimeExpressions(unit.plain.text);
        if (unit.times.empty())
            takeLoneDay(unit);
        if (unit.times.empty() && unit.block.kind == BlockKind::Heading)
            takeHeadingZone(unit);
    }
    markMilitaryRows(units);
    markChatHeads(units);
    markChatLines(units);
    markBareRows(units);
    return units;
}

const TimeExpression *ProseUnit::leadingTime() const
{
    if (isChatHead || !author.isEmpty())
        return &times.front();
    auto found = std::find_if(times.begin(), times.end(), isMoment);
    if (found == times.end())   // "5 minutes later" where nothing says when that was
        found = std::find_if(times.begin(), times.end(), countsFromBefore);
    if (found == times.end())
        return nullptr;
    std::string_view before = text().substr(0, found->phraseBegin);
    while (block.kind == BlockKind::Row && before.starts_with('|'))
        before.remove_prefix(1);
    const bool isLeading = before.find_first_not_of(Openers) == std::string_view::npos;
    return isLeading ? &*found : nullptr;
}

bool ProseUnit::isOnlyTime() const
{
    std::size_t at = 0;
    for (const TimeExpression &time : times) {
        if (text().substr(at, time.phraseBegin - at).find_first_not_of(" \t[](){}*_,;:-/|") != std::string_view::npos)
            return false;
        at = std::max(at, time.phraseEnd);
    }
    return !times.empty() && text().substr(at).find_first_not_of(" \t[](){}*_,.;:-") == std::string_view::npos;
}

const TimeExpression *momentBeside(const ProseUnit &unit, const TimeExpression &counted)
{
    constexpr std::string_view Marks = " \t=:()[]|,-*_";
    constexpr std::array<std::string_view, 4> Verbs = {"is", "was", "at", "being"};
    if (counted.kind != TimeKind::Relative || counted.anchor != RelativeAnchor::Origin || !counted.offset)
        return nullptr;
    const auto next = std::find_if(unit.times.begin(), unit.times.end(),
                                   [&counted](const TimeExpression &time) { return time.begin >= counted.end; });
    if (next == unit.times.end() || next->kind != TimeKind::Moment || !next->first.hasClock() || next->last)
        return nullptr;
    std::string_view between = slice(unit.text(), {counted.end, next->begin});
    between.remove_prefix(std::min(between.find_first_not_of(Marks), between.size()));
    between = between.substr(0, between.find_last_not_of(Marks) + 1);
    const bool isJoined = between.empty() || std::find(Verbs.begin(), Verbs.end(), lowered(between)) != Verbs.end();
    return isJoined ? &*next : nullptr;
}

bool isFollowedBySeparator(const ProseUnit &unit, const TimeExpression &time)
{
    const std::string_view rest = trimmed(unit.text().substr(time.phraseEnd));
    if (rest.empty())
        return true;
    const TextCharacter first = characterAt(rest, 0);
    constexpr std::u32string_view Separators = U":-–—|>→])·,;";
    return Separators.find(first.code) != std::u32string_view::npos;
}

ByteRange stepText(const ProseUnit &unit, const TimeExpression &time)
{
    const std::string_view text = unit.text();
    ByteRange range = {time.phraseEnd, text.size()};
    constexpr std::u32string_view Separators = U" :-–—|>→])·,;}*";
    while (range.begin < range.end) {
        const TextCharacter character = characterAt(text, range.begin);
        if (Separators.find(character.code) == std::u32string_view::npos && !isBlank(character.code))
            break;
        range.begin += character.length;
    }
    return trimmedRange(text, range);
}

} // namespace chronolane
