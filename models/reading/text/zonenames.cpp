// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/zonenames.h"

namespace chronolane {

std::optional<ZoneWords> zoneWordsAt(std::string_view, std::size_t)
{
    return std::nullopt;
}

std::optional<ZoneWords> findZoneWords(std::string_view)
{
    return std::nullopt;
}

std::optional<ZoneWords> zoneFromName(std::string_view)
{
    return std::nullopt;
}

std::string fixedZoneName(int)
{
    return "UTC";
}

} // namespace chronolane
