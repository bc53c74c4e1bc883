// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/repeatedincidents.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace chronolane {

namespace {

const Duration LongestGap = boost::posix_time::hours(24);

/// The first and last instants that an incident states.
struct Extent
{
    std::optional<UtcTime> first;
    std::optional<UtcTime> last;

    void take(const std::optional<UtcTime> &time)
    {
        if (!time)
            return;
        first = first ? std::min(*first, *time) : *time;
        last = last ? std::max(*last, *time) : *time;
    }
};

Extent extentOf(const Incident &incident)
{
    Extent extent;
    extent.take(incident.declared.start);
    extent.take(incident.declared.end);
    for (const Event &event : incident.events) {
        if (event.stage == Stage::Postmortem)   // may be told any time later
            continue;
        extent.take(event.start);
        extent.take(event.end);
    }
    return extent;
}

bool fits(const Incident &left, const Incident &right)
{
    const Extent a = extentOf(left);
    const Extent b = extentOf(right);
    if (!a.first || !b.first)
        return true;
    return *a.first - LongestGap <= *b.last && *b.first - LongestGap <= *a.last;
}

bool tellsTheSame(const Event &left, const Event &right)
{
    return left.kind == right.kind && left.stage == right.stage && left.start == right.start && left.end == right.end
        && left.openEnded == right.openEnded && left.text == right.text;
}

/// Whether `later` is the same window as `earlier`, which did not know its end yet.
bool closes(const Event &later, const Event &earlier)
{
    return earlier.openEnded && later.end && later.kind == earlier.kind && later.start == earlier.start
        && earlier.basis != Basis::Stated && later.basis != Basis::Stated;
}

void appendEvidence(Event &event, const std::vector<Evidence> &more)
{
    event.evidence.insert(event.evidence.end(), more.begin(), more.end());
}

void joinEvent(Incident &incident, Event event)
{
    for (Event &known : incident.events) {
        if (tellsTheSame(known, event) || closes(known, event)) {
            appendEvidence(known, event.evidence);
            return;
        }
        if (closes(event, known)) {
            appendEvidence(event, known.evidence);
            event.id = known.id;
            known = std::move(event);
            return;
        }
    }
    event.id = "e" + std::to_string(incident.events.size() + 1);
    event.conflictsWith.clear();   // they name events by the ids of the other record
    event.encloses.clear();
    incident.events.push_back(std::move(event));
}

void joinNames(std::vector<std::string> &names, const std::vector<std::string> &more)
{
    for (const std::string &name : more) {
        if (std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(name);
    }
}

void join(Incident &incident, Incident other)
{
    if (!incident.declared.start)
        incident.declared.start = other.declared.start;
    if (!incident.declared.end)
        incident.declared.end = other.declared.end;
    if (incident.title.isEmpty())
        incident.title = std::move(other.title);
    if (incident.summary.isEmpty())
        incident.summary = std::move(other.summary);
    if (incident.status == IncidentStatus::Unknown || other.status == IncidentStatus::Resolved)
        incident.status = other.status;
    joinNames(incident.components, other.components);
    joinNames(incident.regions, other.regions);
    for (Event &event : other.events)
        joinEvent(incident, std::move(event));
    std::move(other.diagnostics.begin(), other.diagnostics.end(), std::back_inserter(incident.diagnostics));
}

Diagnostic repeatedId(const Incident &incident)
{
    Diagnostic diagnostic;
    diagnostic.code = diagnostic_code::RepeatedId;
    diagnostic.arguments = {{"id", incident.id}};
    if (!incident.events.empty())
        diagnostic.evidence.push_back(incident.events.front().evidence.front());
    return diagnostic;
}

} // namespace

void joinRepeatedIncidents(std::vector<Incident> &incidents)
{
    std::unordered_map<std::string, std::vector<std::size_t>> known;   // of each id, the places of its incidents
    known.reserve(incidents.size());
    std::size_t kept = 0;
    for (std::size_t i = 0; i < incidents.size(); ++i) {
        Incident &incident = incidents[i];
        std::vector<std::size_t> &same = known[incident.id];
        const auto fitting = std::find_if(same.begin(), same.end(), [&](std::size_t place) {
            return fits(incidents[place], incident);
        });
        if (fitting != same.end()) {
            join(incidents[*fitting], std::move(incident));
            continue;
        }
        if (!same.empty()) {
            incident.diagnostics.push_back(repeatedId(incident));
            incident.id += "-" + std::to_string(same.size() + 1);
        }
        same.push_back(kept);
        if (kept != i)
            incidents[kept] = std::move(incident);
        ++kept;
    }
    incidents.resize(kept);
}

} // namespace chronolane
