// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace chronolane {

/// Whether a line of a copied status page belongs to every such page and tells of no incident: "All Systems Operational",
/// "Past Incidents", "No incidents reported."
[[nodiscard]] bool isPageFurniture(std::string_view line);

} // namespace chronolane
