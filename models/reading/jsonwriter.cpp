// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/jsonwriter.h"

namespace chronolane {

void JsonWriter::separate()
{
    if (m_isAfterKey) {
        m_isAfterKey = false;
        return;
    }
    if (m_containers.empty())
        return;
    Container &container = m_containers.back();
    if (!container.isEmpty)
        m_text += ',';
    if (container.layout == Layout::Spread) {
        m_text += '\n';
        m_text.append(m_containers.size() * 2, ' ');
    } else if (!container.isEmpty) {
        m_text += ' ';
    }
    container.isEmpty = false;
}

void JsonWriter::begin(char bracket, Layout layout)
{
    separate();
    m_text += bracket;
    const bool isInside = !m_containers.empty() && m_containers.back().layout == Layout::Inline;
    m_containers.push_back({isInside ? Layout::Inline : layout, true});
}

void JsonWriter::end(char bracket)
{
    const Container container = m_containers.back();
    m_containers.pop_back();
    if (!container.isEmpty && container.layout == Layout::Spread) {
        m_text += '\n';
        m_text.append(m_containers.size() * 2, ' ');
    }
    m_text += bracket;
}

void JsonWriter::key(std::string_view name)
{
    separate();
    appendQuoted(name);
    m_text += ": ";
    m_isAfterKey = true;
}

void JsonWriter::string(std::string_view utf8)
{
    separate();
    appendQuoted(utf8);
}

void JsonWriter::raw(std::string_view json)
{
    separate();
    m_text += json;
}

void JsonWriter::member(std::string_view name, std::string_view utf8)
{
    key(name);
    string(utf8);
}

void JsonWriter::members(const UnknownMembers &members)
{
    for (const UnknownMember &unknown : members) {
        key(unknown.name);
        raw(unknown.json);
    }
}

void JsonWriter::appendQuoted(std::string_view utf8)
{
    static constexpr std::string_view Hex = "0123456789abcdef";
    m_text += '"';
    for (const char c : utf8) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            m_text += '\\';
            m_text += c;
        } else if (byte >= 0x20) {
            m_text += c;
        } else if (c == '\n') {
            m_text += "\\n";
        } else if (c == '\t') {
            m_text += "\\t";
        } else if (c == '\r') {
            m_text += "\\r";
        } else {
            m_text += "\\u00";
            m_text += Hex[byte >> 4U];
            m_text += Hex[byte & 0x0FU];
        }
    }
    m_text += '"';
}

} // namespace chronolane
