// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/incidentbuilder.h"
#include "models/reading/recordreader.h"
#include "models/reading/text/readprose.h"
#include "models/reading/text/statuspagetext.h"
#include "models/reading/text/timeresolver.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace chronolane {

/// Builds the incident of one copied page.
class PageReading
{
public:
    /// `page` is the part of the page's units that tells of one incident.
    PageReading(const RecordInput &input, std::span<const ProseUnit> units, StatusPageText page, std::string_view kind,
                const ReadingOptions &options, const ReadingContext &context);

    /// The report of the one incident.
    [[nodiscard]] ReadingReport read();

private:
    [[nodiscard]] bool isPlanned() const;
    [[nodiscard]] std::vector<TimeExpression> pageTimes() const;
    [[nodiscard]] TimeContext timeContext() const;
    [[nodiscard]] Evidence evidence(const ProseUnit &unit, std::size_t begin, std::size_t end) const;
    void addRemarks(const ProseUnit &unit, const ResolvedTime &time);
    void reportUnit(std::size_t index, LineFate fate, std::string_view reason, std::string_view eventId = {});
    void readFields();
    void readWords(FieldKind kind, std::string_view words);
    void readLength(const ProseUnit &unit, ByteRange value);
    void checkLength();
    void declare(FieldKind kind, const ProseUnit &unit, const TimeExpression &expression);

    /// Title, vendor and the page's own window, in what stands before the updates.
    void readPreamble();

    /// "between 2031-03-04 14:05 UTC and 2031-03-04 15:20 UTC": the page's own window, if no field states it.
    void adoptDay(const ProseUnit &unit);
    void declareFrom(const ProseUnit &unit);
    void addUpdate(const PageUpdate &update);

    /// The first moment that the page states: of the incident, not of a postmortem weeks later.
    [[nodiscard]] std::optional<UtcTime> firstTime() const;

    /// The bytes of an update's body in the source.
    [[nodiscard]] ByteRange bodyBytes(const PageUpdate &update) const;

    /// Where a block begins with its mark ("## ", "- ", "| ").
    [[nodiscard]] std::uint64_t wholeBegin(const SourceBlock &block) const;
    void readBodies();
    void readBody(const PageUpdate &update, std::optional<UtcTime> posted);
    [[nodiscard]] ProseRequest requestFor(ByteRange bytes) const;

    /// The same text elsewhere on the page: as its summary, or on a page of its own.
    void addCopies(ByteRange bytes, ProseRequest &request);
    [[nodiscard]] bool isCopied(const SourceBlock &block) const;

    /// What stands before the updates tells the story if it has sections of its own.
    void readStory();

    /// The name behind most times is the vendor's, who posts the updates.
    void fillOrganization();

    const RecordInput &m_input;
    const ReadingOptions &m_options;
    const ReadingContext &m_context;
    std::span<const ProseUnit> m_units;
    StatusPageText m_page;
    IncidentBuilder m_builder;
    TimeResolver m_resolver;   // of the page's own times
    ReadingReport m_report;
    std::vector<std::optional<UtcTime>> m_updateTimes;
    std::vector<std::size_t> m_told;   // units of the preamble that are read
    std::vector<ByteRange> m_copies;
    std::optional<DurationExpression> m_length;   // that a field states
    Evidence m_lengthPlace;
    std::optional<UtcTime> m_reference;
};

} // namespace chronolane
