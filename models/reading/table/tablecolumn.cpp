// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/table/tablecolumn.h"

#include <algorithm>
#include <array>
#include <utility>

namespace chronolane {

namespace {

using NamedRole = std::pair<ColumnRole, std::string_view>;

constexpr std::array RoleNames = {
    NamedRole{ColumnRole::Unused, "unused"},
    NamedRole{ColumnRole::Ignore, "ignore"},
    NamedRole{ColumnRole::Start, "start"},
    NamedRole{ColumnRole::End, "end"},
    NamedRole{ColumnRole::Date, "date"},
    NamedRole{ColumnRole::Clock, "time"},
    NamedRole{ColumnRole::EndClock, "end-time"},
    NamedRole{ColumnRole::Length, "duration"},
    NamedRole{ColumnRole::Text, "text"},
    NamedRole{ColumnRole::Title, "title"},
    NamedRole{ColumnRole::Summary, "summary"},
    NamedRole{ColumnRole::RootCause, "root-cause"},
    NamedRole{ColumnRole::Kind, "kind"},
    NamedRole{ColumnRole::Lane, "lane"},
    NamedRole{ColumnRole::Stage, "stage"},
    NamedRole{ColumnRole::Severity, "severity"},
    NamedRole{ColumnRole::Id, "id"},
    NamedRole{ColumnRole::Author, "author"},
    NamedRole{ColumnRole::Components, "components"},
    NamedRole{ColumnRole::Organization, "organization"},
    NamedRole{ColumnRole::Regions, "regions"},
    NamedRole{ColumnRole::Tags, "tags"},
    NamedRole{ColumnRole::Zone, "zone"},
    NamedRole{ColumnRole::Precision, "precision"},
    NamedRole{ColumnRole::EndPrecision, "end-precision"},
    NamedRole{ColumnRole::Certainty, "certainty"},
    NamedRole{ColumnRole::EndCertainty, "end-certainty"},
    NamedRole{ColumnRole::Earliest, "earliest"},
    NamedRole{ColumnRole::Latest, "latest"},
    NamedRole{ColumnRole::Updates, "updates"},
};

constexpr std::string_view TimeOf = "at:";

} // namespace

std::string_view name(ColumnRole role)
{
    const auto found = std::find_if(RoleNames.begin(), RoleNames.end(),
                                    [role](const NamedRole &named) { return named.first == role; });
    return found == RoleNames.end() ? std::string_view() : found->second;
}

std::string roleName(const TableColumn &column)
{
    if (column.role != ColumnRole::StageTime && column.role != ColumnRole::KindTime)
        return std::string(name(column.role));
    std::string result(TimeOf);
    result += column.role == ColumnRole::StageTime ? name(column.stage) : name(column.kind);
    return result;
}

std::span<const ColumnRole> columnRoles()
{
    static constexpr auto roles = [] {
        std::array<ColumnRole, RoleNames.size()> all{};
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = RoleNames[i].first;
        return all;
    }();
    return roles;
}

std::string columnNumber(std::size_t index)
{
    std::string number(1, '#');
    number += std::to_string(index + 1);
    return number;
}

bool TableColumn::isTime() const
{
    return role == ColumnRole::Start || role == ColumnRole::End || role == ColumnRole::StageTime
        || role == ColumnRole::KindTime;
}

bool applyRoleName(std::string_view roleName, TableColumn &column)
{
    if (roleName.starts_with(TimeOf)) {
        const std::string_view word = roleName.substr(TimeOf.size());
        if (const auto stage = stageFromName(word)) {
            column.role = ColumnRole::StageTime;
            column.stage = *stage;
            return true;
        }
        if (const auto kind = eventKindFromName(word)) {
            column.role = ColumnRole::KindTime;
            column.kind = *kind;
            return true;
        }
        return false;
    }
    const auto found = std::find_if(RoleNames.begin(), RoleNames.end(),
                                    [roleName](const NamedRole &named) { return named.second == roleName; });
    if (found == RoleNames.end())
        return false;
    column.role = found->first;
    return true;
}

} // namespace chronolane
