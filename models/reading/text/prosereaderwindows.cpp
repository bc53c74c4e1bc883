// SPDX-License-Identifier: GPL-3.0-or-later
// What a ProseReader reads of windows that a list enumerates.
#include "models/reading/text/prosereader.h"

#include "models/reading/text/textview.h"

namespace chronolane {

namespace {

/// "Customers lost packets during three periods:"
bool introducesWindows(const ProseUnit &unit)
{
    if (unit.block.kind != BlockKind::Paragraph || !unit.text().ends_with(':'))
        return false;
    const WindowWords words = windowWords(unit.text());
    return words.tellsImpact && !words.isFuture && !words.tellsPlanned;
}

/// "14 April, 18:20–18:55 UTC" and nothing more.
bool isOnlySpan(const ProseUnit &unit)
{
    if (unit.block.kind != BlockKind::Item || unit.times.empty() || !unit.isOnlyTime())
        return false;
    const TimeExpression &time = unit.times.front();
    return time.kind == TimeKind::Moment && time.last && time.first.hasClock() && time.last->hasClock();
}

} // namespace

void ProseReader::findWindowItems()
{
    std::optional<std::size_t> introduction;
    for (std::size_t i = 0; i < m_units.size(); ++i) {
        if (introduction && isOnlySpan(m_units[i]))
            m_windowItems.emplace(i, *introduction);
        else if (m_units[i].block.kind != BlockKind::Item)
            introduction = introducesWindows(m_units[i]) ? std::optional(i) : std::nullopt;
    }
}

bool ProseReader::takeWindowItem(std::size_t index)
{
    const auto item = m_windowItems.find(index);
    if (item == m_windowItems.end())
        return false;
    const ProseUnit &unit = m_units[index];
    const TimeExpression &span = unit.times.front();
    const ResolvedTime time = m_state.resolver.resolve(span, TimeFlow::Prose);
    if (!time.start || !time.end) {
        m_state.builder.report(unit, LineFate::Prose);
        return true;
    }
    m_state.builder.addRemarks(unit, time);
    const std::vector<Evidence> places = m_state.builder.evidence(unit, {span.begin, span.end});
    std::string_view told = m_units[item->second].text();
    told.remove_suffix(1);   // the colon
    m_state.windows.addStatement(startEdge(time, places), endEdge(time, places), m_state.builder.localized(told), false);
    m_state.builder.report(unit, LineFate::Dated, "impact");
    return true;
}

} // namespace chronolane
