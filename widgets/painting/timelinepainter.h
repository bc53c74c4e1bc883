// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelinegeometry.h"
#include "widgets/painting/timelinefonts.h"
#include "widgets/painting/timelinetheme.h"

#include <QRectF>

#include <memory>

class QPainter;

namespace chronolane {

/// Paints a geometry with any painter: the screen, an image, SVG, PDF or a printer. Knows no widget.
class TimelinePainter
{
public:
    enum class Target {
        Screen,   ///< raster: text and shapes are drawn once and then copied
        File,     ///< everything is drawn as such: vectors stay vectors
        Outlines, ///< as File, but text becomes shapes that need no font
    };

    TimelinePainter(const TimelineTheme &theme, const TimelineFonts &fonts, Target target = Target::Screen);
    ~TimelinePainter();
    TimelinePainter(const TimelinePainter &) = delete;
    TimelinePainter &operator=(const TimelinePainter &) = delete;

    void setTheme(const TimelineTheme &theme);
    void setFonts(const TimelineFonts &fonts);
    [[nodiscard]] const TimelineTheme &theme() const;

    /// Paints the whole picture. The painter's state is as before afterwards. Nothing is painted outside of
    /// (0, 0, geometry.size) and clipping is not relied upon, which SVG drops.
    void paint(QPainter &painter, const TimelineGeometry &geometry);

    /// Rings for what people point at, over a painted picture: `rect` as from visualRect().
    void paintSelection(QPainter &painter, const QRectF &rect) const;
    void paintHover(QPainter &painter, const QRectF &rect) const;
    void paintFocus(QPainter &painter, const QRectF &rect) const;   ///< two colours, 2 px

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace chronolane
