// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/textmeasure.h"

#include <array>

namespace chronolane {

struct LabelStyle;

/// Sizes of the picture's parts, all in px and all following from the fonts, so that larger text makes a larger
/// picture of the same proportions.
struct LayoutUnits
{
    explicit LayoutUnits(const TextMeasure &measure);

    /// The styles of labels from the most generous to the least.
    static constexpr int StyleCount = 7;
    [[nodiscard]] LabelStyle style(int index) const;

    /// The height of one sub-row of a lane whose labels have that many lines of body.
    [[nodiscard]] double rowHeight(int bodyLines, bool hasSpans) const;

    double em = 15;             ///< about the size of the body's letters
    double headingHeight = 18;
    double bodyHeight = 18;
    double smallHeight = 16;
    double markSize = 15;       ///< of a point's mark
    double barHeight = 17;
    double gap = 12;            ///< between a label and the next mark of its row
    double padding = 6;         ///< above and below the rows of a lane
    double badgeHeight = 20;
    double badgeCell = 64;      ///< clusters gather what starts within so many px
    double collapsedHeight = 24;
};

} // namespace chronolane
