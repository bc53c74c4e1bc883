// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/durationexpression.h"

namespace chronolane {

std::optional<DurationExpression> durationAt(std::string_view, std::size_t)
{
    return std::nullopt;
}

std::optional<DurationExpression> findDuration(std::string_view)
{
    return std::nullopt;
}

std::optional<DurationExpression> durationFromField(std::string_view)
{
    return std::nullopt;
}

} // namespace chronolane
