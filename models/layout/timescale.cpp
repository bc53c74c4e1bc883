// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/timescale.h"

#include <algorithm>
#include <cmath>

namespace chronolane {
namespace {

double limited(double microsPerPixel)
{
    return std::clamp(microsPerPixel, TimeScale::MinMicrosPerPixel, TimeScale::MaxMicrosPerPixel);
}

/// How much of [from, to) the breaks leave out, and how many of them lie in it.
struct LeftOut
{
    Micros time = 0;
    double share = 0;   ///< breaks, with fractions of those that reach beyond the range
};

LeftOut leftOut(const std::vector<AxisBreak> &breaks, Micros from, Micros to)
{
    LeftOut out;
    for (const AxisBreak &gap : breaks) {
        const Micros inside = std::min(gap.end, to) - std::max(gap.begin, from);
        if (inside <= 0)
            continue;
        out.time += inside;
        out.share += static_cast<double>(inside) / static_cast<double>(gap.length());
    }
    return out;
}

} // namespace

TimeScale::TimeScale() : TimeScale(0, MicrosPerDay, 1000) {}

TimeScale::TimeScale(Micros from, Micros to, double width, std::vector<AxisBreak> breaks)
    : m_breaks(std::make_shared<const std::vector<AxisBreak>>(std::move(breaks))), m_width(std::max(width, 1.0))
{
    if (to <= from) {
        const Micros half = static_cast<Micros>(MinMicrosPerPixel * m_width / 2) + 1;
        to = from + half;
        from -= half;
    }
    const LeftOut out = leftOut(*m_breaks, from, to);
    const double pixels = std::max(m_width - out.share * BreakWidth, m_width / 10);
    m_microsPerPixel = limited(static_cast<double>(to - from - out.time) / pixels);
    m_left = position(from);
}

const std::vector<AxisBreak> &TimeScale::breaks() const
{
    return *m_breaks;
}

double TimeScale::position(Micros time) const
{
    Micros shown = time;
    double pixels = 0;
    for (const AxisBreak &gap : *m_breaks) {
        if (time <= gap.begin)
            break;
        const Micros inside = std::min(time, gap.end) - gap.begin;
        shown -= inside;
        pixels += BreakWidth * static_cast<double>(inside) / static_cast<double>(gap.length());
    }
    return static_cast<double>(shown) / m_microsPerPixel + pixels;
}

Micros TimeScale::timeAt(double worldPixels) const
{
    Micros skipped = 0;
    double pixels = worldPixels;
    for (const AxisBreak &gap : *m_breaks) {
        const double begin = static_cast<double>(gap.begin - skipped) / m_microsPerPixel;
        if (pixels <= begin)
            break;
        if (pixels < begin + BreakWidth) {
            const double share = (pixels - begin) / BreakWidth;
            return gap.begin + static_cast<Micros>(std::llround(share * static_cast<double>(gap.length())));
        }
        pixels -= BreakWidth;
        skipped += gap.length();
    }
    return static_cast<Micros>(std::llround(pixels * m_microsPerPixel)) + skipped;
}

double TimeScale::toX(Micros time) const
{
    return position(time) - m_left;
}

Micros TimeScale::toTime(double x) const
{
    return timeAt(m_left + x);
}

TimeScale TimeScale::atZoom(double microsPerPixel) const
{
    TimeScale scale = *this;
    scale.m_microsPerPixel = limited(microsPerPixel);
    scale.m_left = scale.position(toTime(0));
    return scale;
}

TimeScale TimeScale::zoomed(double factor, double anchorX) const
{
    const Micros anchor = toTime(anchorX);
    TimeScale scale = *this;
    scale.m_microsPerPixel = limited(m_microsPerPixel / factor);
    scale.m_left = scale.position(anchor) - anchorX;
    return scale;
}

TimeScale TimeScale::panned(double dx) const
{
    TimeScale scale = *this;
    scale.m_left += dx;
    return scale;
}

TimeScale TimeScale::resized(double width) const
{
    TimeScale scale = *this;
    scale.m_width = std::max(width, 1.0);
    return scale;
}

TimeScale TimeScale::clamped(Micros first, Micros last, double margin) const
{
    TimeScale scale = *this;
    TimeScale whole(first, std::max(last, first + 1), std::max(m_width - 2 * margin, m_width / 4), *m_breaks);
    if (scale.m_microsPerPixel > whole.m_microsPerPixel)
        scale = zoomed(m_microsPerPixel / whole.m_microsPerPixel, m_width / 2);
    const double low = scale.position(first) - 0.75 * m_width;
    const double high = scale.position(last) - 0.25 * m_width;
    scale.m_left = std::clamp(scale.m_left, low, std::max(low, high));
    return scale;
}

bool TimeScale::operator==(const TimeScale &other) const
{
    return m_microsPerPixel == other.m_microsPerPixel && m_left == other.m_left && m_width == other.m_width
        && (m_breaks == other.m_breaks || *m_breaks == *other.m_breaks);
}

} // namespace chronolane
