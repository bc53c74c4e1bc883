// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/timelineglide.h"

#include <cmath>

namespace chronolane {

TimelineGlide::TimelineGlide(QObject *parent)
    : QVariantAnimation(parent)
{
    setStartValue(0.0);
    setEndValue(1.0);
    setDuration(LongestTime);
    setEasingCurve(QEasingCurve::OutCubic);
    connect(this, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &share) { emit passed(between(m_from, m_to, share.toDouble())); });
}

void TimelineGlide::glide(const TimeScale &from, const TimeScale &to)
{
    stop();
    m_from = from;
    m_to = to;
    emit passed(m_from); // before anything is painted at the other end
    start();
}

TimeScale TimelineGlide::between(const TimeScale &from, const TimeScale &to, double share)
{
    if (share <= 0)
        return from;
    if (share >= 1)
        return to;
    const auto lengthOf = [](const TimeScale &scale) { return static_cast<double>(scale.to() - scale.from()); };
    const double before = lengthOf(from);
    const double after = lengthOf(to);
    double way = share;
    if (before > 0 && after > 0 && std::abs(after - before) > before * 1e-6)
        way = (before * std::pow(after / before, share) - before) / (after - before);
    const auto mix = [way](Micros a, Micros b) {
        return a + static_cast<Micros>(std::llround(static_cast<double>(b - a) * way));
    };
    return TimeScale(mix(from.from(), to.from()), mix(from.to(), to.to()), to.width(), to.breaks());
}

} // namespace chronolane
