// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/sourcemap.h"

#include <string_view>
#include <vector>

namespace chronolane {

/// "Added …", "Improving …", "Fix …": what somebody did or does so that something does not come back.
[[nodiscard]] bool beginsWithAction(std::string_view text);

/// "The lock now uses …", "it no longer waits", or an action: what an item of a list of changes may say.
[[nodiscard]] bool tellsAction(std::string_view text);

/// "Next, we will test …", "We are updating …": a sentence in which those who write promise a change, not news.
[[nodiscard]] bool isPlan(std::string_view sentence);

/// "Looking ahead, we plan to:", "Next steps:": words that a list of plans follows.
[[nodiscard]] bool announcesPlans(std::string_view text);

/// The items of a list that was written in one line: "Shorten it. 2. Page us. 3. Rotate." from byte `from` on, behind the
/// mark of its first item. Trimmed; one range where nothing is numbered.
[[nodiscard]] std::vector<ByteRange> numberedParts(std::string_view text, std::size_t from);

/// The lines of a paragraph that each end with who does it until when: "Review it (Kim, Aug 29) Alert us (Lee, done)".
[[nodiscard]] std::vector<ByteRange> bracketedParts(std::string_view text);

} // namespace chronolane
