// SPDX-License-Identifier: GPL-3.0-or-later
#include "readertest.h"

#include "models/reading/postmortemreader.h"
#include "models/reading/text/readprose.h"

using namespace chronolane;

class TestPostmortemReader : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatAPersonReads_data();
    void readsWhatAPersonReads();
    void readsFacts();
    void evidenceOfHtmlIsItsBytes();
    void theHeadingOfThePageIsTheTitle_data();
    void theHeadingOfThePageIsTheTitle();
    void titleInFrontOfAPage();
    void recognisesTextsThatSayLittle_data();
    void recognisesTextsThatSayLittle();
    void templatesAreSaidToBeNone();
    void otherTextsAreNoPostmortem_data();
    void otherTextsAreNoPostmortem();
    void findsTheTitle_data();
    void findsTheTitle();
    void findsFollowUps_data();
    void findsFollowUps();
    void readsWordsOfFields_data();
    void readsWordsOfFields();
    void statesOnlyWhatSentencesState_data();
    void statesOnlyWhatSentencesState();
    void evidenceInsideAnotherTextIsMappedOut();
    void costIsBoundedForStrangeTexts_data();
    void costIsBoundedForStrangeTexts();

private:
    std::unique_ptr<RecordReader> m_reader = makePostmortemReader();
};

void TestPostmortemReader::readsWhatAPersonReads_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file : {"bullets.md", "headings.md", "korean.md", "prose.txt", "day-fields.txt", "page.html", "sentences.txt"})
        QTest::newRow(file) << QStringLiteral("postmortem/good/") + QLatin1String(file);
}

void TestPostmortemReader::readsWhatAPersonReads()
{
    QFETCH(QString, file);
    const std::string text = ReaderTest::fixture(file);
    QVERIFY(ReaderTest::score(*m_reader, text) > 0);
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    QCOMPARE(report.incidents.size(), std::size_t(1));
    QStringList told = ReaderTest::tell(report.incidents[0], text) + ReaderTest::tellDiagnostics(report.incidents[0], text);
    const QString expected = QString::fromStdString(ReaderTest::fixture(file + QStringLiteral(".expected")));
    QCOMPARE(told.join(QLatin1Char('\n')) + QLatin1Char('\n'), expected);
}

void TestPostmortemReader::readsFacts()
{
    const std::string text = ReaderTest::fixture(QStringLiteral("postmortem/good/bullets.md"));
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    QCOMPARE(incident.title.best("en")->second, std::string("Thermostat readings lost"));
    QCOMPARE(incident.severity, Severity::Major);
    QCOMPARE(incident.status, IncidentStatus::Resolved);
    QCOMPARE(incident.rootCause.best("en")->second, std::string("A parser that read past its buffer."));
    QCOMPARE(incident.statedZone, std::string("Europe/Berlin"));
    QVERIFY(!incident.id.empty());
}

void TestPostmortemReader::evidenceOfHtmlIsItsBytes()
{
    const std::string text = ReaderTest::fixture(QStringLiteral("postmortem/good/page.html"));
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    const Evidence &place = incident.events.at(0).evidence.at(0);
    QCOMPARE(text.substr(place.begin, place.end - place.begin), std::string("10:00&nbsp;&ndash;&nbsp;10:45 UTC"));
}

void TestPostmortemReader::theHeadingOfThePageIsTheTitle_data()
{
    QTest::addColumn<QString>("frame");
    QTest::newRow("nothing above it") << QString();
    QTest::newRow("a menu") << QStringLiteral("<nav><a href='/'>Home</a> <a href='/blog'>Journal</a></nav>");
    QTest::newRow("a menu that does not say so") << QStringLiteral("<div><a href='/'>Home</a> <a href='/blog'>Journal</a></div>");
    QTest::newRow("a menu of items") << QStringLiteral("<ul><li>Home</li><li>Journal</li><li>Jobs</li></ul><p>Lighthouse Journal</p>");
}

void TestPostmortemReader::theHeadingOfThePageIsTheTitle()
{
    QFETCH(QString, frame);
    const QString page = QStringLiteral("<html><body>%1<h1>Lamp out</h1><h2>Timeline</h2><ul><li>4 March 2031 10:00 UTC: "
                                        "the lamp fails</li><li>10:30 UTC: lamp replaced</li></ul></body></html>").arg(frame);
    const Incident incident = ReaderTest::read(*m_reader, page.toStdString()).incidents.at(0);
    QCOMPARE(incident.title.best("en")->second, std::string("Lamp out"));
}

void TestPostmortemReader::titleInFrontOfAPage()
{
    const std::string text = "+++\ntitle = \"Postmortem: The lamp went out\"\n+++\n\nAt 10:00 UTC on 4 March 2031 the lamp went "
                             "down. It was restored at 10:30 UTC.\n\n## Root cause\n\nA broken wire.\n";
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    QCOMPARE(incident.title.best("en")->second, std::string("The lamp went out"));
}

void TestPostmortemReader::recognisesTextsThatSayLittle_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("a timeline in words of its own")
        << "# Queue stall on 4 March 2031\n\n## Timeline\n\n- 09:12 - Workers take no jobs\n- 10:05 - Workers take jobs\n";
    QTest::newRow("one sentence with a dated window")
        << "On 26 October 2031, between 02:40 CEST and 03:25 CET, parcels could not be sent.\n";
    QTest::newRow("fields alone") << "Parcels sent twice\n\nReported: 20 May 2031 07:30 UTC\nFixed: 20 May 2031 11:15 UTC\n";
    QTest::newRow("rows in words of their own")
        << "4 March 2031\n10:02 Ana: the sorter stopped\n10:05 Ben: looking\n10:31 Ana: it works\n";
    QTest::newRow("a length from a moment on") << "The shop was down for 35 minutes starting at 14:10 UTC on 6 March 2031.\n";
    QTest::newRow("planned work") << QStringLiteral("점검 안내\n\n□ 일시: 2031.5.14(수) 23:00 ~ 익일 05:00\n□ 대상: 전체\n");
    QTest::newRow("planned work in a sentence")
        << "Scheduled maintenance: new belts\n\nOn 19 April 2031 between 01:00 and 04:00 UTC we will replace the belts.\n";
    QTest::newRow("trouble and its end in two sentences")
        << "We had an issue with the index beginning on 4 March 2031 at 07:17 UTC.\nIt was resolved at 08:47 UTC.\n";
}

void TestPostmortemReader::recognisesTextsThatSayLittle()
{
    QFETCH(QString, words);
    QVERIFY(ReaderTest::score(*m_reader, words.toStdString()) > 0);
}

void TestPostmortemReader::templatesAreSaidToBeNone()
{
    const ReadingReport report =
        ReaderTest::read(*m_reader, ReaderTest::fixture(QStringLiteral("postmortem/bad/template.md")));
    QVERIFY(report.incidents.empty());
    QCOMPARE(report.errors.size(), std::size_t(1));
    QCOMPARE(report.errors[0].code, ReadingErrorCode::NotAnIncident);
}

void TestPostmortemReader::otherTextsAreNoPostmortem_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("empty") << QString();
    QTest::newRow("recipe") << QString::fromStdString(ReaderTest::fixture(QStringLiteral("postmortem/bad/recipe.txt")));
    QTest::newRow("json") << QStringLiteral("{\"summary\": \"outage at 10:00\"}");
    QTest::newRow("a json array that begins on a line of its own")
        << QStringLiteral("[\n  {\"summary\": \"outage at 10:00\", \"then\": \"resolved at 11:00\"},\n  {\"summary\": \"failure at 12:00\"}\n]");
    QTest::newRow("a timetable") << QStringLiteral("4 March 2031\n10:00 Talk on belts\n11:00 Coffee\n11:30 Talk on parcels\n");
    QTest::newRow("times of a meeting") << QStringLiteral("Meet at 10:00 on 4 March 2031.\n");
}

void TestPostmortemReader::otherTextsAreNoPostmortem()
{
    QFETCH(QString, words);
    QCOMPARE(ReaderTest::score(*m_reader, words.toStdString()), 0);
}

void TestPostmortemReader::statesOnlyWhatSentencesState_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("events");
    const auto row = [](const char *name, const char *words, std::initializer_list<const char *> events) {
        QTest::newRow(name) << QString::fromUtf8(words) << ReaderTest::lines(events);
    };
    row("window", "On 4 March 2031 from 10:00 to 10:30 UTC logins failed.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z"});
    row("began and continued until", "The outage began at 10:00 UTC on 4 March 2031 and continued until 10:30 UTC.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z"});
    row("over two sentences",
        "Starting on 4 March 2031 at 10:00 UTC, users experienced errors. The errors continued until 10:30 UTC.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z"});
    row("an end for most, an end for the rest",
        "Starting at 10:00 UTC on 4 March 2031 we saw connectivity issues in the north hall. By 10:20 UTC reads had "
        "returned to normal, but some writers continued to see delays until 10:45 UTC.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:45:00Z", "milestone 2031-03-04T10:20:00Z"});
    row("recovery that begins",
        "Beginning at 10:00 UTC on 4 March 2031, gates and lifts lost power. At 10:30 UTC, some gates and lifts began to "
        "see recovery and by 10:50 UTC, all of them had fully recovered.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:50:00Z", "milestone 2031-03-04T10:30:00Z",
         "milestone 2031-03-04T10:50:00Z"});
    row("what happened at the end of watching",
        "On 4 March 2031 the on-call was paged at 10:00 UTC. We kept watching until noon, when we closed the incident.",
        {"detection 2031-03-04T10:00:00Z", "milestone 2031-03-04T12:00:00Z"});
    row("what a row ends is what a field began", "# Belt stop\n\nStart: 2031-03-04 10:00 UTC\n\n- 10:20 paged the on-call\n- 11:05 Resolved\n",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T11:05:00Z", "detection 2031-03-04T10:20:00Z", "milestone 2031-03-04T11:05:00Z"});
    row("a row of nothing but recovery ends what a row began",
        "장애 경과 (KST)\n\n2031-03-04 19:00 오류 발생\n2031-03-04 19:20 일부 복구\n2031-03-04 20:05 서비스 복구\n",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T11:05:00Z", "trigger 2031-03-04T10:00:00Z", "milestone 2031-03-04T10:20:00Z",
         "milestone 2031-03-04T11:05:00Z"});
    row("what was restored was not all of it",
        "# Belt stop\n\n- 2031-03-04 10:00 UTC Errors begin\n- 10:20 Configuration restored\n- 11:05 Service restored\n",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T11:05:00Z", "trigger 2031-03-04T10:00:00Z", "remediation 2031-03-04T10:20:00Z",
         "milestone 2031-03-04T11:05:00Z"});
    row("a row over a span in which something failed is harm", "# Belt stop\n\n- 2031-03-04 10:00-10:30 UTC: payments failed\n- 10:05 Alert\n",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z", "detection 2031-03-04T10:05:00Z"});
    row("a deploy before success drops", "# Belt stop\n\n- 2031-03-04 10:00 UTC deploy starts\n- 10:05 success drops to 40%\n- 10:20 deploy rolled back\n",
        {"trigger 2031-03-04T10:00:00Z", "trigger 2031-03-04T10:05:00Z", "remediation 2031-03-04T10:20:00Z"});
    row("two clauses", "On 4 March 2031 a fix was deployed at 10:20 UTC, and all errors were resolved at 10:30 UTC.",
        {"remediation 2031-03-04T10:20:00Z", "milestone 2031-03-04T10:30:00Z"});
    row("planned", "Scheduled maintenance takes place on 4 March 2031 from 10:00 to 12:00 UTC.",
        {"maintenance 2031-03-04T10:00:00Z..2031-03-04T12:00:00Z"});
    row("the future is no event", "On 4 March 2031 we will post the next update at 18:00 UTC.", {});
    row("seconds after has no time", "Seconds after disabling the probe, all systems recovered.", {});
    row("a numbered end joins what came back",
        "On 4 March 2031 the first window of errors ran from 10:00 to 10:30 UTC. At 12:10 UTC the next batch brought the "
        "same errors back. The second window lasted until 12:40 UTC.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z", "impact 2031-03-04T12:10:00Z..2031-03-04T12:40:00Z",
         "trigger 2031-03-04T12:10:00Z"});
    row("what came back is no window without a numbered end",
        "On 4 March 2031 the first window of errors ran from 10:00 to 10:30 UTC. At 12:10 UTC the next batch brought the "
        "same errors back. Service was restored at 12:40 UTC.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z", "trigger 2031-03-04T12:10:00Z", "milestone 2031-03-04T12:40:00Z"});
    row("the end of another window",
        "On 4 March 2031 the first window of errors began at 10:00 UTC. The second window lasted until 12:40 UTC.",
        {"impact 2031-03-04T10:00:00Z"});
    row("began and ended, in Korean",
        "2031년 3월 4일 10:00 UTC 부터 10:30 까지 로그인 오류가 났다. 12:10 에 두 번째 구간이 시작됐고, 12:40 에 끝났다.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z", "impact 2031-03-04T12:10:00Z..2031-03-04T12:40:00Z"});
    row("work within a window, in Korean",
        "2031년 3월 4일 10:00 UTC 부터 10:30 까지 로그인 오류가 났다. 두 번째 구간에서 12:10 에 작업이 시작됐고, 12:40 에 끝났다.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z",
         "remediation 2031-03-04T12:10:00Z", "note 2031-03-04T12:40:00Z"});
    row("later steps of one row",
        "# Shelves\n\n## Timeline (4 March 2031, UTC)\n\n- 10:05 - The shelf service crashed, and at 10:12 we restarted it. "
        "At 10:30 all readers reported that shelves work again. We will look again at 11:00.\n- 10:50 - Kim closed the gate",
        {"trigger 2031-03-04T10:05:00Z", "remediation 2031-03-04T10:12:00Z", "detection 2031-03-04T10:30:00Z",
         "note 2031-03-04T10:50:00Z"});
    row("later steps of one row, in Korean",
        "# 서가 장애\n\n## 타임라인 (2031년 3월 4일, KST)\n\n- 19:05 지하 기계실에 화재가 발생하여 20시 10분에 진화됐다.",
        {"trigger 2031-03-04T10:05:00Z", "remediation 2031-03-04T11:10:00Z"});
    row("what was done by a time, in a row",
        "# Shelves\n\n## Timeline (4 March 2031, UTC)\n\n- 10:05 - The shelf service crashed, and by 10:12 we had restarted "
        "all of it.\n- 10:50 - Kim closed the gate",
        {"trigger 2031-03-04T10:05:00Z", "remediation 2031-03-04T10:12:00Z", "note 2031-03-04T10:50:00Z"});
    row("fields in a table of two columns",
        "# Late parcels\n\n| Field | Value |\n|---|---|\n| Severity | SEV-2 |\n| Start | 2031-03-04 22:40 UTC |\n"
        "| End | 2031-03-05 01:15 UTC |\n\n## Timeline\n\n| Time | What |\n|---|---|\n| 22:45 | Kim called the hall |\n",
        {"note 2031-03-04T22:45:00Z",
         "impact 2031-03-04T22:40:00Z..2031-03-05T01:15:00Z"});
    row("rows of a timeline that begin with a stage",
        "# Late parcels\n\n## Timeline (4 March 2031, UTC)\n\n| What | Time |\n|---|---|\n| Detected | 10:05 |\n"
        "| Resolved | 11:00 |\n",
        {"detection 2031-03-04T10:05:00Z", "milestone 2031-03-04T11:00:00Z"});
    row("a window below each heading",
        "# Power cut\n\n## Time of the issue (UTC)\n\n**Impact on parcels:**\n- Start: 4 March 2031 17:09\n"
        "- End: 5 March 2031 2:33\n- Duration: 9 hours, 24 minutes\n\n**Impact on letters:**\n- Start: 4 March 2031 16:39\n"
        "- End: 5 March 2031 01:10\n- Duration: 8 hours 31 minutes\n",
        {"impact 2031-03-04T17:09:00Z..2031-03-05T02:33:00Z", "impact 2031-03-04T16:39:00Z..2031-03-05T01:10:00Z"});
    row("overheated from then on", "Beginning at 10:00 UTC on 4 March 2031 a few racks went off due to overheating. At 10:30 UTC "
        "power was restored.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z", "milestone 2031-03-04T10:30:00Z"});
    row("universal standard time beside the time of the place",
        "The outage began at 00:00 UST on 4 March 2031. The outage continued until 2:15 AM PST on 5 March 2031.",
        {"impact 2031-03-04T00:00:00Z..2031-03-05T10:15:00Z"});
    row("nothing but a day", "# The north gate stood\n\n**Date of incident**: 4th March, 2031\n\n**Impact**: Nobody could enter\n",
        {"impact 2031-03-04T00:00:00Z"});
    row("a timeline begins where the incident did, not where a field says that it ended",
        "# Late parcels\n\n**Start:** 4 March 2031 22:40 UTC\n**End:** 5 March 2031 01:15 UTC\n\n## Timeline\n\n"
        "- 22:31 - A sorter was deployed with a wrong limit\n- 00:20 - We rolled back the sorter\n",
        {"trigger 2031-03-04T22:31:00Z", "remediation 2031-03-05T00:20:00Z",
         "impact 2031-03-04T22:40:00Z..2031-03-05T01:15:00Z"});
    row("a timeline that begins on the evening before the harm",
        "# Late parcels\n\n**Start:** 5 March 2031 00:10 UTC\n**End:** 5 March 2031 01:15 UTC\n\n## Timeline\n\n"
        "- 23:50 - A sorter was deployed with a wrong limit\n- 00:10 - Kim called the hall\n- 00:40 - We rolled back the sorter\n",
        {"trigger 2031-03-04T23:50:00Z", "note 2031-03-05T00:10:00Z",
         "remediation 2031-03-05T00:40:00Z", "impact 2031-03-05T00:10:00Z..2031-03-05T01:15:00Z"});
    row("a timeline that begins on the evening after the harm did",
        "# Late parcels\n\n**Start:** 4 March 2031 09:10 UTC\n**End:** 5 March 2031 01:15 UTC\n\n## Timeline\n\n"
        "- 23:50 - Kim called the hall\n- 00:40 - We rolled back the sorter\n",
        {"note 2031-03-04T23:50:00Z", "remediation 2031-03-05T00:40:00Z",
         "impact 2031-03-04T09:10:00Z..2031-03-05T01:15:00Z"});
    row("the day of the title, not the one on which it was published",
        "# Late parcels on 4 March 2031\n\nPublished by Kim on 20 March 2031\n\n## Timeline (UTC)\n\n"
        "- 22:31 - A sorter was deployed with a wrong limit\n- 00:20 - We rolled back the sorter\n",
        {"remediation 2031-03-04T22:31:00Z", "remediation 2031-03-05T00:20:00Z"});
    row("the day of the harm, not one on which something was done later",
        "# Late parcels\n\n## Summary\n\nOn 4 March 2031 from 22:40 to 23:50 UTC parcels were delayed. On 9 March 2031 we "
        "finished the new sorter.\n\n## Timeline\n\n- 22:45 - Kim called the hall\n",
        {"impact 2031-03-04T22:40:00Z..2031-03-04T23:50:00Z", "note 2031-03-04T22:45:00Z"});
    row("the day that the heading of a timeline names",
        "# Late parcels on 4 March 2031\n\n## Timeline of 6 March (UTC)\n\n- 08:31 - Kim called the hall\n",
        {"note 2031-03-06T08:31:00Z"});
    row("a day that an end in a field names, in Korean",
        "# 소포 지연\n\n- 장애 시작: 2031-03-04 22:40 UTC\n- 장애 종료: 2031-03-05 01:15 UTC\n\n## 타임라인\n\n- 23:31 김씨 연락\n",
        {"note 2031-03-04T23:31:00Z",
         "impact 2031-03-04T22:40:00Z..2031-03-05T01:15:00Z"});
    row("a status code is harm",
        "On 4 March 2031, from 10:00 until about 10:30 UTC, reads of the shelf returned 503.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z"});
    row("slow answers are harm", "On 4 March 2031, from 10:00 UTC to 10:30 UTC, searches took up to a minute.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z"});
    row("what could not be done, in Korean", "2031년 3월 4일 오후 7시부터 오후 7시 30분경까지 예약이 되지 않거나 늦어졌습니다.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z"});
    row("a length behind what could not be done",
        "On 4 March 2031 parcels could not be weighed for 42 minutes starting at 10:00 UTC because a licence had expired.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:42:00Z"});
    row("a length for each of several is none of the whole",
        "Starting at 10:00 UTC on 4 March 2031, halls went offline in turn, lasting 12 minutes per hall.",
        {"impact 2031-03-04T10:00:00Z"});
    row("an end that is told ends later than a length",
        "Starting at 10:00 UTC on 4 March 2031 the halls were slow. Starting at 10:10 UTC the north hall was offline for 10 "
        "minutes. All was restored at 11:00 UTC.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T11:00:00Z", "milestone 2031-03-04T11:00:00Z"});
    row("windows in a list",
        "# Belts stood still\n\nBelts stopped working during two periods:\n\n1. 4 March 2031, 18:20–18:55 UTC\n"
        "2. 4 March 2031, 23:40 UTC – 5 March 2031, 00:25 UTC\n\n## Timeline (UTC)\n\n- 5 March, 00:20 - We swapped the motor\n",
        {"impact 2031-03-04T18:20:00Z..2031-03-04T18:55:00Z", "impact 2031-03-04T23:40:00Z..2031-03-05T00:25:00Z",
         "note 2031-03-05T00:20:00Z"});
    row("spans in a list that tells of no harm",
        "# Belts\n\nKim was on call during two periods:\n\n1. 4 March 2031, 18:20–18:55 UTC\n\n## What happened\n\nOn 4 March 2031 at 19:00 UTC the belts failed.\n",
        {"trigger 2031-03-04T19:00:00Z"});
    row("rows that say that the errors stopped",
        "# Belts\n\n## Timeline (4 March 2031, UTC)\n\n- 10:00 Errors begin\n- 10:30 Errors stop\n",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z", "trigger 2031-03-04T10:00:00Z", "milestone 2031-03-04T10:30:00Z"});
    row("steps of which no word tells the kind",
        "On 4 March 2031 the belts failed from 10:00 to 10:30 UTC. The clerk walked to the hall at 10:10 UTC. Kim told the clerks "
        "\"we know of late parcels since 10:05\" at 10:12 UTC. Between 10:40 and 10:50 UTC we wrote a new list.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z", "note 2031-03-04T10:10:00Z", "note 2031-03-04T10:12:00Z",
         "note 2031-03-04T10:40:00Z..2031-03-04T10:50:00Z"});
    row("steps of which no word tells the kind, in Korean",
        "2031년 3월 4일 19:00 KST 부터 19:30 까지 분류 오류가 났다. 19:10 에 김씨가 기계실로 갔다. 매일 19:20 에 문이 열린다.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z", "note 2031-03-04T10:10:00Z"});
    row("rules, guesses and words about the text are no steps",
        "On 4 March 2031 the belts failed from 10:00 to 10:30 UTC. The belt is cleaned every day at 11:00 UTC. A guard would have "
        "seen it at 10:10 UTC. Posted by Kim at 12:00 UTC. All parcels were confirmed or paid back by noon.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z"});
    row("what is told once more",
        "On 4 March 2031 the belts failed from 10:00 to 10:30 UTC. We posted on the status page at 10:05 UTC and again at 10:31 UTC.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z", "status-update 2031-03-04T10:05:00Z",
         "status-update 2031-03-04T10:31:00Z"});
    row("a note beside a row of the same time",
        "# Belts\n\nOn 4 March 2031 the clerk walked to the hall at 10:10 UTC.\n\n## Timeline (UTC)\n\n- 10:10 - Clerk in the hall\n",
        {"note 2031-03-04T10:10:00Z"});
    row("the time of a change is not when it was taken back",
        "On 4 March 2031 a configuration push from 10:00 UTC was reverted in all halls.", {"trigger 2031-03-04T10:00:00Z"});
    row("what did not help, without a time",
        "# Belts\n\n## Timeline\n\n- 4 March 2031 10:00 UTC - The belts failed\n\n## What we did\n\n"
        "The first attempt, oiling the belts by hand, did not help.\n",
        {"trigger 2031-03-04T10:00:00Z", "remediation undated"});
    row("a time that only another event would tell",
        "On 4 March 2031 the belts failed from 10:00 to 10:30 UTC. Two minutes after the call of the clerk, we reached the hall.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z", "note undated"});
    row("a time that counts from the harm",
        "On 4 March 2031 the belts failed from 10:00 to 10:30 UTC. "
        "Half an hour into the outage, the clerk walked to the hall.",
        {"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z", "note undated"});
    row("planned work, in fields", "Maintenance notice\n\nStart: 2031-04-19 01:00 UTC\nEnd: 2031-04-19 04:00 UTC\n",
        {"maintenance 2031-04-19T01:00:00Z..2031-04-19T04:00:00Z"});
    row("planned work, in a date", "[점검 안내]\n\n일시: 2031년 5월 14일 23:00 ~ 익일 05:00 (KST)\n",
        {"maintenance 2031-05-14T14:00:00Z..2031-05-14T20:00:00Z"});
    row("planned work, its day in a sentence",
        "Scheduled maintenance\n\nWe will oil the belts on Saturday, April 19, 2031.\n\nMaintenance window: 01:00 - 04:00 UTC\n",
        {"maintenance 2031-04-19T01:00:00Z..2031-04-19T04:00:00Z"});
    row("planned work, in a sentence",
        "Scheduled maintenance: new belts\n\nOn 19 April 2031 between 01:00 and 04:00 UTC we will replace the belts of the north "
        "hall. Expect two interruptions.\n",
        {"maintenance 2031-04-19T01:00:00Z..2031-04-19T04:00:00Z"});
    row("harm that planned work did", "Outage after planned maintenance\n\nStart: 2031-04-19 01:00 UTC\nEnd: 2031-04-19 04:00 UTC\n",
        {"impact 2031-04-19T01:00:00Z..2031-04-19T04:00:00Z"});
    row("a date that is when the report was written",
        "날짜: 2031년 4월 7일 (월) 오후 6:12\n제목: 벨트 장애\n\n장애 시간: 4/7(월) 13:25 ~ 14:50 (KST)\n",
        {"impact 2031-04-07T04:25:00Z..2031-04-07T05:50:00Z"});
    row("one field and a sentence below it", "Belt failure\n\nResolved: 2031-03-05 15:10 UTC\n\nAt 14:20 UTC we restarted the belts.\n",
        {"milestone 2031-03-05T15:10:00Z", "remediation 2031-03-05T14:20:00Z"});
    row("what a field and a row tell alike",
        "Belt outage\n\nStart: 2031-07-08 10:15 UTC\nEnd: 2031-07-08 12:40 UTC\n\n10:20 - Guard called\n12:40 - Belts restored\n",
        {"note 2031-07-08T10:20:00Z", "milestone 2031-07-08T12:40:00Z", "impact 2031-07-08T10:15:00Z..2031-07-08T12:40:00Z"});
    row("labels in two languages",
        "벨트 보고\n\n발생 / Start: 2031-02-11 13:40 KST\n복구 / End: 2031-02-11 15:25 KST\n\n- 14:00 롤백\n",
        {"remediation 2031-02-11T05:00:00Z", "impact 2031-02-11T04:40:00Z..2031-02-11T06:25:00Z"});
    row("a row that is named as a section is", "Outage of 4 March 2031 (UTC)\n\n- 10:12 Alert\n- 10:40 Rolled back\n",
        {"detection 2031-03-04T10:12:00Z", "remediation 2031-03-04T10:40:00Z"});
    row("one dated line below fields",
        "Belt incident\n\nStart: 2031-03-05 14:05 UTC\nEnd: 2031-03-05 15:10 UTC\n\n2031-03-13 10:00 UTC Review of the belts\n",
        {"note 2031-03-13T10:00:00Z", "impact 2031-03-05T14:05:00Z..2031-03-05T15:10:00Z"});
    row("several incidents of one log",
        "# Log\n\n## INC-31: Belts slow\n- Started: 2031-05-19 10:02 UTC\n- Ended: 2031-05-19 11:17 UTC\n- Severity: minor\n\n"
        "## INC-32: Lift stuck\n- Started: 2031-05-21 10:48 UTC\n- Ended: 2031-05-21 11:31 UTC\n- Severity: major\n",
        {"impact 2031-05-19T10:02:00Z..2031-05-19T11:17:00Z", "impact 2031-05-21T10:48:00Z..2031-05-21T11:31:00Z"});
    row("an end in two fields, which the window tells",
        "Outage report\nStart date: 5 March 2031\nStart time: 14:10 UTC\nEnd date: 6 March 2031\nEnd time: 01:25 UTC\n",
        {"impact 2031-03-05T14:10:00Z..2031-03-06T01:25:00Z"});
    row("an end that no window tells", "# Belt outage\n\nEnd: 2031-03-05 15:10 UTC\n\n- 2031-03-05 14:20 UTC paged the on-call\n",
        {"milestone 2031-03-05T15:10:00Z", "detection 2031-03-05T14:20:00Z"});
    row("fields and a sentence that differ",
        "# Belt outage\n\n**Started:** 2031-03-05 14:20 UTC\n**Ended:** 2031-03-05 16:05 UTC\n\n## Summary\n\n"
        "Between 14:30 and 16:05 UTC parcels failed.\n",
        {"impact 2031-03-05T14:30:00Z..2031-03-05T16:05:00Z", "impact 2031-03-05T14:20:00Z..2031-03-05T16:05:00Z"});
    row("a length from a moment on", "The shop was down for 35 minutes starting at 14:10 UTC on 6 March 2031.",
        {"impact 2031-03-06T14:10:00Z..2031-03-06T14:45:00Z"});
    row("harm without a day", "The site was down from 10:00 to 10:30.", {"impact undated"});
}

void TestPostmortemReader::findsTheTitle_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("title");
    const QString rows = QStringLiteral("\n\n- 4 March 2031 10:00 UTC: the lamp fails\n- 10:30 UTC: lamp replaced\n");
    QTest::newRow("behind what the document is") << QStringLiteral("Postmortem: lamp out at the pier") + rows
                                                 << QStringLiteral("lamp out at the pier");
    QTest::newRow("behind what it is and its number") << QStringLiteral("Incident report 2031-41: lamp out") + rows
                                                      << QStringLiteral("lamp out");
    QTest::newRow("without days in brackets") << QStringLiteral("# Lamp out (2031-03-04 ~ 03-05)") + rows << QStringLiteral("Lamp out");
    QTest::newRow("with other brackets") << QStringLiteral("# Lamp out (north pier)") + rows << QStringLiteral("Lamp out (north pier)");
    QTest::newRow("not the name of a section")
        << QStringLiteral("Lamp out\n\nHow it unfolded") + rows << QStringLiteral("Lamp out");
    QTest::newRow("nothing but the name of the document") << QStringLiteral("Outage report (UTC)") + rows << QStringLiteral("Outage report");
    QTest::newRow("the name of the document and its day") << QStringLiteral("# Outage report 03/04/2031") + rows << QStringLiteral("Outage report");
    QTest::newRow("nothing but a name in brackets")
        << QStringLiteral("[점검 안내]\n\n일시: 2031년 5월 14일 23:00 ~ 익일 05:00 (KST)\n") << QStringLiteral("점검 안내");
    QTest::newRow("behind who wrote it") << QStringLiteral("Pier Lights: lamp out") + rows << QStringLiteral("Pier Lights: lamp out");
    QTest::newRow("in Korean, behind its label") << QStringLiteral("## 개요\n\n- 장애명: Lamp out") + rows << QStringLiteral("Lamp out");
    QTest::newRow("not a field") << QStringLiteral("Severity: low") + rows << QString();
    QTest::newRow("nor one with a zone") << QStringLiteral("Timeline (UTC)") + rows << QString();
}

void TestPostmortemReader::findsTheTitle()
{
    QFETCH(QString, words);
    QFETCH(QString, title);
    const Incident incident = ReaderTest::read(*m_reader, words.toStdString()).incidents.at(0);
    const auto *best = incident.title.best("en");
    QCOMPARE(best == nullptr ? QString() : QString::fromStdString(best->second), title);
}

void TestPostmortemReader::findsFollowUps_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("actions");
    const auto row = [](const char *name, const char *words, std::initializer_list<const char *> actions) {
        const QString story = QStringLiteral("# Lamp out\n\nOn 4 March 2031 from 10:00 to 10:30 UTC the lamp was down.\n\n");
        QTest::newRow(name) << story + QString::fromUtf8(words) << ReaderTest::lines(actions);
    };
    row("below words that announce them", "What we will do:\n\n- Buy a lamp.\n- Check it weekly.\n", {"Buy a lamp.", "Check it weekly."});
    row("below a sentence that announces them",
        "To prevent this from happening again, we are going to:\n\n- buy a lamp\n\nAt 10:20 UTC we restarted the generator.\n",
        {"buy a lamp"});
    row("below a bare name", "To do\n- Buy a lamp (Kim, by 30 March)\n- Check it weekly\n",
        {"Buy a lamp (Kim, by 30 March)", "Check it weekly"});
    row("below a label", "Preventive measures:\n- Buy a lamp.\n- Check it weekly.\n", {"Buy a lamp.", "Check it weekly."});
    row("behind a label", "Next steps: a spare lamp for the pier.\n", {"a spare lamp for the pier."});
    row("numbered in one line", "Looking ahead, we plan to: 1. Buy a lamp. 2. Check it weekly. 3. Train Kim.\n",
        {"Buy a lamp.", "Check it weekly.", "Train Kim."});
    row("a table with numbers and days",
        "## Action items\n\n| # | Action | Owner | Due | State |\n|---|---|---|---|---|\n| 1 | Buy a lamp | Kim | 29 March 2031 | Done |\n"
        "| 2 | Check it | Lee | 5 April 2031 | Open |\n", {"Buy a lamp", "Check it"});
    row("plain lines with days", "## Action items\n\nReview the lamp (Kim, done)\nReplace the fuse (Lee, Mar 29)\n",
        {"Review the lamp (Kim, done)", "Replace the fuse (Lee, Mar 29)"});
    row("until a day, in Korean", "## 할 일\n\n- [김하늘] 램프 교체 적용 (~2031-03-29)\n- 점검 정례화\n",
        {"[김하늘] 램프 교체 적용 (~2031-03-29)", "점검 정례화"});
    row("plans behind the story", "Next, we will test the lamp weekly. We are updating the manual of the lamp.\n",
        {"Next, we will test the lamp weekly.", "We are updating the manual of the lamp."});
    row("news are no plans", "We will post an update soon. We will update this page. We are investigating the lamp.\n", {});
    row("items behind the rows, one of which tells how it is now",
        "- 10:00 - The lamp fails.\n- 10:30 - The lamp shines.\n- The lamp now has a spare.\n- Checking the fuse weekly.\n",
        {"The lamp now has a spare.", "Checking the fuse weekly."});
}

void TestPostmortemReader::findsFollowUps()
{
    QFETCH(QString, words);
    QFETCH(QStringList, actions);
    QStringList told;
    const ReadingReport report = ReaderTest::read(*m_reader, words.toStdString());
    for (const Event &event : report.incidents.at(0).events) {
        if (event.kind == EventKind::FollowUp)
            told << QString::fromStdString(event.text.best("en")->second);
        QVERIFY(!event.start || *event.start < parseIso8601("2031-03-05T00:00:00Z")->time);
    }
    QCOMPARE(told, actions);
}

void TestPostmortemReader::readsWordsOfFields_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<IncidentStatus>("status");
    QTest::addColumn<Severity>("severity");
    QTest::newRow("over, in Korean") << QStringLiteral("상태: 종료") << IncidentStatus::Resolved << Severity::Unknown;
    QTest::newRow("a report that is complete") << QStringLiteral("Status: Complete") << IncidentStatus::Unknown << Severity::Unknown;
    QTest::newRow("in a table") << QStringLiteral("| Field | Value |\n|---|---|\n| Status | Closed |") << IncidentStatus::Resolved << Severity::Unknown;
    QTest::newRow("in two languages") << QStringLiteral("등급 / Severity: P1") << IncidentStatus::Unknown << Severity::Critical;
    QTest::newRow("classified by severity") << QStringLiteral("Classification: Medium") << IncidentStatus::Unknown << Severity::Minor;
    QTest::newRow("classified by who may read it")
        << QStringLiteral("Classification: Internal") << IncidentStatus::Unknown << Severity::Unknown;
}

void TestPostmortemReader::readsWordsOfFields()
{
    QFETCH(QString, field);
    QFETCH(IncidentStatus, status);
    QFETCH(Severity, severity);
    const QString words = QStringLiteral("# Lamp out\n\n%1\n\n## Timeline\n\n- 4 March 2031 10:00 UTC: the lamp fails\n").arg(field);
    const Incident incident = ReaderTest::read(*m_reader, words.toStdString()).incidents.at(0);
    QCOMPARE(incident.status, status);
    QCOMPARE(incident.severity, severity);
}

void TestPostmortemReader::statesOnlyWhatSentencesState()
{
    QFETCH(QString, words);
    QFETCH(QStringList, events);
    const ReadingReport report = ReaderTest::read(*m_reader, words.toStdString());
    QCOMPARE(ReaderTest::times(report), events);
}

void TestPostmortemReader::evidenceInsideAnotherTextIsMappedOut()
{
    static const IanaZoneRules zones;
    ReadingContext context;
    context.zones = &zones;
    const std::string body = "On 4 March 2031 from 10:00 to 10:30 UTC logins failed.";
    ProseRequest request;
    request.text = body;
    request.role = ProseRole::StatusUpdate;
    ProsePlace &place = request.places.emplace_back();
    place.pointer = "/updates/0/body";
    place.hasPointer = true;
    const ProseReading reading = readProse(request, {}, context);
    QCOMPARE(reading.facts.events.size(), std::size_t(1));
    const Evidence &evidence = reading.facts.events[0].evidence.at(0);
    QVERIFY(evidence.hasPointer);
    QCOMPARE(evidence.pointer, std::string("/updates/0/body"));
    QCOMPARE(body.substr(evidence.begin, evidence.end - evidence.begin), std::string("10:00 to 10:30 UTC"));
}

void TestPostmortemReader::costIsBoundedForStrangeTexts_data()
{
    QTest::addColumn<QString>("words");
    const auto many = [](const char *words) { return QString::fromUtf8(words).repeated(20'000); };
    QTest::newRow("open brackets") << many("[(");
    QTest::newRow("emphasis") << many("**a ");
    QTest::newRow("pipes") << many("| --- ");
    QTest::newRow("quotes") << many("> ");
    QTest::newRow("tags") << many("<div><");
    QTest::newRow("indentation") << many(" - a\n");
    QTest::newRow("headings on one line") << many("## Impact x ");
    QTest::newRow("fences") << many("```\n");
}

void TestPostmortemReader::costIsBoundedForStrangeTexts()
{
    QFETCH(QString, words);
    const ReadingReport report = ReaderTest::read(*m_reader, words.toStdString());
    for (const Incident &incident : report.incidents)
        for (const Event &event : incident.events)
            QVERIFY(!event.isDated());
}

QTEST_GUILESS_MAIN(TestPostmortemReader)
#include "tst_postmortemreader.moc"
