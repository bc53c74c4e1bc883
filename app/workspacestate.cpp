// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspacestate.h"

#include "models/analysis/reconciliation.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace chronolane {

namespace {

using Part = WorkspaceState::Part;
using Origin = WorkspaceState::Origin;

std::string keyOf(const Part &part)
{
    return part.source.toStdString() + '\n' + part.read->id;
}

std::shared_ptr<const Incident> joined(const std::vector<std::shared_ptr<const Incident>> &incidents)
{
    std::vector<const Incident *> parts;
    for (const auto &incident : incidents)
        parts.push_back(incident.get());
    return std::make_shared<const Incident>(joinIncidents(parts));
}

std::shared_ptr<const Incident> madeOf(const std::vector<Part> &parts)
{
    if (parts.size() == 1)
        return parts.front().read;
    std::vector<std::shared_ptr<const Incident>> reads;
    for (const Part &part : parts)
        reads.push_back(part.read);
    return joined(reads);
}

bool hasChoices(const Incident &incident)
{
    return incident.view != ViewChoice{} || !incident.annotations.empty();
}

/// The same telling of another reading: what it says and when, not its id, which may have moved.
const Event *sameTelling(const Incident &incident, const Event &wanted)
{
    const auto found = std::find_if(incident.events.begin(), incident.events.end(), [&wanted](const Event &event) {
        return event.kind == wanted.kind && event.start == wanted.start && event.end == wanted.end
            && event.text == wanted.text;
    });
    return found == incident.events.end() ? nullptr : &*found;
}

/// What people chose between `made` and `edited`, on another reading of the same incident.
std::shared_ptr<const Incident> carried(const Incident &made, const Incident &edited,
                                        const std::shared_ptr<const Incident> &to)
{
    Incident result = *to;
    for (const Event &event : edited.events) {
        const Event *before = made.event(event.id);
        if (!event.used || before == nullptr || before->used)
            continue;
        if (const Event *telling = sameTelling(result, event))
            result = withTellingUsed(result, std::string(telling->id));
    }
    if (hasChoices(edited) && !hasChoices(result)) {
        result.view = edited.view;
        result.annotations = edited.annotations;
        // The events that they name may have gone.
        std::erase_if(result.annotations, [&result](const Annotation &annotation) {
            return !annotation.eventId.empty() && result.event(annotation.eventId) == nullptr;
        });
    }
    return std::make_shared<const Incident>(std::move(result));
}

/// Puts what is read now into the places of a former state.
class Successor
{
public:
    Successor(const WorkspaceState &before, std::vector<OpenSource> sources) : m_before(before)
    {
        m_after.sources = std::move(sources);
        for (std::size_t row = 0; row < before.origins.size(); ++row) {
            for (const Part &part : before.origins[row].parts)
                m_rowOf.try_emplace(keyOf(part), row);
        }
    }

    WorkspaceState take()
    {
        auto set = std::make_shared<IncidentSet>();
        for (const OpenSource &source : m_after.sources) {
            if (source.report && set->unknown.empty())
                set->unknown = source.report->unknown;   // one document can hold only one's
        }
        for (Origin &origin : groupedParts()) {
            set->incidents.push_back(fill(origin));
            m_after.origins.push_back(std::move(origin));
        }
        m_after.set = std::move(set);
        return std::move(m_after);
    }

private:
    /// One for each incident; those that were joined before stand together at the place of the first.
    std::vector<Origin> groupedParts() const
    {
        std::vector<Origin> origins;
        std::unordered_map<std::size_t, std::size_t> placeOfJoined;
        for (const OpenSource &source : m_after.sources) {
            for (const auto &incident : source.incidents) {
                Part part{source.item.name, incident};
                const auto row = m_rowOf.find(keyOf(part));
                const bool isJoined = row != m_rowOf.end() && m_before.origins[row->second].parts.size() > 1;
                if (isJoined) {
                    const auto [place, isNew] = placeOfJoined.try_emplace(row->second, origins.size());
                    if (!isNew) {
                        origins[place->second].parts.push_back(std::move(part));
                        continue;
                    }
                }
                origins.push_back({{std::move(part)}, nullptr});
            }
        }
        return origins;
    }

    /// Sets what the origin makes and answers what is shown of it.
    std::shared_ptr<const Incident> fill(Origin &origin) const
    {
        const auto row = m_rowOf.find(keyOf(origin.parts.front()));
        if (row == m_rowOf.end())
            return origin.made = madeOf(origin.parts);
        const Origin &old = m_before.origins[row->second];
        const std::shared_ptr<const Incident> &shown = m_before.set->incidents[row->second];
        const bool isSame = std::equal(origin.parts.begin(), origin.parts.end(), old.parts.begin(), old.parts.end(),
                                       [](const Part &a, const Part &b) { return a.read == b.read; });
        origin.made = isSame ? old.made : madeOf(origin.parts);
        if (isSame || old.made == shown)
            return isSame ? shown : origin.made;
        return carried(*old.made, *shown, origin.made);
    }

    const WorkspaceState &m_before;
    WorkspaceState m_after;
    std::unordered_map<std::string, std::size_t> m_rowOf;
};

} // namespace

WorkspaceState::WorkspaceState()
    : set(std::make_shared<const IncidentSet>())
{
}

WorkspaceState withSources(const WorkspaceState &state, std::vector<OpenSource> sources)
{
    return Successor(state, std::move(sources)).take();
}

WorkspaceState withJoined(const WorkspaceState &state, std::vector<int> rows)
{
    std::sort(rows.begin(), rows.end());
    WorkspaceState after;
    after.sources = state.sources;
    auto set = std::make_shared<IncidentSet>();
    set->unknown = state.set->unknown;
    const auto isTaken = [&rows](std::size_t row) {
        return std::binary_search(rows.begin(), rows.end(), static_cast<int>(row));
    };
    for (std::size_t row = 0; row < state.origins.size(); ++row) {
        if (!isTaken(row)) {
            after.origins.push_back(state.origins[row]);
            set->incidents.push_back(state.set->incidents[row]);
        } else if (static_cast<int>(row) == rows.front()) {
            Origin origin;
            std::vector<std::shared_ptr<const Incident>> made;
            std::vector<std::shared_ptr<const Incident>> shown;
            for (const int taken : rows) {
                const Origin &from = state.origins[static_cast<std::size_t>(taken)];
                origin.parts.insert(origin.parts.end(), from.parts.begin(), from.parts.end());
                made.push_back(from.made);
                shown.push_back(state.set->incidents[static_cast<std::size_t>(taken)]);
            }
            origin.made = joined(made);
            set->incidents.push_back(made == shown ? origin.made : joined(shown));
            after.origins.push_back(std::move(origin));
        }
    }
    after.set = std::move(set);
    return after;
}

bool isSource(const OpenSource &open, const Source &source)
{
    const std::string name = open.item.name.toStdString();
    return open.item.text ? source.uri.empty() && source.name == name : source.uri == name;
}

} // namespace chronolane
