// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/pagefurniture.h"

#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <string>

namespace chronolane {

bool isPageFurniture(std::string_view line)
{
    constexpr std::size_t Longest = 64;   // bytes
    constexpr std::array<std::string_view, 17> Lines = {
        "all systems operational", "past incidents", "incident history", "recent incidents", "previous incidents",
        "no incidents reported", "no incidents reported today", "no incidents", "subscribe to updates", "report a problem",
        "current status", "uptime over the past 90 days", "view historical uptime", "지난 장애", "지난 인시던트",
        "모든 시스템 정상", "보고된 장애 없음",
    };
    // "Resolved after 1 hour 35 minutes of downtime. March 4, 2031 at 3:37 PM": what a page sums up above its updates.
    if (line.starts_with("Resolved after ") && line.size() <= 2 * Longest)
        return true;
    if (line.size() > Longest)
        return false;
    const std::string words = normalisedWords(line);
    return std::find(Lines.begin(), Lines.end(), words) != Lines.end();
}

} // namespace chronolane
