// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/prosestate.h"

#include "models/reading/text/calendar.h"

#include <string>
#include <utility>

namespace chronolane {

std::optional<CivilDate> ProseState::storyDay() const
{
    if (startDay)
        return startDay;
    if (!windows.firstStart())
        return namedDay;
    const CivilTime harm = *firstHarm();
    return CivilDate{harm.year, harm.month, harm.day};
}

std::optional<CivilTime> ProseState::firstHarm() const
{
    const std::optional<UtcTime> told = windows.firstStart();
    return inZoneOfText(told ? told : builder.facts().declared.start);
}

std::optional<CivilTime> ProseState::endOfFirstHarm() const
{
    const std::optional<UtcTime> told = windows.firstEnd();
    return inZoneOfText(told ? told : builder.facts().declared.end);
}

std::optional<CivilTime> ProseState::inZoneOfText(const std::optional<UtcTime> &time) const
{
    if (!time)
        return std::nullopt;
    const TimeContext &context = resolver.context();
    const std::string zone(resolver.zone().empty() ? context.defaultZone : resolver.zone());
    return toCivil(*time + boost::posix_time::seconds(context.zones->offsetSeconds(zone, *time).value_or(0)));
}

WindowEdge startEdge(const ResolvedTime &time, std::vector<Evidence> evidence)
{
    if (!time.start)
        return endEdge(time, std::move(evidence));
    return {*time.start, time.precision, time.basis, time.approximate, std::move(evidence)};
}

WindowEdge endEdge(const ResolvedTime &time, std::vector<Evidence> evidence)
{
    if (!time.end)
        return startEdge(time, std::move(evidence));
    return {*time.end, time.endPrecision, time.endBasis, time.approximateEnd, std::move(evidence)};
}

EventKind kindOfStep(const StepClass &step, bool isSpan)
{
    if (step.kind == EventKind::Impact && !isSpan)
        return EventKind::Trigger;
    return step.kind;
}

} // namespace chronolane
