// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/sentences.h"

#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <string>

namespace chronolane {

namespace {

constexpr std::size_t LongestSentence = 4000;   // bytes

constexpr std::array<std::string_view, 20> Abbreviations = {"e.g", "i.e", "approx", "ca", "vs", "etc", "no",
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

/// Whether the stop at `dot` belongs to a date like "2026. 3. 5. 14:05": behind its last number, only in front of a clock time.
bool isInSpacedDate(std::string_view text, std::size_t dot)
{
    constexpr std::size_t LongestDate = 13;   // bytes: "2026. 12. 31."
    std::size_t begin = dot;
    while (begin > 0 && dot - begin < LongestDate && (isAsciiDigit(text[begin - 1]) || text[begin - 1] == '.' || text[begin - 1] == ' '))
        --begin;
    while (begin < dot && !isAsciiDigit(text[begin]))
        ++begin;
    std::size_t at = begin;
    for (const std::size_t most : {std::size_t(4), std::size_t(2), std::size_t(2)}) {
        const std::size_t first = at;
        while (at < text.size() && at - first < most && isAsciiDigit(text[at]))
            ++at;
        if (at == first || (most == 4 && at - first != 4 && at - first != 2) || at >= text.size() || text[at] != '.')
            return false;
        const std::size_t stop = at;
        at = std::min(text.find_first_not_of(' ', at + 1), text.size());
        if (stop == dot && most == 2 && (at >= text.size() || !isAsciiDigit(text[at])))
            return text.substr(at).starts_with("오전") || text.substr(at).starts_with("오후");
    }
    return dot < at;
}

/// "… was paged at 9:17 a.m. We watched on": behind the half of the day a sentence begins with a word that is nothing else; not
/// where nothing but the time went before, as in rows ("9:17 a.m. The alert fires").
bool endsSentenceBehindHalf(std::string_view text, std::size_t begin, std::size_t dot)
{
    constexpr std::array<std::string_view, 44> Beginnings
        = {"the", "we", "a", "an", "our", "it", "its", "this", "that", "these", "those", "they", "their", "at", "by", "on", "in",
           "after", "before", "when", "while", "then", "however", "all", "some", "users", "customers", "no", "from", "between",
           "during", "since", "once", "as", "there", "also", "within", "following", "engineers", "both", "most", "around", "because", "i"};
    constexpr std::array<std::string_view, 6> Before = {"", "at", "on", "by", "around", "about"};
    const std::size_t word = dot + 2;
    if (word >= text.size() || !isAsciiUpper(text[word]))
        return false;
    std::size_t end = word;
    while (end < text.size() && isAsciiLetter(text[end]))
        ++end;
    const std::string next = lowered(text.substr(word, end - word));
    if (std::find(Beginnings.begin(), Beginnings.end(), next) == Beginnings.end())
        return false;
    const std::string_view sentence = text.substr(begin, dot - begin);
    const std::string head = lowered(trimmed(sentence.substr(0, sentence.find_first_of("0123456789"))));
    const bool isOnlyTime = sentence.size() < 24 && std::find(Before.begin(), Before.end(), head) != Before.end();
    return !isOnlyTime;
}

/// Whether the stop at `dot` ends an abbreviation or an initial.
bool endsAbbreviation(std::string_view text, std::size_t sentenceBegin, std::size_t dot)
{
    std::size_t begin = dot;
    while (begin > 0 && dot - begin < 8 && text[begin - 1] != ' ' && text[begin - 1] != '(')
        --begin;
    const std::string word = lowered(text.substr(begin, dot - begin));
    if (word.ends_with("a.m") || word.ends_with("p.m"))
        return !endsSentenceBehindHalf(text, sentenceBegin, dot);   // also "12:31p.m."
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
                            && (endsAbbreviation(paragraph, begin, i) || endsListNumber(paragraph, begin, i)
                                || (i > begin && isAsciiDigit(paragraph[i - 1]) && isInSpacedDate(paragraph, i)))))
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
