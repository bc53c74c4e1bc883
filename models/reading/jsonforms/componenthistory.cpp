// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/componenthistory.h"

#include <algorithm>
#include <span>
#include <utility>

namespace chronolane {

namespace {

/// Tellings of one window that differ by less are the same.
const Duration Tolerance = boost::posix_time::minutes(1);

std::string legible(std::string_view state)
{
    std::string words(state);
    std::replace(words.begin(), words.end(), '_', ' ');
    return words;
}

/// The names, or the first ones and how many more there are.
std::string listed(const std::vector<std::string> &names)
{
    constexpr std::size_t Most = 4;
    std::string list;
    for (std::size_t i = 0; i < std::min(names.size(), Most); ++i)
        list += (i > 0 ? ", " : "") + names[i];
    return names.size() > Most ? list + ", … (+" + std::to_string(names.size() - Most) + ')' : list;
}

bool isNear(const std::optional<UtcTime> &left, const std::optional<UtcTime> &right)
{
    if (!left || !right)
        return !left && !right;
    const Duration apart = *left > *right ? *left - *right : *right - *left;
    return apart < Tolerance;
}

bool overlaps(const Event &left, const Event &right)
{
    const bool beginsBefore = !right.end || *left.start < *right.end;
    const bool endsAfter = !left.end || *right.start < *left.end;
    return beginsBefore && endsAfter;
}

/// The event among those stated elsewhere that tells the same window differently: one that overlaps it, else the
/// first. nullopt where nothing is stated, or the same.
std::optional<std::size_t> rivalOf(const Event &event, std::span<const Event> stated)
{
    std::optional<std::size_t> rival;
    for (std::size_t i = 0; i < stated.size(); ++i) {
        const Event &other = stated[i];
        if (other.kind != event.kind || !other.isDated())
            continue;
        if (isNear(other.start, event.start) && isNear(other.end, event.end))
            return std::nullopt;
        if (!rival || (overlaps(other, event) && !overlaps(stated[*rival], event)))
            rival = i;
    }
    return rival;
}

} // namespace

void ComponentHistory::change(std::string_view component, std::string_view before, std::string_view after,
                              const FieldTime &time, Evidence place)
{
    const auto last = std::find_if(m_windows.rbegin(), m_windows.rend(),
                                   [component](const Window &window) { return window.components.front() == component; });
    const bool isKnown = last != m_windows.rend();
    const ComponentState state = componentState(after);
    if (isKnown && last->isOpen) {
        if (state == ComponentState::Working) {
            last->end = time;
            last->isOpen = false;
            last->evidence.push_back(std::move(place));
        } else if (!last->states.ends_with(legible(after))) {
            last->states += " → " + legible(after);
            last->worst = state == ComponentState::Hurt ? state : last->worst;
            last->evidence.push_back(std::move(place));
        }
        return;
    }
    const bool wasAlready = !isKnown && !before.empty() && componentState(before) != ComponentState::Working;
    if (state == ComponentState::Working && !wasAlready)
        return;
    Window window;
    window.components.emplace_back(component);
    window.states = legible(wasAlready && state == ComponentState::Working ? before : after);
    window.worst = state == ComponentState::Working ? componentState(before) : state;
    if (!wasAlready)
        window.start = time;
    if (state == ComponentState::Working) {
        window.end = time;
        window.isOpen = false;
    }
    window.evidence.push_back(std::move(place));
    m_windows.push_back(std::move(window));
}

std::vector<ComponentHistory::Window> ComponentHistory::shared() const
{
    std::vector<Window> all;
    for (const Window &window : m_windows) {
        const auto same = std::find_if(all.begin(), all.end(), [&window](const Window &other) {
            return other.start == window.start && other.end == window.end && other.isOpen == window.isOpen
                && other.states == window.states;
        });
        if (same == all.end()) {
            all.push_back(window);
            continue;
        }
        same->components.push_back(window.components.front());
        for (const Evidence &place : window.evidence) {
            if (std::find(same->evidence.begin(), same->evidence.end(), place) == same->evidence.end())
                same->evidence.push_back(place);
        }
    }
    return all;
}

std::optional<Event> ComponentHistory::eventOf(const Window &window, const DeclaredWindow &declared)
{
    if (!window.start && !declared.start)
        return std::nullopt;
    Event event;
    event.kind = window.worst == ComponentState::Maintained ? EventKind::Maintenance : EventKind::Impact;
    event.evidence = window.evidence;
    event.text = localized(listed(window.components) + ": " + window.states);
    event.components = window.components;
    if (window.start) {
        setStart(event, *window.start);
    } else {   // it did not work already when the incident was first told
        setStart(event, {*declared.start, Precision::Second, Basis::Derived, true, {}});
        event.evidence.push_back(declared.evidence.front());
    }
    if (window.end)
        setEnd(event, *window.end);
    else if (declared.end && *declared.end >= *event.start)
        setEnd(event, {*declared.end, Precision::Second, Basis::Derived, false, {}});
    else
        event.openEnded = true;
    return event;
}

void ComponentHistory::addTo(JsonIncident &incident, bool isPlanned)
{
    std::vector<Event> &events = incident.incident().events;
    const std::size_t stated = events.size();
    for (const Window &window : shared()) {
        auto event = eventOf(window, incident.incident().declared);
        if (!event || (isPlanned && event->kind == EventKind::Maintenance))
            continue;
        const auto rival = rivalOf(*event, std::span(events).first(stated));
        Event &added = incident.builder().addEvent(event->kind, {});
        event->id = added.id;
        if (rival) {
            event->used = false;
            event->conflictsWith = {events[*rival].id};
            events[*rival].conflictsWith.push_back(event->id);
        }
        added = std::move(*event);
    }
}

} // namespace chronolane
