// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/labelstore.h"
#include "models/layout/layoutunits.h"
#include "models/layout/timelinegeometry.h"
#include "models/layout/timelineoptions.h"

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace chronolane {

class TimelineWording;

/// The division of the picture: what stands around the lanes.
struct PageLayout
{
    QRectF axis;
    QRectF corner;   ///< left of the axis
    QRectF plot;
    std::vector<PlacedText> title;
    PlacedText pageNumber;
    std::vector<MetricGeometry> metrics;
    std::vector<LegendGeometry> legend;
    std::vector<PlacedText> footer;
    QRectF notes;    ///< between the plot and the legend; empty if none are asked for
    std::vector<TextBlockPtr> laneNames;   ///< by lane
};

/// Divides a picture of that size. Lane headers are as wide as the widest name in any language of the program.
[[nodiscard]] PageLayout layOutPage(QSizeF size, double axisHeight, const TimelineSnapshot &snapshot,
                                    const TimelineOptions &options, LabelStore &labels, const LayoutUnits &units,
                                    const TimelineWording &wording);

} // namespace chronolane
