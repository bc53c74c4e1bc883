// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/pageincidents.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace chronolane {

namespace {

constexpr std::size_t LongestTitle = 120;   // bytes

bool isFinal(Stage stage)
{
    return stage == Stage::Resolved || stage == Stage::Completed || stage == Stage::Postmortem;
}

/// Finds where one incident of a page ends and the next one begins.
class PageSplitter
{
public:
    PageSplitter(std::span<const PageUpdate> updates, std::span<const ProseUnit> units) : m_updates(updates), m_units(units)
    {
        for (const PageUpdate &update : updates)
            for (const std::size_t index : update.behind)
                ++m_occurrences[units[index].text()];
    }

    /// Whether another incident begins behind an update: there is a title, and beside it a day, or an update that
    /// ends an incident.
    [[nodiscard]] bool endsIncident(std::size_t update) const
    {
        if (update + 1 >= m_updates.size())
            return false;
        const std::vector<std::size_t> &behind = m_updates[update].behind;
        const bool hasTitle = std::any_of(behind.begin(), behind.end(), [this](std::size_t i) { return isTitle(i); });
        const bool hasDay = std::any_of(behind.begin(), behind.end(),
                                        [this](std::size_t i) { return m_units[i].isOnlyTime(); });
        return hasTitle && (hasDay || isFinal(m_updates[update].stage) || isFinal(m_updates[update + 1].stage));
    }

    /// How many of the units behind an update still belong to it: those before the next incident's day or title.
    [[nodiscard]] std::ptrdiff_t ownCount(std::size_t update) const
    {
        const std::vector<std::size_t> &behind = m_updates[update].behind;
        return std::find_if(behind.begin(), behind.end(),
                            [this](std::size_t i) { return m_units[i].isOnlyTime() || isTitle(i); })
            - behind.begin();
    }

private:
    /// A short line that is no sentence; one that several updates share says who posted them.
    [[nodiscard]] bool isTitle(std::size_t index) const
    {
        const std::string_view text = m_units[index].text();
        return !text.empty() && text.size() <= LongestTitle && !m_units[index].isOnlyTime()
            && std::string_view(".:!?").find(text.back()) == std::string_view::npos && m_occurrences.at(text) == 1;
    }

    std::span<const PageUpdate> m_updates;
    std::span<const ProseUnit> m_units;
    std::map<std::string_view, std::size_t> m_occurrences;
};

} // namespace

std::vector<StatusPageText> incidentsOf(StatusPageText page, std::span<const ProseUnit> units)
{
    const PageSplitter splitter(page.updates, units);
    std::vector<StatusPageText> incidents(1);
    incidents.front().preamble = std::move(page.preamble);
    incidents.front().fields = std::move(page.fields);
    incidents.front().boilerplate = std::move(page.boilerplate);
    for (std::size_t i = 0; i < page.updates.size(); ++i) {
        const PageUpdate &update = page.updates[i];
        incidents.back().updates.push_back(update);
        if (!splitter.endsIncident(i))
            continue;
        const auto next = update.behind.begin() + splitter.ownCount(i);
        incidents.back().updates.back().behind.assign(update.behind.begin(), next);
        incidents.emplace_back().preamble.assign(next, update.behind.end());
    }
    return incidents;
}

} // namespace chronolane
