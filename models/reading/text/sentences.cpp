// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/sentences.h"

#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <string>

namespace chronolane {

namespace {

constexpr std::size_t LongestSentence = 4000;   // bytes

constexpr std::array<std::string_view, 22> Abbreviations = {"a.m", "p.m", "e.g", "i.e", "approx", "ca", "vs", "etc", "no",
                                                            "inc", "dr", "mr", "ms", "st", "jan", "feb", "aug", "sept",
                                                            "sep", "oct", "nov", "dec"};

constexpr std::array<std::string_view, 13> Joints = {
    "; ", ", and ", ", but ", ", with ", ", while ", ", then ", ", until ", ", when ", " and then ", " until ", " and ",
    "며 ", ", ",
};

/// Between Japanese and the same words in another language; elsewhere a bar parts cells, or a date from its clock time.
constexpr std::string_view LanguageBar = " | ";

/// Whether the bar at `bar` stands between a Japanese sentence that begins at `begin` and another one.
bool partsLanguages(std::string_view text, std::size_t begin, std::size_t bar)
{
    const std::size_t next = bar + LanguageBar.size();
    const std::size_t end = std::min({text.find(LanguageBar, next), text.find(". ", next), text.size()});
    const std::string_view after = text.substr(next, end - next);
    return holdsKana(text.substr(begin, bar - begin)) != holdsKana(after);
}

/// Join clauses only right before a time: "화재가 발생하여 23시 45분에 …".
constexpr std::array<std::string_view, 5> JointsBefore = {"하여 ", "했고 ", "었고 ", "였고 ", "됐고 "};

/// Whether the stop at `dot` ends an abbreviation or an initial.
bool endsAbbreviation(std::string_view text, std::size_t dot)
{
    std::size_t begin = dot;
    while (begin > 0 && dot - begin < 8 && text[begin - 1] != ' ' && text[begin - 1] != '(')
        --begin;
    std::string word = lowered(text.substr(begin, dot - begin));
    if (word.ends_with("a.m") || word.ends_with("p.m"))
        word.erase(0, word.size() - 3);   // "12:31p.m."
    if (word.size() == 1)
        return isAsciiLetter(word.front());
    return std::find(Abbreviations.begin(), Abbreviations.end(), word) != Abbreviations.end();
}

/// Whether a number ends right before the stop and goes on or a list number stands there ("1. Fix").
bool endsListNumber(std::string_view text, std::size_t sentenceBegin, std::size_t dot)
{
    return dot > sentenceBegin && dot - sentenceBegin <= 3
        && std::all_of(text.begin() + static_cast<std::ptrdiff_t>(sentenceBegin),
                       text.begin() + static_cast<std::ptrdiff_t>(dot), isAsciiDigit);
}

/// Where a clause ends in the text between two times: at the words right before the second one, else at the first that
/// join clauses; npos if none do.
std::size_t jointOf(std::string_view gap)
{
    for (const std::string_view joint : Joints)
        if (gap.ends_with(joint))
            return gap.size() - joint.size();
    for (const std::string_view joint : JointsBefore)
        if (gap.ends_with(joint))
            return gap.size() - 1;
    for (const std::string_view joint : Joints)
        if (const std::size_t cut = gap.find(joint); cut != std::string_view::npos)
            return cut;
    return std::string_view::npos;
}

bool startsSentence(std::string_view text, std::size_t at)
{
    if (at >= text.size())
        return true;
    const char c = text[at];
    return isAsciiUpper(c) || isAsciiDigit(c) || static_cast<unsigned char>(c) >= 0x80
        || std::string_view("\"'([`@<").find(c) != std::string_view::npos;
}

} // namespace

std::vector<ByteRange> splitSentences(std::string_view paragraph)
{
    std::vector<ByteRange> sentences;
    const bool isJapanese = holdsKana(paragraph);
    std::size_t begin = 0;
    for (std::size_t i = 0; i < paragraph.size(); ++i) {
        if (isJapanese && paragraph.substr(i, LanguageBar.size()) == LanguageBar && partsLanguages(paragraph, begin, i)) {
            sentences.push_back(trimmedRange(paragraph, {begin, i}));
            begin = i + LanguageBar.size();
            i = begin - 1;
            continue;
        }
        // Who reads a sentence looks back to its beginning from each of its times: the cost of one without an end is bounded.
        if (paragraph[i] == ' ' && i >= begin + LongestSentence) {
            sentences.push_back(trimmedRange(paragraph, {begin, i}));
            begin = i + 1;
            continue;
        }
        const bool isStop = paragraph[i] == '.' || paragraph[i] == '!' || paragraph[i] == '?';
        if (!isStop)
            continue;
        std::size_t end = i + 1;
        while (end < paragraph.size() && std::string_view("\"')]*").find(paragraph[end]) != std::string_view::npos)
            ++end;
        const bool isFollowed = end >= paragraph.size() || (paragraph[end] == ' ' && startsSentence(paragraph, end + 1));
        if (!isFollowed || (end < paragraph.size() && paragraph[i] == '.'
                            && (endsAbbreviation(paragraph, i) || endsListNumber(paragraph, begin, i))))
            continue;
        sentences.push_back(trimmedRange(paragraph, {begin, end}));
        begin = std::min(end + 1, paragraph.size());
    }
    const ByteRange rest = trimmedRange(paragraph, {begin, paragraph.size()});
    if (!rest.isEmpty())
        sentences.push_back(rest);
    return sentences;
}

std::vector<ByteRange> splitClauses(std::string_view text, ByteRange sentence, std::span<const ByteRange> marks)
{
    std::vector<ByteRange> clauses(marks.size(), sentence);
    for (std::size_t i = 0; i + 1 < marks.size(); ++i) {
        const ByteRange gap = {marks[i].end, std::max(marks[i].end, marks[i + 1].begin)};
        const std::size_t cut = jointOf(slice(text, gap));
        if (cut == std::string_view::npos) {
            clauses[i + 1].begin = clauses[i].begin;
            continue;
        }
        clauses[i].end = gap.begin + cut;
        clauses[i + 1].begin = gap.begin + cut + 1;
    }
    for (std::size_t i = clauses.size(); i-- > 1;)
        if (clauses[i - 1].begin == clauses[i].begin)
            clauses[i - 1].end = clauses[i].end;
    for (ByteRange &clause : clauses)
        clause = trimmedRange(text, clause);
    return clauses;
}

} // namespace chronolane
