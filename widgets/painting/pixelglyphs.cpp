// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painting/pixelglyphs.h"

#include <QFont>
#include <QGlyphRun>
#include <QImage>
#include <QPainter>
#include <QRawFont>
#include <QTextLayout>

#include <algorithm>

namespace chronolane {
namespace {

/// Pixels of an image for each unit of the picture: still smooth when a page is printed.
constexpr int Fineness = 6;

/// Letters never are in colour; asking the fonts takes longer than drawing the line.
bool mayBeInColour(const QString &text)
{
    return std::any_of(text.begin(), text.end(),
                       [](QChar c) { return c.isSurrogate() || c.category() == QChar::Symbol_Other; });
}

/// Bitmaps (CBDT, sbix) or layers of colour.
bool isInColour(const QRawFont &font)
{
    return font.isValid()
        && (!font.fontTable("CBLC").isEmpty() || !font.fontTable("sbix").isEmpty() || !font.fontTable("COLR").isEmpty());
}

QImage imageOf(const QGlyphRun &glyph, const QRect &area)
{
    QImage image(area.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.drawGlyphRun(-area.topLeft(), glyph);
    return image;
}

/// `origin` is where the line of the run begins in the picture; the run is Fineness times as large as there.
void paintGlyphs(QPainter &painter, QPointF origin, const QGlyphRun &run)
{
    const QRawFont font = run.rawFont();
    const QList<quint32> indexes = run.glyphIndexes();
    const QList<QPointF> positions = run.positions();
    for (qsizetype i = 0; i < indexes.size(); ++i) {
        QGlyphRun glyph = run;
        glyph.setGlyphIndexes({indexes[i]});
        glyph.setPositions({positions[i]});
        const QRect area = font.boundingRect(indexes[i]).translated(positions[i]).toAlignedRect();
        if (!area.isEmpty())
            painter.drawImage(QRectF(origin + QPointF(area.topLeft()) / Fineness, QSizeF(area.size()) / Fineness),
                              imageOf(glyph, area));
    }
}

} // namespace

void paintPixelGlyphs(QPainter &painter, QPointF baseline, const QFont &font, const QString &text)
{
    if (!mayBeInColour(text))
        return;
    QFont fine = font;
    fine.setPixelSize(font.pixelSize() * Fineness);
    QTextLayout layout(text, fine);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    for (const QGlyphRun &run : layout.glyphRuns()) {
        if (isInColour(run.rawFont()))
            paintGlyphs(painter, baseline - QPointF(0, line.ascent()) / Fineness, run);
    }
}

} // namespace chronolane
