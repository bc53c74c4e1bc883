// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/timewords.h"

#include "models/reading/text/wordshapes.h"

#include <array>
#include <string_view>

namespace chronolane::timewords {

namespace {

struct NamedNumber
{
    std::string_view word;
    int number;
};

/// Words that mean numbers.
template<std::size_t N>
class NumberWords
{
public:
    constexpr explicit NumberWords(const std::array<NamedNumber, N> &table) : m_table(table), m_shapes(wordsOf(table)) {}

    /// The number of a word of ASCII letters in any case.
    [[nodiscard]] std::optional<int> find(std::string_view word) const
    {
        if (!m_shapes.mayHold(word))
            return std::nullopt;
        for (const NamedNumber &entry : m_table)
            if (entry.word.front() == lowered(word.front()) && equalsIgnoringCase(entry.word, word))
                return entry.number;
        return std::nullopt;
    }

private:
    static constexpr std::array<std::string_view, N> wordsOf(const std::array<NamedNumber, N> &table)
    {
        std::array<std::string_view, N> words;
        for (std::size_t i = 0; i < N; ++i)
            words[i] = table[i].word;
        return words;
    }

    std::array<NamedNumber, N> m_table;
    WordShapes m_shapes;
};

constexpr NumberWords Months(std::array<NamedNumber, 24>{{
    {"jan", 1},  {"january", 1},  {"feb", 2},  {"february", 2},  {"mar", 3},  {"march", 3},
    {"apr", 4},  {"april", 4},    {"may", 5},  {"jun", 6},       {"june", 6}, {"jul", 7},
    {"july", 7}, {"aug", 8},      {"august", 8}, {"sep", 9},     {"sept", 9}, {"september", 9},
    {"oct", 10}, {"october", 10}, {"nov", 11}, {"november", 11}, {"dec", 12}, {"december", 12},
}});

constexpr NumberWords Weekdays(std::array<NamedNumber, 18>{{
    {"mon", 0}, {"monday", 0}, {"tue", 1}, {"tues", 1}, {"tuesday", 1}, {"wed", 2}, {"weds", 2}, {"wednesday", 2},
    {"thu", 3}, {"thur", 3}, {"thurs", 3}, {"thursday", 3}, {"fri", 4}, {"friday", 4}, {"sat", 5}, {"saturday", 5},
    {"sun", 6}, {"sunday", 6},
}});

constexpr std::array<std::string_view, 7> KoreanWeekdays = {"월", "화", "수", "목", "금", "토", "일"};

constexpr NumberWords Numbers(std::array<NamedNumber, 22>{{
    {"a", 1}, {"an", 1}, {"one", 1}, {"two", 2}, {"three", 3}, {"four", 4}, {"five", 5}, {"six", 6},
    {"seven", 7}, {"eight", 8}, {"nine", 9}, {"ten", 10}, {"eleven", 11}, {"twelve", 12}, {"fifteen", 15},
    {"twenty", 20}, {"thirty", 30}, {"forty", 40}, {"fifty", 50}, {"sixty", 60}, {"seventy", 70}, {"ninety", 90},
}});

struct NamedMeridiem
{
    std::string_view word;
    Meridiem meridiem;
};

constexpr std::array<NamedMeridiem, 8> KoreanMeridiems = {{
    {"오전", Meridiem::Morning},
    {"오후", Meridiem::Afternoon},
    {"새벽", Meridiem::Morning},
    {"아침", Meridiem::Morning},
    {"저녁", Meridiem::Afternoon},
    {"한밤", Meridiem::Night},
    {"밤", Meridiem::Night},
    {"낮", Meridiem::Afternoon},
}};

struct NamedDay
{
    std::string_view word;
    DayReference reference;
    bool needsClock;
};

constexpr std::array<NamedDay, 20> KoreanDays = {{
    {"전날", DayReference::PreviousDay, true},
    {"전일", DayReference::PreviousDay, true},
    {"다음 날", DayReference::NextDay, true},
    {"다음날", DayReference::NextDay, true},
    {"이튿날", DayReference::NextDay, true},
    {"익일", DayReference::NextDay, true},
    {"당일", DayReference::SameDay, true},
    {"같은 날", DayReference::SameDay, true},
    {"같은날", DayReference::SameDay, true},
    {"동일", DayReference::SameDay, true},
    {"이날", DayReference::SameDay, true},
    {"금일", DayReference::Today, true},
    {"오늘", DayReference::Today, true},
    {"작일", DayReference::Yesterday, true},
    {"어제", DayReference::Yesterday, true},
    {"명일", DayReference::Tomorrow, true},
    {"내일", DayReference::Tomorrow, true},
    {"금입", DayReference::Today, true},   // a common slip for 금일
    {"어젯", DayReference::LastNight, true},
    {"그날", DayReference::SameDay, true},
}};

/// Whether a Korean word may end at the cursor: only a particle, or no syllable at all, follows.
bool endsWord(const TextCursor &cursor)
{
    if (!isAtHangul(cursor))
        return true;
    for (const std::string_view particle : {"에", "부", "까", "의", "이", "으", "은", "는", "을", "를", "도"}) {
        if (cursor.isAt(particle))
            return true;
    }
    return false;
}

/// The letters of the English word at the cursor, if a word begins and ends there.
std::string_view wholeWord(const TextCursor &cursor)
{
    const std::string_view word = cursor.letters();
    return isDigit(cursor.peek(word.size())) ? std::string_view() : word;
}

std::optional<int> acceptKoreanWeekday(TextCursor &cursor)
{
    for (std::size_t i = 0; i < KoreanWeekdays.size(); ++i) {
        TextCursor tried = cursor;
        if (tried.accept(KoreanWeekdays[i])) {
            if (tried.accept("요일")) {
                cursor = tried;
                return static_cast<int>(i);
            }
        }
    }
    return std::nullopt;
}

/// "(월)", "(Mon)", "[화]"
std::optional<int> acceptBracketedWeekday(TextCursor &cursor)
{
    TextCursor tried = cursor;
    const char close = tried.peek() == '(' ? ')' : ']';
    if (!tried.accept('(') && !tried.accept('['))
        return std::nullopt;
    std::optional<int> weekday;
    if (const auto whole = acceptKoreanWeekday(tried)) {
        weekday = whole;
    } else if (const std::string_view word = wholeWord(tried); !word.empty()) {
        weekday = Weekdays.find(word);
        tried.advance(word.size());
    } else {
        for (std::size_t i = 0; i < KoreanWeekdays.size() && !weekday; ++i) {
            if (tried.accept(KoreanWeekdays[i]))
                weekday = static_cast<int>(i);
        }
    }
    if (!weekday || !tried.accept(close))
        return std::nullopt;
    cursor = tried;
    return weekday;
}

/// What stands behind "the next", "the previous", "the same", "that".
std::optional<Meridiem> acceptPartOfDay(TextCursor &cursor)
{
    cursor.skipBlanks();
    if (cursor.acceptWord("day"))
        return Meridiem::None;
    if (cursor.acceptWord("morning"))
        return Meridiem::Morning;
    if (cursor.acceptWord("afternoon") || cursor.acceptWord("evening") || cursor.acceptWord("night"))
        return Meridiem::Afternoon;
    return std::nullopt;
}

std::optional<DayWords> acceptEnglishDay(TextCursor &cursor)
{
    // today, tomorrow, the, that; next; following; previous, preceding; same; yesterday; last
    if (std::string_view("tnfpsyl").find(lowered(cursor.peek())) == std::string_view::npos)
        return std::nullopt;
    TextCursor tried = cursor;
    DayWords day;
    if (tried.acceptWord("today") || tried.acceptWord("yesterday") || tried.acceptWord("tomorrow")) {
        const char first = lowered(cursor.peek());
        const bool isTomorrow = tried.at() - cursor.at() == 8;
        day.reference = first == 'y' ? DayReference::Yesterday
            : isTomorrow             ? DayReference::Tomorrow
                                     : DayReference::Today;
        // "Yesterday the queue was down from 10:12 on" dates what follows; "Today we know more" dates nothing.
        day.needsClock = day.reference == DayReference::Today || !isUpper(cursor.peek());
        cursor = tried;
        return day;
    }
    if (tried.acceptWord("last")) {
        tried.skipBlanks();
        if (!tried.acceptWord("night") && !tried.acceptWord("evening"))
            return std::nullopt;
        day.reference = DayReference::LastNight;
        day.meridiem = Meridiem::Night;
        day.needsClock = !isUpper(cursor.peek());
        cursor = tried;
        return day;
    }
    if (tried.acceptWord("the"))
        tried.skipBlanks();
    if (tried.acceptWord("next") || tried.acceptWord("following"))
        day.reference = DayReference::NextDay;
    else if (tried.acceptWord("previous") || tried.acceptWord("preceding"))
        day.reference = DayReference::PreviousDay;
    else if (tried.acceptWord("same") || tried.acceptWord("that"))
        day.reference = DayReference::SameDay;
    else
        return std::nullopt;
    const auto part = acceptPartOfDay(tried);
    if (!part)
        return std::nullopt;
    day.meridiem = *part;
    // "the previous day" compares more often than it dates, and "until the next day" dates nothing that follows; a
    // sentence that begins with "The next day" moves the story on.
    const bool beginsSentence = isUpper(cursor.peek());
    day.needsClock = day.reference != DayReference::NextDay || *part != Meridiem::None || !beginsSentence;
    cursor = tried;
    return day;
}

/// "Day 2", "(Day 2)", "2일차"
std::optional<DayWords> acceptNumberedDay(TextCursor &cursor)
{
    TextCursor tried = cursor;
    const bool isBracketed = tried.accept('(') || tried.accept('[');
    DayWords day;
    day.reference = DayReference::DayNumber;
    day.needsClock = !isBracketed;
    if (tried.acceptWord("day")) {
        tried.skipBlanks();
        const auto number = tried.number(1, 2);
        if (!number)
            return std::nullopt;
        day.number = *number;
    } else {
        const auto number = tried.number(1, 2);
        if (!number || !tried.accept("일차"))
            return std::nullopt;
        day.number = *number;
    }
    if (day.number < 1 || (isBracketed && !tried.accept(')') && !tried.accept(']')))
        return std::nullopt;
    cursor = tried;
    return day;
}

} // namespace

std::optional<int> acceptMonth(TextCursor &cursor)
{
    const std::string_view word = wholeWord(cursor);
    if (word.size() < 3 || word.size() > 9)
        return std::nullopt;
    const auto month = Months.find(word);
    if (!month)
        return std::nullopt;
    // "may" and "march" are verbs unless they are written as names.
    if ((equalsIgnoringCase(word, "may") || equalsIgnoringCase(word, "march")) && !isUpper(word[0]))
        return std::nullopt;
    cursor.advance(word.size());
    if (word.size() <= 4)
        cursor.accept('.');
    return month;
}

std::optional<int> acceptWeekday(TextCursor &cursor)
{
    if (const auto bracketed = acceptBracketedWeekday(cursor))
        return bracketed;
    if (const auto korean = acceptKoreanWeekday(cursor))
        return korean;
    const std::string_view word = wholeWord(cursor);
    if (word.size() < 3 || word.size() > 9 || !isUpper(word[0]))
        return std::nullopt;
    const auto weekday = Weekdays.find(word);
    if (!weekday)
        return std::nullopt;
    cursor.advance(word.size());
    if (!cursor.accept(','))
        cursor.accept('.');
    return weekday;
}

std::optional<Meridiem> acceptMeridiem(TextCursor &cursor)
{
    TextCursor tried = cursor;
    tried.skipBlanks();
    const char half = lowered(tried.peek());
    if (half != 'a' && half != 'p')
        return std::nullopt;
    tried.advance();
    const bool isDotted = tried.accept('.');
    if (isDotted)
        tried.skipBlanks();
    if (lowered(tried.peek()) != 'm')
        return std::nullopt;
    tried.advance();
    if (isLetter(tried.peek()) || isDigit(tried.peek()))
        return std::nullopt;
    if (isDotted)
        tried.accept('.');
    cursor = tried;
    return half == 'a' ? Meridiem::Morning : Meridiem::Afternoon;
}

std::optional<Meridiem> acceptKoreanMeridiem(TextCursor &cursor)
{
    for (const NamedMeridiem &entry : KoreanMeridiems) {
        if (cursor.accept(entry.word)) {
            cursor.accept("중");   // 밤중
            cursor.skipBlanks();
            return entry.meridiem;
        }
    }
    return std::nullopt;
}

std::optional<DayWords> acceptDayReference(TextCursor &cursor)
{
    if (const auto numbered = acceptNumberedDay(cursor))
        return numbered;
    if (isLetter(cursor.peek()))
        return acceptEnglishDay(cursor);
    for (const NamedDay &entry : KoreanDays) {
        if (cursor.accept(entry.word)) {
            DayWords day;
            day.reference = entry.reference;
            day.needsClock = entry.needsClock;
            return day;
        }
    }
    return std::nullopt;
}

bool acceptApproximationSuffix(TextCursor &cursor)
{
    TextCursor tried = cursor;
    tried.skipBlanks();
    for (const std::string_view word : {"무렵", "즈음", "정도", "가량", "경", "께", "쯤", "전후"}) {
        if (tried.accept(word)) {
            if (word == "경" && !endsWord(tried))
                return false;   // 14:05 경보 is an alarm at 14:05
            cursor = tried;
            return true;
        }
    }
    return false;
}

std::optional<int> acceptNumberWord(TextCursor &cursor)
{
    const std::string_view word = wholeWord(cursor);
    if (word.empty() || word.size() > 8)
        return std::nullopt;
    auto number = Numbers.find(word);
    if (!number)
        return std::nullopt;
    cursor.advance(word.size());
    if (*number >= 20 && cursor.peek() == '-') {
        TextCursor tried = cursor;
        tried.advance();
        const auto unit = Numbers.find(wholeWord(tried));
        if (unit && *unit < 10) {
            tried.advance(wholeWord(tried).size());
            cursor = tried;
            number = *number + *unit;
        }
    }
    return number;
}

bool isAtHangul(const TextCursor &cursor)
{
    // U+AC00 to U+D7A3 are EA B0 80 to ED 9E A3.
    const auto lead = static_cast<unsigned char>(cursor.peek());
    const auto next = static_cast<unsigned char>(cursor.peek(1));
    return (lead == 0xEA && next >= 0xB0) || lead == 0xEB || lead == 0xEC || (lead == 0xED && next <= 0x9E);
}

} // namespace chronolane::timewords
