// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/zones/ianazonerules.h"

#include <QByteArray>
#include <QDateTime>
#include <QTimeZone>

#include <algorithm>
#include <cstdio>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace chronolane {

namespace {

constexpr std::int64_t MicrosecondsPerSecond = 1'000'000;
constexpr int SecondsPerDay = 86'400;

/// "UTC", "UTC+09:00", "UTC-07:00" → seconds east; nullopt for an IANA id.
std::optional<int> fixedOffset(std::string_view zone)
{
    if (zone == "UTC" || zone == "Etc/UTC" || zone == "GMT" || zone == "Etc/GMT" || zone == "Z")
        return 0;
    if (zone.size() != 9 || !zone.starts_with("UTC") || (zone[3] != '+' && zone[3] != '-') || zone[6] != ':')
        return std::nullopt;
    int value[4] = {};
    constexpr int positions[4] = {4, 5, 7, 8};
    for (int i = 0; i < 4; ++i) {
        value[i] = zone[static_cast<std::size_t>(positions[i])] - '0';
        if (value[i] < 0 || value[i] > 9)
            return std::nullopt;
    }
    const int hours = value[0] * 10 + value[1];
    const int minutes = value[2] * 10 + value[3];
    if (hours > 18 || minutes > 59)
        return std::nullopt;
    const int seconds = hours * 3600 + minutes * 60;
    return zone[3] == '-' ? -seconds : seconds;
}

std::string offsetName(int seconds)
{
    if (seconds == 0)
        return "UTC";
    const int magnitude = seconds < 0 ? -seconds : seconds;
    char buffer[16];
    std::snprintf(buffer, sizeof buffer, "UTC%c%02d:%02d", seconds < 0 ? '-' : '+', magnitude / 3600 % 100,
                  magnitude / 60 % 60);
    return buffer;
}

} // namespace

/// One zone's transitions, so that a million conversions do not ask QTimeZone (which copies a list each time).
struct Zone
{
    std::optional<int> fixed;
    bool isKnown = false;
    QTimeZone zone;
    std::vector<std::pair<std::int64_t, int>> transitions;   ///< from that second on, that offset
    std::int64_t covered[2] = {0, 0};                        ///< seconds for which `transitions` is complete
    int offsetBefore = 0;                                    ///< offset before the first transition

    [[nodiscard]] int offsetAt(std::int64_t second) const
    {
        if (fixed)
            return *fixed;
        if (second < covered[0] || second >= covered[1])
            return zone.offsetFromUtc(QDateTime::fromSecsSinceEpoch(second, Qt::UTC));
        const auto next = std::upper_bound(
            transitions.begin(), transitions.end(), second,
            [](std::int64_t wanted, const auto &transition) { return wanted < transition.first; });
        return next == transitions.begin() ? offsetBefore : std::prev(next)->second;
    }
};

class IanaZoneRules::Cache
{
public:
    const Zone &zone(std::string_view id)
    {
        const std::scoped_lock lock(m_mutex);
        const auto found = m_zones.find(id);
        if (found != m_zones.end())
            return *found->second;
        return *m_zones.emplace(std::string(id), load(id)).first->second;
    }

private:
    static std::unique_ptr<Zone> load(std::string_view id)
    {
        auto zone = std::make_unique<Zone>();
        zone->fixed = fixedOffset(id);
        if (zone->fixed) {
            zone->isKnown = true;
            return zone;
        }
        const QByteArray name(id.data(), static_cast<qsizetype>(id.size()));
        // isTimeZoneIdAvailable() knows no links ("US/Pacific", "Etc/UTC"); QTimeZone itself does, but also takes any
        // lone word for a zone.
        if (!name.contains('/') && !QTimeZone::isTimeZoneIdAvailable(name))
            return zone;
        zone->zone = QTimeZone(name);
        zone->isKnown = zone->zone.isValid();
        if (!zone->isKnown)
            return zone;
        const QDateTime from(QDate(1970, 1, 1), QTime(0, 0), Qt::UTC);
        const QDateTime to(QDate(2100, 1, 1), QTime(0, 0), Qt::UTC);
        zone->offsetBefore = zone->zone.offsetFromUtc(from);
        zone->covered[0] = from.toSecsSinceEpoch();
        zone->covered[1] = to.toSecsSinceEpoch();
        const auto transitions = zone->zone.transitions(from, to);
        for (const QTimeZone::OffsetData &transition : transitions)
            zone->transitions.emplace_back(transition.atUtc.toSecsSinceEpoch(), transition.offsetFromUtc);
        return zone;
    }

    std::mutex m_mutex;
    std::map<std::string, std::unique_ptr<Zone>, std::less<>> m_zones;
};

IanaZoneRules::IanaZoneRules() : m_cache(std::make_unique<Cache>()) {}
IanaZoneRules::~IanaZoneRules() = default;

bool IanaZoneRules::isKnown(std::string_view zone) const
{
    return m_cache->zone(zone).isKnown;
}

std::optional<int> IanaZoneRules::offsetSeconds(std::string_view zone, UtcTime at) const
{
    const Zone &rules = m_cache->zone(zone);
    if (!rules.isKnown)
        return std::nullopt;
    // Rounded towards the past, so that an instant a microsecond before a transition keeps the old offset.
    std::int64_t second = toUnixMicroseconds(at) / MicrosecondsPerSecond;
    if (toUnixMicroseconds(at) % MicrosecondsPerSecond < 0)
        --second;
    return rules.offsetAt(second);
}

std::optional<ZoneRules::Resolution> IanaZoneRules::resolve(std::string_view zone, const CivilTime &local) const
{
    const Zone &rules = m_cache->zone(zone);
    const auto asIfUtc = asUtc(local);
    if (!rules.isKnown || !asIfUtc)
        return std::nullopt;
    const std::int64_t micros = toUnixMicroseconds(*asIfUtc);
    const std::int64_t localSecond = micros / MicrosecondsPerSecond;

    // The offsets in force a day before and a day after bracket any change near this civil time.
    const int before = rules.offsetAt(localSecond - SecondsPerDay);
    const int after = rules.offsetAt(localSecond + SecondsPerDay);
    const auto instantWith = [micros](int offset) { return micros - offset * MicrosecondsPerSecond; };
    const auto holds = [&rules, localSecond](int offset) { return rules.offsetAt(localSecond - offset) == offset; };
    if (!isRepresentable(instantWith(before)) || !isRepresentable(instantWith(after)))
        return std::nullopt;
    const UtcTime withBefore = fromUnixMicroseconds(instantWith(before));
    const UtcTime withAfter = fromUnixMicroseconds(instantWith(after));

    if (before == after) {
        // A change and its reversal within two days are not in the database's modern past.
        return Resolution{Resolution::Kind::Unique, withBefore, withBefore};
    }
    const bool beforeHolds = holds(before);
    const bool afterHolds = holds(after);
    if (beforeHolds && afterHolds)
        return Resolution{Resolution::Kind::Ambiguous, std::min(withBefore, withAfter), std::max(withBefore, withAfter)};
    if (!beforeHolds && !afterHolds)
        return Resolution{Resolution::Kind::Nonexistent, withBefore, withAfter};
    const UtcTime only = beforeHolds ? withBefore : withAfter;
    return Resolution{Resolution::Kind::Unique, only, only};
}

std::string IanaZoneRules::abbreviation(std::string_view zone, UtcTime at) const
{
    const Zone &rules = m_cache->zone(zone);
    if (!rules.isKnown)
        return {};
    if (rules.fixed)
        return offsetName(*rules.fixed);
    const std::int64_t second = toUnixMicroseconds(at) / MicrosecondsPerSecond;
    const std::string text = rules.zone.abbreviation(QDateTime::fromSecsSinceEpoch(second, Qt::UTC)).toStdString();
    // The database names zones without an abbreviation of their own "+03".
    const bool isName = !text.empty() && text[0] != '+' && text[0] != '-';
    return isName ? text : offsetName(rules.offsetAt(second));
}

} // namespace chronolane
