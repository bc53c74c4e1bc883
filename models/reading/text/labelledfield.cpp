// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/labelledfield.h"

#include "models/reading/text/agreedname.h"
#include "models/reading/text/linekinds.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>

namespace chronolane {

namespace {

struct Label
{
    std::string_view words;   // as normalisedWords() writes them
    FieldKind kind;
};

using enum FieldKind;

constexpr std::size_t LongestLabel = 64;   // bytes

constexpr Label Labels[] = {
    {"start", Start}, {"started", Start}, {"started at", Start}, {"start time", Start}, {"start date", Start},
    {"start date time", Start}, {"began", Start}, {"occurred", Start}, {"occurred at", Start}, {"occurrence", Start}, {"impact start", Start}, {"impact started", Start},
    {"impact start time", Start}, {"outage start", Start}, {"incident start", Start}, {"incident started", Start},
    {"incident began", Start}, {"fault occurs", Start}, {"fault occurred", Start}, {"fault", Start},
    {"time of start", Start}, {"from", Start}, {"발생", Start}, {"발생 일시", Start}, {"발생일시", Start},
    {"발생 시각", Start}, {"발생시각", Start}, {"장애 발생", Start}, {"장애 발생 일시", Start}, {"장애 발생일시", Start},
    {"장애 발생 시각", Start}, {"장애발생일시", Start}, {"시작", Start}, {"시작 일시", Start}, {"시작 시각", Start},
    {"장애 시작", Start}, {"장애 시작 시각", Start},
    {"end", End}, {"ended", End}, {"ended at", End}, {"end time", End}, {"end date", End}, {"end date time", End},
    {"impact end", End}, {"impact ended", End}, {"outage end", End}, {"incident end", End}, {"종료", End},
    {"종료 일시", End}, {"종료 시각", End}, {"장애 종료", End}, {"장애 종료 시각", End}, {"until", End},
    {"resolved", Resolved}, {"resolved at", Resolved}, {"resolution time", Resolved}, {"time resolved", Resolved},
    {"resolution confirmed", Resolved}, {"incident resolved", Resolved}, {"fixed", Resolved}, {"closed", Resolved},
    {"복구", Resolved}, {"복구 일시", Resolved}, {"복구일시", Resolved}, {"복구 시각", Resolved}, {"복구 완료", Resolved},
    {"해결", Resolved}, {"해결 일시", Resolved}, {"해결일시", Resolved}, {"최종 해결일시", Resolved},
    {"최종 해결 일시", Resolved}, {"해결 시각", Resolved}, {"정상화", Resolved}, {"정상화 시각", Resolved},
    {"detected", Detected}, {"first detected", Detected}, {"detected at", Detected}, {"detection time", Detected},
    {"initial detection time", Detected}, {"initial detection", Detected}, {"time detected", Detected},
    {"time of detection", Detected}, {"reported", Detected}, {"인지 일시", Detected}, {"인지일시", Detected},
    {"인지 시각", Detected}, {"감지 일시", Detected}, {"감지 시각", Detected}, {"최초 인지", Detected},
    {"최초 감지", Detected}, {"장애 인지", Detected}, {"장애 감지", Detected},
    {"declared", Declared}, {"incident declared", Declared}, {"declared at", Declared}, {"장애 선언", Declared},
    {"mitigated", Mitigated}, {"mitigation time", Mitigated}, {"time mitigated", Mitigated}, {"repaired", Mitigated},
    {"mitigated at", Mitigated}, {"완화", Mitigated},
    {"date", Date}, {"incident date", Date}, {"date of incident", Date}, {"date and time", Date}, {"date time", Date},
    {"when", Date}, {"time", Date}, {"day", Date}, {"일시", Date}, {"날짜", Date}, {"장애 일시", Date}, {"일자", Date},
    {"발생 시간", Start}, {"장애 발생 시간", Start}, {"장애 기간", Date}, {"영향 기간", Date}, {"발생 기간", Date}, {"시작 시간", Start},
    {"종료 시간", End}, {"복구 시간", Resolved}, {"인지 시간", Detected}, {"감지 시간", Detected},
    {"점검 일시", Planned}, {"점검일시", Planned}, {"점검 시간", Planned}, {"점검 기간", Planned}, {"작업 일시", Planned},
    {"작업 시간", Planned}, {"maintenance window", Planned}, {"scheduled for", Planned}, {"planned for", Planned},
    {"planned work window", Planned}, {"work window", Planned}, {"planned window", Planned}, {"scheduled window", Planned},
    {"change window", Planned}, {"maintenance time", Planned}, {"maintenance period", Planned}, {"maintenance date", Planned},
    {"점검 예정 일시", Planned}, {"점검 예정 시간", Planned}, {"작업 예정 일시", Planned}, {"작업 예정 시간", Planned},
    {"작업 기간", Planned}, {"작업일시", Planned}, {"점검시간", Planned}, {"공사 일시", Planned},
    {"발생일", Date}, {"장애 일자", Date}, {"장애일시", Date}, {"incident time", Date}, {"date s", Date},
    {"duration", FieldKind::Lasted}, {"outage duration", FieldKind::Lasted}, {"impact duration", FieldKind::Lasted},
    {"incident duration", FieldKind::Lasted}, {"time to resolve", FieldKind::Lasted},
    {"time to recover", FieldKind::Lasted}, {"total downtime", FieldKind::Lasted}, {"downtime", FieldKind::Lasted},
    {"영향 시간", FieldKind::Lasted}, {"장애 시간", FieldKind::Lasted}, {"지속", FieldKind::Lasted},
    {"지속 시간", FieldKind::Lasted}, {"지속시간", FieldKind::Lasted}, {"소요 시간", FieldKind::Lasted},
    {"총 장애 시간", FieldKind::Lasted}, {"장애 지속 시간", FieldKind::Lasted},
    {"severity", FieldKind::SeverityWord}, {"incident severity", FieldKind::SeverityWord}, {"priority", FieldKind::SeverityWord},
    {"severity level", FieldKind::SeverityWord}, {"sev", FieldKind::SeverityWord}, {"심각도", FieldKind::SeverityWord},
    {"등급", FieldKind::SeverityWord}, {"장애 등급", FieldKind::SeverityWord}, {"impact level", FieldKind::SeverityWord},
    {"classification", FieldKind::Classification}, {"incident classification", FieldKind::Classification},
    {"분류", FieldKind::Classification},
    {"status", StatusWord}, {"incident status", StatusWord}, {"current status", StatusWord}, {"상태", StatusWord}, {"진행 상태", StatusWord},
    {"incident id", Identifier}, {"incident number", Identifier}, {"id", Identifier}, {"incident", Identifier},
    {"ticket", Identifier}, {"장애 번호", Identifier}, {"사건 번호", Identifier},
    {"company", Organization}, {"organization", Organization}, {"organisation", Organization}, {"vendor", Organization},
    {"provider", Organization}, {"회사", Organization}, {"author", Author}, {"authors", Author}, {"by", Author},
    {"작성자", Author}, {"owner", Author},
    {"locations", Regions}, {"location", Regions}, {"affected locations", Regions}, {"regions", Regions}, {"region", Regions},
    {"affected regions", Regions}, {"regions affected", Regions},
    {"affected components", Components}, {"components", Components}, {"components affected", Components}, {"affected services", Components},
    {"services affected", Components}, {"영향 구성 요소", Components}, {"영향 받은 구성 요소", Components},
    {"영향받은 구성 요소", Components}, {"영향 받은 서비스", Components}, {"영향받은 서비스", Components},
    {"영향을 받은 서비스", Components}, {"영향을 받은 구성 요소", Components}, {"영향을 받는 서비스", Components},
    {"영향을 받는 구성 요소", Components}, {"영향받는 서비스", Components}, {"영향받는 구성 요소", Components},
};

/// The kind that a label's words tell where the list above does not hold it: "start of outage", "event end", "time of
/// impact end", of which all words but the telling one only name the incident or a time.
FieldKind fieldOfWords(std::string_view label)
{
    constexpr std::array<std::string_view, 27> Neutral
        = {"of",      "outage", "incident", "event", "events", "impact", "disruption", "degradation", "failure", "issue",
           "problem", "fault",  "interruption", "downtime", "window", "service", "time", "date", "and", "at", "on", "timestamp",
           "error",   "errors", "customer", "user", "actual"};
    constexpr std::array<std::string_view, 8> Starts = {"start", "started", "starts", "begin", "began", "begins", "beginning", "onset"};
    constexpr std::array<std::string_view, 6> Ends = {"end", "ended", "ends", "ending", "finish", "finished"};
    FieldKind kind = None;
    for (std::size_t begin = 0; begin < label.size();) {
        const std::size_t end = std::min(label.find(' ', begin), label.size());
        const std::string_view word = label.substr(begin, end - begin);
        begin = end + 1;
        const auto isOneOf = [word](const auto &words) { return std::find(words.begin(), words.end(), word) != words.end(); };
        const FieldKind told = isOneOf(Starts) ? Start : isOneOf(Ends) ? End : None;
        if ((told == None && !isOneOf(Neutral)) || (told != None && kind != None))
            return None;
        kind = told != None ? told : kind;
    }
    return kind;
}

/// The same for Korean, which writes such words with blanks or without: 종료일시, 서비스 장애 종료 일시.
FieldKind fieldOfKoreanWords(std::string_view label)
{
    constexpr std::array<std::string_view, 6> Subjects = {"서비스", "장애", "오류", "사고", "이슈", "최초"};
    constexpr std::array<std::string_view, 5> Times = {"일시", "시각", "시간", "일자", "시점"};
    constexpr Label Cores[] = {{"발생", Start}, {"시작", Start}, {"개시", Start}, {"종료", End}, {"복구", Resolved}, {"복구완료", Resolved},
                               {"해결", Resolved}, {"해소", Resolved}, {"정상화", Resolved}, {"조치완료", Resolved},
                               {"인지", Detected}, {"감지", Detected}, {"탐지", Detected}};
    const auto *const time = std::find_if(Times.begin(), Times.end(), [label](std::string_view word) { return label.ends_with(word); });
    if (time == Times.end())
        return None;
    std::string words(label.substr(0, label.size() - time->size()));
    words.erase(std::remove(words.begin(), words.end(), ' '), words.end());
    std::string_view core = words;
    for (const std::string_view subject : Subjects)
        if (core.starts_with(subject))
            core.remove_prefix(subject.size());
    const auto *const found = std::find_if(std::begin(Cores), std::end(Cores), [core](const Label &entry) { return entry.words == core; });
    return found == std::end(Cores) ? None : found->kind;
}

/// "Beginn / Start". The two words for an end may stand together, as "복구 / End" does: its recovery is the end.
template<typename LookUp>
FieldKind agreedField(std::string_view label, const LookUp &lookUp)
{
    const FieldKind agreed = agreedName(label, None, lookUp);
    if (agreed != None)
        return agreed;
    return agreedName(label, None, [&lookUp](std::string_view name) {
        const FieldKind kind = lookUp(name);
        return kind == Resolved ? End : kind;
    });
}

} // namespace

FieldKind fieldNamed(std::string_view label)
{
    static const auto Table = [] {
        std::unordered_map<std::string_view, FieldKind> table;
        for (const Label &entry : Labels)
            table.emplace(entry.words, entry.kind);
        return table;
    }();
    if (label.size() > LongestLabel || beginsWithClock(label))
        return None;
    const auto lookUp = [](std::string_view name) {
        const std::string words = normalisedWords(name);
        if (const auto found = Table.find(words); found != Table.end())
            return found->second;
        const FieldKind kind = fieldOfWords(words);
        return kind != None ? kind : fieldOfKoreanWords(words);
    };
    const FieldKind kind = lookUp(label);
    return kind != None ? kind : agreedField(label, lookUp);
}

} // namespace chronolane
