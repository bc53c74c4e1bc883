// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/feed/feedupdates.h"

#include "models/domain/incident.h"
#include "models/reading/text/inlinemarkup.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>

namespace chronolane {

namespace {

/// The plain words of a range of HTML, mapped to the file.
MappedText plainOf(const MappedText &content, ByteRange range)
{
    MappedText plain = plainInline(slice(content.text, range), range.begin);
    plain.map = plain.map.over(content.map);
    return plain;
}

/// The decoded bytes [begin, end) of a text with their places.
MappedText part(const MappedText &whole, std::size_t begin, std::size_t end)
{
    MappedText result;
    result.appendVerbatim(std::string_view(whole.text).substr(begin, end - begin), begin);
    result.map = result.map.over(whole.map);
    return result;
}

/// Where the content of the first element of that name in the range stands; empty if there is none.
ByteRange elementIn(std::string_view html, ByteRange range, std::string_view name)
{
    std::string opening("<");
    opening.append(name);
    std::string closing("</");
    closing.append(name).append(">");
    const std::size_t begin = html.find(opening, range.begin);
    const std::size_t inner = begin < range.end ? html.find('>', begin) : std::string_view::npos;
    if (inner >= range.end)
        return {};
    const std::size_t end = html.find(closing, inner);
    return end < range.end ? ByteRange{inner + 1, end} : ByteRange{};
}

/// Without the dash or colon that joins it to what stands before.
MappedText withoutJoint(const MappedText &text)
{
    std::size_t begin = 0;
    while (begin < text.text.size()) {
        const TextCharacter character = characterAt(text.text, begin);
        const bool isJoint = isBlank(character.code) || character.code == U'-' || character.code == U'\u2013'
            || character.code == U'\u2014' || character.code == U':';
        if (!isJoint)
            break;
        begin += character.length;
    }
    return part(text, begin, text.text.size());
}

/// Fills stage and body from what follows the time.
void readRest(const MappedText &content, ByteRange rest, FeedUpdate &update)
{
    ByteRange stage = elementIn(content.text, rest, "strong");
    if (stage.isEmpty())
        stage = elementIn(content.text, rest, "b");
    const MappedText word = stage.isEmpty() ? MappedText() : plainOf(content, stage);
    if (!stageFromWording(word.text)) {
        update.body = plainOf(content, rest);
        return;
    }
    update.stage = word;
    const std::uint64_t after = content.text.find('>', stage.end) + 1;
    update.body = withoutJoint(plainOf(content, {after, std::max(after, rest.end)}));
}

/// HTML that was escaped once more than needed: nothing but references to the brackets of tags.
bool isEscapedAgain(std::string_view html)
{
    return html.find('<') == std::string_view::npos && html.find("&lt;") != std::string_view::npos
        && html.find("&gt;") != std::string_view::npos;
}

} // namespace

std::vector<FeedUpdate> updatesInContent(const MappedText &content)
{
    if (isEscapedAgain(content.text))
        return updatesInContent(plainOf(content, {0, content.text.size()}));

    constexpr std::string_view Opening = "<small";
    std::vector<FeedUpdate> updates;
    const std::string_view html = content.text;
    std::size_t begin = html.find(Opening);
    while (begin != std::string_view::npos) {
        const std::size_t next = html.find(Opening, begin + 1);
        const std::size_t end = std::min(next, html.size());
        const ByteRange time = elementIn(html, {begin, end}, "small");
        if (!time.isEmpty()) {
            FeedUpdate &update = updates.emplace_back();
            update.time = plainOf(content, time);
            readRest(content, {html.find('>', time.end) + 1, end}, update);
        }
        begin = next;
    }
    if (updates.empty() && !trimmed(html).empty())
        readRest(content, {0, html.size()}, updates.emplace_back());
    return updates;
}

namespace {

/// The stage that the first or last part of a title names.
Stage stageOfTitle(std::string_view title)
{
    constexpr std::string_view Joint = " - ";
    const std::size_t first = title.find(Joint);
    if (first == std::string_view::npos)
        return Stage::Update;
    for (const std::string_view part : {title.substr(title.rfind(Joint) + Joint.size()), title.substr(0, first)}) {
        const std::string_view word = trimmed(part);
        if (const auto stage = stageFromWording(word))
            return *stage;
        if (lowered(word) == "mitigated")
            return Stage::Monitoring;
    }
    return Stage::Update;
}

} // namespace

ServiceStateTitle serviceStateTitle(std::string_view title)
{
    static constexpr std::array States = {
        std::string_view("Service is operating normally"), std::string_view("Informational message"),
        std::string_view("Performance issues"),            std::string_view("Service degradation"),
        std::string_view("Service disruption"),            std::string_view("Service impact"),
    };
    ServiceStateTitle result;
    std::string_view rest = trimmed(title);
    for (const std::string_view state : States) {
        if (rest.starts_with(state) && rest.substr(state.size()).starts_with(':')) {
            result.state = state;
            rest = trimmed(rest.substr(state.size() + 1));
            break;
        }
    }
    result.stage = stageOfTitle(rest);
    result.isOver = result.state == States.front();
    result.rest = rest;
    for (const std::string_view mark : {"[RESOLVED] ", "[RESOLVED]", "[解決済] ", "[解決済]"}) {
        for (std::size_t at = result.rest.find(mark); at != std::string::npos; at = result.rest.find(mark)) {
            result.rest.erase(at, mark.size());
            result.isOver = true;
        }
    }
    return result;
}

} // namespace chronolane
