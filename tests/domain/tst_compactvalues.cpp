// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/event.h"

#include <QTest>

using namespace chronolane;

/// The values that keep an event small: each behaves as the plain one that it stands for.
class TestCompactValues : public QObject
{
    Q_OBJECT

private slots:
    void keepsATextOfItsOwn();
    void comparesTexts_data();
    void comparesTexts();
    void sharesAListUntilItIsChanged();
    void takesAnEmptyListForNone();
    void tellsAMissingInstantFromAllOthers();
    void comparesInstants();
    void findsATagBySpelling();
    void keepsAnEventSmall();
};

void TestCompactValues::keepsATextOfItsOwn()
{
    CompactText text = std::string("on-call desk");
    const CompactText copy = text;
    text = std::string_view("nobody");
    QCOMPARE(copy.str(), std::string("on-call desk"));
    QCOMPARE(text.view(), std::string_view("nobody"));
    const CompactText moved = std::move(text);
    QCOMPARE(moved.view(), std::string_view("nobody"));
    const CompactText inside = std::string_view("a\0b", 3);
    QCOMPARE(inside.view().size(), std::size_t(3));
}

void TestCompactValues::comparesTexts_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<bool>("isEqual");
    QTest::addColumn<bool>("isLess");
    QTest::newRow("both empty") << QByteArray() << QByteArray("") << true << false;
    QTest::newRow("one empty") << QByteArray() << QByteArray("a") << false << true;
    QTest::newRow("equal") << QByteArray("/events/1") << QByteArray("/events/1") << true << false;
    QTest::newRow("longer") << QByteArray("/events/1") << QByteArray("/events/10") << false << true;
    QTest::newRow("greater") << QByteArray("/events/2") << QByteArray("/events/10") << false << false;
}

void TestCompactValues::comparesTexts()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    const CompactText a = first.toStdString();
    const CompactText b = second.toStdString();
    QTEST(a == b, "isEqual");
    QTEST(a < b, "isLess");
    QCOMPARE(a.empty(), first.isEmpty());
}

void TestCompactValues::sharesAListUntilItIsChanged()
{
    SharedList<std::string> list = {"api", "storage"};
    const SharedList<std::string> copy = list;
    QCOMPARE(&copy.front(), &list.front());
    list.push_back("network");
    QCOMPARE(copy.size(), std::size_t(2));
    QCOMPARE(list.back(), std::string("network"));
    const SharedList<std::string> twin = list;
    list.edit().front() = "edge";
    QCOMPARE(twin[0], std::string("api"));
    QVERIFY(twin != list);
    QCOMPARE(list, (SharedList<std::string>{"edge", "storage", "network"}));
    list.clear();
    QVERIFY(list.empty());
    QCOMPARE(twin.size(), std::size_t(3));
}

void TestCompactValues::takesAnEmptyListForNone()
{
    SharedList<int> touched;
    QVERIFY(touched.edit().empty());
    QVERIFY(touched.empty());
    QCOMPARE(touched, SharedList<int>());
    QCOMPARE(touched, SharedList<int>(std::vector<int>()));
    QVERIFY(touched.begin() == touched.end());
}

void TestCompactValues::tellsAMissingInstantFromAllOthers()
{
    OptionalTime time;
    QVERIFY(!time);
    QVERIFY(time == std::nullopt);
    QVERIFY(!std::optional<UtcTime>(time));
    time = fromUnixMicroseconds(0);
    QVERIFY(time.has_value());
    QCOMPARE(toUnixMicroseconds(*time), std::int64_t(0));
    QVERIFY(std::optional<UtcTime>(time) == fromUnixMicroseconds(0));
    time.reset();
    QCOMPARE(toUnixMicroseconds(time.value_or(fromUnixMicroseconds(7))), std::int64_t(7));
    time = std::optional<UtcTime>();
    QVERIFY(!time);
}

void TestCompactValues::comparesInstants()
{
    const OptionalTime none;
    const OptionalTime early = *asUtc({1400, 1, 1});
    const OptionalTime late = *asUtc({9999, 12, 31});
    QVERIFY(none < early && early < late);
    QVERIFY(!(early < none) && !(none < none) && !(late < early));
    QVERIFY(none == OptionalTime() && none != early && early != late);
    QVERIFY(none == std::optional<UtcTime>() && early != std::optional<UtcTime>());
    QVERIFY(early == *early && none != *early);
}

void TestCompactValues::findsATagBySpelling()
{
    const LanguageTag korean("ko");
    const LanguageTag long1(std::string("zh-Hant-TW"));
    const LanguageTag long2(std::string_view("zh-Hant-TW"));
    QVERIFY(long1 == long2 && long1 != korean);
    QVERIFY(korean == "ko" && korean != std::string_view("ko-KR"));
    QCOMPARE(static_cast<const std::string &>(long1), std::string("zh-Hant-TW"));
}

void TestCompactValues::keepsAnEventSmall()
{
    QVERIFY2(sizeof(Event) <= 160, qPrintable(QString::number(sizeof(Event))));
    QVERIFY2(sizeof(Evidence) <= 40, qPrintable(QString::number(sizeof(Evidence))));
}

QTEST_APPLESS_MAIN(TestCompactValues)
#include "tst_compactvalues.moc"
