// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/relativegrammar.h"

#include "models/reading/text/textcursor.h"
#include "models/reading/text/timecontextwords.h"
#include "models/reading/text/timewords.h"

#include <algorithm>
#include <array>

namespace chronolane {

namespace {

TimeExpression expressionBetween(TimeKind kind, std::size_t begin, std::size_t end)
{
    TimeExpression expression;
    expression.kind = kind;
    expression.begin = expression.phraseBegin = begin;
    expression.end = expression.phraseEnd = end;
    return expression;
}

/// "00:15", "1:05:00" as hours and minutes.
std::optional<DurationExpression> clockLengthAt(TextCursor &cursor)
{
    TextCursor tried = cursor;
    const std::size_t begin = tried.at();
    while (isDigit(tried.peek()) || (tried.peek() == ':' && isDigit(tried.peek(1))))
        tried.advance();
    const auto length = durationFromField(tried.text().substr(begin, tried.at() - begin));
    if (!length || isLetter(tried.peek()))
        return std::nullopt;
    DurationExpression moved = *length;
    moved.begin = begin;
    moved.end = tried.at();
    cursor = tried;
    return moved;
}

/// How a length turns into a relative time by the words behind it.
struct Counting
{
    RelativeAnchor anchor = RelativeAnchor::Previous;
    bool isBackwards = false;
};

std::optional<Counting> acceptKoreanCounting(TextCursor &cursor)
{
    if (cursor.accept("뒤") || cursor.accept("후"))
        return Counting{RelativeAnchor::Previous, false};
    // 분 전체 is no "before".
    TextCursor tried = cursor;
    if (tried.accept("전") && !timewords::isAtHangul(tried)) {
        cursor = tried;
        return Counting{RelativeAnchor::Now, true};
    }
    return std::nullopt;
}

std::optional<Counting> acceptCounting(TextCursor &cursor)
{
    TextCursor tried = cursor;
    tried.skipGap();
    std::optional<Counting> counting;
    if (tried.acceptWord("later") || tried.acceptWord("afterwards") || tried.acceptWord("afterward")
        || tried.acceptWord("after that") || tried.acceptWord("thereafter"))
        counting = Counting{RelativeAnchor::Previous, false};
    else if (tried.acceptWord("earlier"))
        counting = Counting{RelativeAnchor::Previous, true};
    else if (tried.acceptWord("ago"))
        counting = Counting{RelativeAnchor::Now, true};
    else if (tried.acceptWord("after"))
        counting = Counting{RelativeAnchor::Described, false};
    else if (tried.acceptWord("before") || tried.acceptWord("prior to"))
        counting = Counting{RelativeAnchor::Described, true};
    else
        counting = acceptKoreanCounting(tried);
    if (counting)
        cursor = tried;
    return counting;
}

/// "seconds later", "minutes after", "shortly afterwards", "몇 분 뒤", "잠시 후", "직후"
std::optional<TimeExpression> uncountedAt(std::string_view text, std::size_t at)
{
    TextCursor cursor(text, at);
    constexpr std::array<std::string_view, 7> words
        = {"seconds", "minutes", "hours", "days", "weeks", "moments", "shortly"};
    for (const std::string_view word : words) {
        TextCursor tried = cursor;
        if (!tried.acceptWord(word))
            continue;
        const auto counting = acceptCounting(tried);
        const std::size_t behind = tried.at();
        if (counting && counting->anchor != RelativeAnchor::Now) {
            // "shortly after 14:05" only bounds the time that follows.
            tried.skipGap();
            if (isDigit(tried.peek()))
                return std::nullopt;
            tried.moveTo(behind);
            auto expression = expressionBetween(TimeKind::Relative, at, tried.at());
            expression.anchor = counting->anchor;
            return expression;
        }
        return std::nullopt;
    }
    constexpr std::array<std::string_view, 8> korean
        = {"몇 분 뒤", "몇 분 후", "몇분 뒤", "몇분 후", "몇 초 뒤", "몇 초 후", "잠시 후", "잠시 뒤"};
    for (const std::string_view word : korean) {
        if (!cursor.accept(word))
            continue;
        auto expression = expressionBetween(TimeKind::Relative, at, cursor.at());
        expression.anchor = RelativeAnchor::Previous;
        return expression;
    }
    return std::nullopt;
}

} // namespace

std::optional<TimeExpression> originRelativeAt(std::string_view text, std::size_t at)
{
    TextCursor cursor(text, at);
    const bool hasT = cursor.accept('T');
    if (hasT) {
        cursor.accept('0');
        cursor.skipBlanks();
    } else if (!isAtRowStart(text, at)) {
        return std::nullopt;
    }
    const bool isForwards = cursor.accept('+');
    const bool isBackwards = !isForwards && hasT && (cursor.accept('-') || cursor.accept("−"));
    if (!isForwards && !isBackwards) {
        // "T0" alone is the origin itself.
        const char behind = at + 2 < text.size() ? text[at + 2] : ' ';
        if (!hasT || text.substr(at, 2) != "T0" || isLetter(behind) || isDigit(behind))
            return std::nullopt;
        auto origin = expressionBetween(TimeKind::Relative, at, at + 2);
        origin.offset = fromMicroseconds(0);
        return origin;
    }
    cursor.skipBlanks();
    auto length = durationAt(text, cursor.at());
    if (length)
        cursor.moveTo(length->end);
    else
        length = clockLengthAt(cursor);
    if (!length) {
        // "T+0", in whatever unit, is the origin.
        if (cursor.number(1, 1) != 0 || isLetter(cursor.peek()) || isDigit(cursor.peek()) || cursor.peek() == '.')
            return std::nullopt;
        auto origin = expressionBetween(TimeKind::Relative, at, cursor.at());
        origin.offset = fromMicroseconds(0);
        return origin;
    }
    auto expression = expressionBetween(TimeKind::Relative, at, cursor.at());
    expression.offset = isBackwards ? Duration(-length->length) : length->length;
    expression.duration = length;
    return expression;
}

std::optional<TimeExpression> lengthOrRelativeAt(std::string_view text, std::size_t at, std::size_t floor)
{
    const auto length = durationAt(text, at);
    if (!length)
        return uncountedAt(text, at);
    const LeadingWords lead = leadingWords(text, at);
    TextCursor cursor(text, length->end);
    auto expression = expressionBetween(TimeKind::Length, std::max(lead.approximationBegin, floor), length->end);
    expression.duration = length;
    expression.duration->approximate = length->approximate || lead.approximate || lead.hasTilde;
    if (const auto counting = acceptCounting(cursor)) {
        expression.kind = TimeKind::Relative;
        expression.anchor = counting->anchor;
        expression.offset = counting->isBackwards ? Duration(-length->length) : length->length;
        expression.end = expression.phraseEnd = cursor.at();
    }
    return expression;
}

} // namespace chronolane
