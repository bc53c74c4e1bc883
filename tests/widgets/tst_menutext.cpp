// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/menutext.h"

#include <QTest>

using namespace chronolane;

class TestMenuText : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatAMenuSays_data();
    void saysWhatAMenuSays();
    void bringsEveryTextBack_data();
    void bringsEveryTextBack();
};

void TestMenuText::saysWhatAMenuSays_data()
{
    QTest::addColumn<QString>("menuText");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, const char *menuText, const char *said) {
        QTest::newRow(name) << QString::fromUtf8(menuText) << QString::fromUtf8(said);
    };
    row("nothing", "", "");
    row("no marks", "Reload", "Reload");
    row("a key at the beginning", "&Open…", "Open…");
    row("a key within", "Save &as…", "Save as…");
    row("a shortcut", "&Find\tCtrl+F", "Find");
    row("a Korean key", "열기(&O)…", "열기…");
    row("brackets without a key", "Fit (all)", "Fit (all)");
    row("an ampersand", "Q&&A notes.txt", "Q&A notes.txt");
    row("an ampersand in brackets", "Notes (&&)", "Notes (&)");
    row("both", "&1 Q&&A.txt", "1 Q&A.txt");
    row("a mark of nothing", "Odd&", "Odd");
}

void TestMenuText::saysWhatAMenuSays()
{
    QFETCH(QString, menuText);
    QFETCH(QString, said);
    QCOMPARE(withoutMenuMarks(menuText), said);
}

void TestMenuText::bringsEveryTextBack_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", "&", "&&", "a & b", "R&D (&)", "(&O)", "장애 & 복구", "&&&"})
        QTest::addRow("\"%s\"", text) << QString::fromUtf8(text);
}

void TestMenuText::bringsEveryTextBack()
{
    QFETCH(QString, text);
    QCOMPARE(withoutMenuMarks(asMenuText(text)), text);
}

QTEST_GUILESS_MAIN(TestMenuText)
#include "tst_menutext.moc"
