// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/readingreport.h"

#include "models/domain/names.h"

#include <algorithm>

namespace chronolane {

std::string_view name(ReadingErrorCode code)
{
    static constexpr std::array<std::string_view, 17> names = {
        "cannot-open",  "is-folder",      "empty",       "too-large",           "binary",     "undecodable-text",
        "broken-json",  "not-an-incident", "unknown-format", "unsupported-version", "wrong-type", "out-of-range",
        "limit-exceeded", "broken-table", "broken-xml",  "broken-calendar",     "cancelled",
    };
    return detail::nameOf(names, code);
}

bool ReadingReport::hasFatalError() const
{
    return std::any_of(errors.begin(), errors.end(), [](const ReadingError &error) { return error.isFatal; });
}

} // namespace chronolane
