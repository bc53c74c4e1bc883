// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/timelinelayout.h"
#include "tests/layout/layoutchecks.h"
#include "tests/layout/layoutfakes.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <set>

using namespace chronolane;

namespace {

constexpr Micros Hour = MicrosPerHour;

/// Lanes of random points, spans and undated steps.
std::shared_ptr<const TimelineSnapshot> randomSnapshot(std::mt19937 &random, std::uint32_t count)
{
    auto snapshot = std::make_shared<TimelineSnapshot>();
    constexpr std::array lanes = {Lane::Impact, Lane::Causes, Lane::Remediation, Lane::Status, Lane::FollowUp};
    snapshot->lanes.resize(lanes.size());
    for (std::size_t l = 0; l < lanes.size(); ++l)
        snapshot->lanes[l].lane = lanes[l];
    std::uniform_int_distribution<int> any(0, 9);
    std::exponential_distribution<double> gap(1.0);
    Micros time = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
        // Now crowded, now a long silence.
        time += static_cast<Micros>(gap(random) * (any(random) == 0 ? 3e9 : 6e7));
        TimelineLane &lane = snapshot->lanes[static_cast<std::size_t>(any(random) / 2)];
        if (any(random) == 0) {
            UndatedItem step;
            step.event = i;
            lane.undated.push_back(step);
            continue;
        }
        TimelineItem item;
        item.event = i;
        item.start = item.end = time;
        item.kindValue = static_cast<std::uint8_t>(any(random));
        if (any(random) < 3) {
            item.end += static_cast<Micros>(gap(random) * 2e9);
            item.set(ItemFlag::Span);
        }
        lane.items.push_back(item);
    }
    snapshot->finish();
    return snapshot;
}

/// The first event that is in the visible range but neither drawn, nor counted, nor in a tray; empty if none is.
QString lostEvent(const TimelineGeometry &g, const TimeScale &scale)
{
    std::set<std::uint32_t> drawn;
    for (const MarkGeometry &mark : g.marks)
        drawn.insert(mark.item.event);
    for (const BarGeometry &bar : g.bars)
        drawn.insert(bar.item.event);
    for (std::uint32_t l = 0; l < g.snapshot->lanes.size(); ++l) {
        const TimelineLane &lane = g.snapshot->lanes[l];
        std::vector<std::uint64_t> counted(g.clusters.size(), 0);
        for (std::uint32_t i = 0; i < lane.items.size(); ++i) {
            const TimelineItem &item = lane.items[i];
            const double x = scale.toX(item.start);
            if (drawn.contains(item.event) || x < 1 || x > scale.width() - 1)
                continue;
            bool isCounted = false;
            for (std::size_t c = 0; c < g.clusters.size(); ++c) {
                const ClusterGeometry &cluster = g.clusters[c];
                if (cluster.lane == l && cluster.first <= i && i < cluster.last) {
                    isCounted = true;
                    ++counted[c];
                }
            }
            // A cluster whose badge is beyond the edge still holds what starts just inside of it.
            const double edge = 70;
            if (!isCounted && x > edge && x < scale.width() - edge)
                return QStringLiteral("event %1 at %2 px").arg(item.event).arg(x);
        }
        for (std::size_t c = 0; c < g.clusters.size(); ++c) {
            if (g.clusters[c].lane == l && counted[c] > g.clusters[c].count)
                return QStringLiteral("a badge says %1 for %2").arg(g.clusters[c].count).arg(counted[c]);
        }
        std::size_t inTray = 0;
        for (const TrayGeometry &entry : g.tray)
            inTray += entry.lane == l ? 1 : 0;
        for (const TrayRest &rest : g.trayRests)
            inTray += rest.lane == l ? lane.undated.size() - rest.first : 0;
        if (inTray != lane.undated.size())
            return QStringLiteral("%1 of %2 in the tray of lane %3").arg(inTray).arg(lane.undated.size()).arg(l);
    }
    return {};
}

} // namespace

class TestTimelineLayout : public QObject
{
    Q_OBJECT

private slots:
    void losesNothingAndOverlapsNothing_data();
    void losesNothingAndOverlapsNothing();
    void aPanOnlyMoves();
    void aSmallZoomKeepsTheLabels();
    void putsAMarkWhereItsTimeIs();
    void showsASingleEventInItsHour();
    void hitsWhatItShows();
    void showsTheUndatedInTheirOrder();
    void countsWhatTheTrayHasNoRoomFor();
    void keepsTheDateAtTheLeftEdge();
    void labelsAreReadAtTheRightEdge();
    void scrollsRatherThanCountsAFewEvents_data();
    void scrollsRatherThanCountsAFewEvents();
    void labelsStayBesideAMarkAtTheEdge();
    void tiesTwoTellingsTogether();
    void givesALaneMoreHeight();
    void copesWithNothing_data();
    void copesWithNothing();
    void standsAloneWithTitleLegendAndFooter();
    void collapsesALane();
    void takesAMillionEventsIn();

private:
    FixedMeasure m_measure;
    JumpingRules m_rules;
    PlainWording m_wording;
};

void TestTimelineLayout::losesNothingAndOverlapsNothing_data()
{
    QTest::addColumn<unsigned>("seed");
    QTest::addColumn<int>("rounds");
    for (unsigned seed = 1; seed <= 8; ++seed)
        QTest::addRow("seed %u", seed) << seed << 250;
}

void TestTimelineLayout::losesNothingAndOverlapsNothing()
{
    QFETCH(unsigned, seed);
    QFETCH(int, rounds);
    std::mt19937 random(seed);
    std::uniform_int_distribution<int> width(500, 2400);
    std::uniform_int_distribution<int> height(400, 1400);
    std::uniform_real_distribution<double> share(0, 1);
    for (int round = 0; round < rounds; ++round) {
        const auto count = static_cast<std::uint32_t>(std::exp(share(random) * 6.6));
        const auto snapshot = randomSnapshot(random, count);
        TimelineLayout layout(m_measure, m_rules);
        layout.setContent(snapshot, &m_wording);
        layout.setSize(QSizeF(width(random), height(random)));
        TimeScale scale = layout.fittedToAll(share(random) < 0.5);
        for (int frame = 0; frame < 4; ++frame) {
            const TimelineGeometry &g = layout.geometry(scale);
            const QString overlap = overlappingTexts(g);
            QVERIFY2(overlap.isEmpty(), qPrintable(QStringLiteral("round %1: ").arg(round) + overlap));
            if (g.contentHeight <= g.plot.height() + 1) {
                const QString lost = lostEvent(g, scale);
                QVERIFY2(lost.isEmpty(), qPrintable(QStringLiteral("round %1: ").arg(round) + lost));
            }
            scale = scale.zoomed(0.8 + 3 * share(random), share(random) * scale.width());
        }
    }
}

void TestTimelineLayout::aPanOnlyMoves()
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

void TestTimelineLayout::aSmallZoomKeepsTheLabels()
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

void TestTimelineLayout::putsAMarkWhereItsTimeIs()
{
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(pointsAt({0, 60, 120}), &m_wording);
    layout.setSize(QSizeF(1200, 600));
    const QRectF plot = layout.plotRect();
    const TimeScale scale(0, 2 * Hour, plot.width());
    const TimelineGeometry &g = layout.geometry(scale);
    QCOMPARE(g.marks.size(), std::size_t(3));
    QCOMPARE(g.marks[1].center.x(), plot.left() + plot.width() / 2);
    QVERIFY(plot.contains(g.marks[1].center));
}

void TestTimelineLayout::showsASingleEventInItsHour()
{
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(pointsAt({600}), &m_wording);
    layout.setSize(QSizeF(1200, 600));
    const TimeScale scale = layout.fittedToAll(true);
    QVERIFY(scale.from() <= 600 * MicrosPerMinute - Hour / 2 && scale.to() >= 600 * MicrosPerMinute + Hour / 2);
    QVERIFY(scale.to() - scale.from() < 2 * Hour);
    QCOMPARE(layout.geometry(scale).labels.size(), std::size_t(1));
}

void TestTimelineLayout::hitsWhatItShows()
{
    std::mt19937 random(11);
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(randomSnapshot(random, 60), &m_wording);
    layout.setSize(QSizeF(1600, 1400));
    const TimelineGeometry &g = layout.geometry(layout.fittedToAll(true));
    QVERIFY(!g.marks.empty() && !g.bars.empty() && !g.tray.empty());
    for (const MarkGeometry &mark : g.marks) {
        const auto rect = g.visualRect(mark.item.event);
        QVERIFY(rect && rect->width() >= TimelineGeometry::MinTarget && rect->height() >= TimelineGeometry::MinTarget);
        const auto hit = g.hitTest(rect->center());
        QCOMPARE(hit.kind, TimelineGeometry::HitKind::Item);
        QCOMPARE(hit.event, mark.item.event);
    }
    for (const TrayGeometry &entry : g.tray) {
        const auto hit = g.hitTest(g.visualRect(entry.item.event)->center());
        QCOMPARE(hit.kind, TimelineGeometry::HitKind::Undated);
        QCOMPARE(hit.event, entry.item.event);
    }
    QCOMPARE(g.hitTest(g.axis.rect.center()).kind, TimelineGeometry::HitKind::Axis);
    QCOMPARE(g.hitTest(g.lanes[1].header.center()).kind, TimelineGeometry::HitKind::LaneHeader);
    QCOMPARE(g.hitTest(QPointF(-5, -5)).kind, TimelineGeometry::HitKind::Nothing);
}

void TestTimelineLayout::showsTheUndatedInTheirOrder()
{
    auto snapshot = std::make_shared<TimelineSnapshot>();
    snapshot->lanes.resize(1);
    snapshot->lanes[0].lane = Lane::Remediation;
    for (std::uint32_t i = 0; i < 14; ++i) {
        UndatedItem step;
        step.event = i;
        step.isBounded = i == 3;
        if (i == 3)
            step.earliest = 0;
        snapshot->lanes[0].undated.push_back(step);
    }
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

void TestTimelineLayout::countsWhatTheTrayHasNoRoomFor()
{
    auto snapshot = std::make_shared<TimelineSnapshot>();
    snapshot->lanes.resize(1);
    snapshot->lanes[0].lane = Lane::Remediation;
    for (std::uint32_t i = 0; i < 5000; ++i)
        snapshot->lanes[0].undated.push_back({i, 0, 0, false, {}, {}});
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

void TestTimelineLayout::keepsTheDateAtTheLeftEdge()
{
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(pointsAt({0, 60}), &m_wording);
    layout.setSize(QSizeF(1200, 600));
    const Micros day = microsOf("2026-03-10T00:00:00Z");
    const TimeScale scale(day + 9 * Hour, day + 15 * Hour, layout.plotRect().width());
    const TimelineGeometry &g = layout.geometry(scale);
    QCOMPARE(g.axis.major.size(), std::size_t(1));
    QVERIFY(!g.axis.major[0].isMajor);   // the day did not begin here
    QCOMPARE(g.axis.major[0].label.block->lines[0].text, QStringLiteral("2026-03-10"));
    QVERIFY(g.axis.major[0].label.topLeft.x() < g.plot.left() + 20);
}

void TestTimelineLayout::labelsAreReadAtTheRightEdge()
{
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(pointsAt({0, 118}), &m_wording);
    layout.setSize(QSizeF(1200, 600));
    const TimelineGeometry &g = layout.geometry(TimeScale(0, 2 * Hour, layout.plotRect().width()));
    QCOMPARE(g.labels.size(), std::size_t(2));
    QVERIFY(g.labels[0].text.topLeft.x() > g.marks[0].center.x());
    QVERIFY(g.labels[1].text.rect().right() < g.marks[1].center.x());   // flipped to the left
}

void TestTimelineLayout::scrollsRatherThanCountsAFewEvents_data()
{
    QTest::addColumn<bool>("scrolls");
    QTest::newRow("in the window") << true;
    QTest::newRow("in a picture") << false;
}

void TestTimelineLayout::scrollsRatherThanCountsAFewEvents()
{
    QFETCH(bool, scrolls);
    // Four windows at once in each of four lanes, in a height for about one.
    auto snapshot = std::make_shared<TimelineSnapshot>();
    snapshot->lanes.resize(4);
    constexpr std::array lanes = {Lane::Impact, Lane::Causes, Lane::Remediation, Lane::Status};
    for (std::uint32_t i = 0; i < 16; ++i) {
        TimelineItem item;
        item.event = i;
        item.end = Hour;
        item.set(ItemFlag::Span);
        snapshot->lanes[i / 4].lane = lanes[i / 4];
        snapshot->lanes[i / 4].items.push_back(item);
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

void TestTimelineLayout::labelsStayBesideAMarkAtTheEdge()
{
    // Neither side of the last mark has room for its whole label.
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(pointsAt({0, 100, 117}), &m_wording);
    layout.setSize(QSizeF(1000, 600));
    const TimeScale scale(0, 2 * Hour, layout.plotRect().width());
    for (double dx = 0; dx < 40; dx += 8) {
        const TimelineGeometry &g = layout.geometry(scale.panned(-dx));
        const auto last = std::find_if(g.labels.begin(), g.labels.end(), [](const auto &l) { return l.event == 2; });
        const bool isInView = g.marks.back().item.event == 2 && g.plot.contains(g.marks.back().center);
        QVERIFY(!isInView || (last != g.labels.end() && g.plot.contains(last->text.rect())));
        QVERIFY(overlappingTexts(g).isEmpty());
    }
}

void TestTimelineLayout::tiesTwoTellingsTogether()
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

void TestTimelineLayout::givesALaneMoreHeight()
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

void TestTimelineLayout::copesWithNothing_data()
{
    QTest::addColumn<bool>("hasSnapshot");
    QTest::addColumn<QSizeF>("size");
    QTest::newRow("no snapshot") << false << QSizeF(800, 600);
    QTest::newRow("an empty one") << true << QSizeF(800, 600);
    QTest::newRow("no area") << true << QSizeF(0, 0);
    QTest::newRow("hardly any") << true << QSizeF(40, 30);
}

void TestTimelineLayout::copesWithNothing()
{
    QFETCH(bool, hasSnapshot);
    QFETCH(QSizeF, size);
    TimelineLayout layout(m_measure, m_rules);
    auto snapshot = std::make_shared<TimelineSnapshot>();
    snapshot->lanes.resize(2);
    snapshot->finish();
    layout.setContent(hasSnapshot ? snapshot : nullptr, &m_wording);
    layout.setSize(size);
    const TimelineGeometry &g = layout.geometry(layout.fittedToAll(true));
    QVERIFY(g.marks.empty() && g.labels.empty());
    QCOMPARE(g.lanes.size(), std::size_t(hasSnapshot ? 2 : 0));
}

void TestTimelineLayout::standsAloneWithTitleLegendAndFooter()
{
    std::mt19937 random(13);
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(randomSnapshot(random, 40), &m_wording);
    TimelineOptions options;
    options.showsTitle = options.showsLegend = options.showsFooter = true;
    layout.setOptions(options);
    layout.setSize(QSizeF(1200, 800));
    const TimelineGeometry &g = layout.geometry(layout.fittedToAll(true));
    QCOMPARE(g.title.size(), std::size_t(2));
    QCOMPARE(g.title[0].block->lines[0].text, QStringLiteral("Checkout failed"));
    QCOMPARE(g.footer.size(), std::size_t(1));
    QVERIFY(g.footer[0].block->lines[0].text.contains(QStringLiteral("status.txt")));
    QVERIFY(g.legend.size() > 3);
    for (std::size_t i = 0; i < g.legend.size(); ++i) {
        const QRectF entry = g.legend[i].sampleRect | g.legend[i].text.rect();
        QVERIFY(QRectF(QPointF(), g.size).contains(entry));
        QVERIFY(entry.top() >= g.plot.bottom() && entry.bottom() <= g.footer[0].rect().top());
        if (i > 0)
            QVERIFY(!entry.intersects(g.legend[i - 1].sampleRect | g.legend[i - 1].text.rect()));
    }
    QVERIFY(g.title[1].rect().bottom() <= g.axis.rect.top());
}

void TestTimelineLayout::collapsesALane()
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

void TestTimelineLayout::takesAMillionEventsIn()
{
    auto snapshot = std::make_shared<TimelineSnapshot>();
    snapshot->lanes.resize(2);
    snapshot->lanes[0].lane = Lane::Impact;
    snapshot->lanes[1].lane = Lane::Status;
    constexpr std::uint32_t count = 1'000'000;
    for (std::uint32_t i = 0; i < count; ++i) {
        TimelineItem item;
        item.event = i;
        item.start = item.end = i * MicrosPerSecond;
        if (i % 3 == 0) {
            item.end += (i % 100) * MicrosPerSecond;
            item.set(ItemFlag::Span);
        }
        snapshot->lanes[i % 2].items.push_back(item);
    }
    snapshot->finish();
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(snapshot, &m_wording);
    layout.setSize(QSizeF(1920, 1080));
    TimeScale scale = layout.fittedToAll(false);
    std::uint64_t counted = 0;
    const TimelineGeometry &whole = layout.geometry(scale);
    for (const ClusterGeometry &cluster : whole.clusters)
        counted += cluster.count;
    QCOMPARE(counted + whole.marks.size() + whole.bars.size(), std::uint64_t(count));
    // However deep, the picture holds no more than its pixels can show.
    for (; scale.microsPerPixel() > 10'000; scale = scale.zoomed(1.7, 900)) {
        const TimelineGeometry &g = layout.geometry(scale);
        QVERIFY(g.marks.size() + g.bars.size() + g.clusters.size() < 2000);
        QVERIFY(!overlappingTexts(g).size());
        QVERIFY(!g.marks.empty() || !g.bars.empty() || !g.clusters.empty());
    }
    QVERIFY(layout.memoryUse() < 16'000'000);
}

QTEST_GUILESS_MAIN(TestTimelineLayout)
#include "tst_timelinelayout.moc"
