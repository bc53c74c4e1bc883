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
    void unfoldsSeries_data();
    void unfoldsSeries();
    void keepsTheLengthAtAnotherClockTime();
    void remarksOnTheZoneOfASeries();
    void saysWhichRepetitionsItLeavesOut_data();
    void saysWhichRepetitionsItLeavesOut();
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

void TestCalendarReader::unfoldsSeries_data()
{
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QStringList>("starts");
    const QString berlin = QStringLiteral("DTSTART;TZID=Europe/Berlin:20310327T220000\nDTEND;TZID=Europe/Berlin:20310328T010000\n");
    QTest::newRow("counted, over a change of the clocks")
        << berlin + QStringLiteral("RRULE:FREQ=WEEKLY;COUNT=3\n")
        << ReaderTest::lines({"2031-03-27T21:00:00Z", "2031-04-03T20:00:00Z", "2031-04-10T20:00:00Z"});
    QTest::newRow("until a moment that still counts")
        << berlin + QStringLiteral("RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20310331T200000Z\n")
        << ReaderTest::lines({"2031-03-27T21:00:00Z", "2031-03-29T21:00:00Z", "2031-03-31T20:00:00Z"});
    QTest::newRow("the last Thursday of a month")
        << berlin + QStringLiteral("RRULE:FREQ=MONTHLY;BYDAY=-1TH;COUNT=3\n")
        << ReaderTest::lines({"2031-03-27T21:00:00Z", "2031-04-24T20:00:00Z", "2031-05-29T20:00:00Z"});
    QTest::newRow("the end of a month")
        << QStringLiteral("DTSTART:20310131T080000Z\nRRULE:FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3\n")
        << ReaderTest::lines({"2031-01-31T08:00:00Z", "2031-02-28T08:00:00Z", "2031-03-31T08:00:00Z"});
    QTest::newRow("a day that some months lack")
        << QStringLiteral("DTSTART:20310131T080000Z\nRRULE:FREQ=MONTHLY;COUNT=3\n")
        << ReaderTest::lines({"2031-01-31T08:00:00Z", "2031-03-31T08:00:00Z", "2031-05-31T08:00:00Z"});
    QTest::newRow("a date taken out and one moved")
        << QStringLiteral("DTSTART:20310304T080000Z\nRRULE:FREQ=DAILY;COUNT=4\nEXDATE:20310305T080000Z\n"
                          "END:VEVENT\nBEGIN:VEVENT\nUID:s\nRECURRENCE-ID:20310306T080000Z\nDTSTART:20310306T120000Z\n")
        << ReaderTest::lines({"2031-03-04T08:00:00Z", "2031-03-07T08:00:00Z"});
    QTest::newRow("dates written out")
        << QStringLiteral("DTSTART:20310304T080000Z\nRDATE:20310308T080000Z,20310309T090000Z\n")
        << ReaderTest::lines({"2031-03-04T08:00:00Z", "2031-03-08T08:00:00Z", "2031-03-09T09:00:00Z"});
    QTest::newRow("dates in no order, one of them twice")
        << QStringLiteral("DTSTART:20310304T080000Z\nRDATE:20310309T080000Z,20310305T080000Z\nRRULE:FREQ=DAILY;COUNT=3\n")
        << ReaderTest::lines(
               {"2031-03-04T08:00:00Z", "2031-03-05T08:00:00Z", "2031-03-06T08:00:00Z", "2031-03-09T08:00:00Z"});
}

void TestCalendarReader::unfoldsSeries()
{
    QFETCH(QString, lines);
    QFETCH(QStringList, starts);
    const std::string text
        = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:s\n" + lines.toStdString() + "END:VEVENT\nEND:VCALENDAR\n";
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    QStringList told;
    for (const Event &event : incident.events) {
        QCOMPARE(event.kind, EventKind::Maintenance);
        if (&event != &incident.events.front())
            QCOMPARE(event.basis, Basis::Derived);
        told << ReaderTest::text(formatIso8601(*event.start));
    }
    QCOMPARE(told, starts);
    QVERIFY(ReaderTest::tellDiagnostics(incident, text).isEmpty());
    QVERIFY(!incident.declared.start);
}

void TestCalendarReader::keepsTheLengthAtAnotherClockTime()
{
    const std::string text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:s\nDTSTART:20310304T080000Z\nDTEND:20310304T090000Z\n"
                             "RDATE:20310309T200000Z\nEND:VEVENT\nEND:VCALENDAR\n";
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    QCOMPARE(incident.events.size(), std::size_t(2));
    QCOMPARE(ReaderTest::text(formatIso8601(*incident.events[1].start)), QStringLiteral("2031-03-09T20:00:00Z"));
    QCOMPARE(ReaderTest::text(formatIso8601(*incident.events[1].end)), QStringLiteral("2031-03-09T21:00:00Z"));
}

void TestCalendarReader::remarksOnTheZoneOfASeries()
{
    const std::string text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:s\nDTSTART:20310304T080000\nRRULE:FREQ=DAILY;COUNT=3\n"
                             "EXDATE:20310305T080000\nEND:VEVENT\nEND:VCALENDAR\n";
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    QCOMPARE(incident.events.size(), std::size_t(2));
    QCOMPARE(ReaderTest::tellDiagnostics(incident, text),
             QStringList{QStringLiteral("assumed-zone zone=UTC from=default <DTSTART:20310304T080000>")});
}

void TestCalendarReader::saysWhichRepetitionsItLeavesOut_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("reason");
    QTest::newRow("endless") << "FREQ=MONTHLY" << 13 << "recurrence-limit";
    QTest::newRow("very many") << "FREQ=DAILY;COUNT=5000" << 400 << "recurrence-limit";
    QTest::newRow("by the hour") << "FREQ=HOURLY;COUNT=3" << 1 << "recurrence";
    QTest::newRow("a place in a set") << "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1;COUNT=3" << 1 << "recurrence";
    QTest::newRow("nonsense") << "FREQ=DAILY;INTERVAL=0" << 1 << "recurrence";
}

void TestCalendarReader::saysWhichRepetitionsItLeavesOut()
{
    QFETCH(QString, rule);
    QFETCH(int, count);
    QFETCH(QString, reason);
    const std::string text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:s\nDTSTART:20310304T080000Z\nRRULE:" + rule.toStdString()
        + "\nEND:VEVENT\nEND:VCALENDAR\n";
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    QCOMPARE(incident.events.size(), static_cast<std::size_t>(count));
    QCOMPARE(ReaderTest::tellDiagnostics(incident, text),
             QStringList{QStringLiteral("unreadable-part what=RRULE line=5 reason=%1 <RRULE:%2>").arg(reason, rule)});
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
