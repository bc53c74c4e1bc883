// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace chronolane {

/// "Posted", "Updated at", "Posted 18 hours ago.": what may stand before the time of an update. Nothing may, too.
[[nodiscard]] bool isPostedWord(std::string_view text);

/// Whether such words say that something was posted, so that no other word need tell that an update is meant.
[[nodiscard]] bool tellsPosting(std::string_view text);

} // namespace chronolane
