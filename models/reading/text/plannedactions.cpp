// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/plannedactions.h"

#include "models/reading/text/sectionname.h"
#include "models/reading/text/sentences.h"
#include "models/reading/text/stepclassifier.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <string>

namespace chronolane {

namespace {

constexpr std::array<std::string_view, 58> Verbs = {
    "add",      "alert",   "audit",    "automate", "build",   "built",   "buy",    "change",  "clean",  "create",
    "cut",      "document", "enable",  "enforce",  "ensure",  "expand",  "extend", "fix",     "give",   "harden",
    "implement", "improve", "increase", "introduce", "investigate", "limit", "made", "make",  "migrate", "monitor",
    "move",     "page",    "raise",    "reduce",   "rehearse", "remove",  "replace", "require", "review", "rewrite",
    "rotate",   "run",     "separate", "set",      "shorten", "split",   "spread", "stop",    "switch", "teach",
    "test",     "train",   "tune",     "update",   "upgrade", "warm",    "write",  "wrote",
};

bool isVerb(std::string_view word) { return std::find(Verbs.begin(), Verbs.end(), word) != Verbs.end(); }

/// "updating", "moving", "running": of one of the verbs.
bool isVerbInProgress(std::string_view word)
{
    if (!word.ends_with("ing") || word.size() < 5)
        return false;
    const std::string stem(word.substr(0, word.size() - 3));
    const bool isDoubled = stem.size() > 2 && stem.back() == stem[stem.size() - 2];
    return isVerb(stem) || isVerb(stem + "e") || (isDoubled && isVerb(stem.substr(0, stem.size() - 1)));
}

/// "investigate", "update this page": that is said while it lasts.
bool isNews(std::string_view verb, std::string_view rest)
{
    constexpr std::array<std::string_view, 9> Readers = {"you", "this", "everyone", "customers", "users", "as", "here", "again", "our"};
    const std::string_view next = rest.substr(0, rest.find(' '));
    return verb.starts_with("investigat") || verb.starts_with("monitor")
        || (verb.starts_with("updat") && std::find(Readers.begin(), Readers.end(), next) != Readers.end());
}

std::string_view takeWord(std::string_view &words)
{
    const std::size_t end = std::min(words.find(' '), words.size());
    const std::string_view word = words.substr(0, end);
    words.remove_prefix(std::min(end + 1, words.size()));
    return word;
}

bool takeWords(std::string_view &words, std::string_view beginning)
{
    if (!words.starts_with(beginning))
        return false;
    words.remove_prefix(beginning.size());
    return true;
}

} // namespace

bool beginsWithAction(std::string_view text)
{
    const std::string word = lowered(text.substr(0, std::min(text.find(' '), text.size())));
    return (word.size() > 4 && (word.ends_with("ed") || word.ends_with("ing"))) || isVerb(word);
}

bool tellsAction(std::string_view text)
{
    if (beginsWithAction(text))
        return true;
    const std::string words = ' ' + normalisedWords(text) + ' ';
    return words.find(" now ") != std::string::npos || words.find(" no longer ") != std::string::npos
        || windowWords(text).isFuture;
}

bool isPlan(std::string_view sentence)
{
    const std::string normalised = normalisedWords(sentence.substr(0, 80));
    std::string_view words = normalised;
    for (const std::string_view opening : {"next ", "looking ahead ", "going forward ", "moving forward ", "in the coming weeks "})
        if (takeWords(words, opening))
            break;
    const bool isFuture = takeWords(words, "we will also ") || takeWords(words, "we will ") || takeWords(words, "well also ")
        || takeWords(words, "we plan to ") || takeWords(words, "we are going to ") || takeWords(words, "we intend to ");
    const bool isNow = !isFuture
        && (takeWords(words, "we are now ") || takeWords(words, "we are also ") || takeWords(words, "we are "));
    if (!isFuture && !isNow)
        return false;
    const std::string_view verb = takeWord(words);
    return (isFuture ? isVerb(verb) : isVerbInProgress(verb)) && !isNews(verb, words);
}

bool announcesPlans(std::string_view text)
{
    constexpr std::size_t LongestAnnouncement = 200;   // bytes
    const std::vector<ByteRange> sentences = splitSentences(text);
    if (sentences.empty())
        return false;
    const std::string_view last = slice(text, sentences.back());
    if (sectionNamed(last) == SectionKind::FollowUp)
        return true;
    const std::string words = ' ' + normalisedWords(last) + ' ';
    const bool isOurs = words.find(" we ") != std::string::npos || words.find(" our ") != std::string::npos;
    const bool isPrevention = words.find(" prevent") != std::string::npos || words.find(" plan to ") != std::string::npos
        || words.ends_with(" we will ") || words.ends_with(" we are going to ");
    return last.ends_with(':') && last.size() <= LongestAnnouncement && isOurs && isPrevention;
}

std::vector<ByteRange> numberedParts(std::string_view text, std::size_t from)
{
    std::vector<ByteRange> parts;
    std::size_t begin = from;
    for (int number = 2;; ++number) {
        const std::string mark = ' ' + std::to_string(number) + ". ";
        const std::size_t at = text.find(mark, begin);
        if (at == std::string_view::npos || at == 0 || std::string_view(".;!?)").find(text[at - 1]) == std::string_view::npos)
            break;
        parts.push_back(trimmedRange(text, {begin, at}));
        begin = at + mark.size();
    }
    parts.push_back(trimmedRange(text, {begin, text.size()}));
    return parts;
}

std::vector<ByteRange> bracketedParts(std::string_view text)
{
    std::vector<ByteRange> parts;
    std::size_t begin = 0;
    while (begin < text.size()) {
        const std::size_t close = text.find(')', begin);
        if (close == std::string_view::npos)
            return {};
        const bool isEnd = close + 1 == text.size();
        if (!isEnd && (close + 2 >= text.size() || text[close + 1] != ' ' || !isAsciiUpper(text[close + 2])))
            return {};
        parts.push_back(trimmedRange(text, {begin, close + 1}));
        begin = close + 2;
    }
    const bool areActions = std::all_of(parts.begin(), parts.end(), [text](const ByteRange &part) {
        return beginsWithAction(slice(text, part));
    });
    return areActions ? parts : std::vector<ByteRange>();
}

} // namespace chronolane
