// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/timeticks.h"
#include "tests/layout/layoutfakes.h"

#include <QTest>

using namespace chronolane;

namespace {

const std::string Zone = "Test/Zone";

QStringList isoOf(const std::vector<Micros> &times)
{
    QStringList texts;
    for (const Micros time : times)
        texts << QString::fromStdString(formatIso8601(fromUnixMicroseconds(time)));
    return texts;
}

} // namespace

class TestTimeTicks : public QObject
{
    Q_OBJECT

private slots:
    void climbsTheLadder_data();
    void climbsTheLadder();
    void countsInCivilTime_data();
    void countsInCivilTime();
    void keepsToCivilHoursOverAJump();
    void findsTheJumpToTheSecond();
    void hasNoTicksInAnInvertedRange();
};

void TestTimeTicks::climbsTheLadder_data()
{
    QTest::addColumn<Micros>("atLeast");
    QTest::addColumn<TickUnit>("unit");
    QTest::addColumn<int>("count");
    QTest::addColumn<TickUnit>("major");
    QTest::newRow("nothing") << Micros(0) << TickUnit::Second << 1 << TickUnit::Day;
    QTest::newRow("6 s") << 6 * MicrosPerSecond << TickUnit::Second << 10 << TickUnit::Day;
    QTest::newRow("exactly 30 s") << 30 * MicrosPerSecond << TickUnit::Second << 30 << TickUnit::Day;
    QTest::newRow("31 s") << 31 * MicrosPerSecond << TickUnit::Minute << 1 << TickUnit::Day;
    QTest::newRow("31 min") << 31 * MicrosPerMinute << TickUnit::Hour << 1 << TickUnit::Day;
    QTest::newRow("13 h") << 13 * MicrosPerHour << TickUnit::Day << 1 << TickUnit::Month;
    QTest::newRow("3 d") << 3 * MicrosPerDay << TickUnit::Day << 7 << TickUnit::Month;
    QTest::newRow("8 d") << 8 * MicrosPerDay << TickUnit::Month << 1 << TickUnit::Year;
    QTest::newRow("91 d") << 91 * MicrosPerDay << TickUnit::Year << 1 << TickUnit::Year;
    QTest::newRow("3 y") << 3 * 365 * MicrosPerDay << TickUnit::Year << 5 << TickUnit::Year;
}

void TestTimeTicks::climbsTheLadder()
{
    QFETCH(Micros, atLeast);
    QFETCH(TickUnit, unit);
    QFETCH(int, count);
    QFETCH(TickUnit, major);
    QCOMPARE(tickStepFor(atLeast), (TickStep{unit, count, major}));
}

void TestTimeTicks::countsInCivilTime_data()
{
    QTest::addColumn<int>("offset");
    QTest::addColumn<TickUnit>("unit");
    QTest::addColumn<int>("count");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, int offset, TickUnit unit, int count, const char *from, const char *to,
                        const QStringList &expected) {
        QTest::newRow(name) << offset << unit << count << QByteArray(from) << QByteArray(to) << expected;
    };
    row("the start is a tick, the end is not", 0, TickUnit::Hour, 1, "2026-03-01T10:00:00Z", "2026-03-01T12:00:00Z",
        {QStringLiteral("2026-03-01T10:00:00Z"), QStringLiteral("2026-03-01T11:00:00Z")});
    row("six hours, nine hours east", 32400, TickUnit::Hour, 6, "2026-03-01T00:00:00Z", "2026-03-01T12:00:00Z",
        {QStringLiteral("2026-03-01T03:00:00Z"), QStringLiteral("2026-03-01T09:00:00Z")});
    row("half an hour, half an hour off", 19800, TickUnit::Hour, 1, "2026-03-01T00:00:00Z", "2026-03-01T02:00:00Z",
        {QStringLiteral("2026-03-01T00:30:00Z"), QStringLiteral("2026-03-01T01:30:00Z")});
    row("days of the zone", -25200, TickUnit::Day, 1, "2026-03-01T00:00:00Z", "2026-03-02T12:00:00Z",
        {QStringLiteral("2026-03-01T07:00:00Z"), QStringLiteral("2026-03-02T07:00:00Z")});
    row("weeks begin on Monday", 0, TickUnit::Day, 7, "2026-03-01T00:00:00Z", "2026-03-15T00:00:00Z",
        {QStringLiteral("2026-03-02T00:00:00Z"), QStringLiteral("2026-03-09T00:00:00Z")});
    row("months", 0, TickUnit::Month, 1, "2025-12-15T00:00:00Z", "2026-02-15T00:00:00Z",
        {QStringLiteral("2026-01-01T00:00:00Z"), QStringLiteral("2026-02-01T00:00:00Z")});
    row("years", 0, TickUnit::Year, 2, "2025-12-15T00:00:00Z", "2029-01-01T00:00:00Z",
        {QStringLiteral("2026-01-01T00:00:00Z"), QStringLiteral("2028-01-01T00:00:00Z")});
    row("before 1970", 0, TickUnit::Hour, 12, "1969-12-31T06:00:00Z", "1970-01-01T06:00:00Z",
        {QStringLiteral("1969-12-31T12:00:00Z"), QStringLiteral("1970-01-01T00:00:00Z")});
}

void TestTimeTicks::countsInCivilTime()
{
    QFETCH(int, offset);
    QFETCH(TickUnit, unit);
    QFETCH(int, count);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QStringList, expected);
    const JumpingRules rules(offset, offset, 0);
    QCOMPARE(isoOf(tickTimes({unit, count, unit}, microsOf(from.toStdString()), microsOf(to.toStdString()), rules, Zone)),
             expected);
}

void TestTimeTicks::keepsToCivilHoursOverAJump()
{
    // Clocks go from UTC-8 to UTC-7 at 10:00 UTC: 00:00, 03:00 (an hour early), 06:00 of the zone.
    const JumpingRules rules(-28800, -25200, microsOf("2026-03-08T10:00:00Z"));
    QCOMPARE(isoOf(tickTimes({TickUnit::Hour, 3, TickUnit::Day}, microsOf("2026-03-08T08:00:00Z"),
                             microsOf("2026-03-08T14:00:00Z"), rules, Zone)),
             (QStringList{QStringLiteral("2026-03-08T08:00:00Z"), QStringLiteral("2026-03-08T10:00:00Z"),
                          QStringLiteral("2026-03-08T13:00:00Z")}));
}

void TestTimeTicks::findsTheJumpToTheSecond()
{
    const Micros jump = microsOf("2026-03-08T10:00:00Z");
    const JumpingRules rules(-28800, -25200, jump);
    const auto jumps = offsetJumps(microsOf("2026-02-01T03:04:05Z"), microsOf("2026-04-01T00:00:00Z"), rules, Zone);
    QCOMPARE(jumps.size(), std::size_t(1));
    QCOMPARE(jumps.front(), (OffsetJump{jump, -28800, -25200}));
    QVERIFY(offsetJumps(jump + 1, jump + MicrosPerDay, rules, Zone).empty());
}

void TestTimeTicks::hasNoTicksInAnInvertedRange()
{
    QVERIFY(tickTimes({TickUnit::Hour, 1, TickUnit::Day}, MicrosPerDay, 0, JumpingRules(), Zone).empty());
}

QTEST_GUILESS_MAIN(TestTimeTicks)
#include "tst_timeticks.moc"
