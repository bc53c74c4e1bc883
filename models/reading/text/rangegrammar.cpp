// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/rangegrammar.h"

#include "models/reading/text/momentgrammar.h"
#include "models/reading/text/textcursor.h"
#include "models/reading/text/timecontextwords.h"

#include <algorithm>
#include <array>
#include <utility>

namespace chronolane {

namespace {

/// What joins the two ends of a range.
enum class RangeJoint {
    None,
    Sign,     ///< a dash, an arrow, a tilde
    Word,     ///< "to", "until", "and" after "between"
    Korean,   ///< 부터, 에서: the end has its own 까지
};

/// Whether the byte behind a dotted number lets it be the clock time of a row: "14.05 - alarm", "------- 11.49".
bool endsRowClock(const TextCursor &start)
{
    TextCursor cursor = start;
    cursor.advance(5);
    if (cursor.peek() == ':' || cursor.peek() == '\r' || cursor.peek() == '\n' || cursor.isAtEnd())
        return true;
    if (!cursor.skipBlanks())
        return false;
    return cursor.peek() == '-' || cursor.isAt("–") || cursor.isAt("—") || cursor.peek() == '|' || cursor.peek() == '\n';
}

bool acceptJointSign(TextCursor &cursor)
{
    constexpr std::array<std::string_view, 14> signs
        = {"->", "-->", "=>", "→", "⇒", "–", "—", "−", "~", "∼", "〜", "～", "--", "-"};
    const char first = cursor.peek();
    if (first != '-' && first != '=' && first != '~' && static_cast<unsigned char>(first) < 0x80)
        return false;
    return std::any_of(signs.begin(), signs.end(), [&cursor](std::string_view sign) { return cursor.accept(sign); });
}

RangeJoint acceptJointWord(TextCursor &cursor, bool isBetween)
{
    if (!isLetter(cursor.peek()) && cursor.peek() != '&')
        return RangeJoint::None;
    // The longer ones come first.
    constexpr std::array<std::string_view, 22> phrases
        = {"and continued until", "and continued through", "and continued to", "and lasted until", "and lasted through",
           "and ran until",       "and ran through",       "and ended at",     "and persisted until",
           "and ending at",       "and was resolved at",   "and resolved at",  "up until", "up to",
           "through to", "right until",
           "until",               "till",                  "through",          "thru",     "to", "til"};
    for (const std::string_view phrase : phrases) {
        if (cursor.acceptWord(phrase))
            return RangeJoint::Word;
    }
    if (isBetween && (cursor.acceptWord("and") || cursor.accept('&')))
        return RangeJoint::Word;
    return RangeJoint::None;
}

RangeJoint acceptRangeJoint(TextCursor &cursor, bool isBetween)
{
    if (cursor.accept("에서")) {
        cursor.skipGap();
        return RangeJoint::Korean;
    }
    cursor.skipGap();
    if (cursor.accept("부터")) {   // also apart from its time: "07:20 UTC 부터 08:05 까지"
        cursor.skipGap();
        return RangeJoint::Korean;
    }
    if (cursor.accept(','))
        cursor.skipGap();
    if (acceptJointSign(cursor)) {
        cursor.skipGap();
        return RangeJoint::Sign;
    }
    const RangeJoint joint = acceptJointWord(cursor, isBetween);
    if (joint == RangeJoint::Word)
        cursor.skipGapOverLineEnd();
    return joint;
}

/// What a moment is followed by, in Korean or English.
void acceptDirectionBehind(TextCursor &cursor, TimeExpression &expression)
{
    struct Ending
    {
        std::string_view word;
        TimeDirection direction;
    };
    constexpr std::array endings = {
        Ending{"부터", TimeDirection::From},   Ending{"까지", TimeDirection::Until}, Ending{"이후", TimeDirection::From},
        Ending{"이전", TimeDirection::By},     Ending{"기준", TimeDirection::At},
    };
    TextCursor tried = cursor;
    tried.skipGap();
    for (const Ending &ending : endings) {
        if (!tried.accept(ending.word))
            continue;
        expression.direction = ending.direction;
        cursor = tried;
        return;
    }
    if (tried.acceptWord("and"))
        tried.skipBlanks();
    if (tried.acceptWord("onwards") || tried.acceptWord("onward")) {
        expression.direction = TimeDirection::From;
        cursor = tried;
    }
}

/// Reads a moment with all that belongs to it.
class RangeReader
{
public:
    RangeReader(std::string_view text, std::size_t at, std::size_t floor)
        : m_cursor(text, at), m_begin(at), m_floor(floor)
    {
    }

    std::optional<TimeExpression> read()
    {
        if (!acceptFirst())
            return std::nullopt;
        m_expression.begin = std::max(m_lead.approximationBegin, m_floor);
        m_expression.phraseBegin = std::max(m_lead.phraseBegin, m_floor);
        m_expression.direction = m_lead.direction;
        m_expression.hasLeadingTilde = m_lead.hasTilde;
        m_expression.first.approximate = m_expression.first.approximate || m_lead.approximate;
        if (!m_expression.last && !acceptLast()) {
            acceptEquivalent();
            acceptDirectionBehind(m_cursor, m_expression);
        } else {
            acceptEquivalent();
        }
        finish();
        return std::move(m_expression);
    }

private:
    /// Most candidates are no moment, so the words before them are looked at only behind that.
    bool acceptFirst()
    {
        if (acceptMoment(m_cursor, m_expression.first, {mayBeDotted(), false})) {
            m_lead = leadingWords(m_cursor.text(), m_begin);
            takeInnerBounds();
            return true;
        }
        if (!isDigit(m_cursor.peek()))
            return false;
        m_lead = leadingWords(m_cursor.text(), m_begin);
        return (acceptBareHourRange() || acceptDayRange()) && !isNumberOfPart();
    }

    /// The "from" or "between" that stands between "yesterday" and its clock time.
    void takeInnerBounds()
    {
        if (m_expression.first.dayReference == DayReference::None || !m_expression.first.hasClock())
            return;
        const std::string_view words = m_cursor.text().substr(m_begin, m_cursor.at() - m_begin);
        m_lead.isBetween = m_lead.isBetween || words.find(" between ") != std::string_view::npos;
        if (words.find(" from ") != std::string_view::npos)
            m_lead.direction = TimeDirection::From;
    }

    /// "Day 1 - 8 July", "Phase 2 – 4 PM": the number belongs to the word before it.
    [[nodiscard]] bool isNumberOfPart() const
    {
        constexpr std::array<std::string_view, 17> Parts
            = {"day",  "phase",   "part",    "step", "stage",  "week",    "wave",     "round", "section",
               "item", "case", "attempt", "episode", "no.", "sprint", "chapter", "appendix"};
        return std::any_of(Parts.begin(), Parts.end(),
                           [this](std::string_view word) { return followsWord(m_cursor.text(), m_begin, word); });
    }

    [[nodiscard]] bool mayBeDotted() const
    {
        if (!isDigit(m_cursor.peek()) || !isDigit(m_cursor.peek(1)) || m_cursor.peek(2) != '.')
            return false;
        return followsWord(m_cursor.text(), m_begin, "at")
            || (isAtRowStart(m_cursor.text(), m_begin) && endsRowClock(m_cursor));
    }

    /// "from 2 to 4 PM", "2-4 PM", "between 8 and 9:30 PM": the first hour is a bare number.
    bool acceptBareHourRange()
    {
        TextCursor tried = m_cursor;
        const auto hour = tried.number(1, 2);
        if (!hour || *hour < 1 || *hour > 12)
            return false;
        TimePoint first;
        first.begin = m_cursor.at();
        first.end = tried.at();
        first.hour = hour;
        const RangeJoint joint = acceptRangeJoint(tried, m_lead.isBetween);
        if (joint == RangeJoint::None || joint == RangeJoint::Korean)
            return false;
        TimePoint last;
        const bool isLed = m_lead.isBetween || m_lead.direction == TimeDirection::From;
        if (!acceptMoment(tried, last) || last.meridiem == Meridiem::None || (last.minute && !isLed))
            return false;   // "Step 8 - 9:30 PM" is no range
        m_expression.first = std::move(first);
        m_expression.last = std::move(last);
        m_cursor = tried;
        return true;
    }

    /// "24–26 August 2026": the first day is a bare number.
    bool acceptDayRange()
    {
        TextCursor tried = m_cursor;
        const auto day = tried.number(1, 2);
        if (!day || *day < 1 || *day > 31)
            return false;
        TimePoint first;
        first.begin = m_cursor.at();
        first.end = tried.at();
        const RangeJoint joint = acceptRangeJoint(tried, m_lead.isBetween);
        TimePoint last;
        const std::size_t lastBegin = tried.at();
        if (joint == RangeJoint::None || !isDigit(tried.peek()) || !acceptMoment(tried, last))
            return false;
        // Only a named month leaves no doubt: "1-2/3" is none.
        const std::string_view words = tried.text().substr(lastBegin, tried.at() - lastBegin);
        if (last.hasClock() || !last.day || !last.month || std::none_of(words.begin(), words.end(), isLetter))
            return false;
        first.year = last.year;
        first.month = last.month;
        first.day = day;
        m_expression.first = std::move(first);
        m_expression.last = std::move(last);
        m_cursor = tried;
        return true;
    }

    bool acceptLast()
    {
        TextCursor tried = m_cursor;
        const RangeJoint joint = acceptRangeJoint(tried, m_lead.isBetween);
        if (joint == RangeJoint::None)
            return false;
        const std::size_t lastBegin = tried.at();
        bool isTilde = false;
        const bool isApproximate = acceptApproximationPrefix(tried, &isTilde);
        TimePoint last;
        const bool isRead = acceptMoment(tried, last, {m_lead.isExpectingClock, true}) || acceptLastDay(tried, last)
            || acceptKoreanMinute(tried, last);
        if (!isRead || !fits(last, joint))
            return false;
        TextCursor behind = tried;
        behind.skipGap();
        const bool hasUntil = behind.accept("까지");
        if (joint == RangeJoint::Korean && !hasUntil)
            return false;
        last.begin = lastBegin;
        last.approximate = last.approximate || isApproximate;
        m_expression.last = std::move(last);
        m_cursor = hasUntil ? behind : tried;
        m_lastEnd = tried.at();
        return true;
    }

    /// A dash between a clock time and a bare date does not make a range.
    [[nodiscard]] bool fits(const TimePoint &last, RangeJoint joint) const
    {
        const TimePoint &first = m_expression.first;
        if (joint == RangeJoint::Sign && first.hasClock() != last.hasClock())
            return last.hasClock() && last.hasDate();
        return true;
    }

    /// The "26" of "Aug 24-26, 2026" and "May 18 – 22": shares the month.
    bool acceptLastDay(TextCursor &cursor, TimePoint &last) const
    {
        const TimePoint &first = m_expression.first;
        if (first.hasClock() || !first.day || !first.month || first.year)
            return false;
        TextCursor tried = cursor;
        const auto day = tried.number(1, 2);
        if (!day || *day <= *first.day || *day > 31 || isLetter(tried.peek()) || tried.peek() == ':'
            || tried.peek() == '%')
            return false;
        last.month = first.month;
        last.day = day;
        last.end = tried.at();
        TextCursor atYear = tried;
        if (atYear.accept(','))
            atYear.skipBlanks();
        else
            atYear.skipBlanks();
        if (const auto year = atYear.number(4, 4); year && *year >= 1900 && *year <= 2199) {
            last.year = year;
            last.end = atYear.at();
        }
        cursor.moveTo(last.end);
        return true;
    }

    /// The "50분" of "10시 40분부터 50분까지".
    bool acceptKoreanMinute(TextCursor &cursor, TimePoint &last) const
    {
        const TimePoint &first = m_expression.first;
        TextCursor tried = cursor;
        const auto minute = tried.number(1, 2);
        if (!first.hour || !first.minute || !minute || *minute > 59 || !tried.accept("분") || !tried.isAt("까지"))
            return false;
        last.hour = first.hour;
        last.meridiem = first.meridiem;
        last.minute = minute;
        last.end = tried.at();
        cursor = tried;
        return true;
    }

    /// "9:30 AM PST (4:30 PM UTC)", "14:05 UTC / 23:05 KST"
    void acceptEquivalent()
    {
        const TimePoint &told = m_expression.last ? *m_expression.last : m_expression.first;
        if (!told.hasClock())
            return;
        TextCursor tried = m_cursor;
        tried.skipGap();
        const bool isBracketed = tried.accept('(') || tried.accept('[');
        if (!isBracketed && !tried.accept('/'))
            return;
        tried.skipGap();
        if (tried.accept('='))
            tried.skipGap();
        TimePoint other;
        if (!acceptMoment(tried, other) || !other.hasClock())
            return;
        if (m_expression.last)
            acceptEndOfEquivalent(tried, other);
        if (!other.zone || other.zone->zone == (told.zone ? told.zone->zone : std::string()))
            return;
        // "8 PM (04:00 UTC)" is the full hour.
        if (!m_expression.first.minute && other.minute == 0)
            m_expression.first.minute = 0;
        if (!m_expression.last)
            m_expression.equivalent = std::move(other);
        m_lastEnd = tried.at();
        if (isBracketed && !tried.accept(')') && !tried.accept(']'))
            return;
        m_cursor = tried;
        m_lastEnd = tried.at();
    }

    /// "–20:40 UTC" of "12:10–13:40 PDT (19:10–20:40 UTC)"; its zone holds for both ends.
    static void acceptEndOfEquivalent(TextCursor &cursor, TimePoint &other)
    {
        TextCursor tried = cursor;
        TimePoint end;
        if (acceptRangeJoint(tried, false) == RangeJoint::None || !acceptMoment(tried, end))
            return;
        if (!other.zone)
            other.zone = std::move(end.zone);
        cursor = tried;
    }

    void finish()
    {
        const TimePoint &told = m_expression.last ? *m_expression.last : m_expression.first;
        m_expression.end = std::max(told.end, m_lastEnd);
        m_expression.phraseEnd = std::max(m_cursor.at(), m_expression.end);
        const std::string_view text = m_cursor.text();
        const bool isBracketed = m_expression.phraseBegin < m_expression.begin
            && (text[m_expression.phraseBegin] == '[' || text[m_expression.phraseBegin] == '(');
        const char close = isBracketed && text[m_expression.phraseBegin] == '[' ? ']' : ')';
        if (isBracketed && m_expression.phraseEnd < text.size() && text[m_expression.phraseEnd] == close)
            ++m_expression.phraseEnd;
        else if (isBracketed)
            m_expression.phraseBegin = m_expression.begin;
    }

    TextCursor m_cursor;
    std::size_t m_begin;
    std::size_t m_floor;
    LeadingWords m_lead;
    TimeExpression m_expression;
    std::size_t m_lastEnd = 0;
};

} // namespace

std::optional<TimeExpression> momentOrRangeAt(std::string_view text, std::size_t at, std::size_t floor)
{
    return RangeReader(text, at, floor).read();
}

} // namespace chronolane
