// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/sectionname.h"

#include "models/reading/text/agreedname.h"
#include "models/reading/text/linekinds.h"
#include "models/reading/text/textview.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>

namespace chronolane {

namespace {

struct Name
{
    std::string_view words;   // as normalisedWords() writes them
    SectionKind kind;
};

using enum SectionKind;

constexpr Name ExactNames[] = {
    {"summary", Summary}, {"executive summary", Summary}, {"incident summary", Summary}, {"issue summary", Summary},
    {"overview", Summary}, {"incident overview", Summary}, {"what happened", Summary}, {"abstract", Summary},
    {"tl dr", Summary}, {"tldr", Summary}, {"description", Summary}, {"incident description", Summary},
    {"outage description", Summary}, {"problem", Summary}, {"problem statement", Summary}, {"brief", Summary},
    {"개요", Summary}, {"요약", Summary}, {"장애 개요", Summary}, {"장애 내용", Summary}, {"사건 개요", Summary},
    {"장애 요약", Summary}, {"무슨 일이 있었나", Summary}, {"현상", Summary}, {"장애 현상", Summary},
    {"impact", Impact}, {"customer impact", Impact}, {"user impact", Impact}, {"business impact", Impact},
    {"summary of impact", Impact}, {"scope of impact", Impact}, {"symptoms", Impact}, {"affected users", Impact},
    {"who was affected", Impact}, {"end user impact", Impact}, {"영향", Impact}, {"영향 범위", Impact},
    {"피해", Impact}, {"피해 범위", Impact}, {"임팩트", Impact}, {"고객 영향", Impact}, {"장애 영향", Impact},
    {"root cause", RootCause}, {"root causes", RootCause}, {"root cause s", RootCause}, {"cause", RootCause},
    {"causes", RootCause}, {"root cause analysis", RootCause}, {"rca", RootCause}, {"possible causes", RootCause},
    {"why did this happen", RootCause}, {"why it happened", RootCause}, {"what caused the incident", RootCause},
    {"what went wrong and why", RootCause}, {"root cause and mitigation", RootCause}, {"원인", RootCause},
    {"장애 원인", RootCause}, {"근본 원인", RootCause}, {"발생 원인", RootCause}, {"원인 분석", RootCause},
    {"trigger", Trigger}, {"triggers", Trigger}, {"trigger s", Trigger}, {"계기", Trigger}, {"유발 요인", Trigger},
    {"detection", Detection}, {"identified", Detection}, {"how was it detected", Detection}, {"alert", Detection},
    {"how we detected it", Detection}, {"감지", Detection}, {"탐지", Detection}, {"장애 감지", Detection},
    {"인지", Detection}, {"장애 인지", Detection}, {"인지 경위", Detection},
    {"timeline", Timeline}, {"incident timeline", Timeline}, {"timeline of events", Timeline}, {"key events", Timeline},
    {"chain of events", Timeline}, {"sequence of events", Timeline}, {"chronology", Timeline},
    {"event log", Timeline}, {"incident timing", Timeline}, {"what happened when", Timeline}, {"context", Timeline},
    {"타임라인", Timeline}, {"경과", Timeline}, {"주요 경과", Timeline}, {"처리 경과", Timeline},
    {"조치 경과", Timeline}, {"장애 경과", Timeline}, {"진행 경과", Timeline}, {"시간대별 경과", Timeline},
    {"how it unfolded", Timeline}, {"how it happened", Timeline}, {"how events unfolded", Timeline}, {"course of events", Timeline},
    {"order of events", Timeline}, {"사건 경과", Timeline}, {"시간 순서", Timeline},
    {"resolution", Remediation}, {"mitigation", Remediation}, {"remediation", Remediation}, {"recovery", Remediation},
    {"how we fixed it", Remediation}, {"how it was fixed", Remediation}, {"how did we respond", Remediation},
    {"how we responded", Remediation}, {"response", Remediation}, {"our response", Remediation},
    {"resolution and recovery", Remediation}, {"mitigation and resolution", Remediation},
    {"what we did", Remediation}, {"workaround", Remediation}, {"조치", Remediation}, {"조치 내용", Remediation},
    {"조치 사항", Remediation}, {"대응", Remediation}, {"복구", Remediation}, {"해결", Remediation},
    {"해결 방법", Remediation}, {"대응 내용", Remediation}, {"장애 조치", Remediation}, {"investigation", Timeline},
    {"action items", FollowUp}, {"action item", FollowUp}, {"actions", FollowUp}, {"follow up", FollowUp},
    {"follow ups", FollowUp}, {"followups", FollowUp}, {"follow up actions", FollowUp}, {"next steps", FollowUp},
    {"corrective actions", FollowUp}, {"corrective action", FollowUp}, {"preventive actions", FollowUp},
    {"corrective and preventative measures", FollowUp}, {"corrective and preventive actions", FollowUp},
    {"preventing recurrence", FollowUp}, {"prevention", FollowUp}, {"preventative measures", FollowUp},
    {"preventive measures", FollowUp}, {"preventive action", FollowUp}, {"preventative actions", FollowUp},
    {"prevention measures", FollowUp}, {"corrective measures", FollowUp}, {"measures taken to prevent recurrence", FollowUp},
    {"재발방지", FollowUp}, {"재발방지 대책", FollowUp}, {"재발방지대책", FollowUp}, {"재발 방지책", FollowUp}, {"재발방지책", FollowUp},
    {"review actions", FollowUp}, {"actions following review", FollowUp}, {"recommendations", FollowUp},
    {"follow up improvements", FollowUp}, {"improvements", FollowUp}, {"future work", FollowUp},
    {"what we are doing about it", FollowUp}, {"what were doing", FollowUp}, {"going forward", FollowUp},
    {"looking ahead", FollowUp}, {"moving forward", FollowUp}, {"remediation items", FollowUp},
    {"how we will prevent this", FollowUp}, {"action items and followups", FollowUp},
    {"how are we making incidents like this less likely or less impactful", FollowUp},
    {"what we will do", FollowUp}, {"what well do", FollowUp}, {"we will", FollowUp}, {"to do", FollowUp},
    {"todo", FollowUp}, {"to dos", FollowUp}, {"what we change", FollowUp}, {"what we are changing", FollowUp},
    {"what we will change", FollowUp}, {"what we are doing next", FollowUp}, {"what we will do next", FollowUp},
    {"what comes next", FollowUp}, {"what happens next", FollowUp}, {"whats next", FollowUp}, {"we plan to", FollowUp},
    {"next we will", FollowUp}, {"looking ahead we plan to", FollowUp}, {"looking ahead we will", FollowUp},
    {"할 일", FollowUp}, {"앞으로 할 일", FollowUp}, {"앞으로의 계획", FollowUp}, {"개선 방안", FollowUp},
    {"재발 방지", FollowUp}, {"재발 방지 대책", FollowUp}, {"재발 방지 액션", FollowUp}, {"후속 조치", FollowUp},
    {"향후 계획", FollowUp}, {"향후 대책", FollowUp}, {"개선 사항", FollowUp}, {"개선 계획", FollowUp},
    {"예방", FollowUp}, {"대책", FollowUp}, {"액션 아이템", FollowUp}, {"후속 작업", FollowUp},
    {"lessons learned", Lessons}, {"lessons learnt", Lessons}, {"lessons", Lessons}, {"what went well", Lessons},
    {"what went wrong", Lessons}, {"what went badly", Lessons}, {"where we got lucky", Lessons},
    {"where did we get lucky", Lessons}, {"what could have gone better", Lessons}, {"contributing factors", Lessons},
    {"contributing conditions analysis", Lessons}, {"analysis", Lessons}, {"current state", Lessons},
    {"교훈", Lessons}, {"배운 점", Lessons}, {"회고", Lessons}, {"잘된 점", Lessons}, {"아쉬운 점", Lessons},
    {"components", Components}, {"components impacted", Components}, {"affected components", Components},
    {"impacted components", Components}, {"affected services", Components}, {"impacted services", Components},
    {"affected systems", Components}, {"services affected", Components}, {"components affected", Components},
    {"영향 서비스", Components}, {"장애 서비스", Components},
    {"title", SectionKind::Title}, {"incident title", SectionKind::Title}, {"제목", SectionKind::Title}, {"subject", SectionKind::Title}, {"장애명", SectionKind::Title},
    {"사건명", SectionKind::Title}, {"장애 제목", SectionKind::Title}, {"건명", SectionKind::Title},
    {"authors", Other}, {"author", Other}, {"attendees", Other}, {"postmortem attendees", Other}, {"links", Other},
    {"references", Other}, {"supporting information", Other}, {"supporting documents", Other}, {"appendix", Other},
    {"background", Other}, {"배경", Other}, {"참고", Other}, {"참고 자료", Other}, {"status", Other},
    {"report status", Other}, {"open questions", Other}, {"names of people involved", Other}, {"date", Other},
    {"provide feedback", Other}, {"glossary", Other}, {"third party disclosure", Other},
};

/// Words that tell what a short heading is about, the more telling ones first.
constexpr Name TellingWords[] = {
    {"timeline", Timeline}, {"chronolog", Timeline}, {"타임라인", Timeline}, {"경과", Timeline},
    {"root cause", RootCause}, {"what caused", RootCause}, {"근본 원인", RootCause}, {"recurrence", FollowUp},
    {"action item", FollowUp}, {"follow up", FollowUp}, {"next step", FollowUp}, {"corrective", FollowUp},
    {"preventative", FollowUp}, {"preventive", FollowUp}, {"prevent", FollowUp}, {"재발", FollowUp},
    {"후속", FollowUp}, {"향후", FollowUp}, {"개선", FollowUp}, {"lessons", Lessons}, {"contributing", Lessons},
    {"went well", Lessons}, {"went wrong", Lessons}, {"got lucky", Lessons}, {"get lucky", Lessons},
    {"affected component", Components}, {"impact", Impact}, {"영향", Impact}, {"trigger", Trigger},
    {"detect", Detection}, {"감지", Detection}, {"인지", Detection}, {"mitigat", Remediation},
    {"resolution", Remediation}, {"remediat", Remediation}, {"recover", Remediation}, {"fixed it", Remediation},
    {"responded", Remediation}, {"조치", Remediation}, {"복구", Remediation}, {"대응", Remediation},
    {"원인", RootCause}, {"summary", Summary}, {"overview", Summary}, {"what happened", Summary}, {"개요", Summary},
    {"요약", Summary}, {"reference", Other}, {"background", Other}, {"appendix", Other},
};

constexpr std::size_t LongestHeading = 80;   // bytes: a longer one is a sentence

} // namespace

SectionKind sectionNamed(std::string_view name)
{
    static const auto Table = [] {
        std::unordered_map<std::string_view, SectionKind> table;
        for (const Name &entry : ExactNames)
            table.emplace(entry.words, entry.kind);
        return table;
    }();
    if (name.size() > LongestHeading || beginsWithClock(name))
        return None;   // "10:12 Alert" is a row
    const auto lookUp = [](std::string_view words) {
        const auto found = Table.find(normalisedWords(words));
        return found == Table.end() ? None : found->second;
    };
    const SectionKind kind = lookUp(name);
    return kind != None ? kind : agreedName(name, None, lookUp);
}

SectionKind sectionOfHeading(std::string_view heading)
{
    if (const SectionKind kind = sectionNamed(heading); kind != None)
        return kind;
    if (heading.size() > LongestHeading)
        return None;
    const std::string words = normalisedWords(heading);
    const auto found = std::find_if(std::begin(TellingWords), std::end(TellingWords), [&words](const Name &entry) {
        return words.find(entry.words) != std::string::npos;
    });
    return found == std::end(TellingWords) ? None : found->kind;
}

} // namespace chronolane
