// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/timelinecommands.h"
#include "widgets/timelineview/timelinekeymap.h"

#include <QKeyEvent>
#include <QTest>

#include <algorithm>

using namespace chronolane;

class TestTimelineKeymap : public QObject
{
    Q_OBJECT

private slots:
    void findsTheAction_data();
    void findsTheAction();
    void namesTheKeys();
    void knowsTheKeysOfTheWholeWindow();
    void everyKeyIsACommand();
    void takesOtherKeys();
};

void TestTimelineKeymap::findsTheAction_data()
{
    constexpr int None = -1;
    const auto value = [](TimelineAction action) { return static_cast<int>(action); };
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("action");
    const auto row = [](const char *name, int key, Qt::KeyboardModifiers modifiers, const QString &text,
                        int action) { QTest::newRow(name) << key << modifiers << text << action; };
    row("w", Qt::Key_W, Qt::NoModifier, QStringLiteral("w"), value(TimelineAction::ZoomIn));
    row("w on a Hangul keyboard", 0x3148, Qt::NoModifier, QStringLiteral("ㅈ"),
        value(TimelineAction::ZoomIn));
    row("m on a Hangul keyboard", Qt::Key_unknown, Qt::NoModifier, QStringLiteral("ㅡ"),
        value(TimelineAction::ToggleMeasure));
    row("t", Qt::Key_T, Qt::NoModifier, QStringLiteral("t"), value(TimelineAction::ToggleRelative));
    row("T", Qt::Key_T, Qt::ShiftModifier, QStringLiteral("T"), value(TimelineAction::SetT0));
    row("T on a Hangul keyboard", 0x3146, Qt::ShiftModifier, QStringLiteral("ㅆ"),
        value(TimelineAction::SetT0));
    row("plus of a US keyboard", Qt::Key_Plus, Qt::ShiftModifier, QStringLiteral("+"),
        value(TimelineAction::ZoomIn));
    row("plus of the key pad", Qt::Key_Plus, Qt::KeypadModifier, QStringLiteral("+"),
        value(TimelineAction::ZoomIn));
    row("question mark", Qt::Key_Question, Qt::ShiftModifier, QStringLiteral("?"),
        value(TimelineAction::ShowKeys));
    row("less than", Qt::Key_Less, Qt::ShiftModifier, QStringLiteral("<"),
        value(TimelineAction::ExtendToPrevious));
    row("a phase", Qt::Key_3, Qt::NoModifier, QStringLiteral("3"), value(phaseAction(2)));
    row("a bookmark", Qt::Key_BracketRight, Qt::NoModifier, QStringLiteral("]"),
        value(TimelineAction::NextBookmark));
    row("back", Qt::Key_Left, Qt::AltModifier, {}, value(TimelineAction::ZoomBack));
    row("pan", Qt::Key_Left, Qt::ShiftModifier, {}, value(TimelineAction::PanLeft));
    row("Ctrl+W is the window's", Qt::Key_W, Qt::ControlModifier, {}, None);
    row("lane taller", Qt::Key_Plus, Qt::ControlModifier | Qt::ShiftModifier, {}, value(TimelineAction::LaneTaller));
    row("lane shorter", Qt::Key_Underscore, Qt::ControlModifier | Qt::ShiftModifier, {},
        value(TimelineAction::LaneShorter));
    row("no key of ours", Qt::Key_Q, Qt::NoModifier, QStringLiteral("q"), None);
    row("a syllable", Qt::Key_unknown, Qt::NoModifier, QStringLiteral("가"), None);
}

void TestTimelineKeymap::findsTheAction()
{
    QFETCH(int, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(QString, text);
    QFETCH(int, action);
    const QKeyEvent event(QEvent::KeyPress, key, modifiers, text);
    const auto found = TimelineKeymap().action(event);
    QCOMPARE(found ? static_cast<int>(*found) : -1, action);
}

void TestTimelineKeymap::namesTheKeys()
{
    const TimelineKeymap keymap;
    QCOMPARE(keymap.text(TimelineAction::FitCore), QStringLiteral("C"));
    QCOMPARE(keymap.text(TimelineAction::SetT0), QStringLiteral("Shift+T"));
    QVERIFY(keymap.keys(TimelineAction::ZoomIn).size() > 1); // letters have a twin
}

void TestTimelineKeymap::knowsTheKeysOfTheWholeWindow()
{
    const TimelineKeymap keymap;
    QCOMPARE(keymap.windowKeys(TimelineAction::ToggleBookmark), QList{QKeySequence(QStringLiteral("Ctrl+B"))});
    QCOMPARE(keymap.windowKeys(TimelineAction::ToggleOverview), QList{QKeySequence(QStringLiteral("Shift+F9"))});
    // What is typed into a field, or moves in it, is the field's.
    for (const TimelineAction action : {TimelineAction::ZoomIn, TimelineAction::PanLeft, TimelineAction::Cancel})
        QVERIFY(keymap.windowKeys(action).isEmpty());
}

void TestTimelineKeymap::everyKeyIsACommand()
{
    // What a key does stands in the menus and in the list of keys.
    const TimelineKeymap keymap;
    for (int i = 0; i <= static_cast<int>(TimelineAction::ShowKeys); ++i) {
        const auto action = static_cast<TimelineAction>(i);
        const bool isPhase = action >= phaseAction(0) && action <= phaseAction(PhaseKeys - 1);
        const auto commands = timelineCommands();
        const auto count = std::count_if(commands.begin(), commands.end(),
                                         [action](const TimelineCommand &c) { return c.action == action; });
        QCOMPARE(count, isPhase ? 0 : 1);
        QVERIFY2(!keymap.text(action).isEmpty(), qPrintable(QString::number(i)));
    }
}

void TestTimelineKeymap::takesOtherKeys()
{
    TimelineKeymap keymap;
    keymap.setKeys(TimelineAction::FitCore, {QKeyCombination(Qt::Key_G), QKeyCombination(Qt::Key_X)});
    QCOMPARE(keymap.text(TimelineAction::FitCore), QStringLiteral("G, X"));
    QVERIFY(keymap.keys(TimelineAction::ToggleBreaks).isEmpty()); // it had the X
    QVERIFY(!keymap.action(QKeyEvent(QEvent::KeyPress, Qt::Key_C, Qt::NoModifier, QStringLiteral("c"))));
    const auto hangul = keymap.action(QKeyEvent(QEvent::KeyPress, 0x314e, Qt::NoModifier, QStringLiteral("ㅎ")));
    QVERIFY(hangul == TimelineAction::FitCore);
}

QTEST_GUILESS_MAIN(TestTimelineKeymap)
#include "tst_timelinekeymap.moc"
