// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/table/tabledialect.h"
#include "models/reading/table/tabletokenizer.h"

#include <QTest>

using namespace chronolane;

class TestTableTokenizer : public QObject
{
    Q_OBJECT

private slots:
    void cutsRowsIntoCells_data();
    void cutsRowsIntoCells();
    void pointsAtCellsAndLines();
    void mapsDoubledQuotes();
    void reportsUnclosedQuotes();
    void sniffsDialects_data();
    void sniffsDialects();
};

namespace {

/// Rows joined by "/", cells by "|".
QString cut(const std::string &text, char delimiter)
{
    TableTokenizer tokenizer(text, delimiter);
    TableRow row;
    std::string scratch;
    QStringList rows;
    while (tokenizer.next(row)) {
        QStringList cells;
        for (const TableCell &cell : row.cells)
            cells << QString::fromStdString(std::string(cellText(text, cell, scratch)));
        rows << cells.join(QLatin1Char('|'));
    }
    return rows.join(QLatin1Char('/'));
}

} // namespace

void TestTableTokenizer::cutsRowsIntoCells_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<char>("delimiter");
    QTest::addColumn<QString>("cells");
    QTest::newRow("plain") << "a,b\nc,d\n" << ',' << "a|b/c|d";
    QTest::newRow("no line break at the end") << "a,b\nc,d" << ',' << "a|b/c|d";
    QTest::newRow("CRLF") << "a,b\r\nc,d\r\n" << ',' << "a|b/c|d";
    QTest::newRow("CR alone") << "a,b\rc,d" << ',' << "a|b/c|d";
    QTest::newRow("empty lines are no rows") << "\n\na,b\n\n\nc,d\n\n" << ',' << "a|b/c|d";
    QTest::newRow("empty cells") << ",a,\n,,\n" << ',' << "|a|/||";
    QTest::newRow("tabs") << "a,x\tb\n" << '\t' << "a,x|b";
    QTest::newRow("quoted delimiter") << "\"a,b\",c\n" << ',' << "a,b|c";
    QTest::newRow("quoted line break") << "\"a\nb\",c\nd,e\n" << ',' << "a\nb|c/d|e";
    QTest::newRow("doubled quotes") << "\"say \"\"hi\"\"\",c\n" << ',' << "say \"hi\"|c";
    QTest::newRow("only doubled quotes") << "\"\"\"\",c\n" << ',' << "\"|c";
    QTest::newRow("empty quoted cell") << "\"\",c\n" << ',' << "|c";
    QTest::newRow("doubled quote before a delimiter") << "\"a\"\",b\",c\n" << ',' << "a\",b|c";
    QTest::newRow("quote in the middle is a character") << "5\" disk,c\n" << ',' << "5\" disk|c";
    QTest::newRow("bare quotes inside a quoted cell") << "\"he said \"no\" twice\",c\n" << ',' << "he said \"no\" twice|c";
    QTest::newRow("unclosed quote is a character") << "a,\"b\nc,d\n" << ',' << "a|\"b/c|d";
}

void TestTableTokenizer::cutsRowsIntoCells()
{
    QFETCH(QString, table);
    QFETCH(char, delimiter);
    QFETCH(QString, cells);
    QCOMPARE(cut(table.toStdString(), delimiter), cells);
}

void TestTableTokenizer::pointsAtCellsAndLines()
{
    const std::string text = "a,\"b\nb\"\nc,d\n";
    TableTokenizer tokenizer(text, ',');
    TableRow row;
    QVERIFY(tokenizer.next(row));
    QCOMPARE(row.line, std::uint64_t(1));
    QCOMPARE(row.range, (ByteRange{0, 7}));
    QCOMPARE(row.cells.at(1).begin, std::uint64_t(3));
    QCOMPARE(row.cells.at(1).end, std::uint64_t(6));
    QVERIFY(tokenizer.next(row));
    QCOMPARE(row.line, std::uint64_t(3));
    QCOMPARE(row.range, (ByteRange{8, 11}));
    QVERIFY(!tokenizer.next(row));
    QCOMPARE(tokenizer.position(), std::uint64_t(text.size()));
}

void TestTableTokenizer::mapsDoubledQuotes()
{
    const std::string text = "x,\"a \"\"b\"\" c\"\n";
    TableTokenizer tokenizer(text, ',');
    TableRow row;
    QVERIFY(tokenizer.next(row));
    const MappedText cell = mappedCellText(text, row.cells.at(1));
    QCOMPARE(cell.text, std::string("a \"b\" c"));
    QCOMPARE(cell.map.toSource(2, 3), (ByteRange{5, 7}));
    QCOMPARE(cell.map.toSource(3, 4), (ByteRange{7, 8}));
    QCOMPARE(cell.map.toSource(6, 7), (ByteRange{11, 12}));
}

void TestTableTokenizer::reportsUnclosedQuotes()
{
    const std::string text = "a,b\nc,\"d\ne,\"f\n";
    TableTokenizer tokenizer(text, ',');
    TableRow row;
    while (tokenizer.next(row)) {
    }
    QCOMPARE(tokenizer.unclosedQuoteLines(), std::vector<std::uint64_t>{2});
}

void TestTableTokenizer::sniffsDialects_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("delimiter");   // empty: no table
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("begin");
    QTest::newRow("commas") << QByteArray("t,x\n1,a\n2,b\n") << QByteArray(",") << 2 << 0;
    QTest::newRow("semicolons with commas inside")
        << QByteArray("t;x;y\n1;a,b;c\n2;d, e, f;g\n") << QByteArray(";") << 3 << 0;
    QTest::newRow("tabs") << QByteArray("t\tx\n1\ta\n") << QByteArray("\t") << 2 << 0;
    QTest::newRow("bars") << QByteArray("t|x\n1|a\n2|b\n") << QByteArray("|") << 2 << 0;
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBFt,x\n1,a\n") << QByteArray(",") << 2 << 3;
    QTest::newRow("sep= line") << QByteArray("sep=;\r\nt;x\n1;a\n") << QByteArray(";") << 2 << 7;
    QTest::newRow("a ragged row") << QByteArray("t,x,y\n1,a,b\n2,c\n3,d,e\n4,f,g\n") << QByteArray(",") << 3 << 0;
    QTest::newRow("prose") << QByteArray("First, the alarm rang.\nThen nothing.\nLater, at ten, we knew, and fixed it.\n")
                           << QByteArray() << 0 << 0;
    QTest::newRow("Markdown table") << QByteArray("| t | x |\n| --- | --- |\n| 1 | a |\n") << QByteArray() << 0 << 0;
    QTest::newRow("one row") << QByteArray("t,x\n") << QByteArray() << 0 << 0;
    QTest::newRow("empty") << QByteArray() << QByteArray() << 0 << 0;
}

void TestTableTokenizer::sniffsDialects()
{
    QFETCH(QByteArray, table);
    QFETCH(QByteArray, delimiter);
    QFETCH(int, columns);
    QFETCH(int, begin);
    const auto dialect = sniffTableDialect(table.toStdString());
    QCOMPARE(dialect.has_value(), !delimiter.isEmpty());
    if (!dialect)
        return;
    QCOMPARE(dialect->delimiter, delimiter.at(0));
    QCOMPARE(dialect->columns, std::size_t(columns));
    QCOMPARE(dialect->begin, std::uint64_t(begin));
}

QTEST_GUILESS_MAIN(TestTableTokenizer)
#include "tst_tabletokenizer.moc"
