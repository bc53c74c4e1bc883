// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/axisbreaks.h"

#include <memory>
#include <vector>

namespace chronolane {

/// Maps time to pixels and back along the axis: linear, but for breaks that take a fixed width each whatever time
/// they leave out. An immutable value. Pixel 0 is the left edge of the plot and width() its right edge.
class TimeScale
{
public:
    static constexpr double BreakWidth = 104;            ///< px: the cut of 48, and room for the marks beside it
    static constexpr double MinMicrosPerPixel = 100;     ///< the deepest zoom: 10 ms are 100 px
    static constexpr double MaxMicrosPerPixel = 1e13;

    TimeScale();
    /// A scale that shows [from, to) over `width` px, the breaks between them left out. An empty or inverted range
    /// is widened around `from`; see MinMicrosPerPixel.
    TimeScale(Micros from, Micros to, double width, std::vector<AxisBreak> breaks = {});

    [[nodiscard]] double toX(Micros time) const;
    [[nodiscard]] Micros toTime(double x) const;   ///< rounded to a microsecond; inside a break by its share
    [[nodiscard]] double width() const { return m_width; }
    [[nodiscard]] double microsPerPixel() const { return m_microsPerPixel; }   ///< outside of breaks
    [[nodiscard]] Micros from() const { return toTime(0); }
    [[nodiscard]] Micros to() const { return toTime(m_width); }   ///< exclusive
    [[nodiscard]] const std::vector<AxisBreak> &breaks() const;

    /// The scale with `factor` times as many pixels a second (above 1 zooms in), the time at `anchorX` unmoved.
    /// At the limits of the zoom the factor is cut.
    [[nodiscard]] TimeScale zoomed(double factor, double anchorX) const;
    /// The scale moved so that what was at x is at x - dx.
    [[nodiscard]] TimeScale panned(double dx) const;
    /// The same left edge and pixels a second, over another width.
    [[nodiscard]] TimeScale resized(double width) const;
    /// Zoomed out no further than `first` to `last` need with `margin` px at both sides, and moved so that at least
    /// a quarter of the width shows that range.
    [[nodiscard]] TimeScale clamped(Micros first, Micros last, double margin) const;

    /// Pixels from the origin of all scales with the same breaks and zoom: toX() without the pan. Layouts are kept
    /// in it, so that panning moves them and does not make them anew.
    [[nodiscard]] double worldX(Micros time) const { return toX(time) + m_left; }
    [[nodiscard]] double worldLeft() const { return m_left; }

    /// The same breaks and pan at another zoom, for a layout that is to hold for a range of zooms.
    [[nodiscard]] TimeScale atZoom(double microsPerPixel) const;

    bool operator==(const TimeScale &other) const;

private:
    [[nodiscard]] double position(Micros time) const;        ///< world px
    [[nodiscard]] Micros timeAt(double worldPixels) const;

    std::shared_ptr<const std::vector<AxisBreak>> m_breaks;   ///< shared: a pan copies the scale for every frame
    double m_microsPerPixel = 1e6;
    double m_left = 0;   ///< world px at the plot's left edge
    double m_width = 1;
};

} // namespace chronolane
