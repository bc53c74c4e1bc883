// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingoptions.h"
#include "models/domain/utctime.h"
#include "models/reading/text/durationexpression.h"
#include "models/reading/text/zonenames.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace chronolane {

/// Half of the day, as words or marks tell it.
enum class Meridiem { None, Morning, Afternoon, Night };   // Night (밤): evening up to 11, else after midnight

/// A day named by its place beside another one.
enum class DayReference {
    None,
    Today,         ///< today, 오늘, 금일: the day on which the text was written
    Yesterday,     ///< yesterday, 어제
    LastNight,     ///< last night, 어젯밤: the evening of yesterday up to the morning of today
    SameDay,       ///< the same day, 당일
    PreviousDay,   ///< the day before the one last named: 전날, 전일
    NextDay,       ///< the next day, 다음 날, 익일
    Tomorrow,      ///< tomorrow, 내일
    DayNumber,     ///< "(Day 2)": the n-th day of the record, see dayNumber
};

/// What a text says about one moment, part by part; parts that it does not name are unset.
struct TimePoint
{
    std::size_t begin = 0;   ///< bytes of the text that was searched
    std::size_t end = 0;

    std::optional<int> year;      ///< four digits; '22 and 26. are completed
    std::optional<int> month;     ///< 1 to 12
    std::optional<int> day;       ///< 1 to 31
    std::optional<int> weekday;   ///< 0 Monday to 6 Sunday
    DayReference dayReference = DayReference::None;
    int dayNumber = 0;                     ///< of DayReference::DayNumber, from 1
    /// How month and day were told apart where the other way would do as well (03/04/2026): MonthFirst or DayFirst, as
    /// the separator suggests; Unknown where there is no doubt.
    DateOrder doubtfulOrder = DateOrder::Unknown;
    /// The order that a date of numbers proves (24/08/2026: DayFirst); Unknown for all others.
    DateOrder provenOrder = DateOrder::Unknown;

    std::optional<int> hour;   ///< 0 to 24 as written; with a meridiem 0 to 12
    std::optional<int> minute;
    std::optional<int> second;
    std::optional<int> microsecond;
    Meridiem meridiem = Meridiem::None;

    bool hasHourWord = false;   ///< "1시 50분": where 오후 went before, it is often left out

    std::optional<ZoneWords> zone;
    bool approximate = false;

    [[nodiscard]] bool hasClock() const { return hour.has_value(); }
    [[nodiscard]] bool hasDate() const
    {
        return year || month || day || weekday || dayReference != DayReference::None;
    }

    bool operator==(const TimePoint &) const = default;
};

enum class TimeKind {
    Moment,     ///< start (and end of a range): a date, a clock time or both
    Relative,   ///< offset from another moment: "T+5m", "two minutes later"; without offset: "seconds later"
    Length,     ///< only a length of time: "for 45 minutes", "3.5 hours"; see duration
    Unknown,    ///< a place for a time that nobody filled in: "[???]", "--:--", "시각 미확인"
    Zone,       ///< only a zone, stated for other times: "All times UTC", "(KST)"; see start.zone
};

/// From where a relative time counts.
enum class RelativeAnchor {
    Origin,     ///< the T0 of the record: "T+5m", "+00:15"
    Previous,   ///< the moment told before: "two minutes later", "10분 뒤"
    Described,  ///< an event that the text describes: "two minutes after the deploy" (never resolved here)
    Now,        ///< the moment of reading: "18 hours ago" (never resolved)
};

/// How the words around a single moment bound it.
enum class TimeDirection {
    At,
    From,     ///< "from", "since", "starting at", 부터, 이후: it begins then and no end is told here
    Until,    ///< "until", "through", 까지
    By,       ///< "by", "before", 이전: then or earlier
    After,    ///< "after", "shortly after": then or later
};

/// A stretch of text that says something about time, before anything is filled in from around it.
struct TimeExpression
{
    std::size_t begin = 0;   ///< the words that state the time, "about" and 경 included: evidence
    std::size_t end = 0;
    std::size_t phraseBegin = 0;   ///< the same with the "at", "from", "between" or bracket before it …
    std::size_t phraseEnd = 0;     ///< … and the 부터, 까지 or bracket after it: what a row's text leaves out

    TimeKind kind = TimeKind::Moment;
    TimeDirection direction = TimeDirection::At;   ///< of a Moment without `last`
    TimePoint first;
    std::optional<TimePoint> last;         ///< the end of a range
    std::optional<TimePoint> equivalent;   ///< the same moment told in another zone: "9:30 AM PST (4:30 PM UTC)"
    bool hasLeadingTilde = false;   ///< "~14:05": about, or (rarely) up to; ReadingOptions::tilde decides

    RelativeAnchor anchor = RelativeAnchor::Origin;
    std::optional<Duration> offset;               ///< of Relative; nullopt for "seconds later"
    std::optional<DurationExpression> duration;   ///< of Length; of a Relative, the words for its offset

    bool operator==(const TimeExpression &) const = default;
};

/// All time expressions of a UTF-8 text in its order, without overlaps. Cost is linear in the length of the text. A
/// moment never reaches over a line's end, except behind a joining word ("at⏎14:05"). Markdown emphasis and
/// backslashes between its parts are read over.
[[nodiscard]] std::vector<TimeExpression> findTimeExpressions(std::string_view text);

/// The expression that a whole short text is ("Aug 24 · 5:14 PM", a cell, the value of a field): nothing but blanks, brackets
/// and closing punctuation may be left over. nullopt otherwise.
[[nodiscard]] std::optional<TimeExpression> timeExpressionOf(std::string_view field);

} // namespace chronolane
