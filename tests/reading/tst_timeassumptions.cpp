// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/timeresolver.h"

#include "models/zones/ianazonerules.h"
#include "tests/reading/timetesting.h"

#include <QTest>

using namespace chronolane;
using namespace chronolane::testing;

/// What the resolver fills in where a record states no year, zone or order of day and month, and what it says of it.
class TestTimeAssumptions : public QObject
{
    Q_OBJECT

private slots:
    void fillsTheYear_data();
    void fillsTheYear();
    void saysWhatItAssumed_data();
    void saysWhatItAssumed();
    void hintsFillWhatIsNotStated();
    void tellsDateOrders_data();
    void tellsDateOrders();
    void tildeMeansWhatItIsSaidToMean();
    void remarksOnAssumptionsOnce();
    void leavesTheYearOpenWithoutToday();
};

void TestTimeAssumptions::fillsTheYear_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("yearHint");          // 0: none
    QTest::addColumn<QByteArray>("newest");     // ISO date, or empty
    QTest::addColumn<QByteArray>("modified");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("remarks");
    const QByteArray none;
    QTest::newRow("today") << QByteArray("Jun 9 10:00 UTC") << 0 << none << none
                           << QByteArray("2031-06-09T10:00:00Z assumed") << QByteArray("assumed-year(2031, today)");
    QTest::newRow("not after today") << QByteArray("Jun 11 10:00 UTC") << 0 << none << none
                                     << QByteArray("2030-06-11T10:00:00Z assumed") << QByteArray("assumed-year(2030, today)");
    QTest::newRow("modified") << QByteArray("Jun 9 10:00 UTC") << 0 << none << QByteArray("2029-01-02")
                              << QByteArray("2028-06-09T10:00:00Z assumed")
                              << QByteArray("assumed-year(2028, modified)");
    QTest::newRow("newest date of the record")
        << QByteArray("Jun 9 10:00 UTC") << 0 << QByteArray("2027-06-09") << QByteArray("2029-01-02")
        << QByteArray("2027-06-09T10:00:00Z assumed") << QByteArray("assumed-year(2027, newest-date)");
    QTest::newRow("the hint first") << QByteArray("Jun 9 10:00 UTC") << 2025 << QByteArray("2027-06-09") << none
                                    << QByteArray("2025-06-09T10:00:00Z assumed")
                                    << QByteArray("assumed-year(2025, hint)");
    QTest::newRow("once, then derived from it")
        << QByteArray("Dec 31 23:00 UTC, Jan 1 01:00") << 2025 << none << none
        << QByteArray("2025-12-31T23:00:00Z assumed | 2026-01-01T01:00:00Z assumed")
        << QByteArray("assumed-year(2025, hint)");
    QTest::newRow("the weekday tells it") << QByteArray("Sunday, June 9 10:00 UTC") << 0 << none << none
                                          << QByteArray("2030-06-09T10:00:00Z assumed")
                                          << QByteArray("assumed-year(2030, today)");
    QTest::newRow("leap day") << QByteArray("Feb 29 10:00 UTC") << 0 << none << none
                              << QByteArray("2028-02-29T10:00:00Z assumed") << QByteArray("assumed-year(2028, today)");
    QTest::newRow("no such day in the hinted year") << QByteArray("Feb 29 10:00 UTC") << 2031 << none << none
                                                    << QByteArray("-") << none;
}

void TestTimeAssumptions::fillsTheYear()
{
    QFETCH(QByteArray, text);
    QFETCH(int, yearHint);
    QFETCH(QByteArray, newest);
    QFETCH(QByteArray, modified);
    QFETCH(QByteArray, expected);
    QFETCH(QByteArray, remarks);
    TimeContext context = bareContext();
    if (yearHint != 0)
        context.yearHint = yearHint;
    if (!newest.isEmpty())
        context.newestDate = dateOf(parseIso8601(viewOf(newest))->time);
    if (!modified.isEmpty())
        context.modified = parseIso8601(viewOf(modified))->time;
    std::string told;
    QCOMPARE(QByteArray::fromStdString(resolveAll(viewOf(text), TimeResolver(context), TimeFlow::Prose, &told)), expected);
    QCOMPARE(QByteArray::fromStdString(told), remarks);
}

void TestTimeAssumptions::saysWhatItAssumed_data()
{
    static constexpr TextRow rows[] = {
        {"2031-03-04 14:05 UTC", ""},
        {"2031-03-04 14:05", "assumed-zone(UTC, default)"},
        {"2031-07-18 09:30 PST", "zone-contradicts-date(PST, PDT, 2031-07-18)"},
        {"2031-01-18 09:30 PDT", "zone-contradicts-date(PDT, PST, 2031-01-18)"},
        {"2031-07-18 9:30 AM PST (4:30 PM UTC)", "zone-contradicts-date(PST, PDT, 2031-07-18)"},
        {"2031-07-18 09:30 PST (UTC-7)", "zone-contradicts-date(PST (UTC-7), UTC-07:00, 2031-07-18)"},
        {"2031-01-18 09:30 PST (UTC-8)", ""},
        {"2031-07-18 09:30 CET", "zone-contradicts-date(CET, CEST, 2031-07-18)"},
        {"2031-07-18 09:30 EST", "zone-contradicts-date(EST, EDT, 2031-07-18)"},
        {"2031-07-18 09:30 MST", ""},
        {"2031-01-18 09:30 AEST", ""},
        {"2031-03-04 14:05 IST", "ambiguous-zone(IST, Asia/Kolkata)"},
        {"2031-03-04 14:05 CST", "ambiguous-zone(CST, America/Chicago)"},
        {"2031-07-04 14:05 BST", "ambiguous-zone(BST, Europe/London)"},
        {"2031-03-09 02:30 Pacific Time", "nonexistent-local-time(2031-03-09T02:30:00, America/Los_Angeles)"},
        {"2031-11-02 01:30 Pacific Time", "ambiguous-local-time(2031-11-02T01:30:00, America/Los_Angeles)"},
        {"2031-11-02 01:30 PST", ""},
        {"2031-11-02 01:30 PDT", ""},
        {"2031-03-04 14:05 Europe/Atlantis", "unknown-value(zone, Europe/Atlantis) assumed-zone(UTC, default)"},
        {"2031-03-04 09:30 PST (4:30 PM UTC)", "conflicting-times(2031-03-04T17:30:00Z, 2031-03-04T16:30:00Z)"},
        {"Mon, 4 Mar 2031 14:05 UTC", "conflicting-times(2031-03-04, Monday)"},
        {"03/04/2031 14:05 UTC", "assumed-date-order(2031-03-04, month-first)"},
        {"03-04-2031 14:05 UTC", "assumed-date-order(2031-04-03, day-first)"},
        {"03.04.2031 UTC", ""},
        {"24/08/2030 14:05 UTC", ""},
        {"04/04/2031 14:05 UTC", ""},
        {"Tue 03/04/2031 14:05 UTC", ""},
    };
    addRows(rows);
}

void TestTimeAssumptions::saysWhatItAssumed()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    std::string told;
    const std::string resolved = resolveAll(viewOf(text), TimeResolver(bareContext()), TimeFlow::Prose, &told);
    QVERIFY(!resolved.empty());
    QCOMPARE(QByteArray::fromStdString(told), expected);
}

void TestTimeAssumptions::hintsFillWhatIsNotStated()
{
    TimeContext context = bareContext();
    context.zoneHint = "Asia/Seoul";
    std::string told;
    QCOMPARE(resolveAll("2031-03-04 14:05", TimeResolver(context), TimeFlow::Prose, &told),
             std::string("2031-03-04T05:05:00Z assumed"));
    QCOMPARE(told, std::string("assumed-zone(Asia/Seoul, hint)"));
    // What the record states weighs more.
    QCOMPARE(resolveAll("2031-03-04 14:05 UTC", TimeResolver(context)), std::string("2031-03-04T14:05:00Z"));
    // A hint settles an ambiguous abbreviation.
    context.zoneHint = "Asia/Shanghai";
    told.clear();
    QCOMPARE(resolveAll("2031-03-04 14:05 CST", TimeResolver(context), TimeFlow::Prose, &told),
             std::string("2031-03-04T06:05:00Z"));
    QCOMPARE(told, std::string());
    // A day from outside of the record is assumed.
    context.fallbackDate = CivilDate{2031, 5, 6};
    QCOMPARE(resolveAll("14:05 UTC", TimeResolver(context), TimeFlow::Prose, &told),
             std::string("2031-05-06T14:05:00Z assumed"));
    QCOMPARE(told, std::string("assumed-date(2031-05-06, context)"));
}

void TestTimeAssumptions::tellsDateOrders_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<DateOrder>("proven");
    QTest::addColumn<DateOrder>("hint");
    QTest::addColumn<QByteArray>("expected");
    const auto unknown = DateOrder::Unknown;
    QTest::newRow("slashes") << QByteArray("03/04/2031 10:00 UTC") << unknown << unknown
                             << QByteArray("2031-03-04T10:00:00Z assumed");
    QTest::newRow("dashes") << QByteArray("03-04-2031 10:00 UTC") << unknown << unknown
                            << QByteArray("2031-04-03T10:00:00Z assumed");
    QTest::newRow("proven") << QByteArray("03/04/2031 10:00 UTC") << DateOrder::DayFirst << unknown
                            << QByteArray("2031-04-03T10:00:00Z derived");
    QTest::newRow("hint") << QByteArray("03/04/2031 10:00 UTC") << unknown << DateOrder::DayFirst
                          << QByteArray("2031-04-03T10:00:00Z assumed");
    QTest::newRow("hint over proof") << QByteArray("03/04/2031 10:00 UTC") << DateOrder::DayFirst
                                     << DateOrder::MonthFirst << QByteArray("2031-03-04T10:00:00Z assumed");
    QTest::newRow("weekday") << QByteArray("Thu 03/04/2031 10:00 UTC") << unknown << unknown
                             << QByteArray("2031-04-03T10:00:00Z");
    QTest::newRow("no doubt") << QByteArray("24/03/2031 10:00 UTC") << DateOrder::MonthFirst << unknown
                              << QByteArray("2031-03-24T10:00:00Z");
}

void TestTimeAssumptions::tellsDateOrders()
{
    QFETCH(QByteArray, text);
    QFETCH(DateOrder, proven);
    QFETCH(DateOrder, hint);
    QFETCH(QByteArray, expected);
    TimeContext context = bareContext();
    context.dateOrder = proven;
    context.dateOrderHint = hint;
    QCOMPARE(QByteArray::fromStdString(resolveAll(viewOf(text), TimeResolver(context))), expected);
}

void TestTimeAssumptions::tildeMeansWhatItIsSaidToMean()
{
    TimeContext context = bareContext();
    QCOMPARE(resolveAll("~2031-03-04 14:05 UTC", TimeResolver(context)), std::string("~2031-03-04T14:05:00Z"));
    context.tilde = TildeMeaning::To;
    QCOMPARE(resolveAll("~2031-03-04 14:05 UTC", TimeResolver(context)), std::string("- .. 2031-03-04T14:05:00Z"));
    QCOMPARE(resolveAll("2031-03-04 13:05 ~ 14:05 UTC", TimeResolver(context)),
             std::string("2031-03-04T13:05:00Z derived .. 2031-03-04T14:05:00Z derived"));
}

void TestTimeAssumptions::remarksOnAssumptionsOnce()
{
    std::string told;
    resolveAll("Mar 4 14:05, Mar 4 15:05, Mar 4 16:05", TimeResolver(bareContext()), TimeFlow::Prose, &told);
    QCOMPARE(told, std::string("assumed-year(2031, today) assumed-zone(UTC, default)"));
}

void TestTimeAssumptions::leavesTheYearOpenWithoutToday()
{
    TimeContext context = bareContext();
    context.now = UtcTime();
    std::string told;
    QCOMPARE(resolveAll("Jun 9 10:00 UTC", TimeResolver(context), TimeFlow::Prose, &told), std::string("-"));
    QCOMPARE(told, std::string());
    context.newestDate = CivilDate{2027, 6, 9};
    QCOMPARE(resolveAll("Jun 9 10:00 UTC", TimeResolver(context)), std::string("2027-06-09T10:00:00Z assumed"));
}

QTEST_GUILESS_MAIN(TestTimeAssumptions)
#include "tst_timeassumptions.moc"
