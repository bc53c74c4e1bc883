// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/textblock.h"
#include "tests/layout/layoutfakes.h"

#include <QTest>

using namespace chronolane;

/// With letters of 8 px, a width of 80 is ten letters.
class TestTextMeasure : public QObject
{
    Q_OBJECT

private slots:
    void elides_data();
    void elides();
    void wrapsAtBlanks_data();
    void wrapsAtBlanks();
    void placesAsManyLinesAsItIsTold();
    void givesEveryBlockItsOwnId();
};

void TestTextMeasure::elides_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("width");
    QTest::addColumn<QString>("expected");
    QTest::newRow("fits") << QStringLiteral("ten letter") << 80.0 << QStringLiteral("ten letter");
    QTest::newRow("cut") << QStringLiteral("more than ten") << 80.0 << QStringLiteral("more than…");
    QTest::newRow("no blank before the dots") << QStringLiteral("more thanten") << 48.0 << QStringLiteral("more…");
    QTest::newRow("only the dots") << QStringLiteral("more") << 8.0 << QStringLiteral("…");
    QTest::newRow("nothing fits") << QStringLiteral("more") << 7.0 << QString();
    QTest::newRow("a pair of surrogates stays whole")
        << QStringLiteral("abc\U0001F525def") << 40.0 << QStringLiteral("abc…");
    QTest::newRow("Hangul of combining letters stays whole")
        << QStringLiteral("가\u1112\u1161\u11ab글자") << 40.0 << QStringLiteral("가\u1112\u1161\u11ab…");
}

void TestTextMeasure::elides()
{
    QFETCH(QString, text);
    QFETCH(double, width);
    QFETCH(QString, expected);
    QCOMPARE(FixedMeasure().elided(TextRole::Body, text, width), expected);
}

void TestTextMeasure::wrapsAtBlanks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("lines");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("one line") << QStringLiteral("short") << 3 << QStringList{QStringLiteral("short")};
    QTest::newRow("two lines") << QStringLiteral("first line second")
                               << 3 << QStringList{QStringLiteral("first line"), QStringLiteral("second")};
    QTest::newRow("the last line is elided") << QStringLiteral("first line second third")
                                             << 2 << QStringList{QStringLiteral("first line"), QStringLiteral("second th…")};
    QTest::newRow("Hangul only at blanks")
        << QStringLiteral("데이터베이스가 재시도로 포화")
        << 3 << QStringList{QStringLiteral("데이터베이스가"), QStringLiteral("재시도로 포화")};
    QTest::newRow("a word too long is broken")
        << QStringLiteral("abcdefghijklmno pq") << 3 << QStringList{QStringLiteral("abcdefghij"), QStringLiteral("klmno pq")};
    QTest::newRow("line breaks are blanks") << QStringLiteral(" one\n\ttwo ") << 3 << QStringList{QStringLiteral("one two")};
    QTest::newRow("nothing") << QStringLiteral("  ") << 3 << QStringList();
}

void TestTextMeasure::wrapsAtBlanks()
{
    QFETCH(QString, text);
    QFETCH(int, lines);
    QFETCH(QStringList, expected);
    QCOMPARE(FixedMeasure().wrapped(TextRole::Body, text, 80, lines), expected);
}

void TestTextMeasure::placesAsManyLinesAsItIsTold()
{
    const FixedMeasure measure;
    const TextBlockPtr block = makeTextBlock(
        measure, {{QStringLiteral("ab"), TextRole::Heading}, {QStringLiteral("abcd"), TextRole::Body}});
    QCOMPARE(block->width, 32.0);
    QCOMPARE(block->height, 32.0);
    QCOMPARE((PlacedText{block, QPointF(5, 6), 2}).rect(), QRectF(5, 6, 32, 32));
    QCOMPARE((PlacedText{block, QPointF(5, 6), 1}).rect(), QRectF(5, 6, 16, 16));
    QVERIFY(PlacedText().rect().isEmpty());
}

void TestTextMeasure::givesEveryBlockItsOwnId()
{
    const FixedMeasure measure;
    const auto a = makeTextLine(measure, TextRole::Body, QStringLiteral("a"));
    const auto b = makeTextLine(measure, TextRole::Body, QStringLiteral("a"));
    QVERIFY(a->id != 0 && a->id != b->id);
}

QTEST_GUILESS_MAIN(TestTextMeasure)
#include "tst_textmeasure.moc"
