// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/fieldtime.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>

namespace chronolane {

namespace {

constexpr std::int64_t Earliest = 631'152'000;    // 1990-01-01, in seconds
constexpr std::int64_t Latest = 4'102'444'800;    // 2100-01-01

template<typename Number>
std::optional<Number> whole(std::string_view text)
{
    Number value{};
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
    if (parsed.ec != std::errc() || parsed.ptr != text.data() + text.size())
        return std::nullopt;
    return value;
}

/// The microseconds of a decimal fraction of a second (".000200"; digits beyond the sixth are cut), 0 for none; nullopt
/// for anything else.
std::optional<std::int64_t> microsecondsOf(std::string_view fraction)
{
    constexpr std::size_t Digits = 6;
    if (fraction.empty())
        return 0;
    std::string digits(fraction.substr(1, Digits));
    digits.resize(Digits, '0');
    if (!std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; }))
        return std::nullopt;
    return whole<std::int64_t>(digits);
}

} // namespace

std::optional<UtcTime> epochTime(std::string_view number)
{
    constexpr std::size_t FewestDigits = 9;
    const std::size_t point = std::min(number.find('.'), number.size());
    const auto count = whole<std::int64_t>(number.substr(0, point));
    const auto fraction = microsecondsOf(number.substr(point));
    if (point < FewestDigits || !count || !fraction)
        return std::nullopt;
    struct Unit
    {
        std::int64_t perSecond;
        std::int64_t multiply;   // to microseconds
        std::int64_t divide;
    };
    static constexpr Unit Units[] = {
        {1, 1'000'000, 1}, {1'000, 1'000, 1}, {1'000'000, 1, 1}, {1'000'000'000, 1, 1'000}};
    for (const Unit &unit : Units) {
        const std::int64_t seconds = *count / unit.perSecond;
        if (seconds < Earliest || seconds >= Latest)
            continue;
        return fromUnixMicroseconds(*count * unit.multiply / unit.divide + (unit.perSecond == 1 ? *fraction : 0));
    }
    return std::nullopt;
}

std::optional<CivilTime> excelSerialTime(std::string_view number)
{
    constexpr double EpochDay = 25569;   // 1970-01-01
    constexpr double FirstDay = 32874;   // 1990-01-01
    constexpr double LastDay = 73051;    // 2100-01-01
    constexpr double SecondsPerDay = 86'400;
    if (number.size() < 5)
        return std::nullopt;
    const auto days = whole<double>(number);
    if (!days || *days < FirstDay || *days >= LastDay)
        return std::nullopt;
    const auto seconds = static_cast<std::int64_t>(std::llround((*days - EpochDay) * SecondsPerDay));
    return toCivil(fromUnixMicroseconds(seconds * 1'000'000));
}

void addRemarks(IncidentBuilder &builder, const std::vector<TimeRemark> &remarks, const ProsePlace &place)
{
    for (const TimeRemark &remark : remarks) {
        Diagnostic diagnostic;
        diagnostic.code = remark.code;
        diagnostic.arguments = remark.arguments;
        diagnostic.evidence.push_back(place.evidence(remark.begin, remark.end));
        builder.diagnose(std::move(diagnostic));
    }
}

void applyTime(Event &event, const ResolvedTime &time)
{
    event.start = time.start;
    event.precision = time.precision;
    event.basis = time.basis;
    event.approximate = time.approximate;
    if (time.end)
        applyEnd(event, time);
    event.openEnded = event.openEnded || time.openEnded;
}

void applyEnd(Event &event, const ResolvedTime &time)
{
    event.end = time.end ? time.end : time.start;
    event.endPrecision = time.end ? time.endPrecision : time.precision;
    event.endBasis = time.end ? time.endBasis : time.basis;
    event.approximateEnd = time.end ? time.approximateEnd : time.approximate;
    event.openEnded = false;
}

} // namespace chronolane
