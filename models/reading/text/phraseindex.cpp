// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/phraseindex.h"

#include <algorithm>

namespace chronolane {

namespace {

std::vector<std::string_view> stemsOf(std::span<const std::string_view> phrases)
{
    std::vector<std::string_view> stems;
    stems.reserve(phrases.size());
    for (const std::string_view phrase : phrases)
        stems.push_back(phrase.substr(0, phrase.find_first_of("* ")));
    return stems;
}

bool matchesWord(std::string_view pattern, std::string_view word)
{
    return pattern.ends_with('*') ? word.starts_with(pattern.substr(0, pattern.size() - 1)) : word == pattern;
}

} // namespace

PhraseIndex::PhraseIndex(std::span<const std::string_view> phrases, std::span<const std::string_view> stems)
{
    m_entries.reserve(phrases.size());
    for (std::size_t i = 0; i < phrases.size(); ++i)
        m_entries.push_back({keyOf(stems[i]), static_cast<std::uint32_t>(i), phrases[i]});
    std::stable_sort(m_entries.begin(), m_entries.end(), [](const Entry &left, const Entry &right) {
        return bucketOf(left.key) < bucketOf(right.key);
    });
    for (const Entry &entry : m_entries)
        ++m_begin[bucketOf(entry.key) + 1];
    for (std::size_t i = 1; i < m_begin.size(); ++i)
        m_begin[i] = static_cast<std::uint16_t>(m_begin[i] + m_begin[i - 1]);
}

WordPhrases::WordPhrases(std::span<const std::string_view> phrases) : PhraseIndex(phrases, stemsOf(phrases)) {}

bool WordPhrases::matches(std::string_view phrase, std::span<const std::string_view> words)
{
    for (const std::string_view word : words) {
        const std::size_t blank = phrase.find(' ');
        if (!matchesWord(phrase.substr(0, blank), word))
            return false;
        if (blank == std::string_view::npos)
            return true;
        phrase.remove_prefix(blank + 1);
    }
    return false;
}

} // namespace chronolane
