// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace chronolane {

/// How many bytes the well-formed UTF-8 sequence at the beginning of `bytes` takes (RFC 3629: no overlong form, no
/// surrogate, nothing past U+10FFFF); 0 if there is none.
[[nodiscard]] std::size_t utf8SequenceLength(std::string_view bytes);

/// Appends a code point, which is no surrogate and at most U+10FFFF.
void appendUtf8(std::string &text, char32_t code);

} // namespace chronolane
