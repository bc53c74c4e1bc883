// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelinelayout.h"

namespace chronolane {

/// What a picture is to account for besides what it shows.
struct PictureScope
{
    Micros shownFrom = 0;           ///< the ends of all pages together
    Micros shownTo = 0;
    std::uint64_t leftOut = 0;      ///< events of the record that the snapshot does not hold
    double mostNotes = 0;           ///< px that notes may take from the lanes
};

/// Lays out a picture that stands alone and cannot be scrolled: what it shows without words is told in numbered notes at
/// its foot where all of them have room, and counted in the footer where not, as is what lies outside of its time.
///
/// The layout (with its content and size set) keeps the options that this came to. `measure` is the layout's own.
[[nodiscard]] TimelineGeometry layOutPicture(TimelineLayout &layout, const TextMeasure &measure,
                                             const TimelineWording &wording, const TimeScale &scale,
                                             const PictureScope &scope);

} // namespace chronolane
