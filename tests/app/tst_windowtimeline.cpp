// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/windowfixture.h"

#include "app/timelinemenu.h"
#include "models/eventfilterproxy.h"
#include "widgets/commandpalette.h"
#include "widgets/detailspane.h"
#include "widgets/eventtablepane.h"
#include "widgets/filterbar.h"
#include "widgets/searchfield.h"

#include <QAction>
#include <QDateTime>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>

#include <algorithm>
#include <set>
#include <vector>

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
    void filtersByChips();
    void stepsFromHitToHit();
    void leavesTheSearchByEscape();
    void findsEveryCommand_data();
    void findsEveryCommand();
    void offersWhatTheMenusOffer();
    void scalesAllText();
    void fitsAScreenAtDoubleText();
    void showsAmpersandsInThePaletteAsTheyAre();
    void showsTwoZones();
    void closesThePaletteByEscapeWhateverIsTyped();
    void takesOtherKeysAndRemembersThem();

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
    // "Before the impact" is two minutes long: shown with enough around it to be read.
    QTest::keyClick(timeline(), Qt::Key_1);
    const auto before = timeline()->visibleRange();
    QVERIFY(before->length() >= 10 * MicrosPerMinute);
    QVERIFY(before->from < toUnixMicroseconds(sampleTime("2025-03-04T08:58:00Z")));
    QVERIFY(before->to > toUnixMicroseconds(sampleTime("2025-03-04T09:00:00Z")));
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

void TestWindowTimeline::filtersByChips()
{
    MainWindow &window = *m_fixture->window;
    FilterBar *bar = window.desk()->filterBar();
    EventFilterProxy *events = window.desk()->shownEvents();
    QVERIFY(bar->isHidden());
    window.actions()->filter->trigger();
    QVERIFY(bar->isVisible());
    bar->field()->setText(QStringLiteral("lane:causes queue"));
    QCOMPARE(events->rowCount(), 1);
    QCOMPARE(bar->chips().size(), 1);
    QVERIFY2(bar->counts()->text().contains(QStringLiteral("11 hidden")), qPrintable(bar->counts()->text()));
    QCOMPARE(window.desk()->table()->searchField()->text(), QStringLiteral("lane:causes queue"));
    QVERIFY(timeline()->snapshot());
    bar->chips().front()->click();
    QCOMPARE(events->query(), QStringLiteral("queue"));
    QVERIFY(bar->chips().isEmpty());
    emit bar->terms()->aboutToShow();
    QMenu *stages = bar->terms()->actions().at(1)->menu();
    QCOMPARE(stages->actions().size(), 4);
    stages->actions().front()->trigger();
    QCOMPARE(events->query(), QStringLiteral("stage:Investigating queue"));
    emit bar->clearRequested();
    QCOMPARE(events->hiddenCount(), 0);
    QVERIFY(bar->field()->text().isEmpty());
}

void TestWindowTimeline::stepsFromHitToHit()
{
    MainWindow &window = *m_fixture->window;
    SearchField *field = window.desk()->table()->searchField();
    field->setText(QStringLiteral("label"));
    const auto hits = static_cast<std::size_t>(window.desk()->shownEvents()->rowCount());
    QVERIFY(hits > 1);
    std::set<std::uint32_t> stepped;
    for (std::size_t i = 0; i < hits; ++i) {
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(timeline()->currentEvent());
        stepped.insert(*timeline()->currentEvent());
    }
    QCOMPARE(stepped.size(), hits);
    const auto last = timeline()->currentEvent();
    QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
    QVERIFY(timeline()->currentEvent() != last);
    window.actions()->findNext->trigger();
    QCOMPARE(timeline()->currentEvent(), last);
    window.actions()->findPrevious->trigger();
    QVERIFY(timeline()->currentEvent() != last);
}

void TestWindowTimeline::leavesTheSearchByEscape()
{
    MainWindow &window = *m_fixture->window;
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.actions()->find->trigger();
    SearchField *field = window.desk()->table()->searchField();
    QVERIFY(field->hasFocus());
    field->setText(QStringLiteral("queue"));
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(field->text().isEmpty() && field->hasFocus());
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(timeline()->hasFocus());
}

void TestWindowTimeline::findsEveryCommand_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("found");
    const QString en = QStringLiteral("en");
    const QString ko = QStringLiteral("ko");
    QTest::newRow("a part of the name") << en << QStringLiteral("next event") << QStringLiteral("Next event");
    QTest::newRow("the other language") << en << QStringLiteral("북마크") << QStringLiteral("Bookmark");
    QTest::newRow("English among Korean names") << ko << QStringLiteral("bookmark") << QStringLiteral("북마크");
    QTest::newRow("a Hangul keyboard") << en << QStringLiteral("캐ㅐㅡ ㅑㅜ") << QStringLiteral("Zoom in");
    QTest::newRow("initial consonants") << ko << QStringLiteral("ㄷㅇ ㅇㅂㅌ") << QStringLiteral("다음 이벤트");
    QTest::newRow("of the window") << ko << QStringLiteral("full screen") << QStringLiteral("전체 화면");
}

void TestWindowTimeline::findsEveryCommand()
{
    QFETCH(QString, language);
    QFETCH(QString, typed);
    QFETCH(QString, found);
    m_fixture->language.setLanguage(language);
    QCoreApplication::processEvents();
    CommandPalette palette(m_fixture->window->paletteEntries());
    QVERIFY(palette.list()->count() > 60);
    palette.field()->setText(typed);
    QStringList names;
    for (int row = 0; row < palette.list()->count(); ++row)
        names << palette.list()->item(row)->text();
    const auto has = std::any_of(names.begin(), names.end(), [&found](const QString &name) {
        return name.contains(found, Qt::CaseInsensitive);
    });
    QVERIFY2(has, qPrintable(names.join(QStringLiteral(" | "))));
    QVERIFY(names.size() < 20);
}

void TestWindowTimeline::offersWhatTheMenusOffer()
{
    timeline()->setCurrentEvent(3);
    CommandPalette palette(m_fixture->window->paletteEntries());
    palette.field()->setText(QStringLiteral("bookmarks and notes › bookmark"));   // with the menu it stands in
    QVERIFY(palette.list()->count() > 0);
    QTest::keyClick(palette.field(), Qt::Key_Return);
    QCOMPARE(m_fixture->incident().annotations.size(), std::size_t(1));
    QCOMPARE(palette.result(), static_cast<int>(QDialog::Accepted));
    // Its names of before are back.
    QCOMPARE(m_fixture->window->actions()->fitAll->text().remove(QLatin1Char('&')), QStringLiteral("Fit the whole record"));
}

void TestWindowTimeline::closesThePaletteByEscapeWhateverIsTyped()
{
    CommandPalette palette(m_fixture->window->paletteEntries());
    palette.show();
    palette.field()->setText(QStringLiteral("zoom"));
    QTest::keyClick(palette.field(), Qt::Key_Escape);
    QVERIFY(!palette.isVisible());
    QCOMPARE(palette.result(), int(QDialog::Rejected));
}

void TestWindowTimeline::scalesAllText()
{
    const double usual = timeline()->scene().measure().fonts().bodyPixels();
    MainWindowActions *actions = m_fixture->window->actions();
    for (int i = 0; i < 9; ++i)
        actions->textLarger->trigger();
    QTRY_VERIFY(timeline()->scene().measure().fonts().bodyPixels() > usual * 1.8);
    QCOMPARE(m_fixture->settings.value(QStringLiteral("textScale")).toInt(), 200);
    for (int i = 0; i < 9; ++i)
        actions->textSmaller->trigger();
    QTRY_VERIFY(timeline()->scene().measure().fonts().bodyPixels() < usual);
    actions->textUsual->trigger();
    QTRY_COMPARE(timeline()->scene().measure().fonts().bodyPixels(), usual);
}

void TestWindowTimeline::fitsAScreenAtDoubleText()
{
    for (int i = 0; i < 10; ++i)
        m_fixture->window->actions()->textLarger->trigger();
    for (const char *language : {"en", "ko"}) {
        m_fixture->language.setLanguage(QString::fromLatin1(language));
        QTRY_VERIFY2(m_fixture->window->minimumSizeHint().width() <= 1280, language);
    }
}

void TestWindowTimeline::showsAmpersandsInThePaletteAsTheyAre()
{
    timeline()->setCurrentEvent(4);
    m_fixture->note = QStringLiteral("Q&A on mail & printing");
    QTest::keyClick(timeline(), Qt::Key_N);
    const QAction *inMenu = menu()->bookmarks()->actions().last();
    QVERIFY2(inMenu->text().endsWith(QStringLiteral("Q&&A on mail && printing")), qPrintable(inMenu->text()));
    const std::vector<PaletteEntry> entries = m_fixture->window->paletteEntries();
    const auto entry = std::ranges::find_if(entries, [inMenu](const PaletteEntry &each) { return each.action == inMenu; });
    QVERIFY(entry != entries.end());
    QVERIFY2(entry->shown.endsWith(QStringLiteral("Q&A on mail & printing")), qPrintable(entry->shown));
}

void TestWindowTimeline::showsTwoZones()
{
    emit m_fixture->window->actions()->secondZone->aboutToShow();
    QVERIFY(timeline()->timelineGeometry().axis.second.empty());
    for (QAction *action : m_fixture->window->actions()->secondZone->actions()) {
        if (action->text() == QStringLiteral("Asia/Seoul"))
            action->trigger();
    }
    const AxisGeometry &axis = timeline()->timelineGeometry().axis;
    QVERIFY(!axis.second.empty());
    // 09:00 UTC is 18:00 in Seoul; after 15:00 it is the next day there, which is said behind the time.
    for (const TickGeometry &tick : axis.second) {
        const QDateTime there = QDateTime::fromMSecsSinceEpoch(tick.time / 1'000, Qt::UTC).addSecs(9 * 3'600);
        const QString shown = tick.label.block->lines[0].text;
        QVERIFY2(shown.startsWith(there.toString(QStringLiteral("HH:mm"))), qPrintable(shown + there.toString()));
    }
    QVERIFY(axis.relativeTop > axis.secondTop && axis.secondTop > axis.minorTop);
    QVERIFY(axis.secondZone.block->lines[0].text.contains(QStringLiteral("KST")));
    QCOMPARE(m_fixture->settings.value(QStringLiteral("secondZone")).toString(), QStringLiteral("Asia/Seoul"));
}

void TestWindowTimeline::takesOtherKeysAndRemembersThem()
{
    KeysDialog dialog(m_fixture->window->keyChoices());
    const auto choose = [&dialog](const QString &name) {
        const QList<QTreeWidgetItem *> found = dialog.list()->findItems(name, Qt::MatchEndsWith);
        QVERIFY2(found.size() == 1, qPrintable(name));
        dialog.list()->setCurrentItem(found.front());
    };
    choose(QStringLiteral("Bookmark"));
    dialog.edit()->setKeySequence(QKeySequence(Qt::Key_C));
    QVERIFY2(dialog.conflict()->text().contains(QStringLiteral("Fit the incident")), qPrintable(dialog.conflict()->text()));
    dialog.setButton()->click();
    choose(QStringLiteral("Reload"));
    dialog.edit()->setKeySequence(QKeySequence(QStringLiteral("Ctrl+Y")));
    dialog.setButton()->click();
    // Of a sequence only the first stroke would count: it is named by whom it belongs to.
    choose(QStringLiteral("Bookmark"));
    dialog.edit()->setKeySequence(QKeySequence(QStringLiteral("Ctrl+Y, X")));
    QVERIFY2(dialog.conflict()->text().contains(QStringLiteral("“Reload”")), qPrintable(dialog.conflict()->text()));
    QVERIFY2(!dialog.conflict()->text().contains(QLatin1Char('X')), qPrintable(dialog.conflict()->text()));
    m_fixture->window->takeKeys(dialog.choices());
    m_fixture->makeWindow();   // another start of the program
    timeline()->setCurrentEvent(3);
    QTest::keyClick(timeline(), Qt::Key_B);
    QVERIFY(m_fixture->incident().annotations.empty());
    QTest::keyClick(timeline(), Qt::Key_C);
    QCOMPARE(m_fixture->incident().annotations.size(), std::size_t(1));
    QCOMPARE(m_fixture->window->actions()->reload->shortcut(), QKeySequence(QStringLiteral("Ctrl+Y")));
    QVERIFY(menu()->actionOf(TimelineAction::ToggleBookmark)->text().endsWith(QStringLiteral("\tC")));
    KeysDialog again(m_fixture->window->keyChoices());
    again.list()->setCurrentItem(again.list()->findItems(QStringLiteral("Bookmark"), Qt::MatchEndsWith).front());
    again.resetButton()->click();
    m_fixture->window->takeKeys(again.choices());
    QCOMPARE(timeline()->keymap().text(TimelineAction::ToggleBookmark), QStringLiteral("B, Ctrl+B"));
    QTest::keyClick(timeline(), Qt::Key_B);   // takes the mark away again
    QVERIFY(m_fixture->incident().annotations.empty());
}

QTEST_MAIN(TestWindowTimeline)
#include "tst_windowtimeline.moc"
