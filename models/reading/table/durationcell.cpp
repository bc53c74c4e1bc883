// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/table/durationcell.h"

#include "models/reading/text/durationexpression.h"

#include <boost/date_time/posix_time/posix_time_types.hpp>

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdio>

namespace chronolane {

std::string clockForm(Duration duration)
{
    std::array<char, 48> buffer{};
    const std::int64_t seconds = duration.total_seconds();
    const int length = std::snprintf(buffer.data(), buffer.size(), "%lld:%02d:%02d",
                                     static_cast<long long>(seconds / 3600), static_cast<int>(seconds / 60 % 60),
                                     static_cast<int>(seconds % 60));
    return {buffer.data(), static_cast<std::size_t>(length)};
}

std::optional<Duration> durationIn(std::string_view cell, const TableColumn &column)
{
    double number = 0;
    const auto parsed = std::from_chars(cell.data(), cell.data() + cell.size(), number);
    const bool isPlain = parsed.ec == std::errc() && parsed.ptr == cell.data() + cell.size();
    if (isPlain) {
        constexpr double Longest = 1e9;
        if (!column.durationUnit || number < 0 || number > Longest)
            return std::nullopt;
        return fromMicroseconds(std::llround(number * static_cast<double>(toMicroseconds(*column.durationUnit))));
    }
    const auto expression = durationFromField(cell);
    return expression ? std::optional(expression->length) : std::nullopt;
}

} // namespace chronolane
