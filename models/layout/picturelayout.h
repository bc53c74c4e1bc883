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

/// Lays out a picture that stands alone and cannot be scrolled: events of whose own words nothing is shown are told in numbered
/// notes at its foot, as many as have room, and counted where not, as is what lies outside of its time. Events whose words are
/// cut off are noted, too, where there is room for all notes without the lanes telling less.
///
/// The layout (with its content and size set) keeps the options that this came to. `measure` is the layout's own.
[[nodiscard]] TimelineGeometry layOutPicture(TimelineLayout &layout, const TextMeasure &measure,
                                             const TimelineWording &wording, const TimeScale &scale,
                                             const PictureScope &scope);

} // namespace chronolane
