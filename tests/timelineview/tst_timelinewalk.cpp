// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/timelineview/sampleincident.h"
#include "widgets/timelineview/timelinewalk.h"

#include <QTest>

using namespace chronolane;

class TestTimelineWalk : public QObject
{
    Q_OBJECT

private slots:
    void goesThroughTimeThenThroughTheTray();
    void goesBackTheSameWay();
    void stepsAlongALane();
    void crossesToTheNearestInTime_data();
    void crossesToTheNearestInTime();
    void findsTheNearest();
    void hasNowhereToGo();
    void passesSimultaneousEventsOnce();

private:
    static QList<int> all(const TimelineSnapshot &snapshot, bool forwards);
};

QList<int> TestTimelineWalk::all(const TimelineSnapshot &snapshot, bool forwards)
{
    const TimelineWalk walk(snapshot);
    QList<int> seen;
    for (auto at = forwards ? walk.first() : walk.last(); at && seen.size() < 1000;
         at = forwards ? walk.nextInTime(*at) : walk.previousInTime(*at))
        seen << static_cast<int>(*at);
    return seen;
}

void TestTimelineWalk::goesThroughTimeThenThroughTheTray()
{
    const auto snapshot = buildSnapshot(*sampleIncident());
    QCOMPARE(all(*snapshot, true), QList<int>({2, 0, 3, 7, 4, 8, 1, 9, 10, 5, 6, 11}));
}

void TestTimelineWalk::goesBackTheSameWay()
{
    const auto snapshot = buildSnapshot(*sampleIncident());
    QList<int> forwards = all(*snapshot, true);
    std::reverse(forwards.begin(), forwards.end());
    QCOMPARE(all(*snapshot, false), forwards);
}

void TestTimelineWalk::stepsAlongALane()
{
    const auto snapshot = buildSnapshot(*sampleIncident());
    const TimelineWalk walk(*snapshot);
    QCOMPARE(walk.nextInLane(4), TimelineWalk::Event(5U));
    QCOMPARE(walk.nextInLane(5), TimelineWalk::Event(6U));
    QCOMPARE(walk.nextInLane(6), TimelineWalk::Event());
    QCOMPARE(walk.previousInLane(5), TimelineWalk::Event(4U));
    QCOMPARE(walk.previousInLane(4), TimelineWalk::Event());
}

void TestTimelineWalk::crossesToTheNearestInTime_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("above");
    QTest::addColumn<int>("below");
    QTest::newRow("a step between causes and updates") << 4 << 3 << 7;
    QTest::newRow("an update above an undated follow-up") << 9 << 4 << 11;
    QTest::newRow("the second window") << 1 << -1 << 3;
    QTest::newRow("an undated step, to the first of a lane") << 5 << 2 << 7;
}

void TestTimelineWalk::crossesToTheNearestInTime()
{
    QFETCH(int, from);
    QFETCH(int, above);
    QFETCH(int, below);
    const auto snapshot = buildSnapshot(*sampleIncident());
    const TimelineWalk walk(*snapshot);
    const auto event = static_cast<std::uint32_t>(from);
    QCOMPARE(static_cast<int>(walk.laneAbove(event).value_or(UINT32_MAX)), above);
    QCOMPARE(static_cast<int>(walk.laneBelow(event).value_or(UINT32_MAX)), below);
}

void TestTimelineWalk::findsTheNearest()
{
    const auto snapshot = buildSnapshot(*sampleIncident());
    const TimelineWalk walk(*snapshot);
    QCOMPARE(walk.nearest(toUnixMicroseconds(sampleTime("2025-03-04T09:22:00Z"))), TimelineWalk::Event(7U));
    QCOMPARE(walk.nearest(toUnixMicroseconds(sampleTime("2030-01-01"))), TimelineWalk::Event(10U));
    QCOMPARE(walk.nearest(0), TimelineWalk::Event(2U));
}

void TestTimelineWalk::hasNowhereToGo()
{
    const auto snapshot = buildSnapshot(Incident());
    const TimelineWalk walk(*snapshot);
    QVERIFY(!walk.first() && !walk.last() && !walk.nearest(0) && !walk.nextInTime(0) && !walk.laneBelow(3));
}

void TestTimelineWalk::passesSimultaneousEventsOnce()
{
    Incident incident;
    for (const EventKind kind :
         {EventKind::Note, EventKind::Impact, EventKind::Impact, EventKind::StatusUpdate})
        incident.events.push_back(sampleEvent(kind, "2025-03-04T09:00:00Z", {}, "at once"));
    const auto snapshot = buildSnapshot(incident);
    QCOMPARE(all(*snapshot, true), QList<int>({1, 2, 3, 0}));
    QCOMPARE(all(*snapshot, false), QList<int>({0, 3, 2, 1}));
}

QTEST_GUILESS_MAIN(TestTimelineWalk)
#include "tst_timelinewalk.moc"
