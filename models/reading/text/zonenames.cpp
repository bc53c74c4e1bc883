// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/zonenames.h"

#include "models/reading/text/textcursor.h"
#include "models/reading/text/zonetable.h"

#include <array>
#include <cstdio>
#include <utility>

namespace chronolane {

namespace {

constexpr int SecondsPerHour = 3600;
constexpr int WestmostHour = 12;
constexpr int EastmostHour = 14;

/// The digits of an offset behind its sign: "9", "09", "0900", "09:00", as seconds.
std::optional<int> acceptOffsetDigits(TextCursor &cursor, bool isEast)
{
    TextCursor tried = cursor;
    int hours = 0;
    int minutes = 0;
    if (tried.digitCount() == 4) {
        const int packed = tried.number(4, 4).value_or(0);
        hours = packed / 100;
        minutes = packed % 100;
    } else {
        const auto number = tried.number(1, 2);
        if (!number)
            return std::nullopt;
        hours = *number;
        if (tried.peek() == ':' && isDigit(tried.peek(1))) {
            tried.advance();
            const auto read = tried.number(2, 2);
            if (!read)
                return std::nullopt;
            minutes = *read;
        }
    }
    if (minutes % 15 != 0 || minutes > 45 || hours > (isEast ? EastmostHour : WestmostHour))
        return std::nullopt;
    const bool goesOn = isDigit(tried.peek()) || isLetter(tried.peek())
        || ((tried.peek() == ':' || tried.peek() == '.') && isDigit(tried.peek(1)));
    if (goesOn)
        return std::nullopt;
    cursor = tried;
    const int seconds = hours * SecondsPerHour + minutes * 60;
    return isEast ? seconds : -seconds;
}

/// "+9", "−07:00", "±0": a sign and its digits.
std::optional<int> acceptSignedOffset(TextCursor &cursor)
{
    TextCursor tried = cursor;
    const bool isEast = tried.accept('+') || tried.accept("±") || tried.accept("＋");
    if (!isEast && !tried.accept('-') && !tried.accept("−"))
        return std::nullopt;
    const auto offset = acceptOffsetDigits(tried, isEast);
    if (offset)
        cursor = tried;
    return offset;
}

/// "+09", "+0900", "-07:00" without a name: written with two digits, so that "+9 servers" and "14:05 -3" are none.
std::optional<ZoneWords> acceptBareOffset(TextCursor &cursor)
{
    TextCursor tried = cursor;
    const std::size_t signLength = 1;
    const char sign = tried.peek();
    if ((sign != '+' && sign != '-') || !isDigit(tried.peek(signLength)) || !isDigit(tried.peek(signLength + 1)))
        return std::nullopt;
    const auto offset = acceptSignedOffset(tried);
    if (!offset)
        return std::nullopt;
    ZoneWords words;
    words.zone = fixedZoneName(*offset);
    words.claimedOffset = offset;
    words.isExplicitOffset = true;
    cursor = tried;
    return words;
}

/// Whether a name of a zone ends here, and is not the beginning of another word ("PSTN", "UTC_OFFSET").
bool endsName(const TextCursor &cursor)
{
    const char next = cursor.peek();
    return !isLetter(next) && !isDigit(next) && (next != '_' || !(isLetter(cursor.peek(1)) || isDigit(cursor.peek(1))));
}

/// The longest entry of the table at the cursor.
const ZoneEntry *acceptEntry(TextCursor &cursor)
{
    const ZoneEntry *best = nullptr;
    std::size_t end = cursor.at();
    const char second = lowered(cursor.peek(1));
    for (const ZoneEntry &entry : zoneEntriesFor(cursor.peek())) {
        if (lowered(entry.words[1]) != second)
            continue;
        TextCursor tried = cursor;
        const bool isSpelledSo = entry.isAnyCase
            ? equalsIgnoringCase(tried.text().substr(tried.at(), entry.words.size()), entry.words)
            : tried.isAt(entry.words);
        if (!isSpelledSo)
            continue;
        tried.advance(entry.words.size());
        const bool isAscii = isLetter(entry.words.back());
        if ((isAscii && !endsName(tried)) || tried.at() <= end)
            continue;
        best = &entry;
        end = tried.at();
    }
    cursor.moveTo(end);
    return best;
}

ZoneWords wordsOf(const ZoneEntry &entry)
{
    ZoneWords words;
    words.zone = entry.zone;
    if (entry.offsetMinutes != ZoneEntry::Civil)
        words.claimedOffset = entry.offsetMinutes * 60;
    words.isLocal = entry.zone.empty();
    words.yearRoundZone = entry.yearRoundZone;
    for (const std::string_view other : entry.others) {
        if (!other.empty())
            words.others.emplace_back(other);
    }
    return words;
}

/// Lets an offset that the text itself gives win over what the name before it claims.
void applyOffset(ZoneWords &words, int offset)
{
    const bool isPlain = words.zone == "UTC";
    words.contradictsItself = !isPlain && words.claimedOffset && *words.claimedOffset != offset;
    if (isPlain)
        words.zone = fixedZoneName(offset);
    words.claimedOffset = offset;
    words.isExplicitOffset = true;
    words.others.clear();
}

/// "(UTC-8)", "/UTC-8", "-8" behind a name.
void acceptOffsetBehind(TextCursor &cursor, ZoneWords &words)
{
    TextCursor tried = cursor;
    if (words.zone == "UTC" && words.claimedOffset == 0) {
        if (tried.peek() == ' ')
            tried.advance();
        if (const auto offset = acceptSignedOffset(tried)) {
            cursor = tried;
            applyOffset(words, *offset);
        }
        return;
    }
    tried.skipBlanks();
    const bool isBracketed = tried.accept('(');
    if (!isBracketed && !tried.accept('/') && !tried.accept(','))
        return;
    tried.skipBlanks();
    if (!tried.accept("UTC") && !tried.accept("GMT"))
        return;
    tried.skipBlanks();
    const auto offset = acceptSignedOffset(tried);
    if (!offset || (isBracketed && !tried.accept(')')))
        return;
    cursor = tried;
    applyOffset(words, *offset);
}

/// "Europe/Oslo", "America/Argentina/Salta"
std::optional<ZoneWords> acceptIanaId(TextCursor &cursor)
{
    constexpr std::array<std::string_view, 11> areas
        = {"Africa/", "America/", "Antarctica/", "Arctic/", "Asia/", "Atlantic/",
           "Australia/", "Europe/", "Indian/", "Pacific/", "Etc/"};
    if (!isUpper(cursor.peek()))
        return std::nullopt;
    for (const std::string_view area : areas) {
        TextCursor tried = cursor;
        if (!tried.accept(area))
            continue;
        const std::size_t nameBegin = tried.at();
        while (isLetter(tried.peek()) || isDigit(tried.peek()) || tried.peek() == '_'
               || ((tried.peek() == '/' || tried.peek() == '-' || tried.peek() == '+')
                   && (isLetter(tried.peek(1)) || isDigit(tried.peek(1)))))
            tried.advance();
        if (tried.at() == nameBegin || !isUpper(tried.text()[nameBegin]))
            return std::nullopt;
        ZoneWords words;
        words.zone = std::string(tried.text().substr(cursor.at(), tried.at() - cursor.at()));
        cursor = tried;
        return words;
    }
    return std::nullopt;
}

/// Another half of a pair that means the civil zone: "PST/PDT", "CET/CEST".
void acceptPairedName(TextCursor &cursor, ZoneWords &words)
{
    if (cursor.peek() != '/' || !isUpper(cursor.peek(1)))
        return;
    TextCursor tried = cursor;
    tried.advance();
    const ZoneEntry *second = acceptEntry(tried);
    if (!second || second->zone != words.zone)
        return;
    cursor = tried;
    words.claimedOffset.reset();
    words.others.clear();
    words.yearRoundZone.clear();
}

/// The zone of a city, as one calls it alone or in "New York time"; empty if it is none that is known.
std::string_view zoneOfCity(std::string_view city)
{
    if (const std::string_view zone = railsZone(city); !zone.empty())
        return zone;
    const std::string named = std::string(city) + " time";
    TextCursor cursor(named);
    const ZoneEntry *entry = acceptEntry(cursor);
    return entry != nullptr && cursor.isAtEnd() ? entry->zone : std::string_view();
}

/// "local to Seoul", "local time in New York", "local time, Paris": the zone of a city.
std::optional<ZoneWords> acceptLocalTo(TextCursor &cursor)
{
    TextCursor tried = cursor;
    if (!tried.acceptWord("local"))
        return std::nullopt;
    tried.skipBlanks();
    if (tried.acceptWord("time") || tried.acceptWord("times"))
        tried.skipBlanks();
    if (!tried.acceptWord("to") && !tried.acceptWord("in") && !tried.accept(','))
        return std::nullopt;
    tried.skipBlanks();
    const std::size_t begin = tried.at();
    std::optional<ZoneWords> words;
    constexpr int MostWords = 3;   // "Ho Chi Minh"
    for (int i = 0; i < MostWords && isUpper(tried.peek()); ++i) {
        tried.advance(tried.letters().size());
        if (const std::string_view zone = zoneOfCity(tried.text().substr(begin, tried.at() - begin)); !zone.empty()) {
            words.emplace().zone = std::string(zone);
            cursor = tried;
        }
        tried.skipBlanks();
    }
    return words;
}

std::optional<ZoneWords> acceptName(TextCursor &cursor)
{
    if (auto iana = acceptIanaId(cursor))
        return iana;
    if (auto city = acceptLocalTo(cursor))
        return city;
    TextCursor tried = cursor;
    const ZoneEntry *entry = acceptEntry(tried);
    if (!entry)
        return std::nullopt;
    ZoneWords words = wordsOf(*entry);
    acceptPairedName(tried, words);
    acceptOffsetBehind(tried, words);
    cursor = tried;
    return words;
}

/// The "utc" of a column called "start_time_utc" or "utc_time".
std::optional<ZoneWords> columnSuffix(std::string_view text)
{
    for (std::size_t at = 0; at + 3 <= text.size(); ++at) {
        TextCursor cursor(text, at);
        if (isLetter(cursor.before()) || (!cursor.acceptWord("utc") && !cursor.acceptWord("gmt")))
            continue;
        ZoneWords words;
        words.begin = at;
        words.end = cursor.at();
        words.spelling = std::string(text.substr(at, 3));
        words.zone = fixedZoneName(0);
        words.claimedOffset = 0;
        return words;
    }
    return std::nullopt;
}

} // namespace

std::optional<ZoneWords> zoneWordsAt(std::string_view text, std::size_t at)
{
    TextCursor cursor(text, at);
    const bool isRound = cursor.accept('(');
    const bool isBracketed = isRound || cursor.accept('[');
    if (isBracketed) {
        cursor.skipGap();
        if (cursor.acceptWord("in"))
            cursor.skipBlanks();
    }
    const std::size_t nameBegin = cursor.at();
    auto words = acceptName(cursor);
    if (!words)
        words = acceptBareOffset(cursor);
    if (!words)
        return std::nullopt;
    words->spelling = std::string(text.substr(nameBegin, cursor.at() - nameBegin));
    TextCursor behind = cursor;
    behind.skipBlanks();
    if (behind.accept("기준"))
        cursor = behind;
    if (isBracketed) {
        cursor.skipGap();
        if (!cursor.accept(isRound ? ')' : ']'))
            return std::nullopt;
    }
    words->begin = at;
    words->end = cursor.at();
    return words;
}

std::optional<ZoneWords> findZoneWords(std::string_view text)
{
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        const char previous = at > 0 ? text[at - 1] : ' ';
        const bool beginsName = !isLetter(previous) && !isDigit(previous) && previous != '_' && isLetter(c);
        const bool beginsOther = static_cast<unsigned char>(c) >= 0xE0;
        if (!beginsName && !beginsOther)
            continue;
        if (auto words = zoneWordsAt(text, at))
            return words;
    }
    return columnSuffix(text);
}

std::optional<ZoneWords> zoneFromName(std::string_view name)
{
    TextCursor cursor(name);
    cursor.skipBlanks();
    const std::size_t begin = cursor.at();
    if (const std::string_view zone = railsZone(name.substr(begin)); !zone.empty()) {
        ZoneWords words;
        words.zone = std::string(zone);
        words.begin = begin;
        words.end = name.size();
        words.spelling = std::string(name.substr(begin));
        return words;
    }
    auto words = zoneWordsAt(name, begin);
    if (!words)
        return std::nullopt;
    cursor.moveTo(words->end);
    cursor.skipBlanks();
    return cursor.isAtEnd() ? words : std::nullopt;
}

std::string fixedZoneName(int offsetSeconds)
{
    if (offsetSeconds == 0)
        return "UTC";
    const int magnitude = offsetSeconds < 0 ? -offsetSeconds : offsetSeconds;
    std::array<char, 32> name{};
    std::snprintf(name.data(), name.size(), "UTC%c%02d:%02d", offsetSeconds < 0 ? '-' : '+',
                  magnitude / SecondsPerHour, magnitude / 60 % 60);
    return name.data();
}

} // namespace chronolane
