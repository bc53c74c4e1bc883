// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingoptions.h"
#include "models/reading/text/sourcemap.h"
#include "models/reading/text/textblocks.h"
#include "models/reading/text/timeexpression.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace chronolane {

/// A block of a text as a reader sees it, with the times that it states.
struct ProseUnit
{
    SourceBlock block;
    MappedText plain;                    ///< without markup; the map leads to bytes of the text
    std::vector<ByteRange> cells;        ///< of a Row, or of a line that tabs or wide gaps divide: ranges of plain.text
    std::vector<TimeExpression> times;   ///< byte offsets of plain.text, in order
    ByteRange author;   ///< of plain.text: who says it in a line of a chat, "[Kim] [2:05 PM] orders fail"; empty elsewhere
    bool isChatHead = false;   ///< one of several lines that tell who said what follows, and when
    bool isBareRow = false;   ///< one of several lines that begin with their clock times, or such a line below the heading of its day

    [[nodiscard]] std::string_view text() const { return plain.text; }
    [[nodiscard]] ByteRange all() const { return {0, plain.text.size()}; }

    /// The first moment with a clock time or date that nothing but a bracket or mark stands before; nullptr if the unit
    /// begins with something else. An unknown time ("[???]") and "T+5m" count, and "5 minutes later" where no moment is told.
    [[nodiscard]] const TimeExpression *leadingTime() const;

    /// The unit has no more to say than its first `times`: the words for a time and at most a closing mark.
    [[nodiscard]] bool isOnlyTime() const;
};

/// The units of a text in its order; code blocks are among them, with no plain text. With a context it tells how far it
/// is, and ends early when it is cancelled.
[[nodiscard]] std::vector<ProseUnit> readUnits(std::string_view text, const ReadingContext *context = nullptr);

/// The moment that stands right beside a time counted from the origin: "T0 = 14:05 UTC", "T+5m (14:10 UTC)". nullptr if none does.
[[nodiscard]] const TimeExpression *momentBeside(const ProseUnit &unit, const TimeExpression &counted);

/// The part of a unit that tells the step: behind the leading time and its separator, without a leading author mark.
[[nodiscard]] ByteRange stepText(const ProseUnit &unit, const TimeExpression &time);

/// Whether a separator (":", "-", "–", "|", ">") follows the time, as it does in a row of a timeline.
[[nodiscard]] bool isFollowedBySeparator(const ProseUnit &unit, const TimeExpression &time);

} // namespace chronolane
