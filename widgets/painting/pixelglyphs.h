// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QString>

class QFont;
class QPainter;

namespace chronolane {

/// Draws as images what the fonts of a line hold in colour instead of as outlines, which are most emoji: an engine that only
/// writes outlines, as that of PDFs, leaves a gap there. `baseline` is the beginning of the line, as for drawText().
void paintPixelGlyphs(QPainter &painter, QPointF baseline, const QFont &font, const QString &text);

} // namespace chronolane
