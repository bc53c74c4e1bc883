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
    /// `posted` is when a status update was posted: it tells no time later than that.
    ProseStatements(ProseState &state, std::optional<UtcTime> posted) : m_state(state), m_posted(posted) {}

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
    bool readPoint(const ProseUnit &unit, const Sentence &sentence, const Stated &moment, bool isOnly);
    bool addLastingWindow(const ProseUnit &unit, const Sentence &sentence, const Stated &moment);
    [[nodiscard]] bool isClearStep(const StepClass &step) const;
    [[nodiscard]] bool tellsHarm(const WindowWords &words) const;
    [[nodiscard]] bool opensWindow(const WindowWords &window, const StepClass &step, bool isFrom) const;
    [[nodiscard]] bool isSpanOf(const ProseUnit &unit, const Sentence &sentence, const Stated &first,
                                const Stated &last) const;
    [[nodiscard]] ResolvedTime resolve(const TimeExpression &expression);
    [[nodiscard]] std::vector<Evidence> evidence(const ProseUnit &unit, const TimeExpression &expression) const;
    [[nodiscard]] LocalizedText text(const ProseUnit &unit, ByteRange range) const;

    ProseState &m_state;
    std::optional<UtcTime> m_posted;
};

} // namespace chronolane
