// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"

#include <string_view>

namespace chronolane {

/// What the AWS dashboards mean by the codes "0" to "3": "operational", "informational", "degradation", "disruption".
/// Empty for any other code.
[[nodiscard]] std::string_view awsStateWord(std::string_view code);

/// The severity that such a code tells; Unknown for "0" and any other code.
[[nodiscard]] Severity awsSeverity(std::string_view code);

} // namespace chronolane
