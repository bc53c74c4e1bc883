// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingoptions.h"
#include "models/reading/text/calendar.h"
#include "models/reading/text/timeexpression.h"

#include <optional>
#include <span>

namespace chronolane {

/// In which direction the times of a list run.
enum class ListOrder { Unknown, OldestFirst, NewestFirst };

/// What a whole text tells about its own times; see surveyTimes().
struct TimeSurvey
{
    std::optional<CivilDate> newestDate;   ///< of the dates that state a year
    std::optional<CivilDate> oldestDate;
    std::optional<CivilDate> firstDate;    ///< in the order of the text
    std::optional<ZoneWords> onlyZone;     ///< if all zone words of the text mean one zone
    DateOrder dateOrder = DateOrder::Unknown;   ///< from 24/08/2026 and 08/24/2026; Unknown if they disagree
};

/// Gathers what the expressions of a text tell together, a part of it after the other.
class TimeSurveyor
{
public:
    void add(std::span<const TimeExpression> expressions);

    [[nodiscard]] TimeSurvey result() const;

private:
    void addPoint(const TimePoint &point);
    void addZone(const ZoneWords &zone);
    void addDate(const TimePoint &point);

    TimeSurvey m_survey;
    bool m_hasSeveralZones = false;
    bool m_hasBothOrders = false;
};

/// What the expressions of a whole text tell together.
[[nodiscard]] TimeSurvey surveyTimes(std::span<const TimeExpression> expressions);

/// Minutes into the day, with the meridiem applied; nullopt without a clock time.
[[nodiscard]] std::optional<int> minutesOfDay(const TimePoint &point);

/// The direction of the first times of a list's rows, by the way that takes less time in all; Unknown for less than two.
[[nodiscard]] ListOrder listOrder(std::span<const TimeExpression> rows);

/// Whether one of the times tells its half of the day (PM, 오후), so that those that do not may be in either.
[[nodiscard]] bool tellsHalves(std::span<const TimeExpression> times);

} // namespace chronolane
