// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/windowfixture.h"

#include "widgets/timelineview/lanesdialog.h"

#include <QTest>
#include <QUndoStack>

using namespace chronolane;

/// What the window does with the arrangement of lanes: it can be undone, leaves nothing to save, and is
/// remembered.
class TestWindowLanes : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }
    void takesAMoveBack();
    void keepsCollapsedLanesWhenAMoveIsTakenBack();
    void takesManyStepsOfAHeightBackAtOnce();
    void leavesNothingToSave();
    void remembersTheArrangementOfAnIncident();
    void arrangesEachIncidentOnItsOwn();
    void forgetsWhatWasArrangedLongAgo();
    void readsOnlyWhatItUnderstands();

private:
    [[nodiscard]] TimelineView *timeline() const { return m_fixture->timeline(); }
    [[nodiscard]] QUndoStack *undoStack() const { return m_fixture->window->workspace()->undoStack(); }
    [[nodiscard]] QStringList lanes() const;
    void press(int key, Qt::KeyboardModifiers modifiers) const
    {
        QTest::keyClick(timeline(), Qt::Key(key), modifiers);
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

QStringList TestWindowLanes::lanes() const
{
    QStringList keys;
    (void)timeline()->timelineGeometry();
    for (const TimelineLane &lane : timeline()->snapshot()->lanes)
        keys << QString::fromStdString(lane.key());
    return keys;
}

void TestWindowLanes::takesAMoveBack()
{
    const QStringList usual = lanes();
    timeline()->setCurrentEvent(7);
    press(Qt::Key_Up, Qt::AltModifier);
    const QStringList moved = lanes();
    QVERIFY(moved != usual);
    QCOMPARE(undoStack()->undoText(), QStringLiteral("Move lane"));
    undoStack()->undo();
    QCOMPARE(lanes(), usual);
    undoStack()->redo();
    QCOMPARE(lanes(), moved);
    press(Qt::Key_H, Qt::NoModifier);
    press(Qt::Key_H, Qt::ShiftModifier);
    QCOMPARE(lanes(), moved);
    undoStack()->undo();
    undoStack()->undo();
    QCOMPARE(lanes(), moved);
}

void TestWindowLanes::keepsCollapsedLanesWhenAMoveIsTakenBack()
{
    timeline()->setCurrentEvent(7);
    press(Qt::Key_Up, Qt::AltModifier);
    press(Qt::Key_Backslash, Qt::NoModifier);
    undoStack()->undo();
    QCOMPARE(lanes().at(3), QStringLiteral("status"));
    QVERIFY(timeline()->timelineGeometry().lanes.at(3).isCollapsed);
}

void TestWindowLanes::takesManyStepsOfAHeightBackAtOnce()
{
    timeline()->setCurrentEvent(2);
    const double usual = timeline()->timelineGeometry().lanes.at(1).body.height();
    for (int i = 0; i < 5; ++i)
        press(Qt::Key_Up, Qt::AltModifier | Qt::ShiftModifier);
    QVERIFY(timeline()->timelineGeometry().lanes.at(1).body.height() > usual);
    while (undoStack()->canUndo())
        undoStack()->undo();
    QCOMPARE(timeline()->timelineGeometry().lanes.at(1).body.height(), usual);
    QVERIFY(undoStack()->count() < 5);
}

void TestWindowLanes::leavesNothingToSave()
{
    const Workspace &workspace = *m_fixture->window->workspace();
    timeline()->setCurrentEvent(7);
    press(Qt::Key_Up, Qt::AltModifier);
    QVERIFY(!workspace.isModified());
    press(Qt::Key_B, Qt::NoModifier);
    QVERIFY(workspace.isModified());
    QVERIFY(m_fixture->window->isWindowModified());
    press(Qt::Key_P, Qt::ShiftModifier);
    QVERIFY(workspace.isModified());
    QVERIFY(!m_fixture->window->workspace()->save(m_fixture->folder.filePath(QStringLiteral("saved.json"))));
    timeline()->setCurrentEvent(4);
    press(Qt::Key_Down, Qt::AltModifier);
    QVERIFY(!workspace.isModified());
    undoStack()->undo();
    undoStack()->undo();
    QVERIFY(!workspace.isModified());
    // A new step takes away the way back to the saved state, but changes nothing that is saved.
    press(Qt::Key_H, Qt::NoModifier);
    QVERIFY(!workspace.isModified());
    while (undoStack()->canUndo())
        undoStack()->undo();
    QVERIFY(workspace.isModified()); // the bookmark was saved and is gone
}

void TestWindowLanes::remembersTheArrangementOfAnIncident()
{
    timeline()->setCurrentEvent(7);
    press(Qt::Key_P, Qt::ShiftModifier);
    QCOMPARE(lanes().front(), QStringLiteral("status"));
    timeline()->setCurrentEvent(4);
    press(Qt::Key_H, Qt::NoModifier);
    timeline()->setSecondZone("Asia/Seoul");
    timeline()->setCurrentEvent(2);
    press(Qt::Key_Backslash, Qt::NoModifier);
    const QStringList arranged = lanes();
    m_fixture->window.reset();
    m_fixture->makeWindow();
    QCOMPARE(lanes(), arranged);
    QCOMPARE(timeline()->secondZone(), std::string("Asia/Seoul"));
    QCOMPARE(timeline()->snapshot()->hiddenLanes.size(), std::size_t(1));
    const auto at = static_cast<std::size_t>(lanes().indexOf(QStringLiteral("causes")));
    QVERIFY(timeline()->timelineGeometry().lanes.at(at).isCollapsed);
    undoStack()->undo(); // what was done before the start cannot be taken back
    QCOMPARE(lanes(), arranged);
    timeline()->setGrouping(LaneGrouping::Stage);
    m_fixture->window.reset();
    m_fixture->makeWindow();
    QCOMPARE(timeline()->grouping(), LaneGrouping::Stage);
}

void TestWindowLanes::arrangesEachIncidentOnItsOwn()
{
    ArrangementMemory memory(&m_fixture->settings);
    Incident first;
    first.id = "INC-1";
    first.organization = "Example Shop";
    Incident other = first;
    other.organization = "Example Bank"; // another one with the same number
    ViewArrangement arranged;
    arranged.lanes[LaneGrouping::Kind].setHidden("status", true);
    memory.remember(first, arranged);
    QVERIFY(!memory.recall(other));
    const auto recalled = memory.recall(first);
    QVERIFY(recalled);
    QVERIFY(recalled->lanes.at(LaneGrouping::Kind) == arranged.lanes.at(LaneGrouping::Kind));
}

void TestWindowLanes::forgetsWhatWasArrangedLongAgo()
{
    ArrangementMemory memory(&m_fixture->settings);
    Incident incident;
    for (int i = 0; i < ArrangementMemory::Most + 5; ++i) {
        incident.id = "INC-" + std::to_string(i);
        memory.remember(incident, {});
        if (i == 100) {
            incident.id = "INC-3"; // arranged anew
            memory.remember(incident, {});
        }
    }
    const auto isKnown = [&](const char *id) {
        incident.id = id;
        return memory.recall(incident).has_value();
    };
    QVERIFY(isKnown("INC-204"));
    QVERIFY(isKnown("INC-3"));
    QVERIFY(!isKnown("INC-0"));
    QVERIFY(!isKnown("INC-4"));
    QVERIFY(isKnown("INC-6"));
    m_fixture->settings.beginGroup(QStringLiteral("arrangements"));
    QCOMPARE(m_fixture->settings.childKeys().size(), ArrangementMemory::Most + 1); // and their order
    m_fixture->settings.endGroup();
}

void TestWindowLanes::readsOnlyWhatItUnderstands()
{
    const QJsonObject lanes{{QStringLiteral("order"), 7},
                            {QStringLiteral("hidden"), QStringLiteral("x")},
                            {QStringLiteral("heights"), QJsonObject{{QStringLiteral("status"), 1e9}}}};
    const ViewArrangement read = ViewArrangement::fromJson(
        {{QStringLiteral("grouping"), QStringLiteral("by moon")}, {QStringLiteral("lanes-kind"), lanes}});
    QCOMPARE(read.grouping, LaneGrouping::Kind);
    LaneArrangement highest;
    highest.scaleHeight("status", LaneArrangement::MostHeight);
    QVERIFY(read.lanes.at(LaneGrouping::Kind) == highest);
}

QTEST_MAIN(TestWindowLanes)
#include "tst_windowlanes.moc"
