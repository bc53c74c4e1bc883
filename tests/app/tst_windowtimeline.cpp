// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/windowfixture.h"

#include "app/timelinemenu.h"
#include "widgets/detailspane.h"

#include <QAction>
#include <QMenu>
#include <QTest>
#include <QUndoStack>

using namespace chronolane;

/// What the window does with its timeline: phases, bookmarks, notes, and the menus of all that.
class TestWindowTimeline : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }
    void listsThePhases();
    void goesToAPhaseByKey();
    void marksTheChosenEvent();
    void marksATimeWhereNothingIsChosen();
    void keepsANoteWithTheDocument();
    void listsTheMarks();
    void listsEveryKey();
    void namesAllInKorean();

private:
    [[nodiscard]] TimelineView *timeline() const { return m_fixture->timeline(); }
    [[nodiscard]] TimelineMenu *menu() const { return m_fixture->window->timelineMenu(); }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowTimeline::listsThePhases()
{
    QStringList names;
    for (const QAction *action : menu()->phases()->actions())
        names << action->text().section(QLatin1Char(','), 0, 0);
    QCOMPARE(names, QStringList({QStringLiteral("Before the impact"), QStringLiteral("Impact 1"),
                                 QStringLiteral("After impact 1"), QStringLiteral("Impact 2"),
                                 QStringLiteral("Recovery"), QStringLiteral("Afterwards")}));
    QVERIFY(menu()->phases()->actions().front()->text().endsWith(QStringLiteral("\t1")));
    menu()->phases()->actions().at(3)->trigger();
    const auto range = timeline()->visibleRange();
    QVERIFY(range && range->from > toUnixMicroseconds(sampleTime("2025-03-04T12:00:00Z")));
    QVERIFY(range->to < toUnixMicroseconds(sampleTime("2025-03-04T15:00:00Z")));
}

void TestWindowTimeline::goesToAPhaseByKey()
{
    QTest::keyClick(timeline(), Qt::Key_2);
    const auto first = timeline()->visibleRange();
    QVERIFY(first && first->from <= toUnixMicroseconds(sampleTime("2025-03-04T09:00:00Z")));
    QVERIFY(first->to >= toUnixMicroseconds(sampleTime("2025-03-04T10:00:00Z")));
    QVERIFY(first->to < toUnixMicroseconds(sampleTime("2025-03-04T11:00:00Z")));
    QTest::keyClick(timeline(), Qt::Key_8);   // there are only six
    QCOMPARE(timeline()->visibleRange(), first);
}

void TestWindowTimeline::marksTheChosenEvent()
{
    timeline()->setCurrentEvent(3);
    QTest::keyClick(timeline(), Qt::Key_B);
    QCOMPARE(m_fixture->incident().annotations.size(), std::size_t(1));
    QCOMPARE(m_fixture->incident().annotations.front().eventId, std::string("e4"));
    QCOMPARE(timeline()->currentEvent(), std::optional<std::uint32_t>(3));   // still chosen
    QCOMPARE(timeline()->marks().size(), std::size_t(1));
    QTest::keyClick(timeline(), Qt::Key_B);
    QVERIFY(m_fixture->incident().annotations.empty());
    m_fixture->window->workspace()->undoStack()->undo();
    QCOMPARE(m_fixture->incident().annotations.size(), std::size_t(1));
}

void TestWindowTimeline::marksATimeWhereNothingIsChosen()
{
    QVERIFY(!timeline()->currentEvent() || !m_fixture->window->desk()->currentEvent());
    QTest::keyClick(timeline(), Qt::Key_B);
    QCOMPARE(m_fixture->incident().annotations.size(), std::size_t(1));
    const Annotation &mark = m_fixture->incident().annotations.front();
    QVERIFY(mark.at && mark.eventId.empty());
    const auto range = timeline()->visibleRange();
    QVERIFY(toUnixMicroseconds(*mark.at) > range->from && toUnixMicroseconds(*mark.at) < range->to);
}

void TestWindowTimeline::keepsANoteWithTheDocument()
{
    timeline()->setCurrentEvent(4);
    m_fixture->note = QStringLiteral("  Who decided this?  ");
    QTest::keyClick(timeline(), Qt::Key_N);
    QCOMPARE(m_fixture->incident().annotations.size(), std::size_t(1));
    const Annotation note = m_fixture->incident().annotations.front();
    QCOMPARE(note.kind, Annotation::Kind::Note);
    QCOMPARE(*note.text.find("en"), std::string("Who decided this?"));
    QVERIFY(m_fixture->window->desk()->details()->toPlainText().contains(QStringLiteral("Who decided this?")));
    m_fixture->note = QString();   // emptied
    QTest::keyClick(timeline(), Qt::Key_N);
    QVERIFY(m_fixture->incident().annotations.empty());
    m_fixture->note.reset();   // cancelled
    QTest::keyClick(timeline(), Qt::Key_N);
    QVERIFY(m_fixture->incident().annotations.empty());
}

void TestWindowTimeline::listsTheMarks()
{
    const auto before = menu()->bookmarks()->actions().size();
    timeline()->setCurrentEvent(1);
    menu()->actionOf(TimelineAction::ToggleBookmark)->trigger();
    timeline()->setCurrentEvent(8);
    menu()->actionOf(TimelineAction::ToggleBookmark)->trigger();
    QCOMPARE(menu()->bookmarks()->actions().size(), before + 3);   // with a separator
    QTest::keyClick(timeline(), Qt::Key_BracketRight);
    QCOMPARE(timeline()->currentEvent(), std::optional<std::uint32_t>(1));
    QTest::keyClick(timeline(), Qt::Key_BracketLeft);
    QCOMPARE(timeline()->currentEvent(), std::optional<std::uint32_t>(8));
    menu()->bookmarks()->actions().back()->trigger();
    QCOMPARE(timeline()->currentEvent(), std::optional<std::uint32_t>(1));
}

void TestWindowTimeline::listsEveryKey()
{
    QStringList keys;
    for (const ShortcutGroup &group : menu()->shortcutGroups()) {
        for (const ShortcutEntry &entry : group.entries) {
            QVERIFY2(!entry.keys.isEmpty(), qPrintable(entry.action));
            keys << entry.keys;
        }
    }
    QVERIFY(keys.contains(QStringLiteral("Shift+T")));
    QVERIFY(keys.contains(QStringLiteral("1 … 8")));
}

void TestWindowTimeline::namesAllInKorean()
{
    const QString english = menu()->actionOf(TimelineAction::ToggleBookmark)->text();
    m_fixture->window->actions()->korean->trigger();
    QCoreApplication::processEvents();
    QVERIFY(menu()->actionOf(TimelineAction::ToggleBookmark)->text() != english);
    QVERIFY(menu()->phases()->actions().front()->text().startsWith(QStringLiteral("영향 전")));
}

QTEST_MAIN(TestWindowTimeline)
#include "tst_windowtimeline.moc"
