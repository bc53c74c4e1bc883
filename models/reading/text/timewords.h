// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/textcursor.h"
#include "models/reading/text/timeexpression.h"

#include <optional>

namespace chronolane::timewords {

// Words of time in English and Korean. Each function moves the cursor over the words if they are there.

/// "Aug", "Aug.", "August", "Sept" → 8, 8, 8, 9. In any case, but "may" and "march" only capitalised.
[[nodiscard]] std::optional<int> acceptMonth(TextCursor &cursor);

/// "Mon", "Monday", "Thurs", "월요일", "(월)", "(Mon)" → 0 for Monday. A comma or stop behind an English one belongs to it.
[[nodiscard]] std::optional<int> acceptWeekday(TextCursor &cursor);

/// "AM", "p.m." → Morning, Afternoon; blanks before them are accepted too.
[[nodiscard]] std::optional<Meridiem> acceptMeridiem(TextCursor &cursor);

/// "오전", "새벽", "낮", "밤" …, with the blanks behind them.
[[nodiscard]] std::optional<Meridiem> acceptKoreanMeridiem(TextCursor &cursor);

/// A day named by its place beside another: "the next day", "전날", "오늘", "(Day 2)".
struct DayWords
{
    DayReference reference = DayReference::None;
    int number = 0;              ///< of DayNumber
    bool needsClock = false;     ///< means a day only with a clock time beside it ("today", "tomorrow")
    Meridiem meridiem = Meridiem::None;   ///< "the next morning", "that evening"
};
[[nodiscard]] std::optional<DayWords> acceptDayReference(TextCursor &cursor);

/// "경", "께", "쯤", "무렵" … right behind a Korean time.
bool acceptApproximationSuffix(TextCursor &cursor);

/// "one" to "twelve", "fifteen" … "ninety", also "forty-five" and "a"/"an".
[[nodiscard]] std::optional<int> acceptNumberWord(TextCursor &cursor);

/// Whether a Hangul syllable begins at the cursor.
[[nodiscard]] bool isAtHangul(const TextCursor &cursor);

} // namespace chronolane::timewords
