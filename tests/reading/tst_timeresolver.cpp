// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/timeresolver.h"

#include "models/zones/ianazonerules.h"
#include "tests/reading/timetesting.h"

#include <QTest>

using namespace chronolane;
using namespace chronolane::testing;

class TestTimeResolver : public QObject
{
    Q_OBJECT

private slots:
    void resolvesCompleteMoments_data();
    void resolvesCompleteMoments();
    void derivesWhatTheTextAroundSays_data();
    void derivesWhatTheTextAroundSays();
    void resolvesRanges_data();
    void resolvesRanges();
    void resolvesKorean_data();
    void resolvesKorean();
    void resolvesRelativeTimes_data();
    void resolvesRelativeTimes();
    void leavesUndatedWhatNobodyDated_data();
    void leavesUndatedWhatNobodyDated();
    void surveysAText();
    void readsFields_data();
    void readsFields();
    void adoptsHeadings();
    void takesTheNearestDayAcrossZones();
};

void TestTimeResolver::resolvesCompleteMoments_data()
{
    static constexpr TextRow rows[] = {
        {"2031-03-04T14:05:33.120Z", "2031-03-04T14:05:33.12Z second"},
        {"2031-03-04T14:05+09:00", "2031-03-04T05:05:00Z"},
        {"2031-03-04 14:05:33 -0700", "2031-03-04T21:05:33Z second"},
        {"20310304T140533Z", "2031-03-04T14:05:33Z second"},
        {"2031-03-04 14:05 UTC", "2031-03-04T14:05:00Z"},
        {"2031-03-04 24:00 UTC", "2031-03-05T00:00:00Z"},
        {"Mar 4, 2031, 2:05 PM UTC", "2031-03-04T14:05:00Z"},
        {"Mar 4, 2031 12:05 AM UTC", "2031-03-04T00:05:00Z"},
        {"Mar 4, 2031 12:05 PM UTC", "2031-03-04T12:05:00Z"},
        {"5 PM UTC on 4 March 2031", "2031-03-04T17:00:00Z hour"},
        {"noon UTC on 4 March 2031", "2031-03-04T12:00:00Z"},
        {"14:05 PST on 4 March 2031", "2031-03-04T22:05:00Z"},
        {"14:05 PDT on 4 July 2031", "2031-07-04T21:05:00Z"},
        {"14:05 PT on 4 July 2031", "2031-07-04T21:05:00Z"},
        {"14:05 PT on 4 January 2031", "2031-01-04T22:05:00Z"},
        {"14:05 Pacific Time on 4 July 2031", "2031-07-04T21:05:00Z"},
        {"14:05 ET on 4 July 2031", "2031-07-04T18:05:00Z"},
        {"14:05 CEST on 4 July 2031", "2031-07-04T12:05:00Z"},
        {"14:05 CET on 4 January 2031", "2031-01-04T13:05:00Z"},
        {"14:05 KST on 4 July 2031", "2031-07-04T05:05:00Z"},
        {"14:05 JST on 4 July 2031", "2031-07-04T05:05:00Z"},
        {"14:05 GST on 4 July 2031", "2031-07-04T10:05:00Z"},
        {"14:05 AEST on 4 January 2031", "2031-01-04T04:05:00Z"},
        {"14:05 AEDT on 4 January 2031", "2031-01-04T03:05:00Z"},
        {"14:05 MST on 4 July 2031", "2031-07-04T21:05:00Z"},
        {"14:05 UTC-7 on 4 July 2031", "2031-07-04T21:05:00Z"},
        {"14:05 (GMT+9) on 4 July 2031", "2031-07-04T05:05:00Z"},
        {"14:05 (UTC+05:30) on 4 July 2031", "2031-07-04T08:35:00Z"},
        {"14:05 Europe/Oslo on 4 July 2031", "2031-07-04T12:05:00Z"},
        {"Tue, 04 Mar 2031 14:05:33 GMT", "2031-03-04T14:05:33Z second"},
        {"Tue Mar  4 14:05:33 UTC 2031", "2031-03-04T14:05:33Z second"},
        {"05:04:39 Mar 4, 2031 PDT", "2031-03-04T13:04:39Z second"},
        {"at about 14:05 UTC on 4 March 2031", "~2031-03-04T14:05:00Z"},
        {"~2031-03-04 14:00 UTC", "~2031-03-04T14:00:00Z"},
        {"since 14:05 UTC on 4 March 2031", "2031-03-04T14:05:00Z +"},
        {"until 14:05 UTC on 4 March 2031", "- .. 2031-03-04T14:05:00Z"},
        {"until about 14:05 UTC on 4 March 2031", "- .. ~2031-03-04T14:05:00Z"},
        {"shortly after 14:05 UTC on 4 March 2031", "~2031-03-04T14:05:00Z"},
        {"2031-07-18 9:30 AM PST (4:30 PM UTC)", "2031-07-18T16:30:00Z"},
        {"2031-12-18 9:30 AM PST (5:30 PM UTC)", "2031-12-18T17:30:00Z"},
        {"2031-03-04 23:30 UTC / 08:30 KST", "2031-03-04T23:30:00Z"},
        {"2031-07-18 09:30 PST (UTC-7)", "2031-07-18T16:30:00Z"},
    };
    addRows(rows);
}

void TestTimeResolver::resolvesCompleteMoments()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(QByteArray::fromStdString(resolveAll(viewOf(text), TimeResolver(bareContext()))), expected);
}

void TestTimeResolver::derivesWhatTheTextAroundSays_data()
{
    // In all of them the heading said 4 March 2031 and Europe/Oslo (UTC+1 on that day).
    static constexpr TextRow rows[] = {
        {"14:05", "2031-03-04T13:05:00Z derived"},
        {"2:05 PM", "2031-03-04T13:05:00Z derived"},
        {"14:05 UTC", "2031-03-04T14:05:00Z derived"},
        {"14:05 UTC, then 15:10", "2031-03-04T14:05:00Z derived | 2031-03-04T15:10:00Z derived"},
        {"March 5", "2031-03-04T23:00:00Z day derived"},
        {"March 5 14:05, then 15:10", "2031-03-05T13:05:00Z derived | 2031-03-05T14:10:00Z derived"},
        {"The next day at 09:00", "2031-03-05T08:00:00Z derived"},
        {"The next day at 09:00 and 10:00", "2031-03-05T08:00:00Z derived | 2031-03-05T09:00:00Z derived"},
        {"the following morning at 8:15", "2031-03-05T07:15:00Z derived"},
        {"(Day 2) 00:10 and (Day 3) 00:20", "2031-03-04T23:10:00Z derived | 2031-03-05T23:20:00Z derived"},
        {"on Thursday at 10:00", "2031-03-06T09:00:00Z derived"},
        {"Thu 10:00", "2031-03-06T09:00:00Z derived"},
        {"Dec 30 10:00", "2030-12-30T09:00:00Z derived"},
        {"Jun 1 10:00", "2031-06-01T08:00:00Z derived"},
        {"Feb 29 10:00", "2028-02-29T09:00:00Z derived"},
        {"14:05 local time", "2031-03-04T14:05:00Z assumed"},
        {"2031-03-04", "2031-03-03T23:00:00Z day derived"},
        {"in May 2031", "2031-04-30T22:00:00Z month derived"},
        {"midnight", "2031-03-03T23:00:00Z derived"},
    };
    addRows(rows);
}

void TestTimeResolver::derivesWhatTheTextAroundSays()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    TimeResolver resolver(bareContext());
    resolver.setDate({2031, 3, 4});
    resolver.setZone("Europe/Oslo");
    QCOMPARE(QByteArray::fromStdString(resolveAll(viewOf(text), resolver)), expected);
}

void TestTimeResolver::resolvesRanges_data()
{
    // 4 March 2031 was named before; no zone.
    static constexpr TextRow rows[] = {
        {"from 16:48 to 19:28 UTC", "2031-03-04T16:48:00Z derived .. 2031-03-04T19:28:00Z derived"},
        {"17:05–18:52 UTC", "2031-03-04T17:05:00Z derived .. 2031-03-04T18:52:00Z derived"},
        {"23:30 UTC – 00:10", "2031-03-04T23:30:00Z derived .. 2031-03-05T00:10:00Z derived"},
        {"23:30–00:10 UTC", "2031-03-04T23:30:00Z derived .. 2031-03-05T00:10:00Z derived"},
        {"from 2 to 4 PM UTC", "2031-03-04T14:00:00Z hour derived .. 2031-03-04T16:00:00Z hour derived"},
        {"11:30 to 1:15 PM UTC", "2031-03-04T11:30:00Z derived .. 2031-03-04T13:15:00Z derived"},
        {"9:25 PM to 11:46 UTC", "2031-03-04T21:25:00Z derived .. 2031-03-04T23:46:00Z derived"},
        {"11:30 PM to 1:15 AM UTC", "2031-03-04T23:30:00Z derived .. 2031-03-05T01:15:00Z derived"},
        {"2:05 PM – 14:40 UTC", "2031-03-04T14:05:00Z derived .. 2031-03-04T14:40:00Z derived"},
        {"Between 12:56 UTC and 19:09 UTC on August 24, 2031, users",
         "2031-08-24T12:56:00Z derived .. 2031-08-24T19:09:00Z"},
        {"Between 22:56 UTC and 01:09 UTC on August 24, 2031, users",
         "2031-08-23T22:56:00Z derived .. 2031-08-24T01:09:00Z"},
        {"2031-03-01 10:00 UTC to 2031-03-02 11:00 UTC", "2031-03-01T10:00:00Z .. 2031-03-02T11:00:00Z"},
        {"2031-03-01 10:00 -> 11:00 UTC", "2031-03-01T10:00:00Z derived .. 2031-03-01T11:00:00Z derived"},
        {"Mar 4 14:05 - Mar 5 01:10 UTC", "2031-03-04T14:05:00Z derived .. 2031-03-05T01:10:00Z derived"},
        {"May 18 – May 22, 2031 UTC", "2031-05-18T00:00:00Z day derived .. 2031-05-22T00:00:00Z day"},
        {"Dec 30 – Jan 2, 2031 UTC", "2030-12-30T00:00:00Z day derived .. 2031-01-02T00:00:00Z day"},
        {"24–26 August 2031 (UTC)", "2031-08-24T00:00:00Z day derived .. 2031-08-26T00:00:00Z day"},
        {"from about 14:05 to 15:10 UTC", "~2031-03-04T14:05:00Z derived .. 2031-03-04T15:10:00Z derived"},
        {"from 14:05 until about 15:10 UTC", "2031-03-04T14:05:00Z derived .. ~2031-03-04T15:10:00Z derived"},
        {"14:05 EST to 15:10 EST", "2031-03-04T19:05:00Z derived .. 2031-03-04T20:10:00Z derived"},
        {"14:05:10 ~ 14:07:20 UTC", "2031-03-04T14:05:10Z second derived .. 2031-03-04T14:07:20Z second derived"},
    };
    addRows(rows);
}

void TestTimeResolver::resolvesRanges()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    TimeResolver resolver(bareContext());
    resolver.setDate({2031, 3, 4});
    QCOMPARE(QByteArray::fromStdString(resolveAll(viewOf(text), resolver)), expected);
}

void TestTimeResolver::resolvesKorean_data()
{
    // 4 March 2031 was named before; the document is in Korean time (UTC+9).
    static constexpr TextRow rows[] = {
        {"2031년 3월 4일 14시 05분", "2031-03-04T05:05:00Z derived"},
        {"2031년 3월 4일 14시 05분 KST", "2031-03-04T05:05:00Z"},
        {"오후 2시 5분", "2031-03-04T05:05:00Z derived"},
        {"오전 12시 10분", "2031-03-03T15:10:00Z derived"},
        {"낮 12시 10분", "2031-03-04T03:10:00Z derived"},
        {"새벽 2시", "2031-03-03T17:00:00Z hour derived"},
        {"저녁 7시 20분", "2031-03-04T10:20:00Z derived"},
        {"밤 11시 반", "2031-03-04T14:30:00Z derived"},
        {"밤 12시", "2031-03-04T15:00:00Z hour derived"},
        {"정오", "2031-03-04T03:00:00Z derived"},
        {"자정", "2031-03-03T15:00:00Z derived"},
        {"17시14분경", "~2031-03-04T08:14:00Z derived"},
        {"약 17시", "~2031-03-04T08:00:00Z hour derived"},
        {"오후 1시35분부터 1시50분까지", "2031-03-04T04:35:00Z derived .. 2031-03-04T04:50:00Z derived"},
        {"오후 1시35분부터, 1시50분 기준", "2031-03-04T04:35:00Z derived + | 2031-03-04T04:50:00Z derived"},
        {"오후 9시25분부터 11시46분까지", "2031-03-04T12:25:00Z derived .. 2031-03-04T14:46:00Z derived"},
        {"오후 11시 30분 ~ 12시 10분", "2031-03-04T14:30:00Z derived .. 2031-03-04T15:10:00Z derived"},
        {"7월 8일 오전 10:35 ~ 11:05", "2030-07-08T01:35:00Z derived .. 2030-07-08T02:05:00Z derived"},
        {"전날 오후 9시25분", "2031-03-03T12:25:00Z derived"},
        {"다음 날 새벽 2시", "2031-03-04T17:00:00Z hour derived"},
        {"익일 09:00", "2031-03-05T00:00:00Z derived"},
        {"오늘(8일) 오후 1시35분", "2031-03-08T04:35:00Z derived"},
        {"20일 23시경", "~2031-03-20T14:00:00Z hour derived"},
        {"10.19일 05시경", "~2030-10-18T20:00:00Z hour derived"},
        {"'31.3.4(화) 15:19", "2031-03-04T06:19:00Z derived"},
        {"3/4(화) 14:05", "2031-03-04T05:05:00Z derived"},
        {"31. 3. 4. 오후 2:05", "2031-03-04T05:05:00Z derived"},
        {"2031. 03.04 20:00 ~ 2031. 03.05 11:50", "2031-03-04T11:00:00Z derived .. 2031-03-05T02:50:00Z derived"},
        {"14:05 이후", "2031-03-04T05:05:00Z derived +"},
        {"14:05까지", "- .. 2031-03-04T05:05:00Z derived"},
        {"2031-06-03 14:37 ~ 15:58 (GMT+9)", "2031-06-03T05:37:00Z derived .. 2031-06-03T06:58:00Z derived"},
        {"한국시간 오후 3시 19분", "2031-03-04T06:19:00Z derived"},
        {"10분 뒤 복구", "-"},
    };
    addRows(rows);
}

void TestTimeResolver::resolvesKorean()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    TimeResolver resolver(bareContext());
    resolver.setDate({2031, 3, 4});
    resolver.setZone("Asia/Seoul");
    QCOMPARE(QByteArray::fromStdString(resolveAll(viewOf(text), resolver)), expected);
}

void TestTimeResolver::resolvesRelativeTimes_data()
{
    // T0 is 2031-03-04 14:00 UTC.
    static constexpr TextRow rows[] = {
        {"T+5m", "2031-03-04T14:05:00Z derived"},
        {"T0 + 90 seconds", "2031-03-04T14:01:30Z second derived"},
        {"T-10 min", "2031-03-04T13:50:00Z derived"},
        {"T+1:05:00", "2031-03-04T15:05:00Z second derived"},
        {"+00:15", "2031-03-04T14:15:00Z derived"},
        {"T0", "2031-03-04T14:00:00Z derived"},
        {"at 14:05 UTC; two minutes later", "2031-03-04T14:05:00Z derived | 2031-03-04T14:07:00Z derived"},
        {"14:05 UTC … 10분 뒤", "2031-03-04T14:05:00Z derived | 2031-03-04T14:15:00Z derived"},
        {"14:05 UTC, an hour later, 5 minutes later",
         "2031-03-04T14:05:00Z derived | 2031-03-04T15:05:00Z hour derived | 2031-03-04T15:10:00Z derived"},
        {"14:05 UTC, about 10 minutes later", "2031-03-04T14:05:00Z derived | ~2031-03-04T14:15:00Z derived"},
        {"14:05 UTC, seconds later", "2031-03-04T14:05:00Z derived | - "},
        {"14:05 UTC, two minutes after the deploy", "2031-03-04T14:05:00Z derived | - "},
        {"18 hours ago", "- "},
    };
    addRows(rows);
}

void TestTimeResolver::resolvesRelativeTimes()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    TimeResolver resolver(bareContext());
    resolver.setDate({2031, 3, 4});
    resolver.setOrigin(asUtc({2031, 3, 4, 14, 0, 0, 0}).value());
    QCOMPARE(QByteArray::fromStdString(resolveAll(viewOf(text), resolver)), expected.trimmed());
}

void TestTimeResolver::leavesUndatedWhatNobodyDated_data()
{
    static constexpr TextRow rows[] = {
        {"14:05 UTC", "-"},
        {"from 14:05 to 15:10 UTC", "-"},
        {"전날 오후 9시", "- hour"},
        {"The next day at 09:00", "-"},
        {"two minutes later", "-"},
        {"T+5m", "-"},
        {"seconds later", "-"},
        {"2031-02-30 14:05 UTC", "-"},
        {"on Monday at 10:00", "-"},
    };
    addRows(rows);
}

void TestTimeResolver::leavesUndatedWhatNobodyDated()
{
    QFETCH(QByteArray, text);
    TimeResolver resolver(bareContext());
    const auto found = findTimeExpressions(viewOf(text));
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(!resolver.resolve(found[0]).isDated());
}

void TestTimeResolver::surveysAText()
{
    const auto found = findTimeExpressions(
        "Report of 2031-03-06. On 2031-03-04 at 14:05 PT it began; see 24/02/2031. All times PT. Since 2030-12-01.");
    const TimeSurvey survey = surveyTimes(found);
    QCOMPARE(survey.firstDate, std::optional(CivilDate{2031, 3, 6}));
    QCOMPARE(survey.newestDate, std::optional(CivilDate{2031, 3, 6}));
    QCOMPARE(survey.oldestDate, std::optional(CivilDate{2030, 12, 1}));
    QVERIFY(survey.onlyZone.has_value());
    QCOMPARE(survey.onlyZone->zone, std::string("America/Los_Angeles"));
    QCOMPARE(survey.dateOrder, DateOrder::DayFirst);

    QVERIFY(!surveyTimes(findTimeExpressions("14:05 UTC and 23:05 KST")).onlyZone.has_value());
    QCOMPARE(surveyTimes(findTimeExpressions("24/02/2031 and 02/24/2031")).dateOrder, DateOrder::Unknown);
}

void TestTimeResolver::readsFields_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("expected");
    const auto add = [](const char *field, const char *expected) {
        QTest::addRow("%s", field) << QByteArray(field) << QByteArray(expected);
    };
    add("2031-03-04T14:05:33Z", "2031-03-04T14:05:33Z second");
    add("2031-03-04T14:05:33.123456+09:00", "2031-03-04T05:05:33.123456Z second");
    add("2031-03-04 14:05:33", "2031-03-04T12:05:33Z second derived");
    add("2031-03-04", "2031-03-03T22:00:00Z day derived");
    add(" Mar 4, 2031 - 14:05 KST ", "2031-03-04T05:05:00Z");
    add("3/24/2031 2:05 PM", "2031-03-24T12:05:00Z derived");
    add("14:05", "-");
    add("2031-03-04 14:05 ~ 15:10", "2031-03-04T12:05:00Z derived .. 2031-03-04T13:10:00Z derived");
    add("alarm", "none");
    add("", "none");
    add("45 minutes", "none");
}

void TestTimeResolver::readsFields()
{
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, expected);
    TimeResolver resolver(bareContext());
    resolver.setZone("Europe/Helsinki");
    const auto resolved = resolveField(viewOf(field), resolver);
    QCOMPARE(QByteArray::fromStdString(resolved ? describe(*resolved) : "none"), expected);
}

void TestTimeResolver::adoptsHeadings()
{
    TimeResolver resolver(bareContext());
    resolver.adopt(findTimeExpressions("### 04-13-2031 (All times CEST)").at(1));
    resolver.adopt(findTimeExpressions("## Timeline for 4 April 2031").at(0));
    QCOMPARE(resolver.date(), std::optional(CivilDate{2031, 4, 4}));
    QCOMPARE(resolver.zone(), std::string_view("Europe/Berlin"));
    QCOMPARE(resolveAll("14:05", resolver), std::string("2031-04-04T12:05:00Z derived"));
}

void TestTimeResolver::takesTheNearestDayAcrossZones()
{
    // 17:10 in Los Angeles is 00:10 UTC of the next day.
    QCOMPARE(resolveAll("Posted Aug 8, 2030 - 17:10 PDT. At 23:50 UTC it broke, at 01:05 UTC it healed.",
                        TimeResolver(bareContext())),
             std::string("2030-08-09T00:10:00Z | 2030-08-08T23:50:00Z derived | 2030-08-09T01:05:00Z derived"));
    TimeResolver resolver(bareContext());
    resolver.setZone("America/Los_Angeles");
    resolver.setReference(asUtc({2030, 8, 9, 0, 10, 0, 0}).value());
    QCOMPARE(resolver.date(), std::optional(CivilDate{2030, 8, 8}));
    QCOMPARE(resolveAll("since 16:36", resolver), std::string("2030-08-08T23:36:00Z derived +"));
    QCOMPARE(resolveAll("01:05 UTC", resolver), std::string("2030-08-09T01:05:00Z derived"));
}

QTEST_GUILESS_MAIN(TestTimeResolver)
#include "tst_timeresolver.moc"
