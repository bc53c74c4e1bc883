// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace chronolane {

/// "Posted", "Updated at", "Posted 18 hours ago.": what may stand before the time of an update. Nothing may, too.
[[nodiscard]] bool isPostedWord(std::string_view text);

} // namespace chronolane
