// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonforms/jsontimes.h"

#include "models/reading/fieldtime.h"

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

JsonTimes::JsonTimes(const ReadingOptions &options, const ReadingContext &context, std::string zone)
    : m_options(options), m_context(context), m_zone(std::move(zone))
{
}

std::optional<FieldTime> JsonTimes::read(JsonValue value)
{
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
    return value.isString() ? readWords(words) : std::nullopt;
}

std::optional<FieldTime> JsonTimes::readWords(std::string_view words)
{
    if (!m_resolver) {
        m_resolver.emplace(TimeContext::from(m_options, *m_context.zones));
        if (!m_zone.empty())
            m_resolver->setZone(m_zone);
    }
    auto resolved = resolveField(words, *m_resolver);
    if (!resolved || !resolved->start)
        return std::nullopt;
    return FieldTime{*resolved->start, resolved->precision, resolved->basis, resolved->approximate,
                     std::move(resolved->remarks)};
}

} // namespace chronolane
