// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/zonerules.h"
#include "models/layout/textmeasure.h"
#include "models/layout/timelinewording.h"

#include <QString>

namespace chronolane {

/// Every UTF-16 unit is 8 px wide, every line 16 px high: widths can be reckoned by hand.
class FixedMeasure : public TextMeasure
{
public:
    [[nodiscard]] double advance(TextRole, QStringView text) const override
    {
        ++calls;
        return 8.0 * static_cast<double>(text.size());
    }
    [[nodiscard]] double lineHeight(TextRole) const override { return 16; }
    [[nodiscard]] double ascent(TextRole) const override { return 12; }

    mutable std::uint64_t calls = 0;
};

/// A zone that is always so many seconds east of UTC, until it jumps once.
class JumpingRules : public ZoneRules
{
public:
    JumpingRules(int before, int after, Micros jump) : m_before(before), m_after(after), m_jump(jump) {}
    JumpingRules() : JumpingRules(0, 0, 0) {}

    [[nodiscard]] bool isKnown(std::string_view) const override { return true; }
    [[nodiscard]] std::optional<int> offsetSeconds(std::string_view, UtcTime at) const override
    {
        return toUnixMicroseconds(at) < m_jump ? m_before : m_after;
    }
    [[nodiscard]] std::optional<Resolution> resolve(std::string_view, const CivilTime &local) const override
    {
        const auto utc = asUtc(local);
        if (!utc)
            return std::nullopt;
        const Micros civil = toUnixMicroseconds(*utc);
        const Micros before = civil - m_before * MicrosPerSecond;
        const Micros after = civil - m_after * MicrosPerSecond;
        const UtcTime time = fromUnixMicroseconds(before < m_jump ? before : after);
        return Resolution{Resolution::Kind::Unique, time, time};
    }
    [[nodiscard]] std::string abbreviation(std::string_view, UtcTime) const override { return "TST"; }

private:
    int m_before;
    int m_after;
    Micros m_jump;
};

/// Words that name what they are asked for.
class PlainWording : public TimelineWording
{
public:
    [[nodiscard]] QString languageTag() const override { return QStringLiteral("en"); }
    [[nodiscard]] QString laneName(Lane lane) const override { return QStringLiteral("Lane %1").arg(static_cast<int>(lane)); }
    [[nodiscard]] QStringList laneNameInEveryLanguage(Lane lane) const override { return {laneName(lane)}; }
    [[nodiscard]] QString kindName(EventKind kind) const override { return QStringLiteral("Kind %1").arg(static_cast<int>(kind)); }
    [[nodiscard]] QString stageName(Stage stage) const override { return QStringLiteral("Stage %1").arg(static_cast<int>(stage)); }
    [[nodiscard]] QString severityName(Severity) const override { return QStringLiteral("Severity"); }
    [[nodiscard]] QString word(TimelineWord word) const override { return QStringLiteral("Word %1").arg(static_cast<int>(word)); }
    [[nodiscard]] QString minorTick(Micros time, TickUnit) const override
    {
        return QString::fromStdString(formatIso8601(fromUnixMicroseconds(time))).mid(11, 5);
    }
    [[nodiscard]] QString majorTick(Micros time, TickUnit) const override
    {
        return QString::fromStdString(formatIso8601(fromUnixMicroseconds(time))).left(10);
    }
    [[nodiscard]] QString otherDay(Micros time, Micros known) const override
    {
        const QString day = majorTick(time, TickUnit::Day);
        return day == majorTick(known, TickUnit::Day) ? QString() : day.mid(5);
    }
    [[nodiscard]] QString zoneLabel(Micros) const override { return QStringLiteral("UTC"); }
    [[nodiscard]] QString zoneChange(int from, int to) const override { return QStringLiteral("%1→%2").arg(from).arg(to); }
    [[nodiscard]] QString relative(Micros since, Micros) const override { return QStringLiteral("T%1").arg(since / MicrosPerMinute); }
    [[nodiscard]] QString t0(Micros time) const override { return QStringLiteral("T0 = %1").arg(minorTick(time, TickUnit::Minute)); }
    [[nodiscard]] QString duration(Micros length) const override { return QString::number(length / MicrosPerMinute); }
    [[nodiscard]] QString breakLabel(Micros length) const override { return duration(length); }
    [[nodiscard]] QString eventTime(const TimelineItem &item) const override { return minorTick(item.start, TickUnit::Minute); }
    [[nodiscard]] QString eventName(const TimelineItem &item) const override { return QStringLiteral("Event %1").arg(item.event); }
    [[nodiscard]] QString eventText(std::uint32_t event) const override
    {
        // Lengths differ from event to event.
        return QStringLiteral("what happened then ").repeated(static_cast<int>(event % 7));
    }
    [[nodiscard]] QString bounds(const UndatedItem &) const override { return QStringLiteral("between"); }
    [[nodiscard]] QString badge(std::uint64_t count) const override
    {
        return count < 1000 ? QString::number(count) : QString::number(count / 1000) + QLatin1Char('k');
    }
    [[nodiscard]] QString eventCount(std::uint64_t count) const override { return QStringLiteral("%1 events").arg(count); }
    [[nodiscard]] QString undatedCount(std::uint64_t count) const override { return QStringLiteral("no time (%1)").arg(count); }
    [[nodiscard]] QString moreCount(std::uint64_t count) const override { return QStringLiteral("+%1 more").arg(count); }
    [[nodiscard]] QString omission(const Omission &omission) const override
    {
        return QStringLiteral("omitted %1: %2").arg(static_cast<int>(omission.reason)).arg(omission.count);
    }
    [[nodiscard]] QString title() const override { return QStringLiteral("Checkout failed"); }
    [[nodiscard]] QStringList facts() const override { return {QStringLiteral("Example Shop"), QStringLiteral("critical")}; }
    [[nodiscard]] QStringList sources() const override { return {QStringLiteral("status.txt")}; }
    [[nodiscard]] std::vector<WordedMetric> metrics() const override
    {
        std::vector<WordedMetric> worded;
        for (int i = 0; i < metricCount; ++i)
            worded.push_back({QStringLiteral("Figure %1").arg(i), QStringLiteral("%1m").arg(i),
                              QStringLiteral("from one end of it to the other ").repeated(1 + i % 3).trimmed()});
        return worded;
    }
    [[nodiscard]] QStringList footer() const override { return {QStringLiteral("UTC"), QStringLiteral("2 without a time")}; }

    int metricCount = 8;   ///< figures that the record supports
};

/// The instant of an ISO 8601 text in microseconds.
[[nodiscard]] inline Micros microsOf(std::string_view iso)
{
    return toUnixMicroseconds(parseIso8601(iso).value().time);
}

} // namespace chronolane
