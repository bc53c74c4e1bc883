// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelinegeometry.h"
#include "widgets/painting/timelinetheme.h"

class QPainter;

namespace chronolane {

/// Draws a span: fill and hatch by severity (impact) or kind, a dashed outline where an end is assumed or derived, a
/// torn edge where the end is not stated, a thin hollow bar for another telling, a bracket for a sum. Hatches are drawn
/// as lines that end at the bar, since not every file format keeps clipping.
void paintBar(QPainter &painter, const TimelineTheme &theme, const BarGeometry &bar, Severity severity);

/// Parallel lines at 45° through `rect`, `distance` px apart, none of them outside of it.
void paintHatch(QPainter &painter, const QRectF &rect, double distance);

/// A zig-zag from (x, top) to (x, bottom) with teeth of `depth` px.
void paintZigzag(QPainter &painter, double x, double top, double bottom, double depth);

} // namespace chronolane
