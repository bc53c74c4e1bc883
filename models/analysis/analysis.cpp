// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/analysis.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

namespace chronolane {

namespace {

std::string describe(const Event &event)
{
    std::string text = event.start ? formatIso8601(*event.start) : std::string();
    if (event.end)
        text += '/' + formatIso8601(*event.end);
    return text;
}

Diagnostic diagnostic(std::string_view code, std::vector<DiagnosticArgument> arguments, const Event &event)
{
    Diagnostic result;
    result.code = code;
    result.arguments = std::move(arguments);
    result.evidence = event.evidence;
    return result;
}

/// Follow-ups and notes have no time by nature; anything else without one is missing from the axis.
bool isUndatedStep(const Event &event)
{
    return !event.isDated() && event.kind != EventKind::FollowUp && event.kind != EventKind::Note;
}

void diagnoseEvents(const Incident &incident, std::vector<Diagnostic> &diagnostics)
{
    Diagnostic undated;
    undated.code = diagnostic_code::UndatedSteps;
    undated.severity = DiagnosticSeverity::Information;
    std::size_t undatedCount = 0;
    for (const Event &event : incident.events) {
        if (event.kind == EventKind::Impact && event.openEnded && event.start)
            diagnostics.push_back(
                diagnostic(diagnostic_code::OpenEnded, {{"start", formatIso8601(*event.start)}}, event));
        if (event.start && event.end && *event.end < *event.start)
            diagnostics.push_back(diagnostic(
                diagnostic_code::EndBeforeStart,
                {{"start", formatIso8601(*event.start)}, {"end", formatIso8601(*event.end)}}, event));
        if (isUndatedStep(event)) {
            ++undatedCount;
            undated.evidence.insert(undated.evidence.end(), event.evidence.begin(), event.evidence.end());
        }
    }
    if (undatedCount > 0) {
        undated.arguments = {{"count", std::to_string(undatedCount)}};
        diagnostics.push_back(std::move(undated));
    }
}

bool sharesEvidence(const Diagnostic &diagnostic, const Event &event)
{
    return std::any_of(event.evidence.begin(), event.evidence.end(), [&diagnostic](const Evidence &evidence) {
        return std::find(diagnostic.evidence.begin(), diagnostic.evidence.end(), evidence)
            != diagnostic.evidence.end();
    });
}

bool isAlreadyTold(const std::vector<Diagnostic> &diagnostics, const Event &first, const Event &second)
{
    return std::any_of(diagnostics.begin(), diagnostics.end(), [&](const Diagnostic &diagnostic) {
        if (diagnostic.code != diagnostic_code::ConflictingTimes)
            return false;
        // A saved one of events that a document gives no evidence for is known by its times.
        return (sharesEvidence(diagnostic, first) && sharesEvidence(diagnostic, second))
            || (diagnostic.argument("first") == describe(first) && diagnostic.argument("second") == describe(second));
    });
}

/// One diagnostic for each pair of tellings that contradict each other.
void diagnoseConflicts(const Incident &incident, std::vector<Diagnostic> &diagnostics)
{
    const bool hasConflicts = std::any_of(incident.events.begin(), incident.events.end(),
                                          [](const Event &event) { return !event.conflictsWith.empty(); });
    if (!hasConflicts)
        return;
    std::unordered_map<std::string_view, std::size_t> places;
    for (std::size_t i = 0; i < incident.events.size(); ++i)
        places.emplace(incident.events[i].id, i);
    for (std::size_t i = 0; i < incident.events.size(); ++i) {
        const Event &first = incident.events[i];
        for (const std::string &id : first.conflictsWith) {
            const auto found = places.find(id);
            if (found == places.end())
                continue;
            const Event &second = incident.events[found->second];
            const bool isToldByTheOther = found->second < i
                && std::find(second.conflictsWith.begin(), second.conflictsWith.end(), first.id)
                    != second.conflictsWith.end();
            if (found->second == i || isToldByTheOther || isAlreadyTold(diagnostics, first, second))
                continue;
            Diagnostic conflict = diagnostic(diagnostic_code::ConflictingTimes,
                                             {{"first", describe(first)}, {"second", describe(second)}}, first);
            conflict.evidence.insert(conflict.evidence.end(), second.evidence.begin(), second.evidence.end());
            diagnostics.push_back(std::move(conflict));
        }
    }
}

/// The smallest window around instants and spans.
class Extent
{
public:
    void include(const Event &event)
    {
        if (!event.start)
            return;
        include(*event.start);
        if (event.end)
            include(*event.end);
    }

    void include(UtcTime time)
    {
        m_first = m_first ? std::min(*m_first, time) : time;
        m_last = m_last ? std::max(*m_last, time) : time;
    }

    [[nodiscard]] std::optional<TimeSpan> span() const
    {
        if (!m_first)
            return std::nullopt;
        return TimeSpan(*m_first, std::max(*m_last, *m_first + fromMicroseconds(1)));
    }

private:
    std::optional<UtcTime> m_first;
    std::optional<UtcTime> m_last;
};

/// Notes beside the core belong to it: a timeline told in plain rows has little else. Background of days before does not.
void includeNearNotes(const Incident &incident, Extent &core)
{
    std::vector<const Event *> notes;
    for (const Event &event : incident.events) {
        if (event.kind == EventKind::Note && event.start)
            notes.push_back(&event);
    }
    std::sort(notes.begin(), notes.end(), [](const Event *a, const Event *b) { return *a->start < *b->start; });
    const TimeSpan own = *core.span();
    // One instant does not say how long the incident was.
    const Duration reach = boost::posix_time::hours(own.length() <= fromMicroseconds(1) ? 24 : 1);
    const auto firstAfter = std::partition_point(notes.begin(), notes.end(),
                                                 [&own](const Event *note) { return *note->start < own.begin(); });
    for (auto note = firstAfter; note != notes.end() && *(*note)->start - core.span()->end() <= reach; ++note)
        core.include(**note);
    for (auto note = firstAfter; note != notes.begin(); --note) {
        const Event &before = **std::prev(note);
        if (core.span()->begin() - *before.start > reach)
            break;
        core.include(before);
    }
}

/// The last moment at which the outside was told that it is over; nullopt if it never was.
std::optional<UtcTime> lastResolved(const Incident &incident)
{
    std::optional<UtcTime> last;
    for (const Event &event : incident.events) {
        const bool isOver = event.kind == EventKind::StatusUpdate && event.start
            && (event.stage == Stage::Resolved || event.stage == Stage::Completed);
        if (isOver && (!last || *event.start > *last))
            last = event.start;
    }
    return last;
}

bool belongsToCore(const Event &event, std::optional<UtcTime> resolved)
{
    switch (event.kind) {
    case EventKind::FollowUp:
    case EventKind::Note:
        return false;
    case EventKind::StatusUpdate:
        return event.stage != Stage::Postmortem && event.start && (!resolved || *event.start <= *resolved);
    default:
        return true;
    }
}

} // namespace

void analyse(Incident &incident)
{
    UnknownMembers unknown = std::move(incident.metrics.unknown);
    incident.metrics = computeMetrics(incident);
    incident.metrics.unknown = std::move(unknown);
    std::erase_if(incident.diagnostics,
                  [](const Diagnostic &diagnostic) { return isComputedByAnalysis(diagnostic.code); });
    // Conflicts first: they are kept when a document is opened again, and stay in front of what is made anew.
    diagnoseConflicts(incident, incident.diagnostics);
    diagnoseEvents(incident, incident.diagnostics);
}

std::optional<TimeSpan> incidentCore(const Incident &incident)
{
    const std::optional<UtcTime> resolved = lastResolved(incident);
    Extent core;
    for (const Event &event : incident.events) {
        if (belongsToCore(event, resolved))
            core.include(event);
    }
    if (!core.span())
        return incidentExtent(incident);
    includeNearNotes(incident, core);
    return core.span();
}

std::optional<TimeSpan> incidentExtent(const Incident &incident)
{
    Extent extent;
    for (const Event &event : incident.events)
        extent.include(event);
    return extent.span();
}

} // namespace chronolane
