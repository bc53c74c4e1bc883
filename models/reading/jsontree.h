// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace chronolane {

class JsonValue;

enum class JsonType : std::uint8_t { Null, Boolean, Number, String, Array, Object };

/// The word for a type as it stands in a wrong-type error ("object", "number", …).
[[nodiscard]] std::string_view name(JsonType type);

/// A JSON value with the places of all its parts in the text that it was read from: one flat array of nodes that is
/// reused from record to record. Strings without escapes and numbers are views into the text, so it must outlive
/// the tree. Filled by parseJson().
class JsonTree
{
public:
    /// Empties the tree and keeps its memory. Values stand for places in `source`; `basePointer` is the RFC 6901
    /// pointer of the root in the whole document ("" for the document itself).
    void reset(std::string_view source, std::string basePointer = {});

    [[nodiscard]] bool isEmpty() const { return m_nodes.empty(); }

    /// The outermost value; not valid for an empty tree.
    [[nodiscard]] JsonValue root() const;

    /// The text that byte offsets count in.
    [[nodiscard]] std::string_view source() const { return m_source; }

private:
    friend class JsonTreeBuilder;
    friend class JsonValue;

    static constexpr std::uint32_t None = 0xFFFF'FFFF;

    /// Text of a key or string: in the source, or decoded from escapes in m_decoded.
    struct Stretch
    {
        std::uint32_t begin = 0;
        std::uint32_t length = 0;
    };

    struct Node
    {
        std::uint32_t begin = 0;      ///< byte offset of the value in the source
        std::uint32_t end = 0;        ///< one past its last byte
        Stretch text;                 ///< String: its decoded value; containers: length is the number of children
        Stretch key;                  ///< of a member; of an element, begin is its index
        std::uint32_t parent = None;
        std::uint32_t next = None;    ///< the next sibling
        JsonType type = JsonType::Null;
        bool isTextDecoded = false;   ///< text counts in m_decoded instead of in the source
        bool isKeyDecoded = false;
        bool isMember = false;        ///< has a key
    };

    [[nodiscard]] std::string_view view(Stretch stretch, bool isDecoded) const;

    std::string_view m_source;
    std::string m_basePointer;
    std::string m_decoded;
    std::vector<Node> m_nodes;   ///< in the order of the text: a container's first child follows it
};

/// A handle on one value of a JsonTree; cheap to copy, valid until the tree is reset. The handle of "no such value"
/// (isValid() false) answers like null.
class JsonValue
{
public:
    /// Walks over the children of a container.
    class Iterator
    {
    public:
        Iterator(const JsonTree *tree, std::uint32_t index) : m_tree(tree), m_index(index) {}
        [[nodiscard]] JsonValue operator*() const { return {m_tree, m_index}; }
        Iterator &operator++();
        bool operator==(const Iterator &) const = default;

    private:
        const JsonTree *m_tree;
        std::uint32_t m_index;
    };

    JsonValue() = default;

    [[nodiscard]] bool isValid() const { return m_tree != nullptr; }
    [[nodiscard]] JsonType type() const;
    [[nodiscard]] bool isNull() const { return type() == JsonType::Null; }
    [[nodiscard]] bool isString() const { return type() == JsonType::String; }
    [[nodiscard]] bool isNumber() const { return type() == JsonType::Number; }
    [[nodiscard]] bool isArray() const { return type() == JsonType::Array; }
    [[nodiscard]] bool isObject() const { return type() == JsonType::Object; }

    /// The decoded key of a member; empty for elements and the root.
    [[nodiscard]] std::string_view key() const;
    /// The index of an element of an array; 0 for others.
    [[nodiscard]] std::size_t index() const;
    /// The decoded value of a string; empty for other types.
    [[nodiscard]] std::string_view text() const;
    /// The JSON text as it was spelled: a number with all its digits, a string with its quotes and escapes.
    [[nodiscard]] std::string_view json() const;
    [[nodiscard]] bool isTrue() const { return json() == "true"; }

    [[nodiscard]] std::uint64_t beginByte() const;   ///< in JsonTree::source()
    [[nodiscard]] std::uint64_t endByte() const;     ///< one past the last

    [[nodiscard]] std::size_t size() const;   ///< number of children
    [[nodiscard]] Iterator begin() const;
    [[nodiscard]] Iterator end() const { return {m_tree, JsonTree::None}; }

    /// The member of that name (the last one if it is repeated, as JSON parsers have it); invalid if there is none
    /// or this is no object.
    [[nodiscard]] JsonValue find(std::string_view key) const;

    /// The container in which the value stands; invalid for the root.
    [[nodiscard]] JsonValue parent() const;

    /// RFC 6901, from the root of the document.
    [[nodiscard]] std::string pointer() const;

    /// Where a byte of text() stands in the source; of an escaped character, its backslash. `offset` may be
    /// text().size(), which is the closing quote.
    [[nodiscard]] std::uint64_t byteOfText(std::size_t offset) const;

    [[nodiscard]] const JsonTree *tree() const { return m_tree; }

private:
    friend class JsonTree;
    friend class JsonTreeBuilder;
    JsonValue(const JsonTree *tree, std::uint32_t index) : m_tree(tree), m_index(index) {}
    [[nodiscard]] const JsonTree::Node &node() const { return m_tree->m_nodes[m_index]; }

    const JsonTree *m_tree = nullptr;
    std::uint32_t m_index = 0;
};

/// Appends a reference token to a JSON pointer, with ~ and / escaped.
void appendToPointer(std::string &pointer, std::string_view token);

} // namespace chronolane
