// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/timecontextwords.h"

#include "models/reading/text/textcursor.h"

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
    if (head.size() < word.size() || !equalsIgnoringCase(head.substr(head.size() - word.size()), word))
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

} // namespace

LeadingWords leadingWords(std::string_view text, std::size_t at)
{
    LeadingWords lead;
    const std::size_t begin = lineBegin(text, at, LongestLead);
    lead.approximationBegin = at;
    std::size_t end = trimmedEnd(text, begin, at);
    const auto head = [&] { return text.substr(begin, end - begin); };

    if (endsWithWord(head(), "at")) {   // "about at 14:05" is rare, "at about" is the rule; both are read
        lead.isExpectingClock = true;
    }
    if (const std::size_t length = approximationLength(head(), lead.hasTilde); length > 0) {
        end -= length;
        lead.approximate = !lead.hasTilde;
        lead.approximationBegin = end;
        end = trimmedEnd(text, begin, end);
    }
    lead.phraseBegin = lead.approximationBegin;
    for (const std::string_view word : {"at", "on", "in"}) {
        if (!endsWithWord(head(), word))
            continue;
        const std::size_t behind = end - word.size();
        lead.phraseBegin = behind;
        // "starting at" is a direction of its own.
        const std::string_view outer = text.substr(begin, trimmedEnd(text, begin, behind) - begin);
        if (endsWithWord(outer, "starting") || endsWithWord(outer, "beginning"))
            break;
        end = trimmedEnd(text, begin, behind);
        break;
    }
    if (endsWithWord(head(), "between")) {
        lead.isBetween = true;
        lead.phraseBegin = end - std::string_view("between").size();
        return lead;
    }
    const auto *const found = std::find_if(DirectionWords.begin(), DirectionWords.end(), [&](const DirectionWord &entry) {
        return endsWithWord(head(), entry.word);
    });
    if (found != DirectionWords.end()) {
        lead.direction = found->direction;
        lead.approximate = lead.approximate || found->approximate;
        lead.phraseBegin = end - found->word.size();
        if (found->approximate)
            lead.approximationBegin = lead.phraseBegin;
    } else if (end > begin && (text[end - 1] == '[' || text[end - 1] == '(')) {
        lead.phraseBegin = end - 1;
    }
    return lead;
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

bool followsWord(std::string_view text, std::size_t at, std::string_view lowerCaseWord)
{
    const std::size_t begin = lineBegin(text, at, LongestLead);
    const std::size_t end = trimmedEnd(text, begin, at);
    return endsWithWord(text.substr(begin, end - begin), lowerCaseWord);
}

} // namespace chronolane
