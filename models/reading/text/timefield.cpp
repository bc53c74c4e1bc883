// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/timeresolver.h"

namespace chronolane {

namespace {

/// An instant that is complete in itself: nothing has to be filled in, and the grammar need not be asked.
std::optional<ResolvedTime> completeInstant(std::string_view field)
{
    const auto iso = parseIso8601(field);
    if (!iso || !iso->offsetSeconds)
        return std::nullopt;
    ResolvedTime resolved;
    resolved.start = iso->time;
    resolved.precision = iso->hasSeconds ? Precision::Second : Precision::Minute;
    resolved.zone = fixedZoneName(*iso->offsetSeconds);
    resolved.isZoneStated = true;
    return resolved;
}

} // namespace

std::optional<ResolvedTime> resolveField(std::string_view field, TimeResolver &resolver, TimeFlow flow)
{
    if (auto complete = completeInstant(field))
        return complete;
    const auto expression = timeExpressionOf(field);
    if (!expression || (expression->kind != TimeKind::Moment && expression->kind != TimeKind::Relative))
        return std::nullopt;
    return resolver.resolve(*expression, flow);
}

} // namespace chronolane
