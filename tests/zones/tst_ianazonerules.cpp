// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/zones/ianazonerules.h"

#include <QTest>

using namespace chronolane;

class TestIanaZoneRules : public QObject
{
    Q_OBJECT

private slots:
    void convertsCivilTimes_data();
    void convertsCivilTimes();
    void namesTheOffsetInForce_data();
    void namesTheOffsetInForce();
    void refusesZonesThatDoNotExist();
};

void TestIanaZoneRules::convertsCivilTimes_data()
{
    using Kind = ZoneRules::Resolution::Kind;
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QByteArray>("local");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    const auto row = [](const char *name, const char *zone, const char *local, Kind kind, const char *first,
                        const char *second) {
        QTest::newRow(name) << QByteArray(zone) << QByteArray(local) << static_cast<int>(kind) << QByteArray(first)
                            << QByteArray(second);
    };
    row("UTC", "UTC", "2026-08-24 17:14", Kind::Unique, "2026-08-24T17:14:00Z", "2026-08-24T17:14:00Z");
    row("fixed offset", "UTC-03:30", "2026-08-24 17:14", Kind::Unique, "2026-08-24T20:44:00Z", "2026-08-24T20:44:00Z");
    row("Seoul", "Asia/Seoul", "2026-08-25 02:14", Kind::Unique, "2026-08-24T17:14:00Z", "2026-08-24T17:14:00Z");
    row("Seoul had summer time in 1988", "Asia/Seoul", "1988-08-01 12:00", Kind::Unique, "1988-08-01T02:00:00Z",
        "1988-08-01T02:00:00Z");
    row("Pacific in March 2005 was still standard time", "America/Los_Angeles", "2005-03-20 12:00", Kind::Unique,
        "2005-03-20T20:00:00Z", "2005-03-20T20:00:00Z");
    row("Pacific summer", "America/Los_Angeles", "2026-09-02 16:48", Kind::Unique, "2026-09-02T23:48:00Z",
        "2026-09-02T23:48:00Z");
    row("just before the gap", "America/Los_Angeles", "2026-03-08 01:59:59", Kind::Unique, "2026-03-08T09:59:59Z",
        "2026-03-08T09:59:59Z");
    row("in the gap", "America/Los_Angeles", "2026-03-08 02:30", Kind::Nonexistent, "2026-03-08T10:30:00Z",
        "2026-03-08T09:30:00Z");
    row("just after the gap", "America/Los_Angeles", "2026-03-08 03:00", Kind::Unique, "2026-03-08T10:00:00Z",
        "2026-03-08T10:00:00Z");
    row("doubled", "America/Los_Angeles", "2026-11-01 01:30", Kind::Ambiguous, "2026-11-01T08:30:00Z",
        "2026-11-01T09:30:00Z");
    row("after the doubled hour", "America/Los_Angeles", "2026-11-01 02:00", Kind::Unique, "2026-11-01T10:00:00Z",
        "2026-11-01T10:00:00Z");
    row("half an hour's change", "Australia/Lord_Howe", "2026-10-04 02:15", Kind::Nonexistent,
        "2026-10-03T15:45:00Z", "2026-10-03T15:15:00Z");
    row("a skipped day", "Pacific/Apia", "2011-12-30 12:00", Kind::Nonexistent, "2011-12-30T22:00:00Z",
        "2011-12-29T22:00:00Z");
}

void TestIanaZoneRules::convertsCivilTimes()
{
    QFETCH(QByteArray, zone);
    QFETCH(QByteArray, local);
    QFETCH(int, kind);
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    const IanaZoneRules rules;
    const auto civil = parseIso8601(local.toStdString());
    QVERIFY(civil.has_value());
    const auto resolution = rules.resolve(zone.toStdString(), toCivil(civil->time));
    QVERIFY(resolution.has_value());
    QCOMPARE(static_cast<int>(resolution->kind), kind);
    QCOMPARE(QByteArray::fromStdString(formatIso8601(resolution->first)), first);
    QCOMPARE(QByteArray::fromStdString(formatIso8601(resolution->second)), second);
}

void TestIanaZoneRules::namesTheOffsetInForce_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QByteArray>("at");
    QTest::addColumn<int>("seconds");
    QTest::addColumn<QByteArray>("abbreviation");
    QTest::newRow("Seoul") << QByteArray("Asia/Seoul") << QByteArray("2026-08-24T00:00:00Z") << 32400 << QByteArray("KST");
    QTest::newRow("Pacific winter") << QByteArray("America/Los_Angeles") << QByteArray("2026-01-24T00:00:00Z") << -28800
                                    << QByteArray("PST");
    QTest::newRow("Pacific summer") << QByteArray("America/Los_Angeles") << QByteArray("2026-08-24T00:00:00Z") << -25200
                                    << QByteArray("PDT");
    QTest::newRow("no letters") << QByteArray("Asia/Dubai") << QByteArray("2026-08-24T00:00:00Z") << 14400
                                << QByteArray("UTC+04:00");
    QTest::newRow("UTC") << QByteArray("UTC") << QByteArray("2026-08-24T00:00:00Z") << 0 << QByteArray("UTC");
    QTest::newRow("link") << QByteArray("US/Pacific") << QByteArray("2026-08-24T00:00:00Z") << -25200 << QByteArray("PDT");
    QTest::newRow("link to UTC") << QByteArray("Etc/UTC") << QByteArray("2026-08-24T00:00:00Z") << 0 << QByteArray("UTC");
    QTest::newRow("far future") << QByteArray("Asia/Seoul") << QByteArray("2227-08-24T00:00:00Z") << 32400
                                << QByteArray("KST");
}

void TestIanaZoneRules::namesTheOffsetInForce()
{
    QFETCH(QByteArray, zone);
    QFETCH(QByteArray, at);
    QFETCH(int, seconds);
    QFETCH(QByteArray, abbreviation);
    const IanaZoneRules rules;
    const auto instant = parseIso8601(at.toStdString());
    QVERIFY(instant.has_value());
    QCOMPARE(rules.offsetSeconds(zone.toStdString(), instant->time), std::optional(seconds));
    QCOMPARE(QByteArray::fromStdString(rules.abbreviation(zone.toStdString(), instant->time)), abbreviation);
}

void TestIanaZoneRules::refusesZonesThatDoNotExist()
{
    const IanaZoneRules rules;
    for (const char *zone : {"", "Mars/Olympus", "UTC+25:00", "UTC+9", "KST", "Seoul", "../etc/passwd"})
        QVERIFY2(!rules.isKnown(zone), zone);
    QVERIFY(!rules.offsetSeconds("Mars/Olympus", fromUnixMicroseconds(0)).has_value());
    QVERIFY(!rules.resolve("Mars/Olympus", CivilTime{}).has_value());
}

QTEST_GUILESS_MAIN(TestIanaZoneRules)
#include "tst_ianazonerules.moc"
