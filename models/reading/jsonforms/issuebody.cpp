// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/issuebody.h"

#include "models/domain/incident.h"

#include <algorithm>

namespace chronolane {

namespace {

constexpr std::string_view Opening = "<!--";
constexpr std::string_view Closing = "-->";

/// The bytes of the comment's content; empty if the body begins otherwise.
ByteRange commentOf(std::string_view body)
{
    const std::size_t begin = body.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos || !body.substr(begin).starts_with(Opening))
        return {};
    const std::size_t end = body.find(Closing, begin);
    return end == std::string_view::npos ? ByteRange{} : ByteRange{begin + Opening.size(), end};
}

/// The value of a line `name: value`; empty if there is none.
ByteRange valueOf(std::string_view body, ByteRange range, std::string_view name)
{
    for (std::uint64_t at = range.begin; at < range.end;) {
        const std::uint64_t end = std::min<std::uint64_t>(body.find('\n', at), range.end);
        const ByteRange line = trimmedRange(body, {at, end});
        if (slice(body, line).starts_with(name))
            return trimmedRange(body, {line.begin + name.size(), line.end});
        at = end + 1;
    }
    return {};
}

} // namespace

std::optional<AnnouncedWork> announcedWork(std::string_view body)
{
    const ByteRange comment = commentOf(body);
    const ByteRange start = valueOf(body, comment, "start:");
    const auto begun = parseIso8601(slice(body, start));
    if (!begun || !begun->offsetSeconds)
        return std::nullopt;
    AnnouncedWork work{begun->time, std::nullopt, start, valueOf(body, comment, "end:")};
    if (const auto over = parseIso8601(slice(body, work.endPlace)); over && over->offsetSeconds)
        work.end = over->time;
    return work;
}

std::string_view withoutComment(std::string_view body)
{
    const ByteRange comment = commentOf(body);
    return comment.isEmpty() ? body : trimmed(body.substr(comment.end + Closing.size()));
}

Stage markedStage(std::string_view body)
{
    constexpr std::string_view Bold = "**";
    const std::size_t end = body.starts_with(Bold) ? body.find(Bold, Bold.size()) : std::string_view::npos;
    if (end == std::string_view::npos)
        return Stage::None;
    std::string_view word = trimmed(body.substr(Bold.size(), end - Bold.size()));
    if (word.ends_with(':'))
        word.remove_suffix(1);
    return stageFromWording(word).value_or(Stage::None);
}

} // namespace chronolane
