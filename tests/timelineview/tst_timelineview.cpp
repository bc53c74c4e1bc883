// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/timelineview/viewfixture.h"

#include <QApplication>
#include <QClipboard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <array>
#include <cmath>
#include <cstdlib>

using namespace chronolane;

class TestTimelineView : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void showsTheCoreAtFirst();
    void findsEachEventWhereItIs();
    void selectsWhatIsClicked();
    void selectsWhatOthersSelect();
    void walksByKeyboard();
    void zoomsAtThePointer();
    void zoomsOverTheAxisWithoutCtrl();
    void pansWithTheMiddleButton();
    void measuresADrag();
    void measuresByKeyboard();
    void measuresFromTheMiddleWhereNothingIsChosen();
    void asksForT0();
    void followsTheFilter();
    void leavesTheSameSilencesOutWhateverIsFiltered();
    void goesBackWithoutBreakingTheAxisAgain();
    void comesToRestAtEachSize();
    void keepsItsPlaceWhenWordsChange();
    void paintsOnlyWhatChanged();
    void passesOnWhatIsNotItsOwn();
    void copiesTheSelection();
    void showsNothingWithoutAnIncident();

private:
    QPoint centreOf(std::uint32_t event) const;
    void wheel(QPointF at, int delta, Qt::KeyboardModifiers modifiers) const;

    std::unique_ptr<ViewFixture> m_fixture;
    TimelineView *m_view = nullptr;      ///< the fixture's
    EventFilterProxy *m_proxy = nullptr; ///< the fixture's
};

void TestTimelineView::init()
{
    m_fixture = std::make_unique<ViewFixture>();
    m_view = &m_fixture->view;
    m_proxy = &m_fixture->proxy;
    QVERIFY(QTest::qWaitForWindowExposed(m_view));
}

QPoint TestTimelineView::centreOf(std::uint32_t event) const
{
    return m_view->visualRect(m_view->indexOf(event)).center();
}

void TestTimelineView::wheel(QPointF at, int delta, Qt::KeyboardModifiers modifiers) const
{
    QWheelEvent event(at, m_view->viewport()->mapToGlobal(at), QPoint(), QPoint(0, delta), Qt::NoButton,
                      modifiers, Qt::NoScrollPhase, false);
    QApplication::sendEvent(m_view->viewport(), &event);
}

void TestTimelineView::showsTheCoreAtFirst()
{
    const auto range = m_view->visibleRange();
    QVERIFY(range);
    QVERIFY(range->from <= toUnixMicroseconds(sampleTime("2025-03-04T08:58:00Z")));
    QVERIFY(range->to >= toUnixMicroseconds(sampleTime("2025-03-04T14:00:00Z")));
    // Five hours take most of the width; the report of three weeks later is beyond a break.
    const TimeScale &scale = m_view->scene().camera().scale();
    const double core = scale.toX(toUnixMicroseconds(sampleTime("2025-03-04T14:00:00Z"))) -
                        scale.toX(toUnixMicroseconds(sampleTime("2025-03-04T08:58:00Z")));
    QVERIFY2(core > scale.width() / 2, qPrintable(QString::number(core / scale.width())));
}

void TestTimelineView::findsEachEventWhereItIs()
{
    for (const int event : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11}) {
        const QModelIndex index = m_view->indexOf(static_cast<std::uint32_t>(event));
        QVERIFY(index.isValid());
        const QRect rect = m_view->visualRect(index);
        QVERIFY2(!rect.isEmpty(), qPrintable(QString::number(event)));
        const QModelIndex found = m_view->indexAt(rect.center());
        if (found.isValid()) // else it stands in a cluster with others
            QCOMPARE(found.data(event_role::EventIndex).toInt(), event);
    }
}

void TestTimelineView::selectsWhatIsClicked()
{
    QSignalSpy selections(m_view->selectionModel(), &QItemSelectionModel::selectionChanged);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, centreOf(1));
    QCOMPARE(selections.count(), 1);
    QCOMPARE(m_view->currentEvent(), std::optional<std::uint32_t>(1));
    const QRectF plot = m_view->timelineGeometry().plot;
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {},
                      QPoint(int(plot.right()) - 3, int(plot.bottom()) - 3));
    QVERIFY(!m_view->selectionModel()->hasSelection());
}

void TestTimelineView::selectsWhatOthersSelect()
{
    QItemSelectionModel shared(m_proxy);
    m_view->setSelectionModel(&shared);
    shared.setCurrentIndex(m_proxy->index(10, 0),
                           QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    QCOMPARE(m_view->currentEvent(), std::optional<std::uint32_t>(10));
    const Micros report = toUnixMicroseconds(sampleTime("2025-03-25T14:00:00Z"));
    QVERIFY(m_view->visibleRange()->from <= report && report < m_view->visibleRange()->to); // scrolled to
    m_view->setSelectionModel(new QItemSelectionModel(m_proxy, m_view));
}

void TestTimelineView::walksByKeyboard()
{
    QTest::keyClick(m_view, Qt::Key_Home);
    QList<int> seen;
    for (int i = 0; i < 20 && (seen.isEmpty() || seen.last() != int(*m_view->currentEvent())); ++i) {
        seen << int(*m_view->currentEvent());
        QTest::keyClick(m_view, Qt::Key_Period);
    }
    QCOMPARE(seen, QList<int>({2, 0, 3, 7, 4, 8, 1, 9, 10, 5, 6, 11}));
    QTest::keyClick(m_view, Qt::Key_Up);
    QCOMPARE(m_view->currentEvent(), std::optional<std::uint32_t>(7));
    QTest::keyClick(m_view, Qt::Key_Right);
    QCOMPARE(m_view->currentEvent(), std::optional<std::uint32_t>(8));
    QTest::keyClick(m_view, Qt::Key_End);
    QCOMPARE(m_view->currentEvent(), std::optional<std::uint32_t>(11));
}

void TestTimelineView::zoomsAtThePointer()
{
    QSignalSpy moves(m_view, &TimelineView::visibleRangeChanged);
    const QRectF plot = m_view->timelineGeometry().plot;
    const QPointF at(plot.left() + plot.width() / 3, plot.center().y());
    const Micros before = m_view->scene().camera().scale().toTime(at.x() - plot.left());
    const Micros length = m_view->visibleRange()->length();
    wheel(at, 240, Qt::ControlModifier);
    QVERIFY(m_view->visibleRange()->length() < length);
    const Micros after =
        m_view->scene().camera().scale().toTime(at.x() - m_view->timelineGeometry().plot.left());
    QVERIFY(std::llabs(after - before) < MicrosPerSecond);
    QCOMPARE(moves.count(), 1);
    QTest::keyClick(m_view, Qt::Key_Backspace);
    QVERIFY(std::llabs(m_view->visibleRange()->length() - length) < MicrosPerSecond);
}

void TestTimelineView::zoomsOverTheAxisWithoutCtrl()
{
    const Micros length = m_view->visibleRange()->length();
    const TimelineGeometry &geometry = m_view->timelineGeometry();
    wheel(geometry.plot.center(), 120, Qt::NoModifier);
    QCOMPARE(m_view->visibleRange()->length(), length);
    if (geometry.axis.rect.isEmpty())
        return;
    wheel(geometry.axis.rect.center(), 120, Qt::NoModifier);
    QVERIFY(m_view->visibleRange()->length() < length);
}

void TestTimelineView::pansWithTheMiddleButton()
{
    wheel(m_view->timelineGeometry().plot.center(), 600, Qt::ControlModifier);
    const MicrosRange before = *m_view->visibleRange();
    const QPoint at = m_view->timelineGeometry().plot.center().toPoint();
    QTest::mousePress(m_view->viewport(), Qt::MiddleButton, {}, at);
    QTest::mouseMove(m_view->viewport(), at + QPoint(50, 0));
    QTest::mouseRelease(m_view->viewport(), Qt::MiddleButton, {}, at + QPoint(50, 0));
    QVERIFY(m_view->visibleRange()->from < before.from);
    QVERIFY(std::llabs(m_view->visibleRange()->length() - before.length()) < MicrosPerSecond);
}

void TestTimelineView::measuresADrag()
{
    QSignalSpy measures(m_view, &TimelineView::measuredChanged);
    const TimelineGeometry &geometry = m_view->timelineGeometry();
    const TimeScale &scale = m_view->scene().camera().scale();
    const double y = geometry.lanes.back().body.bottom() - 4;
    const auto at = [&](std::string_view time, double dx) {
        return QPointF(geometry.plot.left() + scale.toX(toUnixMicroseconds(sampleTime(time))) + dx, y)
            .toPoint();
    };
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, at("2025-03-04T10:00:00Z", 3));
    QTest::mouseMove(m_view->viewport(), at("2025-03-04T11:00:00Z", 0));
    QTest::mouseMove(m_view->viewport(), at("2025-03-04T13:00:00Z", -4));
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, at("2025-03-04T13:00:00Z", -4));
    QVERIFY(measures.count() >= 2);
    QVERIFY(m_view->measured());
    // Both ends were drawn to the edges of the two windows.
    QCOMPARE(m_view->measured()->range().from, toUnixMicroseconds(sampleTime("2025-03-04T10:00:00Z")));
    QCOMPARE(m_view->measured()->range().to, toUnixMicroseconds(sampleTime("2025-03-04T13:00:00Z")));
    QTest::keyClick(m_view, Qt::Key_Z);
    QVERIFY(m_view->visibleRange()->length() < 4 * MicrosPerHour);
    QTest::keyClick(m_view, Qt::Key_Escape);
    QVERIFY(!m_view->measured());
}

void TestTimelineView::measuresByKeyboard()
{
    m_view->setCurrentEvent(0);
    QTest::keyClick(m_view, Qt::Key_M);
    QTest::keyClick(m_view, Qt::Key_Period);
    QTest::keyClick(m_view, Qt::Key_Period);
    QTest::keyClick(m_view, Qt::Key_M);
    QTest::keyClick(m_view, Qt::Key_Period);
    QVERIFY(m_view->measured());
    QCOMPARE(m_view->measured()->range().length(), 20 * MicrosPerMinute); // 09:00 to 09:20, the second next
}

void TestTimelineView::measuresFromTheMiddleWhereNothingIsChosen()
{
    const MicrosRange seen = *m_view->visibleRange();
    const QImage before = m_view->grab().toImage();
    QTest::keyClick(m_view, Qt::Key_M);
    QVERIFY(m_view->measured());
    const Micros begun = m_view->measured()->anchor;
    QVERIFY(seen.from < begun && begun < seen.to);
    QVERIFY(m_view->grab().toImage() != before); // one sees that it has begun
    QTest::keyClick(m_view, Qt::Key_Period);
    QVERIFY(m_view->currentEvent());
    QCOMPARE(m_view->measured()->anchor, begun);
    QVERIFY(m_view->measured()->head != begun);
}

void TestTimelineView::asksForT0()
{
    QSignalSpy requests(m_view, &TimelineView::t0Requested);
    m_view->setCurrentEvent(3);
    QTest::keyClick(m_view, Qt::Key_T, Qt::ShiftModifier);
    QCOMPARE(requests.count(), 1);
    QCOMPARE(requests.last().front().value<std::optional<qint64>>(),
             std::optional<qint64>(toUnixMicroseconds(sampleTime("2025-03-04T09:04:00Z"))));
    m_view->setCurrentEvent(0); // T0 already
    QTest::keyClick(m_view, Qt::Key_T, Qt::ShiftModifier);
    QCOMPARE(requests.last().front().value<std::optional<qint64>>(), std::optional<qint64>());
}

void TestTimelineView::followsTheFilter()
{
    const MicrosRange before = *m_view->visibleRange();
    const TimelineSnapshot &all = *m_view->snapshot();
    const std::array<std::optional<Micros>, 3> instants{all.t0, all.first, all.last};
    m_proxy->setSearchText(QStringLiteral("labels"));
    m_view->grab(); // lays out what has changed
    const TimelineSnapshot &found = *m_view->snapshot();
    QVERIFY(found.first != instants[1]);
    // T0 and the overview are those of the incident, not of what is found.
    QVERIFY((std::array{found.t0, found.wholeFirst, found.wholeLast}) == instants);
    QCOMPARE(m_view->snapshot()->itemCount() + m_view->snapshot()->undatedCount(),
             std::size_t(m_proxy->rowCount()));
    QVERIFY(m_proxy->rowCount() < 12);
    QVERIFY(!m_view->indexOf(3).isValid());
    QCOMPARE(m_view->visibleRange(), std::optional(before)); // a filter is no zoom
    m_proxy->setSearchText({});
    m_view->grab(); // lays out what has changed
    QCOMPARE(m_view->snapshot()->itemCount(), std::size_t{9});
}

void TestTimelineView::leavesTheSameSilencesOutWhateverIsFiltered()
{
    const std::vector<AxisBreak> breaks = m_view->scene().camera().scale().breaks();
    QCOMPARE(breaks.size(), std::size_t{1});
    m_proxy->setQuery(QStringLiteral("stage:investigating")); // of what is left nothing is silent for long
    m_view->grab(); // lays out what has changed
    QCOMPARE(m_view->snapshot()->itemCount(), std::size_t{1});
    QCOMPARE(m_view->scene().camera().scale().breaks(), breaks);
    m_view->perform(TimelineAction::FitAll);
    QCOMPARE(m_view->scene().camera().scale().breaks(), breaks);
}

void TestTimelineView::goesBackWithoutBreakingTheAxisAgain()
{
    const MicrosRange opened = *m_view->visibleRange();
    QTest::keyClick(m_view, Qt::Key_0);
    QTest::keyClick(m_view, Qt::Key_X);
    QVERIFY(!m_view->areGapsBroken());
    QVERIFY(m_view->scene().camera().scale().breaks().empty());
    QTest::keyClick(m_view, Qt::Key_Backspace);
    QVERIFY(!m_view->areGapsBroken());
    QVERIFY(m_view->scene().camera().scale().breaks().empty());
    QVERIFY(std::llabs(m_view->visibleRange()->from - opened.from) < MicrosPerMinute);
    QTest::keyClick(m_view, Qt::Key_X);
    QVERIFY(m_view->areGapsBroken());
    QVERIFY(!m_view->scene().camera().scale().breaks().empty());
}

/// A scroll bar takes width, and less width may take more height or less: showing it must not go round in circles.
void TestTimelineView::comesToRestAtEachSize()
{
    for (int width = 480; width <= 1000; width += 26) {
        for (int height = 220; height <= 620; height += 16) {
            m_view->resize(width, height);
            const int shown = m_view->viewport()->height();
            const int content = static_cast<int>(std::ceil(m_view->timelineGeometry().contentHeight));
            const int plot = static_cast<int>(m_view->timelineGeometry().plot.height());
            QVERIFY(shown > 0 && shown <= height);
            QVERIFY(content <= plot + 1 || m_view->verticalScrollBar()->maximum() > 0);
        }
    }
}

void TestTimelineView::keepsItsPlaceWhenWordsChange()
{
    wheel(m_view->timelineGeometry().plot.center(), 360, Qt::ControlModifier);
    m_view->setCurrentEvent(7);
    const MicrosRange before = *m_view->visibleRange();
    const int paints = m_view->scene().paintCount();
    m_view->updateIncident(m_fixture->incident, m_fixture->wording(QStringLiteral("ko")));
    m_view->grab();
    QVERIFY(m_view->scene().paintCount() > paints);
    QVERIFY(std::llabs(m_view->visibleRange()->length() - before.length()) < MicrosPerSecond);
    QCOMPARE(m_view->currentEvent(), std::optional<std::uint32_t>(7));
}

void TestTimelineView::paintsOnlyWhatChanged()
{
    m_view->grab();
    const int paints = m_view->scene().paintCount();
    m_view->grab();
    m_view->setCurrentEvent(4); // rings are drawn over the picture
    m_view->grab();
    QCOMPARE(m_view->scene().paintCount(), paints);
    QTest::keyClick(m_view, Qt::Key_W);
    m_view->grab();
    QCOMPARE(m_view->scene().paintCount(), paints + 1);
}

void TestTimelineView::passesOnWhatIsNotItsOwn()
{
    QSignalSpy actions(m_view, &TimelineView::actionRequested);
    QSignalSpy activations(m_view, &TimelineView::eventActivated);
    QTest::keyClick(m_view, Qt::Key_L);
    QCOMPARE(actions.count(), 1);
    QCOMPARE(actions.last().front().value<TimelineAction>(), TimelineAction::ShowLanes);
    m_view->setCurrentEvent(4);
    QTest::keyClick(m_view, Qt::Key_Return);
    QCOMPARE(activations.count(), 1);
    QCOMPARE(activations.last().front().toModelIndex().data(event_role::EventIndex).toInt(), 4);
}

void TestTimelineView::copiesTheSelection()
{
    m_view->setCurrentEvent(7);
    QTest::keyClick(m_view, Qt::Key_C, Qt::ControlModifier);
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.contains(QStringLiteral("09:20 UTC")) &&
                 text.contains(QStringLiteral("We are looking into it")),
             qPrintable(text));
}

void TestTimelineView::showsNothingWithoutAnIncident()
{
    m_fixture->model.setIncident(nullptr);
    m_view->setIncident(nullptr, nullptr);
    m_view->grab();
    QVERIFY(!m_view->visibleRange());
    for (const int key : {Qt::Key_Home, Qt::Key_Period, Qt::Key_W, Qt::Key_0, Qt::Key_M, Qt::Key_F})
        QTest::keyClick(m_view, Qt::Key(key));
    QVERIFY(!m_view->currentEvent());
}

QTEST_MAIN(TestTimelineView)
#include "tst_timelineview.moc"
