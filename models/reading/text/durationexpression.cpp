// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/durationexpression.h"

#include "models/reading/text/textcursor.h"
#include "models/reading/text/timewords.h"

#include <array>
#include <cstdint>

namespace chronolane {

namespace {

constexpr std::int64_t Second = 1'000'000;
constexpr std::int64_t Minute = 60 * Second;
constexpr std::int64_t Hour = 60 * Minute;
constexpr std::int64_t Day = 24 * Hour;
/// Longer than any incident, and far from what 64 bits of microseconds hold.
constexpr std::int64_t Longest = 36'500 * Day;

struct Unit
{
    std::string_view word;
    std::int64_t length;
    Precision precision;
    bool isLetter;   ///< a single letter, which must touch its number
};

constexpr std::array Units = {
    Unit{"seconds", Second, Precision::Second, false}, Unit{"second", Second, Precision::Second, false},
    Unit{"secs", Second, Precision::Second, false},    Unit{"sec", Second, Precision::Second, false},
    Unit{"s", Second, Precision::Second, true},        Unit{"minutes", Minute, Precision::Minute, false},
    Unit{"minute", Minute, Precision::Minute, false},  Unit{"mins", Minute, Precision::Minute, false},
    Unit{"min", Minute, Precision::Minute, false},     Unit{"m", Minute, Precision::Minute, true},
    Unit{"hours", Hour, Precision::Hour, false},       Unit{"hour", Hour, Precision::Hour, false},
    Unit{"hrs", Hour, Precision::Hour, false},         Unit{"hr", Hour, Precision::Hour, false},
    Unit{"h", Hour, Precision::Hour, true},            Unit{"days", Day, Precision::Day, false},
    Unit{"day", Day, Precision::Day, false},           Unit{"d", Day, Precision::Day, true},
    Unit{"weeks", 7 * Day, Precision::Day, false},     Unit{"week", 7 * Day, Precision::Day, false},
    Unit{"months", 30 * Day, Precision::Month, false}, Unit{"month", 30 * Day, Precision::Month, false},
    Unit{"years", 365 * Day, Precision::Year, false},  Unit{"year", 365 * Day, Precision::Year, false},
};

constexpr std::array KoreanUnits = {
    Unit{"시간", Hour, Precision::Hour, false},    Unit{"분", Minute, Precision::Minute, false},
    Unit{"초", Second, Precision::Second, false},  Unit{"일", Day, Precision::Day, false},
    Unit{"주", 7 * Day, Precision::Day, false},    Unit{"개월", 30 * Day, Precision::Month, false},
};

Precision finer(Precision precision)
{
    switch (precision) {
    case Precision::Hour: return Precision::Minute;
    case Precision::Day: return Precision::Hour;
    case Precision::Month: return Precision::Day;
    case Precision::Year: return Precision::Month;
    case Precision::Second:
    case Precision::Minute: break;
    }
    return Precision::Second;
}

/// A count of units: thousandths, so that "3.5" is exact.
struct Count
{
    std::int64_t thousandths = 0;
    bool hasFraction = false;
    bool isWord = false;       ///< "two"
    bool isAtLeast = false;    ///< "12+"
};

std::optional<Count> acceptCount(TextCursor &cursor)
{
    Count count;
    if (const auto word = timewords::acceptNumberWord(cursor)) {
        count.thousandths = *word * 1000;
        count.isWord = true;
        return count;
    }
    const auto whole = cursor.number(1, 6);
    if (!whole)
        return std::nullopt;
    count.thousandths = std::int64_t{*whole} * 1000;
    if (cursor.peek() == '.' && isDigit(cursor.peek(1))) {
        cursor.advance();
        std::int64_t scale = 100;
        for (; isDigit(cursor.peek()); cursor.advance(), scale /= 10)
            count.thousandths += (cursor.peek() - '0') * scale;
        count.hasFraction = true;
    }
    count.isAtLeast = cursor.accept('+');
    return count;
}

/// "2 h 37 min": apart from its number a letter is a unit only where a finer one follows.
bool isBeforeMinutes(TextCursor cursor)
{
    cursor.advance();
    cursor.accept(',');
    if (!cursor.skipBlanks() || !cursor.number(1, 2))
        return false;
    cursor.skipBlanks();
    return cursor.acceptWord("min") || cursor.acceptWord("mins") || cursor.acceptWord("minutes");
}

const Unit *acceptUnit(TextCursor &cursor, const Count &count)
{
    TextCursor tried = cursor;
    const bool hadGap = tried.skipBlanks() || tried.accept('-');
    const char first = lowered(tried.peek());
    for (const Unit &unit : Units) {
        if (first != unit.word.front())
            continue;
        if (unit.isLetter && (count.isWord || (hadGap && !(unit.length == Hour && isBeforeMinutes(tried)))))
            continue;
        // "a second change" and "the second": only counted seconds are a length.
        if (count.isWord && unit.word == "second")
            continue;
        TextCursor behind = tried;
        if (!equalsIgnoringCase(behind.text().substr(behind.at(), unit.word.size()), unit.word))
            continue;
        behind.advance(unit.word.size());
        if (isLetter(behind.peek()) || (isDigit(behind.peek()) && !unit.isLetter))
            continue;
        cursor = behind;
        return &unit;
    }
    for (const Unit &unit : KoreanUnits) {
        if (tried.accept(unit.word)) {
            cursor = tried;
            return &unit;
        }
    }
    return nullptr;
}

/// "half an hour", "an hour and a half" are told apart from counts by their words.
bool acceptHalfHour(TextCursor &cursor)
{
    TextCursor tried = cursor;
    if (!tried.acceptWord("half"))
        return false;
    tried.skipBlanks();
    if (tried.acceptWord("an"))
        tried.skipBlanks();
    else if (!tried.accept('-'))
        return false;
    if (!tried.acceptWord("hour"))
        return false;
    cursor = tried;
    return true;
}

/// The sum of counted units.
struct Sum
{
    std::int64_t microseconds = 0;
    std::int64_t lastUnit = Longest;
    Precision precision = Precision::Year;
    bool approximate = false;
    int parts = 0;
    bool isOnlyKoreanDays = false;   ///< "15일" alone is a date

    bool add(const Count &count, const Unit &unit)
    {
        if (unit.length >= lastUnit)
            return false;
        if (count.thousandths / 1000 > Longest / unit.length)
            return false;
        microseconds += count.thousandths * (unit.length / 1000);
        lastUnit = unit.length;
        precision = count.hasFraction ? finer(unit.precision) : unit.precision;
        approximate = approximate || count.isAtLeast;
        isOnlyKoreanDays = parts == 0 && unit.word == "일";
        ++parts;
        return microseconds <= Longest;
    }
};

/// One count with its unit; fails without moving.
bool acceptPart(TextCursor &cursor, Sum &sum)
{
    TextCursor tried = cursor;
    const auto count = acceptCount(tried);
    if (!count)
        return false;
    const Unit *unit = acceptUnit(tried, *count);
    Sum grown = sum;
    if (!unit || !grown.add(*count, *unit))
        return false;
    cursor = tried;
    sum = grown;
    return true;
}

void skipJoint(TextCursor &cursor)
{
    cursor.skipGap();
    if (cursor.accept(','))
        cursor.skipGap();
    if (cursor.acceptWord("and"))
        cursor.skipGap();
}

/// "01:12:00" behind "0 days", as pandas writes it.
bool acceptClockTail(TextCursor &cursor, Sum &sum)
{
    TextCursor tried = cursor;
    tried.skipBlanks();
    const auto hours = tried.number(2, 2);
    if (!hours || !tried.accept(':'))
        return false;
    const auto minutes = tried.number(2, 2);
    if (!minutes || !tried.accept(':'))
        return false;
    const auto seconds = tried.number(2, 2);
    if (!seconds)
        return false;
    if (tried.accept('.'))
        static_cast<void>(tried.number(1, 9));
    sum.microseconds += *hours * Hour + *minutes * Minute + *seconds * Second;
    sum.precision = Precision::Second;
    cursor = tried;
    return true;
}

/// "PT5M", "P1DT2H", as ISO 8601 writes it.
bool acceptIso(TextCursor &cursor, Sum &sum)
{
    TextCursor tried = cursor;
    if (!tried.accept('P'))
        return false;
    bool isTime = false;
    Sum read;
    while (true) {
        if (!isTime && tried.accept('T')) {
            isTime = true;
            continue;
        }
        const auto count = acceptCount(tried);
        if (!count)
            break;
        const char letter = tried.peek();
        const std::string_view name = letter == 'D' ? "d" : letter == 'W' ? "week" : letter == 'H' ? "h"
            : letter == 'S'                                                                       ? "s"
            : letter == 'M' ? (isTime ? "m" : "month")
            : letter == 'Y' ? "year"
                            : "";
        const Unit *found = nullptr;
        for (const Unit &unit : Units) {
            if (unit.word == name)
                found = &unit;
        }
        if (!found || !read.add(*count, *found))
            return false;
        tried.advance();
    }
    if (read.parts == 0 || isLetter(tried.peek()))
        return false;
    cursor = tried;
    sum = read;
    return true;
}

/// "and a half", "반" behind hours.
void acceptHalfTail(TextCursor &cursor, Sum &sum)
{
    if (sum.lastUnit != Hour)
        return;
    TextCursor tried = cursor;
    tried.skipBlanks();
    const bool isKorean = tried.accept("반");
    if (!isKorean) {
        if (!tried.acceptWord("and"))
            return;
        tried.skipBlanks();
        if (!tried.acceptWord("a"))
            return;
        tried.skipBlanks();
        if (!tried.acceptWord("half"))
            return;
    }
    sum.microseconds += 30 * Minute;
    sum.precision = Precision::Minute;
    cursor = tried;
}

bool acceptSum(TextCursor &cursor, Sum &sum)
{
    if (acceptHalfHour(cursor)) {
        sum.microseconds = 30 * Minute;
        sum.precision = Precision::Minute;
        return true;
    }
    if (acceptIso(cursor, sum))
        return true;
    if (!acceptPart(cursor, sum))
        return false;
    if (sum.lastUnit == Day && acceptClockTail(cursor, sum))
        return true;
    while (true) {
        TextCursor tried = cursor;
        skipJoint(tried);
        if (!acceptPart(tried, sum))
            break;
        cursor = tried;
    }
    acceptHalfTail(cursor, sum);
    if (!sum.isOnlyKoreanDays)
        return true;
    // 15일 is the fifteenth; 15일간, 15일 동안 is a length.
    TextCursor tried = cursor;
    tried.skipBlanks();
    return tried.isAt("간") || tried.isAt("동안") || tried.isAt("이내") || tried.isAt("뒤") || tried.isAt("만에");
}

DurationExpression expressionOf(std::size_t begin, const TextCursor &cursor, const Sum &sum)
{
    DurationExpression expression;
    expression.begin = begin;
    expression.end = cursor.at();
    expression.length = fromMicroseconds(sum.microseconds);
    expression.precision = sum.precision;
    expression.approximate = sum.approximate;
    return expression;
}

/// "01:12:00", "1:12", "+00:15" as a whole field.
std::optional<DurationExpression> clockField(std::string_view field, std::size_t begin)
{
    TextCursor cursor(field, begin);
    const auto hours = cursor.number(1, 4);
    if (!hours || !cursor.accept(':'))
        return std::nullopt;
    const auto minutes = cursor.number(2, 2);
    if (!minutes || *minutes > 59)
        return std::nullopt;
    Sum sum;
    sum.microseconds = *hours * Hour + *minutes * Minute;
    sum.precision = Precision::Minute;
    if (cursor.accept(':')) {
        const auto seconds = cursor.number(2, 2);
        if (!seconds || *seconds > 59)
            return std::nullopt;
        sum.microseconds += *seconds * Second;
        sum.precision = Precision::Second;
    }
    return expressionOf(begin, cursor, sum);
}

/// "about", "~", "약" before a length.
bool acceptApproximation(TextCursor &cursor)
{
    for (const std::string_view word : {"approximately", "about", "around", "roughly", "nearly", "almost", "over"}) {
        if (cursor.acceptWord(word)) {
            cursor.skipBlanks();
            return true;
        }
    }
    if (cursor.accept('~') || cursor.accept("약") || cursor.accept("대략") || cursor.accept("≈")) {
        cursor.skipBlanks();
        return true;
    }
    return false;
}

} // namespace

std::optional<DurationExpression> durationAt(std::string_view text, std::size_t at)
{
    TextCursor cursor(text, at);
    Sum sum;
    if (!acceptSum(cursor, sum))
        return std::nullopt;
    return expressionOf(at, cursor, sum);
}

std::optional<DurationExpression> findDuration(std::string_view text)
{
    for (std::size_t at = 0; at < text.size(); ++at) {
        TextCursor cursor(text, at);
        const char previous = cursor.before();
        if (isLetter(previous) || isDigit(previous) || previous == '.')
            continue;
        if (!isDigit(cursor.peek()) && !isLetter(cursor.peek()))
            continue;
        if (auto duration = durationAt(text, at))
            return duration;
    }
    return std::nullopt;
}

std::optional<DurationExpression> durationFromField(std::string_view field)
{
    TextCursor cursor(field);
    cursor.skipGap();
    cursor.accept('(');
    const std::size_t wordsBegin = cursor.at();
    const bool isApproximate = acceptApproximation(cursor);
    auto duration = durationAt(field, cursor.at());
    if (!duration)
        duration = clockField(field, cursor.at());
    if (!duration)
        return std::nullopt;
    cursor.moveTo(duration->end);
    while (cursor.accept("간") || cursor.accept('.') || cursor.accept(')'))
        cursor.skipGap();
    cursor.skipGap();
    if (!cursor.isAtEnd())
        return std::nullopt;
    duration->begin = wordsBegin;
    duration->approximate = duration->approximate || isApproximate;
    return duration;
}

} // namespace chronolane
