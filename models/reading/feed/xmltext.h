// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/sourcemap.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace chronolane {

/// Turns the UTF-16 offsets that Qt's XML reader counts into byte offsets of the UTF-8 text. Offsets are asked for in rising
/// order, so the whole costs one pass.
class Utf16Offsets
{
public:
    /// `text` outlives the object; counting begins at byte `begin`.
    Utf16Offsets(std::string_view text, std::uint64_t begin) : m_text(text), m_byte(begin) {}

    [[nodiscard]] std::uint64_t byteOf(std::uint64_t utf16Offset);

private:
    std::string_view m_text;
    std::uint64_t m_byte;
    std::uint64_t m_units = 0;
};

/// The characters that a stretch of XML stands for: a CDATA section, or text with references. Where that
/// differs from what the XML parser made of it (`parsed`), the parser is right and the whole stretch is the place.
[[nodiscard]] MappedText decodeXmlText(std::string_view text, ByteRange raw, std::string_view parsed);

} // namespace chronolane
