// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingreport.h"

#include <optional>
#include <string>
#include <string_view>

namespace chronolane {

/// The bytes of a source as UTF-8.
struct DecodedText
{
    /// Valid UTF-8. Of a UTF-8 source, the bytes themselves (a byte order mark stays); else `storage`, without a
    /// byte order mark.
    std::string_view text;
    std::string encoding;     ///< "UTF-8", "UTF-16LE", "UTF-16BE", "CP949", "windows-1252", …
    bool isAssumed = false;   ///< the encoding was guessed from the bytes
    std::string storage;      ///< decoded from another encoding; `text` points into it

    DecodedText() = default;
    DecodedText(const DecodedText &) = delete;   // `text` may point into `storage`
    DecodedText &operator=(const DecodedText &) = delete;
};

/// Recognises the encoding (byte order mark, UTF-16 without one, UTF-8, then a guess that is marked as assumed) and
/// decodes. `encoding` names one to use instead; empty to recognise. nullopt if `decoded` was filled, else the
/// error: Binary, UndecodableText (encoding; the line of the first byte that does not fit).
[[nodiscard]] std::optional<ReadingError> decodeText(std::string_view bytes, const std::string &encoding,
                                                     DecodedText &decoded);

} // namespace chronolane
