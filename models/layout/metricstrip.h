// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/labelstore.h"
#include "models/layout/layoutunits.h"
#include "models/layout/timelinegeometry.h"
#include "models/layout/timelinewording.h"

#include <QSizeF>

#include <vector>

namespace chronolane {

/// The figures of a record in cells beside each other: value, name, and what it measures.
struct MetricStrip
{
    std::vector<MetricGeometry> metrics;   ///< row by row, from (0, 0)
    double height = 0;                     ///< px; 0 where there is no figure, or no room for one
    std::size_t leftOut = 0;               ///< the last ones, which have no room
};

/// Lays the figures out in as few rows of equal cells as their words allow. `page` is the whole picture, in which only
/// whole rows are shown that leave it to the lanes; `width` px is what a row may take of it.
[[nodiscard]] MetricStrip layOutMetrics(const std::vector<WordedMetric> &metrics, QSizeF page, double width,
                                        LabelStore &labels, const LayoutUnits &units);

} // namespace chronolane
