// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/layout/timelinewording.h"
#include "models/layout/timescale.h"

#include <QString>

#include <string>
#include <vector>

namespace chronolane {

class ZoneRules;

/// One line of the ladder of steps: a tick every `count` units, and the unit of the row above.
struct TickStep
{
    TickUnit unit = TickUnit::Hour;
    int count = 1;
    TickUnit majorUnit = TickUnit::Day;

    [[nodiscard]] Micros length() const;   ///< nominal: a month is 30 days, a year 365
    bool operator==(const TickStep &) const = default;
};

/// The finest step of the ladder (1, 2, 5, 10, 15, 30 s and min; 1, 2, 3, 6, 12 h; 1, 2, 7 d; 1, 3 months;
/// 1, 2, 5, 10 … years) whose nominal length is at least `atLeast`.
[[nodiscard]] TickStep tickStepFor(Micros atLeast);

/// The instants in [from, to) at which the civil time of the zone is a multiple of the step, ascending. Days are the
/// zone's own midnights; where a midnight does not exist, the first instant of that day.
[[nodiscard]] std::vector<Micros> tickTimes(const TickStep &step, Micros from, Micros to, const ZoneRules &rules,
                                            const std::string &zone);

/// A change of the zone's offset within a range.
struct OffsetJump
{
    Micros time = 0;
    int fromSeconds = 0;
    int toSeconds = 0;

    bool operator==(const OffsetJump &) const = default;
};

/// The changes of offset in [from, to), to the second.
[[nodiscard]] std::vector<OffsetJump> offsetJumps(Micros from, Micros to, const ZoneRules &rules,
                                                  const std::string &zone);

} // namespace chronolane
