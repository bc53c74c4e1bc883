// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsontoken.h"

#include "models/reading/text/utf8.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <string_view>

namespace chronolane {

namespace {

/// Bytes that stand for themselves in a string, whatever follows: ASCII without controls, quote and backslash.
constexpr std::array<bool, 256> PlainBytes = [] {
    std::array<bool, 256> plain{};
    for (std::size_t byte = 0x20; byte < 0x80; ++byte)
        plain[byte] = byte != '"' && byte != '\\';
    return plain;
}();

bool isPlain(char c)
{
    return PlainBytes[static_cast<unsigned char>(c)];
}

bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20;
}

/// The number in a `\uXXXX`.
std::optional<unsigned> codeUnit(const char *at, const char *end)
{
    unsigned code = 0;
    if (end - at < 6 || at[0] != '\\' || at[1] != 'u')
        return std::nullopt;
    const auto [last, error] = std::from_chars(at + 2, at + 6, code, 16);
    return error == std::errc() && last == at + 6 ? std::optional(code) : std::nullopt;
}

/// Decodes the escape sequence at `at`; answers what stands behind it, null if it is none.
const char *decodeEscape(const char *at, const char *end, std::string &decoded)
{
    constexpr std::string_view Letters = "\"\\/bfnrt";
    constexpr std::string_view Meanings = "\"\\/\b\f\n\r\t";
    if (end - at < 2)
        return nullptr;
    if (const std::size_t letter = Letters.find(at[1]); letter != std::string_view::npos) {
        decoded += Meanings[letter];
        return at + 2;
    }
    auto code = codeUnit(at, end);
    if (!code || (*code >= 0xDC00 && *code <= 0xDFFF))
        return nullptr;
    at += 6;
    if (*code >= 0xD800 && *code <= 0xDBFF) {
        const auto low = codeUnit(at, end);
        if (!low || *low < 0xDC00 || *low > 0xDFFF)
            return nullptr;
        code = 0x10000 + ((*code - 0xD800) << 10) + (*low - 0xDC00);
        at += 6;
    }
    appendUtf8(decoded, *code);
    return at;
}

const char *skipDigits(const char *at, const char *end)
{
    while (at < end && *at >= '0' && *at <= '9')
        ++at;
    return at;
}

} // namespace

JsonStringToken scanJsonString(const char *first, const char *end, std::string &decoded)
{
    JsonStringToken token;
    const char *at = first;
    const char *run = first;   // what has not been copied yet
    for (;;) {
        while (at < end && isPlain(*at))
            ++at;
        if (at == end || isControl(*at))
            return {};
        if (*at == '"')
            break;
        if (*at == '\\') {
            token.isDecoded = true;
            decoded.append(run, at);
            at = decodeEscape(at, end, decoded);
            run = at;
            if (at == nullptr)
                return {};
            continue;
        }
        const std::size_t length = utf8SequenceLength({at, static_cast<std::size_t>(end - at)});
        if (length == 0)
            return {};
        at += length;
    }
    if (token.isDecoded)
        decoded.append(run, at);
    token.closingQuote = at;
    return token;
}

const char *scanJsonNumber(const char *first, const char *end)
{
    const char *at = first < end && *first == '-' ? first + 1 : first;
    const char *digits = at;
    at = at < end && *at == '0' ? at + 1 : skipDigits(at, end);
    bool isValid = at > digits;
    if (at < end && *at == '.') {
        digits = at + 1;
        at = skipDigits(digits, end);
        isValid = isValid && at > digits;
    }
    if (at < end && (*at == 'e' || *at == 'E')) {
        digits = at + 1 < end && (at[1] == '+' || at[1] == '-') ? at + 2 : at + 1;
        at = skipDigits(digits, end);
        isValid = isValid && at > digits && std::isfinite(std::strtod(std::string(first, at).c_str(), nullptr));
    }
    return isValid ? at : nullptr;
}

} // namespace chronolane
