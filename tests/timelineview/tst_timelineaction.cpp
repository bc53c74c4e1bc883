// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview/timelineaction.h"

#include <QKeyEvent>
#include <QTest>

using namespace chronolane;

class TestTimelineAction : public QObject
{
    Q_OBJECT

private slots:
    void findsTheAction_data();
    void findsTheAction();
};

void TestTimelineAction::findsTheAction_data()
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
    row("back", Qt::Key_Left, Qt::AltModifier, {}, value(TimelineAction::ZoomBack));
    row("pan", Qt::Key_Left, Qt::ShiftModifier, {}, value(TimelineAction::PanLeft));
    row("Ctrl+W is the window's", Qt::Key_W, Qt::ControlModifier, {}, None);
    row("no key of ours", Qt::Key_Q, Qt::NoModifier, QStringLiteral("q"), None);
    row("a syllable", Qt::Key_unknown, Qt::NoModifier, QStringLiteral("가"), None);
}

void TestTimelineAction::findsTheAction()
{
    QFETCH(int, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(QString, text);
    QFETCH(int, action);
    const auto found = timelineAction(QKeyEvent(QEvent::KeyPress, key, modifiers, text));
    QCOMPARE(found ? static_cast<int>(*found) : -1, action);
}

QTEST_GUILESS_MAIN(TestTimelineAction)
#include "tst_timelineaction.moc"
