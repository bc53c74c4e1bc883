// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/analysis.h"
#include "models/analysis/eventjoiner.h"
#include "models/analysis/reconciliation.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace chronolane {

namespace {

void fillText(LocalizedText &to, const LocalizedText &from)
{
    for (const auto &[tag, text] : from.entries()) {
        if (!to.find(tag))
            to.set(tag, text);
    }
}

void fillList(std::vector<std::string> &to, const std::vector<std::string> &from)
{
    for (const std::string &value : from) {
        if (std::find(to.begin(), to.end(), value) == to.end())
            to.push_back(value);
    }
}

void fillUnknown(UnknownMembers &to, const UnknownMembers &from)
{
    for (const UnknownMember &member : from) {
        const bool isThere = std::any_of(to.begin(), to.end(), [&member](const UnknownMember &other) {
            return other.name == member.name;
        });
        if (!isThere)
            to.push_back(member);
    }
}

/// An id that was made from the content gives way to one that a record states.
bool isMadeId(const std::string &id)
{
    return id.empty() || id.starts_with("x-");
}

std::string describe(const DeclaredWindow &declared)
{
    const auto text = [](const std::optional<UtcTime> &time) { return time ? formatIso8601(*time) : std::string(); };
    return text(declared.start) + '/' + text(declared.end);
}

/// Two records that declare the incident with other times.
std::optional<Diagnostic> declaredConflict(const DeclaredWindow &a, const DeclaredWindow &b)
{
    const bool isSame = (!a.start || !b.start || a.start == b.start) && (!a.end || !b.end || a.end == b.end);
    if (isSame)
        return std::nullopt;
    Diagnostic diagnostic;
    diagnostic.code = diagnostic_code::ConflictingTimes;
    diagnostic.arguments = {{"first", describe(a)}, {"second", describe(b)}};
    diagnostic.evidence = a.evidence;
    diagnostic.evidence.insert(diagnostic.evidence.end(), b.evidence.begin(), b.evidence.end());
    return diagnostic;
}

class IncidentJoiner
{
public:
    void add(const Incident &original)
    {
        Incident part = original;
        addSources(part);
        renameEvents(part);
        if (m_isFirst)
            m_incident = withoutLists(part);
        else
            fillFacts(part);
        m_isFirst = false;
        for (Diagnostic &diagnostic : part.diagnostics) {
            if (std::find(m_incident.diagnostics.begin(), m_incident.diagnostics.end(), diagnostic)
                == m_incident.diagnostics.end())
                m_incident.diagnostics.push_back(std::move(diagnostic));
        }
        std::move(part.annotations.begin(), part.annotations.end(), std::back_inserter(m_incident.annotations));
        m_events.add(std::move(part.events));
    }

    Incident take()
    {
        m_incident.sources = std::move(m_sources);
        m_incident.events = m_events.take();
        if (m_zones.size() != 1)
            m_incident.statedZone.clear();
        analyse(m_incident);
        return std::move(m_incident);
    }

private:
    static Incident withoutLists(Incident part)
    {
        part.sources.clear();
        part.events.clear();
        part.diagnostics.clear();
        part.annotations.clear();
        return part;
    }

    /// Makes the part's evidence point into the joined sources; a source that both have is one.
    void addSources(Incident &part)
    {
        std::vector<std::uint32_t> places;
        for (Source source : part.sources) {
            auto found = std::find_if(m_sources.begin(), m_sources.end(), [&source](const Source &other) {
                return !source.sha256.empty() && source.sha256 == other.sha256 && source.name == other.name
                    && source.uri == other.uri;
            });
            if (found == m_sources.end()) {
                source.id = "s" + std::to_string(m_sources.size() + 1);
                found = m_sources.insert(m_sources.end(), std::move(source));
            }
            places.push_back(static_cast<std::uint32_t>(found - m_sources.begin()));
        }
        const auto move = [&places](std::vector<Evidence> &evidence) {
            for (Evidence &place : evidence) {
                if (place.source < places.size())
                    place.source = places[place.source];
            }
        };
        move(part.declared.evidence);
        for (Event &event : part.events)
            move(event.evidence);
        for (Diagnostic &diagnostic : part.diagnostics)
            move(diagnostic.evidence);
    }

    void renameEvents(Incident &part)
    {
        std::vector<std::pair<std::string, std::string>> renamed;
        for (Event &event : part.events) {
            std::string id = "e" + std::to_string(++m_eventCount);
            renamed.emplace_back(std::exchange(event.id, id), id);
        }
        std::sort(renamed.begin(), renamed.end());
        const auto rename = [&renamed](std::string &id) {
            const auto found = std::lower_bound(renamed.begin(), renamed.end(), std::pair(id, std::string()));
            if (found != renamed.end() && found->first == id)
                id = found->second;
        };
        for (Event &event : part.events) {
            for (auto *ids : {&event.encloses, &event.conflictsWith}) {
                if (!ids->empty())
                    std::ranges::for_each(ids->edit(), rename);
            }
        }
        for (Annotation &annotation : part.annotations) {
            if (!annotation.eventId.empty())
                rename(annotation.eventId);
        }
        if (!part.statedZone.empty())
            m_zones.insert(part.statedZone);
    }

    void fillFacts(Incident &part)
    {
        if (isMadeId(m_incident.id) && !isMadeId(part.id))
            m_incident.id = part.id;
        if (m_incident.organization.empty())
            m_incident.organization = part.organization;
        if (m_incident.status == IncidentStatus::Unknown)
            m_incident.status = part.status;
        if (m_incident.severity == Severity::Unknown) {
            m_incident.severity = part.severity;
            m_incident.severityText = part.severityText;
        }
        if (m_incident.statedZone.empty())
            m_incident.statedZone = part.statedZone;
        fillDeclared(part.declared);
        fillText(m_incident.title, part.title);
        fillText(m_incident.summary, part.summary);
        fillText(m_incident.trigger, part.trigger);
        fillText(m_incident.rootCause, part.rootCause);
        fillText(m_incident.detection, part.detection);
        fillText(m_incident.impact.scope, part.impact.scope);
        fillText(m_incident.impact.users, part.impact.users);
        fillText(m_incident.impact.region, part.impact.region);
        fillList(m_incident.components, part.components);
        fillList(m_incident.regions, part.regions);
        fillList(m_incident.tags, part.tags);
        fillUnknown(m_incident.unknown, part.unknown);
        fillUnknown(m_incident.impact.unknown, part.impact.unknown);
        if (!m_incident.view.t0)
            m_incident.view.t0 = part.view.t0;
        if (m_incident.view.zone.empty())
            m_incident.view.zone = part.view.zone;
    }

    void fillDeclared(const DeclaredWindow &other)
    {
        DeclaredWindow &declared = m_incident.declared;
        if (auto conflict = declaredConflict(declared, other))
            m_incident.diagnostics.push_back(std::move(*conflict));
        if (!declared.start)
            declared.start = other.start;
        if (!declared.end)
            declared.end = other.end;
        declared.evidence.insert(declared.evidence.end(), other.evidence.begin(), other.evidence.end());
    }

    Incident m_incident;
    std::vector<Source> m_sources;
    EventJoiner m_events;
    std::set<std::string> m_zones;
    std::size_t m_eventCount = 0;
    bool m_isFirst = true;
};

} // namespace

Incident joinIncidents(std::span<const Incident *const> parts)
{
    IncidentJoiner joiner;
    for (const Incident *part : parts)
        joiner.add(*part);
    return joiner.take();
}

Incident withTellingUsed(const Incident &incident, std::string_view eventId)
{
    const Event *chosen = incident.event(eventId);
    if (!chosen || chosen->conflictsWith.empty())
        return incident;
    // Tellings of one fact name each other, but not always all: follow the names.
    std::set<std::string> tellings = {chosen->id};
    for (bool hasGrown = true; hasGrown;) {
        hasGrown = false;
        for (const Event &event : incident.events) {
            if (!tellings.contains(event.id))
                continue;
            for (const std::string &id : event.conflictsWith)
                hasGrown = tellings.insert(id).second || hasGrown;
        }
    }
    Incident result = incident;
    for (Event &event : result.events) {
        if (tellings.contains(event.id))
            event.used = event.id == eventId;
    }
    analyse(result);
    return result;
}

} // namespace chronolane
