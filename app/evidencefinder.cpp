// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evidencefinder.h"

#include "models/reading/jsonparser.h"
#include "models/reading/jsontree.h"

#include <QCryptographicHash>
#include <QFile>

#include <charconv>

namespace chronolane {

namespace {

constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";

/// One step of an RFC 6901 pointer with ~1 and ~0 resolved.
std::string unescaped(std::string_view token)
{
    std::string result;
    for (std::size_t i = 0; i < token.size(); ++i) {
        const bool isEscape = token[i] == '~' && i + 1 < token.size();
        result += isEscape ? (token[i + 1] == '1' ? '/' : '~') : token[i];
        i += isEscape ? 1 : 0;
    }
    return result;
}

JsonValue elementAt(JsonValue array, std::string_view token)
{
    std::size_t wanted = 0;
    const auto parsed = std::from_chars(token.data(), token.data() + token.size(), wanted);
    if (parsed.ec != std::errc() || parsed.ptr != token.data() + token.size())
        return {};
    for (const JsonValue element : array) {
        if (element.index() == wanted)
            return element;
    }
    return {};
}

JsonValue valueAt(JsonValue root, std::string_view pointer)
{
    JsonValue value = root;
    while (!pointer.empty() && value.isValid()) {
        pointer.remove_prefix(1);   // the slash
        const std::string_view token = pointer.substr(0, pointer.find('/'));
        value = value.isArray() ? elementAt(value, token) : value.find(unescaped(token));
        pointer.remove_prefix(token.size());
    }
    return value;
}

std::optional<TextRange> locateInJson(const std::string &text, const Evidence &evidence)
{
    JsonTree tree;
    const std::size_t begin = text.starts_with(ByteOrderMark) ? ByteOrderMark.size() : 0;
    if (parseJsonWithin(text, begin, text.size(), tree))
        return std::nullopt;
    const JsonValue value = valueAt(tree.root(), evidence.pointer);
    if (!value.isValid())
        return std::nullopt;
    if (value.isString() && evidence.hasRange() && evidence.end <= value.text().size())
        return TextRange{static_cast<std::size_t>(value.byteOfText(evidence.begin)),
                         static_cast<std::size_t>(value.byteOfText(evidence.end))};
    return TextRange{static_cast<std::size_t>(value.beginByte()), static_cast<std::size_t>(value.endByte())};
}

} // namespace

std::shared_ptr<const std::string> EvidenceFinder::textOf(const Source &source) const
{
    if (source.content)
        return source.content;
    // Offsets into a file of another encoding count in its decoded text, which only reading makes.
    if (source.uri.empty() || source.encoding != "UTF-8")
        return nullptr;
    if (source.uri == m_readUri && source.sha256 == m_readSha256)
        return m_readText;
    m_readUri = source.uri;
    m_readSha256 = source.sha256;
    m_readText.reset();
    QFile file(QString::fromStdString(source.uri));
    if (file.open(QIODevice::ReadOnly)) {
        const QByteArray bytes = file.readAll();
        const QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
        if (hash.toStdString() == source.sha256)
            m_readText = std::make_shared<const std::string>(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    }
    return m_readText;
}

std::optional<TextRange> EvidenceFinder::locate(const std::string &text, const Evidence &evidence) const
{
    if (evidence.hasPointer)
        return locateInJson(text, evidence);
    if (!evidence.hasRange() || evidence.end > text.size())
        return std::nullopt;
    return TextRange{static_cast<std::size_t>(evidence.begin), static_cast<std::size_t>(evidence.end)};
}

} // namespace chronolane
