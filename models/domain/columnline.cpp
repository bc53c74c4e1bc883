// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/columnline.h"

namespace chronolane {

namespace {

constexpr std::string_view Mark = "column:";
constexpr std::string_view TimeOf = "at:";   ///< begins the roles that hold a colon themselves

} // namespace

std::string columnReason(std::string_view role, std::string_view column)
{
    std::string reason(Mark);
    reason += role;
    reason += ':';
    reason += column;
    return reason;
}

std::optional<ColumnChoice> columnOf(const ReportLine &line)
{
    const std::string_view reason = line.reason;
    if (!reason.starts_with(Mark))
        return std::nullopt;
    const std::string_view rest = reason.substr(Mark.size());
    const std::size_t colon = rest.find(':', rest.starts_with(TimeOf) ? TimeOf.size() : 0);
    if (colon == std::string_view::npos)
        return std::nullopt;
    return ColumnChoice{std::string(rest.substr(colon + 1)), std::string(rest.substr(0, colon))};
}

} // namespace chronolane
