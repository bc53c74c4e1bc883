// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/prosestate.h"
#include "models/reading/text/stepclassifier.h"

#include <optional>
#include <span>

namespace chronolane {

/// Reads the sentences of paragraphs: what they state about times becomes events and impact windows.
class ProseStatements
{
public:
    /// `posted` is when a status update was posted: it tells no time later than that. A text that tells the whole story
    /// also gives events to sentences of which no word tells the kind.
    ProseStatements(ProseState &state, std::optional<UtcTime> posted, bool isStory)
        : m_state(state), m_posted(posted), m_isStory(isStory)
    {
    }

    /// Reads a unit whose times belong to its sentences; returns whether it became events.
    bool read(const ProseUnit &unit);

private:
    /// A moment of a sentence and what it resolved to.
    struct Stated
    {
        const TimeExpression *expression = nullptr;
        ResolvedTime time;
        ByteRange clause;
    };

    /// A sentence of a unit and what it says of windows.
    struct Sentence
    {
        ByteRange range;
        WindowWords words;
    };

    bool readSentence(const ProseUnit &unit, ByteRange sentence);
    bool readUndated(const ProseUnit &unit, ByteRange sentence);
    bool readMoments(const ProseUnit &unit, ByteRange sentence, std::vector<Stated> &moments);
    bool readSpan(const ProseUnit &unit, const Sentence &sentence, const Stated &moment);
    bool addStepAtEnd(const ProseUnit &unit, const Stated &moment);
    bool readPoint(const ProseUnit &unit, const Sentence &sentence, const Stated &moment, bool isOnly);
    bool addLastingWindow(const ProseUnit &unit, const Sentence &sentence, const Stated &moment);
    [[nodiscard]] bool isClearStep(const StepClass &step) const;
    [[nodiscard]] bool tellsStory(std::string_view words) const;
    bool addStep(const ProseUnit &unit, const Stated &moment, ByteRange words, const StepClass &step);
    [[nodiscard]] static bool isToldAt(const Stated &moment, const StepClass &step);
    bool readVague(const ProseUnit &unit, ByteRange sentence);
    [[nodiscard]] bool tellsHarm(const WindowWords &words) const;
    [[nodiscard]] bool opensWindow(const WindowWords &window, const StepClass &step, bool isFrom) const;
    [[nodiscard]] bool isSpanOf(const ProseUnit &unit, const Sentence &sentence, const Stated &first,
                                const Stated &last) const;
    [[nodiscard]] ResolvedTime resolve(const TimeExpression &expression);
    void rememberDay(const TimeExpression &expression, UtcTime said);
    [[nodiscard]] bool isOfDayBefore(const TimeExpression &expression, UtcTime said);
    [[nodiscard]] std::vector<Evidence> evidence(const ProseUnit &unit, const TimeExpression &expression) const;
    [[nodiscard]] LocalizedText text(const ProseUnit &unit, ByteRange range) const;

    ProseState &m_state;
    std::optional<UtcTime> m_posted;
    std::optional<UtcTime> m_latest;     ///< of the clock times without a day that were told
    std::optional<UtcTime> m_firstDay;   ///< the earliest that the text dates itself
    bool m_namesDay = false;             ///< the sentence itself names its day
    bool m_isOfWork = false;             ///< the sentence tells of what is planned
    bool m_isStory = false;
};

} // namespace chronolane
