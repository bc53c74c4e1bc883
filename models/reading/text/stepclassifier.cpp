// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/stepclassifier.h"

#include "models/reading/text/stepcues.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace chronolane {

namespace {

constexpr std::size_t LongestStep = 2000;   // bytes: what comes after is detail
constexpr int SectionWeight = 6;

/// A text as lower-case words, and without any blanks for Korean, whose words grow endings.
struct Words
{
    std::vector<std::string_view> list;
    std::vector<bool> isFirstSentence;
    std::string lower;      // owns the words
    std::string unspaced;   // Korean only
    std::size_t unspacedFirst = 0;   // bytes of the first sentence in it
};

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

Words wordsOf(std::string_view text)
{
    Words words;
    words.lower = lowered(text.substr(0, LongestStep));
    const std::string_view lower = words.lower;
    bool isFirst = true;
    for (std::size_t i = 0; i < lower.size();) {
        if (!isWordByte(lower[i])) {
            isFirst = isFirst && !(endsSentence(lower, i) && !words.list.empty());
            ++i;
            continue;
        }
        const std::size_t begin = i;
        while (i < lower.size() && isWordByte(lower[i]))
            ++i;
        words.list.push_back(lower.substr(begin, i - begin));
        words.isFirstSentence.push_back(isFirst);
    }
    if (!holdsHangul(lower))
        return words;
    for (std::size_t w = 0; w < words.list.size(); ++w) {
        words.unspaced += words.list[w];
        if (words.isFirstSentence[w])
            words.unspacedFirst = words.unspaced.size();
    }
    return words;
}

bool matchesWord(std::string_view pattern, std::string_view word)
{
    return pattern.ends_with('*') ? word.starts_with(pattern.substr(0, pattern.size() - 1)) : word == pattern;
}

/// Whether the pattern's words stand in the list from index `at` on.
bool matchesAt(std::string_view pattern, const std::vector<std::string_view> &list, std::size_t at)
{
    while (!pattern.empty()) {
        const std::size_t blank = std::min(pattern.find(' '), pattern.size());
        if (at >= list.size() || !matchesWord(pattern.substr(0, blank), list[at]))
            return false;
        pattern.remove_prefix(std::min(blank + 1, pattern.size()));
        ++at;
    }
    return true;
}

constexpr std::size_t KeyLength = 3;

std::string_view keyOf(std::string_view word)
{
    const std::string_view stem = word.substr(0, word.find_first_of("* "));
    return stem.substr(0, KeyLength);
}

/// The English cues by the first letters of their first word.
const std::unordered_map<std::string_view, std::vector<const StepCue *>> &cueTable()
{
    static const auto Table = [] {
        std::unordered_map<std::string_view, std::vector<const StepCue *>> table;
        for (const StepCue &cue : englishCues())
            table[keyOf(cue.phrase)].push_back(&cue);
        return table;
    }();
    return Table;
}

using Scores = std::array<int, StepSenseCount>;

int &scoreOf(Scores &scores, StepSense sense) { return scores[static_cast<std::size_t>(sense)]; }

void scoreEnglish(const Words &words, Scores &scores)
{
    for (std::size_t w = 0; w < words.list.size(); ++w) {
        const auto found = cueTable().find(words.list[w].substr(0, KeyLength));
        if (found == cueTable().end())
            continue;
        const StepCue *best = nullptr;
        for (const StepCue *cue : found->second)
            if (matchesAt(cue->phrase, words.list, w) && (best == nullptr || cue->phrase.size() > best->phrase.size()))
                best = cue;
        if (best != nullptr)
            scoreOf(scores, best->sense) += best->weight * (words.isFirstSentence[w] ? 2 : 1);
    }
}

void scoreKorean(const Words &words, Scores &scores)
{
    if (words.unspaced.empty())
        return;
    for (const StepCue &cue : koreanCues()) {
        const std::size_t at = words.unspaced.find(cue.phrase);
        if (at != std::string::npos)
            scoreOf(scores, cue.sense) += cue.weight * (at < words.unspacedFirst ? 2 : 1);
    }
}

void addSection(SectionKind section, Scores &scores)
{
    if (section == SectionKind::Remediation)
        scoreOf(scores, StepSense::Remediation) += SectionWeight;
    else if (section == SectionKind::Detection)
        scoreOf(scores, StepSense::Detection) += SectionWeight;
    else if (section == SectionKind::Trigger)
        scoreOf(scores, StepSense::Trigger) += SectionWeight;
    else if (section == SectionKind::Impact)
        scoreOf(scores, StepSense::Impact) += SectionWeight;
}

/// Of equals, the earlier one here wins: who noticed and what was done tell more than that something was wrong.
constexpr std::array Preference = {
    std::pair{StepSense::Detection, EventKind::Detection}, std::pair{StepSense::Remediation, EventKind::Remediation},
    std::pair{StepSense::Milestone, EventKind::Milestone}, std::pair{StepSense::Diagnosis, EventKind::Diagnosis},
    std::pair{StepSense::Change, EventKind::Remediation},  std::pair{StepSense::Trigger, EventKind::Trigger},
    std::pair{StepSense::Impact, EventKind::Impact},       std::pair{StepSense::FollowUp, EventKind::FollowUp},
    std::pair{StepSense::Update, EventKind::StatusUpdate},
};

constexpr std::string_view Opening[] = {
    "outage begin*", "outage began", "outage start*", "outage commenc*", "start of outage", "start of impact",
    "impact begin*", "impact began", "impact start*", "window begin*", "window began", "window open*", "window start*",
    "degradation begin*", "degradation began", "degradation start*", "errors begin", "errors began", "errors start*",
    "disruption began", "disruption begin*", "disruption start*", "incident began", "incident begin*", "issue began",
    "issue begin*", "issue start*", "issues began", "issues start*", "problem start*", "problem began",
    "fault occurs", "fault occurred", "outage occurred", "downtime start*", "downtime began", "downtime begin*",
    "failures began", "failures start*", "failures begin", "began experiencing", "started experiencing",
    "start* failing", "began failing", "begin failing", "starting", "beginning", "became unavailable", "goes down",
    "went down", "unreachable", "incident start*", "began to see", "began seeing", "started to see", "started seeing",
    "began to fail", "started to fail", "start to fail", "began returning", "started returning", "began timing out",
    "started timing out",
};
constexpr std::string_view OpeningKorean[] = {"장애발생", "장애가발생", "장애시작", "오류발생", "현상이발생", "오류가발생"};
constexpr std::string_view Closing[] = {
    "window clos*", "window end*", "outage end*", "outage over", "end of outage", "end of impact", "impact end*",
    "impact ceas*", "degradation end*", "disruption end*", "was restored", "were restored", "is restored",
    "are restored", "fully restored", "service restored", "been restored", "operations restored", "service operational",
    "is resolved", "was resolved", "were resolved", "are resolved", "been resolved", "incident resolved",
    "issue resolved", "resolved the issue", "fully resolved", "outage was resolved", "fully mitigated",
    "back to normal", "returned to normal", "returns to normal", "return to normal", "fully recovered",
    "has recovered", "fully operational", "systems verified operational", "all healthy", "ended at", "downtime end*",
    "issue goes away", "back online", "subsided", "incident repaired", "resolving the incident", "normal again",
    "succeed* again", "work* again", "worked again", "healthy again", "came back up", "comes back up", "confirmed back up", "were back up", "was back up", "results normal",
};
constexpr std::string_view ClosingKorean[] = {"정상화", "복구완료", "복구됐", "복구되", "장애종료", "장애해소", "해결완료"};
constexpr std::string_view ExplicitWords[] = {"window", "outage", "impact", "degradation", "disruption", "downtime",
                                              "incident", "errors", "issue", "problem", "fault"};
constexpr std::string_view ExplicitKorean[] = {"장애", "오류", "현상"};
constexpr std::string_view SeveralWindows[] = {
    "two distinct windows", "two windows", "three windows", "distinct windows", "several windows", "multiple windows",
    "two periods", "three periods", "two separate", "two distinct", "multiple periods", "several periods", "two waves",
    "two phases", "two intervals", "both windows", "two incidents", "two outages",
};
constexpr std::string_view SeveralKorean[] = {"두차례", "2차례", "두번에걸쳐", "세차례", "3차례"};
constexpr std::string_view Harm[] = {
    "error*", "experienc*", "unavailab*", "could not", "cannot", "outage", "degrad*", "downtime", "disrupt*", "unable", "fail*", "impact*",
    "latency", "slow*", "affected", "down", "inaccessible", "intermittent*", "interrupt*", "timeout*", "timed out",
    "offline", "unreachable", "delays", "delayed", "drop*", "some problem", "problems", "issue", "issues", "incident",
    "refused", "overheat*", "stuck", "elevated", "incorrect", "incorrectly", "loss of", "packet loss", "lost power",
};
constexpr std::string_view HarmKorean[] = {"장애", "오류", "지연", "불가", "원활하지", "중단", "현상", "안되", "막혔", "막힘", "실패"};
constexpr std::string_view Planned[] = {"scheduled maintenance", "planned maintenance", "maintenance window",
                                        "planned outage", "scheduled event", "scheduled outage", "planned work",
                                        "scheduled work"};
constexpr std::string_view PlannedKorean[] = {"정기점검", "점검예정", "예정된점검", "점검시간", "서비스점검"};
constexpr std::string_view Future[] = {"will", "ll", "next update", "expected to", "eta", "plan to", "plans to",
                                       "planned to", "may need", "scheduled to", "by tomorrow", "going to"};
constexpr std::string_view FutureKorean[] = {"예정", "하겠", "할계획"};
constexpr std::string_view Continuing[] = {"continued until", "lasted until", "continuing until", "continued to",
                                           "persisted until", "ongoing until", "until", "continued through",
                                           "lasting until", "ended at", "ended", "ending at", "ending"};
constexpr std::string_view ContinuingKorean[] = {"까지"};
constexpr std::string_view Returning[] = {
    "brought the same * back", "brought the * back", "brought back the", "errors came back", "errors return*",
    "errors recurred", "failures return*", "failures recurred", "problem return*", "problem recurred",
    "problem came back", "issue return*", "issue recurred", "issue came back", "fail again", "failed again",
    "failing again", "saturated again", "timed out again", "slow again", "down again", "unavailable again",
};
constexpr std::string_view ReturningKorean[] = {"다시실패", "다시포화", "다시느려", "다시오류", "다시장애",
                                                "다시일어", "다시발생", "재발했", "재발해"};
/// What "began to see" or "starting to see" then does not open.
constexpr std::string_view Bettering[] = {
    "see recover*", "seeing recover*", "see * recovery", "seeing * recovery", "see signs of recover*",
    "seeing signs of recover*", "see improv*", "seeing improv*", "see * improvement*", "seeing * improvement*",
    "began to recover", "begin to recover", "starting to recover", "beginning to recover", "started to recover",
};
constexpr std::string_view BetteringKorean[] = {"회복되기시작", "복구되기시작", "회복하기시작"};
constexpr std::string_view Denying[] = {"no", "not", "without", "none", "zero", "never", "nothing", "t", "stable",
                                        "healthy", "normal", "normally", "stopped", "fixed", "recovered", "resolved"};
constexpr std::string_view DenyingKorean[] = {"없", "않", "정상", "멈췄", "멎"};
constexpr std::string_view Beginning[] = {"began", "begin*", "start*", "opened"};
constexpr std::string_view BeginningKorean[] = {"시작"};
constexpr std::string_view Finishing[] = {"ended", "was over", "closed", "finished"};
constexpr std::string_view FinishingKorean[] = {"끝났", "종료됐", "종료되었"};

/// Phrases of which any one says something of a window.
struct WindowPhrases
{
    bool WindowWords::*said;
    std::span<const std::string_view> english;
    std::span<const std::string_view> korean;
};

constexpr WindowPhrases AllWindowPhrases[] = {
    {&WindowWords::tellsImpact, Harm, HarmKorean},
    {&WindowWords::opens, Opening, OpeningKorean},
    {&WindowWords::closes, Closing, ClosingKorean},
    {&WindowWords::isExplicit, ExplicitWords, ExplicitKorean},
    {&WindowWords::tellsSeveral, SeveralWindows, SeveralKorean},
    {&WindowWords::tellsPlanned, Planned, PlannedKorean},
    {&WindowWords::isFuture, Future, FutureKorean},
    {&WindowWords::continues, Continuing, ContinuingKorean},
    {&WindowWords::returns, Returning, ReturningKorean},
    {&WindowWords::begins, Beginning, BeginningKorean},
    {&WindowWords::betters, Bettering, BetteringKorean},
    {&WindowWords::denies, Denying, DenyingKorean},
    {&WindowWords::finishes, Finishing, FinishingKorean},
};

using WindowTable = std::unordered_map<std::string_view, std::vector<std::pair<std::string_view, bool WindowWords::*>>>;

/// The English phrases by the first letters of their first word.
const WindowTable &windowTable()
{
    static const auto Table = [] {
        WindowTable table;
        for (const WindowPhrases &phrases : AllWindowPhrases)
            for (const std::string_view phrase : phrases.english)
                table[keyOf(phrase)].emplace_back(phrase, phrases.said);
        return table;
    }();
    return Table;
}

bool holdsAny(std::string_view unspaced, std::span<const std::string_view> parts)
{
    return std::any_of(parts.begin(), parts.end(), [unspaced](std::string_view part) {
        return unspaced.find(part) != std::string_view::npos;
    });
}

/// The words for a number, in the order of the numbers from 1 on: alternatives at one place.
constexpr std::array<std::array<std::string_view, 2>, 5> Ordinals = {{
    {"first", "1st"}, {"second", "2nd"}, {"third", "3rd"}, {"fourth", "4th"}, {"fifth", "5th"},
}};
constexpr std::array<std::array<std::string_view, 3>, 5> OrdinalsKorean = {{
    {"첫번째", "첫", "1차"}, {"두번째", "둘째", "2차"}, {"세번째", "셋째", "3차"}, {"네번째", "넷째", "4차"},
    {"다섯번째", "다섯째", "5차"},
}};
constexpr std::array<std::string_view, 4> NumberedHarm = {"window", "outage", "disruption", "degradation"};
constexpr std::array<std::string_view, 5> NumberedHarmKorean = {"구간이", "구간은", "구간도", "장애가", "장애는"};
/// Before "the second window", they make it the time of something else.
constexpr std::array<std::string_view, 9> Prepositions = {"in",     "during", "of",    "after", "before",
                                                          "within", "for",    "until", "to"};

/// "The second window lasted …", but not "in the second window, the rollback ended".
bool isNumberedSubject(const Words &words, std::size_t at)
{
    if (at + 1 >= words.list.size()
        || std::find(NumberedHarm.begin(), NumberedHarm.end(), words.list[at + 1]) == NumberedHarm.end())
        return false;
    const std::size_t first = at > 0 && words.list[at - 1] == "the" ? at - 1 : at;
    return first == 0
        || std::find(Prepositions.begin(), Prepositions.end(), words.list[first - 1]) == Prepositions.end();
}

bool numbersWindow(const Words &words, std::size_t number)
{
    for (std::size_t w = 0; w < words.list.size(); ++w)
        for (const std::string_view ordinal : Ordinals[number])
            if (words.list[w] == ordinal && isNumberedSubject(words, w))
                return true;
    for (const std::string_view ordinal : OrdinalsKorean[number])
        for (const std::string_view harm : NumberedHarmKorean)
            if (words.unspaced.find(std::string(ordinal).append(harm)) != std::string::npos)
                return true;
    return false;
}

/// The number of the window that a sentence is about; 0 if it numbers none or several.
int ordinalOf(const Words &words)
{
    int found = 0;
    for (std::size_t number = 0; number < Ordinals.size(); ++number) {
        if (!numbersWindow(words, number))
            continue;
        if (found != 0)
            return 0;
        found = static_cast<int>(number) + 1;
    }
    return found;
}

} // namespace

StepClass classifyStep(std::string_view text, SectionKind section)
{
    const Words words = wordsOf(text);
    Scores scores{};
    scoreEnglish(words, scores);
    scoreKorean(words, scores);
    addSection(section, scores);
    StepClass result;
    for (const auto &[sense, kind] : Preference) {
        if (scoreOf(scores, sense) <= result.confidence)
            continue;
        result.confidence = scoreOf(scores, sense);
        result.kind = kind;
        result.isChange = sense == StepSense::Change;
    }
    return result;
}

WindowWords windowWords(std::string_view text)
{
    const Words words = wordsOf(text);
    WindowWords result;
    for (std::size_t w = 0; w < words.list.size(); ++w) {
        const auto found = windowTable().find(words.list[w].substr(0, KeyLength));
        if (found == windowTable().end())
            continue;
        for (const auto &[phrase, said] : found->second)
            result.*said = result.*said || matchesAt(phrase, words.list, w);
    }
    if (!words.unspaced.empty())
        for (const WindowPhrases &phrases : AllWindowPhrases)
            result.*phrases.said = result.*phrases.said || holdsAny(words.unspaced, phrases.korean);
    result.opens = result.opens && !result.betters;
    result.ordinal = ordinalOf(words);
    return result;
}

} // namespace chronolane
