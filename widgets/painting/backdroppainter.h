// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelinegeometry.h"
#include "widgets/painting/timelinetheme.h"

#include <QVarLengthArray>

class QPainter;
class QPen;

namespace chronolane {

/// What lies behind the events, from back to front; none of it is text.

/// The grounds of lanes and trays, weekends and the shade of the impact windows. Every pixel of a lane is filled once:
/// writing to memory is most of what a frame costs.
void paintGround(QPainter &p, const TimelineTheme &theme, const TimelineGeometry &g);

/// Lines of the ticks through all lanes, and between the lanes.
void paintGrid(QPainter &p, const TimelineTheme &theme, const TimelineGeometry &g);

/// Lines through all lanes for what set it off and when it was noticed, as long as they are few.
void paintGuides(QPainter &p, const TimelineTheme &theme, const TimelineGeometry &g);

/// The histograms behind crowds.
void paintDensity(QPainter &p, const TimelineTheme &theme, const TimelineGeometry &g);

/// The cuts where time is left out, over the bars that cross them.
void paintBreaks(QPainter &p, const TimelineTheme &theme, const TimelineGeometry &g);

/// Vertical lines at those x.
using Positions = QVarLengthArray<double, 128>;
void paintVerticals(QPainter &p, const QPen &pen, const Positions &xs, double top, double bottom);

} // namespace chronolane
