// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/utctime.h"
#include "models/reading/text/calendar.h"
#include "models/reading/text/timeexpression.h"
#include "models/reading/text/timesurvey.h"

#include <optional>
#include <span>

namespace chronolane {

/// The day of the first of rows that name none, of which `story` is the day where nothing else is known. A row at the time
/// of day at which harm began is on the day on which it began, with all of the others on their days beside it; rows that
/// would all lie more than half a day before harm lie within it, if they can: "Started: 4 March 23:48", "00:12 restarted".
/// `harm` and `over` are when harm began and ended, in the zone of the rows; nullopt where nobody tells.
[[nodiscard]] CivilDate dayOfFirstRow(std::span<const TimeExpression> rows, ListOrder order, CivilDate story,
                                      const std::optional<CivilTime> &harm, const std::optional<CivilTime> &over);

} // namespace chronolane
