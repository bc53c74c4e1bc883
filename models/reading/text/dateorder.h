// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingoptions.h"
#include "models/reading/text/calendar.h"
#include "models/reading/text/timeexpression.h"

#include <optional>
#include <span>
#include <vector>

namespace chronolane {

/// How a record orders month and day where no date of numbers proves it: 07-10 in a record of 2026-07-10 is the tenth of
/// July. Give it all expressions of the record first.
class DateOrderSurvey
{
public:
    void add(std::span<const TimeExpression> expressions);

    /// A day that the record, or what surrounds it, names without doubt.
    void addDay(CivilDate day) { m_days.push_back(day); }

    /// The one order by which every date in doubt is within a week of a day that is not; Unknown where none is, or both
    /// would do.
    [[nodiscard]] DateOrder result() const;

private:
    /// A date of numbers as its separator suggests.
    struct Doubtful
    {
        CivilDate date;
        DateOrder order = DateOrder::Unknown;
    };

    void addPoint(const TimePoint &point);
    [[nodiscard]] bool isNear(CivilDate date) const;

    std::vector<CivilDate> m_days;
    std::vector<Doubtful> m_doubtful;
};

} // namespace chronolane
