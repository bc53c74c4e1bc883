// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/labelstore.h"
#include "models/layout/timelinelayout.h"
#include "tests/layout/layoutchecks.h"
#include "tests/layout/layoutfakes.h"
#include "tests/layout/layoutsnapshots.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

using namespace chronolane;

/// How lanes, their marks, labels and trays stand in the picture.
class TestLaneLayout : public QObject
{
    Q_OBJECT

private slots:
    void aPanOnlyMoves();
    void aSmallZoomKeepsTheLabels();
    void showsTheUndatedInTheirOrder();
    void countsWhatTheTrayHasNoRoomFor();
    void labelsAreReadAtTheRightEdge();
    void scrollsRatherThanCountsAFewEvents_data();
    void scrollsRatherThanCountsAFewEvents();
    void labelsStayBesideAMarkAtTheEdge();
    void tiesTwoTellingsTogether();
    void givesALaneMoreHeight();
    void collapsesALane();
    void givesFreeRoomToSingleLanes();
    void tellsTheTimeRatherThanMoreWords_data();
    void tellsTheTimeRatherThanMoreWords();

private:
    FixedMeasure m_measure;
    JumpingRules m_rules;
    PlainWording m_wording;
};

void TestLaneLayout::aPanOnlyMoves()
{
    std::mt19937 random(7);
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(randomSnapshot(random, 200), &m_wording);
    layout.setSize(QSizeF(1600, 900));
    const TimeScale scale = layout.fittedToAll(false).zoomed(4, 500);
    const std::size_t marks = layout.geometry(scale).marks.size();
    QVERIFY(marks > 0);
    const MarkGeometry before = layout.geometry(scale).marks.at(marks / 2);
    const std::uint64_t layouts = layout.labelLayoutCount();
    for (double dx = 0; dx < 60; dx += 7) {
        const auto &moved = layout.geometry(scale.panned(dx)).marks;
        for (const MarkGeometry &mark : moved) {
            if (mark.item.event == before.item.event)
                QVERIFY((mark.center - before.center + QPointF(dx, 0)).manhattanLength() < 0.01);
        }
    }
    QCOMPARE(layout.labelLayoutCount(), layouts);
}

void TestLaneLayout::aSmallZoomKeepsTheLabels()
{
    std::mt19937 random(8);
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(randomSnapshot(random, 60), &m_wording);
    layout.setSize(QSizeF(1600, 900));
    // Just inside of a step of the placement's zooms, so that all that follows is the same step.
    const TimeScale scale = layout.fittedToAll(false).atZoom(std::exp2(22.0) * 0.999);
    (void)layout.geometry(scale);
    const std::uint64_t layouts = layout.labelLayoutCount();
    for (double zoom = 1; zoom < 1.08; zoom += 0.02)
        (void)layout.geometry(scale.zoomed(zoom, 800));
    QCOMPARE(layout.labelLayoutCount(), layouts);
}

void TestLaneLayout::showsTheUndatedInTheirOrder()
{
    auto snapshot = std::make_shared<TimelineSnapshot>();
    snapshot->lanes.resize(1);
    snapshot->lanes[0].lane = Lane::Remediation;
    for (std::uint32_t i = 0; i < 14; ++i) {
        UndatedItem step = undatedItem(i);
        step.isBounded = i == 3;
        if (i == 3)
            step.earliest = 0;
        snapshot->lanes[0].undated.push_back(step);
    }
    TimelineItem dated;   // without one there is no axis for brackets to stand on
    dated.event = 14;
    snapshot->lanes[0].items.push_back(dated);
    snapshot->finish();
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(snapshot, &m_wording);
    layout.setSize(QSizeF(1600, 900));
    const TimelineGeometry &g = layout.geometry(layout.fittedScale(0, 0, true));
    QCOMPARE(g.tray.size(), std::size_t(14));
    QCOMPARE(g.trayBrackets.size(), std::size_t(1));
    for (std::size_t i = 1; i < g.tray.size(); ++i) {
        // Down a column, then the next one.
        const QRectF &a = g.tray[i - 1].rect;
        const QRectF &b = g.tray[i].rect;
        QVERIFY(b.left() > a.left() || (b.left() == a.left() && b.top() >= a.bottom() - 0.01));
    }
}

void TestLaneLayout::countsWhatTheTrayHasNoRoomFor()
{
    auto snapshot = std::make_shared<TimelineSnapshot>();
    snapshot->lanes.resize(1);
    snapshot->lanes[0].lane = Lane::Remediation;
    for (std::uint32_t i = 0; i < 5000; ++i)
        snapshot->lanes[0].undated.push_back(undatedItem(i));
    snapshot->finish();
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(snapshot, &m_wording);
    layout.setSize(QSizeF(1600, 900));
    const TimelineGeometry &g = layout.geometry(layout.fittedScale(0, 0, true));
    QCOMPARE(g.trayRests.size(), std::size_t(1));
    QCOMPARE(g.tray.size(), std::size_t(g.trayRests[0].first));
    QCOMPARE(g.trayRests[0].text.block->lines[0].text, QStringLiteral("+%1 more").arg(5000 - g.tray.size()));
    const auto hit = g.hitTest(g.trayRests[0].rect.center());
    QCOMPARE(hit.kind, TimelineGeometry::HitKind::UndatedRest);
    QCOMPARE(g.visualRect(4999), std::optional(g.trayRests[0].rect));
}

void TestLaneLayout::labelsAreReadAtTheRightEdge()
{
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(pointsAt({0, 118}), &m_wording);
    layout.setSize(QSizeF(1200, 600));
    const TimelineGeometry &g = layout.geometry(TimeScale(0, 2 * MicrosPerHour, layout.plotRect().width()));
    QCOMPARE(g.labels.size(), std::size_t(2));
    QVERIFY(g.labels[0].text.topLeft.x() > g.marks[0].center.x());
    QVERIFY(g.labels[1].text.rect().right() < g.marks[1].center.x());   // flipped to the left
}

void TestLaneLayout::scrollsRatherThanCountsAFewEvents_data()
{
    QTest::addColumn<bool>("scrolls");
    QTest::newRow("in the window") << true;
    QTest::newRow("in a picture") << false;
}

void TestLaneLayout::scrollsRatherThanCountsAFewEvents()
{
    QFETCH(bool, scrolls);
    // Four windows at once in each of four lanes, in a height for about one.
    auto snapshot = std::make_shared<TimelineSnapshot>();
    snapshot->lanes.resize(4);
    constexpr std::array lanes = {Lane::Impact, Lane::Causes, Lane::Remediation, Lane::Status};
    for (std::uint32_t i = 0; i < 16; ++i) {
        snapshot->lanes[i / 4].lane = lanes[i / 4];
        snapshot->lanes[i / 4].items.push_back(spanItem(i, 0, MicrosPerHour));
    }
    snapshot->finish();
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(snapshot, &m_wording);
    TimelineOptions options;
    options.scrolls = scrolls;
    layout.setOptions(options);
    layout.setSize(QSizeF(900, 420));
    const TimelineGeometry &g = layout.geometry(layout.fittedToAll(true));
    QCOMPARE(g.clusters.empty(), scrolls);
    QCOMPARE(g.contentHeight > g.plot.height() + 1, scrolls);
}

void TestLaneLayout::labelsStayBesideAMarkAtTheEdge()
{
    // Neither side of the last mark has room for its whole label.
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(pointsAt({0, 100, 117}), &m_wording);
    layout.setSize(QSizeF(1000, 600));
    const TimeScale scale(0, 2 * MicrosPerHour, layout.plotRect().width());
    for (double dx = 0; dx < 40; dx += 8) {
        const TimelineGeometry &g = layout.geometry(scale.panned(-dx));
        const auto last = std::find_if(g.labels.begin(), g.labels.end(), [](const auto &l) { return l.event == 2; });
        const bool isInView = g.marks.back().item.event == 2 && g.plot.contains(g.marks.back().center);
        QVERIFY(!isInView || (last != g.labels.end() && g.plot.contains(last->text.rect())));
        QVERIFY(overlappingTexts(g).isEmpty());
    }
}

void TestLaneLayout::tiesTwoTellingsTogether()
{
    TimelineLayout layout(m_measure, m_rules);
    auto snapshot = std::make_shared<TimelineSnapshot>(*pointsAt({0, 30, 60}));
    snapshot->conflicts = {{0, 2}};
    layout.setContent(snapshot, &m_wording);
    layout.setSize(QSizeF(1000, 600));
    const TimeScale scale = layout.fittedToAll(true);
    const TimelineGeometry &g = layout.geometry(scale);
    QCOMPARE(g.connectors.size(), std::size_t(1));
    QCOMPARE(g.connectors[0].from, g.marks[0].center);
    QCOMPARE(g.connectors[0].to, g.marks[2].center);
    QVERIFY(layout.geometry(scale.panned(scale.toX(30 * MicrosPerMinute))).connectors.empty());
}

void TestLaneLayout::givesALaneMoreHeight()
{
    std::mt19937 random(5);
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(randomSnapshot(random, 30), &m_wording);
    layout.setSize(QSizeF(1200, 900));
    const TimeScale scale = layout.fittedToAll(true);
    const double usual = layout.geometry(scale).lanes[1].body.height();
    TimelineOptions options;
    options.heights = {1, 2};
    layout.setOptions(options);
    QVERIFY(layout.geometry(scale).lanes[1].body.height() > usual * 1.2);
    QVERIFY(overlappingTexts(layout.geometry(scale)).isEmpty());
}

void TestLaneLayout::collapsesALane()
{
    std::mt19937 random(17);
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(randomSnapshot(random, 60), &m_wording);
    TimelineOptions options;
    options.collapsed = {true};
    layout.setOptions(options);
    layout.setSize(QSizeF(1200, 900));
    const TimelineGeometry &g = layout.geometry(layout.fittedToAll(false));
    QVERIFY(g.lanes[0].isCollapsed && !g.lanes[1].isCollapsed);
    QVERIFY(g.lanes[0].body.height() < 40);
    for (const LabelGeometry &label : g.labels)
        QVERIFY(label.lane != 0);
    const auto ticks = std::count_if(g.marks.begin(), g.marks.end(), [](const auto &m) { return m.isSmall; });
    QVERIFY(ticks > 0);
}

void TestLaneLayout::givesFreeRoomToSingleLanes()
{
    // Eight events at once beside one: in this height, either all have a line of words or the one has three.
    auto snapshot = std::make_shared<TimelineSnapshot>();
    snapshot->lanes.resize(2);
    snapshot->lanes[0].lane = Lane::Causes;
    snapshot->lanes[1].lane = Lane::Status;
    for (std::uint32_t i = 0; i < 8; ++i) {
        TimelineItem item;
        item.event = 6 + i * 7;   // all of many words
        snapshot->lanes[0].items.push_back(item);
    }
    TimelineItem other;
    other.event = 76;
    other.end = other.start = MicrosPerHour;
    snapshot->lanes[1].items.push_back(other);
    snapshot->finish();
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(snapshot, &m_wording);
    layout.setSize(QSizeF(1200, 500));
    const TimelineGeometry &g = layout.geometry(layout.fittedToAll(true));
    QCOMPARE(g.labels.size(), std::size_t{9});
    for (const LabelGeometry &label : g.labels)
        QCOMPARE(label.text.lineCount, label.lane == 0 ? 2 : 4);
    QVERIFY(g.contentHeight <= g.plot.height() + 0.5);
    QVERIFY(overlappingTexts(g).isEmpty());
}

void TestLaneLayout::tellsTheTimeRatherThanMoreWords_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("bodyLines");
    QTest::addColumn<QStringList>("shown");
    QTest::newRow("room for all") << 112 << 1 << QStringList{QStringLiteral("00:00  Event 1"), QStringLiteral("what happened…")};
    QTest::newRow("a second line") << 80 << 2 << QStringList{QStringLiteral("00:00"), QStringLiteral("Event 1"), QStringLiteral("what happ…")};
    QTest::newRow("one line of words, the time whole") << 80 << 1 << QStringList{QStringLiteral("00:00  Ev…"), QStringLiteral("what happ…")};
    QTest::newRow("one line of words, no room for the time") << 36 << 1 << QStringList{QStringLiteral("00:0"), QStringLiteral("0 E…")};
    QTest::newRow("no words") << 80 << 0 << QStringList{QStringLiteral("00:00  Ev…")};
}

void TestLaneLayout::tellsTheTimeRatherThanMoreWords()
{
    QFETCH(int, width);
    QFETCH(int, bodyLines);
    LabelStore labels(m_measure);
    labels.setWording(&m_wording);
    TimelineItem item;
    item.event = 1;
    const TextBlockPtr label = labels.label(item, {width, bodyLines});
    QStringList shown;
    for (const TextLine &line : label->lines)
        shown << line.text;
    QTEST(shown, "shown");
}

QTEST_GUILESS_MAIN(TestLaneLayout)
#include "tst_lanelayout.moc"
