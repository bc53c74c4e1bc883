// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/timelinecamera.h"

#include <QTest>

#include <cstdlib>

using namespace chronolane;

class TestTimelineCamera : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void zoomKeepsTheTimeUnderThePointer_data();
    void zoomKeepsTheTimeUnderThePointer();
    void goesBackToWhereOneWas();
    void leavesOtherSilencesOutWithoutAMove();
    void remembersAWalkByHandOnce();
    void keepsWhatIsSeenWhenTheWidthChanges();
    void revealsWhatIsOutOfView();
    void staysNearWhatIsDated();

private:
    TimelineCamera m_camera;
};

void TestTimelineCamera::init()
{
    m_camera.reset(TimeScale(0, MicrosPerHour, 1000), {0, MicrosPerHour});
}

void TestTimelineCamera::zoomKeepsTheTimeUnderThePointer_data()
{
    QTest::addColumn<double>("x");
    QTest::newRow("left edge") << 0.0;
    QTest::newRow("middle") << 500.0;
    QTest::newRow("anywhere") << 731.5;
}

void TestTimelineCamera::zoomKeepsTheTimeUnderThePointer()
{
    QFETCH(double, x);
    const Micros before = m_camera.scale().toTime(x);
    for (int i = 0; i < 10; ++i)
        QVERIFY(m_camera.zoom(1.25, x));
    QVERIFY(std::llabs(m_camera.scale().toTime(x) - before) <= MicrosPerSecond / 100);
    QVERIFY(m_camera.visible().length() < MicrosPerHour / 9);
}

void TestTimelineCamera::goesBackToWhereOneWas()
{
    const TimeScale begin = m_camera.scale();
    const TimeScale detail(MicrosPerMinute, 2 * MicrosPerMinute, 1000);
    QVERIFY(m_camera.moveTo(detail));
    QVERIFY(m_camera.hasBack() && !m_camera.hasForward());
    QVERIFY(m_camera.back());
    QCOMPARE(m_camera.scale(), begin);
    QVERIFY(!m_camera.back());
    QVERIFY(m_camera.forward());
    QCOMPARE(m_camera.scale(), detail);
    QVERIFY(!m_camera.moveTo(detail)); // nowhere new
    m_camera.back();
    m_camera.moveTo(TimeScale(0, MicrosPerMinute, 1000));
    QVERIFY(!m_camera.hasForward()); // another way was taken
}

void TestTimelineCamera::leavesOtherSilencesOutWithoutAMove()
{
    const std::vector<AxisBreak> silence{{20 * MicrosPerMinute, 50 * MicrosPerMinute}};
    m_camera.moveTo(TimeScale(10 * MicrosPerMinute, 55 * MicrosPerMinute, 1000));
    const MicrosRange seen = m_camera.visible();
    m_camera.setBreaks(silence);
    QVERIFY(std::llabs(m_camera.visible().from - seen.from) <= MicrosPerSecond);
    QVERIFY(std::llabs(m_camera.visible().to - seen.to) <= MicrosPerSecond);
    QVERIFY(m_camera.back()); // to the view before, not to the way in which it was looked at
    QCOMPARE(m_camera.scale().breaks(), silence);
    QVERIFY(!m_camera.hasBack());
    m_camera.setBreaks({});
    QVERIFY(m_camera.forward());
    QVERIFY(m_camera.scale().breaks().empty());
}

void TestTimelineCamera::remembersAWalkByHandOnce()
{
    const TimeScale begin = m_camera.scale();
    for (int i = 0; i < 5; ++i)
        m_camera.zoom(1.25, 500);
    for (int i = 0; i < 5; ++i)
        m_camera.pan(10);
    QVERIFY(m_camera.back());
    QVERIFY(m_camera.back());
    QCOMPARE(m_camera.scale(), begin);
    QVERIFY(!m_camera.hasBack());
}

void TestTimelineCamera::keepsWhatIsSeenWhenTheWidthChanges()
{
    m_camera.setWidth(1500);
    QCOMPARE(m_camera.scale().width(), 1500.0);
    QVERIFY(std::llabs(m_camera.visible().to - MicrosPerHour) < MicrosPerSecond / 100);
    QVERIFY(std::llabs(m_camera.visible().from) < MicrosPerSecond / 100);
}

void TestTimelineCamera::revealsWhatIsOutOfView()
{
    m_camera.reset(TimeScale(0, 10 * MicrosPerMinute, 1000), {0, MicrosPerHour});
    QVERIFY(!m_camera.reveal(5 * MicrosPerMinute, 100));
    QVERIFY(m_camera.reveal(20 * MicrosPerMinute, 100));
    QVERIFY(std::abs(m_camera.scale().toX(20 * MicrosPerMinute) - 900) < 0.01);
    QVERIFY(!m_camera.reveal(20 * MicrosPerMinute, 300)); // seen already
    QVERIFY(m_camera.reveal(5 * MicrosPerMinute, 100));
    QVERIFY(std::abs(m_camera.scale().toX(5 * MicrosPerMinute) - 100) < 0.01);
}

void TestTimelineCamera::staysNearWhatIsDated()
{
    for (int i = 0; i < 200; ++i)
        m_camera.pan(900);
    QVERIFY(m_camera.visible().from < MicrosPerHour);
    for (int i = 0; i < 200; ++i)
        m_camera.zoom(0.5, 0);
    QVERIFY(m_camera.visible().length() < 10 * MicrosPerHour);
}

QTEST_GUILESS_MAIN(TestTimelineCamera)
#include "tst_timelinecamera.moc"
