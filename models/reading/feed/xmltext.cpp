// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/feed/xmltext.h"

#include "models/reading/text/inlinemarkup.h"

#include <algorithm>

namespace chronolane {

namespace {

constexpr std::string_view CdataOpening = "<![CDATA[";
constexpr std::string_view CdataClosing = "]]>";

/// Text between tags: references become characters, and CRLF one line break as XML wants it.
MappedText decodeCharacters(std::string_view raw, std::uint64_t begin)
{
    MappedText decoded;
    for (std::size_t at = 0; at < raw.size();) {
        const std::size_t special = std::min(raw.find_first_of("&\r", at), raw.size());
        decoded.appendVerbatim(raw.substr(at, special - at), begin + at);
        at = special;
        if (at == raw.size())
            break;
        std::size_t length = 1;
        if (raw[at] == '\r') {
            length = at + 1 < raw.size() && raw[at + 1] == '\n' ? 2 : 1;
            decoded.appendSubstitute("\n", begin + at, begin + at + length);
        } else if (const auto character = characterReference(raw.substr(at), length)) {
            decoded.appendSubstitute(*character, begin + at, begin + at + length);
        } else {
            length = 1;
            decoded.appendVerbatim(raw.substr(at, 1), begin + at);
        }
        at += length;
    }
    return decoded;
}

} // namespace

std::uint64_t Utf16Offsets::byteOf(std::uint64_t utf16Offset)
{
    while (m_units < utf16Offset && m_byte < m_text.size()) {
        const auto lead = static_cast<unsigned char>(m_text[m_byte]);
        const std::uint64_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        m_units += length == 4 ? 2 : 1;
        m_byte = std::min<std::uint64_t>(m_byte + length, m_text.size());
    }
    return m_byte;
}

MappedText decodeXmlText(std::string_view text, ByteRange raw, std::string_view parsed)
{
    std::string_view words = text.substr(raw.begin, raw.end - raw.begin);
    MappedText decoded;
    if (words.starts_with(CdataOpening) && words.ends_with(CdataClosing)) {
        words = words.substr(CdataOpening.size(), words.size() - CdataOpening.size() - CdataClosing.size());
        decoded.appendVerbatim(words, raw.begin + CdataOpening.size());
    } else {
        decoded = decodeCharacters(words, raw.begin);
    }
    if (decoded.text == parsed)
        return decoded;
    MappedText whole;
    whole.appendSubstitute(parsed, raw.begin, raw.end);
    return whole;
}

} // namespace chronolane
