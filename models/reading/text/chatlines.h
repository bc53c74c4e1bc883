// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/sourcemap.h"
#include "models/reading/text/timeexpression.h"

#include <optional>
#include <string_view>

namespace chronolane {

/// A line with who said the next one, and when: "Kim  2:05 PM", "Kim — Today at 2:05 PM", "Kim 2031-03-04 14:05".
[[nodiscard]] bool isChatHead(std::string_view text);

/// The name in front of a message that tells who said it, and when: "[Kim] [2:05 PM] orders fail". Bytes of the line; nullopt if
/// it is no such line.
[[nodiscard]] std::optional<ByteRange> authorOfChatLine(std::string_view line);

} // namespace chronolane
