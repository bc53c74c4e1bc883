// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/timelineview/viewfixture.h"
#include "widgets/timelineview/timelineoverview.h"

#include <QTest>

#include <cstdlib>

using namespace chronolane;

class TestTimelineOverview : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void boxesWhatIsShown();
    void movesTheView();
    void resizesTheView();
    void centresTheViewOnAClick();
    void isHiddenAndShown();

private:
    std::unique_ptr<ViewFixture> m_fixture;
    TimelineOverview *m_overview = nullptr; ///< the view's
};

void TestTimelineOverview::init()
{
    m_fixture = std::make_unique<ViewFixture>();
    QVERIFY(QTest::qWaitForWindowExposed(&m_fixture->view));
    m_overview = m_fixture->view.findChild<TimelineOverview *>();
    QVERIFY(m_overview);
    // An hour and a half around the first window.
    m_fixture->view.showRange({toUnixMicroseconds(sampleTime("2025-03-04T09:00:00Z")),
                               toUnixMicroseconds(sampleTime("2025-03-04T10:30:00Z"))});
}

void TestTimelineOverview::boxesWhatIsShown()
{
    const MicrosRange shown = *m_fixture->view.visibleRange();
    const TimeScale scale = m_overview->scale();
    QVERIFY(std::abs(m_overview->box().left() - m_overview->plotLeft() - scale.toX(shown.from)) < 0.01);
    QVERIFY(std::abs(m_overview->box().right() - m_overview->plotLeft() - scale.toX(shown.to)) < 0.01);
    // The silence of three weeks is left out here, too: the incident is not squeezed into a corner.
    QVERIFY(m_overview->box().width() > m_overview->width() / 8.0);
    m_fixture->view.setGapsBroken(false);
    QVERIFY(m_overview->box().width() < m_overview->width() / 20.0);
}

void TestTimelineOverview::movesTheView()
{
    const MicrosRange before = *m_fixture->view.visibleRange();
    const QPoint at = m_overview->box().center().toPoint();
    QTest::mousePress(m_overview, Qt::LeftButton, {}, at);
    QTest::mouseMove(m_overview, at + QPoint(120, 0));
    QTest::mouseRelease(m_overview, Qt::LeftButton, {}, at + QPoint(120, 0));
    const MicrosRange after = *m_fixture->view.visibleRange();
    QVERIFY(after.from > before.from + MicrosPerMinute * 10);
    QVERIFY(std::llabs(after.length() - before.length()) < MicrosPerSecond);
}

void TestTimelineOverview::resizesTheView()
{
    const MicrosRange before = *m_fixture->view.visibleRange();
    const QPoint edge(static_cast<int>(m_overview->box().right()), m_overview->height() / 2);
    QTest::mousePress(m_overview, Qt::LeftButton, {}, edge);
    QTest::mouseMove(m_overview, edge + QPoint(100, 0));
    QTest::mouseRelease(m_overview, Qt::LeftButton, {}, edge + QPoint(100, 0));
    const MicrosRange after = *m_fixture->view.visibleRange();
    QVERIFY(std::llabs(after.from - before.from) < MicrosPerMinute);
    QVERIFY(after.to > before.to + 10 * MicrosPerMinute);
}

void TestTimelineOverview::centresTheViewOnAClick()
{
    const Micros second = toUnixMicroseconds(sampleTime("2025-03-04T13:00:00Z"));
    const QPoint at(static_cast<int>(m_overview->plotLeft() + m_overview->scale().toX(second)), 10);
    QTest::mouseClick(m_overview, Qt::LeftButton, {}, at);
    const MicrosRange shown = *m_fixture->view.visibleRange();
    QVERIFY(std::llabs(shown.from + shown.length() / 2 - second) < 3 * MicrosPerMinute);
}

void TestTimelineOverview::isHiddenAndShown()
{
    const int height = m_fixture->view.viewport()->height();
    QTest::keyClick(&m_fixture->view, Qt::Key_O);
    QVERIFY(!m_fixture->view.isOverviewShown());
    QVERIFY(m_fixture->view.viewport()->height() > height);
    QTest::keyClick(&m_fixture->view, Qt::Key_O);
    QCOMPARE(m_fixture->view.viewport()->height(), height);
}

QTEST_MAIN(TestTimelineOverview)
#include "tst_timelineoverview.moc"
