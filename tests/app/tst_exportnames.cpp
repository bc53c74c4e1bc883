// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportnames.h"

#include <QTest>

using namespace chronolane;

class TestExportNames : public QObject
{
    Q_OBJECT

private slots:
    void putsTheWordsIn_data();
    void putsTheWordsIn();
    void knowsAPattern();
};

void TestExportNames::putsTheWordsIn_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("name");
    const auto row = [](const char *title, const QString &pattern, const QString &id, const QString &name) {
        QTest::newRow(title) << pattern << id << name;
    };
    row("all words", QStringLiteral("out/{id}_{date}_{lang}-{n}.png"), QStringLiteral("NB-17"),
        QStringLiteral("out/NB-17_2025-03-04_ko-3.png"));
    row("the ending of the format", QStringLiteral("{n}.{ext}"), QStringLiteral("NB-17"), QStringLiteral("3.svg"));
    row("no word", QStringLiteral("a.png"), QStringLiteral("NB-17"), QStringLiteral("a.png"));
    row("an unknown word", QStringLiteral("{who}{n}"), QString(), QStringLiteral("{who}3"));
    row("an id that leads out of the folder", QStringLiteral("{id}.png"), QStringLiteral("../../etc/x"),
        QStringLiteral("..-..-etc-x.png"));
    row("an id like a word", QStringLiteral("{id}"), QStringLiteral("{n}"), QStringLiteral("{n}"));
    row("a line break", QStringLiteral("{id}"), QStringLiteral("a\nb"), QStringLiteral("a-b"));
}

void TestExportNames::putsTheWordsIn()
{
    QFETCH(QString, pattern);
    QFETCH(QString, id);
    QFETCH(QString, name);
    QCOMPARE(exportName(pattern, {id, QStringLiteral("2025-03-04"), QStringLiteral("ko"), 3, QStringLiteral("svg")}), name);
}

void TestExportNames::knowsAPattern()
{
    QVERIFY(isExportPattern(QStringLiteral("x{id}.png")));
    QVERIFY(!isExportPattern(QStringLiteral("x{ids}.png")));
    QCOMPARE(unknownPatternWord(QStringLiteral("{id}_{foo}.{ext}")), QStringLiteral("{foo}"));
    QCOMPARE(unknownPatternWord(QStringLiteral("{id}_{date}.{ext}")), QString());
}

QTEST_GUILESS_MAIN(TestExportNames)
#include "tst_exportnames.moc"
