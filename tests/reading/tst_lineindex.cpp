// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/lineindex.h"

#include <QTest>

using namespace chronolane;

class TestLineIndex : public QObject
{
    Q_OBJECT

private slots:
    void countsLinesFromOne_data();
    void countsLinesFromOne();
};

void TestLineIndex::countsLinesFromOne_data()
{
    QTest::addColumn<qulonglong>("offset");
    QTest::addColumn<qulonglong>("line");
    QTest::newRow("first byte") << 0ULL << 1ULL;
    QTest::newRow("line break belongs to its line") << 3ULL << 1ULL;
    QTest::newRow("first byte of the second line") << 4ULL << 2ULL;
    QTest::newRow("empty line") << 8ULL << 3ULL;
    QTest::newRow("last line") << 9ULL << 4ULL;
    QTest::newRow("past the end") << 99ULL << 4ULL;
}

void TestLineIndex::countsLinesFromOne()
{
    QFETCH(qulonglong, offset);
    QFETCH(qulonglong, line);
    QCOMPARE(qulonglong(LineIndex("one\ntwo\n\nfour").lineAt(offset)), line);
}

QTEST_GUILESS_MAIN(TestLineIndex)
#include "tst_lineindex.moc"
