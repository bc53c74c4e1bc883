// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/metricstrip.h"

#include <algorithm>

namespace chronolane {
namespace {

/// A lower picture (a thumbnail) has its room for the lanes alone.
constexpr double LeastLinesOfPage = 40;
constexpr double MostOfPage = 0.27;   ///< of the height of the picture: a narrow one is high, and has lanes below nevertheless
constexpr double LeastCell = 11;     ///< em: a narrower cell would make a tall heap of a definition
constexpr int MostLinesOfName = 2;
constexpr int MostLinesOfDefinition = 12;   ///< more than any has in the narrowest cell: half of one says nothing

PlacedText placed(TextBlockPtr block, QPointF topLeft)
{
    const int lines = static_cast<int>(block->lines.size());
    return {std::move(block), topLeft, lines};
}

/// A figure at (0, 0); its height is that of its words.
MetricGeometry cellOf(const WordedMetric &metric, double width, LabelStore &labels, const LayoutUnits &units)
{
    const double indent = 0.6 * units.em;   // from the rule at the left of the cell
    const int room = static_cast<int>(width - indent);
    MetricGeometry cell;
    cell.value = placed(labels.paragraph(TextRole::Heading, metric.value, room, 1), QPointF(indent, 0));
    cell.name = placed(labels.paragraph(TextRole::Badge, metric.name, room, MostLinesOfName), cell.value.rect().bottomLeft());
    cell.definition = placed(labels.paragraph(TextRole::Small, metric.definition, room, MostLinesOfDefinition),
                             cell.name.rect().bottomLeft());
    cell.rect = QRectF(0, 0, width, cell.definition.rect().bottom());
    return cell;
}

void move(MetricGeometry &cell, QPointF by)
{
    cell.rect.translate(by);
    for (PlacedText *text : {&cell.value, &cell.name, &cell.definition})
        text->topLeft += by;
}

} // namespace

MetricStrip layOutMetrics(const std::vector<WordedMetric> &metrics, QSizeF page, double width, LabelStore &labels,
                          const LayoutUnits &units)
{
    MetricStrip strip;
    strip.leftOut = metrics.size();
    const double gap = 1.0 * units.em;
    const auto mostInRow = static_cast<std::size_t>(std::max(1.0, (width + gap) / (LeastCell * units.em + gap)));
    if (metrics.empty() || page.height() < LeastLinesOfPage * units.bodyHeight || width < LeastCell * units.em)
        return strip;
    const std::size_t rows = (metrics.size() + mostInRow - 1) / mostInRow;
    const std::size_t columns = (metrics.size() + rows - 1) / rows;
    const double cellWidth = (width + gap) / static_cast<double>(columns) - gap;
    double top = 0;
    for (std::size_t first = 0; first < metrics.size(); first += columns) {
        const std::size_t end = std::min(first + columns, metrics.size());
        std::vector<MetricGeometry> row;
        double height = 0;
        for (std::size_t i = first; i < end; ++i) {
            row.push_back(cellOf(metrics[i], cellWidth, labels, units));
            height = std::max(height, row.back().rect.height());
        }
        if (top + height > MostOfPage * page.height())
            break;
        for (std::size_t column = 0; column < row.size(); ++column) {
            row[column].rect.setHeight(height);
            move(row[column], QPointF(static_cast<double>(column) * (cellWidth + gap), top));
            strip.metrics.push_back(std::move(row[column]));
        }
        strip.height = top + height;
        top = strip.height + 0.6 * units.em;
    }
    strip.leftOut = metrics.size() - strip.metrics.size();
    return strip;
}

} // namespace chronolane
