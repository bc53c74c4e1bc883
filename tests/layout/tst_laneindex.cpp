// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/laneindex.h"
#include "models/layout/lanepacker.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace chronolane;

namespace {

TimelineItem span(Micros start, Micros end)
{
    TimelineItem item;
    item.start = start;
    item.end = end;
    item.set(ItemFlag::Span);
    return item;
}

TimelineItem point(Micros start)
{
    TimelineItem item;
    item.start = item.end = start;
    return item;
}

std::vector<TimelineItem> randomItems(std::mt19937 &random, std::size_t count)
{
    std::uniform_int_distribution<Micros> time(-500'000, 500'000);
    std::uniform_int_distribution<int> bits(0, 19);
    std::vector<TimelineItem> items;
    for (std::size_t i = 0; i < count; ++i) {
        const Micros start = time(random);
        items.push_back(i % 3 == 0 ? span(start, start + (Micros(1) << bits(random)) - 1) : point(start));
    }
    std::sort(items.begin(), items.end(), [](const auto &a, const auto &b) { return a.start < b.start; });
    return items;
}

} // namespace

class TestLaneIndex : public QObject
{
    Q_OBJECT

private slots:
    void findsTheFirstItemNotBefore();
    void findsAllLongSpansThatOverlap();
    void tellsFromWhichLengthOnItFoundAll();
    void takesFewBytes();
    void packsWithoutOverlap();
    void choosesRows();
};

void TestLaneIndex::findsTheFirstItemNotBefore()
{
    std::mt19937 random(1);
    for (const std::size_t count : {0U, 1U, 63U, 64U, 65U, 1000U}) {
        const auto items = randomItems(random, count);
        LaneIndex index;
        index.build(items);
        for (Micros time = -510'000; time < 510'000; time += 997) {
            const auto it = std::lower_bound(items.begin(), items.end(), time,
                                             [](const auto &item, Micros t) { return item.start < t; });
            QCOMPARE(index.lowerBound(items, time), static_cast<std::size_t>(it - items.begin()));
        }
        for (const TimelineItem &item : items)
            QVERIFY(items[index.lowerBound(items, item.start)].start == item.start);
    }
}

void TestLaneIndex::findsAllLongSpansThatOverlap()
{
    std::mt19937 random(2);
    const auto items = randomItems(random, 3000);
    LaneIndex index;
    index.build(items);
    for (int round = 0; round < 200; ++round) {
        const Micros from = std::uniform_int_distribution<Micros>(-600'000, 600'000)(random);
        const Micros to = from + std::uniform_int_distribution<Micros>(1, 200'000)(random);
        const Micros least = std::uniform_int_distribution<Micros>(0, 60'000)(random);
        std::vector<std::uint32_t> expected;
        for (std::uint32_t i = 0; i < items.size(); ++i) {
            const TimelineItem &item = items[i];
            if (item.isSpan() && item.end - item.start >= least && item.start < to
                && (item.end > from || item.start >= from))
                expected.push_back(i);
        }
        std::vector<std::uint32_t> found;
        QCOMPARE(index.longSpans(items, from, to, least, 100'000, found), least);
        std::sort(found.begin(), found.end());
        QCOMPARE(found, expected);
    }
}

void TestLaneIndex::tellsFromWhichLengthOnItFoundAll()
{
    std::mt19937 random(3);
    const auto items = randomItems(random, 3000);
    LaneIndex index;
    index.build(items);
    std::vector<std::uint32_t> found;
    const Micros complete = index.longSpans(items, -500'000, 500'000, 0, 50, found);
    QVERIFY(complete > 0);
    QVERIFY(found.size() <= 50);
    const auto expected = std::count_if(items.begin(), items.end(), [&](const TimelineItem &item) {
        return item.isSpan() && item.end - item.start >= complete && item.end > -500'000;
    });
    QCOMPARE(static_cast<std::ptrdiff_t>(found.size()), expected);
}

void TestLaneIndex::takesFewBytes()
{
    std::mt19937 random(4);
    const auto items = randomItems(random, 30'000);
    LaneIndex index;
    index.build(items);
    QVERIFY(index.memoryUse() <= 2 * items.size());   // a third are spans of 4 bytes each, and the samples
}

void TestLaneIndex::packsWithoutOverlap()
{
    std::mt19937 random(5);
    std::uniform_real_distribution<double> place(0, 1000);
    std::vector<Extent> extents;
    for (int i = 0; i < 300; ++i) {
        const double left = place(random);
        extents.push_back({left, left + place(random) / 10});
    }
    std::sort(extents.begin(), extents.end(), [](const Extent &a, const Extent &b) { return a.left < b.left; });
    LanePacker packer;
    for (int i = 0; i < 300; ++i) {
        const Extent &extent = extents[static_cast<std::size_t>(i)];
        int row = packer.firstFree(extent.left);
        if (row < 0)
            row = packer.addRow();
        const int before = packer.occupy(row, extent.right, i);
        QVERIFY(before < 0 || extents[static_cast<std::size_t>(before)].right <= extent.left);
    }
    QVERIFY(packer.rowCount() > 1);
}

void TestLaneIndex::choosesRows()
{
    LanePacker packer(2);
    QCOMPARE(packer.firstFree(0), 0);
    QCOMPARE(packer.occupy(0, 50, 7), -1);
    QCOMPARE(packer.firstFree(10), 1);
    QCOMPARE(packer.occupy(1, 30, 8), -1);
    QCOMPARE(packer.firstFree(10), -1);
    QCOMPARE(packer.emptiest(10), -1);
    QCOMPARE(packer.firstFree(60), 0);
    QCOMPARE(packer.emptiest(60), 1);
    QCOMPARE(packer.occupy(0, 90, 9), 7);
    QCOMPARE(LanePacker(0).emptiest(0), -1);
}

QTEST_GUILESS_MAIN(TestLaneIndex)
#include "tst_laneindex.moc"
