// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/incidentlib/wordoverlap.h"

#include <algorithm>
#include <set>
#include <string>

namespace chronolane {

namespace {

/// The words of four bytes and more, in lower case (ASCII); shorter ones tell nothing of what a sentence is about.
std::set<std::string> tellingWords(std::string_view text)
{
    constexpr std::size_t Shortest = 4;
    std::set<std::string> words;
    std::string word;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool isLetter = byte >= 0x80 || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
        if (isLetter) {
            word += byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + ('a' - 'A')) : c;
            continue;
        }
        if (word.size() >= Shortest)
            words.insert(word);
        word.clear();
    }
    if (word.size() >= Shortest)
        words.insert(word);
    return words;
}

} // namespace

std::size_t sharedWords(std::string_view sentence, std::string_view own)
{
    constexpr std::size_t Fewest = 3;
    const std::set<std::string> words = tellingWords(sentence);
    const std::set<std::string> ownWords = tellingWords(own);
    const auto shared = static_cast<std::size_t>(std::count_if(
        words.begin(), words.end(), [&ownWords](const std::string &word) { return ownWords.contains(word); }));
    return shared >= Fewest && 2 * shared >= words.size() ? shared : 0;
}

} // namespace chronolane
