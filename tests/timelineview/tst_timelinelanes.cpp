// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/timelineview/viewfixture.h"
#include "widgets/timelineview/lanesdialog.h"
#include "widgets/timelineview/timelineglide.h"

#include <QApplication>
#include <QComboBox>
#include <QListWidget>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <map>

using namespace chronolane;

/// How people arrange lanes: by key, by mouse and in the dialog.
class TestTimelineLanes : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void movesALaneByKey();
    void movesALaneByItsHeader();
    void letsGoOfADraggedLane();
    void hidesALaneAndCountsIt();
    void collapsesAllAndOpensThem();
    void makesALaneTaller();
    void leavesTheWordsOfOtherLanesWhenOneIsTaller();
    void makesALaneTallerByWheel();
    void pinsALane();
    void keepsPinnedLanesAbove();
    void coversWhatScrollsBelowAPinnedLane();
    void scrollsOnThoughAllLanesArePinned();
    void groupsBy_data();
    void groupsBy();
    void keepsAnArrangementThroughFilters();
    void arrangesInTheDialog();
    void glidesToWhereItJumps();

private:
    [[nodiscard]] QStringList lanes() const;
    [[nodiscard]] QPoint headerOf(std::size_t lane) const;
    [[nodiscard]] double heightOf(std::size_t lane) const;

    std::unique_ptr<ViewFixture> m_fixture;
    TimelineView *m_view = nullptr; ///< the fixture's
};

void TestTimelineLanes::init()
{
    m_fixture = std::make_unique<ViewFixture>();
    m_view = &m_fixture->view;
    QVERIFY(QTest::qWaitForWindowExposed(m_view));
    m_view->grab(); // lays out
}

QStringList TestTimelineLanes::lanes() const
{
    QStringList keys;
    (void)m_view->timelineGeometry();
    for (const TimelineLane &lane : m_view->snapshot()->lanes)
        keys << QString::fromStdString(lane.key());
    return keys;
}

QPoint TestTimelineLanes::headerOf(std::size_t lane) const
{
    return m_view->timelineGeometry().lanes.at(lane).header.center().toPoint();
}

double TestTimelineLanes::heightOf(std::size_t lane) const
{
    return m_view->timelineGeometry().lanes.at(lane).body.height();
}

void TestTimelineLanes::movesALaneByKey()
{
    m_view->setCurrentEvent(7); // of the status updates
    QCOMPARE(lanes().indexOf(QStringLiteral("status")), 3);
    QTest::keyClick(m_view, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(lanes().indexOf(QStringLiteral("status")), 2);
    QTest::keyClick(m_view, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(lanes().indexOf(QStringLiteral("status")), 1);
    QTest::keyClick(m_view, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(lanes().indexOf(QStringLiteral("status")), 2);
    QCOMPARE(m_view->currentEvent(), std::optional<std::uint32_t>(7)); // still chosen
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(m_view, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(lanes().back(), QStringLiteral("status"));
}

void TestTimelineLanes::movesALaneByItsHeader()
{
    const QPoint from = headerOf(0);
    const QPoint to = headerOf(2) + QPoint(0, 8); // below the middle of the third: behind it
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(m_view->viewport(), from + QPoint(0, 30));
    QTest::mouseMove(m_view->viewport(), to);
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, to);
    QCOMPARE(lanes().mid(0, 3),
             QStringList({QStringLiteral("causes"), QStringLiteral("remediation"), QStringLiteral("impact")}));
    QVERIFY(!m_view->timelineGeometry().lanes.front().isCollapsed); // a drag is no click
}

void TestTimelineLanes::letsGoOfADraggedLane()
{
    const QStringList before = lanes();
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, headerOf(0));
    QTest::mouseMove(m_view->viewport(), headerOf(2));
    QTest::keyClick(m_view, Qt::Key_Escape);
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, headerOf(2));
    QCOMPARE(lanes(), before);
}

void TestTimelineLanes::hidesALaneAndCountsIt()
{
    m_view->setCurrentEvent(4);
    QTest::keyClick(m_view, Qt::Key_H);
    QVERIFY(!lanes().contains(QStringLiteral("remediation")));
    QCOMPARE(m_view->snapshot()->hiddenLanes.size(), std::size_t(1));
    QCOMPARE(m_view->snapshot()->hiddenLanes.front().eventCount, std::size_t(3));
    const auto *button = m_view->viewport()->findChild<QToolButton *>();
    QVERIFY(button && button->isVisible());
    QCOMPARE(m_fixture->proxy.rowCount(), 12); // the table still has its events
    QTest::keyClick(m_view, Qt::Key_H, Qt::ShiftModifier);
    QVERIFY(lanes().contains(QStringLiteral("remediation")));
    QVERIFY(button->isHidden());
}

void TestTimelineLanes::collapsesAllAndOpensThem()
{
    const auto collapsed = [this] {
        const auto &all = m_view->timelineGeometry().lanes;
        return std::count_if(all.begin(), all.end(), [](const LaneGeometry &lane) { return lane.isCollapsed; });
    };
    m_view->setCurrentEvent(2);
    QTest::keyClick(m_view, Qt::Key_Backslash);
    QCOMPARE(collapsed(), 1);
    QTest::keyClick(m_view, Qt::Key_Bar, Qt::ShiftModifier);
    QCOMPARE(collapsed(), 5);
    QTest::keyClick(m_view, Qt::Key_Bar, Qt::ShiftModifier);
    QCOMPARE(collapsed(), 0);
}

void TestTimelineLanes::makesALaneTaller()
{
    m_view->setCurrentEvent(2);
    const double usual = heightOf(1);
    QTest::keyClick(m_view, Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
    QVERIFY(heightOf(1) < usual);
    QTest::keyClick(m_view, Qt::Key_Home, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(heightOf(1), usual);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(m_view, Qt::Key_Up, Qt::AltModifier | Qt::ShiftModifier);
    QVERIFY(heightOf(1) > usual);
}

void TestTimelineLanes::leavesTheWordsOfOtherLanesWhenOneIsTaller()
{
    const auto linesBeside = [this](std::uint32_t lane) {
        std::map<std::uint32_t, int> lines;
        for (const LabelGeometry &label : m_view->timelineGeometry().labels) {
            if (m_view->snapshot()->find(label.event)->lane != lane)
                lines[label.event] = label.text.lineCount;
        }
        return lines;
    };
    for (int height = 560; height <= 1000; height += 20) {
        m_view->resize(1280, height);
        m_view->perform(TimelineAction::UsualLaneHeights);
        const std::map<std::uint32_t, int> before = linesBeside(3);
        for (int i = 0; i < 6; ++i)
            m_view->scaleLane(3, LaneArrangement::HeightStep);
        QVERIFY2(linesBeside(3) == before, qPrintable(QString::number(height)));
    }
}

void TestTimelineLanes::makesALaneTallerByWheel()
{
    const double usual = heightOf(1);
    const QPointF at = headerOf(1);
    QWheelEvent event(at, m_view->viewport()->mapToGlobal(at), QPoint(), QPoint(0, 360), Qt::NoButton,
                      Qt::ControlModifier | Qt::ShiftModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(m_view->viewport(), &event);
    QVERIFY(heightOf(1) > usual);
}

void TestTimelineLanes::pinsALane()
{
    const QStringList usual = lanes();
    m_view->setCurrentEvent(7);
    QTest::keyClick(m_view, Qt::Key_P, Qt::ShiftModifier);
    QCOMPARE(lanes().front(), QStringLiteral("status"));
    QVERIFY(!m_view->timelineGeometry().lanes.front().pin.isEmpty());
    QVERIFY(m_view->timelineGeometry().lanes.at(1).pin.isEmpty());
    QTest::keyClick(m_view, Qt::Key_P, Qt::ShiftModifier);
    QCOMPARE(lanes(), usual);
}

void TestTimelineLanes::keepsPinnedLanesAbove()
{
    m_view->setLanePinned("status", true);
    m_view->setLanePinned("remediation", true);
    const QStringList pinned{QStringLiteral("status"), QStringLiteral("remediation")};
    QCOMPARE(lanes().mid(0, 2), pinned);
    m_view->moveLane(1, 3); // it has nowhere to go
    QCOMPARE(lanes().mid(0, 2), pinned);
    m_view->moveLane(0, 1);
    QCOMPARE(lanes().mid(0, 2), QStringList({pinned.at(1), pinned.at(0)}));
    m_view->moveLane(4, -9);
    QCOMPARE(lanes().mid(0, 3),
             QStringList({pinned.at(1), pinned.at(0), QStringLiteral("follow-up")}));
}

void TestTimelineLanes::coversWhatScrollsBelowAPinnedLane()
{
    m_view->resize(1280, 360);
    m_view->setLanePinned("causes", true);
    const TimelineGeometry &geometry = m_view->timelineGeometry();
    QScrollBar *bar = m_view->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    const QRectF pinned = geometry.lanes.front().header | geometry.lanes.front().body;
    QCOMPARE(geometry.pinnedLanes, 1U);
    const QImage before = m_view->grab(pinned.toAlignedRect().adjusted(0, 1, 0, -2)).toImage();
    bar->setValue(bar->maximum());
    QCOMPARE(m_view->timelineGeometry().lanes.front().header.top(), geometry.plot.top());
    QCOMPARE(m_view->grab(pinned.toAlignedRect().adjusted(0, 1, 0, -2)).toImage(), before);
    // What is below cannot be pointed at, and is scrolled out from there when it is chosen.
    QCOMPARE(m_view->timelineGeometry().hitTest(pinned.center()).lane, 0U);
    QCOMPARE(m_view->timelineGeometry().laneAt(pinned.center().y()), std::optional(0U));
    m_view->setCurrentEvent(0);
    const auto place = m_view->snapshot()->find(0);
    QVERIFY(place && place->lane > 0);
    const auto rect = m_view->timelineGeometry().visualRect(0);
    QVERIFY(rect && rect->top() >= pinned.bottom() - 1);
}

void TestTimelineLanes::scrollsOnThoughAllLanesArePinned()
{
    m_view->resize(1280, 420);
    for (const QString &key : lanes())
        m_view->setLanePinned(key.toStdString(), true);
    const TimelineGeometry &geometry = m_view->timelineGeometry();
    QVERIFY(geometry.pinnedLanes < geometry.lanes.size());
    QVERIFY(geometry.scrollTop < geometry.plot.top() + geometry.plot.height() * 0.7);
    m_view->verticalScrollBar()->setValue(m_view->verticalScrollBar()->maximum());
    QVERIFY(m_view->timelineGeometry().lanes.back().header.bottom() <= geometry.plot.bottom() + 1);
}

void TestTimelineLanes::groupsBy_data()
{
    QTest::addColumn<int>("grouping");
    QTest::addColumn<QStringList>("keys");
    QTest::newRow("stage") << static_cast<int>(LaneGrouping::Stage)
                           << QStringList({QString(), QStringLiteral("investigating"), QStringLiteral("monitoring"),
                                           QStringLiteral("resolved"), QStringLiteral("postmortem")});
    QTest::newRow("author") << static_cast<int>(LaneGrouping::Author) << QStringList({QString()});
    QTest::newRow("kind") << static_cast<int>(LaneGrouping::Kind)
                          << QStringList({QStringLiteral("impact"), QStringLiteral("causes"),
                                          QStringLiteral("remediation"), QStringLiteral("status"),
                                          QStringLiteral("follow-up")});
}

void TestTimelineLanes::groupsBy()
{
    QFETCH(int, grouping);
    QFETCH(QStringList, keys);
    m_view->setGrouping(static_cast<LaneGrouping>(grouping));
    QCOMPARE(lanes(), keys);
    for (const TimelineLane &lane : m_view->snapshot()->lanes)
        QVERIFY(!m_view->laneTitle(lane).isEmpty());
}

void TestTimelineLanes::keepsAnArrangementThroughFilters()
{
    m_view->setCurrentEvent(7);
    QTest::keyClick(m_view, Qt::Key_Up, Qt::AltModifier);
    const QStringList arranged = lanes();
    m_fixture->proxy.setQuery(QStringLiteral("queue"));
    QCOMPARE(lanes(), arranged);
    m_view->setGrouping(LaneGrouping::Stage);
    m_fixture->proxy.setQuery({});
    m_view->setGrouping(LaneGrouping::Kind);
    QCOMPARE(lanes(), arranged);
}

void TestTimelineLanes::arrangesInTheDialog()
{
    LanesDialog dialog(m_view);
    QCOMPARE(dialog.list()->count(), 5);
    dialog.list()->item(1)->setCheckState(Qt::Unchecked);
    QCoreApplication::processEvents();
    QVERIFY(!lanes().contains(QStringLiteral("causes")));
    QCOMPARE(dialog.list()->count(), 5); // the hidden one can be brought back
    QCOMPARE(dialog.list()->item(4)->checkState(), Qt::Unchecked);
    dialog.list()->item(4)->setCheckState(Qt::Checked);
    QCoreApplication::processEvents();
    QVERIFY(lanes().contains(QStringLiteral("causes")));
    dialog.grouping()->setCurrentIndex(static_cast<int>(LaneGrouping::Stage));
    emit dialog.grouping()->activated(static_cast<int>(LaneGrouping::Stage));
    QCOMPARE(m_view->grouping(), LaneGrouping::Stage);
    QCOMPARE(dialog.list()->item(1)->text(), QStringLiteral("Investigating"));
}

void TestTimelineLanes::glidesToWhereItJumps()
{
    const TimeScale far(0, 1000 * MicrosPerSecond, 1000);
    const TimeScale near(400 * MicrosPerSecond, 410 * MicrosPerSecond, 1000);
    QCOMPARE(TimelineGlide::between(far, near, 0), far);
    QCOMPARE(TimelineGlide::between(far, near, 1), near);
    double last = far.microsPerPixel();
    for (const double share : {0.25, 0.5, 0.75}) {
        const TimeScale passed = TimelineGlide::between(far, near, share);
        QVERIFY(passed.microsPerPixel() < last);
        // Half of the way is half of the octaves.
        if (share == 0.5)
            QVERIFY(std::abs(passed.microsPerPixel() / std::sqrt(far.microsPerPixel() * near.microsPerPixel()) - 1) < 0.01);
        last = passed.microsPerPixel();
    }
    m_view->setAnimated(true);
    QTest::keyClick(m_view, Qt::Key_2);
    QVERIFY(m_view->scene().shownScale() != m_view->scene().camera().scale());
    QTRY_COMPARE(m_view->scene().shownScale(), m_view->scene().camera().scale());
    QTest::keyClick(m_view, Qt::Key_0);
    m_view->panBy(10, 0); // what is done by hand is followed at once
    QCOMPARE(m_view->scene().shownScale(), m_view->scene().camera().scale());
}

QTEST_MAIN(TestTimelineLanes)
#include "tst_timelinelanes.moc"
