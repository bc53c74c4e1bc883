// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/layoutunits.h"

#include "models/layout/labelstore.h"

#include <algorithm>

namespace chronolane {

LayoutUnits::LayoutUnits(const TextMeasure &measure)
    : headingHeight(measure.lineHeight(TextRole::Heading))
    , bodyHeight(measure.lineHeight(TextRole::Body))
    , smallHeight(measure.lineHeight(TextRole::Small))
{
    em = bodyHeight * 0.85;
    markSize = em;
    barHeight = em * 1.35;
    gap = em * 0.9;
    padding = em * 0.5;
    badgeHeight = measure.lineHeight(TextRole::Badge) + em * 0.3;
    badgeCell = measure.advance(TextRole::Badge, QStringLiteral("9999k")) + em * 1.6;
    collapsedHeight = std::max(24.0, headingHeight + em * 0.3);
}

LabelStyle LayoutUnits::style(int index) const
{
    struct Wanted
    {
        double ems;
        int bodyLines;
    };
    constexpr std::array<Wanted, StyleCount> wanted = {
        {{20, 3}, {22, 2}, {16, 2}, {16, 1}, {11, 1}, {14, 0}, {8, 0}}};
    const Wanted &style = wanted[static_cast<std::size_t>(std::clamp(index, 0, StyleCount - 1))];
    return {static_cast<int>(style.ems * em), style.bodyLines};
}

double LayoutUnits::rowHeight(int bodyLines, bool hasSpans) const
{
    const double text = headingHeight + bodyLines * bodyHeight;
    return (hasSpans ? barHeight + em * 0.15 : 0) + text + em * 0.45;
}

} // namespace chronolane
