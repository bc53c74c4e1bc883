// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/textmeasure.h"

#include <QFont>

#include <array>

namespace chronolane {

/// The fonts of the picture, one for each role, in pixel sizes.
class TimelineFonts
{
public:
    /// Sizes follow from the body text's size in px (8 to 200; it is cut to that).
    explicit TimelineFonts(double bodyPixels = 15);

    [[nodiscard]] const QFont &font(TextRole role) const { return m_fonts[static_cast<std::size_t>(role)]; }
    [[nodiscard]] double bodyPixels() const { return m_bodyPixels; }

    /// A body size that reads well in a picture of that height, times the reader's text scale (1 is 100 %).
    [[nodiscard]] static double bodyPixelsFor(double pictureHeight, double textScale = 1);

private:
    std::array<QFont, TextRoleCount> m_fonts;
    double m_bodyPixels;
};

} // namespace chronolane
