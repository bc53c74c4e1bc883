// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/statedlength.h"

#include "models/reading/text/compactduration.h"

namespace chronolane {

Duration unitOf(Precision precision)
{
    using namespace boost::posix_time;
    switch (precision) {
    case Precision::Second:
        return seconds(1);
    case Precision::Minute:
        return minutes(1);
    case Precision::Hour:
        return hours(1);
    case Precision::Day:
    case Precision::Month:
    case Precision::Year:
        break;
    }
    return hours(24);
}

std::optional<Diagnostic> lengthMismatch(const DurationExpression &stated, UtcTime start, UtcTime end)
{
    const Duration computed = end - start;
    const Duration apart = computed > stated.length ? computed - stated.length : stated.length - computed;
    if (apart <= unitOf(stated.precision) || stated.approximate)
        return std::nullopt;
    Diagnostic mismatch;
    mismatch.code = diagnostic_code::DurationMismatch;
    mismatch.arguments = {{"stated", compactDuration(stated.length)}, {"computed", compactDuration(computed)}};
    return mismatch;
}

} // namespace chronolane
