// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/pagereading.h"

#include "models/reading/text/prosesections.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <utility>

namespace chronolane {

namespace {

constexpr std::size_t ShortestCopy = 80;   // bytes: shorter lines repeat by chance

} // namespace

/// The bytes of an update's body in the source.
ByteRange PageReading::bodyBytes(const PageUpdate &update) const
{
    ByteRange bytes;
    if (!update.inlineBody.isEmpty())
        bytes = m_units[update.stageUnit].plain.map.toSource(update.inlineBody.begin, update.inlineBody.end);
    for (const std::size_t index : update.body) {
        const SourceBlock &block = m_units[index].block;
        const std::uint64_t begin = wholeBegin(block);
        bytes.begin = bytes.isEmpty() ? begin : std::min(bytes.begin, begin);
        bytes.end = std::max(bytes.end, block.content.end);
    }
    if (!update.body.empty() && m_input.text.substr(bytes.end).starts_with(" |"))
        bytes.end += 2;   // the last row's closing mark
    return bytes;
}

/// Where a block begins with its mark ("## ", "- ", "| ").
std::uint64_t PageReading::wholeBegin(const SourceBlock &block) const
{
    std::uint64_t begin = block.mark.isEmpty() ? block.content.begin : block.mark.begin;
    while (begin > 0 && std::string_view("# *").find(m_input.text[begin - 1]) != std::string_view::npos)
        --begin;
    return trimmedRange(m_input.text, {begin, block.content.end}).begin;
}

void PageReading::readBodies()
{
    m_reference = firstTime();
    // Told in the order of time, so that a later telling of the same fact takes the place of an earlier one.
    std::vector<std::size_t> order(m_page.updates.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.end(), [this](std::size_t left, std::size_t right) {
        return m_updateTimes[left] < m_updateTimes[right];
    });
    for (const std::size_t index : order)
        readBody(m_page.updates[index], m_updateTimes[index]);
    readStory();
}

void PageReading::readBody(const PageUpdate &update, std::optional<UtcTime> posted)
{
    const ByteRange bytes = bodyBytes(update);
    const std::string_view body = slice(m_input.text, bytes);
    const bool isStory = update.stage == Stage::Postmortem;
    if (!isStory && !mayHoldTimes(body)) {
        for (const std::size_t index : update.body)
            reportUnit(index, LineFate::Prose, "update");
        return;
    }
    ProseRequest request = requestFor(bytes);
    request.role = isStory ? ProseRole::Postmortem : ProseRole::StatusUpdate;
    request.reference = isStory ? m_reference : posted;
    if (isStory)
        addCopies(bytes, request);
    ProseReading reading = readProse(request, m_options, m_context);
    reading.facts.title = {};   // the page's own is the incident's
    addProse(m_builder, m_report.lines, std::move(reading));
}

ProseRequest PageReading::requestFor(ByteRange bytes) const
{
    ProseRequest request;
    request.text = slice(m_input.text, bytes);
    request.zone = m_resolver.zone();
    ProsePlace &place = request.places.emplace_back();
    place.map = SourceMap::identity(bytes.end - bytes.begin, bytes.begin);
    const auto unit = std::find_if(m_units.begin(), m_units.end(), [&bytes](const ProseUnit &each) {
        return each.block.content.end > bytes.begin;
    });
    place.line = unit == m_units.end() ? 1 : unit->block.line;
    return request;
}

/// The same text elsewhere on the page: as its summary, or on a page of its own.
void PageReading::addCopies(ByteRange bytes, ProseRequest &request)
{
    const std::string_view text = m_input.text;
    const std::string_view firstLine = request.text.substr(0, request.text.find('\n'));
    if (firstLine.size() < ShortestCopy)
        return;
    std::uint64_t lastLine = 0;
    for (const ProseUnit &unit : m_units) {
        const std::uint64_t begin = wholeBegin(unit.block);
        const bool isCopy = unit.block.line != lastLine && begin != bytes.begin
            && text.substr(begin).starts_with(request.text);
        if (!isCopy)
            continue;
        lastLine = unit.block.line;
        ProsePlace &place = request.places.emplace_back();
        place.map = SourceMap::identity(request.text.size(), begin);
        place.line = unit.block.line;
        m_copies.push_back({begin, begin + request.text.size()});
    }
}

bool PageReading::isCopied(const SourceBlock &block) const
{
    return std::any_of(m_copies.begin(), m_copies.end(), [&block](const ByteRange &copy) {
        return block.content.begin >= copy.begin && block.content.end <= copy.end;
    });
}

/// What stands before the updates tells the story if it has sections of its own.
void PageReading::readStory()
{
    ByteRange story;
    std::size_t last = 0;
    const LocalizedText::Entry *title = m_builder.incident().title.best("en");
    for (const std::size_t index : m_page.preamble) {
        const ProseUnit &unit = m_units[index];
        if (std::find(m_told.begin(), m_told.end(), index) != m_told.end())
            continue;
        const bool isTitle = title != nullptr && unit.text() == title->second;
        const bool isRepeated = isCopied(unit.block) || isTitle;
        const bool goesOn = !story.isEmpty() ? index == last + 1 : isSectionName(unit);
        // A title between a section's name and its text interrupts no story.
        if (isTitle && goesOn)
            last = index;
        if (isRepeated || !goesOn) {
            reportUnit(index, isRepeated ? LineFate::Context : LineFate::Skipped, isRepeated ? "repeated" : "boilerplate");
            continue;
        }
        story.begin = story.isEmpty() ? wholeBegin(unit.block) : story.begin;
        story.end = unit.block.content.end;
        last = index;
    }
    if (story.end - story.begin < ShortestCopy)
        return;
    ProseRequest request = requestFor(story);
    request.reference = m_reference;
    ProseReading reading = readProse(request, m_options, m_context);
    reading.facts.title = {};
    addProse(m_builder, m_report.lines, std::move(reading));
}

} // namespace chronolane
