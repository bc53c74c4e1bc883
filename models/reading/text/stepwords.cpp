// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/stepwords.h"

#include "models/reading/text/textview.h"

#include <algorithm>

namespace chronolane {

namespace {

constexpr std::size_t LongestStep = 2000;   // bytes: what comes after is detail

/// The stop of "9:40 a.m. PDT" or "e.g. the cache" ends no sentence.
bool endsInitial(std::string_view text, std::size_t stop)
{
    return text[stop] == '.' && stop > 0 && isAsciiLetter(text[stop - 1])
        && (stop == 1 || !isWordByte(text[stop - 2]));
}

bool endsSentence(std::string_view text, std::size_t i)
{
    const bool isEnd = text[i] == '.' || text[i] == '!' || text[i] == '?' || text[i] == ';';
    return isEnd && (i + 1 >= text.size() || text[i + 1] == ' ') && !endsInitial(text, i);
}

bool holdsHangul(std::string_view text)
{
    return std::any_of(text.begin(), text.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0xEA && byte <= 0xED;
    });
}

} // namespace

StepWords::StepWords(std::string_view text) : m_lower(lowered(text.substr(0, LongestStep)))
{
    split();
    if (holdsHangul(m_lower))
        joinWords();
}

void StepWords::split()
{
    constexpr std::size_t UsualWord = 5;   // bytes, with the blank behind it
    const std::string_view lower = m_lower;
    m_list.reserve(lower.size() / UsualWord + 1);
    bool isFirst = true;
    for (std::size_t i = 0; i < lower.size();) {
        if (!isWordByte(lower[i])) {
            if (isFirst && !m_list.empty() && endsSentence(lower, i)) {
                isFirst = false;
                m_firstSentence = m_list.size();
            }
            ++i;
            continue;
        }
        const std::size_t begin = i;
        while (i < lower.size() && isWordByte(lower[i]))
            ++i;
        m_list.push_back(lower.substr(begin, i - begin));
    }
    if (isFirst)
        m_firstSentence = m_list.size();
}

void StepWords::joinWords()
{
    m_unspaced.reserve(m_lower.size());
    for (std::size_t i = 0; i < m_list.size(); ++i) {
        m_unspaced += m_list[i];
        if (i < m_firstSentence)
            m_unspacedFirst = m_unspaced.size();
    }
}

} // namespace chronolane
