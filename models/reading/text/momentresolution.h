// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/timeresolver.h"
#include "models/reading/text/zoneresolution.h"

namespace chronolane {

/// Resolves one moment or range for a TimeResolver, and tells it what to carry on. Used for one expression only.
class MomentResolution
{
public:
    MomentResolution(TimeResolver &resolver, const TimeExpression &expression, TimeFlow flow);

    [[nodiscard]] ResolvedTime resolve();

    /// Only takes over the date and zone, as of a heading.
    void adopt();

private:
    /// A day with what is known about it.
    struct Day
    {
        CivilDate date;
        Basis basis = Basis::Stated;
        Precision precision = Precision::Day;
    };

    /// The zone of a point and where it comes from.
    struct Zone
    {
        ZoneWords words;
        Basis basis = Basis::Stated;
        std::string_view assumedFrom;   ///< empty unless basis is Assumed
    };

    /// A clock time on the 24-hour clock; nightly hours past twelve belong to the next day.
    struct Clock
    {
        int hour = 0;
        int minute = 0;
        int second = 0;
        int microsecond = 0;
        int dayShift = 0;

        [[nodiscard]] int secondOfDay() const { return (dayShift * 24 + hour) * 3600 + minute * 60 + second; }
    };

    /// One end, resolved.
    struct End
    {
        Day day;
        std::optional<UtcTime> time;
        Precision precision = Precision::Minute;
        Basis basis = Basis::Stated;
        std::string zone;
        bool contradictsDate = false;
    };

    [[nodiscard]] std::optional<Day> dayOf(const TimePoint &point, std::optional<CivilDate> near);
    [[nodiscard]] std::optional<Day> dayWithoutYear(const TimePoint &point, std::optional<CivilDate> near);
    [[nodiscard]] std::optional<Day> dayByNumberOnly(int day, std::optional<CivilDate> near) const;
    [[nodiscard]] std::optional<Day> dayByWeekday(int weekday, std::optional<CivilDate> near) const;
    [[nodiscard]] std::optional<Day> dayByReference(const TimePoint &point);
    [[nodiscard]] bool isNextDayAgain(const TimePoint &point);
    [[nodiscard]] std::optional<TimeResolver::CarriedDate> dateReferredTo(DayReference reference);
    [[nodiscard]] std::optional<Day> dayCarried();
    [[nodiscard]] std::optional<Day> dayOfFirst();
    [[nodiscard]] Day dayOfLast(const Day &firstDay);
    void applyDateOrder(const TimePoint &point, Day &day);
    void checkWeekday(const TimePoint &point, const Day &day);
    [[nodiscard]] std::optional<CivilDate> storyDate() const;

    [[nodiscard]] std::optional<Clock> clockOf(const TimePoint &point, Meridiem meridiem) const;
    [[nodiscard]] static Clock clockWithin(const TimePoint &point, Meridiem meridiem);
    [[nodiscard]] Meridiem meridiemOf(const TimePoint &point) const;
    [[nodiscard]] std::optional<Clock> clockOfFirst() const;
    [[nodiscard]] std::optional<Clock> clockOfLast(const std::optional<Clock> &first) const;

    [[nodiscard]] Zone zoneOf(const TimePoint &point, const TimePoint *partner) const;
    [[nodiscard]] Zone zoneOfLastResort() const;
    [[nodiscard]] End resolveEnd(const TimePoint &point, const TimePoint *partner, Day day,
                                 const std::optional<Clock> &clock);
    [[nodiscard]] std::optional<UtcTime> equivalentNear(UtcTime time) const;
    void applyEquivalent(End &end);
    [[nodiscard]] bool hasOwnDate() const;
    void takeNearestDay(End &end, const std::optional<Clock> &clock);
    void keepRowsInOrder(End &end, const std::optional<Clock> &clock);
    void keepPassageInOrder(End &end, const std::optional<Clock> &clock);
    void takeHalfOfDay(End &end, std::optional<Clock> &clock);
    [[nodiscard]] bool isBetterHalf(const std::optional<UtcTime> &candidate, const std::optional<UtcTime> &best) const;
    bool takeEndOfRange(End &end, const std::optional<Clock> &clock);
    void tellPassage(UtcTime time);
    void moveByDays(End &end, const std::optional<Clock> &clock, int days);
    void fillResult(const End &first, const std::optional<End> &last);
    void carry(const End &first);

    void remark(std::string_view code, std::vector<DiagnosticArgument> arguments);
    void remarkOnce(std::string_view code, std::vector<DiagnosticArgument> arguments);

    TimeResolver &m_resolver;
    const TimeExpression &m_expression;
    TimeFlow m_flow;
    ResolvedTime m_result;
    bool m_isDayOfOtherZone = false;   ///< the day was chosen for this moment only
};

} // namespace chronolane
