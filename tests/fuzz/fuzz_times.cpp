// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes: the expressions lie in the text in order and do not overlap, and whatever they say is resolved without a
// crash into instants that the program can hold.
#include "models/reading/text/timeresolver.h"

#include <cstdlib>

using namespace chronolane;

namespace {

/// Zones without a database: all names are known; clocks go forward by an hour on 31 March and back on 31 October.
class FuzzZoneRules final : public ZoneRules
{
public:
    [[nodiscard]] bool isKnown(std::string_view zone) const override { return !zone.ends_with('x'); }

    [[nodiscard]] std::optional<int> offsetSeconds(std::string_view zone, UtcTime at) const override
    {
        if (!isKnown(zone))
            return std::nullopt;
        const CivilTime civil = toCivil(at);
        const bool isSummer = (civil.month > 3 && civil.month < 10) || (civil.month == 10 && civil.day < 31);
        return static_cast<int>(zone.size() % 12) * 3600 + (isSummer ? 3600 : 0);
    }

    [[nodiscard]] std::optional<Resolution> resolve(std::string_view zone, const CivilTime &local) const override
    {
        const auto asIfUtc = asUtc(local);
        if (!asIfUtc || !isKnown(zone))
            return std::nullopt;
        const std::int64_t micros = toUnixMicroseconds(*asIfUtc) - *offsetSeconds(zone, *asIfUtc) * 1'000'000LL;
        if (!isRepresentable(micros))
            return std::nullopt;
        const UtcTime time = fromUnixMicroseconds(micros);
        return Resolution{static_cast<Resolution::Kind>(local.day % 3), time, time};
    }

    [[nodiscard]] std::string abbreviation(std::string_view zone, UtcTime) const override { return std::string(zone); }
};

void require(bool holds)
{
    if (!holds)
        std::abort();
}

void requireHeld(const std::optional<UtcTime> &time)
{
    require(!time || (!time->is_special() && isRepresentable(toUnixMicroseconds(*time))));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    static const FuzzZoneRules rules;
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto found = findTimeExpressions(text);
    ReadingOptions options;
    options.now = fromUnixMicroseconds(1'900'000'000'000'000);
    TimeContext context = TimeContext::from(options, rules);
    const TimeSurvey survey = surveyTimes(found);
    context.newestDate = survey.newestDate;
    context.dateOrder = survey.dateOrder;
    TimeResolver rows(context);
    TimeResolver prose(context);
    prose.setReference(options.now);
    rows.beginList(listOrder(found));
    std::size_t end = 0;
    for (const TimeExpression &expression : found) {
        require(expression.phraseBegin >= end && expression.phraseBegin <= expression.begin);
        require(expression.begin < expression.end && expression.end <= expression.phraseEnd);
        require(expression.phraseEnd <= text.size());
        end = expression.phraseEnd;
        for (const ResolvedTime &resolved : {rows.resolve(expression, TimeFlow::Row), prose.resolve(expression)}) {
            requireHeld(resolved.start);
            requireHeld(resolved.end);
        }
    }
    static_cast<void>(resolveField(text, prose));
    static_cast<void>(durationFromField(text));
    static_cast<void>(findZoneWords(text));
    return 0;
}
