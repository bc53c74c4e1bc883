// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/timeticks.h"

#include "models/domain/zonerules.h"

#include <algorithm>
#include <array>

namespace chronolane {
namespace {

constexpr Micros MicrosPerWeek = 7 * MicrosPerDay;

constexpr std::array Ladder = {
    TickStep{TickUnit::Second, 1, TickUnit::Day},  TickStep{TickUnit::Second, 2, TickUnit::Day},
    TickStep{TickUnit::Second, 5, TickUnit::Day},  TickStep{TickUnit::Second, 10, TickUnit::Day},
    TickStep{TickUnit::Second, 15, TickUnit::Day}, TickStep{TickUnit::Second, 30, TickUnit::Day},
    TickStep{TickUnit::Minute, 1, TickUnit::Day},  TickStep{TickUnit::Minute, 2, TickUnit::Day},
    TickStep{TickUnit::Minute, 5, TickUnit::Day},  TickStep{TickUnit::Minute, 10, TickUnit::Day},
    TickStep{TickUnit::Minute, 15, TickUnit::Day}, TickStep{TickUnit::Minute, 30, TickUnit::Day},
    TickStep{TickUnit::Hour, 1, TickUnit::Day},    TickStep{TickUnit::Hour, 2, TickUnit::Day},
    TickStep{TickUnit::Hour, 3, TickUnit::Day},    TickStep{TickUnit::Hour, 6, TickUnit::Day},
    TickStep{TickUnit::Hour, 12, TickUnit::Day},   TickStep{TickUnit::Day, 1, TickUnit::Month},
    TickStep{TickUnit::Day, 2, TickUnit::Month},   TickStep{TickUnit::Day, 7, TickUnit::Month},
    TickStep{TickUnit::Month, 1, TickUnit::Year},  TickStep{TickUnit::Month, 3, TickUnit::Year},
};

Micros floorTo(Micros value, Micros step)
{
    const Micros rest = value % step;
    return value - (rest < 0 ? rest + step : rest);
}

Micros offsetAt(const ZoneRules &rules, const std::string &zone, Micros time)
{
    if (!isRepresentable(time))
        return 0;
    return rules.offsetSeconds(zone, fromUnixMicroseconds(time)).value_or(0) * MicrosPerSecond;
}

CivilTime civilAt(const ZoneRules &rules, const std::string &zone, Micros time)
{
    return toCivil(fromUnixMicroseconds(time + offsetAt(rules, zone, time)));
}

/// The first instant of a civil date in the zone.
std::optional<Micros> startOfDay(const ZoneRules &rules, const std::string &zone, const CivilTime &date)
{
    const auto resolution = rules.resolve(zone, CivilTime{date.year, date.month, date.day});
    return resolution ? std::optional(toUnixMicroseconds(resolution->first)) : std::nullopt;
}

/// Ticks of seconds, minutes and hours: between two jumps of the zone they are evenly spaced.
void appendClockTicks(Micros step, Micros from, Micros to, const ZoneRules &rules, const std::string &zone,
                      std::vector<Micros> &out)
{
    std::vector<OffsetJump> jumps = offsetJumps(from, to, rules, zone);
    jumps.push_back({to, 0, 0});
    Micros begin = from;
    for (const OffsetJump &jump : jumps) {
        const Micros offset = offsetAt(rules, zone, begin);
        for (Micros t = floorTo(begin + offset - 1, step) + step - offset; t < jump.time; t += step)
            out.push_back(t);
        begin = jump.time;
    }
}

/// Days are counted from Monday, 5 January 1970, so that steps of seven fall on Mondays.
void appendDayTicks(int count, Micros from, Micros to, const ZoneRules &rules, const std::string &zone,
                    std::vector<Micros> &out)
{
    constexpr Micros monday = 4 * MicrosPerDay;
    const Micros step = count * MicrosPerDay;
    Micros local = floorTo(from + offsetAt(rules, zone, from) - monday, step) + monday;
    for (; local < to + MicrosPerDay; local += step) {
        const auto time = startOfDay(rules, zone, toCivil(fromUnixMicroseconds(local)));
        if (time && *time >= to)
            return;
        if (time && *time >= from)
            out.push_back(*time);
    }
}

/// Steps of whole months; years are twelve of them.
void appendMonthTicks(int months, Micros from, Micros to, const ZoneRules &rules, const std::string &zone,
                      std::vector<Micros> &out)
{
    const CivilTime first = civilAt(rules, zone, from);
    int index = first.year * 12 + first.month - 1;
    for (index -= index % months;; index += months) {
        const CivilTime date{index / 12, index % 12 + 1, 1};
        if (date.year < 1400)
            continue;
        const auto time = date.year > 9999 ? std::nullopt : startOfDay(rules, zone, date);
        if (!time || *time >= to)
            return;
        if (*time >= from)
            out.push_back(*time);
    }
}

} // namespace

Micros TickStep::length() const
{
    switch (unit) {
    case TickUnit::Second:
        return count * MicrosPerSecond;
    case TickUnit::Minute:
        return count * MicrosPerMinute;
    case TickUnit::Hour:
        return count * MicrosPerHour;
    case TickUnit::Day:
        return count * MicrosPerDay;
    case TickUnit::Month:
        return count * 30 * MicrosPerDay;
    case TickUnit::Year:
        return count * 365 * MicrosPerDay;
    }
    return MicrosPerSecond;
}

TickStep tickStepFor(Micros atLeast)
{
    for (const TickStep &step : Ladder) {
        if (step.length() >= atLeast)
            return step;
    }
    for (int decade = 1;; decade *= 10) {
        for (const int count : {1, 2, 5}) {
            const TickStep step{TickUnit::Year, count * decade, TickUnit::Year};
            if (step.length() >= atLeast || decade >= 1000)
                return step;
        }
    }
}

std::vector<Micros> tickTimes(const TickStep &step, Micros from, Micros to, const ZoneRules &rules,
                              const std::string &zone)
{
    std::vector<Micros> times;
    if (to <= from || !isRepresentable(from - MicrosPerWeek) || !isRepresentable(to + MicrosPerWeek))
        return times;
    switch (step.unit) {
    case TickUnit::Second:
    case TickUnit::Minute:
    case TickUnit::Hour:
        appendClockTicks(step.length(), from, to, rules, zone, times);
        break;
    case TickUnit::Day:
        appendDayTicks(step.count, from, to, rules, zone, times);
        break;
    case TickUnit::Month:
        appendMonthTicks(step.count, from, to, rules, zone, times);
        break;
    case TickUnit::Year:
        appendMonthTicks(step.count * 12, from, to, rules, zone, times);
        break;
    }
    return times;
}

std::vector<OffsetJump> offsetJumps(Micros from, Micros to, const ZoneRules &rules, const std::string &zone)
{
    std::vector<OffsetJump> jumps;
    const auto seconds = [&](Micros t) { return static_cast<int>(offsetAt(rules, zone, t) / MicrosPerSecond); };
    int before = seconds(from);
    for (Micros begin = from; begin < to;) {
        const Micros end = std::min(begin + MicrosPerWeek, to);
        const int after = seconds(end);
        if (after != before) {
            Micros low = floorTo(begin, MicrosPerSecond);
            Micros high = end;
            while (high - low > MicrosPerSecond) {
                const Micros middle = floorTo(low + (high - low) / 2, MicrosPerSecond);
                (seconds(middle) == before ? low : high) = middle;
            }
            if (high < to)
                jumps.push_back({high, before, after});
        }
        before = after;
        begin = end;
    }
    return jumps;
}

} // namespace chronolane
