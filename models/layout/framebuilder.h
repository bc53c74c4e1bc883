// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/laneheights.h"
#include "models/layout/lanelayout.h"
#include "models/layout/timelinegeometry.h"

#include <utility>
#include <vector>

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
    void addBands(std::uint32_t lane, const TimelineItem &item, double top);
    /// Places the label of an item beside or below its mark, right of `before` px; returns the px where the label
    /// or the mark ends.
    double addLabel(std::uint32_t lane, const TimelineItem &item, const LanePlacement &placement,
                    const TextBlockPtr &label, double before, double top);
    void addClusters(const LaneGeometry &geometry, const LanePlacement &placement);
    void addDensity(const LaneGeometry &geometry, const LanePlacement &placement);
    /// The part of the plot around an x in which a text meets no hatching of a break, px; an x inside of the
    /// hatching counts as its end.
    [[nodiscard]] std::pair<double, double> stretchAround(double at) const;
    /// The part of the plot in which texts may stand at all, px.
    [[nodiscard]] std::pair<double, double> wholeStretch() const;
    /// px in which a label says enough to keep clear of the hatching for it.
    [[nodiscard]] double leastRoom(const TextBlock &label) const;
    double addPointLabel(std::uint32_t lane, const TimelineItem &item, const LanePlacement &placement,
                         const TextBlockPtr &label, double before, double top);
    double addBarLabel(std::uint32_t lane, const TimelineItem &item, const LanePlacement &placement,
                       const TextBlockPtr &label, double before, double top);
    /// The label in `room` px beginning at `left`, narrower than it was made if need be; returns where it ends.
    double putLabel(std::uint32_t lane, const TimelineItem &item, const LanePlacement &placement, TextBlockPtr label,
                    double left, double room, double top);

    const TimeScale &m_scale;
    LaneLayout &m_layout;
    const LayoutUnits &m_units;
    TimelineGeometry &m_out;
    std::vector<double> m_rightEdges;   ///< px, of what was drawn of the lane's placed items
};

} // namespace chronolane
