// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/eventsearch.h"

#include "models/searchkey.h"

#include <algorithm>
#include <string_view>

namespace chronolane {

namespace {

/// Appends the folded text. Most texts are ASCII, for which folding is a matter of single bytes.
void appendFolded(std::string &to, std::string_view text)
{
    const bool isAscii = std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (isAscii) {
        std::ranges::transform(text, std::back_inserter(to),
                               [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    } else {
        to += searchKey(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))).toStdString();
    }
    to += '\n';
}

} // namespace

EventSearch::EventSearch(const Incident &incident)
{
    m_ends.reserve(incident.events.size());
    for (const Event &event : incident.events) {
        for (const LocalizedText::Entry &entry : event.text.entries())
            appendFolded(m_text, entry.second);
        if (!event.author.empty())
            appendFolded(m_text, event.author);
        for (const std::string &component : event.components)
            appendFolded(m_text, component);
        m_ends.push_back(m_text.size());
    }
}

std::vector<char> EventSearch::eventsWith(const QString &word) const
{
    std::vector<char> found(m_ends.size(), 0);
    const std::string wanted = word.toStdString();
    std::size_t event = 0;
    for (std::size_t at = m_text.find(wanted); at < m_text.size(); at = m_text.find(wanted, m_ends[event])) {
        while (m_ends[event] <= at)
            ++event;
        found[event] = 1;
    }
    return found;
}

} // namespace chronolane
