// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/momentgrammar.h"

#include "models/reading/text/clockgrammar.h"
#include "models/reading/text/dategrammar.h"
#include "models/reading/text/timewords.h"

#include <utility>

namespace chronolane {

namespace {

/// How two parts of a moment are joined.
enum class Joint {
    None,    ///< blanks, a comma, a middle dot, "at"
    Tight,   ///< nothing at all between them
    On,      ///< "on"
    Dash,    ///< a dash or a cell's border: only from a date to its clock time
};

/// Puts a moment together, part after part.
class MomentReader
{
public:
    MomentReader(const TextCursor &cursor, MomentSurroundings surroundings)
        : m_cursor(cursor), m_surroundings(surroundings)
    {
    }

    bool read()
    {
        const std::size_t begin = m_cursor.at();
        if (!acceptPart(Joint::None))
            return false;
        while (acceptJoinedPart()) {
        }
        if (!isMoment())
            return false;
        if (timewords::acceptApproximationSuffix(m_cursor))
            m_point.approximate = true;
        m_point.begin = begin;
        m_point.end = m_cursor.at();
        return true;
    }

    [[nodiscard]] TimePoint takePoint() { return std::move(m_point); }
    [[nodiscard]] const TextCursor &cursor() const { return m_cursor; }

private:
    [[nodiscard]] bool hasCalendarDate() const { return m_point.day || m_point.month; }
    [[nodiscard]] bool hasAnyDate() const { return hasCalendarDate() || m_point.dayReference != DayReference::None; }

    [[nodiscard]] bool isMoment() const
    {
        if (m_point.hasClock())
            return true;
        if (m_point.dayReference != DayReference::None)
            return !m_dayNeedsClock || hasCalendarDate();
        if (!hasCalendarDate())
            return false;
        return !m_needsCompany || m_point.weekday || m_surroundings.isRangeEnd;
    }

    bool acceptJoinedPart()
    {
        const TextCursor back = m_cursor;
        const bool wasApproximate = m_point.approximate;
        const Joint joint = acceptJoint();
        if (acceptPart(joint))
            return true;
        m_cursor = back;
        m_point.approximate = wasApproximate;
        return false;
    }

    Joint acceptJoint()
    {
        const std::size_t begin = m_cursor.at();
        const bool awaitsClock = hasAnyDate() && !m_point.hasClock();
        // 2026-08-24T14:05
        if (awaitsClock && (m_cursor.peek() == 'T' || m_cursor.peek() == 't') && isDigit(m_cursor.before())
            && isDigit(m_cursor.peek(1))) {
            m_cursor.advance();
            m_isIso = true;
            return Joint::None;
        }
        if (timewords::acceptApproximationSuffix(m_cursor))
            m_point.approximate = true;
        m_cursor.skipGap();
        Joint joint = m_cursor.at() == begin ? Joint::Tight : Joint::None;
        if (m_cursor.accept(',') || m_cursor.accept("·") || m_cursor.accept("의 ") || m_cursor.accept('@')) {
            joint = Joint::None;
            m_cursor.skipGap();
        } else if (awaitsClock && acceptDash()) {
            joint = Joint::Dash;
            m_cursor.skipGap();
        }
        // "yesterday from 10:12 to 10:40", "last night between 23:50 and 00:40": the words that bound it are read by who calls.
        const bool isBounded = awaitsClock && m_point.dayReference != DayReference::None
            && (m_cursor.acceptWord("from") || m_cursor.acceptWord("between"));
        if (isBounded)
            m_cursor.skipGap();
        if (m_cursor.acceptWord("at") || m_cursor.acceptWord("on")) {
            joint = lowered(m_cursor.before()) == 'n' ? Joint::On : Joint::None;
            m_cursor.skipGapOverLineEnd();
        }
        if (awaitsClock && acceptApproximationPrefix(m_cursor))
            m_point.approximate = true;
        return joint;
    }

    /// " - ", " – ", " | " or ": " between a date and its clock time.
    bool acceptDash()
    {
        const bool wasBlank = m_cursor.before() == ' ' || m_cursor.before() == '*';
        TextCursor tried = m_cursor;
        if (!tried.accept('-') && !tried.accept("–") && !tried.accept("—") && !tried.accept('|')
            && !(tried.accept(':') && !wasBlank))
            return false;
        if (!tried.skipBlanks())
            return false;
        m_cursor = tried;
        return true;
    }

    bool acceptPart(Joint joint)
    {
        if (joint == Joint::Dash)
            return acceptClockPart();
        const char c = m_cursor.peek();
        if (c == '(' || c == '[')
            return acceptBracketedPart();
        if (isDigit(c) || c == '\'')
            return acceptDatePart(joint) || acceptClockPart() || acceptDayPart() || acceptLateYear();
        if (c == '+' || c == '-')
            return acceptZonePart();
        const bool isWord = isLetter(c) || static_cast<unsigned char>(c) >= 0x80;
        // "14:05 당일 배포 건", "14:05 동일 증상": behind the clock time it is a word of what happened.
        const bool isOfWords = m_point.hasClock() && static_cast<unsigned char>(c) >= 0x80;
        return isWord
            && (acceptWeekdayPart() || acceptDatePart(joint) || acceptClockPart() || (!isOfWords && acceptDayPart())
                || acceptZonePart());
    }

    bool acceptWeekdayPart()
    {
        if (m_point.weekday)
            return false;
        m_point.weekday = timewords::acceptWeekday(m_cursor);
        return m_point.weekday.has_value();
    }

    bool acceptDatePart(Joint joint)
    {
        if (hasCalendarDate())
            return false;
        TextCursor tried = m_cursor;
        TimePoint read = m_point;
        bool needsCompany = false;
        if (!acceptDate(tried, read, needsCompany))
            return false;
        // "14:05 3/4 of the nodes" holds no date.
        if (needsCompany && m_point.hasClock() && joint != Joint::On)
            return false;
        if (!read.day && m_point.hasClock())
            return false;
        // In "14:05 20일 …" and "on Monday 3/4" a lone part stays what it is.
        m_point = std::move(read);
        m_needsCompany = needsCompany;
        m_cursor = tried;
        return true;
    }

    bool acceptClockPart()
    {
        if (m_point.hasClock() || (hasCalendarDate() && !m_point.day && !m_point.weekday))
            return false;
        const Meridiem named = m_point.meridiem;   // "the next morning at 9:00"
        const bool mayBeDotted = m_surroundings.mayBeDotted || (m_point.year && m_point.day);
        if (!acceptClock(m_cursor, m_point, mayBeDotted))
            return false;
        if (m_point.meridiem == Meridiem::None && *m_point.hour <= 12)
            m_point.meridiem = named;
        return true;
    }

    bool acceptDayPart()
    {
        if (hasAnyDate())
            return false;
        const auto words = timewords::acceptDayReference(m_cursor);
        if (!words)
            return false;
        m_point.dayReference = words->reference;
        m_point.dayNumber = words->number;
        m_dayNeedsClock = words->needsClock;
        if (words->meridiem != Meridiem::None && !m_point.hasClock())
            m_point.meridiem = words->meridiem;
        else if (words->meridiem != Meridiem::None && m_point.meridiem == Meridiem::None && *m_point.hour <= 12)
            m_point.meridiem = words->meridiem;
        return true;
    }

    bool acceptZonePart()
    {
        if (m_point.zone)
            return false;
        auto words = zoneWordsAt(m_cursor.text(), m_cursor.at());
        if (!words)
            return false;
        const bool isBare = words->spelling[0] == '+' || words->spelling[0] == '-';
        if (isBare && !mayBeBareOffset(*words))
            return false;
        m_cursor.moveTo(words->end);
        m_point.zone = std::move(words);
        return true;
    }

    /// "14:05-15:10" is a range, "T14:05-07:00" and "14:05 -0700" hold an offset.
    [[nodiscard]] bool mayBeBareOffset(const ZoneWords &words) const
    {
        if (!m_point.hasClock())
            return false;
        const bool isPacked = words.spelling.size() == 5 && words.spelling[3] != ':';
        const bool isEast = words.spelling[0] == '+';
        return isEast || m_isIso || isPacked || (m_point.second && words.spelling.size() == 6);
    }

    /// The year of "Tue Mar  4 14:05:33 UTC 2031".
    bool acceptLateYear()
    {
        if (!m_point.day || !m_point.month || m_point.year || !m_point.hasClock())
            return false;
        TextCursor tried = m_cursor;
        const auto year = tried.number(4, 4);
        if (!year || *year < 1900 || *year > 2199 || isLetter(tried.peek()) || tried.peek() == ':')
            return false;
        m_point.year = year;
        m_cursor = tried;
        return true;
    }

    /// "(월)", "(UTC)", "(Day 2)", "(8일)", "(4 March)" and the same in square brackets.
    bool acceptBracketedPart()
    {
        if (acceptWeekdayPart() || (m_point.hasClock() && acceptZonePart()) || acceptDayPart() || acceptZonePart())
            return true;
        TextCursor tried = m_cursor;
        const char close = tried.peek() == '(' ? ')' : ']';
        tried.advance();
        if (hasCalendarDate() || (m_point.dayReference == DayReference::None && !m_point.hasClock()))
            return false;
        TimePoint read = m_point;
        bool needsCompany = false;
        if (!acceptDate(tried, read, needsCompany) || !tried.accept(close))
            return false;
        m_point = std::move(read);
        m_needsCompany = needsCompany;
        m_cursor = tried;
        return true;
    }

    TextCursor m_cursor;
    MomentSurroundings m_surroundings;
    TimePoint m_point;
    bool m_needsCompany = false;
    bool m_dayNeedsClock = false;
    bool m_isIso = false;
};

} // namespace

bool acceptMoment(TextCursor &cursor, TimePoint &point, MomentSurroundings surroundings)
{
    MomentReader reader(cursor, surroundings);
    if (!reader.read())
        return false;
    point = reader.takePoint();
    cursor = reader.cursor();
    return true;
}

bool acceptApproximationPrefix(TextCursor &cursor, bool *isTilde)
{
    TextCursor tried = cursor;
    const bool hasTilde = tried.accept('~') || tried.accept("≈") || tried.accept("∼");
    bool accepted = hasTilde;
    if (!accepted) {
        for (const std::string_view word :
             {"approximately", "approx", "about", "around", "roughly", "circa", "ca", "c", "nearly", "almost", "just"}) {
            if (!tried.acceptWord(word))
                continue;
            tried.accept('.');
            accepted = true;
            break;
        }
    }
    accepted = accepted || tried.accept("약") || tried.accept("대략");
    if (!accepted)
        return false;
    tried.skipBlanks();
    if (tried.acceptWord("at"))
        tried.skipBlanks();
    cursor = tried;
    if (isTilde)
        *isTilde = hasTilde;
    return true;
}

} // namespace chronolane
