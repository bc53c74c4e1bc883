// SPDX-License-Identifier: GPL-3.0-or-later
// How a ProseReader finds the title of a text.
#include "models/reading/text/prosereader.h"

#include "models/reading/text/labelledfield.h"
#include "models/reading/text/linekinds.h"
#include "models/reading/text/prosesections.h"
#include "models/reading/text/prosetitle.h"
#include "models/reading/text/textview.h"

#include <algorithm>

namespace chronolane {

namespace {

constexpr std::size_t LongestTitle = 200;   // bytes

/// "Timeline (UTC)" names a section as "Timeline" does.
bool namesSection(std::string_view text)
{
    const std::size_t bracket = text.ends_with(')') ? text.rfind('(') : std::string_view::npos;
    return sectionNamed(text) != SectionKind::None || sectionNamed(text.substr(0, bracket)) != SectionKind::None;
}

} // namespace

bool ProseReader::isTitleLine(std::size_t index) const
{
    const ProseUnit &unit = m_units[index];
    const std::string_view text = unit.text();
    const auto moments = std::count_if(unit.times.begin(), unit.times.end(), [](const TimeExpression &time) {
        return time.kind == TimeKind::Moment && time.first.hasClock();
    });
    if (text.size() > LongestTitle || isWordless(text) || unit.isOnlyTime() || moments > 1)
        return false;
    if (unit.block.kind == BlockKind::Heading)
        return !namesSection(text) && !cleanTitle(text).empty();
    const UnitLabel label = labelOf(unit);
    // "Halden Health: reminders sent twice" stands alone above all.
    const bool isFirst = index == 0 && m_units.size() > 1 && m_units[1].block.isSeparated && label.valueAt < text.size()
        && sectionNamed(label.name) == SectionKind::None;
    const bool isNamed = label.name.empty()
        || ((isDocumentName(label.name) || isFirst) && fieldNamed(label.name) == FieldKind::None);
    return unit.block.kind == BlockKind::Paragraph && unit.block.level < 4 && isNamed
        && std::string_view(".!?:,;").find(text.back()) == std::string_view::npos
        && !namesSection(text) && !cleanTitle(text).empty();
}

/// The first short line or heading, if it stands before everything that tells the story. What stands above the heading of
/// the whole page is its frame: a menu, a name, a date.
void ProseReader::searchTitle()
{
    constexpr std::size_t FirstUnits = 8;
    constexpr std::size_t LongestFrame = 40;   // units
    const auto isTop = [](const ProseUnit &unit) {
        return unit.block.kind == BlockKind::Heading && unit.block.level == 1;
    };
    for (std::size_t i = 0; i < m_units.size() && i < (m_title ? LongestFrame : FirstUnits); ++i) {
        const ProseUnit &unit = m_units[i];
        if (m_isStep[i] && unit.block.kind != BlockKind::Heading)
            return;
        if (m_title) {
            if (isTop(m_units[*m_title]))
                return;
            if (!isTop(unit) || !isTitleLine(i))
                continue;
            m_title = i;
            return;
        }
        const bool isTemplateNote = lowered(unit.text().substr(0, 24)).find("template") != std::string::npos;
        if (isTemplateNote || isWordless(unit.text()) || unit.block.kind == BlockKind::Code)
            continue;
        if (isTitleLine(i)) {
            m_title = i;
            continue;
        }
        const bool isStory = unit.block.kind == BlockKind::Paragraph && endsLine(unit.text())
            && std::any_of(unit.times.begin(), unit.times.end(), [](const TimeExpression &time) {
                   return time.kind == TimeKind::Moment && time.first.hasClock();
               });
        if (sectionNamed(unit.text()) == SectionKind::None && (isStory || unit.text().size() > LongestTitle))
            return;
    }
}

/// Where nothing names the incident, the name of the document at the top does: "Outage report (UTC)", "[점검 안내]".
void ProseReader::findTitle()
{
    searchTitle();
    if (m_title || m_units.empty() || m_isStep.front())
        return;
    const ProseUnit &first = m_units.front();
    const bool isLine = first.block.kind == BlockKind::Heading || first.block.kind == BlockKind::Paragraph;
    if (isLine && first.text().size() <= LongestTitle && !nameOfDocument(first.text()).empty())
        m_title = 0;
}

} // namespace chronolane
