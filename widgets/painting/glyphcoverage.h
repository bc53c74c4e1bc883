// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painting/timelinefonts.h"

#include <QStringList>

#include <set>

namespace chronolane {

struct TimelineGeometry;

/// How the characters of a picture come to be drawn on this machine.
struct GlyphCoverage
{
    std::set<char32_t> missing;     ///< no font has them: they leave a gap or a box
    std::set<QString> substitutes;  ///< families that draw what the picture's own font lacks
    bool hasNoFont = false;         ///< not even a Latin letter can be drawn

    void add(const GlyphCoverage &other);
    bool operator==(const GlyphCoverage &) const = default;
};

/// Whether there is any font to draw a Latin letter with; without one, no length of a text means anything. Needs a
/// QGuiApplication.
[[nodiscard]] bool hasAnyFont(const TimelineFonts &fonts);

/// What the texts of a picture need beyond its own font. Characters that draw nothing by themselves (joiners, selectors,
/// marks of direction) do not count. Needs a QGuiApplication.
[[nodiscard]] GlyphCoverage glyphCoverage(const TimelineGeometry &geometry, const TimelineFonts &fonts);

} // namespace chronolane
