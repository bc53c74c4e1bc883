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
    std::vector<PlacedText> texts;   ///< the heading first, the count of what has no room last; from (0, 0)
    std::size_t noted = 0;           ///< events that have a note; all later ones of the account are counted
    double height = 0;               ///< px; 0 where there is nothing to note, or no room for a single note
};

/// Lays out a note for each event of the groups, which are numbered from 1 in their order: as many as `room` (px) holds,
/// and if that are not all, how many more there are.
[[nodiscard]] NotesPlan planNotes(const PictureAccount &account, const TimelineSnapshot &snapshot, QSizeF room,
                                  LabelStore &labels, const LayoutUnits &units, const TimelineWording &wording);

/// Puts the notes into the geometry's area for them, and their numbers beside what they tell of, where those meet
/// nothing. What has no note gets no number.
void placeNotes(const NotesPlan &plan, const PictureAccount &account, LabelStore &labels, const LayoutUnits &units,
                const TimelineWording &wording, TimelineGeometry &geometry);

} // namespace chronolane
