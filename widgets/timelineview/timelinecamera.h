// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timescale.h"

#include <vector>

namespace chronolane {

/// A stretch of time, [from, to), in UTC microseconds.
struct MicrosRange
{
    Micros from = 0;
    Micros to = 0;

    [[nodiscard]] Micros length() const { return to - from; }
    bool operator==(const MicrosRange &) const = default;
};

/// Which part of the axis is shown, and where it was before. Zooming and panning are bounded by what is
/// dated; jumps and the beginning of a walk by hand are remembered, so that back() returns to where one was
/// looking.
class TimelineCamera
{
public:
    static constexpr double EdgeMargin = 48;    ///< px beside the first and last instant
    static constexpr double VisibleMargin = 16; ///< px; a mark so far from the end is seen whole
    static constexpr std::size_t HistoryLimit = 100;

    /// What moves the camera; of moves in a row by hand only the first is remembered.
    enum class Move { Jump, Zoom, Pan };

    [[nodiscard]] const TimeScale &scale() const { return m_scale; }
    [[nodiscard]] MicrosRange visible() const { return {m_scale.from(), m_scale.to()}; }

    /// Begins anew at a scale, without a past. `extent` is what is dated; moves stay near it.
    void reset(const TimeScale &scale, MicrosRange extent);
    /// The same view over another extent, after the filter changed.
    void setExtent(MicrosRange extent) { m_extent = extent; }
    /// The same range over another width, px.
    void setWidth(double width);
    /// The same range with other silences left out; no move, and the same for all that was seen before.
    void setBreaks(const std::vector<AxisBreak> &breaks);

    /// Moves to a scale. Returns whether anything changed.
    bool moveTo(const TimeScale &scale, Move move = Move::Jump);
    /// `factor` above 1 zooms in; the time at `anchorX` (px from the plot's left edge) stays where it is.
    bool zoom(double factor, double anchorX);
    bool pan(double dx); ///< px; positive shows later times
    bool center(Micros time);
    /// Shows exactly that range, as far as it is near what is dated; a walk by hand, as panning is.
    bool show(MicrosRange range);
    /// Brings a time that is out of view (or less than VisibleMargin px in it) to `margin` px from the end it
    /// came in at.
    bool reveal(Micros time, double margin);

    [[nodiscard]] bool hasBack() const { return m_now > 0; }
    [[nodiscard]] bool hasForward() const { return m_now + 1 < m_history.size(); }
    bool back();
    bool forward();

private:
    void remake(double width, const std::vector<AxisBreak> &breaks);
    [[nodiscard]] TimeScale bounded(const TimeScale &scale) const;
    void remember(Move move);

    TimeScale m_scale;
    MicrosRange m_extent;
    std::vector<TimeScale> m_history{
        TimeScale()}; ///< m_history[m_now] is m_scale or where it came from by hand
    std::size_t m_now = 0;
    Move m_lastMove = Move::Jump;
};

} // namespace chronolane
