// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/textcursor.h"
#include "models/reading/text/timeexpression.h"

namespace chronolane {

/// Reads the clock time at the cursor into the point: 14:05:33.120, 2:05 PM, 10:50 a.m., 5 PM, 14h05, 1405Z, noon, 오후 2시 5분,
/// 17시14분, 정오. A zone that touches it ("1405Z", "14:05Z") is read with it. Moves the cursor behind it; false, with
/// neither moved nor changed, if there is none.
///
/// `mayBeDotted` also accepts "14.05", which elsewhere is a number.
bool acceptClock(TextCursor &cursor, TimePoint &point, bool mayBeDotted);

} // namespace chronolane
