// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace chronolane {

/// What a string token of JSON holds.
struct JsonStringToken
{
    const char *closingQuote = nullptr;   ///< null if it is no string
    bool isDecoded = false;               ///< it had escapes; else its value is the bytes up to the closing quote
};

/// Scans the JSON string whose first character (behind the opening quote) is at `first`. Where it holds escapes, its whole
/// value is appended to `decoded`; what was appended before a fault is of no use. RFC 8259, and well-formed UTF-8 only.
[[nodiscard]] JsonStringToken scanJsonString(const char *first, const char *end, std::string &decoded);

/// One past the JSON number at `first`; null if there is none, or one that no double can hold.
[[nodiscard]] const char *scanJsonNumber(const char *first, const char *end);

} // namespace chronolane
