// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/textblock.h"
#include "widgets/painting/fonttextmeasure.h"

#include <QColor>
#include <QHash>
#include <QPixmap>

class QPainter;

namespace chronolane {

/// How texts come onto the picture.
enum class TextDrawing {
    KeptPixmaps, ///< drawn once and then copied
    Text,
    Outlines,    ///< as shapes, which need no font where they are shown and cannot be selected
};

/// Draws text blocks; on a screen from pixmaps that are drawn once, for a frame has time for some hundred copies but
/// not for some hundred texts.
class TextPainter
{
public:
    TextPainter(const TimelineFonts &fonts, TextDrawing drawing) : m_measure(fonts), m_drawing(drawing) {}

    void setFonts(const TimelineFonts &fonts);
    void clear() { m_pixmaps.clear(); }

    /// Lines of the heading in `strong`, all others in `normal`.
    void paint(QPainter &painter, const PlacedText &text, const QColor &strong, const QColor &normal);
    void paint(QPainter &painter, const PlacedText &text, const QColor &color) { paint(painter, text, color, color); }

private:
    void paintLines(QPainter &painter, const PlacedText &text, const QColor &strong, const QColor &normal) const;

    FontTextMeasure m_measure;
    TextDrawing m_drawing;
    QHash<std::uint64_t, QPixmap> m_pixmaps;   ///< by block id and count of lines
};

} // namespace chronolane
