// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/labelstore.h"
#include "models/layout/lanepacker.h"
#include "models/layout/layoutunits.h"
#include "models/layout/timelinesnapshot.h"
#include "models/layout/timescale.h"

#include <cstdint>
#include <vector>

namespace chronolane {

/// An item drawn on its own.
struct PlacedItem
{
    std::uint32_t index = 0;    ///< into TimelineLane::items
    double top = 0;             ///< px below the lane's first row
    int previousInRow = -1;     ///< index into LanePlacement::items; -1 if it is the row's first
    double room = 0;            ///< px that its label may take; below the least, it has none
    TextBlockPtr label;         ///< made when the item is first seen: see LaneLayout::labelFor()
};

/// Items that are only counted.
struct PlacedCluster
{
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    std::uint64_t count = 0;
    Micros from = 0;   ///< the stretch of the axis that the cluster gathers
    Micros to = 0;
    TextBlockPtr badge;
};

/// One column of the histogram behind a crowd.
struct DensityCell
{
    Micros from = 0;
    Micros to = 0;
    std::uint32_t count = 0;
};

/// How the items of one lane are arranged at one zoom. It holds for all scales that are zoomed in further than that,
/// for distances only grow.
struct LanePlacement
{
    std::vector<PlacedItem> items;   ///< ordered by start
    std::vector<PlacedCluster> clusters;
    std::vector<DensityCell> density;
    std::uint32_t densest = 1;   ///< the highest count in `density`
    int bodyLines = 0;           ///< of the labels
    double height = 0;           ///< px that all rows take, with the space above and below
};

/// Arranges the items of lanes.
class LaneLayout
{
public:
    /// Lanes of at most so many items are arranged as a whole, so that a pan changes nothing.
    static constexpr std::size_t WholeLimit = 400;
    /// Lanes of at most so many items may have all their labels; the styles are not even tried for more.
    static constexpr std::size_t StyledLimit = 150;

    LaneLayout(LabelStore &labels, const LayoutUnits &units, const TimelineWording &wording)
        : m_labels(labels), m_units(units), m_wording(wording)
    {
    }

    /// Arranges what lies between the world px `left` and `right` of the scale in a body of that height.
    [[nodiscard]] LanePlacement place(const TimelineLane &lane, const TimeScale &scale, double left, double right,
                                      double height);

    /// The height of body that the lane needs at that scale for all labels to have a style (see LayoutUnits);
    /// infinity if that is more than `limit` px.
    [[nodiscard]] double heightFor(const TimelineLane &lane, const TimeScale &scale, int styleIndex,
                                   double limit);

    /// The label of a placed item; null where there is no room for one.
    [[nodiscard]] const TextBlockPtr &labelFor(const TimelineLane &lane, const LanePlacement &placement,
                                               PlacedItem &placed);

    /// The label in at most `room` px, for where the picture or a break ends beside the mark; null if that is too
    /// little for words.
    [[nodiscard]] TextBlockPtr narrowed(const TimelineItem &item, const LanePlacement &placement, double room) const;

    /// The height of body in which a crowd is shown well: a few sub-rows, the histogram and the badges.
    [[nodiscard]] double crowdHeight(const TimelineLane &lane) const;

private:
    [[nodiscard]] Extent extentOf(const TimelineItem &item, const TimeScale &scale, double labelWidth) const;
    [[nodiscard]] bool placeStyled(const TimelineLane &lane, const TimeScale &scale, int styleIndex, double limit,
                                   LanePlacement &out);
    void placeDense(const TimelineLane &lane, const TimeScale &scale, const std::vector<std::uint32_t> &candidates,
                    double height, LanePlacement &out);
    /// Places marks without regard to labels; returns the candidates for which no row is free.
    [[nodiscard]] std::vector<std::uint32_t> placeMarks(const TimelineLane &lane, const TimeScale &scale,
                                                        const std::vector<std::uint32_t> &candidates, double height,
                                                        LanePlacement &out) const;
    void findRoom(const TimelineLane &lane, const TimeScale &scale, LanePlacement &out) const;
    void addClusters(const TimelineLane &lane, const TimeScale &scale, const std::vector<std::uint32_t> &overflow,
                     LanePlacement &out);
    void addCrowd(const TimelineLane &lane, const TimeScale &scale, double left, double right,
                  const std::vector<std::uint32_t> &drawn, LanePlacement &out);

    LabelStore &m_labels;
    const LayoutUnits &m_units;
    const TimelineWording &m_wording;
};

} // namespace chronolane
