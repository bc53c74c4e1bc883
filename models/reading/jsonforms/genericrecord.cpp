// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/genericrecord.h"

#include "models/domain/incident.h"
#include "models/domain/utctime.h"
#include "models/domain/wordings.h"
#include "models/reading/fieldtime.h"
#include "models/reading/jsonforms/jsontimes.h"
#include "models/reading/jsonforms/recordwords.h"
#include "models/reading/jsonforms/timedlines.h"
#include "models/reading/text/timeexpression.h"

#include <algorithm>
#include <array>
#include <string>

namespace chronolane {

namespace {

/// Longer strings are sentences, not times.
constexpr std::size_t LongestTime = 48;

bool isTimeRole(RecordRole role)
{
    switch (role) {
    case RecordRole::Start:
    case RecordRole::End:
    case RecordRole::Created:
    case RecordRole::Date:
    case RecordRole::PlannedStart:
    case RecordRole::PlannedEnd:
    case RecordRole::ImpactStart:
    case RecordRole::ImpactEnd:
    case RecordRole::Detected:
    case RecordRole::Acknowledged:
    case RecordRole::Identified:
    case RecordRole::Mitigated:
        return true;
    default:
        return false;
    }
}

bool isObjectList(JsonValue value)
{
    return value.isArray() && value.size() > 0 && (*value.begin()).isObject();
}

/// Whether the member holds what its role is about; "resolved": true is no time.
bool fits(RecordRole role, JsonValue value)
{
    if (isTimeRole(role))
        return looksLikeTime(value);
    if (role == RecordRole::Components || role == RecordRole::Regions || role == RecordRole::Tags)
        return !isObjectList(value) || (*value.begin()).find("id").isValid() || (*value.begin()).find("name").isValid();
    if (role == RecordRole::Summary && value.isArray())
        return value.size() > 0 && (*value.begin()).isString();
    return value.isString() || value.isNumber();
}

bool fits(RowRole role, JsonValue value)
{
    switch (role) {
    case RowRole::Time:
    case RowRole::Date:
    case RowRole::End:
    case RowRole::Created:
        return looksLikeTime(value);
    case RowRole::Text:
    case RowRole::Weak:
        return value.isString() && !value.text().empty() && !parseIso8601(value.text());
    case RowRole::Components:
        return true;
    default:
        return (value.isString() && !value.text().empty()) || value.isNumber();
    }
}

bool holdsRows(JsonValue array)
{
    for (const JsonValue element : array) {
        if (GenericRow(element).isRow())
            return true;
    }
    return !timedLines(array).empty();
}

/// A status that is only a number counts where no other member words it.
int rankOfCode(bool isStatus, JsonValue value)
{
    constexpr int LastRank = 9;
    return isStatus && value.isNumber() ? LastRank : 0;
}

/// Whether the member says what kind of thing the record is, and that it is planned work.
bool saysPlannedWork(JsonValue member)
{
    static constexpr auto Names = std::to_array<std::string_view>({"type", "kind", "posttype", "incidenttype"});
    static constexpr auto Kinds = std::to_array<std::string_view>(
        {"maintenance", "scheduled", "scheduledmaintenance", "plannedmaintenance", "maintenancewindow"});
    constexpr std::size_t LongestKind = 32;
    if (!member.isString() || member.text().size() > LongestKind
        || std::find(Names.begin(), Names.end(), foldedWord(member.key())) == Names.end())
        return false;
    return std::find(Kinds.begin(), Kinds.end(), foldedWord(member.text())) != Kinds.end();
}

bool namesOccurrence(std::string_view key)
{
    return foldedWord(key).starts_with("occurred");
}

/// JSON:API names what an element is: a step, an update or a follow-up of an incident is none itself.
bool isPartOfStory(JsonValue object)
{
    if (!object.find("attributes").isObject())
        return false;
    const std::string type = foldedWord(object.find("type").text());
    return type.starts_with("incident") && (type.ends_with("events") || type.ends_with("event") || isFollowUp(object));
}

template<typename Members, typename Role>
void keepBest(Members &members, Role role, int rank, JsonValue value)
{
    auto &member = members[static_cast<std::size_t>(role)];
    if (member.value.isValid() && member.rank <= rank)
        return;
    member.value = value;
    member.rank = rank;
}

} // namespace

JsonValue unwrapped(JsonValue value)
{
    if (!value.isObject())
        return value;
    for (const std::string_view member : {"string", "name", "summary", "label", "human", "value"}) {
        if (const JsonValue inner = value.find(member); inner.isString() || inner.isNumber())
            return inner;
    }
    const JsonValue attributes = value.find("data").find("attributes");
    return attributes.isObject() ? unwrapped(attributes) : value;
}

bool isFollowUp(JsonValue object)
{
    const std::string type = foldedWord(object.find("type").text());
    return type.ends_with("actionitem") || type.ends_with("actionitems");
}

bool looksLikeTime(JsonValue value)
{
    if (value.isNumber())
        return epochTime(value.json()).has_value();
    const std::string_view text = value.text();
    if (text.empty() || text.size() > LongestTime)
        return false;
    return parseIso8601(text) || epochTime(text) || timeExpressionOf(text);
}

GenericRecord::GenericRecord(JsonValue object) : m_object(object)
{
    take(object);
    take(object.find("attributes"));
    take(object.find("timestamps"));
    take(object.find("attributes").find("timestamps"));
    Member &created = m_members[static_cast<std::size_t>(RecordRole::Created)];
    if (!created.value.isValid())
        created = m_members[static_cast<std::size_t>(RecordRole::Date)];
}

void GenericRecord::take(JsonValue object)
{
    if (!object.isObject())
        return;
    for (const JsonValue member : object)
        takeMember(member);
}

void GenericRecord::takeMember(JsonValue member)
{
    const std::string_view key = member.key();
    if (member.isArray() || member.isObject()) {
        const auto role = listRole(key);
        if (role && (isObjectList(member) || !timedLines(member).empty()))
            m_lists.push_back({member, *role});
    }
    if (isObjectList(member)) {
        if (key == "timeslotList" || key == "time_slots")
            m_slots = member;
    }
    if (member.isObject() && key == "impact_window")
        m_impactWindow = member;
    const auto role = recordRole(key);
    const JsonValue value = unwrapped(member);
    m_isPlannedWork = m_isPlannedWork || saysPlannedWork(member);
    m_isOpen = m_isOpen || (role && role->role == RecordRole::End && member.isNull());
    if (!role && !m_length.isValid() && (member.isString() || member.isNumber()) && namesLength(key))
        m_length = member;
    if (role && fits(role->role, value))
        keepBest(m_members, role->role, role->rank + rankOfCode(role->role == RecordRole::Status, value), value);
}

/// "occurred_at" and "event" without a name of its own: a step of an incident, as tools list them.
bool GenericRecord::isStep() const
{
    const JsonValue start = (*this)[RecordRole::Start];
    const auto role = rowRole(start.key());
    return !(*this)[RecordRole::Title].isValid() && m_lists.empty() && !(*this)[RecordRole::End].isValid() && role
        && role->role == RowRole::Time && GenericRow(m_object)[RowRole::Text].isValid() && namesOccurrence(start.key());
}

bool GenericRecord::isIncident() const
{
    const GenericRecord &self = *this;
    if (isStep() || isPartOfStory(m_object))
        return false;
    if (!self[RecordRole::Title].isValid() && !self[RecordRole::Id].isValid())
        return false;
    const bool hasRows = std::any_of(m_lists.begin(), m_lists.end(), [](const List &list) { return holdsRows(list.array); });
    const bool hasWindow = self[RecordRole::Start].isValid() || self[RecordRole::End].isValid()
        || self[RecordRole::PlannedStart].isValid() || self[RecordRole::ImpactStart].isValid() || m_slots.isValid();
    const bool isOpen = m_isOpen && self[RecordRole::Title].isValid() && self[RecordRole::Created].isValid();
    if (hasRows || hasWindow || isOpen)
        return true;
    const JsonValue summary = self[RecordRole::Summary];
    const auto summaryRole = rowRole(summary.key());
    return self[RecordRole::Created].isValid() && self[RecordRole::Title].isValid()
        && (statusFromWording(self[RecordRole::Status].text()) || severityFromWording(self[RecordRole::Severity].text())
            || (summaryRole && summaryRole->role == RowRole::Text));
}

GenericRow::GenericRow(JsonValue object) : m_object(object)
{
    take(object);
    take(object.find("attributes"));
    if (!m_members[static_cast<std::size_t>(RowRole::Text)].value.isValid()) {
        for (const std::string_view member : {"details", "data"})
            take(object.find(member));
    }
    settleDate();
}

GenericRow::GenericRow(JsonValue object, const RowMembers &members) : GenericRow(object)
{
    const auto choose = [this, object](RowRole role, const std::string &key) {
        const JsonValue value = unwrapped(object.find(key));
        if (value.isString() || value.isNumber())
            m_members[static_cast<std::size_t>(role)] = {value, 0};
    };
    if (members.isTimeByContent)
        choose(RowRole::Time, members.time);
    if (members.isTextByContent)
        choose(RowRole::Text, members.text);
}

/// "date" may be the day of another member's clock time, or all that there is.
void GenericRow::settleDate()
{
    constexpr int DateRank = 3;   // of a date among the members that may be the time
    Member &time = m_members[static_cast<std::size_t>(RowRole::Time)];
    Member &date = m_members[static_cast<std::size_t>(RowRole::Date)];
    if (!date.value.isValid() || (time.value.isValid() && lacksDate(time.value)))
        return;
    if (!time.value.isValid() || time.rank > DateRank)
        time = {date.value, DateRank};
    date = {};
}

void GenericRow::take(JsonValue object)
{
    if (!object.isObject())
        return;
    for (const JsonValue member : object) {
        const auto role = rowRole(member.key());
        if (!role)
            continue;
        const JsonValue value = role->role == RowRole::Components ? member : unwrapped(member);
        if (fits(role->role, value))
            keepBest(m_members, role->role, role->rank + rankOfCode(role->role == RowRole::Stage, value), value);
    }
}

JsonValue GenericRow::date() const
{
    return (*this)[RowRole::Date];
}

JsonValue GenericRow::time() const
{
    const JsonValue time = (*this)[RowRole::Time];
    return time.isValid() ? time : (*this)[RowRole::Created];
}

JsonValue GenericRow::text() const
{
    const JsonValue text = (*this)[RowRole::Text];
    return text.isValid() ? text : (*this)[RowRole::Weak];
}

bool GenericRow::isRow() const
{
    const GenericRow &self = *this;
    if (isFollowUp(m_object))
        return text().isValid();
    if (updateStageFromWording(self[RowRole::Stage].text()) && time().isValid())
        return true;
    // What only has a name may be anything, as may be what was created and described; what was written at a time is a row.
    if (text().key() == "name" && !looksLikeWords(text().text()))
        return false;
    return self[RowRole::Time].isValid() ? text().isValid() : self[RowRole::Created].isValid() && self[RowRole::Text].isValid();
}

} // namespace chronolane
