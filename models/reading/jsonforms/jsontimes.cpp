// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/jsontimes.h"

#include "models/reading/fieldtime.h"
#include "models/reading/jsonforms/recordvocabulary.h"

#include <utility>

namespace chronolane {

namespace {

Precision precisionOf(const IsoInstant &instant)
{
    if (!instant.hasTimeOfDay)
        return Precision::Day;
    return instant.hasSeconds ? Precision::Second : Precision::Minute;
}

} // namespace

bool lacksDate(JsonValue value)
{
    constexpr std::size_t LongestClock = 48;
    const std::string_view words = value.text();
    const bool isDate = words.size() > 4 && words[4] == '-';   // most are: the grammar need not be asked
    if (isDate || words.empty() || words.size() > LongestClock)
        return false;
    const auto expression = timeExpressionOf(words);
    return expression && expression->kind == TimeKind::Moment && expression->first.hasClock()
        && !expression->first.hasDate() && !(expression->last && expression->last->hasDate());
}

FieldTime fieldTimeOf(ResolvedTime resolved)
{
    return {*resolved.start, resolved.precision, resolved.basis, resolved.approximate, std::move(resolved.remarks)};
}

JsonTimes::JsonTimes(const ReadingOptions &options, const ReadingContext &context, std::string zone)
    : m_options(options), m_context(context), m_zone(std::move(zone))
{
}

std::optional<FieldTime> JsonTimes::read(JsonValue value)
{
    if (!m_settled.empty() && value.isValid()) {
        if (const auto settled = m_settled.find(value.beginByte()); settled != m_settled.end()) {
            FieldTime time = settled->second;
            settled->second.remarks.clear();
            return time;
        }
    }
    if (!value.isString() && !value.isNumber())
        return std::nullopt;
    const std::string_view words = value.isString() ? value.text() : value.json();
    if (value.isString()) {
        const auto iso = parseIso8601(words);
        if (iso && iso->offsetSeconds)
            return FieldTime{iso->time, precisionOf(*iso), Basis::Stated, false, {}};
    }
    if (const auto counted = epochTime(words))
        return FieldTime{*counted, EpochPrecision, Basis::Stated, false, {}};
    return value.isString() ? readWords(value) : std::nullopt;
}

void JsonTimes::know(const TimeSurvey &survey, bool isKorean)
{
    m_survey = survey;
    m_isKorean = isKorean;
}

TimeResolver &JsonTimes::resolver()
{
    if (!m_resolver) {
        TimeContext times = TimeContext::from(m_options, *m_context.zones);
        times.dateOrder = m_survey.dateOrder;
        times.newestDate = m_survey.newestDate;
        if (m_isKorean) {
            times.defaultZone = "Asia/Seoul";
            times.defaultZoneFrom = assumed_from::Language;
        }
        m_resolver.emplace(std::move(times));
        if (!m_zone.empty())
            m_resolver->setZone(m_zone);
    }
    return *m_resolver;
}

ResolvedTime JsonTimes::resolve(const TimeExpression &expression, std::string_view member, TimeFlow flow)
{
    TimeResolver &times = resolver();
    if (const std::string_view zone = zoneOfName(member); !zone.empty())
        times.setZone(std::string(zone));
    return times.resolve(expression, flow);
}

bool JsonTimes::settle(JsonValue member, ResolvedTime time)
{
    if (!time.start)
        return false;
    keepEnd(member, time);
    m_settled.insert_or_assign(member.beginByte(), fieldTimeOf(std::move(time)));
    return true;
}

void JsonTimes::keepEnd(JsonValue member, const ResolvedTime &time)
{
    if (time.end)
        m_ends.insert_or_assign(member.beginByte(),
                                FieldTime{*time.end, time.endPrecision, time.endBasis, time.approximateEnd, {}});
}

std::optional<FieldTime> JsonTimes::endOf(JsonValue member) const
{
    if (m_ends.empty() || !member.isValid())
        return std::nullopt;
    const auto end = m_ends.find(member.beginByte());
    return end == m_ends.end() ? std::nullopt : std::optional(end->second);
}

std::optional<FieldTime> JsonTimes::readWords(JsonValue member)
{
    const auto expression = timeExpressionOf(member.text());
    if (!expression || (expression->kind != TimeKind::Moment && expression->kind != TimeKind::Relative))
        return std::nullopt;
    ResolvedTime resolved = resolve(*expression, member.key(), TimeFlow::Prose);
    if (!resolved.start)
        return std::nullopt;
    keepEnd(member, resolved);
    return fieldTimeOf(std::move(resolved));
}

} // namespace chronolane
