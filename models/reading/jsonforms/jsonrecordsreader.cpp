// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/genericincident.h"
#include "models/reading/jsonforms/genericrecord.h"
#include "models/reading/jsonforms/genericrows.h"
#include "models/reading/jsonforms/jsondocuments.h"
#include "models/reading/jsonforms/jsonformreaders.h"
#include "models/reading/jsonforms/timedlines.h"
#include "models/reading/jsonoutline.h"
#include "models/reading/text/zonenames.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace chronolane {

namespace {

constexpr std::string_view Form = "json-records";

/// Lower than that of any reader that knows the form by its name.
constexpr int Score = 20;

/// Where the names tell nothing, and only a look at all of it shows whether it holds rows.
constexpr int ContentScore = 1;

class JsonRecordsReader final : public RecordReader
{
public:
    [[nodiscard]] std::string_view name() const override { return Form; }
    [[nodiscard]] int score(const RecordInput &input) const override;
    [[nodiscard]] ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                                     const ReadingContext &context) const override;
};

/// Looks through documents for incidents, and for rows that tell one.
class Search
{
public:
    explicit Search(JsonReading &reading) : m_reading(reading) {}

    void searchDocument(JsonValue root)
    {
        m_included = root.find("data").isValid() ? root.find("included") : JsonValue();
        m_title = root.find("title").isString() ? root.find("title") : root.find("name");
        const JsonValue name = root.find("page").find("name");
        m_reading.organization = name.text();
        const std::size_t incidents = m_reading.report.incidents.size();
        m_reading.zone.clear();
        takeZone(GenericRecord(root)[RecordRole::Zone]);
        search(root, false);
        const GenericRow row(root);
        if (m_reading.report.incidents.size() == incidents && row[RowRole::Time].isValid() && row[RowRole::Text].isValid())
            readGenericRows(m_reading, {{root}, ListRole::Steps, {}, std::nullopt});
        if (m_reading.report.incidents.size() == incidents && root.isObject())
            readOnlyRow(root);
    }

    [[nodiscard]] bool isCancelled() const { return m_isCancelled; }

private:
    /// {"postmortem": {"message": …, "reported_at": …}}: all that the document holds.
    void readOnlyRow(JsonValue root)
    {
        if (root.size() != 1)
            return;
        const JsonValue only = *root.begin();
        const GenericRow row(only);
        if (only.isObject() && row[RowRole::Time].isValid() && row[RowRole::Text].isValid())
            readGenericRows(m_reading, {{only}, ListRole::Steps, {}, std::nullopt});
    }

    void search(JsonValue value, bool isPlanned)
    {
        if (m_isCancelled)
            return;
        // Lines that nobody names need to tell their day, and one alone tells no story.
        if (auto lines = timedLines(value); lines.size() > 1 && areDated(lines)) {
            readTimedLines(m_reading, std::move(lines), m_title);
            return;
        }
        if (value.isArray()) {
            searchArray(value, isPlanned);
        } else if (value.isObject() && !readIncident(value, isPlanned)) {
            for (const JsonValue member : value) {
                const bool isIncluded = m_included.isValid() && member.beginByte() == m_included.beginByte();
                if ((member.isArray() || member.isObject()) && !isIncluded)
                    search(member, isPlanned || namesPlannedWork(member.key()));
            }
        }
    }

    bool readIncident(JsonValue value, bool isPlanned)
    {
        const GenericRecord record(value);
        if (!record.isIncident())
            return false;
        GenericSurroundings surroundings;
        surroundings.isPlanned = isPlanned;
        surroundings.updates = includedFor(value);
        surroundings.role = roleOfIncluded(surroundings.updates);
        const std::string outerZone = m_reading.zone;
        takeZone(record[RecordRole::Zone]);
        readGenericIncident(m_reading, record, surroundings);
        m_reading.zone = outerZone;
        lookUp(value);
        return true;
    }

    void searchArray(JsonValue array, bool isPlanned)
    {
        std::vector<JsonValue> rows;
        std::vector<JsonValue> others;
        bool hasIncidents = false;
        for (const JsonValue element : array) {
            if (m_isCancelled)
                return;
            if (!element.isObject())
                search(element, isPlanned);
            else if (readIncident(element, isPlanned))
                hasIncidents = true;
            else if (GenericRow(element).isRow())
                rows.push_back(element);
            else
                others.push_back(element);
        }
        if (hasIncidents) {
            others.insert(others.end(), rows.begin(), rows.end());
            for (const JsonValue other : others)
                noteSkipped(other);
            return;
        }
        const ListRole role = listRole(array.key()).value_or(ListRole::Steps);
        const auto members = rows.empty() ? rowMembersByContent(others) : std::nullopt;
        if (!rows.empty() || members)
            readGenericRows(m_reading, {rows.empty() ? others : rows, role, m_title, members});
        if (members)
            return;
        for (const JsonValue other : others) {
            if (rows.empty())
                searchInside(other, isPlanned);
            else
                noteSkipped(other);
        }
    }

    void searchInside(JsonValue object, bool isPlanned)
    {
        for (const JsonValue member : object) {
            if (member.isArray() || member.isObject())
                search(member, isPlanned || namesPlannedWork(member.key()));
        }
    }

    /// What the record says of the zone of its times holds inside of it.
    void takeZone(JsonValue name)
    {
        const auto zone = name.isString() ? zoneFromName(name.text()) : std::nullopt;
        if (zone && !zone->isLocal && m_reading.context.zones->isKnown(zone->zone))
            m_reading.zone = zone->zone;
    }

    /// An element beside incidents that is none itself.
    void noteSkipped(JsonValue element)
    {
        ReadingError error;
        error.code = ReadingErrorCode::NotAnIncident;
        error.line = m_reading.errors.lineOf(element);
        error.pointer = element.pointer();
        error.isFatal = false;
        m_reading.report.errors.push_back(std::move(error));
    }

    /// JSON:API keeps the updates apart: each names what it belongs to, or is named there.
    [[nodiscard]] std::vector<JsonValue> includedFor(JsonValue record) const
    {
        std::vector<JsonValue> rows;
        for (const JsonValue element : m_included) {
            if ((isRelated(element, record) || isRelated(record, element)) && GenericRow(element).isRow())
                rows.push_back(element);
        }
        return rows;
    }

    /// Whether the relationships of `from` name `to`.
    static bool isRelated(JsonValue from, JsonValue to)
    {
        const std::string_view id = to.find("id").text();
        if (id.empty())
            return false;
        const auto names = [id, type = to.find("type").text()](JsonValue reference) {
            const std::string_view named = reference.find("type").text();
            return reference.find("id").text() == id && (named.empty() || type.empty() || named == type);
        };
        for (const JsonValue relation : from.find("relationships")) {
            const JsonValue data = relation.find("data");
            if (data.isObject() && names(data))
                return true;
            for (const JsonValue reference : data.isArray() ? data : JsonValue()) {
                if (names(reference))
                    return true;
            }
        }
        return false;
    }

    /// What tells no stage and is called an event is a step.
    static ListRole roleOfIncluded(const std::vector<JsonValue> &rows)
    {
        const bool areSteps = !rows.empty() && std::none_of(rows.begin(), rows.end(), [](JsonValue row) {
            return GenericRow(row)[RowRole::Stage].isValid() || !row.find("type").text().ends_with("events");
        });
        return areSteps ? ListRole::Steps : ListRole::Updates;
    }

    void lookUp(JsonValue value)
    {
        constexpr std::size_t Records = 256;
        if (m_reading.report.incidents.size() % Records != 0)
            return;
        const ReadingContext &context = m_reading.context;
        if (context.progress)
            context.progress(value.endByte(), m_reading.input.text.size());
        if (context.isCancelled && context.isCancelled()) {
            m_isCancelled = true;
            m_reading.report.errors.emplace_back().code = ReadingErrorCode::Cancelled;
        }
    }

    JsonReading &m_reading;
    JsonValue m_included;
    JsonValue m_title;   ///< of the document
    bool m_isCancelled = false;
};

/// JSON Lines of rows are one incident's steps.
bool readRowsOfLines(JsonReading &reading, const JsonDocuments &documents)
{
    std::vector<JsonValue> rows;
    bool areRows = true;
    for (const JsonTree &tree : documents.trees()) {
        if (!tree.root().isObject() || GenericRecord(tree.root()).isIncident())
            return false;
        areRows = areRows && GenericRow(tree.root()).isRow();
        rows.push_back(tree.root());
    }
    const auto members = areRows ? std::nullopt : rowMembersByContent(rows);
    if (rows.empty() || (!areRows && !members))
        return false;
    readGenericRows(reading, {rows, ListRole::Steps, {}, members});
    return true;
}

/// Whether the names at the beginning are those of incidents or rows: something that can be a time, and a text.
bool namesTimesAndTexts(std::string_view text)
{
    bool hasTime = false;
    bool hasText = false;
    for (std::size_t at = text.find('"'); at != std::string_view::npos; at = text.find('"', at + 1)) {
        const std::size_t end = text.find('"', at + 1);
        if (end == std::string_view::npos)
            break;
        const std::string_view name = text.substr(at + 1, end - at - 1);
        at = end;
        const std::size_t next = text.find_first_not_of(" \t\r\n", end + 1);
        if (next == std::string_view::npos || text[next] != ':')
            continue;
        if (const auto role = recordRole(name)) {
            const bool isWindow = role->role >= RecordRole::Start && role->role <= RecordRole::Mitigated;
            hasTime = hasTime || isWindow;
            hasText = hasText || role->role == RecordRole::Title || role->role == RecordRole::Summary;
        }
        if (const auto role = rowRole(name)) {
            hasTime = hasTime || role->role == RowRole::Time || role->role == RowRole::Date || role->role == RowRole::Created;
            hasText = hasText || role->role == RowRole::Text || role->role == RowRole::Weak;
        }
        if (hasTime && hasText)
            return true;
    }
    return false;
}

int JsonRecordsReader::score(const RecordInput &input) const
{
    const std::string_view beginning = input.text.substr(0, JsonOutline::Stretch);
    if (!JsonOutline(input.text).isJson())
        return 0;
    if (namesTimesAndTexts(beginning))
        return Score;
    return mayHoldRows(beginning) ? ContentScore : 0;
}

ReadingReport JsonRecordsReader::read(const RecordInput &input, const ReadingOptions &options,
                                      const ReadingContext &context) const
{
    JsonReading reading(input, Form, options, context);
    const JsonDocuments documents(reading);
    const bool isLines = isJsonLines(input.text);
    if (!isLines || !readRowsOfLines(reading, documents)) {
        Search search(reading);
        for (const JsonTree &tree : documents.trees()) {
            if (!search.isCancelled())
                search.searchDocument(tree.root());
        }
    }
    return reading.finish();
}

} // namespace

std::unique_ptr<RecordReader> makeJsonRecordsReader()
{
    return std::make_unique<JsonRecordsReader>();
}

} // namespace chronolane
