// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/compactduration.h"

#include <cstdint>
#include <string_view>

namespace chronolane {

std::string compactDuration(Duration length)
{
    std::int64_t seconds = toMicroseconds(length) / 1'000'000;
    std::string text;
    const auto add = [&](std::int64_t unit, std::string_view letter) {
        if (seconds < unit)
            return;
        text.append(text.empty() ? "" : " ").append(std::to_string(seconds / unit)).append(letter);
        seconds %= unit;
    };
    add(86'400, "d");
    add(3'600, "h");
    add(60, "m");
    add(1, "s");
    return text.empty() ? "0s" : text;
}

} // namespace chronolane
