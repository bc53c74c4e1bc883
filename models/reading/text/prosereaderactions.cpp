// SPDX-License-Identifier: GPL-3.0-or-later
// What a ProseReader reads of things done and to be done that no timeline tells.
#include "models/reading/text/prosereader.h"

#include "models/reading/text/prosesections.h"
#include "models/reading/text/sentences.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>

namespace chronolane {

namespace {

constexpr std::size_t FewRows = 3;   // from that many rows on, a timeline tells the steps, and prose only retells them

/// "Added …", "Improving …", "Fix …": what somebody did or does.
bool beginsWithAction(std::string_view text)
{
    constexpr std::array<std::string_view, 36> Verbs = {
        "add", "build", "built", "change", "clean", "create", "cut", "document", "enable", "ensure", "enforce", "fix",
        "implement", "improve", "increase", "introduce", "investigate", "limit", "made", "make", "migrate", "monitor",
        "move", "reduce", "remove", "replace", "review", "run", "set", "spread", "split", "test", "tune", "update",
        "write", "wrote",
    };
    const std::string word = lowered(text.substr(0, std::min(text.find(' '), text.size())));
    return (word.size() > 4 && (word.ends_with("ed") || word.ends_with("ing")))
        || std::find(Verbs.begin(), Verbs.end(), word) != Verbs.end();
}

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

void ProseReader::takeFollowUp(std::size_t index)
{
    const ProseUnit &unit = m_units[index];
    const bool isAction = (unit.block.kind == BlockKind::Item || unit.block.kind == BlockKind::Row)
        && !unit.block.isHeaderRow && !isSectionName(unit);
    if (isAction) {
        ByteRange words = unit.all();
        if (unit.block.kind == BlockKind::Row)
            words = *std::find_if(unit.cells.begin(), unit.cells.end(), [&unit](const ByteRange &cell) {
                return !isWordless(slice(unit.text(), cell));
            });
        const Event &event = m_state.builder.addUndated(EventKind::FollowUp, unit, words);
        m_state.builder.report(unit, LineFate::Undated, "follow-up", event.id);
        return;
    }
    bool isTold = m_statements.read(unit);
    if (unit.block.kind == BlockKind::Paragraph && !holdsItems(index)) {
        for (const ByteRange &sentence : splitSentences(unit.text())) {
            const std::string_view words = slice(unit.text(), sentence);
            if (!windowWords(words).isFuture)
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
    if (m_trailingActions)
        return index >= *m_trailingActions && m_units[index].block.kind == BlockKind::Item;
    const bool isBehindTimeline = m_stepCount >= FewRows && index > m_lastStep
        && m_units[m_lastStep].block.kind == BlockKind::Item && m_units[index].block.kind == BlockKind::Item
        && (m_state.section == SectionKind::None || m_state.section == SectionKind::Timeline);
    if (!isBehindTimeline)
        return false;
    for (std::size_t i = index; i < m_units.size() && m_units[i].block.kind == BlockKind::Item; ++i)
        if (!beginsWithAction(m_units[i].text()))
            return false;
    m_trailingActions = index;
    return true;
}

} // namespace chronolane
