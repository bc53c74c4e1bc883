// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/frontmatter/markdownupdates.h"

#include "models/reading/text/textview.h"

#include <algorithm>
#include <optional>

namespace chronolane {

namespace {

/// The paragraph from `begin` to the next blank line (or the end).
ByteRange paragraphAt(std::string_view body, std::size_t begin)
{
    std::size_t at = begin;
    while (at < body.size()) {
        const std::size_t lineEnd = std::min(body.find('\n', at), body.size());
        if (trimmed(body.substr(at, lineEnd - at)).empty())
            break;
        at = std::min(lineEnd + 1, body.size());
    }
    return {begin, at};
}

/// `*Stage* - text {{< track "time" >}}`, over any lines of one paragraph.
std::optional<MarkdownUpdate> trackedUpdate(std::string_view body, ByteRange paragraph)
{
    constexpr std::string_view Opening = "{{< track \"";
    const std::string_view words = slice(body, paragraph);
    const std::size_t track = words.rfind(Opening);
    const std::size_t stars = std::min(words.find_first_not_of('*'), words.size());
    if (stars == 0 || stars > 2)
        return std::nullopt;
    const std::size_t closing = words.find('*', stars);
    if (closing == std::string_view::npos || closing == stars)
        return std::nullopt;
    const std::size_t afterStage = words.find_first_not_of("* \t\n-–—:\xE2\x80\x93\x94", closing);
    const std::size_t textEnd = track == std::string_view::npos ? words.size() : track;
    MarkdownUpdate update;
    update.whole = paragraph;
    update.stage = {paragraph.begin + stars, paragraph.begin + closing};
    update.text = trimmedRange(body, {paragraph.begin + std::min(afterStage, textEnd), paragraph.begin + textEnd});
    if (track == std::string_view::npos)
        return std::nullopt;
    const std::size_t timeBegin = track + Opening.size();
    const std::size_t timeEnd = words.find('"', timeBegin);
    if (timeEnd == std::string_view::npos)
        return std::nullopt;
    update.time = {paragraph.begin + timeBegin, paragraph.begin + timeEnd};
    return update;
}

/// `::: update Stage | time`, lines of text, `:::`.
std::optional<MarkdownUpdate> containedUpdate(std::string_view body, std::size_t begin)
{
    constexpr std::string_view Fence = ":::";
    constexpr std::string_view Word = "update ";
    const std::size_t lineEnd = std::min(body.find('\n', begin), body.size());
    const std::string_view line = body.substr(begin, lineEnd - begin);
    const std::size_t word = line.find(Word);
    if (!line.starts_with(Fence) || word == std::string_view::npos
        || !trimmed(line.substr(Fence.size(), word - Fence.size())).empty())
        return std::nullopt;
    MarkdownUpdate update;
    const std::size_t head = begin + word + Word.size();
    const std::size_t bar = std::min(line.find('|'), line.size());
    update.stage = trimmedRange(body, {head, begin + std::max(bar, word + Word.size())});
    update.time = trimmedRange(body, {std::min(begin + bar + 1, lineEnd), lineEnd});
    std::size_t close = body.find("\n:::", lineEnd);
    if (close == std::string_view::npos)
        close = body.size();
    update.text = trimmedRange(body, {std::min(lineEnd, close), close});
    const std::size_t closeEnd = close == body.size() ? close : std::min(body.find('\n', close + 1), body.size());
    update.whole = {begin, closeEnd};
    return update;
}

} // namespace

std::vector<MarkdownUpdate> findMarkdownUpdates(std::string_view body)
{
    std::vector<MarkdownUpdate> updates;
    for (std::size_t at = 0; at < body.size();) {
        const std::size_t lineEnd = std::min(body.find('\n', at), body.size());
        std::optional<MarkdownUpdate> update;
        if (body.substr(at).starts_with(":::"))
            update = containedUpdate(body, at);
        else if (body[at] == '*')
            update = trackedUpdate(body, paragraphAt(body, at));
        at = lineEnd + 1;
        if (update) {
            at = std::max<std::size_t>(update->whole.end, at);
            updates.push_back(*update);
        }
    }
    return updates;
}

} // namespace chronolane
