// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/textcursor.h"
#include "models/reading/text/timeexpression.h"

namespace chronolane {

/// What the surroundings of a moment allow.
struct MomentSurroundings
{
    bool mayBeDotted = false;   ///< "14.05" is a clock time here
    bool isRangeEnd = false;    ///< parts that alone are no moment ("20일", "8/24") are one here
};

/// Reads one moment – date, weekday, clock time and zone in any usual order, with what joins them – into `point`, moves
/// the cursor behind it and sets the point's byte range. False, with the cursor unmoved, if there is none.
bool acceptMoment(TextCursor &cursor, TimePoint &point, MomentSurroundings surroundings = {});

/// "about", "around", "~", "약" and blanks behind it; whether there was one. A tilde is reported apart.
bool acceptApproximationPrefix(TextCursor &cursor, bool *isTilde = nullptr);

} // namespace chronolane
