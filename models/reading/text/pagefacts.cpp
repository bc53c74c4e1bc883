// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/pagefacts.h"

#include "models/reading/text/labelledfield.h"
#include "models/reading/text/linekinds.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>

namespace chronolane {

namespace {

constexpr std::size_t LongestName = 60;   // bytes

/// "Login - Major outage" tells the name and the state of a component; one that is well was not affected.
std::string_view affectedName(std::string_view name)
{
    constexpr std::array<std::string_view, 5> States = {"degraded performance", "partial outage", "major outage", "outage",
                                                        "under maintenance"};
    constexpr std::string_view Well = "operational";
    const std::size_t dash = name.rfind(" - ");
    if (dash == std::string_view::npos)
        return name;
    const std::string state = normalisedWords(name.substr(dash));
    if (state == Well)
        return {};
    return std::find(States.begin(), States.end(), state) != States.end() ? trimmed(name.substr(0, dash)) : name;
}

} // namespace

std::string_view organizationIn(std::string_view text)
{
    constexpr std::array<std::string_view, 6> Beginnings = {"updates from ", "subscribe to ", "status of ",
                                                            "incident report for ", "maintenance report for ",
                                                            "scheduled maintenance report for "};
    if (text.size() > 160)
        return {};
    const std::string lower = lowered(text);
    for (const std::string_view beginning : Beginnings) {
        if (!lower.starts_with(beginning))
            continue;
        const std::string_view rest = text.substr(beginning.size());
        std::size_t end = 0;
        while (end < rest.size() && isAsciiUpper(rest[end]))
            end = std::min({rest.find(' ', end), rest.find("'s", end), rest.find("’s", end), rest.size() - 1}) + 1;
        std::string_view name = trimmed(rest.substr(0, end));
        for (const std::string_view ending : {"'s", "’s", "'", "\xE2"})
            if (name.ends_with(ending))
                name.remove_suffix(ending.size());
        return name.size() <= LongestName ? name : std::string_view();
    }
    if (lower.ends_with(" status") && text.size() <= LongestName && std::count(text.begin(), text.end(), ' ') <= 3)
        return text.substr(0, text.size() - std::string_view(" status").size());
    return {};
}

bool isReportHead(std::string_view line)
{
    return line.starts_with("Incident Report for ") || line.starts_with("Maintenance Report for ")
        || line.starts_with("Scheduled Maintenance Report for ");
}

bool isPageName(std::string_view line) { return line.ends_with(" Status") && !organizationIn(line).empty(); }

std::string_view affectedIn(std::string_view text)
{
    constexpr std::array<std::string_view, 4> Beginnings = {"this incident affected:", "this incident affects:",
                                                            "affected components:", "this scheduled maintenance affected:"};
    std::size_t value = 0;
    if (const std::size_t label = labelLength(text, value); label > 0 && fieldNamed(text.substr(0, label)) == FieldKind::Components)
        return trimmed(text.substr(std::min(value, text.size())));
    const std::string lower = lowered(text.substr(0, 48));
    for (const std::string_view beginning : Beginnings)
        if (lower.starts_with(beginning))
            return trimmed(text.substr(beginning.size()));
    return {};
}

void addComponents(std::string_view list, std::vector<std::string> &components)
{
    int depth = 0;
    std::size_t begin = 0;
    const auto add = [&](std::size_t end) {
        std::string_view name = trimmed(list.substr(begin, end - begin));
        if (name.starts_with("and "))
            name.remove_prefix(4);
        if (name.ends_with('.'))
            name.remove_suffix(1);
        name = affectedName(name);
        if (!name.empty() && std::find(components.begin(), components.end(), name) == components.end())
            components.emplace_back(name);
    };
    for (std::size_t i = 0; i < list.size(); ++i) {
        depth += list[i] == '(' ? 1 : list[i] == ')' ? -1 : 0;
        if (depth == 0 && (list[i] == ',' || list[i] == '\n' || list.substr(i).starts_with(" and "))) {
            add(i);
            begin = i + (list[i] == ' ' ? 5 : 1);
        }
    }
    add(list.size());
}

} // namespace chronolane
