// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/koreandate.h"

#include "models/reading/text/datenumbers.h"

#include <string_view>

namespace chronolane {

namespace {

/// Whether the 일 at the cursor belongs to a date and not to a length or another word ("15일간", "3일 동안", "1일 1회").
bool isDayOfMonth(TextCursor behind)
{
    if (behind.isAt("간") || behind.isAt("차") || behind.isAt("째") || behind.isAt("치"))
        return false;
    behind.skipBlanks();
    for (const std::string_view word : {"동안", "이내", "만에", "뒤", "후 "}) {
        if (behind.isAt(word))
            return false;
    }
    return true;
}

/// "2026년 ", "'26년 "
std::optional<int> acceptKoreanYear(TextCursor &cursor)
{
    TextCursor tried = cursor;
    tried.accept('\'');
    const auto number = tried.number(2, 4);
    if (!number || !tried.accept("년"))
        return std::nullopt;
    const int year = *number < 100 ? completedYear(*number) : *number;
    if (!isYear(year))
        return std::nullopt;
    cursor = tried;
    return year;
}

/// "8월", or the "10." of "10.19일"
std::optional<int> acceptKoreanMonth(TextCursor &cursor, bool mayBeDotted)
{
    TextCursor tried = cursor;
    const auto month = tried.number(1, 2);
    if (!month || !isMonth(*month))
        return std::nullopt;
    const bool isNamed = tried.accept("월") && !tried.isAt("요일");
    if (!isNamed && !(mayBeDotted && tried.peek() == '.' && isDigit(tried.peek(1)) && tried.accept('.')))
        return std::nullopt;
    cursor = tried;
    return month;
}

} // namespace

bool acceptKoreanDate(TextCursor &cursor, TimePoint &point, bool &needsCompany)
{
    TextCursor tried = cursor;
    const auto year = acceptKoreanYear(tried);
    std::size_t end = tried.at();   // behind the last part; the blank that follows does not belong to it
    tried.skipBlanks();
    const auto month = acceptKoreanMonth(tried, !year);
    const bool isDotted = month && tried.before() == '.';
    if (month) {
        end = tried.at();
        tried.skipBlanks();
    }
    const auto day = tried.number(1, 2);
    if (day && isDay(*day) && tried.accept("일") && isDayOfMonth(tried)) {
        if (year && !month)
            return false;
        point.day = day;
        end = tried.at();
    } else if (isDotted || (!year && !month)) {
        return false;
    }
    point.year = year;
    point.month = month;
    needsCompany = !month || (!year && !point.day);
    cursor.moveTo(end);
    return true;
}

} // namespace chronolane
