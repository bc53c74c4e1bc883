// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/storywords.h"

#include "models/reading/text/stepwords.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>

namespace chronolane {

namespace {

constexpr std::array<std::string_view, 44> PastVerbs = {
    "was",   "were",  "began", "became", "brought", "built", "came",  "cut",   "did",   "fell", "found",
    "gave",  "got",   "grew",  "had",    "hit",     "kept",  "led",   "left",  "lost",  "made", "met",
    "put",   "ran",   "rebuilt", "rose", "said",    "saw",   "sent",  "set",   "shut",  "sold", "spoke",
    "stood", "took",  "told",  "threw",  "understood", "went", "woke", "won", "wrote", "held", "paid",
};
/// They end as verbs of the past do, and are none, or stand before a noun.
constexpr std::array<std::string_view, 21> Others = {
    "need",     "feed",     "speed",     "seed",     "indeed",   "exceed",   "proceed",  "succeed", "embed",  "based",   "related",
    "affected", "detailed", "scheduled", "expected", "estimated", "planned", "automated", "limited", "named", "unified",
};
/// What happens each time, what might happen, what should.
constexpr std::array<std::string_view, 19> Rules = {
    "should", "would", "must",  "may",     "might", "can",     "every",    "each",      "usually", "normally",
    "always", "if",    "daily", "typically", "will", "unless", "scheduled", "generally", "whenever",
};
/// A text begins with them to tell of itself.
constexpr std::array<std::string_view, 9> AboutTheText = {"posted", "published", "updated", "last", "created",
                                                          "written", "reported", "edited", "revised"};

template<std::size_t Size>
bool holds(const std::array<std::string_view, Size> &list, std::string_view word)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

bool isPastVerb(std::string_view word)
{
    return holds(PastVerbs, word) || (word.size() > 4 && word.ends_with("ed") && !holds(Others, word));
}

/// A syllable that ends in ㅆ marks the past (했다, 됐고, 늘렸습니다), but 있 and 겠 do not.
bool tellsKoreanPast(std::string_view text)
{
    constexpr char32_t FirstSyllable = 0xAC00;
    constexpr char32_t LastSyllable = 0xD7A3;
    constexpr char32_t Endings = 28;        // of syllables that begin alike
    constexpr char32_t DoubleSiot = 20;     // ㅆ among them
    constexpr std::u32string_view Present = U"있겠";
    for (std::size_t i = 0; i < text.size();) {
        const TextCharacter character = characterAt(text, i);
        i += character.length;
        const bool isSyllable = character.code >= FirstSyllable && character.code <= LastSyllable;
        if (isSyllable && (character.code - FirstSyllable) % Endings == DoubleSiot
            && Present.find(character.code) == std::u32string_view::npos)
            return true;
    }
    return false;
}

} // namespace

bool tellsPast(std::string_view sentence)
{
    if (tellsKoreanPast(sentence))
        return true;
    const StepWords words(sentence);
    const auto &list = words.list();
    if (list.empty() || holds(AboutTheText, list.front()))
        return false;
    const bool isRule = std::any_of(list.begin(), list.end(), [](std::string_view word) { return holds(Rules, word); });
    return !isRule && std::any_of(list.begin() + 1, list.end(), isPastVerb);
}

} // namespace chronolane
