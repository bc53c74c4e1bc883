// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/linekinds.h"

#include "models/domain/incident.h"
#include "models/reading/text/labelledfield.h"
#include "models/reading/text/postedline.h"
#include "models/reading/text/relativegrammar.h"
#include "models/reading/text/textview.h"
#include "models/reading/text/timeexpression.h"

#include <algorithm>
#include <array>
#include <vector>

namespace chronolane {

namespace {

constexpr std::size_t LongestLabel = 48;          // bytes
constexpr std::size_t LongestStage = 24;          // bytes
constexpr std::size_t LongestPosted = 80;         // bytes
constexpr std::size_t LongestTimeBeginning = 40;  // bytes

constexpr std::array<std::string_view, 12> Months = {"jan", "feb", "mar", "apr", "may", "jun",
                                                     "jul", "aug", "sep", "oct", "nov", "dec"};

/// "2026. 3. 5. 14:05": blanks behind the dots, as Korean texts often have them.
bool beginsWithSpacedDate(std::string_view text)
{
    std::size_t at = 4;
    for (int part = 0; part < 2; ++part) {
        if (at >= text.size() || text[at] != '.')
            return false;
        at = std::min(text.find_first_not_of(' ', at + 1), text.size());
        const std::size_t digits = digitsAt(text, at);
        if (digits == 0 || digits > 2)
            return false;
        at += digits;
    }
    return true;
}

bool beginsWithClockOrDate(std::string_view text)
{
    const std::size_t digits = digitsAt(text, 0);
    const std::string_view rest = text.substr(digits);
    if (digits == 0 || digits > 4)
        return false;
    if (digits == 4)
        return rest.size() > 1 && std::string_view("-/.Z").find(rest.front()) != std::string_view::npos && rest[1] != ' '
            ? rest.front() == 'Z' || isAsciiDigit(rest[1])
            : rest.starts_with("년") || beginsWithSpacedDate(text);
    if (digits > 2)
        return false;
    if (rest.starts_with("시") || rest.starts_with("월") || rest.starts_with("일 "))
        return true;
    if (rest.size() > 2 && std::string_view(":h/.-").find(rest.front()) != std::string_view::npos
        && isAsciiDigit(rest[1]) && isAsciiDigit(rest[2]))
        return true;
    if (rest.size() > 2 && rest.front() == ':' && std::string_view("xX?").find(rest[2]) != std::string_view::npos)   // "22:5x"
        return isAsciiDigit(rest[1]) || rest[1] == rest[2];
    if (rest.starts_with('/') && digitsAt(rest, 1) == 1) {   // "3/4" or "3/4 14:02", not the part "3/4 of all"
        if (rest.size() == 2)
            return true;
        const std::size_t clock = rest.find_first_not_of(' ', 2);
        const std::size_t hour = clock == std::string_view::npos ? 0 : digitsAt(rest, clock);
        return clock > 2 && hour > 0 && hour <= 2 && rest.substr(clock + hour).starts_with(':');
    }
    const std::string word = lowered(trimmed(rest.substr(0, 6)));
    return word.starts_with("am") || word.starts_with("pm")
        || std::any_of(Months.begin(), Months.end(), [&word](std::string_view month) { return word.starts_with(month); });
}

bool beginsWithMonth(std::string_view text)
{
    const std::string word = lowered(text.substr(0, 16));
    if (std::none_of(Months.begin(), Months.end(), [&word](std::string_view month) { return word.starts_with(month); }))
        return false;
    const std::size_t blank = word.find(' ');
    return blank != std::string::npos && blank + 1 < word.size() && isAsciiDigit(word[word.find_first_not_of(' ', blank)]);
}

/// "Tue 14 Oct", "Tuesday, 14 October": what stands behind the name of the day, which is nothing without a date.
std::string_view behindWeekday(std::string_view text)
{
    constexpr std::array<std::string_view, 7> Days = {"mon", "tue", "wed", "thu", "fri", "sat", "sun"};
    const std::string word = lowered(text.substr(0, text.find_first_of(" ,.")));
    const bool isDay = word.size() <= 9 && std::any_of(Days.begin(), Days.end(), [&word](std::string_view day) {
        return word == day || (word.starts_with(day) && word.ends_with("day")) || (word.size() == 4 && word.starts_with(day));
    });
    if (!isDay || word.size() >= text.size())
        return text;
    const std::size_t next = text.find_first_not_of(" ,.", word.size());
    return next == std::string_view::npos ? text : text.substr(next);
}

/// "Next day 00:15", "다음 날 00:15": what stands behind a day that is named by its place beside another one.
std::string_view behindDayBeside(std::string_view text)
{
    constexpr std::array<std::string_view, 16> Days = {"next day", "following day", "the next day", "the following day", "same day",
                                                       "다음 날", "다음날", "이튿날", "익일", "당일", "같은 날", "전날", "전일",
                                                       "어제", "오늘", "금일"};
    const std::string head = lowered(text.substr(0, 20));
    const auto day = std::find_if(Days.begin(), Days.end(), [&head](std::string_view word) { return head.starts_with(word); });
    if (day == Days.end() || day->size() >= text.size() || std::string_view(" ,").find(text[day->size()]) == std::string_view::npos)
        return text;
    const std::size_t next = text.find_first_not_of(" ,", day->size());
    return next == std::string_view::npos ? text : text.substr(next);
}

/// "새벽 2시 10분": what stands behind the part of the day.
std::string_view behindPartOfDay(std::string_view text)
{
    constexpr std::array<std::string_view, 8> Parts = {"오전 ", "오후 ", "새벽 ", "아침 ", "낮 ", "저녁 ", "밤 ", "한밤 "};
    for (const std::string_view part : Parts)
        if (text.starts_with(part))
            return trimmed(text.substr(part.size()));
    return text;
}

/// "10분 후 …", "5 minutes later: …"
bool beginsWithLater(std::string_view text)
{
    constexpr std::array<std::string_view, 6> Korean = {"분 후", "분 뒤", "시간 후", "시간 뒤", "초 후", "초 뒤"};
    constexpr std::array<std::string_view, 6> Units = {" minute later", " minutes later", " min later", " mins later", " hour later",
                                                       " hours later"};
    const std::size_t digits = digitsAt(text, 0);
    if (digits == 0 || digits > 3)
        return false;
    const std::string rest = lowered(text.substr(digits, 20));
    const auto begins = [&rest](std::string_view words) { return rest.starts_with(words); };
    return std::any_of(Korean.begin(), Korean.end(), begins) || std::any_of(Units.begin(), Units.end(), begins);
}

/// "Update 15:40 BST: …", "[업데이트 2031-05-16 15:05] …"
bool beginsWithTimedStage(std::string_view text)
{
    if (text.starts_with('['))
        text.remove_prefix(1);
    for (std::size_t blank = text.find(' '); blank < LongestStage; blank = text.find(' ', blank + 1))
        if (isAsciiDigit(text.substr(blank + 1, 1).empty() ? ' ' : text[blank + 1]) && isStageLine(text.substr(0, blank)))
            return beginsWithTime(text.substr(blank + 1));
    return false;
}

} // namespace

std::size_t digitsAt(std::string_view text, std::size_t begin)
{
    std::size_t end = begin;
    while (end < text.size() && isAsciiDigit(text[end]))
        ++end;
    return end - begin;
}

bool beginsWithClock(std::string_view line)
{
    const std::size_t begin = std::min(line.find_first_not_of(" \t-*_|[(~`"), line.size());
    const std::size_t digits = digitsAt(line, begin);
    const std::string_view rest = line.substr(begin + digits);
    return rest.size() > 1 && isAsciiDigit(rest[1])
        && ((digits > 0 && digits < 3 && rest.front() == ':') || (digits == 4 && std::string_view("-./").find(rest.front()) != std::string_view::npos));
}

bool beginsWithTime(std::string_view line)
{
    std::string_view text = line.substr(0, LongestTimeBeginning);
    while (!text.empty() && std::string_view("*_[(~`'\"<").find(text.front()) != std::string_view::npos)
        text.remove_prefix(1);
    text = behindPartOfDay(behindDayBeside(behindWeekday(text)));
    if (beginsWithLater(text))
        return true;
    if (text.starts_with("???") || text.starts_with("--:--"))
        return true;
    if (text.starts_with('T') && text.size() > 2 && (text[1] == '+' || text[1] == '-'))
        return isAsciiDigit(text[2]);
    if (text.starts_with("T0 ") || text.starts_with("T0\t"))
        return true;
    if (text.starts_with('+'))
        return originRelativeAt(text, 0).has_value();
    return beginsWithClockOrDate(text) || beginsWithMonth(text);
}

bool beginsWithMilitaryClock(std::string_view line)
{
    if (digitsAt(line, 0) != 4 || line.size() < 5 || line[0] > '2' || line[2] > '5' || (line[0] == '2' && line[1] > '3'))
        return false;
    const std::size_t end = line[4] == 'h' || line[4] == ':' ? 5 : 4;
    return end < line.size() && (line[end] == ' ' || line[end] == '\t');
}

std::size_t labelLength(std::string_view line, std::size_t &valueAt)
{
    const std::string_view head = line.substr(0, LongestLabel + 6);
    std::size_t begin = 0;
    while (begin < head.size() && (head[begin] == '*' || head[begin] == '_'))
        ++begin;
    if (begin >= head.size() || (!isAsciiLetter(head[begin]) && static_cast<unsigned char>(head[begin]) < 0x80))
        return 0;
    const std::size_t colon = head.find(':', begin);
    if (colon == std::string_view::npos || colon - begin > LongestLabel)
        return 0;
    std::size_t end = colon;
    while (end > begin && (head[end - 1] == ' ' || head[end - 1] == '*' || head[end - 1] == '_'))
        --end;
    std::size_t value = colon + 1;
    while (value < line.size() && (line[value] == '*' || line[value] == '_'))
        ++value;
    const bool endsHere = value >= line.size() || isBlank(characterAt(line, value).code);
    const std::string_view label = head.substr(begin, end - begin);
    if (!endsHere || end == begin || label.find_first_of(".!?[`\n") != std::string_view::npos
        || std::count(label.begin(), label.end(), ' ') > 4)
        return 0;
    valueAt = static_cast<std::size_t>(trimmedRange(line, {value, line.size()}).begin);
    return end;
}

bool isStageLine(std::string_view text)
{
    return !text.empty() && text.size() <= LongestStage && !(text.front() >= 'a' && text.front() <= 'z')
        && stageFromWording(text).has_value();
}

bool beginsWithStage(std::string_view text)
{
    const std::size_t end = std::min({text.find(" - "), text.find(" – "), text.find(" — "), text.find(": "), text.find("  "),
                                      text.find('\t'), text.size()});
    return isStageLine(text.substr(0, end)) || beginsWithTimedStage(text);
}

bool isUpdateHead(std::string_view text)
{
    constexpr std::size_t LongestHead = 80;
    constexpr std::array<std::string_view, 5> Separators = {" · ", " - ", " – ", " — ", ": "};
    if (text.size() > LongestHead || text.find('\n') != std::string_view::npos || endsLine(text))
        return false;
    return std::any_of(Separators.begin(), Separators.end(), [text](std::string_view separator) {
        const std::size_t end = text.find(separator);
        return end != std::string_view::npos && isStageLine(text.substr(0, end))
            && beginsWithTime(trimmed(text.substr(end + separator.size())));
    });
}

bool isField(std::string_view text)
{
    constexpr std::size_t LongestField = 80;
    if (text.size() > LongestField || text.find('\n') != std::string_view::npos || endsLine(text))
        return false;
    std::size_t value = 0;
    const std::size_t label = labelLength(text, value);
    return fieldNamed(label > 0 ? text.substr(0, label) : text) != FieldKind::None;
}

bool endsLine(std::string_view text)
{
    return text.ends_with('.') || text.ends_with(':') || text.ends_with('!') || text.ends_with('?')
        || text.ends_with(')') || text.ends_with("<br>") || text.ends_with("**");
}

bool isPostedLine(std::string_view text)
{
    if (text.size() > LongestPosted || text.find('\n') != std::string_view::npos || !tellsPosting(text.substr(0, text.find(' '))))
        return false;
    const std::vector<TimeExpression> times = findTimeExpressions(text);
    return !times.empty() && tellsPosting(text.substr(0, times.front().phraseBegin));
}

} // namespace chronolane
