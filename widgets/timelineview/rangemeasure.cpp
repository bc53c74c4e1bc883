// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/rangemeasure.h"

#include <cmath>

namespace chronolane {

namespace {

/// Keeps the candidate that is nearest to a place on the axis.
class Nearest
{
public:
    Nearest(const TimeScale &scale, double plotX)
        : m_scale(scale)
        , m_x(plotX)
    {
    }

    void offer(Micros time, std::optional<std::uint32_t> event)
    {
        const double distance = std::abs(m_scale.toX(time) - m_x);
        if (distance > m_distance)
            return;
        m_distance = distance;
        m_best = SnappedTime{time, event};
    }

    [[nodiscard]] const std::optional<SnappedTime> &best() const { return m_best; }

private:
    const TimeScale &m_scale;
    double m_x;
    double m_distance = SnapReach;
    std::optional<SnappedTime> m_best;
};

} // namespace

Micros readTime(const TimeScale &scale, double plotX)
{
    const Micros time = scale.toTime(plotX);
    for (const AxisBreak &gap : scale.breaks()) {
        if (gap.begin < time && time < gap.end)
            return time - gap.begin < gap.end - time ? gap.begin : gap.end;
    }
    return time;
}

Micros roundedTime(const TimeScale &scale, Micros time)
{
    const Micros unit = scale.to() - scale.from() > MicrosPerHour ? MicrosPerMinute : MicrosPerSecond;
    return time / unit * unit;
}

SnappedTime snappedTime(const TimelineGeometry &geometry, const TimeScale &scale, double plotX)
{
    Nearest events(scale, plotX);
    for (const MarkGeometry &mark : geometry.marks)
        events.offer(mark.item.start, mark.item.event);
    for (const BarGeometry &bar : geometry.bars) {
        events.offer(bar.item.start, bar.item.event);
        events.offer(bar.item.end, bar.item.event);
    }
    if (events.best())
        return *events.best();
    Nearest ticks(scale, plotX);
    for (const TickGeometry &tick : geometry.axis.minor)
        ticks.offer(tick.time, std::nullopt);
    return ticks.best().value_or(SnappedTime{readTime(scale, plotX), std::nullopt});
}

} // namespace chronolane
