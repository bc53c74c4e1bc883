// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/table/columnnames.h"

#include "models/domain/incident.h"
#include "models/reading/text/textview.h"

#include <boost/date_time/posix_time/posix_time_types.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace chronolane {

namespace {

/// Words that only say that a column holds a time.
bool isTimeWord(std::string_view word)
{
    static constexpr std::array Words = {
        std::string_view("time"), std::string_view("timestamp"), std::string_view("datetime"),
        std::string_view("date"), std::string_view("at"),        std::string_view("ts"),
        std::string_view("on"),   std::string_view("in"), std::string_view("and"),       std::string_view("the"),
        std::string_view("when"), std::string_view("일시"),      std::string_view("시각"),
        std::string_view("시간"), std::string_view("일자"),      std::string_view("날짜"),
        std::string_view("day"),
    };
    return std::find(Words.begin(), Words.end(), word) != Words.end();
}

/// Korean names are often written in one: "시작일시" is 시작 and 일시.
void splitKoreanTimeWord(std::vector<std::string> &words)
{
    static constexpr std::array Tails = {std::string_view("일시"), std::string_view("시각"), std::string_view("시간"),
                                         std::string_view("일자"), std::string_view("날짜")};
    if (words.empty())
        return;
    for (const std::string_view tail : Tails) {
        std::string &last = words.back();
        if (last.size() > tail.size() && last.ends_with(tail)) {
            last.resize(last.size() - tail.size());
            words.emplace_back(tail);
            return;
        }
    }
}

struct NamedRole
{
    std::string_view words;
    ColumnRole role;
    int rank = 0;
};

constexpr std::array TimeNames = {
    NamedRole{"start", ColumnRole::Start, 0},       NamedRole{"started", ColumnRole::Start, 0},
    NamedRole{"begin", ColumnRole::Start, 0},       NamedRole{"began", ColumnRole::Start, 0},
    NamedRole{"from", ColumnRole::Start, 0},        NamedRole{"since", ColumnRole::Start, 0},
    NamedRole{"시작", ColumnRole::Start, 0},        NamedRole{"발생", ColumnRole::Start, 0},
    NamedRole{"occurred", ColumnRole::Start, 1},    NamedRole{"happened", ColumnRole::Start, 1},
    NamedRole{"event", ColumnRole::Start, 1},       NamedRole{"", ColumnRole::Start, 2},
    NamedRole{"incident", ColumnRole::Start, 2},    NamedRole{"posted", ColumnRole::Start, 3},
    NamedRole{"published", ColumnRole::Start, 3},   NamedRole{"logged", ColumnRole::Start, 3},
    NamedRole{"opened", ColumnRole::Start, 4},      NamedRole{"created", ColumnRole::Start, 5},
    NamedRole{"reported", ColumnRole::Start, 6},    NamedRole{"접수", ColumnRole::Start, 6},
    NamedRole{"작성", ColumnRole::Start, 6},
    NamedRole{"end", ColumnRole::End, 0},           NamedRole{"ended", ColumnRole::End, 0},
    NamedRole{"finish", ColumnRole::End, 0},        NamedRole{"finished", ColumnRole::End, 0},
    NamedRole{"until", ColumnRole::End, 0},         NamedRole{"to", ColumnRole::End, 0},
    NamedRole{"stop", ColumnRole::End, 0},          NamedRole{"종료", ColumnRole::End, 0},
    NamedRole{"끝", ColumnRole::End, 0},            NamedRole{"restored", ColumnRole::End, 1},
    NamedRole{"resolved", ColumnRole::End, 2},      NamedRole{"fixed", ColumnRole::End, 2},
    NamedRole{"복구", ColumnRole::End, 2},          NamedRole{"해결", ColumnRole::End, 2},
    NamedRole{"closed", ColumnRole::End, 3},        NamedRole{"완료", ColumnRole::End, 3},
};

using NamedKind = std::pair<std::string_view, EventKind>;

/// Names of columns that hold the time of one step of each incident.
constexpr std::array StepNames = {
    NamedKind{"detected", EventKind::Detection},     NamedKind{"detection", EventKind::Detection},
    NamedKind{"alerted", EventKind::Detection},      NamedKind{"acknowledged", EventKind::Detection},
    NamedKind{"declared", EventKind::Detection},     NamedKind{"reported", EventKind::Detection},
    NamedKind{"triggered", EventKind::Detection},    NamedKind{"인지", EventKind::Detection},
    NamedKind{"감지", EventKind::Detection},         NamedKind{"탐지", EventKind::Detection},
    NamedKind{"diagnosed", EventKind::Diagnosis},    NamedKind{"triaged", EventKind::Diagnosis},
    NamedKind{"mitigated", EventKind::Milestone},    NamedKind{"recovered", EventKind::Milestone},
    NamedKind{"stabilized", EventKind::Milestone},   NamedKind{"조치", EventKind::Remediation},
    NamedKind{"repaired", EventKind::Remediation},   NamedKind{"rolled back", EventKind::Remediation},
};

constexpr std::array ValueNames = {
    NamedRole{"text", ColumnRole::Text, 0},              NamedRole{"message", ColumnRole::Text, 0},
    NamedRole{"event", ColumnRole::Text, 1},             NamedRole{"description", ColumnRole::Text, 1},
    NamedRole{"event description", ColumnRole::Text, 0}, NamedRole{"body", ColumnRole::Text, 1},
    NamedRole{"desc", ColumnRole::Text, 2},              NamedRole{"host", ColumnRole::Components, 2},
    NamedRole{"details", ColumnRole::Text, 2},           NamedRole{"detail", ColumnRole::Text, 2},
    NamedRole{"activity", ColumnRole::Text, 1},          NamedRole{"action", ColumnRole::Text, 2},
    NamedRole{"actions", ColumnRole::Text, 2},           NamedRole{"content", ColumnRole::Text, 1},
    NamedRole{"what", ColumnRole::Text, 1},              NamedRole{"what happened", ColumnRole::Text, 0},
    NamedRole{"note", ColumnRole::Text, 4},              NamedRole{"notes", ColumnRole::Text, 4},
    NamedRole{"comment", ColumnRole::Text, 4},           NamedRole{"comments", ColumnRole::Text, 4},
    NamedRole{"update", ColumnRole::Text, 2},            NamedRole{"내용", ColumnRole::Text, 0},
    NamedRole{"msg", ColumnRole::Text, 0},               NamedRole{"entry", ColumnRole::Text, 2},
    NamedRole{"log", ColumnRole::Text, 2},               NamedRole{"remark", ColumnRole::Text, 4},
    NamedRole{"조치 내용", ColumnRole::Text, 1},         NamedRole{"조치내용", ColumnRole::Text, 1},
    NamedRole{"설명", ColumnRole::Text, 1},              NamedRole{"경과", ColumnRole::Text, 1},
    NamedRole{"메시지", ColumnRole::Text, 0},            NamedRole{"이벤트", ColumnRole::Text, 1},
    NamedRole{"상황", ColumnRole::Text, 2},              NamedRole{"조치", ColumnRole::Text, 2},
    NamedRole{"비고", ColumnRole::Text, 4},
    NamedRole{"title", ColumnRole::Title, 0},            NamedRole{"incident title", ColumnRole::Title, 0},
    NamedRole{"name", ColumnRole::Title, 1},             NamedRole{"incident name", ColumnRole::Title, 0},
    NamedRole{"headline", ColumnRole::Title, 1},         NamedRole{"subject", ColumnRole::Title, 1},
    NamedRole{"제목", ColumnRole::Title, 0},             NamedRole{"장애명", ColumnRole::Title, 0},
    NamedRole{"사건명", ColumnRole::Title, 0},           NamedRole{"건명", ColumnRole::Title, 0},
    NamedRole{"summary", ColumnRole::Summary, 0},        NamedRole{"요약", ColumnRole::Summary, 0},
    NamedRole{"개요", ColumnRole::Summary, 1},
    NamedRole{"root cause", ColumnRole::RootCause, 0},   NamedRole{"rootcause", ColumnRole::RootCause, 0},
    NamedRole{"cause", ColumnRole::RootCause, 1},        NamedRole{"원인", ColumnRole::RootCause, 0},
    NamedRole{"장애 원인", ColumnRole::RootCause, 0},
    NamedRole{"kind", ColumnRole::Kind, 0},              NamedRole{"type", ColumnRole::Kind, 1},
    NamedRole{"event type", ColumnRole::Kind, 0},        NamedRole{"category", ColumnRole::Kind, 2},
    NamedRole{"event kind", ColumnRole::Kind, 0},        NamedRole{"종류", ColumnRole::Kind, 0},
    NamedRole{"구분", ColumnRole::Kind, 1},              NamedRole{"유형", ColumnRole::Kind, 1},
    NamedRole{"분류", ColumnRole::Kind, 2},
    NamedRole{"lane", ColumnRole::Lane, 0},              NamedRole{"track", ColumnRole::Lane, 1},
    NamedRole{"swimlane", ColumnRole::Lane, 0},          NamedRole{"group", ColumnRole::Lane, 2},
    NamedRole{"레인", ColumnRole::Lane, 0},
    NamedRole{"stage", ColumnRole::Stage, 0},            NamedRole{"status", ColumnRole::Stage, 0},
    NamedRole{"state", ColumnRole::Stage, 1},            NamedRole{"phase", ColumnRole::Stage, 1},
    NamedRole{"incident status", ColumnRole::Stage, 0},  NamedRole{"update status", ColumnRole::Stage, 0},
    NamedRole{"상태", ColumnRole::Stage, 0},             NamedRole{"진행 상태", ColumnRole::Stage, 0},
    NamedRole{"단계", ColumnRole::Stage, 1},
    NamedRole{"severity", ColumnRole::Severity, 0},      NamedRole{"impact", ColumnRole::Severity, 1},
    NamedRole{"incident impact", ColumnRole::Severity, 0}, NamedRole{"priority", ColumnRole::Severity, 2},
    NamedRole{"sev", ColumnRole::Severity, 0},           NamedRole{"incident severity", ColumnRole::Severity, 0},
    NamedRole{"심각도", ColumnRole::Severity, 0},        NamedRole{"등급", ColumnRole::Severity, 1},
    NamedRole{"장애 등급", ColumnRole::Severity, 0},     NamedRole{"장애등급", ColumnRole::Severity, 0},
    NamedRole{"중요도", ColumnRole::Severity, 1},        NamedRole{"우선순위", ColumnRole::Severity, 2},
    NamedRole{"id", ColumnRole::Id, 1},                  NamedRole{"incident id", ColumnRole::Id, 0},
    NamedRole{"incident", ColumnRole::Id, 2},            NamedRole{"incident number", ColumnRole::Id, 1},
    NamedRole{"incident key", ColumnRole::Id, 1},        NamedRole{"ticket", ColumnRole::Id, 3},
    NamedRole{"ticket id", ColumnRole::Id, 2},           NamedRole{"maintenance id", ColumnRole::Id, 0},
    NamedRole{"장애 번호", ColumnRole::Id, 0},           NamedRole{"장애번호", ColumnRole::Id, 0},
    NamedRole{"관리번호", ColumnRole::Id, 1},            NamedRole{"장애 id", ColumnRole::Id, 0},
    NamedRole{"author", ColumnRole::Author, 0},          NamedRole{"who", ColumnRole::Author, 0},
    NamedRole{"user", ColumnRole::Author, 1},            NamedRole{"by", ColumnRole::Author, 1},
    NamedRole{"actor", ColumnRole::Author, 1},           NamedRole{"person", ColumnRole::Author, 1},
    NamedRole{"owner", ColumnRole::Author, 2},           NamedRole{"assignee", ColumnRole::Author, 2},
    NamedRole{"responder", ColumnRole::Author, 1},       NamedRole{"담당자", ColumnRole::Author, 0},
    NamedRole{"작성자", ColumnRole::Author, 0},          NamedRole{"담당", ColumnRole::Author, 1},
    NamedRole{"component", ColumnRole::Components, 0},   NamedRole{"components", ColumnRole::Components, 0},
    NamedRole{"service", ColumnRole::Components, 1},     NamedRole{"services", ColumnRole::Components, 1},
    NamedRole{"system", ColumnRole::Components, 1},      NamedRole{"systems", ColumnRole::Components, 1},
    NamedRole{"affected", ColumnRole::Components, 1},    NamedRole{"product", ColumnRole::Components, 2},
    NamedRole{"affected services", ColumnRole::Components, 0},
    NamedRole{"affected components", ColumnRole::Components, 0},
    NamedRole{"affected systems", ColumnRole::Components, 0},
    NamedRole{"서비스", ColumnRole::Components, 0},      NamedRole{"시스템", ColumnRole::Components, 0},
    NamedRole{"영향 서비스", ColumnRole::Components, 0}, NamedRole{"대상", ColumnRole::Components, 1},
    NamedRole{"organization", ColumnRole::Organization, 0}, NamedRole{"organisation", ColumnRole::Organization, 0},
    NamedRole{"company", ColumnRole::Organization, 0},   NamedRole{"vendor", ColumnRole::Organization, 1},
    NamedRole{"provider", ColumnRole::Organization, 1},  NamedRole{"회사", ColumnRole::Organization, 0},
    NamedRole{"region", ColumnRole::Regions, 0},         NamedRole{"regions", ColumnRole::Regions, 0},
    NamedRole{"location", ColumnRole::Regions, 1},       NamedRole{"locations", ColumnRole::Regions, 1},
    NamedRole{"리전", ColumnRole::Regions, 0},           NamedRole{"지역", ColumnRole::Regions, 1},
    NamedRole{"tags", ColumnRole::Tags, 0},              NamedRole{"tag", ColumnRole::Tags, 0},
    NamedRole{"labels", ColumnRole::Tags, 1},            NamedRole{"keywords", ColumnRole::Tags, 1},
    NamedRole{"태그", ColumnRole::Tags, 0},
    NamedRole{"zone", ColumnRole::Zone, 1},              NamedRole{"timezone", ColumnRole::Zone, 0},
    NamedRole{"time zone", ColumnRole::Zone, 0},         NamedRole{"tz", ColumnRole::Zone, 0},
    NamedRole{"시간대", ColumnRole::Zone, 0},
    NamedRole{"precision", ColumnRole::Precision, 0},    NamedRole{"end precision", ColumnRole::EndPrecision, 0},
    NamedRole{"certainty", ColumnRole::Certainty, 0},    NamedRole{"end certainty", ColumnRole::EndCertainty, 0},
    NamedRole{"earliest", ColumnRole::Earliest, 0},      NamedRole{"latest", ColumnRole::Latest, 0},
    NamedRole{"updates", ColumnRole::Updates, 0},        NamedRole{"incident updates", ColumnRole::Updates, 0},
    NamedRole{"timeline", ColumnRole::Updates, 1},       NamedRole{"history", ColumnRole::Updates, 2},
    NamedRole{"duration", ColumnRole::Length, 0},      NamedRole{"time span", ColumnRole::Length, 0},
    NamedRole{"elapsed", ColumnRole::Length, 1},
    NamedRole{"downtime", ColumnRole::Length, 1},      NamedRole{"지속", ColumnRole::Length, 0},
    NamedRole{"지속시간", ColumnRole::Length, 0},      NamedRole{"소요시간", ColumnRole::Length, 0},
    NamedRole{"장애시간", ColumnRole::Length, 1},
    NamedRole{"지속 시간", ColumnRole::Length, 0},     NamedRole{"소요 시간", ColumnRole::Length, 0},
    NamedRole{"장애 시간", ColumnRole::Length, 1},
};

std::string joined(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        text.append(text.empty() ? "" : " ").append(word);
    return text;
}

/// Takes the words that say that a window hurt out of a name: "downtime_start" → start.
bool takeImpactWords(std::vector<std::string> &words)
{
    const auto isImpact = [](const std::string &word) {
        return word == "downtime" || word == "outage" || word == "impact" || word == "disruption" || word == "장애"
            || word == "영향";
    };
    return words.size() > 1 && std::erase_if(words, isImpact) > 0;
}

std::optional<Duration> takeUnit(std::vector<std::string> &words)
{
    using namespace boost::posix_time;
    if (words.size() < 2)
        return std::nullopt;
    const std::string unit = words.back();
    std::optional<Duration> length;
    if (unit == "minutes" || unit == "minute" || unit == "min" || unit == "mins" || unit == "분")
        length = minutes(1);
    else if (unit == "seconds" || unit == "second" || unit == "sec" || unit == "secs" || unit == "s" || unit == "초")
        length = seconds(1);
    else if (unit == "hours" || unit == "hour" || unit == "hrs" || unit == "h")
        length = hours(1);
    else if (unit == "ms" || unit == "milliseconds")
        length = milliseconds(1);
    else if (unit == "days" || unit == "일")
        length = hours(24);
    if (length)
        words.pop_back();
    return length;
}

std::optional<ColumnSuggestion> lookUp(const NamedRole *begin, const NamedRole *end, const std::string &words)
{
    const auto *found = std::find_if(begin, end, [&words](const NamedRole &named) { return named.words == words; });
    if (found == end)
        return std::nullopt;
    ColumnSuggestion suggestion;
    suggestion.column.role = found->role;
    suggestion.rank = found->rank;
    return suggestion;
}

/// A name that says that the column holds times: "started_at", "identified timestamp", "Time (UTC)".
std::optional<ColumnSuggestion> suggestTimeRole(std::vector<std::string> words)
{
    const bool isImpact = takeImpactWords(words);
    std::erase_if(words, isTimeWord);
    const std::string core = joined(words);
    if (auto suggestion = lookUp(TimeNames.data(), TimeNames.data() + TimeNames.size(), core)) {
        suggestion->column.isImpact = isImpact;
        return suggestion;
    }
    ColumnSuggestion suggestion;
    if (const auto stage = stageFromWording(core); stage && *stage != Stage::Update) {
        suggestion.column.role = ColumnRole::StageTime;
        suggestion.column.stage = *stage;
        return suggestion;
    }
    const auto *step = std::find_if(StepNames.begin(), StepNames.end(),
                                    [&core](const NamedKind &named) { return named.first == core; });
    if (step == StepNames.end())
        return std::nullopt;
    suggestion.column.role = ColumnRole::KindTime;
    suggestion.column.kind = step->second;
    return suggestion;
}

} // namespace

std::vector<std::string> wordsOfName(std::string_view name)
{
    std::vector<std::string> words;
    bool isNewWord = true;
    bool isInBrackets = false;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char c = name[i];
        if (c == '(' || c == '[')
            isInBrackets = true;
        if (isInBrackets || !isWordByte(c)) {
            isInBrackets = isInBrackets && c != ')' && c != ']';
            isNewWord = true;
            continue;
        }
        const bool isHump = isAsciiUpper(c) && i > 0 && isAsciiLetter(name[i - 1]) && !isAsciiUpper(name[i - 1]);
        if (isNewWord || isHump)
            words.emplace_back();
        words.back() += lowered(name.substr(i, 1));
        isNewWord = false;
    }
    return words;
}

ColumnSuggestion suggestRole(std::string_view header)
{
    const std::optional<ZoneWords> zone = findZoneWords(header);
    std::vector<std::string> words = wordsOfName(header.substr(0, zone ? zone->begin : header.size()));
    if (zone) {
        for (std::string &word : wordsOfName(header.substr(zone->end)))
            words.push_back(std::move(word));
    }
    ColumnSuggestion best;
    if (const std::string all = joined(words); all == "timestamp desc" || all == "timestamp description") {
        best.column.role = ColumnRole::Text;
        best.column.isTimeNote = true;
        best.column.name = header;
        best.rank = 9;
        return best;
    }
    if (!words.empty()) {
        std::vector<std::string> unitless = words;
        const std::optional<Duration> unit = takeUnit(unitless);
        if (auto value = lookUp(ValueNames.data(), ValueNames.data() + ValueNames.size(), joined(unitless)))
            best = *std::move(value);
        const bool isDuration = best.column.role == ColumnRole::Length;
        if (isDuration)
            best.column.durationUnit = unit;
        splitKoreanTimeWord(words);
        if (best.column.role == ColumnRole::Unused || best.column.role == ColumnRole::Text) {
            if (auto time = suggestTimeRole(words); time && best.column.role == ColumnRole::Unused)
                best = *std::move(time);
        }
    }
    best.column.name = header;
    best.column.zone = zone;
    return best;
}

std::optional<EventKind> kindFromWording(std::string_view word)
{
    if (const auto kind = eventKindFromName(word))
        return kind;
    static constexpr std::array Words = {
        NamedKind{"impact window", EventKind::Impact},      NamedKind{"impact windows", EventKind::Impact},
        NamedKind{"impact", EventKind::Impact},             NamedKind{"outage", EventKind::Impact},
        NamedKind{"downtime", EventKind::Impact},           NamedKind{"disruption", EventKind::Impact},
        NamedKind{"영향", EventKind::Impact},               NamedKind{"장애", EventKind::Impact},
        NamedKind{"trigger", EventKind::Trigger},           NamedKind{"cause", EventKind::Trigger},
        NamedKind{"causes", EventKind::Trigger},            NamedKind{"원인", EventKind::Trigger},
        NamedKind{"change", EventKind::Trigger},            NamedKind{"변경", EventKind::Trigger},
        NamedKind{"detection", EventKind::Detection},       NamedKind{"detected", EventKind::Detection},
        NamedKind{"detect", EventKind::Detection},          NamedKind{"alert", EventKind::Detection},
        NamedKind{"alarm", EventKind::Detection},           NamedKind{"감지", EventKind::Detection},
        NamedKind{"탐지", EventKind::Detection},            NamedKind{"인지", EventKind::Detection},
        NamedKind{"알람", EventKind::Detection},            NamedKind{"diagnosis", EventKind::Diagnosis},
        NamedKind{"investigation", EventKind::Diagnosis},   NamedKind{"analysis", EventKind::Diagnosis},
        NamedKind{"분석", EventKind::Diagnosis},            NamedKind{"조사", EventKind::Diagnosis},
        NamedKind{"진단", EventKind::Diagnosis},            NamedKind{"remediation", EventKind::Remediation},
        NamedKind{"remediation step", EventKind::Remediation},
        NamedKind{"remediation steps", EventKind::Remediation},
        NamedKind{"fix", EventKind::Remediation},           NamedKind{"action", EventKind::Remediation},
        NamedKind{"mitigation", EventKind::Remediation},    NamedKind{"조치", EventKind::Remediation},
        NamedKind{"대응", EventKind::Remediation},          NamedKind{"milestone", EventKind::Milestone},
        NamedKind{"recovery", EventKind::Milestone},        NamedKind{"recovered", EventKind::Milestone},
        NamedKind{"복구", EventKind::Milestone},            NamedKind{"status update", EventKind::StatusUpdate},
        NamedKind{"status updates", EventKind::StatusUpdate},
        NamedKind{"status", EventKind::StatusUpdate},       NamedKind{"update", EventKind::StatusUpdate},
        NamedKind{"communication", EventKind::StatusUpdate}, NamedKind{"공지", EventKind::StatusUpdate},
        NamedKind{"maintenance", EventKind::Maintenance},   NamedKind{"점검", EventKind::Maintenance},
        NamedKind{"follow up", EventKind::FollowUp},        NamedKind{"follow up action", EventKind::FollowUp},
        NamedKind{"follow up actions", EventKind::FollowUp}, NamedKind{"followup", EventKind::FollowUp},
        NamedKind{"action item", EventKind::FollowUp},      NamedKind{"todo", EventKind::FollowUp},
        NamedKind{"후속", EventKind::FollowUp},             NamedKind{"재발 방지", EventKind::FollowUp},
        NamedKind{"후속 조치", EventKind::FollowUp},        NamedKind{"note", EventKind::Note},
        NamedKind{"notes", EventKind::Note},                NamedKind{"comment", EventKind::Note},
        NamedKind{"메모", EventKind::Note},
    };
    const std::string wanted = joined(wordsOfName(word));
    const auto *found = std::find_if(Words.begin(), Words.end(),
                                     [&wanted](const NamedKind &named) { return named.first == wanted; });
    if (found == Words.end())
        return std::nullopt;
    return found->second;
}

} // namespace chronolane
