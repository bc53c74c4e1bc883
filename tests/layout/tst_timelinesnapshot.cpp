// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/axisbreaks.h"
#include "models/layout/timelinesnapshot.h"
#include "tests/layout/layoutfakes.h"

#include <QTest>

#include <algorithm>

using namespace chronolane;

namespace {

UtcTime at(std::string_view iso) { return parseIso8601(iso).value().time; }

Event makeEvent(EventKind kind, std::string_view start, std::string_view end = {})
{
    Event e;
    e.kind = kind;
    if (!start.empty())
        e.start = at(start);
    if (!end.empty())
        e.end = at(end);
    return e;
}

/// Two windows, out of order and with a telling that does not count, an update and two steps without times.
Incident sample()
{
    Incident incident;
    incident.severity = Severity::Major;
    Source source;
    source.name = "status.txt";
    incident.sources = {source};
    incident.events = {
        makeEvent(EventKind::Impact, "2026-03-10T21:30:00Z", "2026-03-10T23:09:00Z"),
        makeEvent(EventKind::Impact, "2026-03-10T16:56:00Z", "2026-03-10T18:52:00Z"),
        makeEvent(EventKind::Impact, "2026-03-10T16:50:00Z", "2026-03-10T18:52:00Z"),
        makeEvent(EventKind::StatusUpdate, "2026-03-10T17:14:00Z"),
        makeEvent(EventKind::Remediation, ""),
        makeEvent(EventKind::Remediation, ""),
    };
    incident.events[2].used = false;
    incident.events[2].conflictsWith = {"e2"};
    incident.events[3].stage = Stage::Investigating;
    incident.events[3].components = {"api"};
    incident.events[3].author = "Kim";
    incident.events[5].latest = at("2026-03-10T20:00:00Z");
    for (Event &e : incident.events)
        e.evidence = {Evidence::range(0, 0, 1)};
    return incident;
}

} // namespace

class TestTimelineSnapshot : public QObject
{
    Q_OBJECT

private slots:
    void sortsEventsIntoTheContractsLanes();
    void numbersTheWindowsThatCount();
    void keepsUndatedStepsInTheOrderOfTheSource();
    void findsEveryEventAgain();
    void showsOnlyWhatTheFilterLetsThrough();
    void findsTheFewOfMany();
    void keepsToTheLanesAskedFor();
    void putsLanesWhereTheyAreWanted();
    void tellsWhichTellingsContradict();
    void groups_data();
    void groups();
    void endsAnOpenWindowAtTheLastStatedInstant();
    void showsAnEndBeforeItsStartAsAPoint();
    void leavesLongSilencesOut();
    void leavesOutWhatTheWholeIncidentIsSilentOf();
    void leavesOut_data();
    void leavesOut();
    void leavesOutTheOnlyGapBesideASpan();
};

void TestTimelineSnapshot::sortsEventsIntoTheContractsLanes()
{
    const auto snapshot = buildSnapshot(sample());
    QCOMPARE(snapshot->lanes.size(), std::size_t(LaneCount));
    QCOMPARE(snapshot->lanes[0].items.size(), std::size_t(3));
    QCOMPARE(snapshot->lanes[3].items.size(), std::size_t(1));
    QCOMPARE(snapshot->itemCount(), std::size_t(4));
    QCOMPARE(snapshot->undatedCount(), std::size_t(2));
    QCOMPARE(*snapshot->first, microsOf("2026-03-10T16:50:00Z"));
    QCOMPARE(*snapshot->last, microsOf("2026-03-10T23:09:00Z"));
    QCOMPARE(*snapshot->t0, microsOf("2026-03-10T16:56:00Z"));   // the window that counts
    QVERIFY(snapshot->occurs(EventKind::Remediation) && !snapshot->occurs(EventKind::Trigger));
    QVERIFY(snapshot->occurs(Stage::Investigating) && !snapshot->occurs(Stage::Resolved));
    QVERIFY(snapshot->occurs(ItemFlag::Unused) && !snapshot->occurs(ItemFlag::OpenEnded));
}

void TestTimelineSnapshot::numbersTheWindowsThatCount()
{
    const auto snapshot = buildSnapshot(sample());
    const auto &items = snapshot->lanes[0].items;
    QCOMPARE(items[0].event, 2U);
    QCOMPARE(int(items[0].ordinal), 0);
    QCOMPARE(items[1].event, 1U);
    QCOMPARE(int(items[1].ordinal), 1);
    QCOMPARE(items[2].event, 0U);
    QCOMPARE(int(items[2].ordinal), 2);
}

void TestTimelineSnapshot::keepsUndatedStepsInTheOrderOfTheSource()
{
    const auto snapshot = buildSnapshot(sample());
    const auto &undated = snapshot->lanes[2].undated;
    QCOMPARE(undated.size(), std::size_t(2));
    QCOMPARE(undated[0].event, 4U);
    QVERIFY(!undated[0].isBounded);
    QCOMPARE(undated[1].event, 5U);
    QVERIFY(undated[1].isBounded && !undated[1].earliest && undated[1].latest);
}

void TestTimelineSnapshot::findsEveryEventAgain()
{
    const Incident incident = sample();
    const auto snapshot = buildSnapshot(incident);
    for (std::uint32_t i = 0; i < incident.events.size(); ++i) {
        const auto place = snapshot->find(i);
        QVERIFY(place.has_value());
        const TimelineLane &lane = snapshot->lanes[place->lane];
        QCOMPARE(place->isUndated ? lane.undated[place->index].event : lane.items[place->index].event, i);
    }
    QVERIFY(!snapshot->find(99).has_value());
}

void TestTimelineSnapshot::showsOnlyWhatTheFilterLetsThrough()
{
    const std::vector<std::uint32_t> shown = {0, 4};
    SnapshotRequest request;
    request.events = shown;
    const auto snapshot = buildSnapshot(sample(), request);
    QCOMPARE(snapshot->itemCount(), std::size_t(1));
    QCOMPARE(snapshot->undatedCount(), std::size_t(1));
    QVERIFY(snapshot->find(0) && !snapshot->find(1) && snapshot->find(4));
    QCOMPARE(int(snapshot->lanes[0].items[0].ordinal), 2);   // numbers do not depend on the filter
}

void TestTimelineSnapshot::findsTheFewOfMany()
{
    Incident incident = sample();
    const Incident few = incident;
    for (int i = 0; i < 100; ++i)
        incident.events.push_back(few.events[static_cast<std::size_t>(i) % few.events.size()]);
    const std::vector<std::uint32_t> shown{1, 50, 51, 103};
    const IncidentFacts facts = incidentFacts(incident);
    SnapshotRequest request;
    request.events = shown;
    request.facts = &facts;
    const auto snapshot = buildSnapshot(incident, request);
    for (std::uint32_t event = 0; event < 110; ++event) {
        const auto place = snapshot->find(event);
        QCOMPARE(place.has_value(), std::ranges::find(shown, event) != shown.end());
        if (place && place->isUndated)
            QCOMPARE(snapshot->lanes[place->lane].undated[place->index].event, event);
        else if (place)
            QCOMPARE(snapshot->lanes[place->lane].items[place->index].event, event);
    }
}

void TestTimelineSnapshot::keepsToTheLanesAskedFor()
{
    SnapshotRequest request;
    request.lanes = {Lane::Status, Lane::Impact};
    const auto snapshot = buildSnapshot(sample(), request);
    QCOMPARE(snapshot->lanes.size(), std::size_t(2));
    QCOMPARE(snapshot->lanes[0].lane, std::optional(Lane::Status));
    QVERIFY(!snapshot->find(4));
}

void TestTimelineSnapshot::putsLanesWhereTheyAreWanted()
{
    SnapshotRequest request;
    request.order = {"status", "causes"};
    request.hidden = {"remediation", "no such lane"};
    const auto snapshot = buildSnapshot(sample(), request);
    std::vector<std::string> keys;
    for (const TimelineLane &lane : snapshot->lanes)
        keys.push_back(lane.key());
    QCOMPARE(keys, (std::vector<std::string>{"status", "causes", "impact", "follow-up"}));
    QCOMPARE(snapshot->hiddenLanes.size(), std::size_t(1));
    QCOMPARE(snapshot->hiddenLanes[0].lane.key(), std::string("remediation"));
    QCOMPARE(snapshot->hiddenLanes[0].eventCount, std::size_t(2));
    QVERIFY(!snapshot->find(4));   // of the hidden lane
    QVERIFY(snapshot->find(3) && snapshot->find(3)->lane == 0);
}

void TestTimelineSnapshot::tellsWhichTellingsContradict()
{
    Incident incident = sample();
    for (std::size_t i = 0; i < incident.events.size(); ++i)
        incident.events[i].id = "e" + std::to_string(i + 1);
    incident.events[2].conflictsWith = {"e2"};
    incident.events[1].conflictsWith = {"e3", "gone"};   // told from both sides, and one that is not there
    const auto snapshot = buildSnapshot(incident);
    QCOMPARE(snapshot->conflicts, (std::vector<std::pair<std::uint32_t, std::uint32_t>>{{1, 2}}));
}

void TestTimelineSnapshot::groups_data()
{
    QTest::addColumn<LaneGrouping>("grouping");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("source") << LaneGrouping::Source << QStringList{QStringLiteral("status.txt")};
    QTest::newRow("component") << LaneGrouping::Component << QStringList{QString(), QStringLiteral("api")};
    QTest::newRow("author") << LaneGrouping::Author << QStringList{QString(), QStringLiteral("Kim")};
}

void TestTimelineSnapshot::groups()
{
    QFETCH(LaneGrouping, grouping);
    QFETCH(QStringList, names);
    SnapshotRequest request;
    request.grouping = grouping;
    const auto snapshot = buildSnapshot(sample(), request);
    QStringList found;
    for (const TimelineLane &lane : snapshot->lanes)
        found << QString::fromStdString(lane.name);
    QCOMPARE(found, names);
    QCOMPARE(snapshot->itemCount() + snapshot->undatedCount(), std::size_t(6));
}

void TestTimelineSnapshot::endsAnOpenWindowAtTheLastStatedInstant()
{
    Incident incident = sample();
    incident.events[1].end.reset();
    incident.events[1].openEnded = true;
    Event postmortem = makeEvent(EventKind::StatusUpdate, "2026-04-01T00:00:00Z");
    postmortem.stage = Stage::Postmortem;
    incident.events.push_back(postmortem);
    const auto snapshot = buildSnapshot(incident);
    const auto place = snapshot->find(1);
    const TimelineItem &item = snapshot->lanes[place->lane].items[place->index];
    QVERIFY(item.has(ItemFlag::OpenEnded));
    QCOMPARE(item.end, microsOf("2026-03-10T23:09:00Z"));   // what was published later says nothing about it
}

void TestTimelineSnapshot::showsAnEndBeforeItsStartAsAPoint()
{
    Incident incident = sample();
    incident.events[1].end = at("2026-03-10T10:00:00Z");
    const auto snapshot = buildSnapshot(incident);
    const auto place = snapshot->find(1);
    const TimelineItem &item = snapshot->lanes[place->lane].items[place->index];
    QVERIFY(item.has(ItemFlag::EndBeforeStart) && !item.isSpan());
    QCOMPARE(item.end, item.start);
}

void TestTimelineSnapshot::leavesLongSilencesOut()
{
    Incident incident = sample();
    incident.events.push_back(makeEvent(EventKind::StatusUpdate, "2026-04-01T18:44:00Z"));
    const auto breaks = findAxisBreaks(*buildSnapshot(incident));
    QCOMPARE(breaks.size(), std::size_t(1));
    QCOMPARE(breaks[0].begin, microsOf("2026-03-10T23:09:00Z"));   // the end of the window, not its start
    QCOMPARE(breaks[0].end, microsOf("2026-04-01T18:44:00Z"));
}

void TestTimelineSnapshot::leavesOutWhatTheWholeIncidentIsSilentOf()
{
    Incident incident = sample();
    incident.events.insert(incident.events.begin(), makeEvent(EventKind::StatusUpdate, "2026-04-01T18:44:00Z"));
    const auto whole = findAxisBreaks(*buildSnapshot(incident));
    QCOMPARE(whole.size(), std::size_t(1)); // also where the last event is told first
    TimelineSnapshot shown = *buildSnapshot(incident);
    shown.wholeBreaks.reset();
    QCOMPARE(findAxisBreaks(shown), whole); // found from the items as from the events
    const std::vector<std::uint32_t> few{1};
    SnapshotRequest request;
    request.events = few;
    QCOMPARE(findAxisBreaks(*buildSnapshot(incident, request)), whole);
}

void TestTimelineSnapshot::leavesOut_data()
{
    QTest::addColumn<QList<int>>("minutes");
    QTest::addColumn<int>("breaks");
    QTest::newRow("nothing") << QList<int>{} << 0;
    QTest::newRow("one event") << QList<int>{0} << 0;
    QTest::newRow("a single gap has nothing to be long against") << QList<int>{0, 100} << 0;
    QTest::newRow("even gaps") << QList<int>{0, 10, 20, 30} << 0;
    QTest::newRow("one silence") << QList<int>{0, 1, 2, 100} << 1;
    QTest::newRow("two silences") << QList<int>{0, 1, 2, 3, 100, 101, 102, 200, 201} << 2;
    QTest::newRow("a night beside a late report") << QList<int>{0, 20, 40, 60, 80, 900, 910, 30000} << 2;
    QTest::newRow("long against the median, but short of a fifth")
        << QList<int>{0, 1, 2, 10, 18, 26, 34, 42, 50, 51, 52, 53, 54} << 0;
}

void TestTimelineSnapshot::leavesOutTheOnlyGapBesideASpan()
{
    TimelineSnapshot snapshot;
    snapshot.lanes.resize(1);
    TimelineItem span;
    span.end = 60 * MicrosPerMinute;
    TimelineItem late;
    late.start = late.end = 6000 * MicrosPerMinute;
    late.event = 1;
    snapshot.lanes[0].items = {span, late};
    snapshot.finish();
    QCOMPARE(findAxisBreaks(snapshot), (std::vector<AxisBreak>{{span.end, late.start}}));
}

void TestTimelineSnapshot::leavesOut()
{
    QFETCH(QList<int>, minutes);
    QFETCH(int, breaks);
    TimelineSnapshot snapshot;
    snapshot.lanes.resize(1);
    for (const int minute : minutes) {
        TimelineItem item;
        item.start = item.end = minute * MicrosPerMinute;
        item.event = static_cast<std::uint32_t>(minute);
        snapshot.lanes[0].items.push_back(item);
    }
    snapshot.finish();
    QCOMPARE(int(findAxisBreaks(snapshot).size()), breaks);
}

QTEST_GUILESS_MAIN(TestTimelineSnapshot)
#include "tst_timelinesnapshot.moc"
