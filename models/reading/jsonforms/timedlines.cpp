// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/timedlines.h"

#include "models/reading/text/textview.h"
#include "models/reading/text/timeexpression.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace chronolane {

namespace {

bool isClock(const TimeExpression &time)
{
    return time.kind == TimeKind::Moment && time.first.hasClock();
}

bool isClockField(std::string_view words)
{
    constexpr std::size_t LongestTime = 80;
    if (words.empty() || words.size() > LongestTime)
        return false;
    const auto time = timeExpressionOf(words);
    return time && isClock(*time);
}

/// The words behind a time, without what sets them apart from it.
std::string_view withoutSeparator(std::string_view words)
{
    static constexpr auto Separators = std::to_array<std::string_view>({" ", "\t", ":", "-", "|", ",", ">", "–", "—", "→"});
    bool isCut = true;
    while (isCut) {
        isCut = false;
        for (const std::string_view separator : Separators) {
            if (words.starts_with(separator)) {
                words.remove_prefix(separator.size());
                isCut = true;
            }
        }
    }
    return words;
}

/// "10:00 belt stopped": the time at the beginning, and the words behind it.
TimedLine lineOfString(JsonValue string)
{
    constexpr std::size_t Looked = 120;
    const std::string_view words = trimmed(string.text());
    TimedLine line{string, {}, std::string(words)};
    const std::vector<TimeExpression> times = findTimeExpressions(words.substr(0, Looked));
    if (times.empty() || times.front().phraseBegin != 0 || !isClock(times.front()))
        return line;
    line.time = words.substr(times.front().begin, times.front().end - times.front().begin);
    line.text = withoutSeparator(words.substr(times.front().phraseEnd));
    return line;
}

/// "10:00": "belt stopped".
TimedLine lineOfMember(JsonValue member)
{
    TimedLine line{member, {}, std::string(member.text())};
    if (isClockField(member.key()))
        line.time = member.key();
    return line;
}

/// ["10:00", "belt stopped"]; the words may stand in several parts.
TimedLine lineOfPair(JsonValue pair)
{
    TimedLine line{pair, {}, {}};
    for (const JsonValue part : pair) {
        const std::string_view words = trimmed(part.text());
        if (part.index() == 0 && isClockField(words))
            line.time = words;
        else if (!words.empty())
            line.text.append(line.text.empty() ? "" : " – ").append(words);
    }
    return line;
}

std::optional<TimedLine> lineOf(JsonValue entry, JsonType list)
{
    if (list == JsonType::Object)
        return entry.isString() ? std::optional(lineOfMember(entry)) : std::nullopt;
    if (entry.isString())
        return lineOfString(entry);
    return entry.isArray() ? std::optional(lineOfPair(entry)) : std::nullopt;
}

} // namespace

std::vector<TimedLine> timedLines(JsonValue value)
{
    std::vector<TimedLine> lines;
    if ((!value.isArray() && !value.isObject()) || value.size() == 0)
        return lines;
    std::size_t told = 0;
    for (const JsonValue entry : value) {
        std::optional<TimedLine> line = lineOf(entry, value.type());
        const bool isTold = line && !line->time.empty() && !line->text.empty();
        // Most other arrays and objects are known by their first entry.
        if (!line || (lines.empty() && !isTold))
            return {};
        told += isTold ? 1U : 0U;
        lines.push_back(*std::move(line));
    }
    return told * 10 >= lines.size() * 8 ? lines : std::vector<TimedLine>();
}

bool areDated(const std::vector<TimedLine> &lines)
{
    return std::any_of(lines.begin(), lines.end(), [](const TimedLine &line) {
        const auto time = timeExpressionOf(line.time);
        return time && time->first.month && time->first.day;
    });
}

} // namespace chronolane
