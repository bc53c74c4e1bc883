// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/textcursor.h"
#include "models/reading/text/timeexpression.h"

namespace chronolane {

/// Reads the date at the cursor into the point's year, month and day (and weekday, if the date is written with one
/// between its parts): ISO, numbers with slashes or dots, month names in either order, Korean. Moves the cursor behind
/// it. False, with neither moved nor changed, if there is none. The byte before the cursor is the caller's business.
///
/// Forms that need a clock time or a weekday beside them to be a date at all ("8/24", "20일") are accepted here as
/// well and set `needsCompany`.
bool acceptDate(TextCursor &cursor, TimePoint &point, bool &needsCompany);

} // namespace chronolane
