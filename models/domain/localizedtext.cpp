// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/localizedtext.h"

#include <algorithm>

namespace chronolane {

namespace {

std::string_view primarySubtag(std::string_view tag)
{
    return tag.substr(0, tag.find_first_of("-_"));
}

} // namespace

LocalizedText::LocalizedText(LanguageTag tag, std::string text)
{
    set(tag, std::move(text));
}

const std::string *LocalizedText::find(std::string_view tag) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [tag](const Entry &entry) { return entry.first == tag; });
    return found == m_entries.end() ? nullptr : &found->second;
}

const LocalizedText::Entry *LocalizedText::best(std::string_view tag) const
{
    const auto byPrimary = [this](std::string_view wanted) {
        return std::find_if(m_entries.begin(), m_entries.end(), [wanted](const Entry &entry) {
            return primarySubtag(entry.first) == primarySubtag(wanted);
        });
    };
    for (const std::string_view wanted : {tag, std::string_view("en")}) {
        if (const auto found = byPrimary(wanted); found != m_entries.end())
            return &*found;
    }
    return m_entries.empty() ? nullptr : &m_entries.front();
}

void LocalizedText::set(LanguageTag tag, std::string text)
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [tag](const Entry &entry) { return entry.first == tag; });
    if (text.empty()) {
        if (found != m_entries.end())
            m_entries.erase(found);
    } else if (found != m_entries.end()) {
        found->second = std::move(text);
    } else {
        m_entries.emplace_back(tag, std::move(text));
    }
}

namespace {

bool isAscii(std::string_view utf8)
{
    unsigned char bits = 0;
    for (const char byte : utf8)   // to the end: without a way out it is done many bytes at once
        bits |= static_cast<unsigned char>(byte);
    return bits < 0x80;
}

bool isLatinLetter(char byte)
{
    const unsigned lower = static_cast<unsigned char>(byte) | 0x20U;
    return lower >= 'a' && lower <= 'z';
}

} // namespace

std::string_view guessLanguage(std::string_view utf8)
{
    if (isAscii(utf8))   // most texts; one letter decides then
        return std::any_of(utf8.begin(), utf8.end(), isLatinLetter) ? "en" : "und";
    std::size_t latin = 0;
    std::size_t hangul = 0;
    std::size_t other = 0;
    for (std::size_t i = 0; i < utf8.size(); ++i) {
        const auto byte = static_cast<unsigned char>(utf8[i]);
        if (isLatinLetter(utf8[i])) {
            ++latin;
        } else if (byte >= 0xE0 && i + 2 < utf8.size()) {
            // Hangul syllables U+AC00–U+D7A3 begin with EA B0 … ED 9E; jamo U+1100–U+11FF with E1 84 … E1 87.
            const auto second = static_cast<unsigned char>(utf8[i + 1]);
            const bool isSyllable = (byte == 0xEA && second >= 0xB0) || byte == 0xEB || byte == 0xEC
                || (byte == 0xED && second <= 0x9E);
            const bool isJamo = byte == 0xE1 && second >= 0x84 && second <= 0x87;
            (isSyllable || isJamo ? hangul : other) += 1;
            i += 2;
        } else if (byte >= 0xC3) {
            ++other;
            ++i;
        }
    }
    // A Hangul syllable carries about as much as two or three Latin letters, and Korean technical prose is full
    // of Latin names: a fifth of the letters is enough.
    if (hangul * 4 > latin && hangul > 0)
        return "ko";
    return latin > other && latin > 0 ? "en" : "und";
}

} // namespace chronolane
