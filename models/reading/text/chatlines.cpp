// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/chatlines.h"

#include "models/reading/text/linekinds.h"
#include "models/reading/text/stepclassifier.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <string>
#include <vector>

namespace chronolane {

namespace {

constexpr std::size_t LongestHead = 60;   // bytes
constexpr std::size_t LongestName = 32;

bool isName(std::string_view name)
{
    return !name.empty() && name.size() <= LongestName && name.find_first_of(".!?:;,0123456789([|*#") == std::string_view::npos
        && std::count(name.begin(), name.end(), ' ') < 3;
}

/// The name in front of a time, without the dash or comma between the two.
std::string_view nameBefore(std::string_view head)
{
    std::string_view name = trimmed(head);
    for (const std::string_view mark : {"—", "–", "-", ","})
        if (name.ends_with(mark))
            return trimmed(name.substr(0, name.size() - mark.size()));
    return name;
}

/// "[ERROR] [14:05]": a log tells how bad it is where a chat tells who speaks.
bool isLevel(std::string_view name)
{
    return std::all_of(name.begin(), name.end(), [](char c) { return isAsciiUpper(c) || c == '_' || c == '-'; });
}

} // namespace

bool isChatHead(std::string_view text)
{
    const std::size_t colon = text.rfind(':');
    const bool mayBe = text.size() <= LongestHead && colon != std::string_view::npos && colon > 0 && isAsciiDigit(text[colon - 1])
        && colon + 2 < text.size() && isAsciiDigit(text[colon + 1]) && text.find('\n') == std::string_view::npos
        && (isAsciiUpper(text.front()) || static_cast<unsigned char>(text.front()) >= 0x80);
    if (!mayBe || isStageLine(text.substr(0, text.find(' '))))
        return false;
    const std::vector<TimeExpression> times = findTimeExpressions(text);
    if (times.size() != 1 || times.front().kind != TimeKind::Moment || times.front().last || times.front().phraseEnd != text.size()
        || !times.front().first.hasClock())
        return false;
    const std::string_view head = text.substr(0, times.front().phraseBegin);
    const std::string_view name = nameBefore(head);
    const TimePoint &point = times.front().first;
    // "Outage 2031-03-04 14:05" tells what happened.
    const bool isDated = point.year && point.day && !isField(name) && classifyStep(name).kind == EventKind::Note;
    const bool isApart = text.substr(name.size()).starts_with("  ") || point.meridiem != Meridiem::None || isDated
        || trimmed(head).size() > name.size();
    return isApart && isName(name);
}

std::optional<ByteRange> authorOfChatLine(std::string_view line)
{
    constexpr std::size_t LongestTime = 48;   // bytes
    if (!line.starts_with('['))
        return std::nullopt;
    const std::size_t close = line.substr(0, LongestName + 2).find(']');
    if (close == std::string_view::npos)
        return std::nullopt;
    const std::string_view name = trimmed(line.substr(1, close - 1));
    const std::size_t open = line.find_first_not_of(' ', close + 1);
    if (open == std::string_view::npos || open == close + 1 || line[open] != '[' || !isName(name) || isLevel(name) || isStageLine(name))
        return std::nullopt;
    const std::size_t end = line.substr(open, LongestTime).find(']');
    if (end == std::string_view::npos)
        return std::nullopt;
    const std::optional<TimeExpression> time = timeExpressionOf(line.substr(open + 1, end - 1));
    if (!time || time->kind != TimeKind::Moment || !time->first.hasClock() || time->last)
        return std::nullopt;
    const std::size_t begin = static_cast<std::size_t>(name.data() - line.data());
    return ByteRange{begin, begin + name.size()};
}

} // namespace chronolane
