// SPDX-License-Identifier: GPL-3.0-or-later
// What a ProseReader does where a text tells one thing several times.
#include "models/reading/text/prosereader.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace chronolane {

namespace {

/// The other place is more evidence; the event that is left without any goes.
void moveEvidence(Event &from, Event &to)
{
    to.evidence.insert(to.evidence.end(), from.evidence.begin(), from.evidence.end());
    from.evidence.clear();
}

/// The same, where the event tells of the same places already.
void addEvidence(Event &from, Event &to)
{
    for (const Evidence &place : std::exchange(from.evidence, {}))
        if (std::find(to.evidence.begin(), to.evidence.end(), place) == to.evidence.end())
            to.evidence.push_back(place);
}

} // namespace

/// Where a sentence and a row tell of the same moment, the row is the event and the sentence more evidence. Told twice
/// by sentences, the first is the event. The event that goes is left without evidence.
void ProseReader::mergeTold()
{
    std::vector<Event> &events = m_state.builder.events();
    std::multimap<UtcTime, std::size_t> rows;
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (!events[i].start || std::binary_search(m_state.narrative.begin(), m_state.narrative.end(), i))
            continue;
        rows.emplace(*events[i].start, i);
        if (events[i].end)
            rows.emplace(*events[i].end, i);
    }
    for (const std::size_t index : m_state.narrative) {
        Event &told = events[index];
        const auto [first, last] = rows.equal_range(*told.start);
        const auto same = std::find_if(first, last, [&](const auto &row) { return events[row.second].kind == told.kind; });
        const auto found = same != last ? same : first;
        if (found == last || (same == last && m_stepCount == 0 && told.kind != EventKind::Note)) {
            rows.emplace(*told.start, index);
            continue;
        }
        moveEvidence(told, events[found->second]);
    }
}

/// "Resolved: 14:50" and the row of 14:50 that tells of the recovery are one event, in the words of the row. A row whose
/// words tell no kind is what the field says; one that tells something else happened in the same minute.
void ProseReader::mergeFields()
{
    std::vector<Event> &events = m_state.builder.events();
    const std::vector<std::size_t> &fields = m_state.fieldEvents;
    if (fields.empty())
        return;
    std::multimap<UtcTime, std::size_t> told;
    for (std::size_t i = 0; i < events.size(); ++i)
        if (events[i].start && !events[i].end && !events[i].evidence.empty()
            && !std::binary_search(fields.begin(), fields.end(), i))
            told.emplace(*events[i].start, i);
    for (const std::size_t index : fields) {
        Event &field = events[index];
        const auto [first, last] = told.equal_range(*field.start);
        const auto isOfKind = [&events](EventKind kind) {
            return [&events, kind](const auto &row) { return events[row.second].kind == kind; };
        };
        auto found = std::find_if(first, last, isOfKind(field.kind));
        if (found == last)
            found = std::find_if(first, last, isOfKind(EventKind::Note));
        if (found == last || field.end || field.precision != events[found->second].precision) {
            told.emplace(*field.start, index);
            continue;
        }
        events[found->second].kind = field.kind;
        moveEvidence(field, events[found->second]);
    }
}

/// "Ended: 14:50" says no more than the window that ends then: one event, with the field for more evidence. So does "End date: 4 March"
/// beside "End time: 14:50".
void ProseReader::dropToldEnds(std::vector<Event> &windows)
{
    std::vector<Event> &events = m_state.builder.events();
    const DeclaredWindow &declared = m_state.builder.facts().declared;
    const auto isImpact = [](const Event &event) { return event.kind == EventKind::Impact; };
    const bool isStated = windows.empty() && declared.start && declared.end && *declared.start < *declared.end
        && std::none_of(events.begin(), events.end(), isImpact);   // by the record as a whole
    for (const std::size_t index : m_state.endFields) {
        Event &field = events[index];
        if (field.evidence.empty() || field.end)
            continue;
        const Duration unit = field.precision >= Precision::Day ? boost::posix_time::hours(24) : Duration();
        const auto isThen = [&field, unit](const std::optional<UtcTime> &end) {
            return end && *end >= *field.start && *end <= *field.start + unit;
        };
        const auto window = std::find_if(windows.begin(), windows.end(), [isThen](const Event &event) { return isThen(event.end); });
        if (window != windows.end())
            addEvidence(field, *window);
        else if (isStated && isThen(declared.end))
            field.evidence.clear();
    }
}

} // namespace chronolane
