// SPDX-License-Identifier: GPL-3.0-or-later
// The order of the rows of a timeline, and the days that follow from it.
#include "models/reading/text/timeresolver.h"

#include "tests/reading/timetesting.h"

#include <QTest>

using namespace chronolane;
using namespace chronolane::testing;

class TestRowTimes : public QObject
{
    Q_OBJECT

private slots:
    void keepsRowsInOrder_data();
    void keepsRowsInOrder();
    void findsTheDirectionOfAList_data();
    void findsTheDirectionOfAList();
};

void TestRowTimes::keepsRowsInOrder_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ListOrder>("order");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("remarks");
    QTest::newRow("crosses midnight")
        << QByteArray("- 23:55 a\n- 00:10 b\n- 07:00 c") << ListOrder::OldestFirst
        << QByteArray("2031-03-04T23:55:00Z derived | 2031-03-05T00:10:00Z derived | 2031-03-05T07:00:00Z derived")
        << QByteArray();
    QTest::newRow("crosses midnight twice")
        << QByteArray("- 23:55 a\n- 07:00 b\n- 03:00 c") << ListOrder::OldestFirst
        << QByteArray("2031-03-04T23:55:00Z derived | 2031-03-05T07:00:00Z derived | 2031-03-06T03:00:00Z derived")
        << QByteArray();
    QTest::newRow("newest first")
        << QByteArray("- 00:10 c\n- 23:55 b\n- 23:10 a") << ListOrder::NewestFirst
        << QByteArray("2031-03-04T00:10:00Z derived | 2031-03-03T23:55:00Z derived | 2031-03-03T23:10:00Z derived")
        << QByteArray();
    QTest::newRow("a date in between")
        << QByteArray("- 23:55 a\n- Mar 5 00:10 b\n- 07:00 c") << ListOrder::OldestFirst
        << QByteArray("2031-03-04T23:55:00Z derived | 2031-03-05T00:10:00Z derived | 2031-03-05T07:00:00Z derived")
        << QByteArray();
    QTest::newRow("a slip of minutes stays on its day")
        << QByteArray("- 14:06 a\n- 14:05 b\n- 14:10 c") << ListOrder::OldestFirst
        << QByteArray("2031-03-04T14:06:00Z derived | 2031-03-04T14:05:00Z derived | 2031-03-04T14:10:00Z derived")
        << QByteArray("out-of-order(2031-03-04T14:05:00Z, 2031-03-04T14:06:00Z)");
    QTest::newRow("a slip of minutes late at night")
        << QByteArray("- 23:50 a\n- 23:20 b\n- 00:05 c") << ListOrder::OldestFirst
        << QByteArray("2031-03-04T23:50:00Z derived | 2031-03-04T23:20:00Z derived | 2031-03-05T00:05:00Z derived")
        << QByteArray("out-of-order(2031-03-04T23:20:00Z, 2031-03-04T23:50:00Z)");
    QTest::newRow("a slip back over midnight")
        << QByteArray("- 23:55 a\n- 00:10 b\n- 23:50 c\n- 00:15 d") << ListOrder::OldestFirst
        << QByteArray("2031-03-04T23:55:00Z derived | 2031-03-05T00:10:00Z derived | 2031-03-04T23:50:00Z derived | "
                      "2031-03-05T00:15:00Z derived")
        << QByteArray("out-of-order(2031-03-04T23:50:00Z, 2031-03-05T00:10:00Z)");
    QTest::newRow("a whole day, where no row crossed midnight")
        << QByteArray("- 00:10 a\n- 23:50 b") << ListOrder::OldestFirst
        << QByteArray("2031-03-04T00:10:00Z derived | 2031-03-04T23:50:00Z derived") << QByteArray();
    QTest::newRow("newest first, a slip back over midnight")
        << QByteArray("- 00:10 d\n- 23:55 c\n- 00:05 b\n- 23:50 a") << ListOrder::NewestFirst
        << QByteArray("2031-03-04T00:10:00Z derived | 2031-03-03T23:55:00Z derived | 2031-03-04T00:05:00Z derived | "
                      "2031-03-03T23:50:00Z derived")
        << QByteArray("out-of-order(2031-03-04T00:05:00Z, 2031-03-03T23:55:00Z)");
    QTest::newRow("a dated row out of order")
        << QByteArray("- Mar 4 15:50 a\n- Mar 4 14:30 b") << ListOrder::OldestFirst
        << QByteArray("2031-03-04T15:50:00Z derived | 2031-03-04T14:30:00Z derived")
        << QByteArray("out-of-order(2031-03-04T14:30:00Z, 2031-03-04T15:50:00Z)");
    QTest::newRow("a window over midnight")
        << QByteArray("- 23:30–00:10 a\n- 00:20 b") << ListOrder::OldestFirst
        << QByteArray("2031-03-04T23:30:00Z derived .. 2031-03-05T00:10:00Z derived | 2031-03-05T00:20:00Z derived")
        << QByteArray();
    QTest::newRow("the zone only in the first row")
        << QByteArray("- 11:05 PM KST a\n- 2:20 AM b") << ListOrder::OldestFirst
        << QByteArray("2031-03-04T14:05:00Z derived | 2031-03-04T17:20:00Z derived") << QByteArray();
    QTest::newRow("the next day, told twice")
        << QByteArray("- Mar 4 23:30 a\n- Next day 00:15 b\n- Next day 03:05 c") << ListOrder::OldestFirst
        << QByteArray("2031-03-04T23:30:00Z derived | 2031-03-05T00:15:00Z derived | 2031-03-05T03:05:00Z derived") << QByteArray();
    QTest::newRow("the next day, and the one behind it")
        << QByteArray("- Mar 4 23:30 a\n- Next day 10:15 b\n- Next day 03:05 c") << ListOrder::OldestFirst
        << QByteArray("2031-03-04T23:30:00Z derived | 2031-03-05T10:15:00Z derived | 2031-03-06T03:05:00Z derived") << QByteArray();
    QTest::newRow("the next day, and the one behind it, with a row between")
        << QByteArray("- Mar 4 23:30 a\n- Next day 00:15 b\n- 03:05 c\n- Next day 09:00 d") << ListOrder::OldestFirst
        << QByteArray("2031-03-04T23:30:00Z derived | 2031-03-05T00:15:00Z derived | 2031-03-05T03:05:00Z derived | "
                      "2031-03-06T09:00:00Z derived") << QByteArray();
    QTest::newRow("the next day, on which a row is already")
        << QByteArray("- 23:30 a\n- 00:15 b\n- Next day 09:00 c") << ListOrder::OldestFirst
        << QByteArray("2031-03-04T23:30:00Z derived | 2031-03-05T00:15:00Z derived | 2031-03-05T09:00:00Z derived") << QByteArray();
    QTest::newRow("equal times")
        << QByteArray("- 14:05 a\n- 14:05 b") << ListOrder::OldestFirst
        << QByteArray("2031-03-04T14:05:00Z derived | 2031-03-04T14:05:00Z derived") << QByteArray();
}

void TestRowTimes::keepsRowsInOrder()
{
    QFETCH(QByteArray, text);
    QFETCH(ListOrder, order);
    QFETCH(QByteArray, expected);
    QFETCH(QByteArray, remarks);
    TimeResolver resolver(bareContext());
    resolver.setDate({2031, 3, 4});
    resolver.setZone("UTC");
    resolver.beginList(order);
    std::string told;
    QCOMPARE(QByteArray::fromStdString(resolveAll(viewOf(text), resolver, TimeFlow::Row, &told)), expected);
    QCOMPARE(QByteArray::fromStdString(told), remarks);
}

void TestRowTimes::findsTheDirectionOfAList_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ListOrder>("order");
    QTest::newRow("none") << QByteArray("text") << ListOrder::Unknown;
    QTest::newRow("one") << QByteArray("14:05 a") << ListOrder::Unknown;
    QTest::newRow("equal") << QByteArray("14:05 a\n14:05 b") << ListOrder::Unknown;
    QTest::newRow("downwards") << QByteArray("14:05 a\n14:10 b\n14:20 c") << ListOrder::OldestFirst;
    QTest::newRow("upwards") << QByteArray("14:20 a\n14:10 b\n14:05 c") << ListOrder::NewestFirst;
    QTest::newRow("downwards over midnight") << QByteArray("23:55 a\n07:00 b") << ListOrder::OldestFirst;
    QTest::newRow("upwards over midnight") << QByteArray("00:10 a\n23:55 b\n23:50 c") << ListOrder::NewestFirst;
    QTest::newRow("dated upwards") << QByteArray("Mar 6, 2031 10:00\nMar 5, 2031 11:00\nMar 5, 2031 09:00")
                                   << ListOrder::NewestFirst;
    QTest::newRow("one slip") << QByteArray("14:05 a\n14:04 b\n14:20 c\n14:50 d") << ListOrder::OldestFirst;
    QTest::newRow("over the turn of the year") << QByteArray("31 Dec 23:40 a\n31 Dec 23:50 b\n1 Jan 00:20 c") << ListOrder::OldestFirst;
    QTest::newRow("over the turn of the year, upwards") << QByteArray("1 Jan 00:20 a\n31 Dec 23:50 b") << ListOrder::NewestFirst;
    QTest::newRow("over the turn of a year told once") << QByteArray("31 Dec 2030 23:40 a\n31 Dec 23:50 b\n1 Jan 00:20 c")
                                                       << ListOrder::OldestFirst;
    QTest::newRow("halves of the day") << QByteArray("9:05 AM a\n1:10 PM b\n2:00 PM c") << ListOrder::OldestFirst;
}

void TestRowTimes::findsTheDirectionOfAList()
{
    QFETCH(QByteArray, text);
    QFETCH(ListOrder, order);
    QCOMPARE(listOrder(findTimeExpressions(viewOf(text))), order);
}

QTEST_GUILESS_MAIN(TestRowTimes)
#include "tst_rowtimes.moc"
