// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/timelinecamera.h"

#include <algorithm>

namespace chronolane {

void TimelineCamera::reset(const TimeScale &scale, MicrosRange extent)
{
    m_extent = extent;
    m_scale = scale;
    m_history = {scale};
    m_now = 0;
    m_lastMove = Move::Jump;
}

void TimelineCamera::setWidth(double width)
{
    if (width == m_scale.width() || width < 1)
        return;
    // Keep what is seen, not the pixels a second: a wider window shows the same story larger.
    remake(width, std::vector(m_scale.breaks()));
}

void TimelineCamera::setBreaks(const std::vector<AxisBreak> &breaks)
{
    // Whether silences are left out is a way of looking, not a place: going back must not bring the other way back.
    if (breaks != m_scale.breaks())
        remake(m_scale.width(), breaks);
}

void TimelineCamera::remake(double width, const std::vector<AxisBreak> &breaks)
{
    for (TimeScale &scale : m_history)
        scale = TimeScale(scale.from(), scale.to(), width, breaks);
    m_scale = TimeScale(m_scale.from(), m_scale.to(), width, breaks);
}

TimeScale TimelineCamera::bounded(const TimeScale &scale) const
{
    return scale.clamped(m_extent.from, m_extent.to, EdgeMargin);
}

void TimelineCamera::remember(Move move)
{
    const bool continues = move != Move::Jump && move == m_lastMove && m_now + 1 == m_history.size();
    m_lastMove = move;
    if (continues) {
        m_history[m_now] = m_scale;
        return;
    }
    m_history.resize(m_now + 1);
    m_history.push_back(m_scale);
    if (m_history.size() > HistoryLimit)
        m_history.erase(m_history.begin());
    m_now = m_history.size() - 1;
}

bool TimelineCamera::moveTo(const TimeScale &scale, Move move)
{
    if (scale == m_scale)
        return false;
    m_scale = scale;
    remember(move);
    return true;
}

bool TimelineCamera::zoom(double factor, double anchorX)
{
    return moveTo(bounded(m_scale.zoomed(factor, anchorX)), Move::Zoom);
}

bool TimelineCamera::pan(double dx)
{
    return moveTo(bounded(m_scale.panned(dx)), Move::Pan);
}

bool TimelineCamera::center(Micros time)
{
    return pan(m_scale.toX(time) - m_scale.width() / 2);
}

bool TimelineCamera::show(MicrosRange range)
{
    return moveTo(bounded(TimeScale(range.from, range.to, m_scale.width(), m_scale.breaks())), Move::Pan);
}

bool TimelineCamera::reveal(Micros time, double margin)
{
    const double x = m_scale.toX(time);
    const double room = std::min(margin, m_scale.width() / 4);
    if (x < VisibleMargin)
        return pan(x - room);
    if (x > m_scale.width() - VisibleMargin)
        return pan(x - (m_scale.width() - room));
    return false;
}

bool TimelineCamera::back()
{
    if (!hasBack())
        return false;
    m_scale = m_history[--m_now];
    m_lastMove = Move::Jump;
    return true;
}

bool TimelineCamera::forward()
{
    if (!hasForward())
        return false;
    m_scale = m_history[++m_now];
    m_lastMove = Move::Jump;
    return true;
}

} // namespace chronolane
