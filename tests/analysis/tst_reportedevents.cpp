// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/assumptions.h"
#include "models/analysis/reportedevents.h"
#include "models/domain/columnline.h"

#include <QTest>

using namespace chronolane;

namespace {

Event eventAt(const char *id, std::vector<Evidence> places)
{
    Event event;
    event.id = id;
    event.evidence = std::move(places);
    return event;
}

ReportLine lineAt(Evidence place, LineFate fate = LineFate::Dated, const char *eventId = "")
{
    ReportLine line;
    line.place = std::move(place);
    line.fate = fate;
    line.eventId = eventId;
    return line;
}

std::shared_ptr<const Incident> incidentOf(std::vector<Event> events)
{
    auto incident = std::make_shared<Incident>();
    incident->events = std::move(events);
    return incident;
}

std::shared_ptr<const ReadingReport> reportOf(std::vector<ReportLine> lines)
{
    auto report = std::make_shared<ReadingReport>();
    report->lines = std::move(lines);
    return report;
}

} // namespace

/// Lines and events find each other by their places, and what had to be assumed is offered for correction.
class TestReportedEvents : public QObject
{
    Q_OBJECT

private slots:
    void findsPlacesThatMeet_data();
    void findsPlacesThatMeet();
    void findsALongPlaceBehindShortOnes();
    void tellsIncidentsApartThatCountAlike();
    void putsTheNamedEventFirst();
    void makesNothingOfASkippedLine();
    void followsTheIdOfALoneIncident();
    void findsTheLinesOfAnEvent();
    void findsTheLinesThatReadingPutToAnEvent();
    void offersWhatWasAssumed();
    void offersATildeBeforeATime_data();
    void offersATildeBeforeATime();
    void offersTheColumnsOfATable();
    void keepsColumnsWithColons();
};

void TestReportedEvents::findsPlacesThatMeet_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<int>("begin");
    QTest::addColumn<int>("end");
    QTest::addColumn<QList<int>>("found");
    const QString none;
    QTest::newRow("the same range") << none << 10 << 20 << QList<int>{0};
    QTest::newRow("one byte of it") << none << 19 << 20 << QList<int>{0};
    QTest::newRow("around it") << none << 0 << 100 << QList<int>{0, 1};
    QTest::newRow("only touching it") << none << 20 << 30 << QList<int>();
    QTest::newRow("the same value") << QStringLiteral("/a/0") << 0 << 0 << QList<int>{2};
    QTest::newRow("other words of the same value") << QStringLiteral("/a/1/text") << 50 << 60 << QList<int>();
    QTest::newRow("words of the same value") << QStringLiteral("/a/1/text") << 3 << 6 << QList<int>{3};
    QTest::newRow("a value in it") << QStringLiteral("/a/0/time") << 0 << 0 << QList<int>{2};
    QTest::newRow("the value around it") << QStringLiteral("/a/1") << 0 << 0 << QList<int>{3};
    QTest::newRow("a name that begins alike") << QStringLiteral("/a/00") << 0 << 0 << QList<int>();
}

void TestReportedEvents::findsPlacesThatMeet()
{
    QFETCH(QString, pointer);
    QFETCH(int, begin);
    QFETCH(int, end);
    QFETCH(QList<int>, found);
    const std::vector<Evidence> places = {
        Evidence::range(0, 10, 20),
        Evidence::range(0, 40, 41),
        Evidence::atPointer(0, "/a/0"),
        Evidence::atPointer(0, "/a/1/text", 0, 5),
    };
    PlaceIndex index;
    for (std::size_t i = 0; i < places.size(); ++i)
        index.add(places[i], static_cast<std::uint32_t>(i));
    index.sort();
    const auto from = static_cast<std::uint64_t>(begin);
    const auto to = static_cast<std::uint64_t>(end);
    const Evidence wanted = pointer.isNull() ? Evidence::range(0, from, to)
                                             : Evidence::atPointer(0, pointer.toStdString(), from, to);
    QList<int> met;
    for (const std::uint32_t what : index.meeting(wanted))
        met << static_cast<int>(what);
    QCOMPARE(met, found);
}

void TestReportedEvents::findsALongPlaceBehindShortOnes()
{
    std::vector<Evidence> places = {Evidence::range(0, 0, 1000)};
    for (std::uint64_t i = 1; i < 100; ++i)
        places.push_back(Evidence::range(0, i, i + 1));
    PlaceIndex index;
    for (std::size_t i = 0; i < places.size(); ++i)
        index.add(places[i], static_cast<std::uint32_t>(i));
    index.sort();
    QCOMPARE(index.meeting(Evidence::range(0, 500, 501)), std::vector<std::uint32_t>{0});
}

void TestReportedEvents::tellsIncidentsApartThatCountAlike()
{
    const auto report = reportOf({lineAt(Evidence::range(0, 0, 10), LineFate::Dated, "e1"),
                                  lineAt(Evidence::range(0, 20, 30), LineFate::Dated, "e1")});
    const ReportedEvents events(report, {incidentOf({eventAt("e1", {Evidence::range(0, 2, 4)})}),
                                         incidentOf({eventAt("e1", {Evidence::range(0, 22, 24)})})});
    QCOMPARE(events.eventsOf(0), (std::vector<ReportedEvent>{{0, 0}}));
    QCOMPARE(events.eventsOf(1), (std::vector<ReportedEvent>{{1, 0}}));
}

void TestReportedEvents::putsTheNamedEventFirst()
{
    const auto report = reportOf({lineAt(Evidence::range(0, 0, 10), LineFate::Dated, "e2")});
    const ReportedEvents events(report, {incidentOf({eventAt("e1", {Evidence::range(0, 0, 4)}),
                                                     eventAt("e2", {Evidence::range(0, 0, 4)})})});
    QCOMPARE(events.eventsOf(0), (std::vector<ReportedEvent>{{0, 1}, {0, 0}}));
}

void TestReportedEvents::makesNothingOfASkippedLine()
{
    const auto report = reportOf({lineAt(Evidence::range(0, 0, 10), LineFate::Skipped)});
    const ReportedEvents events(report, {incidentOf({eventAt("e1", {Evidence::range(0, 2, 4)})})});
    QVERIFY(events.eventsOf(0).empty());
    QVERIFY(events.linesAt({Evidence::range(0, 2, 4)}).empty());
}

void TestReportedEvents::followsTheIdOfALoneIncident()
{
    const auto report = reportOf({lineAt(Evidence::range(0, 50, 60), LineFate::Prose, "e1")});
    const auto incident = incidentOf({eventAt("e1", {Evidence::range(0, 2, 4)})});
    QCOMPARE(ReportedEvents(report, {incident}).eventsOf(0), (std::vector<ReportedEvent>{{0, 0}}));
    QVERIFY(ReportedEvents(report, {incident, incident}).eventsOf(0).empty());
}

void TestReportedEvents::findsTheLinesOfAnEvent()
{
    const auto report = reportOf({lineAt(Evidence::range(0, 0, 10)), lineAt(Evidence::range(0, 11, 20)),
                                  lineAt(Evidence::range(0, 21, 30))});
    const ReportedEvents events(report, {});
    QCOMPARE(events.linesAt({Evidence::range(0, 25, 26), Evidence::range(0, 3, 5)}), (std::vector<std::size_t>{0, 2}));
}

void TestReportedEvents::findsTheLinesThatReadingPutToAnEvent()
{
    const auto report = reportOf({lineAt(Evidence::range(0, 0, 10)),
                                  lineAt(Evidence::range(0, 11, 20), LineFate::Prose, "e1")});
    const auto incident = incidentOf({eventAt("e1", {Evidence::range(0, 2, 4)})});
    QCOMPARE(ReportedEvents(report, {incident}).linesAt({Evidence::range(0, 2, 4)}), (std::vector<std::size_t>{0, 1}));
    // Of several incidents, nobody knows whose e1 it is.
    QCOMPARE(ReportedEvents(report, {incident, incident}).linesAt({Evidence::range(0, 2, 4)}),
             (std::vector<std::size_t>{0}));
}

void TestReportedEvents::offersWhatWasAssumed()
{
    Incident incident;
    Diagnostic &diagnostic = incident.diagnostics.emplace_back();
    diagnostic.code = diagnostic_code::AssumedYear;
    const auto offered = [&incident](const ReadingOptions &options) {
        return assumptionsOf({}, {std::make_shared<const Incident>(incident)}, {}, options);
    };
    Assumptions expected;
    expected.hasYear = true;
    QCOMPARE(offered({}), expected);
    // What somebody said can be taken back, whether or not it is of use.
    ReadingOptions told;
    told.zoneHint = "Asia/Seoul";
    told.dateOrder = DateOrder::DayFirst;
    expected.hasZone = true;
    expected.hasDateOrder = true;
    QCOMPARE(offered(told), expected);
}

void TestReportedEvents::offersATildeBeforeATime_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isOffered");
    QTest::newRow("before a clock time") << QByteArray("~10:30 recovered") << true;
    QTest::newRow("with a blank") << QByteArray("ended ~ 10:30") << true;
    QTest::newRow("before a Korean time") << QByteArray("~오후 3시 복구") << true;
    QTest::newRow("a home folder") << QByteArray("see ~/logs and ~operator") << false;
    QTest::newRow("at the end") << QByteArray("soon ~ ") << false;
}

void TestReportedEvents::offersATildeBeforeATime()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isOffered);
    QCOMPARE(assumptionsOf({}, {}, text.toStdString(), {}).hasTilde, isOffered);
}

void TestReportedEvents::offersTheColumnsOfATable()
{
    ReportLine first;
    first.reason = columnReason("start", "opened");
    ReportLine second;
    second.reason = columnReason("unused", "#2");
    ReportLine row;
    row.reason = "no-time";
    const auto report = reportOf({first, second, row});
    QCOMPARE(assumptionsOf(*report, {}, {}, {}).columns,
             (std::vector<ColumnChoice>{{"opened", "start"}, {"#2", "unused"}}));
}

void TestReportedEvents::keepsColumnsWithColons()
{
    ReportLine line;
    for (const ColumnChoice &choice : {ColumnChoice{"Time: UTC", "start"}, ColumnChoice{"a:b", "at:identified"}}) {
        line.reason = columnReason(choice.role, choice.column);
        QVERIFY(columnOf(line) == choice);
    }
    line.reason = "repeated";
    QVERIFY(!columnOf(line));
}

QTEST_GUILESS_MAIN(TestReportedEvents)
#include "tst_reportedevents.moc"
