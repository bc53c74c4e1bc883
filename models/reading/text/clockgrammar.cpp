// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/clockgrammar.h"

#include "models/reading/text/timewords.h"

#include <array>
#include <utility>

namespace chronolane {

namespace {

constexpr int LastHour = 24;

void setClock(TimePoint &point, int hour, std::optional<int> minute)
{
    point.hour = hour;
    point.minute = minute;
}

/// Digits behind the point of a second, cut to microseconds.
int acceptFraction(TextCursor &cursor)
{
    int sum = 0;
    int scale = 100'000;
    for (; isDigit(cursor.peek()); cursor.advance()) {
        sum += (cursor.peek() - '0') * scale;
        scale /= 10;
    }
    return sum;
}

/// ":33", ":33.120", ":33,120"; false if something else than seconds follows the minutes after a colon.
bool acceptSeconds(TextCursor &cursor, TimePoint &point)
{
    if (cursor.peek() != ':' || !isDigit(cursor.peek(1)))
        return true;
    TextCursor tried = cursor;
    tried.advance();
    const auto second = tried.number(2, 2);
    if (!second || *second > 60)
        return false;
    point.second = second;
    if ((tried.peek() == '.' || tried.peek() == ',') && isDigit(tried.peek(1))) {
        tried.advance();
        point.microsecond = acceptFraction(tried);
    }
    cursor = tried;
    return cursor.peek() != ':' || !isDigit(cursor.peek(1));
}

/// "Z" right behind the digits.
void acceptZulu(TextCursor &cursor, TimePoint &point)
{
    const char next = cursor.peek(1);
    if ((cursor.peek() != 'Z' && cursor.peek() != 'z') || isLetter(next) || isDigit(next))
        return;
    ZoneWords utc;
    utc.begin = cursor.at();
    utc.end = cursor.at() + 1;
    utc.spelling = std::string(cursor.text().substr(cursor.at(), 1));
    utc.zone = fixedZoneName(0);
    utc.claimedOffset = 0;
    point.zone = std::move(utc);
    cursor.advance();
}

/// AM and PM are kept only where the hour can have them: "17:05 PM" is 17:05.
void acceptHalf(TextCursor &cursor, TimePoint &point)
{
    const auto half = timewords::acceptMeridiem(cursor);
    if (half && *point.hour <= 12)
        point.meridiem = *half;
}

/// Whether letters or digits run on behind a clock time, so that it is none ("12:30abc").
bool runsOn(const TextCursor &cursor)
{
    const char next = cursor.peek();
    if (isDigit(next) || next == '%' || next == '_')
        return true;
    if (!isLetter(next))
        return (next == '.' || next == '/') && isDigit(cursor.peek(1));
    // "16:42UTC" and "14:05h" are written too.
    return !isUpper(next) && !((next == 'h' || next == 'u') && !isLetter(cursor.peek(1)));
}

/// The minutes behind a colon. "5x" is one of ten minutes, the first of which is taken as about; "xx" is nothing but a sign
/// that they are not known, and leaves the hour.
bool acceptMinutes(TextCursor &cursor, TimePoint &point)
{
    const auto isBlot = [&cursor](std::size_t ahead) { return lowered(cursor.peek(ahead)) == 'x' || cursor.peek(ahead) == '?'; };
    if (isBlot(1) && !isLetter(cursor.peek(2)) && !isDigit(cursor.peek(2))) {
        const bool isTen = cursor.peek() >= '0' && cursor.peek() <= '5';
        if (!isTen && !isBlot(0))
            return false;
        if (isTen)
            point.minute = (cursor.peek() - '0') * 10;
        point.approximate = true;
        cursor.advance(2);
        return true;
    }
    point.minute = cursor.number(2, 2);
    return point.minute && *point.minute <= 59;
}

/// 14:05, 5:14 PM, 14:05:33.120Z, 14:0x
bool acceptColonClock(TextCursor &cursor, TimePoint &point)
{
    TextCursor tried = cursor;
    TimePoint read;
    const auto hour = tried.number(1, 2);
    if (!hour || *hour > LastHour || (!tried.accept(':') && !tried.accept("：")))
        return false;
    if (!acceptMinutes(tried, read))
        return false;
    const auto minute = read.minute;
    setClock(read, *hour, minute);
    if (!acceptSeconds(tried, read))
        return false;
    acceptHalf(tried, read);
    if (read.meridiem == Meridiem::None)
        acceptZulu(tried, read);
    if (runsOn(tried))
        return false;
    if (*hour == LastHour && (minute.value_or(1) != 0 || read.second.value_or(0) != 0))
        return false;
    if (tried.peek() == 'h')
        tried.advance();
    setClock(point, *hour, minute);
    point.second = read.second;
    point.microsecond = read.microsecond;
    point.meridiem = read.meridiem;
    point.approximate = point.approximate || read.approximate;
    if (read.zone)
        point.zone = read.zone;
    cursor = tried;
    return true;
}

/// 5 PM, 11am, 5 p.m.
bool acceptBareHour(TextCursor &cursor, TimePoint &point)
{
    TextCursor tried = cursor;
    const auto hour = tried.number(1, 2);
    if (!hour || *hour > 12 || *hour < 1)
        return false;
    const auto half = timewords::acceptMeridiem(tried);
    if (!half)
        return false;
    setClock(point, *hour, std::nullopt);
    point.meridiem = *half;
    cursor = tried;
    return true;
}

/// 14h05
bool acceptLetterClock(TextCursor &cursor, TimePoint &point)
{
    TextCursor tried = cursor;
    const auto hour = tried.number(2, 2);
    if (!hour || *hour >= LastHour || !tried.accept('h'))
        return false;
    const auto minute = tried.number(2, 2);
    // 14h05m is a length.
    if (!minute || *minute > 59 || isLetter(tried.peek()) || isDigit(tried.peek()))
        return false;
    setClock(point, *hour, minute);
    cursor = tried;
    return true;
}

/// 14.05 where the caller expects a clock time, 5.14pm and 14.05 Uhr anywhere.
bool acceptDottedClock(TextCursor &cursor, TimePoint &point, bool mayBeDotted)
{
    TextCursor tried = cursor;
    const bool hasTwoDigits = tried.digitCount() == 2;
    const auto hour = tried.number(1, 2);
    if (!hour || *hour >= LastHour || !tried.accept('.'))
        return false;
    const auto minute = tried.number(2, 2);
    if (!minute || *minute > 59)
        return false;
    TimePoint read;
    setClock(read, *hour, minute);
    acceptHalf(tried, read);
    TextCursor behind = tried;
    behind.skipBlanks();
    const bool isUhr = read.meridiem == Meridiem::None && behind.accept("Uhr");
    if (isUhr)
        tried = behind;
    if (runsOn(tried) || (read.meridiem == Meridiem::None && !isUhr && (!mayBeDotted || !hasTwoDigits)))
        return false;
    setClock(point, *hour, minute);
    point.meridiem = read.meridiem;
    cursor = tried;
    return true;
}

/// 1405Z, 1405 UTC, 1405 hrs
bool acceptMilitaryClock(TextCursor &cursor, TimePoint &point)
{
    TextCursor tried = cursor;
    const auto packed = tried.number(4, 4);
    if (!packed || *packed / 100 >= LastHour || *packed % 100 > 59)
        return false;
    TextCursor behind = tried;
    const bool hadBlank = behind.acceptBlank();
    if (!hadBlank) {
        TimePoint read;
        acceptZulu(behind, read);
        if (!read.zone)
            return false;
        point.zone = read.zone;
        tried = behind;
    } else if (behind.acceptWord("hrs") || behind.acceptWord("hours")) {
        tried = behind;
    } else if (!behind.acceptWord("utc") && !behind.acceptWord("gmt") && !behind.acceptWord("zulu")) {
        return false;
    }
    setClock(point, *packed / 100, *packed % 100);
    cursor = tried;
    return true;
}

/// noon, midnight, 12 noon
bool acceptNamedClock(TextCursor &cursor, TimePoint &point)
{
    TextCursor tried = cursor;
    if (tried.accept("12"))
        tried.skipBlanks();
    int hour = 0;
    if (tried.acceptWord("noon") || tried.acceptWord("midday"))
        hour = 12;
    else if (!tried.acceptWord("midnight"))
        return false;
    setClock(point, hour, 0);
    cursor = tried;
    return true;
}

/// Whether 시 at the cursor's left ends a clock time, and is not the beginning of another word (시간, 시점, 시도).
bool isHourWord(const TextCursor &behind)
{
    constexpr std::array others
        = {"간", "점", "도", "스", "장", "작", "각", "행", "즌", "험", "민", "내", "급", "범", "설", "그"};
    for (const std::string_view other : others) {
        if (behind.isAt(other))
            return false;
    }
    return true;
}

/// " 5분", " 반", "5분 30초" behind the hour.
void acceptKoreanMinutes(TextCursor &cursor, TimePoint &point)
{
    TextCursor tried = cursor;
    tried.skipBlanks();
    if (tried.accept("반") && !timewords::isAtHangul(tried)) {
        point.minute = 30;
        cursor = tried;
        return;
    }
    const auto minute = tried.number(1, 2);
    if (!minute || *minute > 59 || !tried.accept("분") || tried.isAt("간") || tried.isAt("동안"))
        return;
    point.minute = minute;
    cursor = tried;
    tried.skipBlanks();
    const auto second = tried.number(1, 2);
    if (second && *second <= 59 && tried.accept("초")) {
        point.second = second;
        cursor = tried;
    }
}

/// 오후 2시 5분, 17시14분, 오후 2:05, 밤 11시, 정오, 자정
bool acceptKoreanClock(TextCursor &cursor, TimePoint &point)
{
    TextCursor tried = cursor;
    const auto half = timewords::acceptKoreanMeridiem(tried);
    const bool isNoon = tried.accept("정오");
    if (isNoon || tried.accept("자정")) {
        setClock(point, isNoon ? 12 : 0, 0);
        cursor = tried;
        return true;
    }
    TextCursor behind = tried;
    TimePoint read;
    const auto hour = behind.number(1, 2);
    if (hour && *hour <= LastHour && behind.accept("시") && isHourWord(behind)) {
        setClock(read, *hour, std::nullopt);
        read.hasHourWord = true;
        acceptKoreanMinutes(behind, read);
    } else {
        behind = tried;
        if (!half || !acceptColonClock(behind, read))
            return false;
    }
    setClock(point, *read.hour, read.minute);
    point.second = read.second;
    point.microsecond = read.microsecond;
    point.hasHourWord = read.hasHourWord;
    point.meridiem = half && *read.hour <= 12 ? *half : read.meridiem;
    cursor = behind;
    return true;
}

/// 140533 behind the T of 20260824T140533Z
bool acceptCompactClock(TextCursor &cursor, TimePoint &point)
{
    if (cursor.before() != 'T')
        return false;
    TextCursor tried = cursor;
    const bool hasSeconds = tried.digitCount() == 6;
    const auto packed = hasSeconds ? tried.number(6, 6) : tried.number(4, 4);
    if (!packed)
        return false;
    const int minutes = hasSeconds ? *packed / 100 : *packed;
    if (minutes / 100 >= LastHour || minutes % 100 > 59 || (hasSeconds && *packed % 100 > 59))
        return false;
    setClock(point, minutes / 100, minutes % 100);
    if (hasSeconds)
        point.second = *packed % 100;
    acceptZulu(tried, point);
    cursor = tried;
    return true;
}

} // namespace

bool acceptClock(TextCursor &cursor, TimePoint &point, bool mayBeDotted)
{
    if (!isDigit(cursor.peek())) {
        if (isLetter(cursor.peek()))
            return acceptNamedClock(cursor, point);
        return acceptKoreanClock(cursor, point);
    }
    return acceptColonClock(cursor, point) || acceptBareHour(cursor, point) || acceptKoreanClock(cursor, point)
        || acceptLetterClock(cursor, point) || acceptDottedClock(cursor, point, mayBeDotted)
        || acceptMilitaryClock(cursor, point) || acceptCompactClock(cursor, point)
        || acceptNamedClock(cursor, point);
}

} // namespace chronolane
