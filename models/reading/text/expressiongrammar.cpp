// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/expressiongrammar.h"

#include "models/reading/text/rangegrammar.h"
#include "models/reading/text/relativegrammar.h"
#include "models/reading/text/textcursor.h"
#include "models/reading/text/timecontextwords.h"
#include "models/reading/text/timewords.h"

#include <array>

namespace chronolane {

namespace {

/// "[???]", "??:??", "--:--", "TBD", "시각 미확인"
std::optional<TimeExpression> unknownAt(std::string_view text, std::size_t at)
{
    // None of the signs and words begins with any other byte.
    if (std::string_view("[(?-tTuU\xEC").find(text[at]) == std::string_view::npos)
        return std::nullopt;
    TextCursor cursor(text, at);
    const bool isBracketed = cursor.accept('[') || cursor.accept('(');
    constexpr std::array<std::string_view, 8> signs
        = {"??:??", "???", "--:--:--", "--:--", "시각 미확인", "시각 미상", "시간 미상", "시각 불명"};
    bool isUnknown = false;
    for (const std::string_view sign : signs)
        isUnknown = isUnknown || cursor.accept(sign);
    if (!isUnknown)
        isUnknown = (cursor.acceptWord("tbd") || cursor.acceptWord("unknown time")) && isAtRowStart(text, at);
    if (!isUnknown || (isBracketed && !cursor.accept(']') && !cursor.accept(')')))
        return std::nullopt;
    TimeExpression expression;
    expression.kind = TimeKind::Unknown;
    expression.begin = expression.phraseBegin = at;
    expression.end = expression.phraseEnd = cursor.at();
    return expression;
}

/// Whether words before a zone say that times are told in it: "All times are in UTC", "Time zone: KST", "시각은 KST".
bool isStatedFor(std::string_view text, std::size_t at)
{
    for (const std::string_view word : {"in", "are", "is", "times", "time", "timezone", "zone", "all"}) {
        if (followsWord(text, at, word))
            return true;
    }
    std::size_t end = at;
    while (end > 0 && text[end - 1] == ' ')
        --end;
    const std::string_view head = text.substr(0, end);
    if (head.ends_with(':'))
        return followsWord(text, end - 1, "zone") || followsWord(text, end - 1, "timezone")
            || followsWord(text, end - 1, "tz") || head.ends_with("기준:") || head.ends_with("기준 시간:")
            || head.ends_with("기준 시각:") || head.ends_with("시간대:");
    return head.ends_with("시각은") || head.ends_with("시간은") || head.ends_with("시간대는") || head.ends_with("모두");
}

/// A zone that is stated for other times.
std::optional<TimeExpression> zoneStatementAt(std::string_view text, std::size_t at)
{
    const bool isBracketed = text[at] == '(' || text[at] == '[';
    auto words = zoneWordsAt(text, at);
    if (!words || words->isLocal)
        return std::nullopt;
    // A lone PT or MT is more often something else.
    const bool isShort = words->spelling.size() < 3;
    if (!isStatedFor(text, at) && (!isBracketed || isShort))
        return std::nullopt;
    TimeExpression expression;
    expression.kind = TimeKind::Zone;
    expression.begin = expression.phraseBegin = words->begin;
    expression.end = expression.phraseEnd = words->end;
    expression.first.begin = words->begin;
    expression.first.end = words->end;
    expression.first.zone = std::move(words);
    return expression;
}

} // namespace

std::optional<TimeExpression> expressionAt(std::string_view text, std::size_t at, std::size_t floor)
{
    if (text[at] == 'T' || text[at] == '+') {
        if (auto relative = originRelativeAt(text, at))
            return relative;
    }
    if (auto unknown = unknownAt(text, at))
        return unknown;
    if (auto moment = momentOrRangeAt(text, at, floor))
        return moment;
    if (auto length = lengthOrRelativeAt(text, at, floor))
        return length;
    return zoneStatementAt(text, at);
}

} // namespace chronolane
