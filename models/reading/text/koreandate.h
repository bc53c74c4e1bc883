// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/textcursor.h"
#include "models/reading/text/timeexpression.h"

namespace chronolane {

/// Reads a date in Korean words at the cursor and moves behind it: "2026년 8월 24일", "8월 24일", "10.19일", "20일", "2026년 8월".
/// `needsCompany` tells that it is a date only beside a weekday or a clock time.
bool acceptKoreanDate(TextCursor &cursor, TimePoint &point, bool &needsCompany);

} // namespace chronolane
