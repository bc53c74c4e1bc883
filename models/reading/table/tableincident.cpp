// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/table/tableincident.h"

#include "models/reading/fieldtime.h"

#include <algorithm>
#include <boost/date_time/posix_time/posix_time_types.hpp>
#include <utility>

namespace chronolane {

namespace {

/// Rows of one id that are further apart than this tell of two incidents. Generous, since planned work is announced
/// and postmortems are written weeks away from what they are about.
const Duration FarApart = boost::posix_time::hours(24 * 90);

} // namespace

TableIncident::TableIncident(IncidentBuilder builder, TimeResolver resolver)
    : m_builder(std::move(builder))
    , m_resolver(std::move(resolver))
{
}

void TableIncident::addSegment(Stage stage, const ToldWindow &window)
{
    if (!window.start || window.evidence.empty())
        return;
    Event &event = m_builder.addEvent(EventKind::StatusUpdate, window.evidence.front());
    applyTime(event, *window.start);
    event.stage = stage;
    const bool isPlan = stage == Stage::Scheduled;
    if (isPlan || stage == Stage::InProgress || stage == Stage::Verifying || stage == Stage::Completed)
        m_builder.setPlanned(true);
    if (!isPlan)
        m_segments.push_back(window);
}

void TableIncident::touch(UtcTime time)
{
    m_earliest = m_earliest ? std::min(*m_earliest, time) : time;
    m_latest = m_latest ? std::max(*m_latest, time) : time;
}

bool TableIncident::isNear(UtcTime time) const
{
    return !m_earliest || (time >= *m_earliest - FarApart && time <= *m_latest + FarApart);
}

void TableIncident::declare(const ToldWindow &window)
{
    std::size_t place = 0;
    if (window.start && window.start->start) {
        m_builder.declareStart(*window.start->start, window.start->precision, window.start->basis,
                               window.evidence.at(place++));
    }
    if (window.end && window.end->start) {
        m_builder.declareEnd(*window.end->start, window.end->precision, window.end->basis,
                             window.evidence.at(std::min(place, window.evidence.size() - 1)));
    }
}

void TableIncident::declareWindows()
{
    if (m_windows.size() == 1) {
        declare(m_windows.front());
        return;
    }
    for (const ToldWindow &window : m_windows) {
        Event &event = m_builder.addEvent(EventKind::Impact, window.evidence.front());
        event.evidence = window.evidence;
        event.text = m_builder.incident().title;
        if (window.start)
            applyTime(event, *window.start);
        if (window.end)
            applyEnd(event, *window.end);
        event.openEnded = event.start && !event.end;
        event.basis = event.basis == Basis::Assumed ? Basis::Assumed : Basis::Derived;
        event.endBasis = event.endBasis == Basis::Assumed ? Basis::Assumed : Basis::Derived;
    }
}

void TableIncident::declareSegments()
{
    const auto startsEarlier = [](const ToldWindow &a, const ToldWindow &b) { return a.start->start < b.start->start; };
    const auto endsEarlier = [](const ToldWindow &a, const ToldWindow &b) {
        return a.end && b.end ? a.end->start < b.end->start : !a.end && b.end;
    };
    ToldWindow whole;
    const ToldWindow &first = *std::min_element(m_segments.begin(), m_segments.end(), startsEarlier);
    const ToldWindow &last = *std::max_element(m_segments.begin(), m_segments.end(), endsEarlier);
    whole.start = first.start;
    whole.evidence.push_back(first.evidence.front());
    // A segment without an end goes on: then the whole has no stated end either.
    const bool isOver = std::all_of(m_segments.begin(), m_segments.end(),
                                    [](const ToldWindow &segment) { return segment.end.has_value(); });
    if (isOver) {
        whole.end = last.end;
        whole.evidence.push_back(last.evidence.back());
        const bool isPlanned = m_builder.isPlanned();
        m_builder.incident().status = isPlanned ? IncidentStatus::Completed : IncidentStatus::Resolved;
    }
    declare(whole);
}

/// A row that holds updates and no window of its own: it goes from the first of them to the one that tells the end.
void TableIncident::declareUpdates()
{
    const Event *first = nullptr;
    const Event *last = nullptr;
    for (const Event &event : m_builder.incident().events) {
        if (event.kind != EventKind::StatusUpdate || !event.start || event.stage == Stage::Postmortem)
            continue;
        const bool isEnd = event.stage == Stage::Resolved || event.stage == Stage::Completed;
        const bool isBegun = m_builder.isPlanned() ? event.stage == Stage::InProgress : !isEnd && event.stage != Stage::Scheduled;
        if (isBegun && (!first || *event.start < *first->start))
            first = &event;
        if (isEnd && (!last || *event.start > *last->start))
            last = &event;
    }
    if (first == nullptr || (last != nullptr && *last->start < *first->start))
        return;
    m_builder.declareStart(*first->start, first->precision, std::max(first->basis, Basis::Derived), first->evidence.front());
    if (last != nullptr)
        m_builder.declareEnd(*last->start, last->precision, std::max(last->basis, Basis::Derived), last->evidence.front());
}

Incident TableIncident::finish()
{
    if (!m_segments.empty())
        declareSegments();
    else if (m_windows.empty() && m_isWhole)
        declareUpdates();
    if (!m_windows.empty())
        declareWindows();
    return m_builder.finish();
}

} // namespace chronolane
