// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/plannedwork.h"

#include <algorithm>

namespace chronolane {

bool statesWork(JsonIncident &incident)
{
    const auto &events = incident.incident().events;
    return std::any_of(events.begin(), events.end(), [](const Event &event) {
        return event.kind == EventKind::Maintenance && event.isDated();
    });
}

bool addWorkDone(JsonIncident &incident, const UpdateList &updates, JsonValue end)
{
    incident.builder().setPlanned(true);
    if (statesWork(incident))
        return true;
    const auto begun = updates.inProgress();
    if (!begun)
        return false;
    Event &work = incident.addEvent(EventKind::Maintenance, updates.inProgressPlace(), true);
    setStart(work, *begun);
    work.basis = Basis::Derived;
    work.text = incident.incident().title;
    work.components = incident.incident().components;
    const auto over = updates.resolved();
    if (!over) {
        work.openEnded = !incident.setEnd(work, end);
        return true;
    }
    setEnd(work, *over);
    work.endBasis = Basis::Derived;
    work.evidence.push_back(incident.at(updates.resolvedPlace()));
    return true;
}

} // namespace chronolane
