// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/labelstore.h"
#include "models/layout/layoutunits.h"
#include "models/layout/pictureaccount.h"

#include <vector>

namespace chronolane {

class TimelineWording;

/// The numbered notes of a picture, in columns below each other.
struct NotesPlan
{
    std::vector<PlacedText> texts;   ///< the heading first; from (0, 0)
    double height = 0;               ///< px; 0 where there is nothing to note
};

/// Lays out a note for each group, numbered from 1 in its order, in `width` px.
[[nodiscard]] NotesPlan planNotes(const PictureAccount &account, const TimelineSnapshot &snapshot, double width,
                                  LabelStore &labels, const LayoutUnits &units, const TimelineWording &wording);

/// Puts the notes into the geometry's area for them, and their numbers beside what they tell of, where those meet
/// nothing.
void placeNotes(const NotesPlan &plan, const PictureAccount &account, LabelStore &labels, const LayoutUnits &units,
                TimelineGeometry &geometry);

} // namespace chronolane
