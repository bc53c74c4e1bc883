// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/notedialog.h"

#include <QPlainTextEdit>
#include <QTest>

using namespace chronolane;

/// How one writes a note without the mouse.
class TestNoteDialog : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheNoteByEnter_data();
    void keepsTheNoteByEnter();
    void beginsAnotherLine_data();
    void beginsAnotherLine();
    void asksBeforeTypedWordsAreLost_data();
    void asksBeforeTypedWordsAreLost();
};

void TestNoteDialog::keepsTheNoteByEnter_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("return") << Qt::Key_Return;
    QTest::newRow("enter of the key pad") << Qt::Key_Enter;
}

void TestNoteDialog::keepsTheNoteByEnter()
{
    QFETCH(Qt::Key, key);
    NoteDialog dialog(QStringLiteral("Who"));
    dialog.show();
    QTest::keyClicks(dialog.edit(), QStringLiteral(" knew?")); // behind what is there
    QTest::keyClick(dialog.edit(), key);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    QCOMPARE(dialog.text(), QStringLiteral("Who knew?"));
}

void TestNoteDialog::beginsAnotherLine_data()
{
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("shift") << Qt::KeyboardModifiers(Qt::ShiftModifier);
    QTest::newRow("ctrl") << Qt::KeyboardModifiers(Qt::ControlModifier);
}

void TestNoteDialog::beginsAnotherLine()
{
    QFETCH(Qt::KeyboardModifiers, modifiers);
    NoteDialog dialog(QStringLiteral("one"));
    dialog.show();
    QTest::keyClick(dialog.edit(), Qt::Key_Return, modifiers);
    QTest::keyClicks(dialog.edit(), QStringLiteral("two"));
    QVERIFY(dialog.isVisible());
    QCOMPARE(dialog.text(), QStringLiteral("one\ntwo"));
}

void TestNoteDialog::asksBeforeTypedWordsAreLost_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("mayDrop");
    QTest::addColumn<int>("asked");
    QTest::addColumn<bool>("isClosed");
    QTest::newRow("nothing typed") << QString() << false << 0 << true;
    QTest::newRow("typed, and to be dropped") << QStringLiteral("a") << true << 1 << true;
    QTest::newRow("typed, and to go on") << QStringLiteral("a") << false << 1 << false;
}

void TestNoteDialog::asksBeforeTypedWordsAreLost()
{
    QFETCH(QString, typed);
    QFETCH(bool, mayDrop);
    QFETCH(int, asked);
    QFETCH(bool, isClosed);
    int questions = 0;
    NoteDialog dialog(QStringLiteral("before"), nullptr, [&] {
        ++questions;
        return mayDrop;
    });
    dialog.show();
    QTest::keyClicks(dialog.edit(), typed);
    QTest::keyClick(dialog.edit(), Qt::Key_Escape);
    QCOMPARE(questions, asked);
    QCOMPARE(!dialog.isVisible(), isClosed);
}

QTEST_MAIN(TestNoteDialog)
#include "tst_notedialog.moc"
