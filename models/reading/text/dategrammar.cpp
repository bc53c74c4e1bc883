// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/dategrammar.h"

#include "models/reading/text/datenumbers.h"
#include "models/reading/text/koreandate.h"
#include "models/reading/text/timecontextwords.h"
#include "models/reading/text/timewords.h"

#include <utility>

namespace chronolane {

namespace {

/// Whether a date of numbers ends here: nothing follows that would make it part of an id, a path or a version.
bool endsNumericDate(const TextCursor &cursor)
{
    const char next = cursor.peek();
    const char after = cursor.peek(1);
    const bool goesOn = isLetter(after) || isDigit(after);
    if (isDigit(next) || next == '_' || next == '%')
        return false;
    if (isLetter(next))
        return next == 'T' && isDigit(after);
    return !((next == '-' || next == '/' || next == '.' || next == '+') && goesOn);
}

/// Between the numbers of "2026. 8. 24." stand a dot and a blank, between others only the separator.
bool acceptSeparator(TextCursor &cursor, char separator)
{
    if (!cursor.accept(separator))
        return false;
    if (separator == '.')
        cursor.skipBlanks();
    return true;
}

/// 2026-08-24, 2026/8/24, 2026.08.24., 2026. 8. 24., 20260824T140533
bool acceptYearFirst(TextCursor &cursor, TimePoint &point)
{
    TextCursor tried = cursor;
    if (tried.digitCount() == 8 && tried.peek(8) == 'T' && isDigit(tried.peek(9))) {
        const int packed = tried.number(8, 8).value_or(0);
        if (!isYear(packed / 10'000) || !isMonth(packed / 100 % 100) || !isDay(packed % 100))
            return false;
        setDate(point, packed / 10'000, packed / 100 % 100, packed % 100);
        cursor = tried;
        return true;
    }
    const auto year = tried.number(4, 4);
    const char separator = tried.peek();
    if (!year || !isYear(*year) || (separator != '-' && separator != '/' && separator != '.'))
        return false;
    acceptSeparator(tried, separator);
    const auto month = tried.number(1, 2);
    if (!month || !isMonth(*month) || !acceptSeparator(tried, separator))
        return false;
    const auto day = tried.number(1, 2);
    if (!day || !isDay(*day))
        return false;
    if (separator == '.')
        tried.accept('.');
    if (!endsNumericDate(tried))
        return false;
    setDate(point, year, *month, *day);
    cursor = tried;
    return true;
}

/// Whether a blank and a clock time follow the cursor, or the Korean name of a weekday in brackets and both. The hour of one that
/// does not tell its half of the day has at least so many digits.
bool isBeforeClock(TextCursor cursor, std::size_t leastDigits)
{
    for (const std::string_view weekday : {"(월)", "(화)", "(수)", "(목)", "(금)", "(토)", "(일)"})
        cursor.accept(weekday);
    if (cursor.peek() != ' ')
        return false;
    cursor.skipBlanks();
    const bool tellsHalf = (cursor.accept("오전") || cursor.accept("오후")) && (cursor.skipBlanks(), true);
    const std::size_t digits = cursor.digitCount();
    const bool isColon = digits >= leastDigits && digits <= 2 && cursor.peek(digits) == ':' && isDigit(cursor.peek(digits + 1))
        && isDigit(cursor.peek(digits + 2));
    return isColon || (tellsHalf && digits > 0);
}

/// The "26.03.05" of "26.03.05 14:05 복구": two digits each, right before a clock time. Elsewhere a day may stand first.
bool isShortYearBeforeClock(const TextCursor &begin, const TextCursor &end)
{
    return end.at() - begin.at() == 8 && isBeforeClock(end, 1) && isInKoreanLine(end.text(), end.at());
}

/// '22.10.15, 26. 8. 24.: two digits for the year need the apostrophe, the dot at the end or a Korean line.
bool acceptShortYearFirst(TextCursor &cursor, TimePoint &point)
{
    TextCursor tried = cursor;
    const bool hasApostrophe = tried.accept('\'') || tried.accept("’") || tried.accept("‘");
    const auto year = tried.number(2, 2);
    if (!year || !acceptSeparator(tried, '.'))
        return false;
    const auto month = tried.number(1, 2);
    if (!month || !isMonth(*month) || !acceptSeparator(tried, '.'))
        return false;
    const auto day = tried.number(1, 2);
    if (!day || !isDay(*day))
        return false;
    const bool hasFinalDot = tried.accept('.');
    if ((!hasApostrophe && !hasFinalDot && !isShortYearBeforeClock(cursor, tried)) || !endsNumericDate(tried))
        return false;
    setDate(point, completedYear(*year), *month, *day);
    cursor = tried;
    return true;
}

/// Tells month and day of 24/08, 08/24 and 03/04 apart.
bool assignByOrder(TimePoint &point, std::optional<int> year, int first, int second, char separator)
{
    const bool canBeMonthFirst = isMonth(first) && isDay(second);
    const bool canBeDayFirst = isDay(first) && isMonth(second);
    if (!canBeMonthFirst && !canBeDayFirst)
        return false;
    const bool isDoubtful = canBeMonthFirst && canBeDayFirst && first != second && separator != '.';
    const bool isMonthFirst = canBeMonthFirst && (!canBeDayFirst || separator == '/');
    setDate(point, year, isMonthFirst ? first : second, isMonthFirst ? second : first);
    const DateOrder order = isMonthFirst ? DateOrder::MonthFirst : DateOrder::DayFirst;
    if (isDoubtful)
        point.doubtfulOrder = order;
    else if (first != second)
        point.provenOrder = order;
    return true;
}

/// 24-08-2026, 08/24/2026, 24.08.2026, 8/24/26
bool acceptYearLast(TextCursor &cursor, TimePoint &point)
{
    TextCursor tried = cursor;
    const auto first = tried.number(1, 2);
    const char separator = tried.peek();
    if (!first || (separator != '-' && separator != '/' && separator != '.'))
        return false;
    tried.advance();
    const auto second = tried.number(1, 2);
    if (!second || !tried.accept(separator))
        return false;
    const std::size_t digits = tried.digitCount();
    if (digits != 4 && !(digits == 2 && separator == '/'))
        return false;
    const int number = tried.number(2, 4).value_or(0);
    const int year = digits == 4 ? number : completedYear(number);
    if (!isYear(year) || !endsNumericDate(tried))
        return false;
    if (!assignByOrder(point, year, *first, *second, separator))
        return false;
    cursor = tried;
    return true;
}

/// 03-05 01:20, 03.05 01:20, 3.5(목) 01:20: right before a clock time, with two digits each or a Korean weekday behind them.
bool acceptMonthDayBeforeClock(TextCursor &cursor, TimePoint &point)
{
    TextCursor tried = cursor;
    const auto month = tried.number(1, 2);
    const char separator = tried.peek();
    if (!month || !isMonth(*month) || (separator != '-' && separator != '.'))
        return false;
    tried.advance();
    const auto day = tried.number(1, 2);
    if (!day || !isDay(*day))
        return false;
    const bool areTwoDigits = tried.at() - cursor.at() == 5;
    if ((!areTwoDigits && tried.peek() != '(') || !isBeforeClock(tried, 2))
        return false;
    setDate(point, std::nullopt, *month, *day);
    cursor = tried;
    return true;
}

/// 8/24
bool acceptMonthSlashDay(TextCursor &cursor, TimePoint &point, bool &needsCompany)
{
    TextCursor tried = cursor;
    const auto first = tried.number(1, 2);
    if (!first || !tried.accept('/'))
        return false;
    const auto second = tried.number(1, 2);
    if (!second || !endsNumericDate(tried))
        return false;
    if (!assignByOrder(point, std::nullopt, *first, *second, '/'))
        return false;
    needsCompany = true;
    cursor = tried;
    return true;
}

bool acceptOrdinal(TextCursor &cursor)
{
    for (const std::string_view ending : {"st", "nd", "rd", "th"}) {
        if (cursor.acceptWord(ending))
            return true;
    }
    return false;
}

/// 4, 04, 4th as the day of a named month.
std::optional<int> acceptDayNumber(TextCursor &cursor)
{
    TextCursor tried = cursor;
    const auto day = tried.number(1, 2);
    if (!day || !isDay(*day))
        return std::nullopt;
    acceptOrdinal(tried);
    const char next = tried.peek();
    const bool goesOn = isLetter(next) || next == '%' || next == '_'
        || ((next == ':' || next == '.' || next == '/' || next == '+') && isDigit(tried.peek(1)));
    if (goesOn)
        return std::nullopt;
    cursor = tried;
    return day;
}

/// ", 2031", " 2031" behind a named month and day; not the "20" of a clock time, nor a count of something.
std::optional<int> acceptYearBehind(TextCursor &cursor, bool allowApostrophe)
{
    TextCursor tried = cursor;
    tried.skipGap();
    const bool hasComma = tried.accept(',');
    if (hasComma)
        tried.skipGap();
    if (allowApostrophe && (tried.accept('\'') || tried.accept("’"))) {
        const auto number = tried.number(2, 2);
        if (!number)
            return std::nullopt;
        cursor = tried;
        return completedYear(*number);
    }
    const auto year = tried.number(4, 4);
    // Old years need the comma: "Mar 4 1405 UTC" may tell a clock time.
    const bool isOldYear = year && hasComma && *year >= OldestYear && *year < FirstYear;
    if (!year || (!isYear(*year) && !isOldYear) || isLetter(tried.peek()))
        return std::nullopt;
    if ((tried.peek() == ':' || tried.peek() == '.') && isDigit(tried.peek(1)))
        return std::nullopt;
    cursor = tried;
    return year;
}

/// Aug 24, 2026; August 24th; Aug. 24 '26; May 2026
bool acceptMonthName(TextCursor &cursor, TimePoint &point, bool &needsCompany)
{
    TextCursor tried = cursor;
    const auto month = timewords::acceptMonth(tried);
    if (!month)
        return false;
    TextCursor behind = tried;
    behind.skipGap();
    if (behind.accept('-') || behind.accept('/'))
        behind.skipBlanks();
    if (const auto day = acceptDayNumber(behind)) {
        TextCursor atYear = behind;
        if (atYear.peek() == '-' || atYear.peek() == '/')
            atYear.advance();
        const auto year = acceptYearBehind(atYear, true);
        setDate(point, year, *month, *day);
        cursor = year ? atYear : behind;
        return true;
    }
    if (const auto year = acceptYearBehind(tried, true)) {
        point.year = year;
        point.month = month;
        needsCompany = false;
        cursor = tried;
        return true;
    }
    return false;
}

/// 24 Aug 2026; 4th March; 24th of August, 2026; 24-Aug-2026
bool acceptDayThenName(TextCursor &cursor, TimePoint &point)
{
    TextCursor tried = cursor;
    const auto day = tried.number(1, 2);
    if (!day || !isDay(*day))
        return false;
    acceptOrdinal(tried);
    if (isLetter(tried.peek()))
        return false;
    const bool isDashed = (tried.peek() == '-' || tried.peek() == '/') && isLetter(tried.peek(1));
    if (isDashed)
        tried.advance();
    tried.skipGap();
    if (tried.acceptWord("of"))
        tried.skipGap();
    const auto month = timewords::acceptMonth(tried);
    if (!month)
        return false;
    TextCursor atYear = tried;
    if (isDashed && !atYear.accept('-') && !atYear.accept('/'))
        return false;
    const auto year = acceptYearBehind(atYear, !isDashed);
    if (isDashed && !year)
        return false;
    setDate(point, year, *month, *day);
    cursor = year ? atYear : tried;
    return true;
}

/// 19. August 2026, as German and Norwegian write it.
bool acceptDottedDayThenName(TextCursor &cursor, TimePoint &point)
{
    TextCursor tried = cursor;
    const auto day = tried.number(1, 2);
    if (!day || !isDay(*day) || !tried.accept('.') || !tried.skipBlanks())
        return false;
    const auto month = timewords::acceptMonth(tried);
    if (!month)
        return false;
    const auto year = acceptYearBehind(tried, false);
    if (!year)
        return false;   // "3. May fail" is a list
    setDate(point, year, *month, *day);
    cursor = tried;
    return true;
}

} // namespace

bool acceptDate(TextCursor &cursor, TimePoint &point, bool &needsCompany)
{
    needsCompany = false;
    if (isLetter(cursor.peek()))
        return acceptMonthName(cursor, point, needsCompany);
    if (cursor.peek(cursor.digitCount()) == ':')
        return false;   // a clock time
    return acceptKoreanDate(cursor, point, needsCompany) || acceptYearFirst(cursor, point)
        || acceptShortYearFirst(cursor, point) || acceptYearLast(cursor, point)
        || acceptDayThenName(cursor, point) || acceptDottedDayThenName(cursor, point)
        || acceptMonthDayBeforeClock(cursor, point) || acceptMonthSlashDay(cursor, point, needsCompany);
}

} // namespace chronolane
