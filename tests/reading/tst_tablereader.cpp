// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/table/columnnames.h"
#include "models/reading/table/tableplan.h"
#include "models/reading/table/tablereader.h"
#include "tests/reading/readertest.h"

#include <QTest>

using namespace chronolane;

class TestTableReader : public QObject
{
    Q_OBJECT

private slots:
    void readsColumnNames_data();
    void readsColumnNames();
    void readsRows_data();
    void readsRows();
    void describesIncidents();
    void readsKoreanTables();
    void groupsRowsById();
    void keepsIdsThatReturnApart();
    void obeysChosenColumns();
    void noticesWhatItCannotRead_data();
    void noticesWhatItCannotRead();
    void recognisesTables_data();
    void recognisesTables();
    void reportsWhatBecameOfRows();

private:
    const std::unique_ptr<RecordReader> m_reader = makeTableReader();
};

void TestTableReader::readsColumnNames_data()
{
    QTest::addColumn<QString>("header");
    QTest::addColumn<QString>("role");
    QTest::newRow("start") << "Start" << "start";
    QTest::newRow("snake case") << "started_at" << "start";
    QTest::newRow("camel case") << "startTime" << "start";
    QTest::newRow("only a time word") << "Timestamp" << "start";
    QTest::newRow("date and time") << "Date and Time" << "start";
    QTest::newRow("brackets") << "Time (local)" << "start";
    QTest::newRow("downtime") << "downtime_end" << "end";
    QTest::newRow("resolved") << "Resolved At" << "end";
    QTest::newRow("until") << "until" << "end";
    QTest::newRow("Korean start") << QStringLiteral("시작일시") << "start";
    QTest::newRow("Korean occurrence") << QStringLiteral("장애 발생 일시") << "start";
    QTest::newRow("Korean end") << QStringLiteral("종료 시각") << "end";
    QTest::newRow("Korean time") << QStringLiteral("시각") << "start";
    QTest::newRow("Korean text") << QStringLiteral("조치 내용") << "text";
    QTest::newRow("message") << "message" << "text";
    QTest::newRow("incident id") << "incident_id" << "id";
    QTest::newRow("title") << "Incident_Title" << "title";
    QTest::newRow("severity") << "Severity" << "severity";
    QTest::newRow("Korean severity") << QStringLiteral("심각도") << "severity";
    QTest::newRow("status") << "status" << "stage";
    QTest::newRow("duration") << "duration_minutes" << "duration";
    QTest::newRow("Korean duration") << QStringLiteral("지속시간") << "duration";
    QTest::newRow("short for message") << "msg" << "text";
    QTest::newRow("time zone") << "Time zone" << "zone";
    QTest::newRow("owner") << QStringLiteral("담당자") << "author";
    QTest::newRow("unknown") << "flux" << "unused";
}

void TestTableReader::readsColumnNames()
{
    QFETCH(QString, header);
    QFETCH(QString, role);
    QCOMPARE(ReaderTest::text(name(suggestRole(header.toStdString()).column.role)), role);
}

void TestTableReader::readsRows_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QStringList>("events");
    QTest::newRow("a row is a step")
        << "time,kind,text\n"
           "2031-03-04T10:00Z,alert,Queue alarm rings\n"
           "2031-03-04T10:20Z,mitigation,Workers restarted\n"
        << ReaderTest::lines({"detection 2031-03-04T10:00:00Z |Queue alarm rings| <2031-03-04T10:00Z>",
                       "remediation 2031-03-04T10:20:00Z |Workers restarted| <2031-03-04T10:20Z>"});
    QTest::newRow("a row is a window")
        << "start,end,lane,text\n"
           "2031-03-04T10:00:00Z,2031-03-04T10:30:00Z,impact,Orders rejected\n"
           "2031-03-04T10:05:00+09:00,,database,Lock wait\n"
        << ReaderTest::lines({"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z second |Orders rejected| "
                       "<2031-03-04T10:00:00Z,2031-03-04T10:30:00Z>",
                       "note 2031-03-04T01:05:00Z second |Lock wait| <2031-03-04T10:05:00+09:00>"});
    QTest::newRow("events with what their time is of")
        << "timestamp_desc,timestamp,message\n"
           "Write time,1930384800,settings.ini\nLogin time,1930384800250,ada\nWrite time,1930384800250400,cache.db\n"
        << ReaderTest::lines({"note 2031-03-04T10:00:00Z second |settings.ini (Write time)| <1930384800>",
                              "note 2031-03-04T10:00:00.25Z second |ada (Login time)| <1930384800250>",
                              "note 2031-03-04T10:00:00.2504Z second |cache.db (Write time)| <1930384800250400>"});
    QTest::newRow("log2timeline")
        << "date,time,timezone,MACB,source,sourcetype,type,user,host,short,desc,version\n"
           "03/04/2031,10:00:00,UTC,M...,FILE,NTFS,Content Modification Time,-,web-1,a.ini,/etc/a.ini changed,2\n"
           "03/04/2031,19:30:00,Asia/Seoul,..C.,FILE,NTFS,Metadata Time,ada,web-1,b.ini,/etc/b.ini moved,2\n"
           "00/00/0000,--:--:--,UTC,....,FILE,NTFS,Not a time,-,web-1,c.ini,/etc/c.ini seen,2\n"
        << ReaderTest::lines(
               {"note 2031-03-04T10:00:00Z second derived |/etc/a.ini changed (Content Modification Time)| <03/04/2031,10:00:00>",
                "note 2031-03-04T10:30:00Z second derived |/etc/b.ini moved (Metadata Time)| <03/04/2031,19:30:00>",
                "note undated |/etc/c.ini seen| <00/00/0000,--:--:--,UTC,....,FILE,NTFS,Not a time,-,web-1,c.ini,/etc/c.ini seen,2>"});
    QTest::newRow("named downtime is an impact")
        << "incident_id,downtime_start,downtime_end\n7,2031-03-04T10:00Z,2031-03-04T10:30Z\n"
        << ReaderTest::lines({"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z <2031-03-04T10:00Z,2031-03-04T10:30Z>"});
    QTest::newRow("a row is a stretch in one stage")
        << "incident_id,start_at,end_at,status\n"
           "7,2031-03-04T10:00Z,2031-03-04T10:30Z,Investigating\n"
           "7,2031-03-04T10:30Z,2031-03-04T11:00Z,Monitoring\n"
        << ReaderTest::lines({"status-update investigating 2031-03-04T10:00:00Z <2031-03-04T10:00Z>",
                       "status-update monitoring 2031-03-04T10:30:00Z <2031-03-04T10:30Z>",
                       "impact 2031-03-04T10:00:00Z..2031-03-04T11:00:00Z derived <2031-03-04T10:00Z> "
                       "<2031-03-04T11:00Z>"});
    QTest::newRow("announced work begins when it is in progress")
        << "id,start,end,status\n"
           "7,2031-03-01T10:00Z,2031-03-04T10:00Z,Scheduled\n"
           "7,2031-03-04T10:00Z,2031-03-04T12:00Z,In progress\n"
        << ReaderTest::lines({"status-update scheduled 2031-03-01T10:00:00Z <2031-03-01T10:00Z>",
                       "status-update in-progress 2031-03-04T10:00:00Z <2031-03-04T10:00Z>",
                       "maintenance 2031-03-04T10:00:00Z..2031-03-04T12:00:00Z derived <2031-03-04T10:00Z> "
                       "<2031-03-04T12:00Z>"});
    QTest::newRow("a column for each stage")
        << "incident_id,title,investigating_timestamp,identified_timestamp,resolved_timestamp\n"
           "7,Slow search,2031-03-04T10:00:00Z,,2031-03-04T11:00:00Z\n"
        << ReaderTest::lines({"status-update investigating 2031-03-04T10:00:00Z second <2031-03-04T10:00:00Z>",
                       "status-update resolved 2031-03-04T11:00:00Z second <2031-03-04T11:00:00Z>",
                       "impact 2031-03-04T10:00:00Z..2031-03-04T11:00:00Z second derived |Slow search| <2031-03-04T10:00:00Z> "
                       "<2031-03-04T11:00:00Z>"});
    QTest::newRow("a column for each step")
        << "id,title,started_at,detected_at,mitigated_at,resolved_at\n"
           "7,Slow search,2031-03-04T10:00Z,2031-03-04T10:05Z,2031-03-04T10:40Z,2031-03-04T11:00Z\n"
        << ReaderTest::lines({"detection 2031-03-04T10:05:00Z |detected_at| <2031-03-04T10:05Z>",
                       "milestone 2031-03-04T10:40:00Z |mitigated_at| <2031-03-04T10:40Z>",
                       "impact 2031-03-04T10:00:00Z..2031-03-04T11:00:00Z derived |Slow search| "
                       "<2031-03-04T10:00Z> <2031-03-04T11:00Z>"});
    QTest::newRow("start and duration")
        << "id,title,start,duration_minutes\n7,Slow search,2031-03-04T10:00Z,75\n"
        << ReaderTest::lines({"impact 2031-03-04T10:00:00Z..2031-03-04T11:15:00Z derived |Slow search| <2031-03-04T10:00Z> <75>"});
    QTest::newRow("ends with and without their day")
        << "start,end,text\n2031-03-04T10:00Z,2031-03-04T10:30Z,slow\n2031-03-04T23:40+09:00,00:10,down\n"
        << ReaderTest::lines({"note 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z |slow| <2031-03-04T10:00Z,2031-03-04T10:30Z>",
                              "note 2031-03-04T14:40:00Z..2031-03-04T15:10:00Z end-derived |down| "
                              "<2031-03-04T23:40+09:00,00:10>"});
    QTest::newRow("counts since 1970")
        << "timestamp,message\n1930000000,one\n1930000000123,two\n1930000000123456,three\n"
        << ReaderTest::lines({"note 2031-02-27T23:06:40Z second |one| <1930000000>",
                       "note 2031-02-27T23:06:40.123Z second |two| <1930000000123>",
                       "note 2031-02-27T23:06:40.123456Z second |three| <1930000000123456>"});
    QTest::newRow("spreadsheet dates")
        << "Start,End,Description\n47911.5,47911.75,Slow search\n"
        << ReaderTest::lines({"note 2031-03-04T12:00:00Z..2031-03-04T18:00:00Z second assumed |Slow search| "
                              "<47911.5,47911.75>"});
    QTest::newRow("a date column, and a later row that tells day from month")
        << "Date,Time,Event\n03/04/2031,23:50,Alarm rings\n24/04/2031,00:15,Rolled back the release\n"
        << ReaderTest::lines({"detection 2031-04-03T23:50:00Z assumed |Alarm rings| <03/04/2031,23:50>",
                              "remediation 2031-04-24T00:15:00Z assumed |Rolled back the release| "
                              "<24/04/2031,00:15>"});
    QTest::newRow("an undated row is kept")
        << "time,text\n2031-03-04T10:00Z,one\n,two\n"
        << ReaderTest::lines({"note 2031-03-04T10:00:00Z |one| <2031-03-04T10:00Z>", "note undated |two| <,two>"});
    QTest::newRow("an offset in one row only")
        << "time,text\n2031-03-04 10:00,one\n2031-03-04T10:00-03:00,two\n"
        << ReaderTest::lines({"note 2031-03-04T10:00:00Z assumed |one| <2031-03-04 10:00>",
                              "note 2031-03-04T13:00:00Z |two| <2031-03-04T10:00-03:00>"});
    QTest::newRow("stages of one incident in columns")
        << "id;title;investigating_timestamp;identified_timestamp;resolved_timestamp\n"
           "9;Login down;2031-01-02T08:00Z;2031-01-02T08:10Z;2031-01-02T09:12Z\n"
        << ReaderTest::lines({"status-update investigating 2031-01-02T08:00:00Z <2031-01-02T08:00Z>",
                              "status-update identified 2031-01-02T08:10:00Z <2031-01-02T08:10Z>",
                              "status-update resolved 2031-01-02T09:12:00Z <2031-01-02T09:12Z>",
                              "impact 2031-01-02T08:00:00Z..2031-01-02T09:12:00Z derived |Login down| <2031-01-02T08:00Z> <2031-01-02T09:12Z>"});
    QTest::newRow("a log of incidents without names")
        << "Opened,Closed,Summary,Sev\n2031-03-04T10:00Z,2031-03-04T10:30Z,Web slow,2\n"
        << ReaderTest::lines({"impact 2031-03-04T10:00:00Z..2031-03-04T10:30:00Z derived |Web slow| <2031-03-04T10:00Z> <2031-03-04T10:30Z>"});
}

void TestTableReader::readsRows()
{
    QFETCH(QString, table);
    QFETCH(QStringList, events);
    const std::string text = table.toStdString();
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    QCOMPARE(report.incidents.size(), std::size_t(1));
    QVERIFY(report.errors.empty());
    QCOMPARE(ReaderTest::tell(report.incidents.front(), text), events);
}

void TestTableReader::describesIncidents()
{
    const std::string text = "id,title,severity,status,services,company,start,end\n"
                             "INC-9,\"Search, slow\",SEV2,resolved,\"search, index\",Borealis,2031-03-04T10:00Z,"
                             "2031-03-04T11:00Z\n";
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    const Incident &incident = report.incidents.at(0);
    QCOMPARE(incident.id, std::string("INC-9"));
    QCOMPARE(*incident.title.find("en"), std::string("Search, slow"));
    QCOMPARE(incident.severity, Severity::Major);
    QCOMPARE(incident.severityText, std::string("SEV2"));
    QCOMPARE(incident.status, IncidentStatus::Resolved);
    QCOMPARE(incident.organization, std::string("Borealis"));
    QCOMPARE(incident.components, (std::vector<std::string>{"search", "index"}));
    QVERIFY(incident.declared.start == parseIso8601("2031-03-04T10:00Z")->time);
    QCOMPARE(incident.sources.front().kind, std::string("table"));
}

void TestTableReader::readsKoreanTables()
{
    const std::string text = "시각(KST);담당자;조치 내용\n2031.03.04 10:00;김하나;알람 감지\n"
                             "2031.03.04 오후 2:05;이두리;재시작 조치\n";
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    QVERIFY(incident.diagnostics.empty());
    QCOMPARE(incident.statedZone, std::string("Asia/Seoul"));
    QCOMPARE(incident.events.at(0).author, std::string("김하나"));
    QCOMPARE(ReaderTest::tell(incident, text),
             ReaderTest::lines({"detection 2031-03-04T01:00:00Z derived |알람 감지| <2031.03.04 10:00>",
                                "remediation 2031-03-04T05:05:00Z derived |재시작 조치| <2031.03.04 오후 2:05>"}));
}

void TestTableReader::groupsRowsById()
{
    const std::string text = "incident,time,text\nA,2031-03-04T10:00Z,one\nB,2031-03-04T10:00Z,two\n"
                             "A,2031-03-04T10:05Z,three\n";
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    QCOMPARE(report.incidents.size(), std::size_t(2));
    QCOMPARE(report.incidents.at(0).id, std::string("A"));
    QCOMPARE(report.incidents.at(0).events.size(), std::size_t(2));
    QCOMPARE(report.incidents.at(1).id, std::string("B"));
}

void TestTableReader::keepsIdsThatReturnApart()
{
    const std::string text = "incident,time,text\nA,2030-03-04T10:00Z,one\nA,2031-03-04T10:05Z,two\n";
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    QCOMPARE(report.incidents.size(), std::size_t(2));
    QCOMPARE(report.incidents.at(1).id, std::string("A#2"));
    QCOMPARE(ReaderTest::tellDiagnostics(report.incidents.at(1), text), ReaderTest::lines({"repeated-id id=A <A>"}));
}

void TestTableReader::obeysChosenColumns()
{
    const std::string text = "seen,opened,words\n2031-03-04T10:00Z,2031-03-04T09:00Z,one\n2031-03-04T10:01Z,2031-03-04T09:30Z,two\n";
    ReadingOptions options;
    options.columns = {{"opened", "ignore"}, {"seen", "start"}, {"#3", "text"}};
    const ReadingReport report = ReaderTest::read(*m_reader, text, options);
    QCOMPARE(ReaderTest::tell(report.incidents.at(0), text).at(0),
             QStringLiteral("note 2031-03-04T10:00:00Z |one| <2031-03-04T10:00Z>"));
}

void TestTableReader::noticesWhatItCannotRead_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QStringList>("diagnostics");
    QTest::newRow("no time in a time cell")
        << "time,text\n2031-03-04T10:00Z,one\n2031-03-04T10:01Z,two\n2031-03-04T10:02Z,three\n2031-03-04T10:03Z,four\nxyzzy,five\n"
        << ReaderTest::lines({"unreadable-part what=time: xyzzy line=6 reason=no-time <xyzzy>"});
    QTest::newRow("clock time without any date")
        << "time,text\n10:00,one thing happened\n"
        << ReaderTest::lines({"unreadable-part what=time: 10:00 line=2 reason=no-date <10:00>"});
    QTest::newRow("cells beyond the header")
        << "time,text\n2031-03-04T10:00Z,one\n2031-03-04T10:01Z,two\n2031-03-04T10:02Z,three,more\n"
        << ReaderTest::lines({"unreadable-part what=#3 line=4 reason=no-such-column <more>"});
    QTest::newRow("unknown kind")
        << "time,kind,text\n2031-03-04T10:00Z,alert,a\n2031-03-04T10:01Z,fix,b\n2031-03-04T10:02Z,note,c\n"
           "2031-03-04T10:02Z,alert,c\n2031-03-04T10:03Z,quux,d\n"
        << ReaderTest::lines({"unknown-value member=kind value=quux <quux>"});
    QTest::newRow("duration that does not fit")
        << "id,title,start,end,duration_minutes\n7,Slow,2031-03-04T10:00Z,2031-03-04T11:00Z,75\n"
        << ReaderTest::lines({"duration-mismatch stated=1:15:00 computed=1:00:00 <75>"});
    QTest::newRow("columns found by content")
        << "aa,bb\n2031-03-04T10:00Z,one thing happened\n2031-03-04T10:01Z,another thing\n"
        << ReaderTest::lines({"assumed-columns columns=start=aa, text=bb <2031-03-04T10:00Z,one thing happened>"});
    QTest::newRow("no header")
        << "2031-03-04T10:00Z,one thing happened\n2031-03-04T10:01Z,another thing\n"
        << ReaderTest::lines({"assumed-columns columns=start=#1, text=#2 <2031-03-04T10:00Z,one thing happened>"});
}

void TestTableReader::noticesWhatItCannotRead()
{
    QFETCH(QString, table);
    QFETCH(QStringList, diagnostics);
    const std::string text = table.toStdString();
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    QCOMPARE(report.incidents.size(), std::size_t(1));
    QCOMPARE(ReaderTest::tellDiagnostics(report.incidents.front(), text), diagnostics);
}

void TestTableReader::recognisesTables_data()
{
    QTest::addColumn<QString>("content");
    QTest::addColumn<int>("score");
    QTest::newRow("named columns") << "time,text\n2031-03-04T10:00Z,one\n" << 80;
    QTest::newRow("by content") << "aa,bb\n2031-03-04T10:00Z,one\n" << 55;
    QTest::newRow("no times") << "name,price\napple,3\npear,4\n" << 0;
    QTest::newRow("prose") << "At ten, the alarm rang.\nWe looked, and found nothing.\n" << 0;
    QTest::newRow("JSON") << "{\"a\": 1,\n\"b\": 2}\n" << 0;
    QTest::newRow("empty") << "" << 0;
}

void TestTableReader::recognisesTables()
{
    QFETCH(QString, content);
    QFETCH(int, score);
    QCOMPARE(ReaderTest::score(*m_reader, content.toStdString()), score);
}

void TestTableReader::reportsWhatBecameOfRows()
{
    const std::string text = "time,flux,text\n2031-03-04T10:00Z,q,one\n,,two\n,,\n";
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    const QStringList fates = ReaderTest::tellLines(report);
    QCOMPARE(fates, ReaderTest::lines({"1 context column:start:time", "1 skipped column:unused:flux",
                                       "1 context column:text:text", "2 dated ",
                                       "3 undated no-time", "4 skipped blank"}));
}

QTEST_GUILESS_MAIN(TestTableReader)
#include "tst_tablereader.moc"
