// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/stepclassifier.h"

#include "models/reading/text/phraseindex.h"
#include "models/reading/text/stepwords.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <string>
#include <vector>

namespace chronolane {

namespace {

constexpr std::string_view Opening[] = {
    "outage begin*", "outage began", "outage start*", "outage commenc*", "start of outage", "start of impact",
    "impact begin*", "impact began", "impact start*", "window begin*", "window began", "window open*", "window start*",
    "degradation begin*", "degradation began", "degradation start*", "errors begin", "errors began", "errors start*", "error begin*", "error start*", "failure begin*", "failure start*",
    "disruption began", "disruption begin*", "disruption start*", "incident began", "incident begin*", "issue began",
    "issue begin*", "issue start*", "issues began", "issues start*", "problem start*", "problem began",
    "fault occurs", "fault occurred", "outage occurred", "downtime start*", "downtime began", "downtime begin*",
    "failures began", "failures start*", "failures begin", "began experiencing", "started experiencing",
    "start* failing", "began failing", "begin failing", "starting", "beginning", "became unavailable", "goes down",
    "went down", "unreachable", "incident start*", "began to see", "began seeing", "started to see", "started seeing",
    "began to fail", "begin* to fail", "started to fail", "start* to fail", "began returning", "started returning", "began timing out",
    "started timing out",
};
constexpr std::string_view OpeningKorean[] = {"장애발생", "장애가발생", "장애시작", "오류발생", "현상이발생", "오류가발생",
                                              "오류시작",  "오류가시작",   "실패시작", "실패가시작", "지연시작",     "지연이시작"};
constexpr std::string_view Closing[] = {
    "window clos*", "window end*", "outage end*", "outage over", "end of outage", "end of impact", "impact end*",
    "impact ceas*", "degradation end*", "disruption end*", "was restored", "were restored", "is restored",
    "are restored", "fully restored", "service restored", "been restored", "operations restored", "service operational",
    "is resolved", "was resolved", "were resolved", "are resolved", "been resolved", "incident resolved",
    "issue resolved", "resolved the issue", "fully resolved", "outage was resolved", "fully mitigated",
    "back to normal", "returned to normal", "returns to normal", "return to normal", "fully recovered",
    "has recovered", "fully operational", "systems verified operational", "all healthy", "ended at", "downtime end*",
    "issue goes away", "back online", "subsided", "incident repaired", "resolving the incident", "normal again",
    "errors stop*", "errors end*", "errors ceas*", "errors disappear*", "errors clear*", "errors subside*", "failures stop*",
    "failures end*", "failures ceas*", "failures disappear*", "loss stop*", "timeouts stop*", "back to baseline", "return* to baseline",
    "succeed* again", "work* again", "worked again", "healthy again", "came back up", "comes back up", "confirmed back up", "were back up", "was back up", "results normal",
    "accepted again", "is back for", "are back for",
};
constexpr std::string_view ClosingKorean[] = {"정상화", "정상확인", "복구완료", "복구됐", "복구되", "장애종료", "장애해소", "해결완료",
                                              "오류해소", "오류종료",   "오류가해소", "오류멈춤"};
/// Of the closing words those that say when harm itself ended, not when somebody said so.
constexpr std::string_view Ceasing[] = {
    "outage end*", "impact end*", "impact ceas*", "degradation end*", "disruption end*", "downtime end*", "errors stop*",
    "errors end*", "errors ceas*", "errors disappear*", "failures stop*", "failures end*", "failures ceas*", "failures disappear*",
    "loss stop*", "timeouts stop*", "succeed* again", "work* again", "accepted again",
};
constexpr std::string_view CeasingKorean[] = {"오류해소", "오류종료", "오류멈춤"};
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
    "return* 500", "return* 502", "return* 503", "return* 504", "return* 5xx", "return* 401", "return* 403", "return* 404",
    "return* 429", "http 5*", "http 4*", "return* no", "return* nothing", "took up to", "took longer", "not possible",
    "impossible", "not able to", "not load", "not work", "not working", "not applied", "not delivered",
    "not processed", "not sent", "stop* working", "unresponsive", "rejected", "lost packets",
    "were lost", "corrupted", "refused", "overheat*", "stuck", "elevated", "incorrect", "incorrectly", "loss of", "packet loss", "lost power",
};
constexpr std::string_view HarmKorean[] = {"장애", "오류", "지연", "불가", "원활하지", "중단", "현상", "안되", "막혔", "막힘", "실패",
                                           "되지않", "늦어졌", "느려졌", "느렸", "끊겼", "끊김", "먹통", "할수없", "유실"};
constexpr std::string_view Planned[] = {"scheduled maintenance", "planned maintenance", "maintenance window",
                                        "planned outage", "scheduled event", "scheduled outage", "planned work",
                                        "scheduled work", "maintenance from", "maintenance between",
                                        "maintenance is scheduled", "maintenance will"};
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
/// Their "not" denies no harm: it is the harm.
constexpr std::string_view Preventing[] = {"could not", "couldn t", "cannot", "can t", "not possible", "not able to",
                                           "did not load", "not working", "did not work", "didn t work", "not applied",
                                           "not delivered", "not processed", "not sent"};
constexpr std::string_view PreventingKorean[] = {"되지않", "할수없", "받지못", "안되"};
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
    {&WindowWords::prevents, Preventing, PreventingKorean},
    {&WindowWords::finishes, Finishing, FinishingKorean},
    {&WindowWords::ceases, Ceasing, CeasingKorean},
};

/// What the phrases of an index say, in its order.
using SaidWords = std::vector<bool WindowWords::*>;

struct EnglishWindowPhrases
{
    SaidWords said;
    WordPhrases phrases;
};

struct KoreanWindowPhrases
{
    SaidWords said;
    PartPhrases phrases;
};

template<typename Table>
Table tableOf(std::span<const std::string_view> WindowPhrases::*language)
{
    SaidWords said;
    std::vector<std::string_view> all;
    for (const WindowPhrases &phrases : AllWindowPhrases)
        for (const std::string_view phrase : phrases.*language) {
            said.push_back(phrases.said);
            all.push_back(phrase);
        }
    return {std::move(said), decltype(Table::phrases)(all)};
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
bool isNumberedSubject(std::span<const std::string_view> words, std::size_t at)
{
    if (at + 1 >= words.size()
        || std::find(NumberedHarm.begin(), NumberedHarm.end(), words[at + 1]) == NumberedHarm.end())
        return false;
    const std::size_t first = at > 0 && words[at - 1] == "the" ? at - 1 : at;
    return first == 0
        || std::find(Prepositions.begin(), Prepositions.end(), words[first - 1]) == Prepositions.end();
}

/// A number for each bit: 1 is the first window.
unsigned numbersInEnglish(std::span<const std::string_view> words)
{
    unsigned numbers = 0;
    for (std::size_t w = 0; w + 1 < words.size(); ++w) {
        if (!isNumberedSubject(words, w))
            continue;
        for (std::size_t number = 0; number < Ordinals.size(); ++number)
            if (words[w] == Ordinals[number][0] || words[w] == Ordinals[number][1])
                numbers |= 1U << number;
    }
    return numbers;
}

unsigned numbersInKorean(std::string_view unspaced)
{
    unsigned numbers = 0;
    for (const std::string_view harm : NumberedHarmKorean)
        for (std::size_t at = unspaced.find(harm); at != std::string_view::npos; at = unspaced.find(harm, at + 1))
            for (std::size_t number = 0; number < OrdinalsKorean.size(); ++number)
                for (const std::string_view ordinal : OrdinalsKorean[number])
                    if (unspaced.substr(0, at).ends_with(ordinal))
                        numbers |= 1U << number;
    return numbers;
}

/// The number of the window that a sentence is about; 0 if it numbers none or several.
int ordinalOf(const StepWords &words)
{
    const unsigned numbers = numbersInEnglish(words.list()) | numbersInKorean(words.unspaced());
    return std::has_single_bit(numbers) ? std::countr_zero(numbers) + 1 : 0;
}

} // namespace

WindowWords windowWords(std::string_view text)
{
    static const auto English = tableOf<EnglishWindowPhrases>(&WindowPhrases::english);
    static const auto Korean = tableOf<KoreanWindowPhrases>(&WindowPhrases::korean);
    const StepWords words(text);
    WindowWords result;
    for (std::size_t w = 0; w < words.list().size(); ++w)
        English.phrases.eachAt(words.list(), w, [&](std::size_t index, std::string_view) {
            result.*English.said[index] = true;
        });
    Korean.phrases.eachIn(words.unspaced(), [&](std::size_t index, std::size_t) {
        result.*Korean.said[index] = true;
    });
    result.opens = result.opens && !result.betters;
    result.denies = result.denies && !result.prevents;
    // "Maintenance on 5 November from 02:00": nothing stands before it that somebody did.
    result.tellsPlanned = result.tellsPlanned || (!words.list().empty() && words.list().front() == "maintenance");
    result.ordinal = ordinalOf(words);
    return result;
}

bool tellsRecovery(std::string_view row)
{
    constexpr std::size_t MostWords = 5;
    constexpr std::array<std::string_view, 8> Well = {"recovered", "recovers", "recovery", "restored", "resolved", "복구", "복구됨", "복구함"};
    constexpr std::array<std::string_view, 20> Things = {"service", "services", "system", "systems", "site", "website", "shop", "app",
                                                         "api", "access", "traffic", "connectivity", "operation", "operations",
                                                         "availability", "functionality", "network", "power", "all", "everything"};
    constexpr std::array<std::string_view, 14> Partly = {"part", "partly", "partial", "partially", "some", "first", "most", "no", "not",
                                                         "일부", "부분", "부분적", "미", "순차"};
    const StepWords words(row);
    const std::span<const std::string_view> list = words.list();
    const auto holds = [](const auto &known) {
        return [&known](std::string_view word) { return std::find(known.begin(), known.end(), word) != known.end(); };
    };
    if (list.empty() || list.size() > MostWords || !holds(Well)(list.back()) || std::any_of(list.begin(), list.end(), holds(Partly)))
        return false;
    return list.back() != "restored" || list.size() == 1 || std::any_of(list.begin(), list.end(), holds(Things));
}

} // namespace chronolane
