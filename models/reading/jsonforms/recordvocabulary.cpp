// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/recordvocabulary.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace chronolane {

namespace {

/// Longer names are no names of this vocabulary.
constexpr std::size_t LongestName = 32;

/// Lower-case letters and digits of a name.
std::string folded(std::string_view name)
{
    std::string result;
    if (name.size() > LongestName)
        return result;
    for (const char c : name) {
        if (c >= 'A' && c <= 'Z')
            result += static_cast<char>(c - 'A' + 'a');
        else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            result += c;
    }
    return result;
}

template<typename Role>
struct Entry
{
    std::string_view name;
    Role role;
    int rank;
};

template<typename Role, std::size_t N>
std::optional<RankedRole<Role>> lookUp(const std::array<Entry<Role>, N> &entries, std::string_view member)
{
    const std::string name = folded(member);
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&name](const Entry<Role> &entry) { return entry.name == name; });
    if (found == entries.end())
        return std::nullopt;
    return RankedRole<Role>{found->role, found->rank};
}

using R = RecordRole;
constexpr auto RecordNames = std::to_array<Entry<R>>({
    {"id", R::Id, 0}, {"incidentid", R::Id, 1}, {"uuid", R::Id, 1}, {"reference", R::Id, 2}, {"slug", R::Id, 2},
    {"key", R::Id, 3}, {"number", R::Id, 3}, {"guid", R::Id, 3},
    {"title", R::Title, 0}, {"name", R::Title, 1}, {"headline", R::Title, 1}, {"subject", R::Title, 1},
    {"incidentname", R::Title, 1}, {"summary", R::Title, 5}, {"error", R::Title, 6}, {"appname", R::Title, 7},
    {"organization", R::Organization, 0}, {"organisation", R::Organization, 0}, {"company", R::Organization, 1},
    {"providername", R::Organization, 1}, {"provider", R::Organization, 2}, {"vendor", R::Organization, 2},
    {"severity", R::Severity, 0}, {"impact", R::Severity, 1}, {"sev", R::Severity, 1}, {"priority", R::Severity, 2},
    {"peaklevel", R::Severity, 2}, {"level", R::Severity, 3}, {"urgency", R::Severity, 4},
    {"status", R::Status, 0}, {"state", R::Status, 1}, {"aggregatestate", R::Status, 1},
    {"currentstatus", R::Status, 1}, {"currentmilestone", R::Status, 2},
    {"startedat", R::Start, 0}, {"start", R::Start, 0}, {"starttime", R::Start, 0}, {"startsat", R::Start, 0},
    {"startat", R::Start, 0}, {"startdate", R::Start, 0}, {"started", R::Start, 0}, {"begin", R::Start, 1},
    {"began", R::Start, 1}, {"beganat", R::Start, 1}, {"openedat", R::Start, 1}, {"opened", R::Start, 1},
    {"occurredat", R::Start, 1}, {"intriageat", R::Start, 3},
    {"resolvedat", R::End, 0}, {"endedat", R::End, 0}, {"end", R::End, 0}, {"endtime", R::End, 0},
    {"endsat", R::End, 0}, {"endat", R::End, 0}, {"enddate", R::End, 0}, {"ended", R::End, 0},
    {"resolved", R::End, 1}, {"closedat", R::End, 1}, {"closed", R::End, 1}, {"finishedat", R::End, 1},
    {"createdat", R::Created, 0}, {"created", R::Created, 0}, {"datecreated", R::Created, 0},
    {"createddate", R::Created, 0}, {"createdon", R::Created, 0}, {"publishedat", R::Created, 1},
    {"date", R::Created, 2}, {"timestamp", R::Created, 2}, {"time", R::Created, 2},
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
    {"components", R::Components, 0}, {"affectedcomponents", R::Components, 0}, {"services", R::Components, 1},
    {"affectedservices", R::Components, 1}, {"affectedservicekeys", R::Components, 1},
    {"affectedsystems", R::Components, 1}, {"affectedresources", R::Components, 1}, {"systems", R::Components, 1},
    {"affected", R::Components, 2}, {"service", R::Components, 2}, {"component", R::Components, 2},
    {"appname", R::Components, 3},
    {"regions", R::Regions, 0}, {"region", R::Regions, 1}, {"locations", R::Regions, 1},
    {"tags", R::Tags, 0}, {"labels", R::Tags, 1},
    {"description", R::Summary, 0}, {"body", R::Summary, 1}, {"content", R::Summary, 1}, {"message", R::Summary, 1},
    {"details", R::Summary, 2}, {"text", R::Summary, 2}, {"issues", R::Summary, 3},
    {"rootcause", R::RootCause, 0}, {"cause", R::RootCause, 1},
    {"postmortem", R::Postmortem, 0}, {"postmortembody", R::Postmortem, 0}, {"report", R::Postmortem, 1},
    {"retrospective", R::Postmortem, 1},
});

using W = RowRole;
constexpr auto RowNames = std::to_array<Entry<W>>({
    {"occurredat", W::Time, 0}, {"happenedat", W::Time, 0}, {"displayat", W::Time, 1}, {"postedat", W::Time, 2},
    {"publishedat", W::Time, 2}, {"at", W::Time, 2}, {"when", W::Time, 2}, {"datetime", W::Time, 2},
    {"timestamp", W::Time, 3}, {"time", W::Time, 3}, {"date", W::Time, 3}, {"ts", W::Time, 3},
    {"startedat", W::Time, 4}, {"eventtimestamp", W::Time, 4}, {"eventtime", W::Time, 4},
    {"creationtime", W::Time, 5},
    {"timestampdesc", W::TimeNote, 0}, {"timestampdescription", W::TimeNote, 0},
    {"createdat", W::Created, 0}, {"created", W::Created, 0}, {"datecreated", W::Created, 0},
    {"createdon", W::Created, 0}, {"createddate", W::Created, 0},
    {"message", W::Text, 0}, {"body", W::Text, 0}, {"content", W::Text, 0}, {"contents", W::Text, 0},
    {"text", W::Text, 1}, {"note", W::Text, 1}, {"comment", W::Text, 1}, {"event", W::Text, 2},
    {"details", W::Text, 3},
    {"description", W::Weak, 0}, {"summary", W::Weak, 1}, {"title", W::Weak, 2}, {"action", W::Weak, 2},
    {"error", W::Weak, 3}, {"name", W::Weak, 4}, {"operationname", W::Weak, 5}, {"operation", W::Weak, 5},
    {"status", W::Stage, 0}, {"state", W::Stage, 1}, {"stage", W::Stage, 1},
    {"updatetype", W::Type, 0}, {"type", W::Type, 1}, {"phase", W::Type, 1}, {"kind", W::Type, 1},
    {"author", W::Author, 0}, {"user", W::Author, 1}, {"by", W::Author, 1}, {"createdby", W::Author, 1},
    {"components", W::Components, 0}, {"affectedcomponents", W::Components, 0},
});

} // namespace

std::optional<RankedRole<RecordRole>> recordRole(std::string_view member)
{
    return lookUp(RecordNames, member);
}

std::optional<RankedRole<RowRole>> rowRole(std::string_view member)
{
    return lookUp(RowNames, member);
}

std::optional<ListRole> listRole(std::string_view member)
{
    static constexpr std::array<std::string_view, 7> Updates = {
        "updates", "incidentupdates", "statusupdates", "messages", "comments", "history", "maintenanceupdates"};
    static constexpr std::array<std::string_view, 10> Steps = {"notes", "timeline", "events",     "log",     "logs",
                                                               "steps", "entries",  "activities", "activity", "milestones"};
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
