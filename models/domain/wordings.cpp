// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/wordings.h"

namespace chronolane {

std::string foldedWord(std::string_view word)
{
    std::string result;
    for (const char c : word) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 'A' && byte <= 'Z')
            result += static_cast<char>(byte + ('a' - 'A'));
        else if ((byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || byte >= 0x80)
            result += c;
    }
    return result;
}

} // namespace chronolane
