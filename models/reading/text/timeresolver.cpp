// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/timeresolver.h"

#include "models/reading/text/momentresolution.h"

#include <algorithm>
#include <span>
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
    if (!zone.isLocal)
        m_zone = zone;
}

void TimeResolver::setZone(std::string zone)
{
    m_zone.reset();
    if (zone.empty())
        return;
    m_zone.emplace();
    m_zone->spelling = zone;
    m_zone->zone = std::move(zone);
}

void TimeResolver::setDate(CivilDate date)
{
    m_writtenOn.reset();
    carryDate(date, Basis::Derived);
}

void TimeResolver::carryDate(CivilDate date, Basis basis)
{
    m_date = CarriedDate{date, basis};
    m_datedMoment.reset();
    if (!m_firstDate)
        m_firstDate = m_date;
}

void TimeResolver::tellDate(CivilDate date)
{
    constexpr std::size_t Most = 32;
    if (m_toldDates.size() < Most && std::find(m_toldDates.begin(), m_toldDates.end(), date) == m_toldDates.end())
        m_toldDates.push_back(date);
}

void TimeResolver::adopt(const TimeExpression &expression)
{
    if (expression.kind == TimeKind::Moment || expression.kind == TimeKind::Zone)
        MomentResolution(*this, expression, TimeFlow::Prose).adopt();
}

void TimeResolver::setReference(UtcTime moment)
{
    const std::string seenIn = m_zone ? m_zone->zone : std::string("UTC");
    const int offset = m_context.zones->offsetSeconds(seenIn, moment).value_or(0);
    setDate(dateOf(moment + fromMicroseconds(std::int64_t{offset} * 1'000'000)));
    m_previous = moment;
    m_datedMoment = DatedMoment{moment, seenIn};
}

void TimeResolver::setOrigin(UtcTime origin, Basis basis)
{
    m_origin = origin;
    m_originBasis = basis;
}

void TimeResolver::beginList(ListOrder order, bool tellsHalves)
{
    m_order = order;
    m_listTellsHalves = tellsHalves;
    m_previousRow.reset();
    m_rowsCrossedMidnight = false;
    m_nextDayOfRow.reset();
}

void TimeResolver::beginPassage(bool tellsHalves)
{
    m_passage.emplace().tellsHalves = tellsHalves;
}

void TimeResolver::endPassage()
{
    if (m_passage && m_passage->dateBefore)
        m_date = m_passage->dateBefore;
    m_passage.reset();
}

ResolvedTime TimeResolver::resolve(const TimeExpression &expression, TimeFlow flow)
{
    switch (expression.kind) {
    case TimeKind::Moment: return MomentResolution(*this, expression, flow).resolve();
    case TimeKind::Relative: return resolveRelative(expression);
    case TimeKind::Zone: adopt(expression); break;
    case TimeKind::Length:
    case TimeKind::Unknown: break;
    }
    return {};
}

ResolvedTime TimeResolver::resolveRelative(const TimeExpression &expression)
{
    ResolvedTime result;
    result.basis = Basis::Derived;
    result.zone = m_zone ? m_zone->zone : std::string();
    if (expression.duration) {
        result.precision = expression.duration->precision;
        result.approximate = expression.duration->approximate;
    }
    std::optional<UtcTime> from;
    if (expression.anchor == RelativeAnchor::Origin)
        from = m_origin;
    else if (expression.anchor == RelativeAnchor::Previous)
        from = m_previous;
    if (!from || !expression.offset)
        return result;
    const std::int64_t time = toUnixMicroseconds(*from) + toMicroseconds(*expression.offset);
    if (!isRepresentable(time))
        return result;
    result.start = fromUnixMicroseconds(time);
    // "T+2h" behind a T0 of 14:20 is 16:20.
    if (expression.anchor == RelativeAnchor::Origin)
        result.precision = std::min(result.precision, Precision::Minute);
    result.basis = std::max(result.basis, expression.anchor == RelativeAnchor::Previous ? m_previousBasis : m_originBasis);
    m_previous = result.start;
    m_previousBasis = result.basis;
    return result;
}

std::string TimeResolver::remarkKey(std::string_view code, const std::vector<DiagnosticArgument> &arguments)
{
    // A name that does not fit its dates is told once, not for every date.
    const std::size_t counted = code == diagnostic_code::ZoneContradictsDate ? 1 : arguments.size();
    std::string key(code);
    for (const DiagnosticArgument &argument : std::span(arguments).first(counted))
        key.append("\n").append(argument.name).append("=").append(argument.value);
    return key;
}

void TimeResolver::takeBack(const ResolvedTime &time)
{
    for (const TimeRemark &remark : time.remarks)
        m_reported.erase(remarkKey(remark.code, remark.arguments));
}

std::optional<CivilDate> TimeResolver::date() const
{
    return m_date ? std::optional(m_date->date) : std::nullopt;
}

} // namespace chronolane
