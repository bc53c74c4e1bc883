// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/prosestate.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chronolane {

/// Reads the rows of timelines: items, table rows, bare lines and headings that begin with a time.
class ProseTimeline
{
public:
    explicit ProseTimeline(ProseState &state) : m_state(state) {}

    /// Reads the step that begins at units[index] with all that belongs to it. Returns how many units it took; 0 if no
    /// step begins there.
    std::size_t take(std::span<const ProseUnit> units, std::size_t index);

    /// Whether a step begins at a unit in a section.
    [[nodiscard]] static bool isStep(const ProseUnit &unit, SectionKind section);

    /// The day of all rows that name none, whatever the rows before say; nullopt to carry it from row to row.
    void setDefaultDate(std::optional<CivilDate> date) { m_defaultDate = date; }

    /// A heading that ends a list of rows: the next list has its own order and zone.
    void endList();

    /// The heading that was read last gives this day to the rows below it; holds until endList().
    void setHeadingDay(const TimePoint &day) { m_headingDay = day; }

    /// The day that a heading, or a line of nothing else, names for what stands below it; nullptr if it names none.
    [[nodiscard]] static const TimePoint *dayOfHeading(const ProseUnit &unit);

private:
    /// A step while it is read.
    struct Step
    {
        const TimeExpression *time = nullptr;   // nullptr: a row without one
        std::string words;
        ByteRange place;   // of the words in the unit
        std::string author;
        bool isLine = false;   // not a row of a table
        std::optional<TimePoint> inOtherZone;   // the same time in another column
    };

    /// The time that stands at the beginning of one of the first cells of a row; nullptr if none does.
    [[nodiscard]] static const TimeExpression *timeOfRow(const ProseUnit &unit);
    [[nodiscard]] static const TimeExpression *statedTime(const ProseUnit &unit, const TimeExpression *leading);
    [[nodiscard]] Step stepOf(const ProseUnit &unit) const;
    [[nodiscard]] bool isUntimedStep(const ProseUnit &unit) const;
    [[nodiscard]] Step stepOfRow(const ProseUnit &unit) const;
    [[nodiscard]] std::optional<TimePoint> timeInOtherZone(const ProseUnit &unit, std::size_t column, const TimeExpression *time) const;
    static void takeWordsBefore(const ProseUnit &unit, Step &step);
    void beginList(std::span<const ProseUnit> units, std::size_t index);
    [[nodiscard]] std::vector<TimeExpression> leadingTimes(std::span<const ProseUnit> units, std::size_t index) const;
    void takeHeader(const ProseUnit &unit);
    std::size_t takeBody(std::span<const ProseUnit> units, std::size_t index, Step &step);
    [[nodiscard]] ResolvedTime timeOf(const TimeExpression &time, std::string_view text);
    void addDated(const ProseUnit &unit, const Step &step, const ResolvedTime &time);
    void addUndated(const ProseUnit &unit, const Step &step);
    void tellOrigin(const ProseUnit &unit, const Step &step, const ResolvedTime &time);
    /// A step that a row tells of behind its own, at a time of its own.
    struct LaterStep
    {
        const TimeExpression *time = nullptr;
        ByteRange clause;   // of the unit's text
        StepClass sense;
        bool isRow = false;   // of a timeline that stands in one paragraph
    };

    [[nodiscard]] static std::vector<LaterStep> laterSteps(const ProseUnit &unit, const Step &step);
    [[nodiscard]] static bool tellsRowsInline(const ProseUnit &unit, ByteRange place, const std::vector<ByteRange> &sentences);
    [[nodiscard]] static StepClass senseOf(const ProseUnit &unit, const Step &step, const std::vector<LaterStep> &later);
    void addLater(const ProseUnit &unit, const LaterStep &later);
    [[nodiscard]] static std::string_view firstLineOf(std::string_view words) { return words.substr(0, words.find('\n')); }
    [[nodiscard]] static EventKind kindOf(const StepClass &sense, const WindowWords &words, bool isSpan);
    bool addWindow(const ProseUnit &unit, const Step &step, const ResolvedTime &time, EventKind kind,
                   const WindowWords &words);

    ProseState &m_state;
    std::optional<TimeResolver> m_rows;    // of the list that is being read
    std::optional<CivilDate> m_defaultDate;
    std::optional<TimePoint> m_headingDay;
    std::optional<UtcTime> m_lastDated;    // in the list
    std::optional<std::pair<UtcTime, Basis>> m_onlyStated;   // the one row of the list that states its time, as long as it is the only one
    std::size_t m_statedRows = 0;          // of the list
    bool m_wasCounted = false;             // the row before counts from the one above it
    std::vector<std::size_t> m_pending;    // indices of undated steps of the list that wait for a later bound
    std::uint32_t m_timeTable = 0;         // the table whose rows are steps, also those without a time
    bool m_toldMissingDay = false;         // that rows have clock times and no day, once a text
    std::optional<int> m_itemLevel;        // of the steps that are items of a list
    std::optional<std::size_t> m_authorColumn;   // of the table whose header was read last
    std::vector<std::optional<ZoneWords>> m_columnZones;   // that the heads of its columns name
    bool m_runsBackwards = false;          // newest first
};

} // namespace chronolane
