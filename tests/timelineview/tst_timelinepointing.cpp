// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/timelineview/viewfixture.h"
#include "widgets/timelineview/rangemeasure.h"
#include "widgets/timelineview/timelinetip.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <cstdlib>

using namespace chronolane;

class TestTimelinePointing : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void tellsAboutTheEventUnderThePointer();
    void tellsNothingOfEmptyPlaces();
    void zoomsToADoubleClickedEvent();
    void fitsAllByADoubleClickOnTheAxis();
    void collapsesTheLaneOfAClickedHeader();
    void pansWithSpaceHeld();
    void pansOnTheAxis();
    void zoomsByPinching();
    void extendsFromTheCurrentEventWithShift();
    void extendsFromTheTimeCursorWithShift();
    void keepsTheMeasuredRangeUntilEscape();
    void movesAnEdgeOfTheMeasuredRange();
    void readsNoTimeWithinABreak();
    void offersAMenu();

private:
    QPoint centreOf(std::uint32_t event) const { return m_view->visualRect(m_view->indexOf(event)).center(); }
    QPoint emptyPlace(double share) const;
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {}) const;

    std::unique_ptr<ViewFixture> m_fixture;
    TimelineView *m_view = nullptr; ///< the fixture's
};

void TestTimelinePointing::init()
{
    m_fixture = std::make_unique<ViewFixture>();
    m_view = &m_fixture->view;
    QVERIFY(QTest::qWaitForWindowExposed(m_view));
    m_view->grab(); // lays out
}

/// A place in the last lane's body, where nothing is dated, at that share of the plot's width.
QPoint TestTimelinePointing::emptyPlace(double share) const
{
    const QRectF body = m_view->timelineGeometry().lanes.back().body;
    return QPointF(body.left() + body.width() * share, body.top() + 6).toPoint();
}

void TestTimelinePointing::drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers) const
{
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, modifiers, from);
    QTest::mouseMove(m_view->viewport(), (from + to) / 2);
    QTest::mouseMove(m_view->viewport(), to);
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, modifiers, to);
}

void TestTimelinePointing::tellsAboutTheEventUnderThePointer()
{
    auto *tip = m_view->findChild<TimelineTip *>();
    QVERIFY(tip && !tip->isVisible());
    QTest::mouseMove(m_view->viewport(), centreOf(3));
    QTRY_VERIFY(tip->isVisible());
    QStringList words;
    for (const QLabel *label : tip->findChildren<QLabel *>())
        words << label->text();
    const QString text = words.join(QLatin1Char('\n'));
    QVERIFY2(text.contains(QStringLiteral("09:04")) && text.contains(QStringLiteral("T+0:04")) &&
                 text.contains(QStringLiteral("The depth alarm rang")),
             qPrintable(text));
    m_view->setCurrentEvent(3); // in view already: nothing moves
    QVERIFY(tip->isVisible());
    QTest::keyClick(m_view, Qt::Key_Escape); // first the tip, then the selection
    QVERIFY(!tip->isVisible());
    QVERIFY(m_view->selectionModel()->hasSelection());
}

void TestTimelinePointing::tellsNothingOfEmptyPlaces()
{
    auto *tip = m_view->findChild<TimelineTip *>();
    m_view->hover(3U);
    m_view->hover(std::nullopt);
    QTest::qWait(600); // longer than the tip takes
    QVERIFY(!tip->isVisible());
}

void TestTimelinePointing::zoomsToADoubleClickedEvent()
{
    QSignalSpy activations(m_view, &TimelineView::eventActivated);
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, centreOf(0));
    QCOMPARE(activations.count(), 1);
    const MicrosRange shown = *m_view->visibleRange();
    QVERIFY(shown.from <= toUnixMicroseconds(sampleTime("2025-03-04T09:00:00Z")));
    QVERIFY(shown.to >= toUnixMicroseconds(sampleTime("2025-03-04T10:00:00Z")));
    QVERIFY(shown.length() < 2 * MicrosPerHour);
}

void TestTimelinePointing::fitsAllByADoubleClickOnTheAxis()
{
    m_view->zoomToEvent(0);
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {},
                       m_view->timelineGeometry().axis.rect.center().toPoint());
    QVERIFY(m_view->visibleRange()->to >= toUnixMicroseconds(sampleTime("2025-03-25T14:00:00Z")));
}

void TestTimelinePointing::collapsesTheLaneOfAClickedHeader()
{
    const QPoint header = m_view->timelineGeometry().lanes[1].header.center().toPoint();
    const double height = m_view->timelineGeometry().lanes[1].body.height();
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, header);
    QVERIFY(m_view->timelineGeometry().lanes[1].isCollapsed);
    QVERIFY(m_view->timelineGeometry().lanes[1].body.height() < height);
    m_view->toggleLane(1);
    QVERIFY(!m_view->timelineGeometry().lanes[1].isCollapsed);
}

void TestTimelinePointing::pansWithSpaceHeld()
{
    m_view->zoomToEvent(0);
    const MicrosRange before = *m_view->visibleRange();
    QTest::keyPress(m_view, Qt::Key_Space);
    drag(emptyPlace(0.5), emptyPlace(0.4));
    QTest::keyRelease(m_view, Qt::Key_Space);
    QVERIFY(m_view->visibleRange()->from > before.from);
    QVERIFY(!m_view->measured());
    drag(emptyPlace(0.5), emptyPlace(0.4)); // without it a drag measures
    QVERIFY(m_view->measured());
}

void TestTimelinePointing::pansOnTheAxis()
{
    m_view->zoomToEvent(0);
    const MicrosRange before = *m_view->visibleRange();
    const QPoint at = m_view->timelineGeometry().axis.rect.center().toPoint();
    drag(at, at + QPoint(80, 0));
    QVERIFY(m_view->visibleRange()->from < before.from);
}

void TestTimelinePointing::zoomsByPinching()
{
    const double before = m_view->scene().camera().scale().microsPerPixel();
    const QPointF at = m_view->timelineGeometry().plot.center();
    QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, at, at,
                              m_view->viewport()->mapToGlobal(at), 0.5, QPointF());
    QApplication::sendEvent(m_view->viewport(), &pinch);
    QVERIFY(std::abs(m_view->scene().camera().scale().microsPerPixel() - before / 1.5) < before / 100);
}

void TestTimelinePointing::extendsFromTheCurrentEventWithShift()
{
    m_view->setCurrentEvent(0);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::ShiftModifier, emptyPlace(0.5));
    QVERIFY(m_view->measured());
    QCOMPARE(m_view->measured()->anchor, toUnixMicroseconds(sampleTime("2025-03-04T09:00:00Z")));
    QVERIFY(m_view->measured()->head > m_view->measured()->anchor);
}

void TestTimelinePointing::extendsFromTheTimeCursorWithShift()
{
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, emptyPlace(0.4));
    const std::optional<Micros> cursor = m_view->timeCursor();
    QVERIFY(cursor);
    QVERIFY(!m_view->measured());
    QCOMPARE(m_view->pointedTime(), cursor);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::ShiftModifier, emptyPlace(0.5));
    QVERIFY(m_view->measured());
    QCOMPARE(m_view->measured()->anchor, *cursor);
    QVERIFY(m_view->measured()->head > *cursor);
    m_view->setCurrentEvent(3);
    QVERIFY(!m_view->timeCursor()); // one place is meant at a time
}

void TestTimelinePointing::keepsTheMeasuredRangeUntilEscape()
{
    drag(emptyPlace(0.35), emptyPlace(0.5));
    const RangeMeasure first = *m_view->measured();
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, emptyPlace(0.6));
    QCOMPARE(m_view->measured(), std::optional(first));
    // With Shift its end goes to the event under the pointer.
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::ShiftModifier, centreOf(4));
    QCOMPARE(m_view->measured(),
             std::optional(RangeMeasure{first.anchor, toUnixMicroseconds(sampleTime("2025-03-04T09:30:00Z"))}));
    QVERIFY(!m_view->selectionModel()->hasSelection());
    QTest::keyClick(m_view, Qt::Key_Escape);
    QVERIFY(!m_view->measured());
    QVERIFY(m_view->timeCursor());
    QTest::keyClick(m_view, Qt::Key_Escape);
    QVERIFY(!m_view->timeCursor());
}

void TestTimelinePointing::movesAnEdgeOfTheMeasuredRange()
{
    drag(emptyPlace(0.35), emptyPlace(0.5));
    const RangeMeasure first = *m_view->measured();
    drag(emptyPlace(0.5), emptyPlace(0.6));
    QCOMPARE(m_view->measured()->range().from, first.range().from);
    QVERIFY(m_view->measured()->range().to > first.range().to);
}

void TestTimelinePointing::readsNoTimeWithinABreak()
{
    const AxisBreak night{10 * MicrosPerHour, 30 * MicrosPerHour};
    const TimeScale scale(0, 40 * MicrosPerHour, 1000, {night});
    const double begin = scale.toX(night.begin);
    const double end = scale.toX(night.end);
    QCOMPARE(readTime(scale, begin - 20), scale.toTime(begin - 20));
    QCOMPARE(readTime(scale, end + 20), scale.toTime(end + 20));
    for (double x = begin + 1; x < end; x += 1) {
        if (x != (begin + end) / 2)
            QCOMPARE(readTime(scale, x), x < (begin + end) / 2 ? night.begin : night.end);
    }
}

void TestTimelinePointing::offersAMenu()
{
    m_view->setCurrentEvent(4);
    QStringList entries;
    connect(m_view, &TimelineView::contextMenuRequested, m_view, [&](QMenu *menu, const QModelIndex &index) {
        QVERIFY(index.isValid());
        for (const QAction *action : menu->actions()) {
            if (action->isEnabled() && !action->isSeparator())
                entries << action->text();
        }
        QTimer::singleShot(0, menu, &QMenu::close);
    });
    m_view->openMenu();
    QVERIFY(entries.contains(QStringLiteral("Copy as Markdown Table")));
    QVERIFY(entries.contains(QStringLiteral("Set T0 Here")));
    QVERIFY(!entries.contains(QStringLiteral("Zoom to Measured Range"))); // nothing is measured
}

QTEST_MAIN(TestTimelinePointing)
#include "tst_timelinepointing.moc"
