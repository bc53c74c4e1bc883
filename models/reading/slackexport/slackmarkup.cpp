// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/slackexport/slackmarkup.h"

#include "models/reading/text/inlinemarkup.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <charconv>

namespace chronolane {

namespace {

constexpr std::size_t FractionDigits = 6;

/// What stands between < and >.
std::string referenceText(std::string_view reference)
{
    const std::size_t bar = reference.find('|');
    const bool isMention = reference.starts_with('@') || reference.starts_with('#') || reference.starts_with('!');
    const std::string_view label = bar == std::string_view::npos ? std::string_view() : reference.substr(bar + 1);
    if (!isMention)
        return std::string(label.empty() ? reference.substr(0, bar) : label);
    std::string text(1, reference.front() == '#' ? '#' : '@');
    text.append(label.empty() ? reference.substr(1, bar == std::string_view::npos ? bar : bar - 1) : label);
    return text;
}

} // namespace

std::string plainSlackText(std::string_view markup)
{
    std::string text;
    for (std::size_t at = 0; at < markup.size();) {
        const std::size_t special = std::min(markup.find_first_of("<&", at), markup.size());
        text.append(markup.substr(at, special - at));
        at = special;
        if (at == markup.size())
            break;
        std::size_t length = 1;
        const std::size_t closing = markup[at] == '<' ? markup.find('>', at) : std::string_view::npos;
        if (closing != std::string_view::npos && closing > at + 1) {
            text += referenceText(markup.substr(at + 1, closing - at - 1));
            length = closing - at + 1;
        } else if (const auto character = characterReference(markup.substr(at), length)) {
            text += *character;
        } else {
            length = 1;
            text += markup[at];
        }
        at += length;
    }
    return text;
}

std::optional<UtcTime> slackTimestamp(std::string_view ts)
{
    const std::size_t point = ts.find('.');
    if (point != ts.size() - FractionDigits - 1 || point == std::string_view::npos)
        return std::nullopt;
    std::int64_t seconds = 0;
    std::int64_t fraction = 0;
    const char *const middle = ts.data() + point;
    const char *const end = ts.data() + ts.size();
    const auto whole = std::from_chars(ts.data(), middle, seconds);
    const auto part = std::from_chars(middle + 1, end, fraction);
    constexpr std::int64_t MicrosecondsPerSecond = 1'000'000;
    constexpr std::int64_t LatestSecond = 100'000'000'000;   // keeps the product in range
    const bool isNumber = whole.ec == std::errc() && whole.ptr == middle && part.ec == std::errc() && part.ptr == end;
    if (!isNumber || seconds < 0 || seconds > LatestSecond || fraction < 0)
        return std::nullopt;
    const std::int64_t microseconds = seconds * MicrosecondsPerSecond + fraction;
    return isRepresentable(microseconds) ? std::optional(fromUnixMicroseconds(microseconds)) : std::nullopt;
}

} // namespace chronolane
