// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/recordvocabulary.h"

#include "models/domain/wordings.h"
#include "models/reading/table/columnnames.h"

#include <algorithm>
#include <array>
#include <string>

namespace chronolane {

namespace {

/// Longer names are no names of this vocabulary.
constexpr std::size_t LongestName = 32;

/// A name as the tables have it; empty for one that is too long to be there.
std::string folded(std::string_view name)
{
    return name.size() > LongestName ? std::string() : foldedWord(name);
}

bool isAscii(std::string_view name)
{
    return std::all_of(name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

template<typename Role>
struct Entry
{
    std::string_view name;
    Role role;
    int rank;
};

template<typename Role, std::size_t N>
constexpr std::array<Entry<Role>, N> sorted(std::array<Entry<Role>, N> entries)
{
    std::sort(entries.begin(), entries.end(),
              [](const Entry<Role> &left, const Entry<Role> &right) { return left.name < right.name; });
    return entries;
}

template<typename Role, std::size_t N>
std::optional<RankedRole<Role>> lookUp(const std::array<Entry<Role>, N> &entries, std::string_view name)
{
    const auto found = std::lower_bound(entries.begin(), entries.end(), name,
                                        [](const Entry<Role> &entry, std::string_view wanted) { return entry.name < wanted; });
    if (found == entries.end() || found->name != name)
        return std::nullopt;
    return RankedRole<Role>{found->role, found->rank};
}

template<typename Role, std::size_t N>
constexpr bool areUnique(const std::array<Entry<Role>, N> &entries)
{
    return std::adjacent_find(entries.begin(), entries.end(), [](const Entry<Role> &left, const Entry<Role> &right) {
               return left.name == right.name;
           }) == entries.end();
}

struct NamedZone
{
    std::string_view ending;
    std::string_view zone;
};

/// The zones that names of members end with, as in "time_utc"; other abbreviations are words as well.
constexpr auto NamedZones = std::to_array<NamedZone>(
    {{"utc", "UTC"}, {"gmt", "UTC"}, {"kst", "Asia/Seoul"}, {"jst", "Asia/Tokyo"}});

const NamedZone *zoneAtEnd(std::string_view name)
{
    const auto *found = std::find_if(NamedZones.begin(), NamedZones.end(), [name](const NamedZone &zone) {
        return name.size() > zone.ending.size() && name.ends_with(zone.ending);
    });
    return found == NamedZones.end() ? nullptr : found;
}

template<typename Role, std::size_t N>
std::optional<RankedRole<Role>> lookUpName(const std::array<Entry<Role>, N> &entries, std::string_view member)
{
    const std::string name = folded(member);
    const auto found = lookUp(entries, name);
    const NamedZone *zone = found ? nullptr : zoneAtEnd(name);
    return zone == nullptr ? found : lookUp(entries, std::string_view(name).substr(0, name.size() - zone->ending.size()));
}

using R = RecordRole;
constexpr auto RecordNames = sorted(std::to_array<Entry<R>>({
    {"id", R::Id, 0}, {"incidentid", R::Id, 1}, {"uuid", R::Id, 1}, {"reference", R::Id, 2}, {"slug", R::Id, 2},
    {"key", R::Id, 3}, {"number", R::Id, 3}, {"guid", R::Id, 3},
    {"title", R::Title, 0}, {"name", R::Title, 1}, {"headline", R::Title, 1}, {"subject", R::Title, 1},
    {"incidentname", R::Title, 1}, {"incidenttitle", R::Title, 1}, {"incident", R::Title, 4},
    {"summary", R::Title, 5}, {"error", R::Title, 6}, {"appname", R::Title, 7},
    {"organization", R::Organization, 0}, {"organisation", R::Organization, 0}, {"company", R::Organization, 1},
    {"providername", R::Organization, 1}, {"provider", R::Organization, 2}, {"vendor", R::Organization, 2},
    {"severity", R::Severity, 0}, {"impact", R::Severity, 1}, {"sev", R::Severity, 1}, {"priority", R::Severity, 2},
    {"peaklevel", R::Severity, 2}, {"level", R::Severity, 3}, {"urgency", R::Severity, 4},
    {"status", R::Status, 0}, {"state", R::Status, 1}, {"aggregatestate", R::Status, 1},
    {"currentstatus", R::Status, 1}, {"latesthumanstatus", R::Status, 0}, {"humanstatus", R::Status, 1}, {"currentmilestone", R::Status, 2},
    {"startedat", R::Start, 0}, {"start", R::Start, 0}, {"starttime", R::Start, 0}, {"startsat", R::Start, 0},
    {"startat", R::Start, 0}, {"startdate", R::Start, 0}, {"started", R::Start, 0}, {"begin", R::Start, 1},
    {"began", R::Start, 1}, {"beganat", R::Start, 1}, {"openedat", R::Start, 1}, {"opened", R::Start, 1},
    {"occurredat", R::Start, 1}, {"occurred", R::Start, 1}, {"starts", R::Start, 1}, {"begins", R::Start, 1}, {"since", R::Start, 2},
    {"from", R::Start, 2}, {"intriageat", R::Start, 3},
    {"resolvedat", R::End, 0}, {"endedat", R::End, 0}, {"end", R::End, 0}, {"endtime", R::End, 0},
    {"endsat", R::End, 0}, {"endat", R::End, 0}, {"enddate", R::End, 0}, {"ended", R::End, 0},
    {"resolved", R::End, 1}, {"closedat", R::End, 1}, {"closed", R::End, 1}, {"finishedat", R::End, 1},
    {"finished", R::End, 1}, {"ends", R::End, 1}, {"restored", R::End, 1}, {"restoredat", R::End, 1},
    {"recovered", R::End, 1}, {"recoveredat", R::End, 1}, {"cancelledat", R::End, 3}, {"canceledat", R::End, 3}, {"until", R::End, 2}, {"to", R::End, 2},
    {"createdat", R::Created, 0}, {"created", R::Created, 0}, {"datecreated", R::Created, 0},
    {"createddate", R::Created, 0}, {"createdon", R::Created, 0}, {"publishedat", R::Created, 1},
    {"timestamp", R::Created, 2}, {"time", R::Created, 2},
    {"date", R::Date, 0}, {"day", R::Date, 1}, {"incidentdate", R::Date, 0}, {"날짜", R::Date, 0}, {"일자", R::Date, 0},
    {"scheduledfor", R::PlannedStart, 0}, {"scheduledstart", R::PlannedStart, 0},
    {"plannedstart", R::PlannedStart, 0}, {"scheduledat", R::PlannedStart, 1},
    {"scheduleduntil", R::PlannedEnd, 0}, {"scheduledend", R::PlannedEnd, 0}, {"plannedend", R::PlannedEnd, 0},
    {"impactstart", R::ImpactStart, 0}, {"impactstartedat", R::ImpactStart, 0}, {"impactstartat", R::ImpactStart, 0},
    {"downtimestart", R::ImpactStart, 1}, {"outagestart", R::ImpactStart, 1},
    {"impactend", R::ImpactEnd, 0}, {"impactendedat", R::ImpactEnd, 0}, {"impactendat", R::ImpactEnd, 0},
    {"downtimeend", R::ImpactEnd, 1}, {"outageend", R::ImpactEnd, 1},
    {"detectedat", R::Detected, 0}, {"detected", R::Detected, 0}, {"reportedat", R::Detected, 1},
    {"acknowledgedat", R::Acknowledged, 0}, {"acknowledged", R::Acknowledged, 0},
    {"identifiedat", R::Identified, 0}, {"identified", R::Identified, 0},
    {"mitigatedat", R::Mitigated, 0}, {"mitigated", R::Mitigated, 0}, {"fixedat", R::Mitigated, 1},
    {"timezone", R::Zone, 0}, {"timezoneid", R::Zone, 1}, {"tz", R::Zone, 1}, {"zone", R::Zone, 2},
    {"components", R::Components, 0}, {"affectedcomponents", R::Components, 0}, {"services", R::Components, 1},
    {"affectedservices", R::Components, 1}, {"affectedservicekeys", R::Components, 1},
    {"affectedsystems", R::Components, 1}, {"affectedresources", R::Components, 1}, {"systems", R::Components, 1},
    {"affected", R::Components, 2}, {"service", R::Components, 2}, {"component", R::Components, 2},
    {"regions", R::Regions, 0}, {"region", R::Regions, 1}, {"locations", R::Regions, 1},
    {"tags", R::Tags, 0}, {"labels", R::Tags, 1},
    {"description", R::Summary, 0}, {"body", R::Summary, 1}, {"content", R::Summary, 1}, {"message", R::Summary, 1},
    {"details", R::Summary, 2}, {"text", R::Summary, 2}, {"issues", R::Summary, 3},
    {"rootcause", R::RootCause, 0}, {"cause", R::RootCause, 1},
    {"postmortem", R::Postmortem, 0}, {"postmortembody", R::Postmortem, 0}, {"report", R::Postmortem, 1},
    {"retrospective", R::Postmortem, 1},
}));
static_assert(areUnique(RecordNames));

using W = RowRole;
constexpr auto RowNames = sorted(std::to_array<Entry<W>>({
    {"occurredat", W::Time, 0}, {"happenedat", W::Time, 0}, {"displayat", W::Time, 1}, {"postedat", W::Time, 2}, {"reportedat", W::Time, 2},
    {"publishedat", W::Time, 2}, {"at", W::Time, 2}, {"when", W::Time, 2}, {"datetime", W::Time, 2},
    {"happened", W::Time, 2}, {"occurred", W::Time, 2}, {"loggedat", W::Time, 2}, {"logged", W::Time, 3},
    {"timestamp", W::Time, 3}, {"time", W::Time, 3}, {"ts", W::Time, 3}, {"t", W::Time, 3}, {"clock", W::Time, 3},
    {"epoch", W::Time, 4}, {"utc", W::Time, 4}, {"start", W::Time, 4}, {"starttime", W::Time, 4},
    {"date", W::Date, 0}, {"day", W::Date, 1}, {"날짜", W::Date, 0}, {"일자", W::Date, 0},
    {"startedat", W::Time, 4}, {"eventtimestamp", W::Time, 4}, {"eventtime", W::Time, 4},
    {"creationtime", W::Time, 5},
    {"end", W::End, 0}, {"endtime", W::End, 0}, {"endat", W::End, 0}, {"endsat", W::End, 0}, {"ended", W::End, 1},
    {"endedat", W::End, 1}, {"finished", W::End, 1}, {"until", W::End, 1}, {"to", W::End, 2},
    {"timestampdesc", W::TimeNote, 0}, {"timestampdescription", W::TimeNote, 0},
    {"createdat", W::Created, 0}, {"created", W::Created, 0}, {"datecreated", W::Created, 0},
    {"createdon", W::Created, 0}, {"createddate", W::Created, 0},
    {"message", W::Text, 0}, {"body", W::Text, 0}, {"content", W::Text, 0}, {"contents", W::Text, 0},
    {"msg", W::Text, 0}, {"text", W::Text, 1}, {"note", W::Text, 1}, {"comment", W::Text, 1},
    {"whathappened", W::Text, 1}, {"what", W::Text, 2}, {"event", W::Text, 2}, {"entry", W::Text, 2},
    {"update", W::Text, 2}, {"log", W::Text, 2}, {"notes", W::Text, 2}, {"remark", W::Text, 2},
    {"details", W::Text, 3}, {"detail", W::Text, 3}, {"activity", W::Text, 3}, {"step", W::Text, 3},
    {"description", W::Weak, 0}, {"desc", W::Weak, 0}, {"summary", W::Weak, 1}, {"title", W::Weak, 2}, {"action", W::Weak, 2},
    {"error", W::Weak, 3}, {"name", W::Weak, 4}, {"operationname", W::Weak, 5}, {"operation", W::Weak, 5},
    {"status", W::Stage, 0}, {"state", W::Stage, 1}, {"stage", W::Stage, 1}, {"humanstatus", W::Stage, 1},
    {"updatetype", W::Type, 0}, {"type", W::Type, 1}, {"phase", W::Type, 1}, {"kind", W::Type, 1},
    {"author", W::Author, 0}, {"user", W::Author, 1}, {"by", W::Author, 1}, {"createdby", W::Author, 1},
    {"who", W::Author, 1}, {"person", W::Author, 1}, {"actor", W::Author, 2}, {"owner", W::Author, 2},
    {"responder", W::Author, 2},
    {"components", W::Components, 0}, {"affectedcomponents", W::Components, 0},
}));
static_assert(areUnique(RowNames));

std::optional<R> recordRoleOf(const TableColumn &column)
{
    switch (column.role) {
    case ColumnRole::Start: return R::Start;
    case ColumnRole::End: return R::End;
    case ColumnRole::KindTime: return column.kind == EventKind::Detection ? std::optional(R::Detected) : std::nullopt;
    case ColumnRole::Id: return R::Id;
    case ColumnRole::Title: return R::Title;
    case ColumnRole::Organization: return R::Organization;
    case ColumnRole::Severity: return R::Severity;
    case ColumnRole::Stage: return R::Status;
    case ColumnRole::Zone: return R::Zone;
    case ColumnRole::Components: return R::Components;
    case ColumnRole::Regions: return R::Regions;
    case ColumnRole::Tags: return R::Tags;
    case ColumnRole::Summary:
    case ColumnRole::Text: return R::Summary;
    case ColumnRole::RootCause: return R::RootCause;
    default: return std::nullopt;
    }
}

std::optional<W> rowRoleOf(const TableColumn &column)
{
    switch (column.role) {
    case ColumnRole::Start: return W::Time;
    case ColumnRole::End: return W::End;
    case ColumnRole::Text: return W::Text;
    case ColumnRole::Summary:
    case ColumnRole::Title: return W::Weak;
    case ColumnRole::Stage: return W::Stage;
    case ColumnRole::Kind: return W::Type;
    case ColumnRole::Author: return W::Author;
    case ColumnRole::Components: return W::Components;
    default: return std::nullopt;
    }
}

/// The role that a name in another script has by what it says as the name of a column.
template<typename Role>
std::optional<RankedRole<Role>> roleAsColumn(std::string_view member, std::optional<Role> (*roleOf)(const TableColumn &))
{
    if (isAscii(member) || member.size() > LongestName)
        return std::nullopt;
    const ColumnSuggestion suggestion = suggestRole(member);
    const auto role = roleOf(suggestion.column);
    return role ? std::optional(RankedRole<Role>{*role, suggestion.rank}) : std::nullopt;
}

} // namespace

std::optional<RankedRole<RecordRole>> recordRole(std::string_view member)
{
    const auto role = lookUpName(RecordNames, member);
    return role ? role : roleAsColumn(member, recordRoleOf);
}

std::optional<RankedRole<RowRole>> rowRole(std::string_view member)
{
    const auto role = lookUpName(RowNames, member);
    return role ? role : roleAsColumn(member, rowRoleOf);
}

bool namesLength(std::string_view member)
{
    const std::string name = folded(member);
    const bool mayBe = name.starts_with("duration") || name.starts_with("downtime") || name.starts_with("elapsed");
    return (mayBe || !isAscii(member)) && !name.empty() && suggestRole(member).column.role == ColumnRole::Length;
}

std::string_view zoneOfName(std::string_view member)
{
    const NamedZone *zone = zoneAtEnd(folded(member));
    return zone == nullptr ? std::string_view() : zone->zone;
}

std::optional<ListRole> listRole(std::string_view member)
{
    static constexpr auto Updates = std::to_array<std::string_view>(
        {"updates", "incidentupdates", "statusupdates", "messages", "comments", "postupdates", "history", "maintenanceupdates", "공지",
         "업데이트"});
    static constexpr auto Steps = std::to_array<std::string_view>(
        {"notes", "timeline", "events", "log", "logs", "steps", "entries", "activities", "activity", "milestones",
         "chronology", "eventlog", "incidentlog", "incidenttimeline", "timelineevents", "타임라인", "경과", "진행경과",
         "진행상황", "진행내역", "조치내역", "조치이력", "조치경과", "이력", "기록", "로그", "이벤트"});
    const std::string name = folded(member);
    if (std::find(Updates.begin(), Updates.end(), name) != Updates.end())
        return ListRole::Updates;
    if (std::find(Steps.begin(), Steps.end(), name) != Steps.end())
        return ListRole::Steps;
    return std::nullopt;
}

bool namesPlannedWork(std::string_view member)
{
    const std::string name = folded(member);
    return name.find("maintenance") != std::string::npos || name.find("scheduled") != std::string::npos;
}

} // namespace chronolane
