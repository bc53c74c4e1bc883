// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/timecontextwords.h"

#include "models/reading/text/textcursor.h"
#include "models/reading/text/timewords.h"

#include <algorithm>
#include <array>

namespace chronolane {

namespace {

/// Far enough for "from approximately", so that the cost stays linear.
constexpr std::size_t LongestLead = 40;
constexpr std::size_t LongestRowStart = 24;

struct DirectionWord
{
    std::string_view word;
    TimeDirection direction;
    bool approximate = false;
};

constexpr std::array DirectionWords = {
    DirectionWord{"starting at", TimeDirection::From},
    DirectionWord{"starting on", TimeDirection::From},
    DirectionWord{"starting from", TimeDirection::From},
    DirectionWord{"starting", TimeDirection::From},
    DirectionWord{"beginning at", TimeDirection::From},
    DirectionWord{"beginning on", TimeDirection::From},
    DirectionWord{"beginning", TimeDirection::From},
    DirectionWord{"began at", TimeDirection::At},
    DirectionWord{"from", TimeDirection::From},
    DirectionWord{"since", TimeDirection::From},
    DirectionWord{"as of", TimeDirection::From},
    DirectionWord{"ongoing since", TimeDirection::From},
    DirectionWord{"up until", TimeDirection::Until},
    DirectionWord{"until", TimeDirection::Until},
    DirectionWord{"till", TimeDirection::Until},
    DirectionWord{"through", TimeDirection::Until},
    DirectionWord{"up to", TimeDirection::Until},
    DirectionWord{"no later than", TimeDirection::By},
    DirectionWord{"prior to", TimeDirection::By},
    DirectionWord{"shortly before", TimeDirection::By, true},
    DirectionWord{"just before", TimeDirection::By, true},
    DirectionWord{"before", TimeDirection::By},
    DirectionWord{"by", TimeDirection::By},
    DirectionWord{"shortly after", TimeDirection::After, true},
    DirectionWord{"just after", TimeDirection::After, true},
    DirectionWord{"soon after", TimeDirection::After, true},
    DirectionWord{"after", TimeDirection::After},
};

constexpr std::array<std::string_view, 10> ApproximationWords
    = {"approximately", "approx.", "approx", "about", "around", "roughly", "circa", "nearly", "almost", "ca."};

/// The end of the words before `end`, without blanks and emphasis.
std::size_t trimmedEnd(std::string_view text, std::size_t begin, std::size_t end)
{
    while (end > begin) {
        const char c = text[end - 1];
        if (c == ' ' || c == '\t' || c == '*' || c == '_' || c == '`' || c == '\\')
            --end;
        else if (end - begin >= 2 && text.substr(end - 2, 2) == "\u00A0")
            end -= 2;
        else
            break;
    }
    return end;
}

bool endsWithWord(std::string_view head, std::string_view word)
{
    if (head.size() < word.size() || lowered(head.back()) != word.back()
        || !equalsIgnoringCase(head.substr(head.size() - word.size()), word))
        return false;
    if (head.size() == word.size())
        return true;
    const char before = head[head.size() - word.size() - 1];
    return !isLetter(before) && !isDigit(before) && before != '-';
}

/// The length of an approximating word at the end of the head; 0 if there is none.
std::size_t approximationLength(std::string_view head, bool &isTilde)
{
    isTilde = head.ends_with('~') || head.ends_with("∼");
    if (isTilde)
        return head.ends_with('~') ? 1 : std::string_view("∼").size();
    for (const std::string_view sign : {"≈", "약", "대략"}) {
        if (head.ends_with(sign))
            return sign.size();
    }
    for (const std::string_view word : ApproximationWords) {
        if (endsWithWord(head, word))
            return word.size();
    }
    return 0;
}

std::size_t lineBegin(std::string_view text, std::size_t at, std::size_t most)
{
    const std::size_t least = at > most ? at - most : 0;
    std::size_t begin = at;
    while (begin > least && text[begin - 1] != '\n')
        --begin;
    return begin;
}

/// Reads the words before a moment from its end to their beginning.
class LeadReader
{
public:
    LeadReader(std::string_view text, std::size_t at)
        : m_text(text), m_begin(lineBegin(text, at, LongestLead)), m_end(trimmedEnd(text, m_begin, at))
    {
        m_lead.approximationBegin = at;
        m_lead.phraseBegin = at;
    }

    LeadingWords read()
    {
        m_lead.isExpectingClock = endsWithWord(head(), "at");
        takeApproximation();
        takePreposition();
        if (endsWithWord(head(), "between")) {
            m_lead.isBetween = true;
            m_lead.phraseBegin = m_end - std::string_view("between").size();
        } else if (!takeDirection() && m_end > m_begin && (m_text[m_end - 1] == '[' || m_text[m_end - 1] == '(')) {
            m_lead.phraseBegin = m_end - 1;
        }
        return m_lead;
    }

private:
    [[nodiscard]] std::string_view head() const { return m_text.substr(m_begin, m_end - m_begin); }

    void takeApproximation()
    {
        const std::size_t length = approximationLength(head(), m_lead.hasTilde);
        if (length == 0)
            return;
        m_end -= length;
        m_lead.approximate = !m_lead.hasTilde;
        m_lead.approximationBegin = m_lead.phraseBegin = m_end;
        m_end = trimmedEnd(m_text, m_begin, m_end);
    }

    /// "at", "on", "in"; "starting at" is a direction of its own.
    void takePreposition()
    {
        for (const std::string_view word : {"at", "on", "in"}) {
            if (!endsWithWord(head(), word))
                continue;
            const std::size_t behind = m_end - word.size();
            m_lead.phraseBegin = behind;
            const std::size_t outerEnd = trimmedEnd(m_text, m_begin, behind);
            const std::string_view outer = m_text.substr(m_begin, outerEnd - m_begin);
            if (!endsWithWord(outer, "starting") && !endsWithWord(outer, "beginning"))
                m_end = outerEnd;
            return;
        }
    }

    bool takeDirection()
    {
        const auto *const found
            = std::find_if(DirectionWords.begin(), DirectionWords.end(),
                           [this](const DirectionWord &entry) { return endsWithWord(head(), entry.word); });
        if (found == DirectionWords.end())
            return false;
        m_lead.direction = found->direction;
        m_lead.phraseBegin = m_end - found->word.size();
        if (found->approximate) {
            m_lead.approximate = true;
            m_lead.approximationBegin = m_lead.phraseBegin;
        }
        return true;
    }

    std::string_view m_text;
    std::size_t m_begin;
    std::size_t m_end;
    LeadingWords m_lead;
};

} // namespace

LeadingWords leadingWords(std::string_view text, std::size_t at)
{
    return LeadReader(text, at).read();
}

bool isAtRowStart(std::string_view text, std::size_t at)
{
    const std::size_t begin = lineBegin(text, at, LongestRowStart);
    if (begin > 0 && text[begin - 1] != '\n')
        return false;
    for (const char c : text.substr(begin, at - begin)) {
        const bool isMark = c == ' ' || c == '\t' || c == '-' || c == '*' || c == '|' || c == '[' || c == '(' || c == '`'
            || c == '#' || c == '>' || static_cast<unsigned char>(c) >= 0x80;
        if (!isMark)
            return false;
    }
    return true;
}

bool isInKoreanLine(std::string_view text, std::size_t at)
{
    constexpr std::size_t Nearby = 100;   // bytes, so that the cost stays linear
    const std::size_t begin = lineBegin(text, at, Nearby);
    const std::string_view nearby = text.substr(begin, at - begin + Nearby);
    const std::string_view line = nearby.substr(0, nearby.find('\n'));
    for (std::size_t i = 0; i < line.size(); ++i)
        if (static_cast<unsigned char>(line[i]) >= 0x80 && timewords::isAtHangul(TextCursor(line, i)))
            return true;
    return false;
}

bool followsWord(std::string_view text, std::size_t at, std::string_view lowerCaseWord)
{
    const std::size_t begin = lineBegin(text, at, LongestLead);
    const std::size_t end = trimmedEnd(text, begin, at);
    return endsWithWord(text.substr(begin, end - begin), lowerCaseWord);
}

} // namespace chronolane
