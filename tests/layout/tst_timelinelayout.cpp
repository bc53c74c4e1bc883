// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/timelinelayout.h"
#include "tests/layout/layoutchecks.h"
#include "tests/layout/layoutfakes.h"
#include "tests/layout/layoutsnapshots.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

using namespace chronolane;

namespace {

constexpr Micros Hour = MicrosPerHour;

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
    void putsAMarkWhereItsTimeIs();
    void showsASingleEventInItsHour();
    void keepsRoomForTheLastLabelWhereThereIsOne();
    void hitsWhatItShows();
    void keepsTheDateAtTheLeftEdge();
    void copesWithNothing_data();
    void copesWithNothing();
    void standsAloneWithTitleLegendAndFooter();
    void tellsFiguresAndT0WhereAskedFor();
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

void TestTimelineLayout::keepsRoomForTheLastLabelWhereThereIsOne()
{
    const auto freeAtTheRight = [this](std::uint32_t count) {
        std::mt19937 random(3);
        TimelineLayout layout(m_measure, m_rules);
        const auto snapshot = randomSnapshot(random, count);
        layout.setContent(snapshot, &m_wording);
        layout.setSize(QSizeF(1600, 900));
        const double width = layout.plotRect().width();
        return (width - layout.fittedToAll(false).toX(*snapshot->last)) / width;
    };
    QVERIFY(freeAtTheRight(30) > 0.1);
    QVERIFY(freeAtTheRight(20'000) < 0.05);   // crowds, which are counted
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

void TestTimelineLayout::tellsFiguresAndT0WhereAskedFor()
{
    TimelineLayout layout(m_measure, m_rules);
    layout.setContent(pointsAt({0, 60}), &m_wording);
    layout.setSize(QSizeF(1600, 900));
    const auto geometry = [&](const TimelineOptions &options) {
        layout.setOptions(options);
        return layout.geometry(layout.fittedToAll(true));
    };
    const auto footerOf = [](const TimelineGeometry &g) { return g.footer.front().block->lines.front().text; };
    TimelineOptions options;
    options.showsTitle = options.showsMetrics = options.showsT0 = options.showsFooter = true;
    const TimelineGeometry all = geometry(options);
    QCOMPARE(all.metrics.size(), std::size_t(8));
    for (const MetricGeometry &metric : all.metrics) {
        QVERIFY(metric.rect.top() >= all.title.back().rect().bottom());
        QVERIFY(metric.rect.bottom() <= all.axis.rect.top());
        QVERIFY(QRectF(QPointF(), all.size).contains(metric.rect));
    }
    QVERIFY2(footerOf(all).contains(QStringLiteral("UTC · T0 = 00:00 · ")), qPrintable(footerOf(all)));

    options.showsMetrics = options.showsT0 = false;
    const TimelineGeometry less = geometry(options);
    QVERIFY(less.metrics.empty() && less.axis.rect.top() < all.axis.rect.top());
    QVERIFY(!footerOf(less).contains(QStringLiteral("T0")));

    // Without times since T0 it says nothing.
    options.showsT0 = true;
    options.showsRelativeRow = false;
    QVERIFY(!footerOf(geometry(options)).contains(QStringLiteral("T0")));

    // A thumbnail shows its lanes, and counts the figures.
    options.showsMetrics = true;
    layout.setSize(QSizeF(1000, 450));
    const TimelineGeometry low = geometry(options);
    QVERIFY(low.metrics.empty());
    QVERIFY2(footerOf(low).startsWith(QStringLiteral("omitted 5: 8 · ")), qPrintable(footerOf(low)));
}

void TestTimelineLayout::takesAMillionEventsIn()
{
    auto snapshot = std::make_shared<TimelineSnapshot>();
    snapshot->lanes.resize(2);
    snapshot->lanes[0].lane = Lane::Impact;
    snapshot->lanes[1].lane = Lane::Status;
    constexpr std::uint32_t count = 1'000'000;
    for (std::uint32_t i = 0; i < count; ++i) {
        const Micros start = i * MicrosPerSecond;
        snapshot->lanes[i % 2].items.push_back(i % 3 == 0 ? spanItem(i, start, start + (i % 100) * MicrosPerSecond)
                                                          : pointItem(i, start));
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
