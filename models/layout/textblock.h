// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/textmeasure.h"

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <memory>
#include <vector>

namespace chronolane {

/// One line of a text block.
struct TextLine
{
    QString text;
    TextRole role = TextRole::Body;
    double width = 0;    ///< px
    double height = 0;   ///< px
};

/// Measured lines of text, made once and then only moved about. Immutable; the id lets a painter keep what it drew.
struct TextBlock
{
    std::uint64_t id = 0;   ///< unique in the process, never 0
    std::vector<TextLine> lines;
    double width = 0;    ///< px, of the widest line
    double height = 0;   ///< px, of all lines
    bool isElided = false;   ///< some of the text is missing
};
using TextBlockPtr = std::shared_ptr<const TextBlock>;

/// A block of the lines, with a new id and the measures of the lines.
[[nodiscard]] TextBlockPtr makeTextBlock(const TextMeasure &measure, std::vector<TextLine> lines,
                                         bool isElided = false);
/// A block of one line.
[[nodiscard]] TextBlockPtr makeTextLine(const TextMeasure &measure, TextRole role, const QString &text);

/// The first lines of a text block at a place of the picture.
struct PlacedText
{
    TextBlockPtr block;
    QPointF topLeft;
    int lineCount = 0;   ///< how many of the block's lines are shown, from the first

    [[nodiscard]] QRectF rect() const;
};

} // namespace chronolane
