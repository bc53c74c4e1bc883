// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/utctime.h"

#include <QTest>

using namespace chronolane;

class TestUtcTime : public QObject
{
    Q_OBJECT

private slots:
    void readsIsoInstants_data();
    void readsIsoInstants();
    void rejectsWhatIsNoIsoInstant_data();
    void rejectsWhatIsNoIsoInstant();
    void tellsWhatTheTextStates();
    void keepsMicrosecondsThroughARoundTrip_data();
    void keepsMicrosecondsThroughARoundTrip();
    void knowsTheLimitsOfItsCalendar();
};

void TestUtcTime::readsIsoInstants_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("zulu") << QByteArray("2026-08-24T17:14:00Z") << QByteArray("2026-08-24T17:14:00Z");
    QTest::newRow("east") << QByteArray("2026-08-25T02:14:00+09:00") << QByteArray("2026-08-24T17:14:00Z");
    QTest::newRow("west, no colon") << QByteArray("2026-08-24T10:14:00-0700") << QByteArray("2026-08-24T17:14:00Z");
    QTest::newRow("hours only") << QByteArray("2026-08-24T10:14:00-07") << QByteArray("2026-08-24T17:14:00Z");
    QTest::newRow("blank before the offset")
        << QByteArray("2026-08-24 10:14:00 -0700") << QByteArray("2026-08-24T17:14:00Z");
    QTest::newRow("without seconds") << QByteArray("2026-08-24T17:14Z") << QByteArray("2026-08-24T17:14:00Z");
    QTest::newRow("milliseconds") << QByteArray("2026-08-24T17:14:00.250Z") << QByteArray("2026-08-24T17:14:00.25Z");
    QTest::newRow("nanoseconds are cut")
        << QByteArray("2026-08-24T17:14:00.123456789Z") << QByteArray("2026-08-24T17:14:00.123456Z");
    QTest::newRow("date only") << QByteArray("2026-08-24") << QByteArray("2026-08-24T00:00:00Z");
    QTest::newRow("leap day") << QByteArray("2024-02-29T00:00:00Z") << QByteArray("2024-02-29T00:00:00Z");
    QTest::newRow("end of day") << QByteArray("2026-12-31T24:00:00Z") << QByteArray("2027-01-01T00:00:00Z");
    QTest::newRow("leap second") << QByteArray("2016-12-31T23:59:60Z") << QByteArray("2016-12-31T23:59:59Z");
    QTest::newRow("before 1970") << QByteArray("1601-01-01T00:00:00.5Z") << QByteArray("1601-01-01T00:00:00.5Z");
}

void TestUtcTime::readsIsoInstants()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const auto instant = parseIso8601(text.toStdString());
    QVERIFY(instant.has_value());
    QCOMPARE(QByteArray::fromStdString(formatIso8601(instant->time)), expected);
}

void TestUtcTime::rejectsWhatIsNoIsoInstant_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"", "2026", "2026-13-01", "2026-02-30T00:00:00Z", "2023-02-29", "2026-08-24T25:00:00Z",
                             "2026-08-24T10:61:00Z", "2026-08-24T10:00:61Z", "2026-08-24T10", "2026-08-24T10:00:00.Z",
                             "2026-08-24T10:00:00+25:00", "2026-08-24T10:00:00ZZ", "2026-08-24Z10", "24.08.2026",
                             "9999-12-31T23:59:59-01:00", "1399-12-31", "2026-08-24T24:00:01Z"})
        QTest::newRow(text) << QByteArray(text);
}

void TestUtcTime::rejectsWhatIsNoIsoInstant()
{
    QFETCH(QByteArray, text);
    QVERIFY(!parseIso8601(text.toStdString()).has_value());
}

void TestUtcTime::tellsWhatTheTextStates()
{
    const auto dateOnly = parseIso8601("2026-08-24");
    QVERIFY(dateOnly && !dateOnly->hasTimeOfDay && !dateOnly->offsetSeconds);
    const auto naive = parseIso8601("2026-08-24 17:14");
    QVERIFY(naive && naive->hasTimeOfDay && !naive->hasSeconds && !naive->offsetSeconds);
    const auto full = parseIso8601("2026-08-24T17:14:05-03:30");
    QVERIFY(full && full->hasSeconds && full->offsetSeconds == -12600);
}

void TestUtcTime::keepsMicrosecondsThroughARoundTrip_data()
{
    QTest::addColumn<qint64>("microseconds");
    for (const qint64 value : {qint64(0), qint64(-1), qint64(1), qint64(1'756'055'640'123'456), qint64(-11'644'473'600'000'000)})
        QTest::addRow("%lld", static_cast<long long>(value)) << value;
}

void TestUtcTime::keepsMicrosecondsThroughARoundTrip()
{
    QFETCH(qint64, microseconds);
    const UtcTime time = fromUnixMicroseconds(microseconds);
    QCOMPARE(toUnixMicroseconds(time), microseconds);
    QCOMPARE(asUtc(toCivil(time)), std::optional(time));
}

void TestUtcTime::knowsTheLimitsOfItsCalendar()
{
    const auto first = asUtc({1400, 1, 1, 0, 0, 0, 0});
    const auto last = asUtc({9999, 12, 31, 23, 59, 59, 999'999});
    QVERIFY(first && last);
    QVERIFY(isRepresentable(toUnixMicroseconds(*first)) && isRepresentable(toUnixMicroseconds(*last)));
    QVERIFY(!isRepresentable(toUnixMicroseconds(*first) - 1) && !isRepresentable(toUnixMicroseconds(*last) + 1));
    // What a zone makes of the first and the last instant lies beside them.
    QCOMPARE(toCivil(*first - boost::posix_time::hours(8)), (CivilTime{1399, 12, 31, 16, 0, 0, 0}));
    QCOMPARE(toCivil(*last + boost::posix_time::hours(9)), (CivilTime{10'000, 1, 1, 8, 59, 59, 999'999}));
}

QTEST_GUILESS_MAIN(TestUtcTime)
#include "tst_utctime.moc"
