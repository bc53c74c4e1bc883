// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsontext.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace chronolane {

namespace {

struct Escape
{
    std::uint64_t raw = 2;       ///< bytes as written
    std::uint64_t decoded = 1;   ///< bytes of UTF-8 that they stand for
};

/// The escape that begins with a backslash at `at`; the parser has checked that it is whole.
Escape escapeAt(std::string_view json, std::size_t at)
{
    if (json[at + 1] != 'u')
        return {};
    unsigned code = 0;
    std::from_chars(json.data() + at + 2, json.data() + at + 6, code, 16);
    if (code < 0x80)
        return {6, 1};
    if (code < 0x800)
        return {6, 2};
    const bool isSurrogatePair = code >= 0xD800 && code < 0xDC00;
    return isSurrogatePair ? Escape{12, 4} : Escape{6, 3};
}

} // namespace

SourceMap mapOfJsonString(JsonValue string)
{
    SourceMap map;
    if (!string.isString())
        return map;
    const std::string_view json = string.json();
    const std::uint64_t begin = string.beginByte();
    const std::size_t last = json.size() - 1;
    for (std::size_t at = 1; at < last;) {
        const std::size_t backslash = std::min(json.find('\\', at), last);
        map.appendVerbatim(backslash - at, begin + at);
        at = backslash;
        if (at == last)
            break;
        const Escape escape = escapeAt(json, at);
        map.appendSubstitute(escape.decoded, begin + at, begin + at + escape.raw);
        at += escape.raw;
    }
    return map;
}

} // namespace chronolane
