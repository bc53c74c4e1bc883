// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/fieldtime.h"

#include <algorithm>
#include <charconv>
#include <cmath>

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

} // namespace

std::optional<UtcTime> epochTime(std::string_view number)
{
    // Spreadsheets and data frames write whole counts as "1658689261.0".
    if (number.ends_with(".0"))
        number.remove_suffix(2);
    if (number.size() < 9)
        return std::nullopt;
    const auto count = whole<std::int64_t>(number);
    if (!count)
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
        if (seconds >= Earliest && seconds < Latest)
            return fromUnixMicroseconds(*count * unit.multiply / unit.divide);
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
