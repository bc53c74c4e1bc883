// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/prosestate.h"

#include <utility>

namespace chronolane {

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
