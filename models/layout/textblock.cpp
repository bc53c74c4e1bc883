// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/textblock.h"

#include <algorithm>
#include <atomic>

namespace chronolane {

TextBlockPtr makeTextBlock(const TextMeasure &measure, std::vector<TextLine> lines, bool isElided)
{
    static std::atomic<std::uint64_t> lastId{0};
    auto block = std::make_shared<TextBlock>();
    block->id = ++lastId;
    block->isElided = isElided;
    for (TextLine &line : lines) {
        line.width = measure.advance(line.role, line.text);
        line.height = measure.lineHeight(line.role);
        block->width = std::max(block->width, line.width);
        block->height += line.height;
    }
    block->lines = std::move(lines);
    return block;
}

TextBlockPtr makeTextLine(const TextMeasure &measure, TextRole role, const QString &text)
{
    return makeTextBlock(measure, {TextLine{text, role}});
}

QRectF PlacedText::rect() const
{
    if (!block)
        return {};
    QSizeF size(0, 0);
    for (int i = 0; i < lineCount && i < static_cast<int>(block->lines.size()); ++i) {
        const TextLine &line = block->lines[static_cast<std::size_t>(i)];
        size.setWidth(std::max(size.width(), line.width));
        size.setHeight(size.height() + line.height);
    }
    return QRectF(topLeft, size);
}

} // namespace chronolane
