// SPDX-License-Identifier: GPL-3.0-or-later
// The times of postmortems, as people write them: what the lines, headings and sentences around a time say of it.
#include "readertest.h"

#include "models/reading/postmortemreader.h"

using namespace chronolane;

class TestProseTimes : public QObject
{
    Q_OBJECT

private slots:
    void rowsOfPlainLines_data();
    void rowsOfPlainLines() { compare(); }
    void daysThatTheTextNames_data();
    void daysThatTheTextNames() { compare(); }
    void daysOfHeadings_data();
    void daysOfHeadings() { compare(); }
    void daysOfFields_data();
    void daysOfFields() { compare(); }
    void daysBesideOthers_data();
    void daysBesideOthers() { compare(); }
    void ordersOfDayAndMonth_data();
    void ordersOfDayAndMonth() { compare(); }
    void halvesOfTheDay_data();
    void halvesOfTheDay() { compare(); }
    void zonesOfHeadingsAndNotes_data();
    void zonesOfHeadingsAndNotes() { compare(); }
    void tellingsThatDiffer_data();
    void tellingsThatDiffer() { compare(); }
    void timesThatCount_data();
    void timesThatCount() { compare(); }
    void clocksOfFourDigits_data();
    void clocksOfFourDigits() { compare(); }
    void passagesAndFields_data();
    void passagesAndFields() { compare(); }
    void tellsOnceThatTheDayIsMissing();

private:
    static void row(const char *name, const std::string &words, std::initializer_list<const char *> events)
    {
        QTest::newRow(name) << QString::fromStdString(words) << ReaderTest::lines(events);
    }

    static void addColumns()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("events");
    }

    void compare()
    {
        QFETCH(QString, words);
        QFETCH(QStringList, events);
        QCOMPARE(ReaderTest::times(ReaderTest::read(*m_reader, words.toStdString())), events);
    }

    std::unique_ptr<RecordReader> m_reader = makePostmortemReader();
};

void TestProseTimes::rowsOfPlainLines_data()
{
    addColumns();
    row("lines that begin with bare clock times, a stage in one of them",
        "Sorter outage 2031-03-04 (times in UTC)\n\n10:00 - Investigating: parcels are stuck\n10:12 paged the on-call\n"
        "10:40 restarted the sorter\n11:00 Resolved\n",
        {"diagnosis 2031-03-04T10:00:00Z", "detection 2031-03-04T10:12:00Z", "remediation 2031-03-04T10:40:00Z",
         "milestone 2031-03-04T11:00:00Z"});
    row("lines that begin with bare clock times, in Korean",
        "2031년 3월 4일 분류기 장애\n\n오전 10시: 분류기가 멈춤\n오전 10시 12분: 담당자 호출\n10시 40분: 분류기를 재시작함\n"
        "11시경 복구 완료\n",
        {"note 2031-03-04T01:00:00Z", "note 2031-03-04T01:12:00Z", "remediation 2031-03-04T01:40:00Z",
         "milestone 2031-03-04T02:00:00Z"});
    row("bold times of paragraphs, below the headings of their days",
        "# Belt stop (UTC)\n\n### February 4, 2031\n\n**22:30** We restarted the belt\n\n**22:41** We restarted the sorter\n\n"
        "### February 5, 2031\n\n**00:15** We restarted the belt\n",
        {"remediation 2031-02-04T22:30:00Z", "remediation 2031-02-04T22:41:00Z", "remediation 2031-02-05T00:15:00Z"});
    row("a timeline in one paragraph",
        "# Belt stop\n\nOn March 14 2031, between 08:45 CET and 10:48 CET, parcels failed for all that were sent that morning to the north.\n\n"
        "**Timeline (CET)** 08:44 Oil change begins. 08:45 First parcel falls. 08:51 Alert fires. 09:10 We restarted the belt.\n",
        {"impact 2031-03-14T07:45:00Z..2031-03-14T09:48:00Z", "trigger 2031-03-14T07:44:00Z", "note 2031-03-14T07:45:00Z",
         "detection 2031-03-14T07:51:00Z", "remediation 2031-03-14T08:10:00Z"});
    row("a section's name right above its rows, in Korean",
        "장애 보고서\n발생: 2031-03-04 22:10 (KST)\n복구: 2031-03-05 01:30 (KST)\n담당: 물류팀\n\n타임라인\n22:10 분류 실패율 상승\n"
        "22:25 당직자 확인\n00:50 인증서 교체\n01:30 정상화 확인\n\n재발 방지\n- 만료 알림 추가\n",
        {"trigger 2031-03-04T13:10:00Z", "diagnosis 2031-03-04T13:25:00Z",
         "remediation 2031-03-04T15:50:00Z", "milestone 2031-03-04T16:30:00Z", "follow-up undated",
         "impact 2031-03-04T13:10:00Z..2031-03-04T16:30:00Z"});
    row("lines that begin with a date in numbers",
        "Sorter outage, UTC, 2031\n\n3/14 2:02 PM  Sorter errors start\n3/14 2:11 PM  Incident declared\n3/14 2:47 PM  Resolved\n",
        {"impact 2031-03-14T14:02:00Z..2031-03-14T14:47:00Z", "trigger 2031-03-14T14:02:00Z", "detection 2031-03-14T14:11:00Z",
         "milestone 2031-03-14T14:47:00Z"});
    row("a table with empty cells", "# Sorter\n\nDate: 4 March 2031 (UTC)\n\n| Time | What | Who |\n|---|---|---|\n"
        "| 14:02 | The sorter stopped | - |\n| 14:30 | - | - |\n| 14:47 | Error rate normal | Kim |\n",
        {"note 2031-03-04T14:02:00Z", "milestone 2031-03-04T14:47:00Z"});
    row("clock times with a full stop",
        "# Belt stop, 6 January 2031 (all times GMT)\n\n## Timeline\n\n- 7.58am: we restarted the belt\n- 8.01am: we restarted the belt\n",
        {"remediation 2031-01-06T07:58:00Z", "remediation 2031-01-06T08:01:00Z"});
    row("an item without a time between others",
        "# Belt stop, 6 January 2031 (UTC)\n\n## Timeline\n\n- 09:41 We restarted the belt\n- We rerouted the parcels\n- 10:05 The belt recovered\n",
        {"remediation 2031-01-06T09:41:00Z", "remediation undated", "milestone 2031-01-06T10:05:00Z"});
}

void TestProseTimes::daysThatTheTextNames_data()
{
    addColumns();
    row("lines that begin with the next day", "Batch failure\n\n2031-03-04 23:30 UTC paged the on-call\n23:47 restarted the batch\n"
        "Next day 00:15 rolled back the batch\nNext day 03:05 Resolved\n",
        {"detection 2031-03-04T23:30:00Z", "remediation 2031-03-04T23:47:00Z", "remediation 2031-03-05T00:15:00Z",
         "milestone 2031-03-05T03:05:00Z"});
    row("the next day and parts of the day, in Korean lines",
        "장애 경과\n\n2031-03-04 (KST)\n저녁 11시 30분 장애 인지\n다음 날 00:15 서버 재시작\n다음 날 새벽 3시 5분 원인 확인\n",
        {"detection 2031-03-04T14:30:00Z", "remediation 2031-03-04T15:15:00Z", "diagnosis 2031-03-04T18:05:00Z"});
    row("the day of another incident",
        "# Late parcels on 20 March 2031\n\nThis was similar to the incident on 4 March. At 21:15 UTC we restarted the sorter.\n",
        {"remediation 2031-03-20T21:15:00Z"});
    row("days on lines of their own, in numbers",
        "Sorter, 2031\n\nTimeline (all times are JST)\n3/4\n23:50 Parcels pile up\n3/5\n00:10 The sorter restarted\n",
        {"note 2031-03-04T14:50:00Z", "remediation 2031-03-04T15:10:00Z"});
    row("a weekday that the text has given a date",
        "# Belt stop\n\nFrom Friday 7 February 2031 at 23:30 CET to Saturday 8 February at 02:15 CET, parcels failed. "
        "On Saturday at 01:10 CET we restarted the belt. On Friday at 23:45 CET we restarted the sorter.\n",
        {"impact 2031-02-07T22:30:00Z..2031-02-08T01:15:00Z", "remediation 2031-02-08T00:10:00Z", "remediation 2031-02-07T22:45:00Z"});
    row("days with their weekday on lines of their own",
        "# Belt stop\n\n## Timeline (UTC)\n\nMon 13 Jan 2031\n  16:40  We replaced the belt\nThu 16 Jan 2031\n  10:00  We replaced the belt again\n",
        {"remediation 2031-01-13T16:40:00Z", "remediation 2031-01-16T10:00:00Z"});
    row("headings of nothing but a weekday",
        "# Belt stop\n\nDate: 2031-02-04\n\n## Timeline (UTC)\n\n### Tuesday, February 4\n\n- 19:00 We restarted the belt\n\n"
        "### Thursday\n\n- 07:15 We restarted the belt\n",
        {"remediation 2031-02-04T19:00:00Z", "remediation 2031-02-06T07:15:00Z"});
    row("a cell without the day of those above it",
        "# Belt stop\n\n| Date | Time (UTC) | Event |\n|---|---|---|\n| Feb 4, 2031 | 22:30 | We restarted the belt |\n"
        "| | 23:41 | We restarted the belt |\n| Feb 6, 2031 | 00:05 | We restarted the belt |\n",
        {"remediation 2031-02-04T22:30:00Z", "remediation 2031-02-04T23:41:00Z", "remediation 2031-02-06T00:05:00Z"});
    row("a range whose end has a date of two numbers",
        "# 벨트 정지\n\n2031.02.04(화) 오후 11시 30분 ~ 02.05(수) 오전 1시 20분 분류 오류가 발생했습니다.\n",
        {"impact 2031-02-04T14:30:00Z..2031-02-04T16:20:00Z"});
}

void TestProseTimes::daysOfHeadings_data()
{
    addColumns();
    row("rows below the headings of their days, the later ones earlier in the day",
        "# Belt stop (UTC)\n\n## 2031-02-04\n- 08:15 We restarted the belt\n- 16:30 We restarted the sorter\n\n"
        "## 2031-02-05\n- 09:00 We restarted the belt\n",
        {"remediation 2031-02-04T08:15:00Z", "remediation 2031-02-04T16:30:00Z", "remediation 2031-02-05T09:00:00Z"});
    row("the same in Korean",
        "# 벨트 정지 (KST)\n\n일자: 2031-02-04\n\n### 2월 4일\n- 09:15 벨트 재시작\n- 11:30 분류기 재시작\n\n### 2월 5일\n- 10:00 벨트 재시작\n",
        {"remediation 2031-02-04T00:15:00Z", "remediation 2031-02-04T02:30:00Z", "remediation 2031-02-05T01:00:00Z"});
    row("headings with a word and a number before their days",
        "# Belt stop\n\n## Timeline (UTC)\n\n### Day 1 - 4 February 2031\n- 16:00 We restarted the belt\n\n"
        "### Phase 2 – 5 February 2031\n- 09:00 We restarted the belt\n",
        {"remediation 2031-02-04T16:00:00Z", "remediation 2031-02-05T09:00:00Z"});
    row("a section behind the headings of days is told of the day before them",
        "# Belt stop\n\nDate: 2031-02-04\n\n## Timeline (UTC)\n\n### 2031-02-04\n- 08:15 We restarted the belt\n\n"
        "### 2031-02-06\n- 10:00 We restarted the belt\n\n## Impact\n\nFrom 08:00 to 08:20 UTC parcels failed.\n",
        {"impact 2031-02-04T08:00:00Z..2031-02-04T08:20:00Z", "remediation 2031-02-04T08:15:00Z", "remediation 2031-02-06T10:00:00Z"});
    row("a heading beside that of the day goes on with it",
        "# Belt stop\n\nDate: 2031-02-04\n\n### 2031-02-05\n\nWe met.\n\n### The second belt\n\nAt 10:00 UTC we restarted the belt.\n",
        {"note 2031-02-05T00:00:00Z", "remediation 2031-02-05T10:00:00Z"});
}

void TestProseTimes::daysOfFields_data()
{
    addColumns();
    row("rows behind the fields of start and end, in words of all orders",
        "Belt stop\n\nStart of outage: 2031-02-04 22:15 UTC\nEnd of outage: 2031-02-05 01:40 UTC\n\n"
        "22:30 - We restarted the belt\n00:50 - We restarted the sorter\n",
        {"remediation 2031-02-04T22:30:00Z", "remediation 2031-02-05T00:50:00Z",
         "impact 2031-02-04T22:15:00Z..2031-02-05T01:40:00Z"});
    row("the same in Korean",
        "벨트 정지\n\n발생일시: 2031-02-04 22:15\n종료일시: 2031-02-05 01:40\n\n22:30 벨트 재시작\n00:50 분류기 재시작\n",
        {"remediation 2031-02-04T13:30:00Z", "remediation 2031-02-04T15:50:00Z",
         "impact 2031-02-04T13:15:00Z..2031-02-04T16:40:00Z"});
    row("rows that begin behind the midnight of the harm",
        "# Belt stop\n\nStarted: 2031-02-04 23:48 UTC\nEnded: 2031-02-05 00:40 UTC\n\n## Timeline\n- 00:12 We restarted the belt\n"
        "- 00:31 We restarted the sorter\n",
        {"remediation 2031-02-05T00:12:00Z", "remediation 2031-02-05T00:31:00Z",
         "impact 2031-02-04T23:48:00Z..2031-02-05T00:40:00Z"});
    row("rows of the morning before harm stay on its day",
        "# Belt stop\n\nStarted: 2031-02-04 15:48 UTC\nEnded: 2031-02-04 16:40 UTC\n\n## Timeline\n- 09:12 We restarted the belt\n"
        "- 15:31 We restarted the sorter\n",
        {"remediation 2031-02-04T09:12:00Z", "remediation 2031-02-04T15:31:00Z",
         "impact 2031-02-04T15:48:00Z..2031-02-04T16:40:00Z"});
    row("rows from the newest on, over the midnight of the harm",
        "# Belt stop\n\nStarted: 2031-02-04 23:48 UTC\n\n## Timeline\n- 00:31 We restarted the belt\n- 00:12 We restarted the sorter\n"
        "- 23:48 Parcels pile up\n",
        {"remediation 2031-02-05T00:31:00Z", "remediation 2031-02-05T00:12:00Z", "note 2031-02-04T23:48:00Z",
         "impact 2031-02-04T23:48:00Z"});
    row("several windows in one field",
        "벨트 정지\n\n장애 시간: 2031-02-04 18:20 ~ 19:05, 20:10 ~ 20:40 (KST)\n총 장애 시간: 75분\n",
        {"impact 2031-02-04T09:20:00Z..2031-02-04T10:05:00Z", "impact 2031-02-04T11:10:00Z..2031-02-04T11:40:00Z"});
    row("an end that is told to the hour", "벨트 정지\n\n일시 : 2031/02/04 14시 05분 ~ 15시\n",
        {"impact 2031-02-04T05:05:00Z..2031-02-04T06:00:00Z"});
    row("years of two digits", "벨트 정지\n\n발생시각: 31.02.04 14:05\n복구시각: 31.02.04 15:10\n",
        {"milestone 2031-02-04T06:10:00Z", "impact 2031-02-04T05:05:00Z..2031-02-04T06:10:00Z"});
}

void TestProseTimes::daysBesideOthers_data()
{
    addColumns();
    row("rows that tell the next day once more",
        "Belt stop (UTC)\n\n- 2031-02-04 23:30 We restarted the belt\n- Next day 00:15 We restarted the belt\n"
        "- Following day 03:05 We restarted the belt\n",
        {"remediation 2031-02-04T23:30:00Z", "remediation 2031-02-05T00:15:00Z", "remediation 2031-02-05T03:05:00Z"});
    row("the same in Korean",
        "벨트 정지 (KST)\n\n- 2031-02-04 23:30 벨트 재시작\n- 다음 날 00:15 벨트 재시작\n- 익일 01:40 벨트 재시작\n",
        {"remediation 2031-02-04T14:30:00Z", "remediation 2031-02-04T15:15:00Z", "remediation 2031-02-04T16:40:00Z"});
    row("the day behind the one of writing", "Belt stop\n\nPublished: 4 February 2031\n\nYesterday from 10:12 to 10:40 UTC parcels failed.\n",
        {"impact 2031-02-03T10:12:00Z..2031-02-03T10:40:00Z"});
    row("yesterday, told twice and apart from its time",
        "Belt stop\n\nPublished: 4 February 2031\n\nYesterday, parcels failed between 10:12 and 10:40 UTC. Yesterday at 10:30 UTC we "
        "restarted the belt.\n",
        {"impact 2031-02-03T10:12:00Z..2031-02-03T10:40:00Z", "remediation 2031-02-03T10:30:00Z"});
    row("last night", "Belt stop\n\nPublished: 4 February 2031\n\nLast night between 23:50 and 00:40 UTC parcels failed.\n",
        {"impact 2031-02-03T23:50:00Z..2031-02-04T00:40:00Z"});
    row("last night, behind midnight", "Belt stop\n\nPublished: 4 February 2031\n\nLast night at 2:10 am UTC we restarted the belt.\n",
        {"remediation 2031-02-04T02:10:00Z"});
    row("the next day of a passage that ran over midnight",
        "# Belt stop\n\nOn 4 February 2031 at 23:40 UTC the alert fired. By 00:05 we restarted the belt. The next day at 09:00 we "
        "restarted the sorter.\n",
        {"detection 2031-02-04T23:40:00Z", "remediation 2031-02-05T00:05:00Z", "remediation 2031-02-05T09:00:00Z"});
    row("lines of dates with blanks behind their dots",
        "벨트 정지 (KST)\n\n2031. 2. 4. 14:05 벨트 재시작\n2031. 2. 4. 14:20 원인 확인\n2031. 2. 4. 15:10 분류기 재시작\n",
        {"remediation 2031-02-04T05:05:00Z", "diagnosis 2031-02-04T05:20:00Z", "remediation 2031-02-04T06:10:00Z"});
    row("sentences that end with their half of the day",
        "Belt stop of 4 February 2031\n\nOur engineer was paged at 9:17 a.m. EST. We rerouted the belt at 9:20 a.m. We watched until noon.\n",
        {"detection 2031-02-04T14:17:00Z", "remediation 2031-02-04T14:20:00Z"});
}

void TestProseTimes::ordersOfDayAndMonth_data()
{
    addColumns();
    row("as the title's day tells", "# Belt stop on 2031-07-10\n\n## Timeline\n\n- 07-10-2031 16:24 UTC: paged the on-call\n- 07-10-2031 17:05 UTC: restarted the belt\n",
        {"detection 2031-07-10T16:24:00Z", "remediation 2031-07-10T17:05:00Z"});
    row("as a day of the text tells", "# Belt stop\n\nOn 3 July 2031 the belt was new.\n\n## Timeline\n\n- 05-07-2031 16:24 UTC: paged the on-call\n- 06-07-2031 17:05 UTC: restarted the belt\n",
        {"detection 2031-07-05T16:24:00Z", "remediation 2031-07-06T17:05:00Z"});
    row("as usual where no day is near", "# Belt stop on 2031-01-20\n\n## Timeline\n\n- 07-10-2031 16:24 UTC: paged the on-call\n- 07-10-2031 17:05 UTC: restarted the belt\n",
        {"detection 2031-10-07T16:24:00Z", "remediation 2031-10-07T17:05:00Z"});
}

void TestProseTimes::halvesOfTheDay_data()
{
    addColumns();
    row("rows that leave out their half of the day",
        "# Belt stop\n\nDate: 2031-02-04\n\n## Timeline (UTC)\n\n- 10:30 PM: The belt was restarted\n- 11:15: The belt was restarted\n"
        "- 12:15 AM: The belt was restarted\n- 12:30: The belt was restarted\n",
        {"remediation 2031-02-04T22:30:00Z", "remediation 2031-02-04T23:15:00Z", "remediation 2031-02-05T00:15:00Z",
         "remediation 2031-02-05T00:30:00Z"});
    row("rows that leave out their half of the day, over noon",
        "# Belt stop\n\nDate: 2031-02-04\n\n## Timeline (UTC)\n\n- 9:30 AM: The belt was restarted\n- 12:15: The belt was restarted\n"
        "- 1:20: The belt was restarted\n- 2:30 PM: The belt was restarted\n",
        {"remediation 2031-02-04T09:30:00Z", "remediation 2031-02-04T12:15:00Z", "remediation 2031-02-04T13:20:00Z",
         "remediation 2031-02-04T14:30:00Z"});
    row("rows that leave out their half of the day, in Korean",
        "# 벨트 정지\n\n일자: 2031-02-04\n\n## 경과 (KST)\n\n- 오후 1:30 벨트 재시작\n- 1:45 벨트 재시작\n",
        {"remediation 2031-02-04T04:30:00Z", "remediation 2031-02-04T04:45:00Z"});
    row("sentences that leave out their half of the day",
        "# Belt stop\n\nOn February 4, 2031 parcels failed from 2:20 to 4:05 PM UTC. We restarted the belt at 3:40 and rolled back at 3:55 PM UTC.\n",
        {"impact 2031-02-04T14:20:00Z..2031-02-04T16:05:00Z", "remediation 2031-02-04T15:40:00Z", "remediation 2031-02-04T15:55:00Z"});
}

void TestProseTimes::zonesOfHeadingsAndNotes_data()
{
    addColumns();
    for (const char *heading : {"Timeline (ET)", "Timeline, ET", "Timeline – ET", "Timeline (local time, ET)", "Timeline in ET"})
        row(heading, std::string("# Belt stop\n\nDate: 2031-02-04\n\n## ") + heading + "\n\n- 10:05 We restarted the belt\n",
            {"remediation 2031-02-04T15:05:00Z"});
    row("the zone of a city", "Belt stop on 2031-02-04. All times are local to New York.\n\n10:05 We restarted the belt\n10:15 We restarted the sorter\n",
        {"remediation 2031-02-04T15:05:00Z", "remediation 2031-02-04T15:15:00Z"});
    row("the zone in a note, in Korean",
        "# Belt stop\n\nDate: 2031-02-04\n\n시간 기준: KST\n\n## Timeline\n\n- 10:05 We restarted the belt\n",
        {"remediation 2031-02-04T01:05:00Z"});
}

void TestProseTimes::tellingsThatDiffer_data()
{
    addColumns();
    const auto page = [](const std::string &rows) {
        return "# Belt stop on 2031-03-04 (UTC)\n\n## Summary\n\nFrom 09:41 to 10:30 UTC parcels failed.\n\n## Timeline\n\n" + rows;
    };
    row("rows that tell another window than the summary", page("- 09:50 Errors begin\n- 10:40 Errors stop\n"),
        {"impact 2031-03-04T09:41:00Z..2031-03-04T10:30:00Z", "impact 2031-03-04T09:50:00Z..2031-03-04T10:40:00Z",
         "trigger 2031-03-04T09:50:00Z", "milestone 2031-03-04T10:40:00Z"});
    row("rows that a summary rounds", page("- 09:43 Errors begin\n- 10:28 Errors stop\n"),
        {"impact 2031-03-04T09:41:00Z..2031-03-04T10:30:00Z", "trigger 2031-03-04T09:43:00Z", "milestone 2031-03-04T10:28:00Z"});
    row("a row that tells later that all is resolved", page("- 09:41 Errors begin\n- 11:40 Resolved\n"),
        {"impact 2031-03-04T09:41:00Z..2031-03-04T10:30:00Z", "trigger 2031-03-04T09:41:00Z", "milestone 2031-03-04T11:40:00Z"});
}

void TestProseTimes::timesThatCount_data()
{
    addColumns();
    row("from a stated T0", "# Belt stop\n\nT0 = 2031-03-04 10:00 UTC\n\n## Timeline\n\n- T+0 We restarted the belt\n- T+23m paged the on-call\n- T+1h05m Resolved\n",
        {"remediation 2031-03-04T10:00:00Z", "detection 2031-03-04T10:23:00Z", "milestone 2031-03-04T11:05:00Z"});
    row("from the start that a field states",
        "# Belt stop\n\nStart: 2031-03-04 10:00 KST\n\n## Timeline\n\n- +23 min paged the on-call\n- +65 min Resolved\n",
        {"impact 2031-03-04T01:00:00Z..2031-03-04T02:05:00Z", "detection 2031-03-04T01:23:00Z", "milestone 2031-03-04T02:05:00Z"});
    row("plain lines", "Belt stop, start 2031-03-04 10:00 UTC\n\n+0:23 paged the on-call\n+0:41 restarted the belt\n+1:05 Resolved\n",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T11:05:00Z", "detection 2031-03-04T10:23:00Z", "remediation 2031-03-04T10:41:00Z",
         "milestone 2031-03-04T11:05:00Z"});
    row("a row that tells both tells the origin of the others",
        "# Belt stop on 2031-03-04 (UTC)\n\n## Timeline\n\n- T+5m (10:05) paged the on-call\n- T+41m restarted the belt\n",
        {"detection 2031-03-04T10:05:00Z", "remediation 2031-03-04T10:41:00Z"});
    row("messages below who wrote them",
        "March 4, 2031 (UTC)\n\nKim  2:05 PM\nparcels are failing in hall 2\nLee — 2:20 PM\nrestarted the belt\nKim 2:31 PM\nall good again, resolved\n",
        {"trigger 2031-03-04T14:05:00Z", "remediation 2031-03-04T14:20:00Z", "milestone 2031-03-04T14:31:00Z"});
    row("messages behind who wrote them",
        "2031년 3월 4일 화요일\n[김하늘] [오후 11:42] 결제 장애 알림 왔습니다\n[박준] [오후 11:51] 서버를 재시작했습니다\n2031년 3월 5일 수요일\n"
        "[김하늘] [오전 12:03] 결제 정상화 확인\n",
        {"detection 2031-03-04T14:42:00Z", "remediation 2031-03-04T14:51:00Z", "milestone 2031-03-04T15:03:00Z"});
    row("messages below a name, a comma and a time",
        "2031년 3월 4일 화요일\n\n김하늘, 오후 11:42\n결제 장애 알림 왔습니다\n\n박준, 오후 11:51\n서버를 재시작했습니다\n",
        {"detection 2031-03-04T14:42:00Z", "remediation 2031-03-04T14:51:00Z"});
    row("messages below a name and a whole date",
        "Kim 2031-03-04 14:05 UTC\nalerts fire in hall 2\n\nLee 2031-03-04 14:20 UTC\nrestarted the belt\n",
        {"detection 2031-03-04T14:05:00Z", "remediation 2031-03-04T14:20:00Z"});
    row("T0 in a row of its own", "Belt stop\n\nT0 = 2031-03-04 10:00 UTC\n\nT-4m  We restarted the sorter\nT0    paged the on-call\nT+41m restarted the belt\n",
        {"remediation 2031-03-04T09:56:00Z", "detection 2031-03-04T10:00:00Z", "remediation 2031-03-04T10:41:00Z"});
    row("minutes counted from the one row that states its time",
        "# Belt stop\n\n- 2031-03-04 10:00 UTC: paged the on-call\n- +23 min: restarted the belt\n- +65 min: Resolved\n",
        {"detection 2031-03-04T10:00:00Z", "remediation 2031-03-04T10:23:00Z", "milestone 2031-03-04T11:05:00Z"});
    row("whole hours behind a T0 of minutes", "# Belt stop\n\nT0 = 2031-03-04 10:20 UTC\n\n- T+2h paged the on-call\n- T+3h restarted the belt\n",
        {"detection 2031-03-04T12:20:00Z", "remediation 2031-03-04T13:20:00Z"});
    row("minutes later than the row before; behind one that counts itself, nothing tells from which",
        "# Belt stop\n\n- 2031-03-04 10:00 UTC: paged the on-call\n- 5 minutes later: restarted the belt\n- 20 minutes later: Resolved\n",
        {"detection 2031-03-04T10:00:00Z", "remediation 2031-03-04T10:05:00Z", "milestone undated"});
    row("minutes later, in Korean lines", "장애 안내\n\n2031년 3월 4일 19시 KST 당직 호출 알림 수신\n10분 후 원인 확인\n",
        {"detection 2031-03-04T10:00:00Z", "diagnosis 2031-03-04T10:10:00Z"});
    row("two columns of one time in two zones",
        "# Belt stop on 2031-03-04\n\n| Time (KST) | Time (UTC) | Event |\n|---|---|---|\n| 19:05 | 10:05 | Alert fires |\n"
        "| 19:20 | 10:20 | Restarted the belt |\n",
        {"detection 2031-03-04T10:05:00Z", "remediation 2031-03-04T10:20:00Z"});
    row("a month and a day with a dot, and the weekday behind them", "□ 주요 경과 (2031년, KST)\n ○ 3.4(화) 19:05  민원 접수\n ○ 19:20  서버 재시작\n",
        {"detection 2031-03-04T10:05:00Z", "remediation 2031-03-04T10:20:00Z"});
    row("no origin, no time", "# Belt stop on 2031-03-04 (UTC)\n\n## Timeline\n\n- T+5m paged the on-call\n- T+41m restarted the belt\n",
        {"detection undated", "remediation undated"});
    row("bullets within one line",
        "Belt stop, 4 March 2031 (UTC)\n\n* 10:12 paged the on-call about the belt * 10:40 restarted the belt * 11:00 Resolved at once\n",
        {"detection 2031-03-04T10:12:00Z", "remediation 2031-03-04T10:40:00Z", "milestone 2031-03-04T11:00:00Z"});
    row("minutes of which one digit is known",
        "# Belt stop on 2031-03-04 (UTC)\n\n## Timeline\n\n- 22:5x paged the on-call\n- 22:57 restarted the belt\n- 23:?? Resolved\n",
        {"detection 2031-03-04T22:50:00Z", "remediation 2031-03-04T22:57:00Z", "milestone 2031-03-04T23:00:00Z"});
    row("a window in two zones, its first hour bare",
        "# Late parcels\n\nBetween 8 and 9:30 PM PT on March 4, 2031 (4:00–5:30 AM UTC, March 5) parcels failed for all users.\n",
        {"impact 2031-03-05T04:00:00Z..2031-03-05T05:30:00Z"});
    row("rows over the turn of the year, newest first",
        "# Belt stop (UTC)\n\nDates: 31 December 2030 to 1 January 2031\n\n## Timeline\n\n- 1 Jan 00:20 restarted the belt\n- 31 Dec 23:50 paged the on-call\n",
        {"remediation 2031-01-01T00:20:00Z", "detection 2030-12-31T23:50:00Z"});
}

void TestProseTimes::clocksOfFourDigits_data()
{
    addColumns();
    row("in all rows", "Belt stop on 2031-03-04 (times in UTC)\n\nTimeline:\n2234 Pager goes off\n2251 We restarted the belt\n0007 Resolved\n",
        {"detection 2031-03-04T22:34:00Z", "remediation 2031-03-04T22:51:00Z", "milestone 2031-03-05T00:07:00Z"});
    row("in a column of times",
        "# Belt stop on 2031-03-04 (UTC)\n\n| Time | What |\n|---|---|\n| 2234 | Pager goes off |\n| 2251 | We restarted the belt |\n",
        {"detection 2031-03-04T22:34:00Z", "remediation 2031-03-04T22:51:00Z"});
    row("not in one row only", "# Belt stop on 2031-03-04 (UTC)\n\n## Timeline\n\n- 2234 Pager goes off\n- We restarted the belt\n- 23:10 Resolved\n",
        {"milestone 2031-03-04T23:10:00Z"});
    row("not in years", "# Belt stop on 2031-03-04 (UTC)\n\n- 2019 We founded the hall\n- 2020 We restarted the belt\n- 2021 We paged the owner\n\n"
        "## Timeline\n\n- 23:10 Resolved\n", {"milestone 2031-03-04T23:10:00Z"});
    row("not in numbers of things", "# Belt stop on 2031-03-04 (UTC)\n\n## Timeline\n\n- 23:10 Resolved\n\n## Impact\n\n- 1200 parcels failed\n"
        "- 1310 orders failed\n- 1405 users reported errors\n", {"milestone 2031-03-04T23:10:00Z"});
}

void TestProseTimes::passagesAndFields_data()
{
    addColumns();
    row("a length beside its ends",
        "# 벨트 정지\n\n- 장애 시간: 2031-02-03 18:12 ~ 19:47 (1시간 35분)\n",
        {"impact 2031-02-03T09:12:00Z..2031-02-03T10:47:00Z"});
    row("when it happened, as a range", "# 벨트 정지\n\n발생 시간: 2031년 3월 12일 18:14 ~ 19:02 (KST)\n\n- 18:20 벨트 재시작\n",
        {"remediation 2031-03-12T09:20:00Z", "impact 2031-03-12T09:14:00Z..2031-03-12T10:02:00Z"});
    row("planned work", "[점검 안내] 정기 점검\n\n- 점검 일시: 2031년 5월 23일(금) 오후 11:30 ~ 5월 24일(토) 오전 5:00 (KST)\n- 점검 대상: 이체\n",
        {"maintenance 2031-05-23T14:30:00Z..2031-05-23T20:00:00Z"});
    row("a mail: its date is when it was sent, and a field ends with its line",
        "Subject: Sorter errors\nDate: Tue, 4 Mar 2031 15:10:00 +0900\n\nHi all,\n\n"
        "Between 14:02 and 14:47 KST the sorter returned errors.\nAt 14:30 we rolled back the deploy of 14:00.\n\nKim\n",
        {"impact 2031-03-04T05:02:00Z..2031-03-04T05:47:00Z", "remediation 2031-03-04T05:30:00Z"});
    row("a passage that runs over midnight, and the next one again on that evening",
        "# Late parcels\n\nAt approximately 11:40pm ET on Tuesday, March 4th 2031 the sorter failed over unexpectedly. Our on-call "
        "engineer was paged at 11:43pm and by 12:05am we restarted the sorter. We declared the incident resolved at 12:20am.\n\n"
        "At 11:50pm we restarted the belt.\n",
        {"trigger 2031-03-05T04:40:00Z", "detection 2031-03-05T04:43:00Z", "remediation 2031-03-05T05:05:00Z",
         "milestone 2031-03-05T05:20:00Z", "remediation 2031-03-05T04:50:00Z"});
    row("a length that is told by its ends",
        "장애 시간: 2031-03-04 23:50 ~ 03-05 01:20\n23:50 물량 급증\n00:10 분류 불가 시작\n01:20 복구 완료\n",
        {"trigger 2031-03-04T14:50:00Z", "trigger 2031-03-04T15:10:00Z", "milestone 2031-03-04T16:20:00Z",
         "impact 2031-03-04T14:50:00Z..2031-03-04T16:20:00Z"});
    row("a section's name right above its text",
        "# Late parcels, 4 March 2031 (UTC)\n\nSummary\nFrom 14:02 to 14:47 the sorter began to reverse some belts.\n",
        {"impact 2031-03-04T14:02:00Z..2031-03-04T14:47:00Z"});
}

void TestProseTimes::tellsOnceThatTheDayIsMissing()
{
    const ReadingReport report = ReaderTest::read(*m_reader, "## Timeline\n\n- 14:02 - errors start\n- 14:47 - errors end\n");
    const Incident &incident = report.incidents.at(0);
    QCOMPARE(ReaderTest::times(report), ReaderTest::lines({"trigger undated", "milestone undated"}));
    QCOMPARE(incident.diagnostics.size(), std::size_t(1));
    QCOMPARE(incident.diagnostics[0].code, std::string(diagnostic_code::UnreadablePart));
    QCOMPARE(incident.diagnostics[0].argument("reason"), std::string_view("no-date"));
    for (const ReportLine &line : report.lines)
        QVERIFY(line.fate != LineFate::Undated || line.reason == "no-date");
}

QTEST_GUILESS_MAIN(TestProseTimes)
#include "tst_prosetimes.moc"
