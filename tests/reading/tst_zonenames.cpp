// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/text/zonenames.h"

#include "models/reading/text/zonetable.h"
#include "models/zones/ianazonerules.h"

#include <QTest>

using namespace chronolane;

class TestZoneNames : public QObject
{
    Q_OBJECT

private slots:
    void readsNames_data();
    void readsNames();
    void refusesNames_data();
    void refusesNames();
    void findsZonesInHeaders_data();
    void findsZonesInHeaders();
    void namesFixedOffsets_data();
    void namesFixedOffsets();
    void ambiguousNamesListTheirMeanings();
    void offsetsBeatNames();
    void allZonesOfTheTableExist();
};

namespace {

std::string_view viewOf(const QByteArray &text)
{
    return {text.data(), static_cast<std::size_t>(text.size())};
}

constexpr int Civil = 99'999;   ///< in the tables: no claimed offset

} // namespace

void TestZoneNames::readsNames_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<int>("offset");
    const auto add = [](const char *name, const char *zone, int offset) {
        QTest::addRow("%s", name) << QByteArray(name) << QByteArray(zone) << offset;
    };
    add("UTC", "UTC", 0);
    add("GMT", "UTC", 0);
    add("(UTC)", "UTC", 0);
    add("[UTC]", "UTC", 0);
    add("Coordinated Universal Time", "UTC", 0);
    add("PST", "America/Los_Angeles", -28'800);
    add("PDT", "America/Los_Angeles", -25'200);
    add("PT", "America/Los_Angeles", Civil);
    add("ET", "America/New_York", Civil);
    add("CT", "America/Chicago", Civil);
    add("MT", "America/Denver", Civil);
    add("Pacific Time", "America/Los_Angeles", Civil);
    add("pacific time", "America/Los_Angeles", Civil);
    add("Pacific Standard Time", "America/Los_Angeles", -28'800);
    add("Eastern", "America/New_York", Civil);
    add("PST/PDT", "America/Los_Angeles", Civil);
    add("CET/CEST", "Europe/Berlin", Civil);
    add("CEST", "Europe/Berlin", 7'200);
    add("BST", "Europe/London", 3'600);
    add("IST", "Asia/Kolkata", 19'800);
    add("KST", "Asia/Seoul", 32'400);
    add("JST", "Asia/Tokyo", 32'400);
    add("NST", "America/St_Johns", -12'600);
    add("UTC+9", "UTC+09:00", 32'400);
    add("UTC +09:00", "UTC+09:00", 32'400);
    add("UTC-7", "UTC-07:00", -25'200);
    add("GMT+9", "UTC+09:00", 32'400);
    add("GMT-0330", "UTC-03:30", -12'600);
    add("UTC±0", "UTC", 0);
    add("+09:00", "UTC+09:00", 32'400);
    add("-0700", "UTC-07:00", -25'200);
    add("PST (UTC-8)", "America/Los_Angeles", -28'800);
    add("KST(GMT+9)", "Asia/Seoul", 32'400);
    add("Asia/Seoul", "Asia/Seoul", Civil);
    add("America/Argentina/Salta", "America/Argentina/Salta", Civil);
    add("US/Pacific", "America/Los_Angeles", Civil);
    add("Etc/GMT+5", "Etc/GMT+5", Civil);
    add("한국시간", "Asia/Seoul", Civil);
    add("日本時間", "Asia/Tokyo", Civil);
    add("北京时间", "Asia/Shanghai", Civil);
    add("МСК", "Europe/Moscow", Civil);
    add("한국 시간 기준", "Asia/Seoul", Civil);
    add("대한민국 표준시", "Asia/Seoul", Civil);
    add("협정 세계시", "UTC", 0);
    add("Pacific Time (US & Canada)", "America/Los_Angeles", Civil);
    add("Indiana (East)", "America/Indiana/Indianapolis", Civil);
    add("Seoul", "Asia/Seoul", Civil);
    add(" UTC ", "UTC", 0);
}

void TestZoneNames::readsNames()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, zone);
    QFETCH(int, offset);
    const auto words = zoneFromName(viewOf(name));
    QVERIFY(words.has_value());
    QCOMPARE(QByteArray::fromStdString(words->zone), zone);
    QCOMPARE(words->claimedOffset.value_or(Civil), offset);
}

void TestZoneNames::refusesNames_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char *name : {"", "utc time zone of the moon", "PSTN", "UTC_OFFSET", "UTC+25", "UTC+9x", "Asia/", "Asia",
                             "+9", "-15:00", "+09:20", "pst", "XYZ", "한국", "14:05", "(UTC"})
        QTest::addRow("%s", name) << QByteArray(name);
}

void TestZoneNames::refusesNames()
{
    QFETCH(QByteArray, name);
    QVERIFY(!zoneFromName(viewOf(name)).has_value());
}

void TestZoneNames::findsZonesInHeaders_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("zone");
    const auto add = [](const char *text, const char *zone) {
        QTest::addRow("%s", text) << QByteArray(text) << QByteArray(zone);
    };
    add("Time (UTC)", "UTC");
    add("Time UTC", "UTC");
    add("Date and Time in CET", "Europe/Berlin");
    add("start_utc", "UTC");
    add("utc_time", "UTC");
    add("outcome", "");
    add("시각 (KST)", "Asia/Seoul");
    add("시각은 KST다", "Asia/Seoul");
    add("Started at [Pacific Time]", "America/Los_Angeles");
    add("All times are GMT+2", "UTC+02:00");
    add("Time", "");
    add("CONTEXT", "");
}

void TestZoneNames::findsZonesInHeaders()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, zone);
    const auto words = findZoneWords(viewOf(text));
    QCOMPARE(QByteArray::fromStdString(words ? words->zone : std::string()), zone);
}

void TestZoneNames::namesFixedOffsets_data()
{
    QTest::addColumn<int>("seconds");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("zero") << 0 << QByteArray("UTC");
    QTest::newRow("east") << 32'400 << QByteArray("UTC+09:00");
    QTest::newRow("west with minutes") << -12'600 << QByteArray("UTC-03:30");
    QTest::newRow("a quarter") << 20'700 << QByteArray("UTC+05:45");
}

void TestZoneNames::namesFixedOffsets()
{
    QFETCH(int, seconds);
    QFETCH(QByteArray, name);
    QCOMPARE(QByteArray::fromStdString(fixedZoneName(seconds)), name);
}

void TestZoneNames::ambiguousNamesListTheirMeanings()
{
    const auto words = zoneFromName("IST");
    QVERIFY(words.has_value());
    QCOMPARE(words->others.size(), std::size_t{2});
    QCOMPARE(words->others[0], std::string("Europe/Dublin"));
    QVERIFY(zoneFromName("UTC")->others.empty());
    // A number beside it settles the meaning.
    QVERIFY(zoneFromName("IST (UTC+1)")->others.empty());
}

void TestZoneNames::offsetsBeatNames()
{
    const auto words = zoneFromName("PST (UTC-7)");
    QVERIFY(words.has_value());
    QVERIFY(words->isExplicitOffset);
    QVERIFY(words->contradictsItself);
    QCOMPARE(words->claimedOffset, std::optional(-25'200));
    QVERIFY(!zoneFromName("PST (UTC-8)")->contradictsItself);
}

void TestZoneNames::allZonesOfTheTableExist()
{
    const IanaZoneRules rules;
    std::size_t count = 0;
    for (int first = 0; first < 256; ++first) {
        for (const ZoneEntry &entry : zoneEntriesFor(static_cast<char>(first))) {
            ++count;
            if (entry.zone.empty())
                continue;   // local time
            QVERIFY2(rules.isKnown(entry.zone), std::string(entry.zone).c_str());
            QVERIFY2(entry.yearRoundZone.empty() || rules.isKnown(entry.yearRoundZone),
                     std::string(entry.yearRoundZone).c_str());
            for (const std::string_view other : entry.others)
                QVERIFY2(other.empty() || rules.isKnown(other), std::string(other).c_str());
        }
    }
    QVERIFY(count > 100);
}

QTEST_GUILESS_MAIN(TestZoneNames)
#include "tst_zonenames.moc"
