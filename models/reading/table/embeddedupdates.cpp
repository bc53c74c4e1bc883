// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/fieldtime.h"
#include "models/reading/jsonparser.h"
#include "models/reading/jsontext.h"
#include "models/reading/table/columncontent.h"
#include "models/reading/table/columnnames.h"
#include "models/reading/table/rowreading.h"

#include <algorithm>

namespace chronolane {

namespace {

/// The members of an update that matter; invalid where there is none.
struct UpdateMembers
{
    JsonValue time;
    JsonValue text;
    JsonValue stage;
};

bool hasAny(const std::vector<std::string> &words, std::initializer_list<std::string_view> wanted)
{
    return std::any_of(words.begin(), words.end(), [wanted](const std::string &word) {
        return std::find(wanted.begin(), wanted.end(), word) != wanted.end();
    });
}

UpdateMembers membersOf(JsonValue update)
{
    UpdateMembers members;
    for (const JsonValue member : update) {
        const std::vector<std::string> words = wordsOfName(member.key());
        if (!member.isString() && !member.isNumber())
            continue;
        if (!members.time.isValid() && hasAny(words, {"time", "timestamp", "date", "at", "when", "posted", "datetime"}))
            members.time = member;
        else if (!members.text.isValid() && hasAny(words, {"body", "text", "message", "content", "description", "note"}))
            members.text = member;
        else if (!members.stage.isValid() && hasAny(words, {"status", "stage", "state", "title", "type"}))
            members.stage = member;
    }
    return members;
}

/// Reads the updates of one cell.
class EmbeddedUpdates
{
public:
    EmbeddedUpdates(TableIncident &incident, TableCells &cells, std::size_t column, RowContext &context)
        : m_incident(incident)
        , m_cells(cells)
        , m_column(column)
        , m_context(context)
        , m_cell(cells.mapped(column))
    {
    }

    std::size_t read();

private:
    [[nodiscard]] bool addUpdate(JsonValue value);
    [[nodiscard]] std::optional<ResolvedTime> timeOf(JsonValue value, Evidence &place);
    void addBody(JsonValue text, const ResolvedTime &time);
    [[nodiscard]] ProsePlace placeOf(JsonValue string) const;
    void skip(JsonValue value, std::string_view reason);

    TableIncident &m_incident;
    TableCells &m_cells;
    std::size_t m_column;
    RowContext &m_context;
    MappedText m_cell;
};

ProsePlace EmbeddedUpdates::placeOf(JsonValue string) const
{
    ProsePlace place;
    place.line = m_cells.line();
    place.map = mapOfJsonString(string).over(m_cell.map);
    return place;
}

void EmbeddedUpdates::skip(JsonValue value, std::string_view reason)
{
    const ByteRange range = m_cell.map.toSource(value.beginByte(), value.endByte());
    m_incident.builder().diagnose(unreadablePart(m_cells.column(m_column).name, m_cells.line(), reason,
                                                 Evidence::range(0, range.begin, range.end)));
}

/// The first moment that a time member names: "Posted 2 days ago. Mar 4, 2031 - 13:30 PST".
std::optional<ResolvedTime> EmbeddedUpdates::timeOf(JsonValue value, Evidence &place)
{
    if (value.isNumber()) {
        const ByteRange range = m_cell.map.toSource(value.beginByte(), value.endByte());
        place = Evidence::range(0, range.begin, range.end);
        ResolvedTime time;
        time.start = epochTime(value.json());
        time.precision = EpochPrecision;
        return time.start ? std::optional(time) : std::nullopt;
    }
    const ProsePlace words = placeOf(value);
    for (const TimeExpression &expression : findTimeExpressions(value.text())) {
        if (expression.kind != TimeKind::Moment)
            continue;
        const ResolvedTime time = m_incident.resolver().resolve(expression);
        if (!time.start)
            continue;
        place = words.evidence(expression.begin, expression.end);
        addRemarks(m_incident.builder(), time.remarks, words);
        return time;
    }
    return std::nullopt;
}

/// Times that the text itself tells are a finer truth than when it was posted.
void EmbeddedUpdates::addBody(JsonValue text, const ResolvedTime &time)
{
    if (!text.isString() || !mayHoldTimes(text.text()))
        return;
    ProseRequest request;
    request.text = text.text();
    request.role = ProseRole::StatusUpdate;
    request.places.push_back(placeOf(text));
    request.zone = time.zone;
    request.isZoneAssumed = time.basis == Basis::Assumed;
    request.reference = time.start;
    addProse(m_incident.builder(), *m_context.lines,
             readProse(request, *m_context.options, *m_context.context));
}

bool EmbeddedUpdates::addUpdate(JsonValue value)
{
    const UpdateMembers members = value.isObject() ? membersOf(value) : UpdateMembers();
    Evidence place;
    const auto time = members.time.isValid() ? timeOf(members.time, place) : std::nullopt;
    if (!time) {
        skip(value, "no-time");
        return false;
    }
    Event &event = m_incident.builder().addEvent(EventKind::StatusUpdate, place);
    applyTime(event, *time);
    event.text = localized(members.text.text());
    const auto stage = stageFromWording(members.stage.text());
    event.stage = stage.value_or(Stage::Update);
    m_incident.touch(*event.start);
    if (members.stage.isString() && !stage) {
        const ByteRange range = m_cell.map.toSource(members.stage.beginByte() + 1, members.stage.endByte() - 1);
        m_incident.builder().diagnose(diagnostic_code::UnknownValue,
                                      {{"member", std::string(members.stage.key())},
                                       {"value", std::string(members.stage.text())}},
                                      Evidence::range(0, range.begin, range.end));
    }
    addBody(members.text, *time);
    return true;
}

std::size_t EmbeddedUpdates::read()
{
    JsonTree tree;
    if (m_cell.text.empty())
        return 0;
    if (parseJson(m_cell.text, tree)) {
        m_incident.builder().diagnose(unreadablePart(m_cells.column(m_column).name, m_cells.line(), "broken-json",
                                                     m_cells.place(m_column)));
        return 0;
    }
    std::size_t added = 0;
    for (const JsonValue update : tree.root())
        added += addUpdate(update) ? 1U : 0U;
    return added;
}

} // namespace

std::size_t addEmbeddedUpdates(TableIncident &incident, TableCells &cells, std::size_t column, RowContext &context)
{
    return EmbeddedUpdates(incident, cells, column, context).read();
}

} // namespace chronolane
