// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/timescale.h"

#include <QTest>

#include <cmath>

using namespace chronolane;

namespace {

/// Ten hours, of which the hours from 2 to 8 are left out.
TimeScale broken()
{
    return TimeScale(0, 10 * MicrosPerHour, 504, {{2 * MicrosPerHour, 8 * MicrosPerHour}});
}

} // namespace

class TestTimeScale : public QObject
{
    Q_OBJECT

private slots:
    void mapsTheEndsOfItsRangeToItsEdges();
    void givesEveryBreakTheSameWidth();
    void goesThereAndBack_data();
    void goesThereAndBack();
    void zoomKeepsTheTimeUnderTheAnchor_data();
    void zoomKeepsTheTimeUnderTheAnchor();
    void panMovesByPixels();
    void stopsAtTheLimitsOfTheZoom();
    void widensAnEmptyRange_data();
    void widensAnEmptyRange();
    void clampShowsSomeOfTheRange();
    void distancesGrowWithTheZoom();
};

void TestTimeScale::mapsTheEndsOfItsRangeToItsEdges()
{
    const TimeScale scale(1'000'000, 11'000'000, 1000);
    QCOMPARE(scale.toX(1'000'000), 0.0);
    QCOMPARE(scale.toX(11'000'000), 1000.0);
    QCOMPARE(scale.toX(6'000'000), 500.0);
    QCOMPARE(scale.microsPerPixel(), 10'000.0);
    QCOMPARE(scale.from(), 1'000'000);
    QCOMPARE(scale.to(), 11'000'000);
}

void TestTimeScale::givesEveryBreakTheSameWidth()
{
    const TimeScale scale = broken();
    QCOMPARE(scale.toX(2 * MicrosPerHour), 200.0);   // four hours share 400 px
    QCOMPARE(scale.toX(8 * MicrosPerHour), 200.0 + TimeScale::BreakWidth);
    QCOMPARE(scale.toX(5 * MicrosPerHour), 200.0 + TimeScale::BreakWidth / 2);
    const TimeScale closer = scale.zoomed(3, 0);
    QCOMPARE(closer.toX(8 * MicrosPerHour) - closer.toX(2 * MicrosPerHour), TimeScale::BreakWidth);
}

void TestTimeScale::goesThereAndBack_data()
{
    QTest::addColumn<bool>("hasBreak");
    QTest::addColumn<double>("zoom");
    for (const bool hasBreak : {false, true}) {
        for (const double zoom : {1.0, 7.3, 1000.0})
            QTest::addRow("%s, zoom %g", hasBreak ? "broken" : "linear", zoom) << hasBreak << zoom;
    }
}

void TestTimeScale::goesThereAndBack()
{
    QFETCH(bool, hasBreak);
    QFETCH(double, zoom);
    const TimeScale base = hasBreak ? broken() : TimeScale(0, 10 * MicrosPerHour, 504);
    const TimeScale scale = base.zoomed(zoom, 100);
    // Inside a break a pixel is much time; elsewhere it is microsPerPixel. A hundredth of it is the tolerance.
    for (Micros time = -MicrosPerHour; time < 11 * MicrosPerHour; time += 7 * MicrosPerMinute + 13) {
        const Micros back = scale.toTime(scale.toX(time));
        const double perPixel = std::max(scale.microsPerPixel(), 6.0 * MicrosPerHour / TimeScale::BreakWidth);
        QVERIFY2(std::abs(static_cast<double>(back - time)) <= perPixel / 100, qPrintable(QString::number(time)));
    }
}

void TestTimeScale::zoomKeepsTheTimeUnderTheAnchor_data()
{
    QTest::addColumn<double>("anchor");
    QTest::addColumn<double>("factor");
    for (const double anchor : {0.0, 120.0, 350.0, 504.0}) {
        for (const double factor : {1.25, 0.8, 40.0})
            QTest::addRow("at %g by %g", anchor, factor) << anchor << factor;
    }
}

void TestTimeScale::zoomKeepsTheTimeUnderTheAnchor()
{
    QFETCH(double, anchor);
    QFETCH(double, factor);
    const TimeScale scale = broken();
    const Micros time = scale.toTime(anchor);
    const TimeScale zoomed = scale.zoomed(factor, anchor);
    QVERIFY(std::abs(zoomed.toX(time) - anchor) < 0.01);
    QCOMPARE(zoomed.microsPerPixel(), scale.microsPerPixel() / factor);
}

void TestTimeScale::panMovesByPixels()
{
    const TimeScale scale = broken();
    QCOMPARE(scale.panned(30).toX(MicrosPerHour), scale.toX(MicrosPerHour) - 30);
    QCOMPARE(scale.panned(30).worldX(MicrosPerHour), scale.worldX(MicrosPerHour));
}

void TestTimeScale::stopsAtTheLimitsOfTheZoom()
{
    const TimeScale scale = broken().zoomed(1e12, 10);
    QCOMPARE(scale.microsPerPixel(), TimeScale::MinMicrosPerPixel);
    QCOMPARE(scale.zoomed(1e-30, 10).microsPerPixel(), TimeScale::MaxMicrosPerPixel);
}

void TestTimeScale::widensAnEmptyRange_data()
{
    QTest::addColumn<Micros>("to");
    QTest::newRow("empty") << Micros(5'000'000);
    QTest::newRow("inverted") << Micros(4'000'000);
}

void TestTimeScale::widensAnEmptyRange()
{
    QFETCH(Micros, to);
    const TimeScale scale(5'000'000, to, 1000);
    QVERIFY(scale.from() < 5'000'000 && 5'000'000 < scale.to());
    QVERIFY(std::abs(scale.toX(5'000'000) - 500) < 1);
}

void TestTimeScale::clampShowsSomeOfTheRange()
{
    const Micros first = MicrosPerDay;
    const Micros last = 2 * MicrosPerDay;
    const TimeScale far = TimeScale(first, last, 1000).panned(1e6).clamped(first, last, 50);
    QVERIFY(far.toX(last) >= 1000 / 4.0 - 0.01);
    const TimeScale out = TimeScale(first, last, 1000).zoomed(0.001, 500).clamped(first, last, 50);
    QVERIFY(std::abs((out.toX(last) - out.toX(first)) - 900) < 0.01);
}

void TestTimeScale::distancesGrowWithTheZoom()
{
    const TimeScale scale = broken();
    for (const double factor : {1.0001, 1.05, 2.0}) {
        const TimeScale closer = scale.atZoom(scale.microsPerPixel() / factor);
        for (Micros time = 0; time < 9 * MicrosPerHour; time += 11 * MicrosPerMinute) {
            const Micros next = time + 11 * MicrosPerMinute;
            QVERIFY(closer.toX(next) - closer.toX(time) >= scale.toX(next) - scale.toX(time) - 1e-6);
        }
    }
}

QTEST_GUILESS_MAIN(TestTimeScale)
#include "tst_timescale.moc"
