// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

/// The name in "Updates from NAME 4", "Subscribe to NAME's feed", "Incident Report for NAME", "NAME Status": empty if the line is
/// none of these.
[[nodiscard]] std::string_view organizationIn(std::string_view line);

/// A line that says whose page this is and nothing else: "Maintenance Report for Tern Cloud".
[[nodiscard]] bool isReportHead(std::string_view line);

/// The name of a page at its top: "Tern Cloud Status".
[[nodiscard]] bool isPageName(std::string_view line);

/// The list in "This incident affected: API (Login, Search) and Web."; empty if the line is none.
[[nodiscard]] std::string_view affectedIn(std::string_view line);

/// Adds the names of such a list; a name keeps what stands in brackets behind it.
void addComponents(std::string_view list, std::vector<std::string> &components);

} // namespace chronolane
