// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsontree.h"

#include "models/domain/names.h"

#include <utility>

namespace chronolane {

namespace {

/// Bytes that a character outside of escapes takes, by its first byte.
std::size_t encodedLength(unsigned char first)
{
    if (first < 0x80)
        return 1;
    if (first < 0xE0)
        return 2;
    return first < 0xF0 ? 3 : 4;
}

int hexValue(char digit)
{
    if (digit >= '0' && digit <= '9')
        return digit - '0';
    return (digit | 0x20) - 'a' + 10;
}

/// The length of the escape sequence at the beginning of `json` and of what it decodes to. A surrogate pair is one
/// sequence. The text is known to be valid JSON.
std::pair<std::size_t, std::size_t> escapeLengths(std::string_view json)
{
    if (json[1] != 'u')
        return {2, 1};
    unsigned code = 0;
    for (std::size_t i = 2; i < 6; ++i)
        code = code * 16 + static_cast<unsigned>(hexValue(json[i]));
    if (code >= 0xD800 && code <= 0xDBFF)
        return {12, 4};
    if (code < 0x80)
        return {6, 1};
    return {6, code < 0x800 ? 2 : 3};
}

} // namespace

std::string_view name(JsonType type)
{
    static constexpr std::array<std::string_view, 6> names = {"null", "boolean", "number", "string", "array", "object"};
    return detail::nameOf(names, type);
}

void appendToPointer(std::string &pointer, std::string_view token)
{
    pointer += '/';
    for (std::size_t special = token.find_first_of("~/"); special != std::string_view::npos;
         special = token.find_first_of("~/")) {
        pointer.append(token.substr(0, special)).append(token[special] == '~' ? "~0" : "~1");
        token.remove_prefix(special + 1);
    }
    pointer.append(token);
}

void JsonTree::reset(std::string_view source, std::string basePointer)
{
    m_source = source;
    m_basePointer = std::move(basePointer);
    m_decoded.clear();
    m_nodes.clear();
}

JsonValue JsonTree::root() const
{
    return m_nodes.empty() ? JsonValue() : JsonValue(this, 0);
}

std::string_view JsonTree::view(Stretch stretch, bool isDecoded) const
{
    const std::string_view whole = isDecoded ? std::string_view(m_decoded) : m_source;
    return whole.substr(stretch.begin, stretch.length);
}

JsonValue::Iterator &JsonValue::Iterator::operator++()
{
    m_index = m_tree->m_nodes[m_index].next;
    return *this;
}

JsonType JsonValue::type() const
{
    return isValid() ? node().type : JsonType::Null;
}

std::string_view JsonValue::key() const
{
    return isValid() && node().isMember ? m_tree->view(node().key, node().isKeyDecoded) : std::string_view();
}

std::size_t JsonValue::index() const
{
    return isValid() && !node().isMember ? node().key.begin : 0;
}

std::string_view JsonValue::text() const
{
    return isString() ? m_tree->view(node().text, node().isTextDecoded) : std::string_view();
}

std::string_view JsonValue::json() const
{
    return isValid() ? m_tree->m_source.substr(node().begin, node().end - node().begin) : std::string_view();
}

std::uint64_t JsonValue::beginByte() const
{
    return isValid() ? node().begin : 0;
}

std::uint64_t JsonValue::endByte() const
{
    return isValid() ? node().end : 0;
}

std::size_t JsonValue::size() const
{
    return isArray() || isObject() ? node().text.length : 0;
}

JsonValue::Iterator JsonValue::begin() const
{
    return size() == 0 ? end() : Iterator(m_tree, m_index + 1);
}

JsonValue JsonValue::find(std::string_view key) const
{
    JsonValue found;
    if (!isObject())
        return found;
    for (const JsonValue member : *this) {
        if (member.key() == key)
            found = member;
    }
    return found;
}

JsonValue JsonValue::parent() const
{
    if (!isValid() || node().parent == JsonTree::None)
        return {};
    return {m_tree, node().parent};
}

std::string JsonValue::pointer() const
{
    if (!isValid())
        return {};
    const JsonValue container = parent();
    if (!container.isValid())
        return m_tree->m_basePointer;
    std::string result = container.pointer();
    if (node().isMember)
        appendToPointer(result, key());
    else
        appendToPointer(result, std::to_string(index()));
    return result;
}

std::uint64_t JsonValue::byteOfText(std::size_t offset) const
{
    const std::uint64_t first = beginByte() + 1;   // after the opening quote
    if (!node().isTextDecoded)
        return first + offset;
    const std::string_view spelled = json().substr(1);
    std::size_t raw = 0;
    std::size_t decoded = 0;
    while (decoded < offset && spelled[raw] != '"') {
        const auto [rawLength, decodedLength] = spelled[raw] == '\\'
            ? escapeLengths(spelled.substr(raw))
            : std::pair(encodedLength(static_cast<unsigned char>(spelled[raw])),
                        encodedLength(static_cast<unsigned char>(spelled[raw])));
        if (decoded + decodedLength > offset)
            break;   // the offset cuts a character: it stands at that character's beginning
        raw += rawLength;
        decoded += decodedLength;
    }
    return first + raw;
}

} // namespace chronolane
