// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/metricstrip.h"
#include "tests/layout/layoutfakes.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace chronolane;

/// The figures above the lanes: whole, in order, beside and below each other, or counted.
class TestMetricStrip : public QObject
{
    Q_OBJECT

private slots:
    void showsFiguresWholeOrCountsThem_data();
    void showsFiguresWholeOrCountsThem();
    void wrapsWhereThePageIsNarrow_data();
    void wrapsWhereThePageIsNarrow();
    void leavesALowPictureToItsLanes();
    void leavesOutWholeRowsOfAHeap();

private:
    MetricStrip layOut(int count, QSizeF page)
    {
        m_wording.metricCount = count;
        LabelStore labels(m_measure);
        labels.setWording(&m_wording);
        const LayoutUnits units(m_measure);
        return layOutMetrics(m_wording.metrics(), page, page.width() - 40, labels, units);
    }

    static std::size_t rowsOf(const MetricStrip &strip)
    {
        std::set<double> tops;
        for (const MetricGeometry &metric : strip.metrics)
            tops.insert(metric.rect.top());
        return tops.size();
    }

    FixedMeasure m_measure;
    PlainWording m_wording;
};

void TestMetricStrip::showsFiguresWholeOrCountsThem_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QSizeF>("page");
    for (const int count : {0, 1, 2, 5, 7, 8}) {
        for (const QSizeF page : {QSizeF(1920, 1080), QSizeF(1280, 720), QSizeF(1123, 794), QSizeF(600, 1000),
                                  QSizeF(300, 900), QSizeF(800, 450), QSizeF(240, 160), QSizeF(120, 2000)})
            QTest::addRow("%d at %d×%d", count, static_cast<int>(page.width()), static_cast<int>(page.height())) << count << page;
    }
}

void TestMetricStrip::showsFiguresWholeOrCountsThem()
{
    QFETCH(int, count);
    QFETCH(QSizeF, page);
    const MetricStrip strip = layOut(count, page);
    QCOMPARE(strip.metrics.size() + strip.leftOut, static_cast<std::size_t>(count));
    QCOMPARE(strip.height > 0, !strip.metrics.empty());
    QVERIFY(strip.height < 0.3 * page.height());
    const std::vector<WordedMetric> worded = m_wording.metrics();
    for (std::size_t i = 0; i < strip.metrics.size(); ++i) {
        const MetricGeometry &metric = strip.metrics[i];
        QVERIFY(QRectF(0, 0, page.width() - 40, strip.height).adjusted(-0.01, -0.01, 0.01, 0.01).contains(metric.rect));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(!metric.rect.intersects(strip.metrics[j].rect));
        const auto said = [](const PlacedText &text) {
            QStringList lines;
            for (int line = 0; line < text.lineCount; ++line)
                lines << text.block->lines[static_cast<std::size_t>(line)].text;
            return lines.join(QLatin1Char(' '));
        };
        QCOMPARE(said(metric.value), worded[i].value);
        QCOMPARE(said(metric.name), worded[i].name);
        QCOMPARE(said(metric.definition), worded[i].definition);
        QVERIFY(metric.value.rect().bottom() <= metric.name.rect().top());
        QVERIFY(metric.name.rect().bottom() <= metric.definition.rect().top());
        for (const PlacedText *text : {&metric.value, &metric.name, &metric.definition})
            QVERIFY(metric.rect.adjusted(-0.01, -0.01, 0.01, 0.01).contains(text->rect()));
    }
}

void TestMetricStrip::wrapsWhereThePageIsNarrow_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<std::size_t>("rows");
    QTest::newRow("a slide") << 1920.0 << std::size_t{1};
    QTest::newRow("a column") << 900.0 << std::size_t{2};
    QTest::newRow("a narrow column") << 500.0 << std::size_t{3};
}

void TestMetricStrip::wrapsWhereThePageIsNarrow()
{
    QFETCH(double, width);
    QFETCH(std::size_t, rows);
    const MetricStrip strip = layOut(6, QSizeF(width, 2000));
    QCOMPARE(strip.leftOut, std::size_t{0});
    QCOMPARE(rowsOf(strip), rows);
    // Rows are filled alike, not one with a straggler below.
    const auto isInFirstRow = [](const MetricGeometry &metric) { return metric.rect.top() == 0; };
    QCOMPARE(static_cast<std::size_t>(std::ranges::count_if(strip.metrics, isInFirstRow)), 6 / rows);
}

void TestMetricStrip::leavesALowPictureToItsLanes()
{
    QCOMPARE(layOut(3, QSizeF(1600, 400)).leftOut, std::size_t{3});
    QCOMPARE(layOut(3, QSizeF(1600, 900)).leftOut, std::size_t{0});
}

void TestMetricStrip::leavesOutWholeRowsOfAHeap()
{
    const MetricStrip strip = layOut(8, QSizeF(300, 900));
    QVERIFY(strip.leftOut > 0 && !strip.metrics.empty());
    QCOMPARE(strip.metrics.size(), rowsOf(strip));
}

QTEST_GUILESS_MAIN(TestMetricStrip)
#include "tst_metricstrip.moc"
