// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/updatelist.h"

#include "models/reading/jsonforms/bodytext.h"
#include "models/reading/jsonforms/recordwords.h"

#include <algorithm>
#include <utility>

namespace chronolane {

namespace {

/// The stage of an update by its word. A word that nobody knows makes it an update like any other.
Stage stageOf(JsonIncident &incident, const JsonUpdate &update)
{
    if (update.knownStage)
        return *update.knownStage;
    const std::string_view word = incident.words(update.stage);
    if (word.empty())
        return Stage::None;
    if (const auto stage = updateStageFromWording(word))
        return *stage;
    if (const auto status = statusFromWording(word); status == IncidentStatus::Cancelled)
        return Stage::Update;
    incident.builder().diagnose(diagnostic_code::UnknownValue,
                                {{"member", std::string(update.stage.key())}, {"value", std::string(word)}},
                                incident.at(update.stage));
    return Stage::Update;
}

} // namespace

bool UpdateList::addCopy(JsonValue body)
{
    const bool isTold = std::any_of(m_updates.begin(), m_updates.end(), [body](const JsonUpdate &update) {
        return update.body.isString() && update.body.text() == body.text();
    });
    if (isTold)
        m_copies.push_back(body);
    return isTold;
}

/// Whether the last update already tells this: the same moment, stage and words.
bool UpdateList::isRetold(const Told &last, const Told &told)
{
    return last.update.kind == told.update.kind && last.time.has_value() == told.time.has_value()
        && (!told.time || last.time->time == told.time->time) && last.stage == told.stage && last.text == told.text
        && !told.text.empty();
}

void UpdateList::joinCopies(std::vector<Told> &all)
{
    std::size_t kept = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (kept == 0 || !isRetold(all[kept - 1], all[i])) {
            if (kept != i)
                all[kept] = std::move(all[i]);
            ++kept;
            continue;
        }
        Told &last = all[kept - 1];
        last.times.insert(last.times.end(), all[i].times.begin(), all[i].times.end());
        last.bodies.insert(last.bodies.end(), all[i].bodies.begin(), all[i].bodies.end());
    }
    all.resize(kept);
}

std::vector<UpdateList::Told> UpdateList::takeInOrder(JsonIncident &incident)
{
    std::vector<Told> all;
    all.reserve(m_updates.size());
    for (JsonUpdate &update : m_updates) {
        Told told;
        told.time = incident.time(update.time);
        told.stage = stageOf(incident, update);
        told.text = bodyText(update.words.empty() ? incident.words(update.body) : update.words);
        if (!update.prefix.empty())
            told.text.insert(0, update.prefix + ": ");
        if (!update.timeNote.empty())
            told.text.append(" (").append(update.timeNote).append(")");
        told.times = {told.time ? update.time : update.place};
        if (told.time && update.date.isValid())
            told.times.push_back(update.date);
        if (update.body.isString())
            told.bodies = {update.body};
        for (const JsonValue copy : m_copies) {
            if (update.body.isString() && copy.text() == update.body.text())
                told.bodies.push_back(copy);
        }
        told.update = std::move(update);
        if (told.time || !told.text.empty() || told.stage != Stage::None)   // else a form that nobody filled in
            all.push_back(std::move(told));
    }
    m_updates.clear();
    const auto isDated = [](const Told &told) { return told.time.has_value(); };
    const auto firstDated = std::find_if(all.begin(), all.end(), isDated);
    const auto lastDated = std::find_if(all.rbegin(), all.rend(), isDated);
    if (firstDated != all.end()) {
        const UtcTime first = firstDated->time->time;
        const UtcTime last = lastDated->time->time;
        if (first > last || (first == last && m_usual == ListOrder::NewestFirst))
            std::reverse(all.begin(), all.end());
    }
    const auto undated = std::stable_partition(all.begin(), all.end(), isDated);
    std::stable_sort(all.begin(), undated,
                     [](const Told &left, const Told &right) { return left.time->time < right.time->time; });
    joinCopies(all);
    return all;
}

void UpdateList::addTo(JsonIncident &incident,
                       const std::function<void(const JsonUpdate &, const FieldTime &)> &onUpdate)
{
    std::vector<Told> all = takeInOrder(incident);
    incident.reserveEvents(all.size());
    for (Told &told : all) {
        addEvent(incident, told);
        if (told.time && onUpdate)
            onUpdate(told.update, *told.time);
    }
    for (const Told &told : all) {
        const bool isStory = told.stage == Stage::Postmortem;
        // A story that was posted weeks later tells of the days of the incident.
        std::optional<UtcTime> reference = told.time ? std::optional(told.time->time) : incident.incident().declared.start;
        if (isStory && m_first)
            reference = m_first->time;
        else if (isStory && incident.incident().declared.start)
            reference = incident.incident().declared.start;
        incident.addProse(told.bodies, isStory ? ProseRole::Postmortem : ProseRole::StatusUpdate, reference);
    }
}

void UpdateList::addEvent(JsonIncident &incident, Told &told)
{
    JsonUpdate &update = told.update;
    Event &event = incident.addEvent(update.kind, told.times.front(), told.time.has_value());
    event.stage = update.kind == EventKind::StatusUpdate ? told.stage : Stage::None;
    if (told.time) {
        setStart(event, *told.time);
        if (const auto end = incident.times().endOf(update.time))
            setEnd(event, *end);
        else if (update.end.isValid())
            incident.setEnd(event, update.end);
    }
    event.text = localized(std::move(told.text));
    event.author = update.author;
    if (m_components.items() != update.components)   // most updates tell of the same ones: they share the list
        m_components = std::move(update.components);
    event.components = m_components;
    event.evidence.reserve(told.times.size() + told.bodies.size());
    for (std::size_t i = 1; i < told.times.size(); ++i)
        event.evidence.push_back(incident.at(told.times[i]));
    for (const JsonValue body : told.bodies) {
        if (told.time && !body.text().empty())
            event.evidence.push_back(incident.at(body));
    }
    remember(told);
}

void UpdateList::remember(const Told &told)
{
    if (!told.time || told.stage == Stage::Postmortem)
        return;
    const bool isEnd = told.stage == Stage::Resolved || told.stage == Stage::Completed;
    if (!m_last && !isEnd && told.update.kind == EventKind::StatusUpdate) {
        m_first = told.time;
        m_firstPlace = told.times.front();
        m_isAnnounced = told.stage == Stage::Scheduled;
    }
    if (!m_inProgress && told.stage == Stage::InProgress) {
        m_inProgress = told.time;
        m_inProgressPlace = told.times.front();
    }
    m_last = told.time;
    m_lastPlace = told.times.front();
    if (isEnd) {
        m_resolved = told.time;
        m_resolvedPlace = told.times.front();
    }
}

} // namespace chronolane
