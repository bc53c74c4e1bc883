// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/timeexpression.h"

#include "models/reading/text/expressiongrammar.h"
#include "models/reading/text/textcursor.h"
#include "models/reading/text/timewords.h"
#include "models/reading/text/wordshapes.h"

#include <algorithm>
#include <array>

namespace chronolane {

namespace {

// The lower-case words that can begin an expression, sorted.
constexpr std::array<std::string_view, 95> LeadWords = {
    "a", "an", "apr", "april", "asia", "aug", "august", "day", "days", "dec", "december",
    "eight", "eleven", "europe", "feb", "february", "fifteen", "fifty", "five", "following", "forty",
    "four", "fri", "friday", "half", "hours", "jan", "january", "jul", "july", "jun", "june", "last", "local", "mar", "march",
    "may", "midday", "midnight", "minutes", "moments", "mon", "monday", "next", "nine", "ninety", "noon", "nov",
    "november", "oct", "october", "one", "p", "previous", "pt", "same", "sat", "saturday", "seconds", "sep", "sept",
    "september", "seven", "seventy", "shortly", "six", "sixty", "sun", "sunday", "t", "tbd", "ten", "that", "the",
    "thirty", "three", "thu", "thur", "thurs", "thursday", "today", "tomorrow", "tue", "tues", "tuesday", "twelve",
    "twenty", "two", "unknown", "us", "wed", "wednesday", "weds", "weeks", "yesterday",
};
static_assert(std::is_sorted(LeadWords.begin(), LeadWords.end()));

constexpr std::size_t LongestLeadWord = 9;
constexpr WordShapes LeadWordShapes(LeadWords);

bool isLeadWord(std::string_view word)
{
    if (word.size() > LongestLeadWord || !LeadWordShapes.mayHold(word))
        return false;
    std::array<char, LongestLeadWord> lower{};
    std::transform(word.begin(), word.end(), lower.begin(), lowered);
    return std::binary_search(LeadWords.begin(), LeadWords.end(), std::string_view(lower.data(), word.size()));
}

/// The first syllables of the Korean words that can begin an expression.
constexpr std::string_view LeadSyllables = "오새아저한밤낮정자전다이익당같동금작어명내그월화수목토일시몇잠대국협세태미";
constexpr std::size_t SyllableBytes = 3;

bool isLeadSyllable(std::string_view syllable)
{
    for (std::size_t at = 0; at < LeadSyllables.size(); at += SyllableBytes) {
        if (LeadSyllables[at + 2] == syllable[2] && LeadSyllables[at + 1] == syllable[1] && LeadSyllables[at] == syllable[0])
            return true;
    }
    return false;
}

/// Walks over a text from candidate to candidate.
class Finder
{
public:
    explicit Finder(std::string_view text) : m_text(text) {}

    std::vector<TimeExpression> all()
    {
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            if (isDigit(c))
                visitDigits();
            else if (isLetter(c))
                visitWord();
            else if (static_cast<unsigned char>(c) >= 0x80)
                visitOther();
            else
                visitMark(c);
        }
        return std::move(m_found);
    }

private:
    bool take(std::size_t at)
    {
        auto expression = expressionAt(m_text, at, m_found.empty() ? 0 : m_found.back().phraseEnd);
        if (!expression)
            return false;
        m_at = expression->phraseEnd;
        m_found.push_back(std::move(*expression));
        return true;
    }

    /// Numbers inside of names, paths, prices and versions begin nothing.
    [[nodiscard]] bool mayBeginNumber() const
    {
        const TextCursor cursor(m_text, m_at);
        const char previous = cursor.before();
        if (isLetter(previous) || isDigit(previous))
            return false;
        switch (previous) {
        case '_':
        case '/':
        case '#':
        case '$':
        case '%':
        case '&':
        case '+': return false;
        case '.':
        case ':':
        case '=': return !isDigit(cursor.before(2)) && previous != '.';
        case '-': return !isLetter(cursor.before(2)) && !isDigit(cursor.before(2)) && cursor.before(2) != '_';
        default: return true;
        }
    }

    void visitDigits()
    {
        if (mayBeginNumber()) {
            const std::size_t apostrophe = m_at > 0 && m_text[m_at - 1] == '\'' ? 1
                : m_at >= 3 && m_text.substr(m_at - 3, 3) == "’"                ? 3
                                                                                : 0;
            if (apostrophe > 0 && take(m_at - apostrophe))
                return;
            if (take(m_at))
                return;
        }
        skipNumberToken();
    }

    /// Over "10.0.0.1:8080", "1.24.3-rc1" as one: none of its parts begins anything.
    void skipNumberToken()
    {
        const auto isPart = [](char c) { return isDigit(c) || isLetter(c); };
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            const char next = m_at + 1 < m_text.size() ? m_text[m_at + 1] : ' ';
            const bool joins = (c == '.' || c == ':' || c == '/' || c == '-' || c == '_' || c == ',') && isPart(next);
            if (!isPart(c) && !joins)
                return;
            ++m_at;
        }
    }

    void visitWord()
    {
        const TextCursor cursor(m_text, m_at);
        const std::string_view word = cursor.letters();
        const char previous = cursor.before();
        const bool isWhole = !isDigit(previous) && previous != '_' && previous != '/' && previous != '@';
        const bool isCandidate = isWhole && (isLeadWord(word) || mayNameZone(word));
        if (isCandidate && take(m_at))
            return;
        if (takeGluedMonth(word))
            return;
        m_at += word.size();
        // What follows a letter without a blank belongs to its word: "v12:30", "web10".
        while (m_at < m_text.size() && isDigit(m_text[m_at]))
            ++m_at;
    }

    /// Abbreviations are upper case; phrases begin so.
    static bool mayNameZone(std::string_view word)
    {
        if (word.size() < 2 || !isUpper(word[0]))
            return false;
        const bool isAbbreviation = word.size() <= 4 && isUpper(word[1]) && isUpper(word.back());
        return isAbbreviation || word == "Pacific" || word == "Eastern" || word == "Central" || word == "Mountain"
            || word == "America" || word == "Australia" || word == "Coordinated" || word == "Korea";
    }

    /// "resolvedAug 10, 2031": a name that copying glued to the word before it.
    bool takeGluedMonth(std::string_view word)
    {
        for (std::size_t i = 1; i + 2 < word.size(); ++i) {
            if (isUpper(word[i]) && !isUpper(word[i - 1]) && isLeadWord(word.substr(i)))
                return take(m_at + i);
        }
        return false;
    }

    void visitOther()
    {
        const TextCursor cursor(m_text, m_at);
        if (!timewords::isAtHangul(cursor)) {
            ++m_at;
            return;
        }
        // Korean words are joined to particles behind them, so an expression begins where a word does.
        if (m_at + SyllableBytes <= m_text.size() && isLeadSyllable(m_text.substr(m_at, SyllableBytes)) && take(m_at))
            return;
        TextCursor word = cursor;
        while (timewords::isAtHangul(word))
            word.advance(SyllableBytes);
        m_at = word.at();
    }

    void visitMark(char c)
    {
        const bool isCandidate = c == '(' || c == '[' || c == '?' || c == '+'
            || (c == '-' && m_text.substr(m_at).starts_with("--:"));
        if (!isCandidate || !take(m_at))
            ++m_at;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::vector<TimeExpression> m_found;
};

/// Whether a part of a field is only blanks, brackets and punctuation.
bool holdsOnlyMarks(std::string_view part)
{
    constexpr std::string_view marks = "()[]<>\"'.,:;*_`|\\\r\n-~";
    TextCursor cursor(part);
    while (!cursor.isAtEnd()) {
        if (cursor.acceptBlank())
            continue;
        if (marks.find(cursor.peek()) == std::string_view::npos)
            return false;
        cursor.advance();
    }
    return true;
}

} // namespace

std::vector<TimeExpression> findTimeExpressions(std::string_view text)
{
    return Finder(text).all();
}

std::optional<TimeExpression> timeExpressionOf(std::string_view field)
{
    auto found = findTimeExpressions(field);
    // A length in brackets may stand behind a window: "14:29 ~ 15:55 (86분)".
    if (found.size() == 2 && found[1].kind == TimeKind::Length
        && holdsOnlyMarks(field.substr(found[0].phraseEnd, found[1].phraseBegin - found[0].phraseEnd))) {
        found[0].phraseEnd = found[1].phraseEnd;
        found.pop_back();
    }
    if (found.size() != 1 || !holdsOnlyMarks(field.substr(0, found[0].phraseBegin))
        || !holdsOnlyMarks(field.substr(found[0].phraseEnd)))
        return std::nullopt;
    return std::move(found.front());
}

} // namespace chronolane
