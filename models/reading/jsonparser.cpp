// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonparser.h"

#include "models/reading/lineindex.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstring>
#include <utility>

namespace chronolane {

/// Fills trees from the events of nlohmann's SAX parser. That parser tells no places, so the builder follows it
/// with a cursor of its own: between two tokens of valid JSON stand only blanks, commas and colons.
class JsonTreeBuilder
{
public:
    using number_integer_t = nlohmann::json::number_integer_t;
    using number_unsigned_t = nlohmann::json::number_unsigned_t;
    using number_float_t = nlohmann::json::number_float_t;
    using string_t = nlohmann::json::string_t;
    using binary_t = nlohmann::json::binary_t;

    JsonTreeBuilder(std::string_view source, std::size_t begin, std::size_t end, JsonTree &tree,
                    const JsonStreaming *streaming)
        : m_source(source), m_begin(begin), m_end(end), m_cursor(begin), m_tree(&tree), m_target(&tree),
          m_streaming(streaming)
    {
        if (source.substr(begin, end - begin).starts_with("\xEF\xBB\xBF"))
            m_cursor += 3;
    }

    [[nodiscard]] std::optional<ReadingError> takeError() { return std::move(m_error); }

    bool null() { return addToken(JsonType::Null, 4); }
    bool boolean(bool value) { return addToken(JsonType::Boolean, value ? 4 : 5); }
    bool number_integer(number_integer_t) { return addNumber(); }
    bool number_unsigned(number_unsigned_t) { return addNumber(); }
    bool number_float(number_float_t, const string_t &) { return addNumber(); }
    bool binary(binary_t &) { return false; }   // JSON text has none

    bool string(string_t &value)
    {
        beginValue();
        JsonTree::Node node;
        node.type = JsonType::String;
        node.begin = skipToToken();
        node.text = takeString(value, node.isTextDecoded);
        node.end = cursor32();
        add(node);
        return finishValue();
    }

    bool key(string_t &value)
    {
        skipToToken();
        m_key = takeString(value, m_isKeyDecoded);
        return true;
    }

    bool start_object(std::size_t) { return open(JsonType::Object); }
    bool start_array(std::size_t) { return open(JsonType::Array); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }

    bool parse_error(std::size_t position, const std::string &lastToken, const nlohmann::json::exception &error)
    {
        const std::string_view message = error.what();
        std::string_view reason = json_reason::UnexpectedToken;
        if (message.find("unexpected end of input") != std::string_view::npos || position > m_end - m_begin)
            reason = json_reason::UnexpectedEnd;
        else if (message.find("invalid number") != std::string_view::npos
                 || message.find("number overflow") != std::string_view::npos)
            reason = json_reason::InvalidNumber;
        else if (message.find("invalid string") != std::string_view::npos)
            reason = json_reason::InvalidString;
        ReadingError &broken = m_error.emplace();
        broken.code = ReadingErrorCode::BrokenJson;
        broken.arguments = {{"reason", std::string(reason)}, {"found", excerpt(lastToken)}};
        broken.line = LineIndex(m_source).lineAt(m_begin + (position > 0 ? position - 1 : 0));
        return false;
    }

private:
    struct Container
    {
        std::uint32_t node = 0;
        std::uint32_t lastChild = JsonTree::None;
        bool isStreamed = false;
        std::uint64_t elements = 0;   ///< of a streamed array: how many were handed over
    };

    /// What a message can quote: the end of the token, where the fault is, without control characters.
    static std::string excerpt(std::string_view token)
    {
        constexpr std::size_t Longest = 24;
        if (token.size() > Longest)
            token.remove_prefix(token.size() - Longest);
        while (!token.empty() && (static_cast<unsigned char>(token.front()) & 0xC0U) == 0x80U)
            token.remove_prefix(1);
        std::string result(token);
        std::erase_if(result, [](char c) { return static_cast<unsigned char>(c) < 0x20; });
        return result;
    }

    [[nodiscard]] std::uint32_t cursor32() const { return static_cast<std::uint32_t>(m_cursor); }

    std::uint32_t skipToToken()
    {
        while (m_cursor < m_end) {
            const char c = m_source[m_cursor];
            if (c != ' ' && c != '\n' && c != '\r' && c != '\t' && c != ',' && c != ':')
                break;
            ++m_cursor;
        }
        return cursor32();
    }

    /// The cursor stands at the opening quote; it is moved past the closing one.
    JsonTree::Stretch takeString(const std::string &value, bool &isDecoded)
    {
        const char *first = m_source.data() + m_cursor + 1;
        JsonTree::Stretch stretch;
        stretch.length = static_cast<std::uint32_t>(value.size());
        isDecoded = std::memchr(first, '\\', value.size()) != nullptr || first[value.size()] != '"';
        if (!isDecoded) {
            stretch.begin = cursor32() + 1;
            m_cursor += value.size() + 2;
            return stretch;
        }
        stretch.begin = static_cast<std::uint32_t>(m_target->m_decoded.size());
        m_target->m_decoded += value;
        for (++m_cursor; m_source[m_cursor] != '"'; ++m_cursor) {
            if (m_source[m_cursor] == '\\')
                ++m_cursor;
        }
        ++m_cursor;
        return stretch;
    }

    /// An element of a streamed array begins a tree of its own.
    void beginValue()
    {
        if (m_target != m_tree || m_containers.empty() || !m_containers.back().isStreamed)
            return;
        m_element.reset(m_source, m_streamedArray + '/' + std::to_string(m_containers.back().elements++));
        m_target = &m_element;
        m_elementDepth = m_containers.size();
    }

    /// Hands over the element that has just been completed, if it is one.
    bool finishValue()
    {
        if (m_target == m_tree || m_containers.size() != m_elementDepth)
            return true;
        m_target = m_tree;
        return m_streaming->onElement(m_element.root());
    }

    bool addToken(JsonType type, std::size_t length)
    {
        beginValue();
        JsonTree::Node node;
        node.type = type;
        node.begin = skipToToken();
        m_cursor += length;
        node.end = cursor32();
        add(node);
        return finishValue();
    }

    bool addNumber()
    {
        const std::size_t begin = skipToToken();
        const std::size_t end = std::min(m_source.find_first_not_of("+-.0123456789eE", begin), m_end);
        return addToken(JsonType::Number, end - begin);
    }

    /// Appends a node to the target tree and links it to its container and elder sibling.
    void add(JsonTree::Node node)
    {
        auto &nodes = m_target->m_nodes;
        const auto index = static_cast<std::uint32_t>(nodes.size());
        if (!m_containers.empty() && !nodes.empty()) {
            Container &container = m_containers.back();
            JsonTree::Node &parent = nodes[container.node];
            node.parent = container.node;
            node.isMember = parent.type == JsonType::Object;
            node.key = node.isMember ? m_key : JsonTree::Stretch{parent.text.length, 0};
            node.isKeyDecoded = node.isMember && m_isKeyDecoded;
            if (container.lastChild != JsonTree::None)
                nodes[container.lastChild].next = index;
            container.lastChild = index;
            ++parent.text.length;
        }
        nodes.push_back(node);
    }

    bool open(JsonType type)
    {
        if (m_containers.size() >= JsonDepthLimit) {
            ReadingError &tooDeep = m_error.emplace();
            tooDeep.code = ReadingErrorCode::LimitExceeded;
            tooDeep.arguments = {{"limit", "depth"}, {"value", std::to_string(JsonDepthLimit)}};
            tooDeep.line = LineIndex(m_source).lineAt(m_cursor);
            return false;
        }
        beginValue();
        JsonTree::Node node;
        node.type = type;
        node.begin = skipToToken();
        ++m_cursor;
        add(node);
        Container container;
        container.node = static_cast<std::uint32_t>(m_target->m_nodes.size() - 1);
        container.isStreamed = type == JsonType::Array && noticeStreamedArray(container.node);
        m_containers.push_back(container);
        return true;
    }

    bool close()
    {
        skipToToken();
        ++m_cursor;
        m_target->m_nodes[m_containers.back().node].end = cursor32();
        m_containers.pop_back();
        return finishValue();
    }

    bool noticeStreamedArray(std::uint32_t node)
    {
        if (m_streaming == nullptr || m_target != m_tree)
            return false;
        const auto &arrays = m_streaming->arrays;
        std::string pointer = JsonValue(m_tree, node).pointer();
        if (std::find(arrays.begin(), arrays.end(), pointer) == arrays.end())
            return false;
        m_streamedArray = std::move(pointer);
        return true;
    }

    std::string_view m_source;
    std::size_t m_begin;
    std::size_t m_end;
    std::size_t m_cursor;
    JsonTree *m_tree;
    JsonTree *m_target;   ///< m_tree, or m_element while an element of a streamed array is read
    JsonTree m_element;
    std::size_t m_elementDepth = 0;   ///< open containers outside of the element that is read
    std::string m_streamedArray;      ///< the pointer of the streamed array that is read
    const JsonStreaming *m_streaming;
    std::vector<Container> m_containers;
    JsonTree::Stretch m_key;
    bool m_isKeyDecoded = false;
    std::optional<ReadingError> m_error;
};

namespace {

std::optional<ReadingError> parse(std::string_view source, std::size_t begin, std::size_t end, JsonTree &tree,
                                  const JsonStreaming *streaming)
{
    tree.reset(source);
    if (source.size() > JsonSizeLimit) {
        ReadingError error;
        error.code = ReadingErrorCode::TooLarge;
        error.arguments = {{"size", std::to_string(source.size())}, {"limit", std::to_string(JsonSizeLimit)}};
        return error;
    }
    JsonTreeBuilder builder(source, begin, end, tree, streaming);
    const bool isWhole = nlohmann::json::sax_parse(source.data() + begin, source.data() + end, &builder);
    if (!isWhole)
        tree.reset(source);
    return builder.takeError();
}

} // namespace

std::optional<ReadingError> parseJson(std::string_view text, JsonTree &tree, const JsonStreaming *streaming)
{
    return parse(text, 0, text.size(), tree, streaming);
}

std::optional<ReadingError> parseJsonWithin(std::string_view source, std::size_t begin, std::size_t end,
                                            JsonTree &tree)
{
    return parse(source, begin, end, tree, nullptr);
}

} // namespace chronolane
