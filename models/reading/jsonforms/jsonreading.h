// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingoptions.h"
#include "models/domain/readingreport.h"
#include "models/reading/jsonfields.h"
#include "models/reading/jsonplaces.h"
#include "models/reading/jsontree.h"
#include "models/reading/recordreader.h"
#include "models/reading/sourcepool.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// What the records of one JSON text share while a reader reads them. Holds references: lives within one read().
struct JsonReading
{
    JsonReading(const RecordInput &recordInput, std::string_view recordForm, const ReadingOptions &readingOptions,
                const ReadingContext &readingContext);

    const RecordInput &input;
    const ReadingOptions &options;
    const ReadingContext &context;
    std::string_view form;   ///< the reader's name
    JsonErrors errors;
    JsonPlaces places;
    ReadingReport report;
    SourcePool sources;

    std::string organization;   ///< of the page or account, for all of its records
    std::string zone;           ///< IANA id or offset that the record itself states for its times; may be empty
    /// In which the form's texts word times that name no zone, by the habit of its page; taken as assumed. May be empty.
    std::string usualTextZone;

    /// Whether the text is short enough for a report line an event.
    [[nodiscard]] bool reportsLines() const { return input.text.size() <= LongestReported; }

    static constexpr std::size_t LongestReported = 8'000'000;

    /// Makes room for the incidents that are still to come, going by those before byte `done`: a list of hundreds of
    /// megabytes must not be moved again and again.
    void reserveIncidents(std::uint64_t done);

    /// Closes the reading: the errors join the report, and a text in which no incident was found says so.
    [[nodiscard]] ReadingReport finish();
};

/// Where a form keeps its records.
struct JsonRecordShape
{
    std::vector<std::string> arrays;    ///< RFC 6901 pointers of arrays of records; "" is the document itself
    std::vector<std::string> objects;   ///< RFC 6901 pointers of objects that are one record each
};

/// Called for each record. `envelope` is the document around it (of JSON Lines, the line) as far as it has been read:
/// members behind a streamed array are not in it yet.
using OnJsonRecord = std::function<void(JsonValue record, JsonValue envelope)>;

/// Walks over the records of the input, which is one JSON value or JSON Lines, element by element so that a large
/// array is never held as a whole. A document or line in which nothing of the shape is present is a record itself.
/// What cannot be read (broken JSON, a record that is no object) and being cancelled is noted in reading.errors and
/// reading.report; the records before and, in JSON Lines, behind it are read. `onEnvelope`, if set, gets each
/// document or line after its records, with streamed arrays left empty.
void walkJsonRecords(JsonReading &reading, const JsonRecordShape &shape, const OnJsonRecord &onRecord,
                     const std::function<void(JsonValue envelope)> &onEnvelope = {});

/// The value at an RFC 6901 pointer below `root` whose tokens need no unescaping; invalid if there is none.
[[nodiscard]] JsonValue jsonAt(JsonValue root, std::string_view pointer);

/// Whether the text is JSON Lines: an object that ends with its line, followed by another one.
[[nodiscard]] bool isJsonLines(std::string_view text);

} // namespace chronolane
