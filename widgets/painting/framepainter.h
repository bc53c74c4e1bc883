// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelinegeometry.h"

class QPainter;

namespace chronolane {

class TextPainter;
struct TimelineTheme;

/// Paints what stands around the lanes: their headers, the axis, title, figures, legend, notes and footer. Made for one picture:
/// theme and texts are not owned.
class FramePainter
{
public:
    /// `markSize` px of a mark.
    FramePainter(const TimelineTheme &theme, TextPainter &text, double markSize)
        : m_theme(theme), m_text(text), m_markSize(markSize)
    {
    }

    void paintHeaders(QPainter &p, const TimelineGeometry &g);
    void paintAxis(QPainter &p, const TimelineGeometry &g);
    void paintFurniture(QPainter &p, const TimelineGeometry &g);   ///< title, figures, legend, notes and footer

private:
    void paintChevron(QPainter &p, const LaneGeometry &lane) const;
    void paintPin(QPainter &p, const QRectF &rect) const;
    bool paintBarSample(QPainter &p, const LegendGeometry &entry, BarGeometry bar) const;
    void paintSample(QPainter &p, const LegendGeometry &entry) const;
    void paintMetric(QPainter &p, const MetricGeometry &metric);

    const TimelineTheme &m_theme;
    TextPainter &m_text;
    double m_markSize;
};

/// What lanes and legend paint alike: how far a time is known, and the ground of a badge.
void paintBands(QPainter &p, const TimelineTheme &theme, const TimelineGeometry &g);
void paintPill(QPainter &p, const TimelineTheme &theme, const QRectF &rect);

} // namespace chronolane
