// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/prosefields.h"
#include "models/reading/text/prosestate.h"
#include "models/reading/text/prosestatements.h"
#include "models/reading/text/prosetext.h"
#include "models/reading/text/prosetimeline.h"
#include "models/reading/text/readprose.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// Walks over the units of one text once and reads title, sections, fields, timelines, sentences and follow-ups.
class ProseReader
{
public:
    /// `units` were read from the request's text, or from one that `map` leads back from. All must outlive the reader.
    ProseReader(const ProseRequest &request, const std::vector<ProseUnit> &units, SourceMap map,
                const ReadingOptions &options, const ReadingContext &context);

    [[nodiscard]] ProseReading read();

private:
    [[nodiscard]] TimeContext timeContext(const ReadingOptions &options, const ReadingContext &context) const;
    void survey();
    void findTitle();
    void searchTitle();
    [[nodiscard]] bool isTitleLine(std::size_t index) const;
    std::size_t takeUnit(std::size_t index);
    void adopt(const ProseUnit &unit);
    void closeHeadingDays(const ProseUnit &unit);
    void takeHeading(const ProseUnit &unit);
    bool takeDayHeading(std::size_t index, std::size_t &taken);
    bool takeOrigin(std::size_t index);
    bool takeTimeNote(const ProseUnit &unit);
    void takeBody(std::size_t index);
    void findWindowItems();
    bool takeWindowItem(std::size_t index);
    void takeFollowUp(std::size_t index);
    void addFollowUps(const ProseUnit &unit, std::span<const ByteRange> actions);
    bool takePlansInLine(const ProseUnit &unit);
    bool takePlans(const ProseUnit &unit);
    void takeRemediation(const ProseUnit &unit);
    [[nodiscard]] bool isTrailingAction(std::size_t index);
    [[nodiscard]] bool holdsItems(std::size_t index) const;
    void keepText(SectionKind section, std::string_view text);
    void finish();
    void mergeTold();
    void mergeFields();
    void dropToldEnds(std::vector<Event> &windows);
    void settleChanges();
    void fillFacts();

    const ProseRequest &m_request;
    const std::vector<ProseUnit> &m_units;
    const ReadingContext &m_context;
    std::vector<SectionKind> m_sections;   // of each unit
    std::vector<bool> m_isStep;            // of each unit
    TimeSurvey m_survey;   // before m_state, whose resolver begins with it
    ProseState m_state;
    ProseTimeline m_timeline;
    ProseFields m_fields;
    ProseStatements m_statements;
    std::map<std::size_t, std::size_t> m_windowItems;   // units that are windows, and the sentences above that tell of what
    std::optional<std::size_t> m_title;    // the unit that holds it
    std::size_t m_stepCount = 0;
    std::size_t m_lastStep = 0;
    std::optional<std::size_t> m_trailingActions;   // from this unit on, a list tells what is done later
    std::optional<std::size_t> m_actionColumn;      // of the table of follow-ups that is being read
    std::vector<std::size_t> m_undatedRemedies;     // indices of events
    std::optional<UtcTime> m_lastStated;            // of the dated steps of the section
    struct HeadingDay
    {
        int level = 0;      // of the heading
        CivilDate before;   // that held above it
    };
    std::vector<HeadingDay> m_headingDays;   // whose parts are open, outermost first
    std::map<SectionKind, std::string> m_texts;
    std::string m_opening;   // the first paragraph
};

} // namespace chronolane
