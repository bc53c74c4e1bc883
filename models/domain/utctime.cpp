// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/utctime.h"

#include <array>
#include <chrono>
#include <cstdio>

namespace chronolane {

namespace {

constexpr std::int64_t MicrosecondsPerSecond = 1'000'000;
constexpr std::int64_t SecondsPerDay = 86'400;

/// Days from 1970-01-01 in the proleptic Gregorian calendar (Howard Hinnant, "chrono-Compatible Low-Level Date
/// Algorithms", days_from_civil).
constexpr std::int64_t daysFromCivil(int year, int month, int day)
{
    const std::int64_t shifted = month <= 2 ? year - 1 : year;
    const std::int64_t era = (shifted >= 0 ? shifted : shifted - 399) / 400;
    const std::int64_t yearOfEra = shifted - era * 400;
    const std::int64_t dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    const std::int64_t dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return era * 146'097 + dayOfEra - 719'468;
}

constexpr bool isLeapYear(int year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

constexpr int daysInMonth(int year, int month)
{
    constexpr std::array<int, 12> days = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return month == 2 && isLeapYear(year) ? 29 : days[static_cast<std::size_t>(month - 1)];
}

constexpr std::int64_t MinMicroseconds = daysFromCivil(1400, 1, 1) * SecondsPerDay * MicrosecondsPerSecond;
constexpr std::int64_t MaxMicroseconds
    = (daysFromCivil(9999, 12, 31) + 1) * SecondsPerDay * MicrosecondsPerSecond - 1;

const UtcTime Epoch(boost::gregorian::date(1970, 1, 1));

std::optional<std::int64_t> civilMicroseconds(const CivilTime &civil)
{
    const bool isMidnightAtEnd = civil.hour == 24 && civil.minute == 0 && civil.second == 0
        && civil.microsecond == 0;
    if (civil.year < 1400 || civil.year > 9999 || civil.month < 1 || civil.month > 12 || civil.day < 1
        || civil.day > daysInMonth(civil.year, civil.month) || civil.hour < 0
        || (civil.hour > 23 && !isMidnightAtEnd) || civil.minute < 0 || civil.minute > 59 || civil.second < 0
        || civil.second > 60 || civil.microsecond < 0 || civil.microsecond >= MicrosecondsPerSecond)
        return std::nullopt;
    const int second = civil.second == 60 ? 59 : civil.second;
    const std::int64_t seconds = daysFromCivil(civil.year, civil.month, civil.day) * SecondsPerDay
        + civil.hour * 3600 + civil.minute * 60 + second;
    const std::int64_t microseconds = seconds * MicrosecondsPerSecond + civil.microsecond;
    if (!isRepresentable(microseconds))
        return std::nullopt;
    return microseconds;
}

/// Walks over an ISO 8601 text; every reading function leaves the cursor where it was if it does not match.
class Scanner
{
public:
    explicit Scanner(std::string_view text) : m_at(text.data()), m_end(text.data() + text.size()) {}

    [[nodiscard]] bool isAtEnd() const { return m_at == m_end; }

    bool accept(char wanted)
    {
        if (m_at == m_end || *m_at != wanted)
            return false;
        ++m_at;
        return true;
    }

    bool digits(int count, int &value)
    {
        if (m_end - m_at < count)
            return false;
        int sum = 0;
        for (int i = 0; i < count; ++i) {
            const int digit = m_at[i] - '0';
            if (digit < 0 || digit > 9)
                return false;
            sum = sum * 10 + digit;
        }
        m_at += count;
        value = sum;
        return true;
    }

    /// One to any number of digits after the point, as microseconds; digits beyond the sixth are cut.
    bool fraction(int &microseconds)
    {
        int sum = 0;
        int scale = 100'000;
        const char *at = m_at;
        for (; at != m_end && *at >= '0' && *at <= '9'; ++at) {
            sum += (*at - '0') * scale;
            scale /= 10;
        }
        if (at == m_at)
            return false;
        m_at = at;
        microseconds = sum;
        return true;
    }

private:
    const char *m_at;
    const char *m_end;
};

/// `Z`, `±HH`, `±HHMM`, `±HH:MM`, with an optional blank before it.
bool scanOffset(Scanner &scanner, std::optional<int> &offsetSeconds)
{
    scanner.accept(' ');
    if (scanner.accept('Z') || scanner.accept('z')) {
        offsetSeconds = 0;
        return true;
    }
    const bool isEast = scanner.accept('+');
    if (!isEast && !scanner.accept('-'))
        return false;
    int hours = 0;
    int minutes = 0;
    if (!scanner.digits(2, hours))
        return false;
    if (!scanner.isAtEnd()) {
        scanner.accept(':');
        if (!scanner.digits(2, minutes))
            return false;
    }
    if (hours > 18 || minutes > 59)
        return false;
    const int seconds = hours * 3600 + minutes * 60;
    offsetSeconds = isEast ? seconds : -seconds;
    return true;
}

} // namespace

std::int64_t toUnixMicroseconds(UtcTime time)
{
    return (time - Epoch).total_microseconds();
}

UtcTime fromUnixMicroseconds(std::int64_t microseconds)
{
    return Epoch + boost::posix_time::microseconds(microseconds);
}

bool isRepresentable(std::int64_t microseconds)
{
    return microseconds >= MinMicroseconds && microseconds <= MaxMicroseconds;
}

std::int64_t toMicroseconds(Duration duration)
{
    return duration.total_microseconds();
}

Duration fromMicroseconds(std::int64_t microseconds)
{
    return boost::posix_time::microseconds(microseconds);
}

std::optional<UtcTime> asUtc(const CivilTime &civil)
{
    const auto microseconds = civilMicroseconds(civil);
    if (!microseconds)
        return std::nullopt;
    return fromUnixMicroseconds(*microseconds);
}

CivilTime toCivil(UtcTime time)
{
    // Boost's own dates throw beside the years 1400 to 9999, which a zone's offset or the room around a picture passes.
    using namespace std::chrono;
    const std::chrono::microseconds sinceEpoch(toUnixMicroseconds(time));
    const sys_days midnight(floor<days>(sinceEpoch));
    const year_month_day date(midnight);
    const hh_mm_ss clock(sinceEpoch - midnight.time_since_epoch());
    CivilTime civil;
    civil.year = int(date.year());
    civil.month = static_cast<int>(unsigned(date.month()));
    civil.day = static_cast<int>(unsigned(date.day()));
    civil.hour = static_cast<int>(clock.hours().count());
    civil.minute = static_cast<int>(clock.minutes().count());
    civil.second = static_cast<int>(clock.seconds().count());
    civil.microsecond = static_cast<int>(clock.subseconds().count());
    return civil;
}

std::optional<IsoInstant> parseIso8601(std::string_view text)
{
    Scanner scanner(text);
    CivilTime civil;
    IsoInstant instant;
    if (!scanner.digits(4, civil.year) || !scanner.accept('-') || !scanner.digits(2, civil.month)
        || !scanner.accept('-') || !scanner.digits(2, civil.day))
        return std::nullopt;
    if (!scanner.isAtEnd()) {
        if (!scanner.accept('T') && !scanner.accept(' ') && !scanner.accept('t'))
            return std::nullopt;
        if (!scanner.digits(2, civil.hour) || !scanner.accept(':') || !scanner.digits(2, civil.minute))
            return std::nullopt;
        instant.hasTimeOfDay = true;
        if (scanner.accept(':')) {
            if (!scanner.digits(2, civil.second))
                return std::nullopt;
            instant.hasSeconds = true;
            if ((scanner.accept('.') || scanner.accept(',')) && !scanner.fraction(civil.microsecond))
                return std::nullopt;
        }
        if (!scanner.isAtEnd() && (!scanOffset(scanner, instant.offsetSeconds) || !scanner.isAtEnd()))
            return std::nullopt;
    }
    auto microseconds = civilMicroseconds(civil);
    if (!microseconds)
        return std::nullopt;
    *microseconds -= instant.offsetSeconds.value_or(0) * MicrosecondsPerSecond;
    if (!isRepresentable(*microseconds))
        return std::nullopt;
    instant.time = fromUnixMicroseconds(*microseconds);
    return instant;
}

std::string formatIso8601(UtcTime time)
{
    const CivilTime civil = toCivil(time);
    std::array<char, 40> buffer{};
    int length = std::snprintf(buffer.data(), buffer.size(), "%04d-%02d-%02dT%02d:%02d:%02d", civil.year,
                               civil.month, civil.day, civil.hour, civil.minute, civil.second);
    std::string text(buffer.data(), static_cast<std::size_t>(length));
    if (civil.microsecond != 0) {
        length = std::snprintf(buffer.data(), buffer.size(), ".%06d", civil.microsecond);
        text.append(buffer.data(), static_cast<std::size_t>(length));
        text.erase(text.find_last_not_of('0') + 1);
    }
    text += 'Z';
    return text;
}

} // namespace chronolane
