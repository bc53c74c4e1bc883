// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonparser.h"

#include "models/reading/jsonfault.h"
#include "models/reading/jsontoken.h"
#include "models/reading/lineindex.h"

#include <algorithm>
#include <utility>

namespace chronolane {

/// Scans JSON into trees. It is strict and quick, and knows the place of everything; what is wrong with a text that it
/// refuses is left to findJsonFault().
class JsonTreeBuilder
{
public:
    JsonTreeBuilder(std::string_view source, std::size_t begin, std::size_t end, JsonTree &tree,
                    const JsonStreaming *streaming)
        : m_source(source), m_begin(begin), m_end(end), m_cursor(begin), m_tree(&tree), m_target(&tree),
          m_streaming(streaming)
    {
        if (source.substr(begin, end - begin).starts_with("\xEF\xBB\xBF"))
            m_cursor += 3;
    }

    /// False if the text is refused or the visitor had enough; takeError() then tells which.
    [[nodiscard]] bool build()
    {
        skipBlanks();
        bool isFine = readValue();
        while (isFine && !m_containers.empty())
            isFine = readNext();
        skipBlanks();
        return isFine && m_cursor == m_end;
    }

    [[nodiscard]] std::optional<ReadingError> takeError()
    {
        if (m_error || m_isStopped)
            return std::move(m_error);
        return findJsonFault(m_source, m_begin, m_end);
    }

private:
    struct Container
    {
        std::uint32_t node = 0;
        std::uint32_t lastChild = JsonTree::None;
        JsonType type = JsonType::Array;
        bool isEmpty = true;
        bool isStreamed = false;
        std::uint64_t elements = 0;   ///< of a streamed array: how many were handed over
    };

    [[nodiscard]] std::uint32_t cursor32() const { return static_cast<std::uint32_t>(m_cursor); }

    [[nodiscard]] char current() const { return m_cursor < m_end ? m_source[m_cursor] : '\0'; }

    void skipBlanks()
    {
        while (m_cursor < m_end) {
            const char c = m_source[m_cursor];
            if (c != ' ' && c != '\n' && c != '\r' && c != '\t')
                break;
            ++m_cursor;
        }
    }

    bool accept(char wanted)
    {
        if (current() != wanted)
            return false;
        ++m_cursor;
        return true;
    }

    /// Reads on in the innermost container: its end, or its next member or element.
    bool readNext()
    {
        Container &container = m_containers.back();
        const bool isObject = container.type == JsonType::Object;
        skipBlanks();
        if (current() == (isObject ? '}' : ']'))
            return close();
        if (!container.isEmpty && !accept(','))
            return false;
        container.isEmpty = false;
        skipBlanks();
        if (isObject) {
            if (current() != '"' || !scanString(m_key, m_isKeyDecoded))
                return false;
            skipBlanks();
            if (!accept(':'))
                return false;
            skipBlanks();
        }
        return readValue();
    }

    bool readValue()
    {
        switch (current()) {
        case '{':
            return open(JsonType::Object);
        case '[':
            return open(JsonType::Array);
        case '"':
            return addString();
        case 't':
            return addWord(JsonType::Boolean, "true");
        case 'f':
            return addWord(JsonType::Boolean, "false");
        case 'n':
            return addWord(JsonType::Null, "null");
        default:
            return addNumber();
        }
    }

    /// The cursor stands at the opening quote; it is moved past the closing one.
    bool scanString(JsonTree::Stretch &stretch, bool &isDecoded)
    {
        const char *const first = m_source.data() + m_cursor + 1;
        std::string &decoded = m_target->m_decoded;
        const std::size_t decodedBegin = decoded.size();
        const JsonStringToken token = scanJsonString(first, m_source.data() + m_end, decoded);
        if (token.closingQuote == nullptr)
            return false;
        isDecoded = token.isDecoded;
        stretch.begin = isDecoded ? static_cast<std::uint32_t>(decodedBegin) : cursor32() + 1;
        stretch.length = static_cast<std::uint32_t>(isDecoded ? decoded.size() - decodedBegin
                                                              : static_cast<std::size_t>(token.closingQuote - first));
        m_cursor = static_cast<std::size_t>(token.closingQuote + 1 - m_source.data());
        return true;
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
        m_isStopped = !m_streaming->onElement(m_element.root());
        return !m_isStopped;
    }

    bool addString()
    {
        beginValue();
        JsonTree::Node node;
        node.type = JsonType::String;
        node.begin = cursor32();
        if (!scanString(node.text, node.isTextDecoded))
            return false;
        node.end = cursor32();
        add(node);
        return finishValue();
    }

    bool addWord(JsonType type, std::string_view word)
    {
        if (m_source.substr(m_cursor, m_end - m_cursor).starts_with(word))
            return addToken(type, word.size());
        return false;
    }

    bool addToken(JsonType type, std::size_t length)
    {
        beginValue();
        JsonTree::Node node;
        node.type = type;
        node.begin = cursor32();
        m_cursor += length;
        node.end = cursor32();
        add(node);
        return finishValue();
    }

    bool addNumber()
    {
        const char *const first = m_source.data() + m_cursor;
        const char *const last = scanJsonNumber(first, m_source.data() + m_end);
        return last != nullptr && addToken(JsonType::Number, static_cast<std::size_t>(last - first));
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
        node.begin = cursor32();
        ++m_cursor;
        add(node);
        Container container;
        container.type = type;
        container.node = static_cast<std::uint32_t>(m_target->m_nodes.size() - 1);
        container.isStreamed = type == JsonType::Array && noticeStreamedArray(container.node);
        m_containers.push_back(container);
        return true;
    }

    bool close()
    {
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
    bool m_isStopped = false;   ///< by the visitor
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
    if (builder.build())
        return std::nullopt;
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
