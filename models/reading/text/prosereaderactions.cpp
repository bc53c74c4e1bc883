// SPDX-License-Identifier: GPL-3.0-or-later
// What a ProseReader reads of things done and to be done that no timeline tells.
#include "models/reading/text/prosereader.h"

#include "models/reading/text/plannedactions.h"
#include "models/reading/text/prosesections.h"
#include "models/reading/text/sentences.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>

namespace chronolane {

namespace {

constexpr std::size_t FewRows = 3;   // from that many rows on, a timeline tells the steps, and prose only retells them

/// A sentence that goes on about the step before, or that only announces steps.
bool isElaboration(std::string_view sentence)
{
    constexpr std::array<std::string_view, 16> Beginnings = {
        "this ", "these ", "it ", "that ", "the purpose", "two ", "three ", "four ", "several ", "the following",
        "as a result", "however", "in particular", "for example", "they ", "such ",
    };
    const std::string lower = lowered(sentence.substr(0, 24));
    return std::any_of(Beginnings.begin(), Beginnings.end(),
                       [&lower](std::string_view beginning) { return lower.starts_with(beginning); });
}

/// The sentence without a leading "After the restart, …" which tells of something else.
std::string_view mainClause(std::string_view sentence)
{
    constexpr std::array<std::string_view, 12> Conjunctions = {"after ", "before ", "once ", "when ", "while ", "as ",
                                                               "since ", "because ", "although ", "following ",
                                                               "during ", "despite "};
    const std::string lower = lowered(sentence.substr(0, 16));
    const bool isSubordinate = std::any_of(Conjunctions.begin(), Conjunctions.end(),
                                           [&lower](std::string_view word) { return lower.starts_with(word); });
    const std::size_t comma = isSubordinate ? sentence.find(", ") : std::string_view::npos;
    return comma == std::string_view::npos ? sentence : sentence.substr(comma + 2);
}

bool tellsClock(const ProseUnit &unit)
{
    return std::any_of(unit.times.begin(), unit.times.end(), [](const TimeExpression &time) {
        return time.kind == TimeKind::Moment && time.first.hasClock();
    });
}

/// The column of a table of follow-ups that tells what is to be done.
std::optional<std::size_t> actionColumn(const ProseUnit &header)
{
    constexpr std::array<std::string_view, 17> Names = {"action", "action item", "actions", "item", "task", "what", "description",
                                                        "follow up", "improvement", "measure", "to do", "조치", "내용",
                                                        "할 일", "항목", "대책", "작업"};
    for (std::size_t column = 0; column < header.cells.size(); ++column)
        if (std::find(Names.begin(), Names.end(), normalisedWords(slice(header.text(), header.cells[column]))) != Names.end())
            return column;
    return std::nullopt;
}

/// What a row of a table of follow-ups is about: the cell in the column of actions, else the first of several words.
ByteRange actionCell(const ProseUnit &row, std::optional<std::size_t> column)
{
    const auto holdsWords = [&row](const ByteRange &cell) { return !isWordless(slice(row.text(), cell)); };
    if (column && *column < row.cells.size() && holdsWords(row.cells[*column]))
        return row.cells[*column];
    const auto told = std::find_if(row.cells.begin(), row.cells.end(), [&](const ByteRange &cell) {
        return holdsWords(cell) && slice(row.text(), cell).find(' ') != std::string_view::npos;
    });
    return told != row.cells.end() ? *told : *std::find_if(row.cells.begin(), row.cells.end(), holdsWords);
}

} // namespace

/// Steps that a section on what was done tells without a time, unless a timeline tells them.
void ProseReader::takeRemediation(const ProseUnit &unit)
{
    for (auto event = m_state.builder.events().rbegin(); event != m_state.builder.events().rend() && !m_lastStated; ++event)
        if (event->start && !m_state.narrative.empty())
            m_lastStated = event->start;
    if (unit.block.kind != BlockKind::Item && m_stepCount >= FewRows)
        return;
    const UnitLabel label = labelOf(unit);
    for (ByteRange sentence : splitSentences(unit.text())) {
        if (!label.name.empty() && sentence.begin < label.valueAt)
            sentence.begin = std::min<std::uint64_t>(label.valueAt, sentence.end);
        const std::string_view words = slice(unit.text(), sentence);
        const bool holdsTime = std::any_of(unit.times.begin(), unit.times.end(), [&](const TimeExpression &time) {
            return time.begin >= sentence.begin && time.begin < sentence.end && time.kind == TimeKind::Moment;
        });
        const StepClass sense = classifyStep(mainClause(words));
        if (holdsTime || isElaboration(words) || sense.kind != EventKind::Remediation
            || !sense.isClear() || windowWords(words).isFuture)
            continue;
        Event &event = m_state.builder.addUndated(EventKind::Remediation, unit, sentence);
        event.earliest = m_lastStated;
        m_undatedRemedies.push_back(m_state.builder.events().size() - 1);
        if (unit.block.kind == BlockKind::Item)
            break;
    }
}

void ProseReader::addFollowUps(const ProseUnit &unit, std::span<const ByteRange> actions)
{
    std::string first;
    for (const ByteRange &words : actions) {
        const Event &event = m_state.builder.addUndated(EventKind::FollowUp, unit, words);
        if (first.empty())
            first = event.id;
    }
    m_state.builder.report(unit, LineFate::Undated, "follow-up", first);
}

/// "Looking ahead, we plan to: 1. Shorten it. 2. Page us."
bool ProseReader::takePlansInLine(const ProseUnit &unit)
{
    constexpr std::string_view FirstMark = " 1. ";
    const std::size_t mark = unit.text().find(FirstMark);
    if (mark == std::string_view::npos || !announcesPlans(unit.text().substr(0, mark)))
        return false;
    const std::vector<ByteRange> parts = numberedParts(unit.text(), mark + FirstMark.size());
    if (parts.size() < 2)
        return false;
    addFollowUps(unit, parts);
    return true;
}

/// "Next, we will test …" in a paragraph behind the story.
bool ProseReader::takePlans(const ProseUnit &unit)
{
    const bool isStory = m_state.section == SectionKind::None || m_state.section == SectionKind::Timeline
        || m_state.section == SectionKind::Remediation;
    const bool isBehind = m_stepCount > 0 || !m_state.builder.events().empty() || !m_state.windows.isEmpty();
    if (unit.block.kind != BlockKind::Paragraph || !isStory || !isBehind)
        return false;
    if (takePlansInLine(unit))
        return true;
    bool isTold = false;
    for (const ByteRange &sentence : splitSentences(unit.text())) {
        if (tellsClock(unit) || !isPlan(slice(unit.text(), sentence)))
            continue;
        m_state.builder.addUndated(EventKind::FollowUp, unit, sentence);
        isTold = true;
    }
    return isTold;
}

void ProseReader::takeFollowUp(std::size_t index)
{
    const ProseUnit &unit = m_units[index];
    if (unit.block.isHeaderRow) {
        m_actionColumn = actionColumn(unit);
        m_state.builder.report(unit, LineFate::Context, "table-header");
        return;
    }
    if (unit.block.kind == BlockKind::Row) {
        addFollowUps(unit, std::array{actionCell(unit, m_actionColumn)});
        return;
    }
    m_actionColumn.reset();
    if (unit.block.kind == BlockKind::Item && !isSectionName(unit)) {
        addFollowUps(unit, numberedParts(unit.text(), 0));
        return;
    }
    if (const std::vector<ByteRange> lines = bracketedParts(unit.text()); !lines.empty()) {
        addFollowUps(unit, lines);
        return;
    }
    if (takePlansInLine(unit))
        return;
    // "Next steps: canary deploys for the gateway": what stands behind the label.
    if (const UnitLabel label = labelOf(unit); !label.name.empty() && label.valueAt < unit.text().size()
        && sectionNamed(label.name) == SectionKind::FollowUp) {
        std::vector<ByteRange> actions;
        for (const ByteRange &sentence : splitSentences(unit.text().substr(label.valueAt))) {
            const ByteRange action = {sentence.begin + label.valueAt, sentence.end + label.valueAt};
            const std::string_view words = slice(unit.text(), action);
            if (actions.empty() || windowWords(words).isFuture || isPlan(words))   // else it says why
                actions.push_back(action);
        }
        addFollowUps(unit, actions);
        return;
    }
    // A day that is named here is when something is due.
    bool isTold = tellsClock(unit) && m_statements.read(unit);
    if (unit.block.kind == BlockKind::Paragraph && !holdsItems(index)) {
        for (const ByteRange &sentence : splitSentences(unit.text())) {
            const std::string_view words = slice(unit.text(), sentence);
            if (!windowWords(words).isFuture && !isPlan(words))
                continue;
            m_state.builder.addUndated(EventKind::FollowUp, unit, sentence);
            isTold = true;
        }
    }
    m_state.builder.report(unit, isTold ? LineFate::Undated : LineFate::Prose);
}

/// A list of actions behind the timeline, without a heading of its own, is what was done so that it does not come back.
bool ProseReader::isTrailingAction(std::size_t index)
{
    constexpr std::size_t FewestRows = 2;
    if (m_trailingActions)
        return index >= *m_trailingActions && m_units[index].block.kind == BlockKind::Item;
    const bool isBehindTimeline = m_stepCount >= FewestRows && index > m_lastStep
        && m_units[m_lastStep].block.kind == BlockKind::Item && m_units[index].block.kind == BlockKind::Item
        && (m_state.section == SectionKind::None || m_state.section == SectionKind::Timeline);
    if (!isBehindTimeline)
        return false;
    bool anyAction = false;
    for (std::size_t i = index; i < m_units.size() && m_units[i].block.kind == BlockKind::Item; ++i) {
        if (!tellsAction(m_units[i].text()))
            return false;
        anyAction = anyAction || beginsWithAction(m_units[i].text());
    }
    if (anyAction)
        m_trailingActions = index;
    return anyAction;
}

} // namespace chronolane
