// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/prosesections.h"

#include "models/reading/text/labelledfield.h"
#include "models/reading/text/plannedactions.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace chronolane {

namespace {

constexpr int ListLevel = 100;   // of sections that items and labels open: below all headings

/// The sections that are open, outermost first: headings by level, then labels and items by indentation.
class OpenSections
{
public:
    void open(SectionKind kind, int level)
    {
        close(level);
        m_open.emplace_back(level, kind);
    }

    void close(int level)
    {
        while (!m_open.empty() && m_open.back().first >= level)
            m_open.pop_back();
    }

    [[nodiscard]] SectionKind current() const { return m_open.empty() ? SectionKind::None : m_open.back().second; }

private:
    std::vector<std::pair<int, SectionKind>> m_open;
};

void takeHeading(const ProseUnit &unit, OpenSections &open)
{
    // The text's own heading is its title: "Impact of the cable cut" names no section.
    const SectionKind kind = unit.block.level == 1 ? sectionNamed(unit.text()) : sectionOfHeading(unit.text());
    if (kind != SectionKind::None)
        open.open(kind, unit.block.level);
    else
        open.close(unit.block.level);   // a heading of its own; deeper ones go on with the section around them
}

/// "To prevent this from happening again, we will:" in front of items that are no rows of a timeline.
bool headsPlans(std::span<const ProseUnit> units, std::size_t index)
{
    return units[index].block.kind == BlockKind::Paragraph && index + 1 < units.size()
        && units[index + 1].block.kind == BlockKind::Item && units[index + 1].leadingTime() == nullptr
        && units[index].text().ends_with(':') && announcesPlans(units[index].text());
}

} // namespace

bool isFieldRow(const ProseUnit &unit)
{
    if (unit.block.kind != BlockKind::Row || unit.block.isHeaderRow || unit.cells.size() != 2)
        return false;
    const ByteRange &value = unit.cells[1];
    switch (fieldNamed(slice(unit.text(), unit.cells[0]))) {
    case FieldKind::SeverityWord:
    case FieldKind::StatusWord:
    case FieldKind::Lasted:
    case FieldKind::Organization:
        return !value.isEmpty();
    case FieldKind::Date:
    case FieldKind::Start:
    case FieldKind::End:
    case FieldKind::Resolved:
    case FieldKind::Mitigated:
    case FieldKind::Detected:
    case FieldKind::Declared:
        // A clock time alone may be a row of a timeline: "| Resolved | 14:05 |".
        return std::any_of(unit.times.begin(), unit.times.end(), [&value](const TimeExpression &time) {
            return time.kind == TimeKind::Moment && time.first.hasDate() && time.begin >= value.begin;
        });
    default:
        return false;
    }
}

UnitLabel labelOf(const ProseUnit &unit)
{
    UnitLabel label;
    const std::string_view text = unit.text();
    if (isFieldRow(unit))
        return {slice(text, unit.cells[0]), unit.cells[1].begin};
    if (const std::size_t length = labelLength(text, label.valueAt); length > 0) {
        label.name = text.substr(0, length);
        return label;
    }
    if (unit.times.empty() || unit.times.front().kind != TimeKind::Moment)
        return {};
    const TimeExpression &time = unit.times.front();
    const std::string_view before = trimmed(text.substr(0, time.phraseBegin));
    const std::string_view after = text.substr(unit.times.back().phraseEnd);
    const bool isOnlyLabel = after.find_first_not_of(" .)]*") == std::string_view::npos;
    if (!isOnlyLabel || before.empty() || fieldNamed(before) == FieldKind::None)
        return {};
    return {before, time.phraseBegin};
}

bool isSectionName(const ProseUnit &unit)
{
    if (unit.block.kind == BlockKind::Heading)
        return sectionOfHeading(unit.text()) != SectionKind::None;
    if (unit.block.kind == BlockKind::Row)
        return false;
    const UnitLabel label = labelOf(unit);
    if (!label.name.empty())
        return label.valueAt >= unit.text().size() && sectionNamed(label.name) != SectionKind::None;
    return unit.block.kind == BlockKind::Item && sectionNamed(unit.text()) != SectionKind::None;
}

std::vector<SectionKind> sectionsOf(std::span<const ProseUnit> units)
{
    std::vector<SectionKind> result;
    result.reserve(units.size());
    OpenSections open;
    int overLevel = 0;
    std::optional<int> plansLevel;
    for (const ProseUnit &unit : units) {
        if (plansLevel && unit.block.kind == BlockKind::Paragraph) {
            open.close(*plansLevel);
            plansLevel.reset();
        }
        bool isOver = false;
        const bool isTime = unit.leadingTime() != nullptr;
        if (unit.block.kind == BlockKind::Heading && !isTime) {
            takeHeading(unit, open);
        } else if (unit.block.kind == BlockKind::Item || unit.block.kind == BlockKind::Paragraph) {
            // Items may stand below a label without being indented.
            const int level = ListLevel + 2 * unit.block.level + (unit.block.kind == BlockKind::Item ? 1 : 0);
            const UnitLabel label = isTime ? UnitLabel() : labelOf(unit);
            const SectionKind named = label.name.empty() ? SectionKind::None : sectionNamed(label.name);
            const bool isField = !label.name.empty() && fieldNamed(label.name) != FieldKind::None;
            if (named != SectionKind::None || isSectionName(unit)) {
                open.open(named != SectionKind::None ? named : sectionNamed(unit.text()), level);
            } else if (headsPlans(units, result.size())) {
                open.open(SectionKind::FollowUp, level);
                plansLevel = level;
            } else if (isField || unit.block.kind == BlockKind::Item) {
                open.close(level);
            }
            // "Date: 4 March" says all that it has to say: what follows is no part of it.
            isOver = label.valueAt > 0 && label.valueAt < unit.text().size() && (isField || named == SectionKind::Other);
            overLevel = level;
        }
        result.push_back(open.current());
        if (isOver)
            open.close(overLevel);
    }
    return result;
}

} // namespace chronolane
