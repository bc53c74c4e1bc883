// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/timeexpression.h"

#include "tests/reading/timetesting.h"

#include <QTest>

using namespace chronolane;
using namespace chronolane::testing;

class TestTimeExpression : public QObject
{
    Q_OBJECT

private slots:
    void findsWords_data();
    void findsWords();
    void findsNoTimes_data();
    void findsNoTimes();
    void bulletPatterns_data();
    void bulletPatterns();
    void knowsThePhraseAround_data();
    void knowsThePhraseAround();
    void knowsTheDirection_data();
    void knowsTheDirection();
    void readsWholeFields_data();
    void readsWholeFields();
    void rangesLieInTheText();
};

void TestTimeExpression::findsWords_data()
{
    static constexpr TextRow rows[] = {
        // Dates of numbers
        {"Deployed 2031-03-04 to all cells", "M:2031-03-04"},
        {"On 2031/3/4 the queue grew", "M:2031/3/4"},
        {"2031.03.04. 점검", "M:2031.03.04."},
        {"2031. 3. 4. 점검", "M:2031. 3. 4."},
        {"2031. 03.04 20:00 점검", "M:2031. 03.04 20:00"},
        {"31. 3. 4. 오후 2:05", "M:31. 3. 4. 오후 2:05"},
        {"'31.3.4(화) 14:05 화재", "M:'31.3.4(화) 14:05"},
        {"31.03.04 14:05 화재", "M:31.03.04 14:05"},
        {"31.03.04(화) 오후 2:05 화재", "M:31.03.04(화) 오후 2:05"},
        {"Day 1 - 4 March 2031", "M:4 March 2031"},
        {"Phase 2 – 4 March 2031", "M:4 March 2031"},
        {"on 2 – 4 March 2031", "M:2 – 4 March 2031"},
        {"yesterday from 14:05 to 15:10", "M:yesterday from 14:05 to 15:10"},
        {"yesterday between 14:05 and 15:10", "M:yesterday between 14:05 and 15:10"},
        {"Last night at 11:40 pm", "M:Last night at 11:40 pm"},
        {"’31.3.4(화) 14:05 화재", "M:’31.3.4(화) 14:05"},
        {"29-11-2030 was a Friday", "M:29-11-2030"},
        {"24/08/2030 09:00", "M:24/08/2030 09:00"},
        {"08/24/2030 9:00 PM", "M:08/24/2030 9:00 PM"},
        {"declared 2031-03-04 14.43", "M:2031-03-04 14.43"},
        {"24.08.2030 um 09:00", "M:24.08.2030 | M:09:00"},
        {"8/24/30 5:14 PM", "M:8/24/30 5:14 PM"},
        {"8/24 14:05 restart", "M:8/24 14:05"},
        {"3/4(화) 14:05 재시작", "M:3/4(화) 14:05"},
        {"20310304T140533Z", "M:20310304T140533Z"},
        {"2031-03-04T14:05:33.120Z up", "M:2031-03-04T14:05:33.120Z"},
        {"2031-03-04T14:05:33.120456+09:00 up", "M:2031-03-04T14:05:33.120456+09:00"},
        {"2031-03-04 14:05:33,120 up", "M:2031-03-04 14:05:33,120"},
        {"2031-03-04 14:05:33 -0700 up", "M:2031-03-04 14:05:33 -0700"},
        {"date=2031-03-04 level=error", "M:2031-03-04"},
        // Names of months
        {"Mar 4, 2031", "M:Mar 4, 2031"},
        {"March 4th, 2031 at noon", "M:March 4th, 2031 at noon"},
        {"MAR 4 2031", "M:MAR 4 2031"},
        {"4 March 2031", "M:4 March 2031"},
        {"4th of March, 2031", "M:4th of March, 2031"},
        {"4-Mar-2031 14:05", "M:4-Mar-2031 14:05"},
        {"Tue, 04 Mar 2031 14:05:33 GMT", "M:Tue, 04 Mar 2031 14:05:33 GMT"},
        {"Tue Mar  4 14:05:33 UTC 2031", "M:Tue Mar  4 14:05:33 UTC 2031"},
        {"Tuesday, March 4, 2031 2:05 PM", "M:Tuesday, March 4, 2031 2:05 PM"},
        {"Sept. 4 '31", "M:Sept. 4 '31"},
        {"on August 10, 1628. Twenty", "M:August 10, 1628"},
        {"14:05 US/Pacific on 4 July", "M:14:05 US/Pacific on 4 July"},
        {"in May 2031 we saw", "M:May 2031"},
        {"19. August 2031 abends", "M:19. August 2031"},
        {"Aug 24-26, 2031 brownout", "M:Aug 24-26, 2031"},
        {"24–26 August 2031 brownout", "M:24–26 August 2031"},
        {"May 18, 2031 – May 22, 2031", "M:May 18, 2031 – May 22, 2031"},
        {"resolvedMar 4, 2031, 2:05 PM UTC", "M:Mar 4, 2031, 2:05 PM UTC"},
        {"Aug 21, 00:37 UTC", "M:Aug 21, 00:37 UTC"},
        {"Jan  1, 09:09 PST", "M:Jan  1, 09:09 PST"},
        {"Aug **21**, **00:37** UTC", "M:Aug **21**, **00:37** UTC"},
        // Clock times
        {"at 14:05 it broke", "M:14:05"},
        {"at 8:54 it broke", "M:8:54"},
        {"at 2:05 PM it broke", "M:2:05 PM"},
        {"at 2:05pm it broke", "M:2:05pm"},
        {"at 2:05\u202FPM it broke", "M:2:05\u202FPM"},
        {"at 2:05\u00A0PM it broke", "M:2:05\u00A0PM"},
        {"10:50 a.m. PDT, first alert", "M:10:50 a.m. PDT"},
        {"It ended at 4:05 p.m. Then", "M:4:05 p.m."},
        {"by 5 PM the queue", "M:5 PM"},
        {"around 5pm PT", "M:around 5pm PT"},
        {"14h05 panne", "M:14h05"},
        {"at 14.05 the lights", "M:14.05"},
        {"5.14 PM alarm", "M:5.14 PM"},
        {"1405Z alarm", "M:1405Z"},
        {"1405 UTC alarm", "M:1405 UTC"},
        {"14:05Z alarm", "M:14:05Z"},
        {"14:05:33.120 alarm", "M:14:05:33.120"},
        {"4:42PM UTC", "M:4:42PM UTC"},
        {"since midnight", "M:midnight"},
        {"12 noon UTC", "M:12 noon UTC"},
        {"24:00 cut-over", "M:24:00"},
        // Zones
        {"14:05 UTC+9", "M:14:05 UTC+9"},
        {"14:05 (GMT+9)", "M:14:05 (GMT+9)"},
        {"14:05 (UTC-07:00)", "M:14:05 (UTC-07:00)"},
        {"14:05 Pacific Time", "M:14:05 Pacific Time"},
        {"14:05 Europe/Oslo", "M:14:05 Europe/Oslo"},
        {"14:05 US/Pacific", "M:14:05 US/Pacific"},
        {"14:05 PST/PDT", "M:14:05 PST/PDT"},
        {"14:05 local time", "M:14:05 local time"},
        {"All times are in UTC.", "Z:UTC"},
        {"All times CEST", "Z:CEST"},
        {"Times below are PT", "Z:PT"},
        {"Timeline (KST)", "Z:(KST)"},
        {"_All times in EEST_", "Z:EEST"},
        {"시각은 KST다.", "Z:KST"},
        {"한국시간 오후 3시 19분", "M:한국시간 오후 3시 19분"},
        {"UTC 14:05 restart", "M:UTC 14:05"},
        // Time before date
        {"14:05 UTC on 4 March 2031 - switch lost", "M:14:05 UTC on 4 March 2031"},
        {"05:04:39 Mar 4, 2031 PDT", "M:05:04:39 Mar 4, 2031 PDT"},
        {"at 14:05 UTC on\nMarch 4 we", "M:14:05 UTC on\nMarch 4"},
        {"on March 4 at\n14:05 UTC we", "M:March 4 at\n14:05 UTC"},
        {"March 4\n14:05 row", "M:March 4 | M:14:05"},
        {"14:05 on Tuesday, March 4", "M:14:05 on Tuesday, March 4"},
        // Ranges
        {"from 16:48 to 19:28 PT", "M:16:48 to 19:28 PT"},
        {"17:05–18:52 tuned", "M:17:05–18:52"},
        {"17:05-18:52 tuned", "M:17:05-18:52"},
        {"17:05 - 18:52 tuned", "M:17:05 - 18:52"},
        {"17:05 -> 18:52 tuned", "M:17:05 -> 18:52"},
        {"17:05 → 18:52 tuned", "M:17:05 → 18:52"},
        {"17:05 ~ 18:52 조정", "M:17:05 ~ 18:52"},
        {"17:05∼18:52 조정", "M:17:05∼18:52"},
        {"2031년 6월 3일 14:29 \\~ 15:55 **(86분)**", "M:2031년 6월 3일 14:29 \\~ 15:55 | L:86분"},
        {"between 2:05 PM and 3:10 PM EST", "M:2:05 PM and 3:10 PM EST"},
        {"Between 12:56 UTC and 19:09 UTC on August 24, 2031, users", "M:12:56 UTC and 19:09 UTC on August 24, 2031"},
        {"Between 2031-03-01 to 2031-03-03 slow leak", "M:2031-03-01 to 2031-03-03"},
        {"began at 19:39 UTC and continued until 19:47 UTC.", "M:19:39 UTC and continued until 19:47 UTC"},
        {"from 14:05 until about 15:10", "M:14:05 until about 15:10"},
        {"2-4 PM window", "M:2-4 PM"},
        {"from 2 to 4 PM", "M:2 to 4 PM"},
        {"14:05-07:00 shift", "M:14:05-07:00"},
        {"Mar 4 14:05 - Mar 5 01:10", "M:Mar 4 14:05 - Mar 5 01:10"},
        {"1시35분부터 1시50분까지", "M:1시35분부터 1시50분"},
        {"10시 40분부터 50분까지", "M:10시 40분부터 50분"},
        {"8월 24일 ~ 26일", "M:8월 24일 ~ 26일"},
        {"7월 8일 오전 10:35 ~ 11:05", "M:7월 8일 오전 10:35 ~ 11:05"},
        // The same moment twice
        {"2031-07-18 9:30 AM PST (4:30 PM UTC) - fixed", "M:2031-07-18 9:30 AM PST (4:30 PM UTC)"},
        {"14:05 UTC / 23:05 KST", "M:14:05 UTC / 23:05 KST"},
        {"12:10–13:40 PDT (19:10–20:40 UTC)", "M:12:10–13:40 PDT (19:10–20:40 UTC)"},
        // About
        {"~14:05 first errors", "M:~14:05"},
        {"c. 14:05 first errors", "M:14:05"},
        {"approx. 14:05 first errors", "M:approx. 14:05"},
        {"at about 14:05 UTC", "M:about 14:05 UTC"},
        {"on March 4 at around 14:05", "M:March 4 at around 14:05"},
        {"약 14시 5분에", "M:약 14시 5분"},
        {"17시14분경 복구", "M:17시14분경"},
        {"05시경 재개", "M:05시경"},
        {"오후 3시께 접속", "M:오후 3시께"},
        {"3시 33분쯤 접속", "M:3시 33분쯤"},
        // Korean
        {"2031년 3월 4일 14시 05분", "M:2031년 3월 4일 14시 05분"},
        {"2031년 3월 4일 화요일 오후 2시 5분", "M:2031년 3월 4일 화요일 오후 2시 5분"},
        {"3월 4일 (화) 17:14", "M:3월 4일 (화) 17:14"},
        {"10.19일 05시경", "M:10.19일 05시경"},
        {"20일 23시경 정상화", "M:20일 23시경"},
        {"오늘(8일) 오후 1시35분", "M:오늘(8일) 오후 1시35분"},
        {"전날 오후 9시25분부터 11시46분까지", "M:전날 오후 9시25분부터 11시46분"},
        {"다음 날 새벽 2시", "M:다음 날 새벽 2시"},
        {"익일 09:00 점검", "M:익일 09:00"},
        {"밤 11시 반 알람", "M:밤 11시 반"},
        {"정오에 재기동", "M:정오"},
        {"자정부터 점검", "M:자정"},
        {"11시 5분 30초에", "M:11시 5분 30초"},
        {"14:05 경보 발생", "M:14:05"},
        {"2031년 3월 점검", "M:2031년 3월"},
        // Days beside others
        {"The next day at 09:00 we", "M:The next day at 09:00"},
        {"The next day, we", "M:The next day"},
        {"(Day 2) 00:10 cut over", "M:(Day 2) 00:10"},
        {"the following morning at 8:15", "M:the following morning at 8:15"},
        {"yesterday at 14:05", "M:yesterday at 14:05"},
        // Relative times and lengths
        {"T+5m paging", "R:T+5m"},
        {"T+0 paging", "R:T+0"},
        {"T0 paging", "R:T0"},
        {"+0 paging", "R:+0"},
        {"at 22:5x it failed", "M:22:5x"},
        {"at 22:xx it failed", "M:22:xx"},
        {"between 8 and 9:30 PM PT", "M:8 and 9:30 PM PT"},
        {"from 8 to 9:30 PM", "M:8 to 9:30 PM"},
        {"T0 + 15m paging", "R:T0 + 15m"},
        {"T-10 min freeze", "R:T-10 min"},
        {"T+00:15 paging", "R:T+00:15"},
        {"+00:15 paging", "R:+00:15"},
        {"- +5m paging", "R:+5m"},
        {"two minutes later it healed", "R:two minutes later"},
        {"15 minutes later", "R:15 minutes later"},
        {"Seconds after disabling it", "R:Seconds after"},
        {"18 hours ago", "R:18 hours ago"},
        {"10분 뒤 복구", "R:10분 뒤"},
        {"잠시 후 복구", "R:잠시 후"},
        {"two minutes after the deploy", "R:two minutes after"},
        {"totaling 3.5 hours of", "L:3.5 hours"},
        {"within a 6-hour span", "L:6-hour"},
        {"over the past 12+ hours", "L:12+ hours"},
        {"lasted 1d 1h 49m", "L:1d 1h 49m"},
        {"lasted an hour and a half", "L:an hour and a half"},
        {"half an hour of errors", "L:half an hour"},
        {"약 2시간21분간 접속 지연", "L:약 2시간21분"},
        {"127시간 33분 소요", "L:127시간 33분"},
        {"for forty-five minutes", "L:forty-five minutes"},
        // Unknown
        {"* [???] disk fills", "?:[???]"},
        {"| ??:?? | disk fills |", "?:??:??"},
        {"| 2031-03-04 --:-- | disk fills |", "M:2031-03-04 | ?:--:--"},
        {"| 이후, 시각 미확인 | 종료 |", "?:시각 미확인"},
        {"TBD - cleanup", "?:TBD"},
    };
    addRows(rows);
}

void TestTimeExpression::findsWords()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(QByteArray::fromStdString(describeWords(std::string_view(text.data(), static_cast<std::size_t>(text.size())))),
             expected);
}

void TestTimeExpression::findsNoTimes_data()
{
    static constexpr TextRow rows[] = {
        {"Upgraded to 1.24.3 and 2031.2.1-rc1", ""},
        {"v2.14.05 is out, so is 3.10.12", ""},
        {"host 10.0.0.14:8080 and 192.168.14.5", ""},
        {"listening on :8443 and [::1]:14:05x", ""},
        {"99.95% of requests", ""},
        {"a 16:9 screen at 4:3", ""},
        {"at 22:7x and 22:5xy", ""},
        {"T+0.5 of a point", ""},
        {"$14.05 each, costs 14.05 dollars", ""},
        {"on call 24/7", ""},
        {"elevated 5xx and 503 errors", ""},
        {"see PR #1405 and INC-2031-03-04", ""},
        {"step 1 of 5, phase 3/4", ""},
        {"1. First. 2. Second. 3. Third.", ""},
        {"https://example.org/2031/03/04/outage-14:05", ""},
        {"file backup-2031-03-04-full.tar", ""},
        {"build 20310304 failed", ""},
        {"commit 4a14059 and id 2031-0304", ""},
        {"may 5 of them march on", ""},
        {"It may be the second change", ""},
        {"the second emergency change", ""},
        {"Sun and Mon are hosts", ""},
        {"a 50/50 split", ""},
        {"3/4 of the nodes", ""},
        {"0.49 of 1.4", ""},
        {"section 14.05 of the law", ""},
        {"1:1 talk, 2:1 odds", ""},
        {"14:65 and 25:05 and 7:5", ""},
        {"00:1A:2B:3C:4D:5E", ""},
        {"E. coli, C. elegans, T cells", ""},
        {"+15 points, T+", ""},
        {"V48 적용, 3차 점검, 5개 노드", ""},
        {"시점과 시스템은 2개", ""},
        {"장애 등급 2, 3단계", ""},
        {"CST and EST modules in the AST", ""},
        {"as of today, same as that", ""},
        {"the previous day was calm", ""},
        {"silenced until the next day, a workshop next day", ""},
        {"다음 날 복구", ""},
        {"ISO 8601, RFC 3339, CVE-2031-1405", ""},
        {"2031", ""},
        {"ratio 12:30%", ""},
        {"$2031-03-04", ""},
        {"", ""},
    };
    addRows(rows);
}

void TestTimeExpression::findsNoTimes()
{
    findsWords();
}

void TestTimeExpression::bulletPatterns_data()
{
    static constexpr TextRow rows[] = {
        {"- 14:05 - Alarm rings", "M:14:05"},
        {"• 14:05 - Alarm rings", "M:14:05"},
        {"- 14:05 – Alarm rings", "M:14:05"},
        {"14:05 — Alarm", "M:14:05"},
        {"- 14:05: Alarm rings", "M:14:05"},
        {"14:05 GST : Alarm", "M:14:05 GST"},
        {"- **14:05 UTC: Alarm rings**", "M:14:05 UTC"},
        {"**14:05** Alarm rings<br>", "M:14:05"},
        {" - 14:05 `@ana` Alarm rings", "M:14:05"},
        {"* [14:05] @ana restarts the pod", "M:14:05"},
        {"### 2031-03-04 14:05 PST", "M:2031-03-04 14:05 PST"},
        {"### 14:20", "M:14:20"},
        {"### 04-03-2031 (All times CEST)", "M:04-03-2031 | Z:CEST"},
        {"- 14:05 **OUTAGE BEGINS** — text", "M:14:05"},
        {"| 2031-03-04 14:05 | Alarm rings |", "M:2031-03-04 14:05"},
        {"| 2031-03-04 | 14:05 | Alarm rings |", "M:2031-03-04 | 14:05"},
        {"| Time (UTC) | Event |", "Z:(UTC)"},
        {"| Date and Time in CET | Event |", "Z:CET"},
        {"| Mar 4, 2:05 PM | Alarm |", "M:Mar 4, 2:05 PM"},
        {"| 14:05–14:40 | Retries tuned |", "M:14:05–14:40"},
        {"| A | B | | --- | --- | | 14:05 | Alarm | | 14:20 | Page |", "M:14:05 | M:14:20"},
        {"| ~2031-03-04 14:00 | Slow leak |", "M:~2031-03-04 14:00"},
        {"- First detected 2031-03-04 14:05", "M:2031-03-04 14:05"},
        {"Mar 4, 2031 14:05 : text", "M:Mar 4, 2031 14:05"},
        {"**Mar 04, 2031, 14:05 (UTC):** text", "M:Mar 04, 2031, 14:05 (UTC)"},
        {"**14:09:** text", "M:14:09"},
        {"**4th March 2031:**", "M:4th March 2031"},
        {"**4th March 2031:** 14:05 GST: text", "M:4th March 2031 | M:14:05 GST"},
        {"- 2:05 PM PST: text", "M:2:05 PM PST"},
        {"Posted Mar 4, 2031 - 14:05 KST", "M:Mar 4, 2031 - 14:05 KST"},
        {"Posted 18 hours ago. Mar 4, 2031 - 14:05 PDT", "R:18 hours ago | M:Mar 4, 2031 - 14:05 PDT"},
        {"3. resolvedMar 4, 2031, 2:05 PM UTC", "M:Mar 4, 2031, 2:05 PM UTC"},
        {"  Mar 4 · 2:05 PM Northwind", "M:Mar 4 · 2:05 PM"},
        {"*Monitoring* - Recovering. {{< track \"2031-03-04 14:05:00\" >}}", "M:2031-03-04 14:05:00"},
        {"::: update Monitoring | 2031-03-04T14:05:00.000Z", "M:2031-03-04T14:05:00.000Z"},
        {"T+5m - text", "R:T+5m"},
        {"- Around 14:05 the first", "M:Around 14:05"},
        {"At 14:05 UTC on March 4 we", "M:14:05 UTC on March 4"},
        {"(Day 2) 00:10 text", "M:(Day 2) 00:10"},
        {"| 14:05 이후 | 복구 |", "M:14:05"},
        {"- 2031년 3월 4일 14시 05분 - 인지", "M:2031년 3월 4일 14시 05분"},
        {"오후 2시 5분", "M:오후 2시 5분"},
        {"#### 2031-03-04 14:05 ~ 15:20 (GMT+9)", "M:2031-03-04 14:05 ~ 15:20 (GMT+9)"},
        {"- 지속: 1시간 15분", "L:1시간 15분"},
        {"- [x] 14:05 roll back", "M:14:05"},
        {"14:05 - <START OF OUTAGE>", "M:14:05"},
        {"------- 11.49", "M:11.49"},
        {"14.05 - alarm", "M:14.05"},
        {"7:05: alarm", "M:7:05"},
    };
    addRows(rows);
}

void TestTimeExpression::bulletPatterns()
{
    findsWords();
}

void TestTimeExpression::knowsThePhraseAround_data()
{
    static constexpr TextRow rows[] = {
        {"It ran from about 14:05 to 15:10 UTC.", "from about 14:05 to 15:10 UTC"},
        {"It ran between 14:05 and 15:10.", "between 14:05 and 15:10"},
        {"At 14:05 UTC it broke", "At 14:05 UTC"},
        {"[14:05] restart", "[14:05]"},
        {"(14:05) restart", "(14:05)"},
        {"1시35분부터 1시50분까지 장애", "1시35분부터 1시50분까지"},
        {"14:05부터 느려짐", "14:05부터"},
        {"| 14:05 이후 | 복구 |", "14:05 이후"},
        {"1시50분 기준 정상", "1시50분 기준"},
        {"starting at 14:05 on March 4,", "starting at 14:05 on March 4"},
        {"until approximately 3 PM PT.", "until approximately 3 PM PT"},
        {"14:05 onwards", "14:05 onwards"},
        {"on March 4", "on March 4"},
    };
    addRows(rows);
}

void TestTimeExpression::knowsThePhraseAround()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const auto found = findTimeExpressions(std::string_view(text.data(), static_cast<std::size_t>(text.size())));
    QCOMPARE(found.size(), std::size_t{1});
    const auto begin = static_cast<qsizetype>(found[0].phraseBegin);
    const auto end = static_cast<qsizetype>(found[0].phraseEnd);
    QCOMPARE(text.mid(begin, end - begin), expected);
}

void TestTimeExpression::knowsTheDirection_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<TimeDirection>("direction");
    QTest::newRow("at") << QByteArray("at 14:05") << TimeDirection::At;
    QTest::newRow("bare") << QByteArray("14:05 alarm") << TimeDirection::At;
    QTest::newRow("since") << QByteArray("since 14:05") << TimeDirection::From;
    QTest::newRow("from") << QByteArray("errors from 14:05") << TimeDirection::From;
    QTest::newRow("starting at") << QByteArray("Starting at 14:05 PT") << TimeDirection::From;
    QTest::newRow("onwards") << QByteArray("14:05 UTC onwards") << TimeDirection::From;
    QTest::newRow("until") << QByteArray("lasted until 14:05") << TimeDirection::Until;
    QTest::newRow("until about") << QByteArray("ran until about 14:05") << TimeDirection::Until;
    QTest::newRow("through") << QByteArray("through 14:05") << TimeDirection::Until;
    QTest::newRow("by") << QByteArray("fixed by 14:05") << TimeDirection::By;
    QTest::newRow("before") << QByteArray("just before 14:05") << TimeDirection::By;
    QTest::newRow("after") << QByteArray("shortly after 14:05") << TimeDirection::After;
    QTest::newRow("Korean from") << QByteArray("14:05부터 지연") << TimeDirection::From;
    QTest::newRow("Korean until") << QByteArray("14:05까지 지연") << TimeDirection::Until;
    QTest::newRow("Korean after") << QByteArray("14:05 이후 지연") << TimeDirection::From;
    QTest::newRow("Korean before") << QByteArray("14:05 이전에") << TimeDirection::By;
}

void TestTimeExpression::knowsTheDirection()
{
    QFETCH(QByteArray, text);
    QFETCH(TimeDirection, direction);
    const auto found = findTimeExpressions(std::string_view(text.data(), static_cast<std::size_t>(text.size())));
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].direction, direction);
}

void TestTimeExpression::readsWholeFields_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<bool>("isTime");
    for (const char *field : {"14:05", " [14:05] ", "**14:05**", "2031-03-04 14:05:00", "Mar 4 · 2:05 PM", "(14:05 UTC).",
                              "2031년 6월 3일 14:29 \\~ 15:55 **(86분)**", "14:05 이후", "\"2031-03-04\"", "From 14:05 to 15:10 UTC",
                              "~14:05", "T+5m", "--:--"})
        QTest::addRow("%s", field) << QByteArray(field) << true;
    for (const char *field : {"", "alarm", "14:05 alarm", "before the 14:05 train", "14:05, 15:10, 16:00", "복구", "12"})
        QTest::addRow("none: %s", field) << QByteArray(field) << false;
}

void TestTimeExpression::readsWholeFields()
{
    QFETCH(QByteArray, field);
    QFETCH(bool, isTime);
    QCOMPARE(timeExpressionOf(std::string_view(field.data(), static_cast<std::size_t>(field.size()))).has_value(), isTime);
}

void TestTimeExpression::rangesLieInTheText()
{
    const std::string_view text = "약 14:05부터 15:10까지, then at ~16:00 UTC (9:00 AM PDT) and 5 minutes later [???] T+5m (KST) Mar 4";
    std::size_t end = 0;
    for (const TimeExpression &expression : findTimeExpressions(text)) {
        QVERIFY(expression.phraseBegin >= end);
        QVERIFY(expression.phraseBegin <= expression.begin);
        QVERIFY(expression.begin < expression.end);
        QVERIFY(expression.end <= expression.phraseEnd);
        QVERIFY(expression.phraseEnd <= text.size());
        end = expression.phraseEnd;
    }
}

QTEST_GUILESS_MAIN(TestTimeExpression)
#include "tst_timeexpression.moc"
