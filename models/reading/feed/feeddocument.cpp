// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/feed/feeddocument.h"

#include "models/reading/feed/xmltext.h"
#include "models/reading/lineindex.h"
#include "models/reading/text/textview.h"

#include <QByteArray>
#include <QXmlStreamReader>

#include <utility>

namespace chronolane {

namespace {

/// Walks over the XML and keeps, for each text, where it stands.
class FeedParser
{
public:
    explicit FeedParser(std::string_view text);

    Feed parse();

private:
    void startElement();
    void endElement();
    void characters();
    void finishField(const std::string &element);
    void finishItemField(const std::string &element);
    [[nodiscard]] bool isInItem() const { return m_itemDepth > 0; }

    std::string_view m_text;
    std::uint64_t m_first;   ///< past a byte order mark, which the XML reader does not count
    LineIndex m_lines;
    QXmlStreamReader m_xml;
    Utf16Offsets m_offsets;
    Feed m_feed;
    std::vector<std::string> m_path;   ///< names of the open elements, with the prefix "content:" where it matters
    std::size_t m_itemDepth = 0;       ///< of the open item; 0 outside
    MappedText m_field;                ///< text of the innermost field so far
    std::uint64_t m_tokenBegin = 0;
    std::uint64_t m_tokenEnd = 0;
};

std::uint64_t firstByte(std::string_view text)
{
    return text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
}

FeedParser::FeedParser(std::string_view text)
    : m_text(text)
    , m_first(firstByte(text))
    , m_lines(text)
    , m_xml(QByteArray::fromRawData(text.data() + m_first, static_cast<qsizetype>(text.size() - m_first)))
    , m_offsets(text, m_first)
    , m_tokenEnd(m_first)
{
}

Feed FeedParser::parse()
{
    while (!m_xml.atEnd()) {
        const auto token = m_xml.readNext();
        const std::uint64_t end = m_offsets.byteOf(static_cast<std::uint64_t>(m_xml.characterOffset()));
        // Text tokens reach over the "<" that ends them, which is the next token's first character.
        const bool reachesOver = token == QXmlStreamReader::Characters && !m_xml.isCDATA() && end > m_first
            && m_text[end - 1] == '<';
        m_tokenBegin = m_tokenEnd;
        m_tokenEnd = reachesOver ? end - 1 : end;
        if (token == QXmlStreamReader::StartElement)
            startElement();
        else if (token == QXmlStreamReader::EndElement)
            endElement();
        else if (token == QXmlStreamReader::Characters)
            characters();
        if (m_path.size() > FeedDepthLimit)
            m_xml.raiseError(QStringLiteral("elements are nested too deeply"));
    }
    if (m_xml.hasError()) {
        m_feed.brokenReason = m_xml.errorString().toStdString();
        m_feed.brokenLine = static_cast<std::uint64_t>(m_xml.lineNumber());
    }
    return std::move(m_feed);
}

void FeedParser::startElement()
{
    std::string name = m_xml.name().toString().toStdString();
    if (m_path.empty())
        m_feed.isFeed = name == "rss" || name == "feed" || name == "RDF";
    if (m_xml.prefix() == QLatin1String("content"))
        name = "content:" + name;
    m_path.push_back(name);
    if (!isInItem() && (name == "item" || name == "entry")) {
        m_itemDepth = m_path.size();
        FeedItem &item = m_feed.items.emplace_back();
        item.range.begin = m_tokenBegin;
        item.line = m_lines.lineAt(m_tokenBegin);
    }
    const bool isField = m_path.size() == (isInItem() ? m_itemDepth + 1 : m_path.size());
    if (isField)
        m_field = {};
    if (isInItem() && name == "link" && m_xml.attributes().hasAttribute(QLatin1String("href"))) {
        m_field.appendSubstitute(m_xml.attributes().value(QLatin1String("href")).toString().toStdString(),
                                 m_tokenBegin, m_tokenEnd);
    }
    // Markup inside a field (Atom's xhtml) only separates words and lines.
    if (!isField)
        m_field.appendSubstitute(name == "p" || name == "br" || name == "div" || name == "li" ? "\n" : " ",
                                 m_tokenBegin, m_tokenEnd);
}

void FeedParser::characters()
{
    const std::string parsed = m_xml.text().toString().toStdString();
    m_field.append(decodeXmlText(m_text, {m_tokenBegin, m_tokenEnd}, parsed));
}

void FeedParser::finishItemField(const std::string &element)
{
    FeedItem &item = m_feed.items.back();
    if (element == "title")
        item.title = std::move(m_field);
    else if (element == "guid" || element == "id")
        item.id = std::move(m_field);
    else if (element == "link" && item.link.text.empty())
        item.link = std::move(m_field);
    else if (element == "pubDate" || element == "published" || element == "date")
        item.published = std::move(m_field);
    else if (element == "updated")
        item.updated = std::move(m_field);
    else if (element == "category")
        item.categories.emplace_back(trimmed(m_field.text));
    else if ((element == "description" || element == "content" || element == "summary"
              || element == "content:encoded")
             && m_field.text.size() > item.content.text.size())
        item.content = std::move(m_field);
}

void FeedParser::endElement()
{
    const std::string name = m_path.back();
    if (isInItem() && m_path.size() == m_itemDepth + 1) {
        finishItemField(name);
        m_field = {};
    } else if (!isInItem() && name == "title" && m_feed.title.empty()) {
        m_feed.title = trimmed(m_field.text);
    } else if (!isInItem() && name == "name" && m_feed.author.empty()) {
        m_feed.author = trimmed(m_field.text);
    }
    if (m_path.size() == m_itemDepth) {
        m_feed.items.back().range.end = m_tokenEnd;
        m_itemDepth = 0;
    }
    m_path.pop_back();
}

} // namespace

Feed parseFeed(std::string_view text)
{
    return FeedParser(text).parse();
}

} // namespace chronolane
