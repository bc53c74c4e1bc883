// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/timeexpression.h"

namespace chronolane {

std::vector<TimeExpression> findTimeExpressions(std::string_view)
{
    return {};
}

std::optional<TimeExpression> timeExpressionOf(std::string_view)
{
    return std::nullopt;
}

} // namespace chronolane
