// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/laneheights.h"
#include "models/layout/lanelayout.h"
#include "models/layout/timelinegeometry.h"

#include <utility>

namespace chronolane {

/// Turns the kept placement of a lane into what one frame shows of it. Only additions and comparisons: this is all
/// that a pan costs.
class FrameBuilder
{
public:
    FrameBuilder(const TimeScale &scale, LaneLayout &layout, const LayoutUnits &units, TimelineGeometry &out)
        : m_scale(scale), m_layout(layout), m_units(units), m_out(out)
    {
    }

    /// Appends what the placement shows in the lane's body. Labels that were not seen before are made.
    void add(const LaneGeometry &geometry, const TimelineLane &lane, const LaneHeight &height,
             LanePlacement &placement);
    /// Appends the ticks of a lane that is collapsed into a strip.
    void addCollapsed(const LaneGeometry &geometry, const TimelineLane &lane);

private:
    [[nodiscard]] double x(Micros time) const { return m_out.plot.left() + m_scale.toX(time); }
    [[nodiscard]] bool isVisible(double from, double to) const;

    void addPoint(std::uint32_t lane, const TimelineItem &item, double top);
    void addBar(std::uint32_t lane, const TimelineItem &item, double top);
    void addBands(const TimelineItem &item, double top);
    void addLabel(std::uint32_t lane, const TimelineLane &items, const LanePlacement &placement,
                  const PlacedItem &placed, double top);
    void addClusters(const LaneGeometry &geometry, const LanePlacement &placement);
    void addDensity(const LaneGeometry &geometry, const LanePlacement &placement);
    /// The part of the plot around an x in which a text meets no hatching of a break, px; an x inside of the
    /// hatching counts as its end.
    [[nodiscard]] std::pair<double, double> stretchAround(double at) const;
    void addPointLabel(std::uint32_t lane, const TimelineItem &item, const LanePlacement &placement,
                       const TextBlockPtr &label, double before, double top);
    void addBarLabel(std::uint32_t lane, const TimelineItem &item, const LanePlacement &placement,
                     const TextBlockPtr &label, double before, double top);
    /// The label in `room` px beginning at `left`, narrower than it was made if need be.
    void putLabel(std::uint32_t lane, const TimelineItem &item, const LanePlacement &placement, TextBlockPtr label,
                  double left, double room, double top);
    [[nodiscard]] double rightEdge(const TimelineLane &items, const LanePlacement &placement, int index) const;

    const TimeScale &m_scale;
    LaneLayout &m_layout;
    const LayoutUnits &m_units;
    TimelineGeometry &m_out;
};

} // namespace chronolane
