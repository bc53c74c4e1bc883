// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/jsonreading.h"

#include "models/reading/describecontent.h"
#include "models/reading/jsonforms/repeatedincidents.h"
#include "models/reading/jsonparser.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace chronolane {

namespace {

constexpr std::string_view Blanks = " \t\r\n";

/// How many records are read between two looks at the clock of the program.
constexpr std::size_t RecordsBetweenReports = 256;

std::string_view withoutMark(std::string_view text)
{
    return text.starts_with("\xEF\xBB\xBF") ? text.substr(3) : text;
}

/// Walks over the records; see walkJsonRecords().
class RecordWalk
{
public:
    RecordWalk(JsonReading &reading, const JsonRecordShape &shape, const OnJsonRecord &onRecord,
               const std::function<void(JsonValue)> &onEnvelope)
        : m_reading(reading), m_shape(shape), m_onRecord(onRecord), m_onEnvelope(onEnvelope)
    {
    }

    void walkDocument()
    {
        JsonTree tree;
        JsonStreaming streaming;
        streaming.arrays = m_shape.arrays;
        streaming.onElement = [this, &tree](JsonValue element) {
            visit(element, tree.root());
            return !m_isCancelled;
        };
        if (auto error = parseJson(m_reading.input.text, tree, &streaming)) {
            error->isFatal = false;   // JsonReading::finish() knows whether anything was read
            m_reading.report.errors.push_back(std::move(*error));
            return;
        }
        if (!tree.isEmpty())
            visitEnvelope(tree.root(), true);
    }

    void walkLines()
    {
        const std::string_view text = m_reading.input.text;
        JsonTree tree;
        std::size_t begin = text.size() - withoutMark(text).size();
        while (begin < text.size() && !m_isCancelled) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            if (text.substr(begin, end - begin).find_first_not_of(Blanks) != std::string_view::npos) {
                if (auto error = parseJsonWithin(text, begin, end, tree)) {
                    error->isFatal = false;
                    m_reading.report.errors.push_back(std::move(*error));
                } else {
                    visitEnvelope(tree.root(), false);
                }
            }
            begin = end + 1;
        }
    }

private:
    void visit(JsonValue record, JsonValue envelope)
    {
        if (!record.isObject()) {
            m_reading.errors.wrongType(record, "record", name(JsonType::Object));
            return;
        }
        m_onRecord(record, envelope);
        if (++m_records % RecordsBetweenReports == 0)
            reportProgress(record.endByte());
    }

    void reportProgress(std::uint64_t done)
    {
        const ReadingContext &context = m_reading.context;
        if (context.progress)
            context.progress(done, m_reading.input.text.size());
        if (!context.isCancelled || !context.isCancelled())
            return;
        m_isCancelled = true;
        m_reading.report.errors.emplace_back().code = ReadingErrorCode::Cancelled;
    }

    /// `isStreamed`: the elements of the arrays have been visited.
    void visitEnvelope(JsonValue root, bool isStreamed)
    {
        bool isEnvelope = false;
        for (const std::string &pointer : m_shape.arrays) {
            const JsonValue array = jsonAt(root, pointer);
            if (!array.isArray())
                continue;
            isEnvelope = true;
            if (isStreamed)
                continue;
            for (const JsonValue element : array)
                visit(element, root);
        }
        for (const std::string &pointer : m_shape.objects) {
            const JsonValue object = jsonAt(root, pointer);
            isEnvelope = isEnvelope || object.isObject();
            if (object.isObject())
                visit(object, root);
        }
        if (!isEnvelope)
            visit(root, root);
        if (m_onEnvelope)
            m_onEnvelope(root);
    }

    JsonReading &m_reading;
    const JsonRecordShape &m_shape;
    const OnJsonRecord &m_onRecord;
    const std::function<void(JsonValue)> &m_onEnvelope;
    std::size_t m_records = 0;
    bool m_isCancelled = false;
};

} // namespace

JsonReading::JsonReading(const RecordInput &recordInput, std::string_view recordForm,
                         const ReadingOptions &readingOptions, const ReadingContext &readingContext)
    : input(recordInput), options(readingOptions), context(readingContext), form(recordForm),
      errors(recordInput.text),
      places(isJsonLines(recordInput.text) ? JsonPlaces::Form::Lines : JsonPlaces::Form::OneValue)
{
    report.format = recordForm;
}

void JsonReading::reserveIncidents(std::uint64_t done)
{
    constexpr std::size_t Fewest = 64;   // below, growing costs nothing and tells nothing
    std::vector<Incident> &incidents = report.incidents;
    if (incidents.size() < Fewest || incidents.size() < incidents.capacity() || done == 0)
        return;
    const double perByte = static_cast<double>(incidents.size()) / static_cast<double>(done);
    const auto expected = static_cast<std::size_t>(perByte * static_cast<double>(input.text.size()) * 1.02);
    incidents.reserve(std::max(expected, incidents.size() + incidents.size() / 4));
}

ReadingReport JsonReading::finish()
{
    std::vector<ReadingError> mistakes = errors.take();
    std::move(mistakes.begin(), mistakes.end(), std::back_inserter(report.errors));
    if (report.incidents.empty()) {
        if (report.errors.empty())
            report.errors.push_back(describeContent(input.text));
        for (ReadingError &error : report.errors)
            error.isFatal = true;
    }
    joinRepeatedIncidents(report.incidents);
    return std::move(report);
}

void walkJsonRecords(JsonReading &reading, const JsonRecordShape &shape, const OnJsonRecord &onRecord,
                     const std::function<void(JsonValue)> &onEnvelope)
{
    RecordWalk walk(reading, shape, onRecord, onEnvelope);
    if (isJsonLines(reading.input.text))
        walk.walkLines();
    else
        walk.walkDocument();
}

JsonValue jsonAt(JsonValue root, std::string_view pointer)
{
    JsonValue value = root;
    while (!pointer.empty() && value.isValid()) {
        pointer.remove_prefix(1);
        const std::size_t end = std::min(pointer.find('/'), pointer.size());
        value = value.find(pointer.substr(0, end));
        pointer.remove_prefix(end);
    }
    return value;
}

bool isJsonLines(std::string_view text)
{
    text = withoutMark(text);
    const std::size_t begin = text.find_first_not_of(Blanks);
    if (begin == std::string_view::npos || text[begin] != '{')
        return false;
    const std::size_t lineEnd = text.find('\n', begin);
    if (lineEnd == std::string_view::npos || text[text.find_last_not_of(Blanks, lineEnd)] != '}')
        return false;
    const std::size_t next = text.find_first_not_of(Blanks, lineEnd);
    return next != std::string_view::npos && text[next] == '{';
}

} // namespace chronolane
