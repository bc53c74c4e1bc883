// SPDX-License-Identifier: GPL-3.0-or-later
// What a ProseReader learns from lines that only tell how to read the times of others.
#include "models/reading/text/prosereader.h"

#include <algorithm>
#include <utility>

namespace chronolane {

namespace {

constexpr std::size_t LongestTimeNote = 160;   // bytes

} // namespace

/// "T0 = 4 March 2031 14:05 UTC": the moment from which rows count. Returns whether the unit has no more to say.
bool ProseReader::takeOrigin(std::size_t index)
{
    const ProseUnit &unit = m_units[index];
    const auto counted = std::find_if(unit.times.begin(), unit.times.end(), [&unit](const TimeExpression &time) {
        return momentBeside(unit, time) != nullptr;
    });
    if (counted == unit.times.end() || toMicroseconds(*counted->offset) != 0)
        return false;
    const TimeExpression &moment = *momentBeside(unit, *counted);
    const bool isDefinition = stepText(unit, moment).isEmpty() && counted->begin == 0;
    if (!isDefinition && m_isStep[index])
        return false;   // a row, which tells more
    TimeResolver resolver = m_state.resolver;
    const ResolvedTime time = resolver.resolve(moment);
    if (!time.start)
        return false;
    if (isDefinition) {
        m_state.resolver = std::move(resolver);
        m_state.builder.addRemarks(unit, time);
        m_state.builder.report(unit, LineFate::Context, "date");
    }
    m_state.resolver.setOrigin(*time.start, time.basis);
    return isDefinition;
}

/// "All times in CET." and "(all times UTC, 4 March 2031 unless noted)": context for the rows that follow.
bool ProseReader::takeTimeNote(const ProseUnit &unit)
{
    if (unit.times.empty() || unit.text().size() > LongestTimeNote || unit.block.kind == BlockKind::Row
        || unit.block.kind == BlockKind::Heading)
        return false;
    const bool namesZone = std::any_of(unit.times.begin(), unit.times.end(),
                                       [](const TimeExpression &time) { return time.kind == TimeKind::Zone; });
    const bool hasClock = std::any_of(unit.times.begin(), unit.times.end(), [](const TimeExpression &time) {
        return time.kind == TimeKind::Moment && time.first.hasClock();
    });
    if (!namesZone || hasClock)
        return false;
    adopt(unit);
    for (const TimeExpression &time : unit.times) {
        // "Unless otherwise noted, all events happened on 4 March": a row's own date holds for that row only.
        if (time.kind == TimeKind::Moment)
            m_timeline.setDefaultDate(m_state.resolver.date());
    }
    m_state.builder.report(unit, LineFate::Context, "zone");
    return true;
}

} // namespace chronolane
