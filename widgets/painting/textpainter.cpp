// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painting/textpainter.h"

#include "widgets/painting/pixelglyphs.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace chronolane {
namespace {

/// Some 20 MB; a walk through a huge record makes that many texts, one picture never does.
constexpr qsizetype KeptLimit = 4000;

void paintOutlines(QPainter &painter, QPointF baseline, const QFont &font, const QString &text, const QColor &color)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill); // strokes of a letter may overlap
    path.addText(baseline, font, text);
    painter.fillPath(path, color);
}

} // namespace

void TextPainter::setFonts(const TimelineFonts &fonts)
{
    m_measure.setFonts(fonts);
    clear();
}

void TextPainter::paint(QPainter &painter, const PlacedText &text, const QColor &strong, const QColor &normal)
{
    if (!text.block || text.lineCount <= 0)
        return;
    if (m_drawing != TextDrawing::KeptPixmaps) {
        paintLines(painter, text, strong, normal);
        return;
    }
    const double ratio = painter.device()->devicePixelRatioF();
    const std::uint64_t key = text.block->id << 8 | static_cast<std::uint64_t>(text.lineCount & 0xff);
    auto it = m_pixmaps.find(key);
    if (it == m_pixmaps.end() || it->devicePixelRatio() != ratio) {
        if (m_pixmaps.size() > KeptLimit)
            clear();
        const QSizeF size = text.rect().size();
        QPixmap pixmap((QSizeF(size.width() + 2, size.height() + 1) * ratio).toSize());
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter inner(&pixmap);
        paintLines(inner, {text.block, QPointF(0, 0), text.lineCount}, strong, normal);
        inner.end();
        it = m_pixmaps.insert(key, pixmap);
    }
    // On whole device pixels, so that letters stay crisp.
    const QPointF at(std::round(text.topLeft.x() * ratio) / ratio, std::round(text.topLeft.y() * ratio) / ratio);
    painter.drawPixmap(at, *it);
}

void TextPainter::paintLines(QPainter &painter, const PlacedText &text, const QColor &strong,
                             const QColor &normal) const
{
    double top = text.topLeft.y();
    for (int i = 0; i < text.lineCount && i < static_cast<int>(text.block->lines.size()); ++i) {
        const TextLine &line = text.block->lines[static_cast<std::size_t>(i)];
        const QFont &font = m_measure.fonts().font(line.role);
        const QColor &color = line.role == TextRole::Heading ? strong : normal;
        const QPointF baseline(text.topLeft.x(), top + m_measure.ascent(line.role));
        if (m_drawing == TextDrawing::Outlines) {
            paintOutlines(painter, baseline, font, line.text, color);
        } else {
            painter.setFont(font);
            painter.setPen(color);
            painter.drawText(baseline, line.text);
            if (painter.paintEngine()->type() == QPaintEngine::Pdf)
                paintPixelGlyphs(painter, baseline, font, line.text);
        }
        top += line.height;
    }
}

} // namespace chronolane
