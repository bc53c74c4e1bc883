// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/sentencetimes.h"

#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <string>

namespace chronolane {

bool namesMoment(const TimeExpression &expression)
{
    // "a day earlier" names no moment, "two minutes later" does.
    const bool isNear = expression.kind == TimeKind::Relative && expression.offset
        && expression.anchor == RelativeAnchor::Previous && expression.duration
        && expression.duration->precision < Precision::Day;
    return expression.kind == TimeKind::Moment || isNear;
}

bool statesClock(const TimeExpression &expression)
{
    return expression.kind == TimeKind::Relative || expression.first.hasClock()
        || (expression.last && expression.last->hasClock());
}

bool isDayOfAnother(const ProseUnit &unit, ByteRange sentence, const TimeExpression &time)
{
    constexpr std::size_t Nearby = 60;   // bytes
    constexpr std::array<std::string_view, 8> Before = {"similar to", "same as",  "previous ",         "prior ",
                                                        "unlike ",    "repeat of", "earlier incident", "as with the"};
    constexpr std::array<std::string_view, 4> Behind = {"와 유사", "과 유사", "와 비슷", "과 비슷"};
    if (time.first.hasClock() || !time.first.hasDate() || time.last)
        return false;
    const std::size_t begin = std::max<std::size_t>(sentence.begin, time.phraseBegin - std::min(time.phraseBegin, Nearby));
    const std::string before = lowered(slice(unit.text(), {begin, time.phraseBegin}));
    const std::string_view behind = slice(unit.text(), {time.phraseEnd, std::min<std::size_t>(sentence.end, time.phraseEnd + Nearby)});
    const auto holds = [](std::string_view text) {
        return [text](std::string_view words) { return text.find(words) != std::string_view::npos; };
    };
    return std::any_of(Before.begin(), Before.end(), holds(before)) || std::any_of(Behind.begin(), Behind.end(), holds(behind));
}

bool isAttributive(const ProseUnit &unit, const TimeExpression &time)
{
    if (time.phraseBegin < time.begin || time.last || !time.first.hasClock())
        return false;
    constexpr std::size_t Nearby = 8;   // bytes
    const std::size_t begin = time.begin - std::min(time.begin, Nearby);
    const std::string before = lowered(slice(unit.text(), {begin, time.begin}));
    return before.ends_with(" the ") || (before.ends_with(" of ") && !before.ends_with("as of "));
}

std::span<const TimeExpression> timesIn(const ProseUnit &unit, ByteRange sentence)
{
    const auto begins = [](std::size_t at) { return [at](const TimeExpression &time) { return time.begin < at; }; };
    const auto first = std::partition_point(unit.times.begin(), unit.times.end(), begins(sentence.begin));
    return {first, std::partition_point(first, unit.times.end(), begins(sentence.end))};
}

const TimeExpression *lengthIn(const ProseUnit &unit, ByteRange sentence)
{
    constexpr std::array<std::string_view, 4> Before = {"for ", "for about ", "lasted ", "lasting "};
    constexpr std::array<std::string_view, 3> Behind = {"동안", " 동안", "간 "};
    const TimeExpression *length = nullptr;
    for (const TimeExpression &time : timesIn(unit, sentence)) {
        if (time.kind != TimeKind::Length || !time.duration || time.end > sentence.end)
            continue;
        const std::string before = lowered(slice(unit.text(), {sentence.begin, time.begin}));
        const std::string_view behind = slice(unit.text(), {time.end, sentence.end});
        const bool isTold = std::any_of(Before.begin(), Before.end(), [&before](auto word) { return before.ends_with(word); })
            || std::any_of(Behind.begin(), Behind.end(), [behind](auto word) { return behind.starts_with(word); });
        const bool isShared = behind.starts_with(" per ") || behind.starts_with(" each");   // of how many is not told
        if (isTold && (isShared || length != nullptr))
            return nullptr;
        if (isTold)
            length = &time;
    }
    return length;
}

bool isTimeOfChange(const ProseUnit &unit, ByteRange sentence, const TimeExpression &time)
{
    constexpr std::array<std::string_view, 9> Changes = {"push ",   "deploy ", "deployment ", "change ", "release ",
                                                         "config ", "rollout ", "update ",     "configuration "};
    if (time.direction != TimeDirection::From)
        return false;
    const std::string before = lowered(slice(unit.text(), {sentence.begin, std::max<std::size_t>(sentence.begin, time.phraseBegin)}));
    return std::any_of(Changes.begin(), Changes.end(), [&before](std::string_view word) { return before.ends_with(word); });
}

bool isQuoted(const ProseUnit &unit, ByteRange sentence, const TimeExpression &time)
{
    const std::string_view before = slice(unit.text(), {sentence.begin, time.begin});
    return std::count(before.begin(), before.end(), '"') % 2 == 1;
}

bool isFollowedByWhen(const ProseUnit &unit, ByteRange sentence, const TimeExpression &time)
{
    return time.direction == TimeDirection::Until && time.phraseEnd < sentence.end
        && slice(unit.text(), {time.phraseEnd, sentence.end}).starts_with(", when ");
}

} // namespace chronolane
