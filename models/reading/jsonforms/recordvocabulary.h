// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace chronolane {

/// What a member of an incident tells, by its name.
enum class RecordRole {
    Id, Title, Organization, Severity, Status, Start, End, Created, Date, PlannedStart, PlannedEnd, ImpactStart,
    ImpactEnd, Detected, Acknowledged, Identified, Mitigated, Zone, Components, Regions, Tags, Summary, RootCause,
    Postmortem,
};
inline constexpr std::size_t RecordRoleCount = 24;

/// What a member of an update, note or row tells, by its name. Date is the day, beside a member with the time of day.
enum class RowRole { Time, Date, End, Created, Text, Weak, TimeNote, Stage, Type, Author, Components };
inline constexpr std::size_t RowRoleCount = 11;

/// A role and how well the name fits it: of several members for one role, the one with the lowest rank counts.
template<typename Role>
struct RankedRole
{
    Role role{};
    int rank = 0;
};

/// Case and separators of the name do not matter: started_at, startedAt and "Started at" are one. Names in Korean mean
/// what they mean as names of a table's columns.
[[nodiscard]] std::optional<RankedRole<RecordRole>> recordRole(std::string_view member);
[[nodiscard]] std::optional<RankedRole<RowRole>> rowRole(std::string_view member);

/// Whether the name says how long something lasted: "duration", "downtime_minutes", "지속시간".
[[nodiscard]] bool namesLength(std::string_view member);

/// The zone (IANA id) that the name of a time says at its end: "time_utc", "Start (KST)". Empty if it says none.
[[nodiscard]] std::string_view zoneOfName(std::string_view member);

/// Whether a list of that name holds an incident's updates, or the steps of its story.
enum class ListRole { Updates, Steps };
[[nodiscard]] std::optional<ListRole> listRole(std::string_view member);

/// Whether the name of a list or member says that planned work stands in it.
[[nodiscard]] bool namesPlannedWork(std::string_view member);

} // namespace chronolane
