// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/stepcues.h"

namespace chronolane {

namespace {

using enum StepSense;

constexpr StepCue English[] = {
    // Somebody or something noticed.
    {"detect*", Detection, 8}, {"detection", Detection, 8}, {"discovery", Detection, 7}, {"alert*", Detection, 6},
    {"alerts fire*", Detection, 9}, {"alert fire*", Detection, 9}, {"alerts fired", Detection, 9},
    {"paged", Detection, 7}, {"page fires", Detection, 7}, {"pagerduty", Detection, 5}, {"pager", Detection, 4},
    {"alarm*", Detection, 7}, {"noticed", Detection, 6}, {"notices", Detection, 6}, {"notice that", Detection, 6},
    {"we notice", Detection, 6}, {"is noticed", Detection, 6}, {"was noticed", Detection, 6},
    {"reported", Detection, 5}, {"reports of", Detection, 6}, {"users report*", Detection, 7},
    {"user report*", Detection, 7}, {"users started reporting", Detection, 8}, {"customers report*", Detection, 7},
    {"customer report*", Detection, 7}, {"developer report*", Detection, 7}, {"first report*", Detection, 7},
    {"incoming report", Detection, 7}, {"reporting", Detection, 3}, {"received reports", Detection, 7},
    {"support ticket*", Detection, 5}, {"ticket is opened", Detection, 6}, {"complain*", Detection, 5},
    {"declare* an incident", Detection, 9}, {"incident declared", Detection, 9}, {"incident is declared", Detection, 9},
    {"declared an incident", Detection, 9}, {"incident was declared", Detection, 9}, {"incident opened", Detection, 7},
    {"incident raised", Detection, 8},
    {"incident is created", Detection, 5}, {"made aware", Detection, 7}, {"became aware", Detection, 8},
    {"becomes aware", Detection, 8}, {"are informed", Detection, 6}, {"were informed", Detection, 6},
    {"realized", Detection, 4}, {"realised", Detection, 4}, {"problem is identified", Detection, 6},
    {"problem identified", Detection, 5}, {"first detected", Detection, 9}, {"team alerted", Detection, 9},
    {"incident starts", Detection, 4}, {"incident began", Impact, 6}, {"incident begins", Impact, 6},
    {"incident is opened", Detection, 6},
    // Finding out why.
    {"investigat*", Diagnosis, 6}, {"identif*", Diagnosis, 6}, {"root cause", Diagnosis, 6}, {"the cause", Diagnosis, 6}, {"suspect*", Diagnosis, 6},
    {"diagnos*", Diagnosis, 7}, {"determin*", Diagnosis, 5}, {"discovered", Diagnosis, 5}, {"discover", Diagnosis, 5},
    {"confirm*", Diagnosis, 4}, {"verif*", Diagnosis, 3}, {"found that", Diagnosis, 5}, {"found the", Diagnosis, 5},
    {"found out", Diagnosis, 5}, {"finds", Diagnosis, 4}, {"looking into", Diagnosis, 6}, {"look into", Diagnosis, 5},
    {"looked into", Diagnosis, 5}, {"troubleshoot*", Diagnosis, 6}, {"debug*", Diagnosis, 6}, {"analy*", Diagnosis, 5},
    {"traced", Diagnosis, 5}, {"tracing", Diagnosis, 4}, {"pinpoint*", Diagnosis, 7}, {"isolat*", Diagnosis, 4},
    {"reproduc*", Diagnosis, 5}, {"examin*", Diagnosis, 5}, {"inspect*", Diagnosis, 5}, {"checked", Diagnosis, 3},
    {"checking", Diagnosis, 3}, {"reviewed logs", Diagnosis, 5}, {"logs show*", Diagnosis, 5}, {"attribut*", Diagnosis, 4},
    {"narrow*", Diagnosis, 5}, {"deep dive", Diagnosis, 6}, {"understand", Diagnosis, 3}, {"realise that", Diagnosis, 4},
    {"realize that", Diagnosis, 4}, {"escalat*", Diagnosis, 4}, {"observe*", Diagnosis, 3}, {"correlat*", Diagnosis, 5},
    {"joins", Diagnosis, 2}, {"joined", Diagnosis, 2}, {"engaged", Diagnosis, 3}, {"acknowledg*", Diagnosis, 4},
    // Done to end it.
    {"restart*", Remediation, 7}, {"restart loop*", Trigger, 7}, {"crash loop*", Trigger, 7},
    {"raise*", Remediation, 4}, {"lowered", Remediation, 4}, {"reboot*", Remediation, 7}, {"roll back", Remediation, 8},
    {"rolled back", Remediation, 8}, {"rolling back", Remediation, 8}, {"rollback", Remediation, 8},
    {"revert*", Remediation, 8}, {"disabl*", Remediation, 6}, {"mitigat*", Remediation, 6}, {"fail* over", Remediation, 7},
    {"failover", Remediation, 6}, {"scal* up", Remediation, 7}, {"scaled", Remediation, 6}, {"scale out", Remediation, 7},
    {"add* capacity", Remediation, 8}, {"increas* capacity", Remediation, 8}, {"increas* the", Remediation, 3},
    {"added", Remediation, 4}, {"adding", Remediation, 3}, {"tuned", Remediation, 6}, {"tune", Remediation, 5},
    {"tightened", Remediation, 6}, {"tweaked", Remediation, 5}, {"consolidat*", Remediation, 4},
    {"throttl*", Remediation, 5}, {"rate limits take effect", Remediation, 8}, {"take effect", Remediation, 5},
    {"takes effect", Remediation, 5}, {"took effect", Remediation, 5}, {"hot fix", Remediation, 7},
    {"hotfix", Remediation, 7}, {"fix is", Remediation, 5}, {"fix was", Remediation, 6}, {"fix has been", Remediation, 6},
    {"a fix", Remediation, 5}, {"the fix", Remediation, 5}, {"workaround", Remediation, 6}, {"patched", Remediation, 6},
    {"patch", Remediation, 4}, {"emergency change", Remediation, 7}, {"rerout*", Remediation, 7},
    {"redirect*", Remediation, 3}, {"drain*", Remediation, 6}, {"cordon*", Remediation, 6}, {"uncordon*", Remediation, 6},
    {"mark* the", Remediation, 4}, {"spawn*", Remediation, 4}, {"terminat*", Remediation, 4}, {"allow*", Remediation, 3},
    {"bump*", Remediation, 4}, {"is implemented", Remediation, 4}, {"is reset", Remediation, 4}, {"delet*", Remediation, 5},
    {"removed", Remediation, 5}, {"removing", Remediation, 4}, {"remove", Remediation, 4}, {"cleared", Remediation, 5},
    {"flush*", Remediation, 5}, {"purg*", Remediation, 5}, {"restored from", Remediation, 7},
    {"restoring", Remediation, 5}, {"restore", Remediation, 4}, {"rebuil*", Remediation, 6}, {"reindex*", Remediation, 6}, {"replac*", Remediation, 5},
    {"recreat*", Remediation, 5}, {"re enabled", Remediation, 4}, {"switch* to", Remediation, 4},
    {"killed", Remediation, 4}, {"stopped the", Remediation, 4}, {"block*", Remediation, 4}, {"paused", Remediation, 5},
    {"manually", Remediation, 3}, {"corrective action", Remediation, 6}, {"attempt* to", Remediation, 3},
    {"tried", Remediation, 2}, {"begin repair*", Remediation, 5}, {"recycl*", Remediation, 5},
    {"shed*", Remediation, 5}, {"evacuat*", Remediation, 5}, {"set to", Remediation, 2}, {"recovery", Milestone, 4},
    // A change to the system.
    {"deploy*", Change, 6}, {"releas*", Change, 4}, {"roll* out", Change, 6}, {"rollout", Change, 6}, {"merge*", Change, 5},
    {"upgrad*", Change, 6}, {"configuration change", Change, 7}, {"config change", Change, 7}, {"pushed", Change, 5},
    {"applied", Change, 5}, {"migrat*", Change, 5}, {"maintenance", Change, 5}, {"went live", Change, 6},
    {"created", Change, 2}, {"updated", Change, 4}, {"modified", Change, 4}, {"chang*", Change, 3},
    {"released", Change, 5}, {"enabled", Change, 4}, {"installed", Change, 4}, {"executed", Change, 3},
    {"triggered via", Change, 4}, {"cutover", Change, 5}, {"roll over", Change, 3},
    // It set the incident off or made it worse.
    {"caus*", Trigger, 6}, {"trigger*", Trigger, 7}, {"led to", Trigger, 5}, {"leads to", Trigger, 5},
    {"result* in", Trigger, 4}, {"overload*", Trigger, 5}, {"satur*", Trigger, 5}, {"exceed*", Trigger, 5},
    {"exhaust*", Trigger, 6}, {"spike*", Trigger, 5}, {"surge*", Trigger, 5}, {"slower", Trigger, 5},
    {"slow", Trigger, 2}, {"degrad*", Trigger, 5}, {"crash*", Trigger, 6}, {"out of memory", Trigger, 6},
    {"runs out", Trigger, 6}, {"ran out", Trigger, 6}, {"disk full", Trigger, 6}, {"is full", Trigger, 5},
    {"fails", Trigger, 4}, {"failed", Trigger, 4}, {"failing", Trigger, 4}, {"failure", Trigger, 4},
    {"starts failing", Trigger, 7}, {"started failing", Trigger, 7}, {"power loss", Trigger, 7},
    {"lost power", Trigger, 7}, {"unexpectedly", Trigger, 4}, {"window begin*", Trigger, 4}, {"recurren*", Trigger, 5},
    {"problem starts", Trigger, 6}, {"problem started", Trigger, 6}, {"fault occurs", Trigger, 8}, {"bug", Trigger, 3},
    {"misconfigur*", Trigger, 5}, {"expired", Trigger, 6}, {"backlog", Trigger, 3}, {"queue* grow*", Trigger, 5},
    {"leak*", Trigger, 4}, {"stopped working", Trigger, 5}, {"went down", Trigger, 5}, {"goes down", Trigger, 5},
    {"worsen*", Trigger, 6}, {"gets worse", Trigger, 6},
    // Users are hurt.
    {"outage", Impact, 3}, {"outage begins", Impact, 4}, {"outage began", Impact, 4}, {"outage started", Impact, 4},
    {"outage starts", Impact, 4}, {"start of outage", Impact, 10}, {"impact begins", Impact, 4},
    {"impact began", Impact, 4}, {"impact starts", Impact, 4}, {"impact started", Impact, 4},
    {"errors begin", Impact, 4}, {"errors began", Impact, 4}, {"errors start*", Impact, 4}, {"unavailab*", Impact, 5},
    {"unavailable", Impact, 5}, {"downtime", Impact, 5}, {"elevated error*", Impact, 5}, {"error rate*", Impact, 3},
    {"experienc*", Impact, 5}, {"unable to", Impact, 4}, {"users may", Impact, 4}, {"customers may", Impact, 4},
    {"affected", Impact, 2}, {"disruption", Impact, 5}, {"disrupted", Impact, 5}, {"impacted", Impact, 4},
    {"degraded performance", Impact, 6}, {"degraded availability", Impact, 7}, {"was down", Impact, 6},
    {"is down", Impact, 5}, {"were down", Impact, 6}, {"intermittent", Impact, 3}, {"inaccessible", Impact, 6},
    {"elevated latency", Impact, 5}, {"increased latency", Impact, 4}, {"could not", Impact, 3},
    {"errors", Impact, 2}, {"interruption", Impact, 5},
    // It got better.
    {"recover", Milestone, 6}, {"recovers", Milestone, 7}, {"recovered", Milestone, 7}, {"recovering", Milestone, 6},
    {"resolv*", Milestone, 7}, {"restored", Milestone, 7}, {"back to normal", Milestone, 8},
    {"returned to normal", Milestone, 8}, {"returns to normal", Milestone, 8}, {"back online", Milestone, 7},
    {"back up", Milestone, 5}, {"operational", Milestone, 6}, {"healthy", Milestone, 4}, {"stable", Milestone, 4},
    {"stabiliz*", Milestone, 6}, {"stabilis*", Milestone, 6}, {"improves", Milestone, 4}, {"improved", Milestone, 3},
    {"subsid*", Milestone, 6}, {"all clear", Milestone, 8}, {"catches up", Milestone, 3}, {"caught up", Milestone, 4},
    {"fully mitigated", Milestone, 9}, {"incident repaired", Milestone, 8}, {"repaired", Milestone, 6},
    {"working again", Milestone, 7}, {"works again", Milestone, 7}, {"up and running", Milestone, 7},
    {"window closed", Milestone, 3}, {"ended", Milestone, 5}, {"outage ends", Milestone, 8}, {"end of outage", Milestone, 9},
    {"goes away", Milestone, 6}, {"went away", Milestone, 6}, {"as expected", Milestone, 4}, {"succeed*", Milestone, 3},
    {"successfully", Milestone, 2}, {"completed", Milestone, 3}, {"incident closed", Milestone, 7},
    {"fixed", Milestone, 4}, {"healed", Milestone, 5}, {"drops back", Milestone, 4}, {"normal levels", Milestone, 6},
    // Done later.
    {"will be", FollowUp, 5}, {"plan to", FollowUp, 6}, {"plans to", FollowUp, 6}, {"to prevent", FollowUp, 5},
    {"in future", FollowUp, 4}, {"in the future", FollowUp, 4}, {"follow up", FollowUp, 4}, {"going forward", FollowUp, 6},
    {"we will", FollowUp, 5}, {"postmortem", FollowUp, 2}, {"post mortem", FollowUp, 2},
};

constexpr StepCue Korean[] = {
    {"감지", Detection, 8}, {"탐지", Detection, 8}, {"인지", Detection, 8}, {"알람", Detection, 6}, {"알림", Detection, 2},
    {"경보", Detection, 7}, {"신고", Detection, 6}, {"제보", Detection, 7}, {"접수", Detection, 5}, {"문의", Detection, 4},
    {"장애선언", Detection, 8}, {"최초확인", Detection, 7},
    {"조사", Diagnosis, 5}, {"원인", Diagnosis, 6}, {"파악", Diagnosis, 5}, {"분석", Diagnosis, 5}, {"확인", Diagnosis, 4},
    {"점검", Diagnosis, 4}, {"의심", Diagnosis, 6}, {"추정", Diagnosis, 5}, {"식별", Diagnosis, 6}, {"진단", Diagnosis, 6},
    {"롤백", Remediation, 8}, {"재시작", Remediation, 7}, {"재기동", Remediation, 7}, {"재부팅", Remediation, 7},
    {"조치", Remediation, 5}, {"차단", Remediation, 5}, {"증설", Remediation, 7}, {"증량", Remediation, 6},
    {"우회", Remediation, 6}, {"복원", Remediation, 6}, {"삭제", Remediation, 5}, {"되돌", Remediation, 7},
    {"비활성", Remediation, 6}, {"전환", Remediation, 5}, {"긴급패치", Remediation, 8}, {"핫픽스", Remediation, 8},
    {"수정", Remediation, 5}, {"교체", Remediation, 6}, {"재시도", Remediation, 4}, {"재전송", Remediation, 6}, {"진화", Remediation, 5},
    {"배포", Change, 6}, {"적용", Change, 5}, {"변경", Change, 5}, {"업그레이드", Change, 6}, {"업데이트", Change, 4},
    {"마이그레이션", Change, 6}, {"작업", Change, 3}, {"패치", Change, 5}, {"merge", Change, 5},
    {"급증", Trigger, 6}, {"화재", Trigger, 8}, {"과부하", Trigger, 7}, {"초과", Trigger, 5}, {"실패", Trigger, 5},
    {"정전", Trigger, 8}, {"고갈", Trigger, 6}, {"유발", Trigger, 7}, {"악화", Trigger, 6}, {"폭주", Trigger, 6},
    {"누수", Trigger, 5}, {"만료", Trigger, 6}, {"다운", Trigger, 4},
    {"장애발생", Impact, 8}, {"장애가발생", Impact, 8}, {"오류발생", Impact, 7}, {"오류가발생", Impact, 7},
    {"현상이발생", Impact, 7}, {"지연현상", Impact, 6}, {"접속지연", Impact, 6}, {"접속불가", Impact, 7},
    {"불가", Impact, 5}, {"원활하지", Impact, 7}, {"장애시작", Impact, 9}, {"지연", Impact, 3}, {"지연이시작", Impact, 7}, {"현상", Impact, 3},
    {"이용할수없", Impact, 7}, {"안되는", Impact, 5}, {"중단", Impact, 5},
    {"정상화", Milestone, 8}, {"복구", Milestone, 7}, {"해결", Milestone, 7}, {"안정", Milestone, 5},
    {"정상", Milestone, 4}, {"해소", Milestone, 7}, {"종료", Milestone, 5}, {"완료", Milestone, 3}, {"재개", Milestone, 4},
    {"재발방지", FollowUp, 8}, {"예정", FollowUp, 5}, {"계획", FollowUp, 5}, {"하겠", FollowUp, 5}, {"도입", FollowUp, 3},
};

} // namespace

std::span<const StepCue> englishCues() { return English; }
std::span<const StepCue> koreanCues() { return Korean; }

} // namespace chronolane
