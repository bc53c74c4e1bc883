// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/plaintext.h"

namespace chronolane {

std::string foldedText(std::string_view utf8)
{
    std::string result;
    result.reserve(utf8.size());
    bool isGap = false;
    for (const char c : utf8) {
        const auto byte = static_cast<unsigned char>(c);
        const bool isUpper = byte >= 'A' && byte <= 'Z';
        const bool isWord = isUpper || (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || byte >= 0x80;
        if (!isWord) {
            isGap = true;
            continue;
        }
        if (isGap && !result.empty())
            result += ' ';
        isGap = false;
        result += isUpper ? static_cast<char>(byte + ('a' - 'A')) : c;
    }
    return result;
}

} // namespace chronolane
