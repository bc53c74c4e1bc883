// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/utctime.h"

#include <optional>
#include <string>
#include <string_view>

namespace chronolane {

/// The words of a message: `<@U1|ana>` and `<#C1|ops>` become names, `<https://x|label>` its label, `&amp;`, `&lt;` and
/// `&gt;` their characters. Everything else stays as typed.
[[nodiscard]] std::string plainSlackText(std::string_view markup);

/// The instant of a message's `ts`, "1930384400.000200": seconds since 1970 and six digits that also tell messages of one
/// second apart. nullopt for anything else.
[[nodiscard]] std::optional<UtcTime> slackTimestamp(std::string_view ts);

} // namespace chronolane
