// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/timeresolver.h"

#include <utility>

namespace chronolane {

TimeContext TimeContext::from(const ReadingOptions &options, const ZoneRules &zones)
{
    TimeContext context;
    context.zones = &zones;
    context.zoneHint = options.zoneHint;
    context.yearHint = options.yearHint;
    context.dateOrderHint = options.dateOrder;
    context.tilde = options.tilde;
    context.modified = options.modified;
    context.now = options.now;
    return context;
}

TimeResolver::TimeResolver(TimeContext context) : m_context(std::move(context)) {}

void TimeResolver::setZone(const ZoneWords &zone)
{
    m_zone = zone.zone;
}

void TimeResolver::setZone(std::string zone)
{
    m_zone = std::move(zone);
}

void TimeResolver::setDate(CivilDate date)
{
    m_date = CarriedDate{date, Basis::Derived};
}

void TimeResolver::adopt(const TimeExpression &expression)
{
    if (expression.first.zone)
        setZone(*expression.first.zone);
}

void TimeResolver::setOrigin(UtcTime origin)
{
    m_origin = origin;
}

void TimeResolver::beginList(ListOrder order)
{
    m_order = order;
    m_previousRow.reset();
}

ResolvedTime TimeResolver::resolve(const TimeExpression &, TimeFlow)
{
    return {};
}

std::optional<CivilDate> TimeResolver::date() const
{
    return m_date ? std::optional(m_date->date) : std::nullopt;
}

TimeSurvey surveyTimes(std::span<const TimeExpression>)
{
    return {};
}

ListOrder listOrder(std::span<const TimeExpression>)
{
    return ListOrder::Unknown;
}

std::optional<ResolvedTime> resolveField(std::string_view field, TimeResolver &resolver, TimeFlow flow)
{
    const auto expression = timeExpressionOf(field);
    return expression ? std::optional(resolver.resolve(*expression, flow)) : std::nullopt;
}

} // namespace chronolane
