// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/calendar/calendarreader.h"
#include "tests/reading/readertest.h"

#include <QTest>

using namespace chronolane;

class TestCalendarReader : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheLatestVersionOfANotice();
    void readsZonesDaysAndDurations();
    void obeysTheZoneHint();
    void saysWhatIsBroken();
    void recognisesCalendars();

private:
    const std::unique_ptr<RecordReader> m_reader = makeCalendarReader();
};

void TestCalendarReader::keepsTheLatestVersionOfANotice()
{
    const std::string text = ReaderTest::fixture(QStringLiteral("calendar/good/notice-moved-then-cancelled.ics"));
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    QCOMPARE(report.incidents.size(), std::size_t(1));
    QVERIFY(report.errors.empty());
    const Incident &incident = report.incidents.front();
    QCOMPARE(incident.id, std::string("WO-77"));
    QCOMPARE(incident.organization, std::string("borealis.example"));
    QCOMPARE(*incident.title.find("en"), std::string("Fibre work, second date"));
    QCOMPARE(incident.status, IncidentStatus::Cancelled);
    QCOMPARE(incident.severity, Severity::Critical);
    QCOMPARE(incident.severityText, std::string("OUTAGE"));
    QCOMPARE(incident.components, std::vector<std::string>{"circuit-9"});
    QCOMPARE(ReaderTest::tell(incident, text),
             ReaderTest::lines(
                 {"status-update scheduled 2031-03-01T00:10:00Z second |Fibre work| "
                  "<DTSTAMP;VALUE=DATE-TIME:20310301T001000Z>",
                  "status-update update 2031-03-02T00:10:00Z second |Fibre work, second date| "
                  "<DTSTAMP;VALUE=DATE-TIME:20310302T001000Z>",
                  "maintenance 2031-03-06T08:00:00Z..2031-03-06T10:00:00Z second |Fibre work, second date| "
                  "<DTSTART;VALUE=DATE-TIME:20310306T080000Z> <DTEND;VALUE=DATE-TIME:20310306T100000Z>"}));
    QVERIFY(ReaderTest::tellLines(report).contains(QStringLiteral("6 skipped superseded")));
}

void TestCalendarReader::readsZonesDaysAndDurations()
{
    const std::string text = ReaderTest::fixture(QStringLiteral("calendar/good/zones.ics"));
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    QStringList events;
    for (const Incident &incident : report.incidents)
        events << ReaderTest::tell(incident, text);
    QCOMPARE(events,
             ReaderTest::lines(
                 {"maintenance 2031-07-04T08:00:00Z..2031-07-04T09:30:00Z second derived "
                  "|A summary that is so long that its writer folded it over two lines| "
                  "<DTSTART;TZID=Our Zone:20310704T100000> <DURATION:PT1H30M>",
                  "maintenance 2031-03-04T10:00:00Z second derived open |Seoul| "
                  "<DTSTART;TZID=Asia/Seoul:20310304T190000>",
                  "maintenance 2031-03-04T00:00:00Z..2031-03-05T00:00:00Z day assumed end-derived |A whole day| "
                  "<DTSTART;VALUE=DATE:20310304>",
                  "maintenance 2031-03-04T10:00:00Z..2031-03-04T11:00:00Z second assumed |Floating| "
                  "<DTSTART:20310304T100000> <DTEND:20310304T110000>"}));
    QCOMPARE(ReaderTest::tellDiagnostics(report.incidents.at(3), text),
             ReaderTest::lines({"assumed-zone zone=UTC from=default <DTSTART:20310304T100000>"}));
}

void TestCalendarReader::obeysTheZoneHint()
{
    const std::string text = ReaderTest::fixture(QStringLiteral("calendar/good/zones.ics"));
    ReadingOptions options;
    options.zoneHint = "Asia/Seoul";
    const ReadingReport report = ReaderTest::read(*m_reader, text, options);
    QVERIFY(report.incidents.at(3).events.at(0).start == parseIso8601("2031-03-04T01:00:00Z")->time);
    QVERIFY(report.incidents.at(0).events.at(0).start == parseIso8601("2031-07-04T08:00:00Z")->time);
}

void TestCalendarReader::saysWhatIsBroken()
{
    const std::string text = ReaderTest::fixture(QStringLiteral("calendar/bad/broken.ics"));
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    QCOMPARE(report.incidents.size(), std::size_t(2));
    QCOMPARE(ReaderTest::tellDiagnostics(report.incidents.at(0), text),
             ReaderTest::lines({"unreadable-part what=DTSTART line=6 reason=no-time <DTSTART:soon>"}));
    QVERIFY(report.incidents.at(1).events.at(0).openEnded);
    QCOMPARE(report.errors.size(), std::size_t(2));
    QCOMPARE(report.errors.at(0).code, ReadingErrorCode::BrokenCalendar);
    QCOMPARE(report.errors.at(0).line, std::uint64_t(5));
    QVERIFY(!report.hasFatalError());
    const ReadingReport empty
        = ReaderTest::read(*m_reader, ReaderTest::fixture(QStringLiteral("calendar/bad/no-events.ics")));
    QVERIFY(empty.hasFatalError());
}

void TestCalendarReader::recognisesCalendars()
{
    QCOMPARE(ReaderTest::score(*m_reader, "\xEF\xBB\xBF" "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"), 95);
    QCOMPARE(ReaderTest::score(*m_reader, "Subject: notice\n\nBEGIN:VCALENDAR\nEND:VCALENDAR\n"), 70);
    QCOMPARE(ReaderTest::score(*m_reader, "We write BEGIN:VCALENDAR in the middle"), 0);
}

QTEST_GUILESS_MAIN(TestCalendarReader)
#include "tst_calendarreader.moc"
