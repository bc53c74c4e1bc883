// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/eventfilterproxy.h"
#include "models/eventquery.h"
#include "models/eventtablemodel.h"
#include "models/hangulkeys.h"
#include "models/searchkey.h"
#include "models/zones/ianazonerules.h"
#include "tests/timelineview/sampleincident.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace chronolane;

/// What people type to filter and to find.
class TestEventQuery : public QObject
{
    Q_OBJECT

private slots:
    void parses_data();
    void parses();
    void filters_data();
    void filters();
    void readsTimesInTheDisplayZone();
    void readsKeysOfAHangulKeyboard_data();
    void readsKeysOfAHangulKeyboard();
    void findsByInitialConsonants_data();
    void findsByInitialConsonants();
    void findsInitialConsonants();
};

void TestEventQuery::parses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("terms");
    QTest::addColumn<QString>("again");
    QTest::newRow("nothing") << QString() << QStringList() << QString() << QString();
    QTest::newRow("words") << QStringLiteral("old  name") << QStringList({QStringLiteral("old"), QStringLiteral("name")})
                           << QString() << QStringLiteral("old name");
    QTest::newRow("a term and a word") << QStringLiteral("queue lane:causes") << QStringList({QStringLiteral("queue")})
                                       << QStringLiteral("lane=causes") << QStringLiteral("lane:causes queue");
    QTest::newRow("blanks in quotation marks")
        << QStringLiteral("source:\"status page\"") << QStringList() << QStringLiteral("source=status page")
        << QStringLiteral("source:\"status page\"");
    QTest::newRow("Korean fields") << QStringLiteral("레인:영향 이후:9:30") << QStringList()
                                   << QStringLiteral("lane=영향,after=9:30") << QStringLiteral("lane:영향 after:9:30");
    QTest::newRow("a field without a value is none yet")
        << QStringLiteral("stage:") << QStringList() << QString() << QString();
    QTest::newRow("another colon") << QStringLiteral("http://x") << QStringList({QStringLiteral("http://x")})
                                   << QString() << QStringLiteral("http://x");
}

void TestEventQuery::parses()
{
    QFETCH(QString, text);
    QFETCH(QStringList, words);
    QFETCH(QString, terms);
    QFETCH(QString, again);
    const EventQuery query = EventQuery::parse(text);
    QCOMPARE(query.words, words);
    QStringList described;
    for (const EventQuery::Term &term : query.terms)
        described << fieldName(term.field) + QLatin1Char('=') + term.value;
    QCOMPARE(described.join(QLatin1Char(',')), terms);
    QCOMPARE(query.text(), again);
    QCOMPARE(EventQuery::parse(again), query);
}

void TestEventQuery::filters_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("query");
    QTest::addColumn<QList<int>>("shown");
    const QString en = QStringLiteral("en");
    QTest::newRow("a lane") << en << QStringLiteral("lane:causes") << QList<int>{2, 3};
    QTest::newRow("two lanes are alternatives")
        << en << QStringLiteral("lane:causes lane:follow") << QList<int>{2, 3, 11};
    QTest::newRow("a lane in Korean") << QStringLiteral("ko") << QStringLiteral("레인:영향") << QList<int>{0, 1};
    QTest::newRow("a stage") << en << QStringLiteral("stage:resolved") << QList<int>{9};
    QTest::newRow("fields must all hold") << en << QStringLiteral("lane:status after:10:00") << QList<int>{8, 9, 10};
    QTest::newRow("a term and a word") << en << QStringLiteral("lane:impact slowly") << QList<int>{1};
    QTest::newRow("after hides steps without a time")
        << en << QStringLiteral("lane:remediation after:2025-03-01") << QList<int>{4};
    QTest::newRow("before") << en << QStringLiteral("before:09:00") << QList<int>{2};
    QTest::newRow("a date and a time") << en << QStringLiteral("after:\"2025-03-25 13:00\"") << QList<int>{10};
    QTest::newRow("half a time hides nothing")
        << en << QStringLiteral("lane:causes after:1") << QList<int>{2, 3};
    QTest::newRow("no such source") << en << QStringLiteral("source:nowhere") << QList<int>{};
}

void TestEventQuery::filters()
{
    QFETCH(QString, language);
    QFETCH(QString, query);
    QFETCH(QList<int>, shown);
    EventTableModel events(DisplayText(language, "UTC", std::make_shared<IanaZoneRules>()));
    events.setIncident(sampleIncident());
    EventFilterProxy proxy;
    proxy.setSourceModel(&events);
    QAbstractItemModelTester tester(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy changes(&proxy, &SortFilterProxy::filterChanged);
    proxy.setQuery(query);
    QVERIFY(!changes.isEmpty());
    QList<int> rows;
    for (const std::uint32_t event : proxy.shownEvents())
        rows << static_cast<int>(event);
    QCOMPARE(rows, shown);
    QCOMPARE(proxy.hiddenCount(), 12 - static_cast<int>(shown.size()));
    proxy.setQuery({});
    QCOMPARE(proxy.hiddenCount(), 0);
}

void TestEventQuery::readsTimesInTheDisplayZone()
{
    const DisplayText text(QStringLiteral("en"), "UTC", std::make_shared<IanaZoneRules>());
    EventTableModel events(text);
    events.setIncident(sampleIncident());
    EventFilterProxy proxy;
    proxy.setSourceModel(&events);
    proxy.setQuery(QStringLiteral("lane:status before:09:30"));
    QCOMPARE(proxy.rowCount(), 1);
    // 09:20 UTC is 18:20 in Seoul.
    events.setDisplayText(text.withZone("Asia/Seoul"));
    proxy.setQuery(QStringLiteral("lane:status before:18:30"));
    QCOMPARE(proxy.rowCount(), 1);
    proxy.setQuery(QStringLiteral("lane:status before:18:10"));
    QCOMPARE(proxy.rowCount(), 0);
}

void TestEventQuery::readsKeysOfAHangulKeyboard_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("keys");
    QTest::newRow("jamo") << QStringLiteral("ㅋㅐㅐㅡ") << QStringLiteral("zoom");
    QTest::newRow("syllables") << QStringLiteral("캐ㅐㅡ") << QStringLiteral("zoom");
    QTest::newRow("a compound vowel") << QStringLiteral("화") << QStringLiteral("ghk");
    QTest::newRow("a compound final") << QStringLiteral("값") << QStringLiteral("rkqt");
    QTest::newRow("decomposed") << QStringLiteral("캐").normalized(QString::NormalizationForm_D) << QStringLiteral("zo");
    QTest::newRow("Latin stays") << QStringLiteral("fit 9") << QStringLiteral("fit 9");
}

void TestEventQuery::readsKeysOfAHangulKeyboard()
{
    QFETCH(QString, typed);
    QFETCH(QString, keys);
    QCOMPARE(latinKeysOf(typed), keys);
}

void TestEventQuery::findsByInitialConsonants_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("one consonant") << QStringLiteral("장애 감지") << QStringLiteral("ㄱ") << true;
    QTest::newRow("several") << QStringLiteral("원인 조사 중") << QStringLiteral("ㅈㅅ") << true;
    QTest::newRow("not across a blank") << QStringLiteral("조용한 사용자") << QStringLiteral("ㅈㅅ") << false;
    QTest::newRow("none that begins so") << QStringLiteral("복구") << QStringLiteral("ㅈ") << false;
    QTest::newRow("finals do not count") << QStringLiteral("각") << QStringLiteral("ㄱㄱ") << false;
    QTest::newRow("two that were typed as one") << QStringLiteral("감시") << QStringLiteral("ㄳ") << true;
    QTest::newRow("the last syllables of Unicode") << QStringLiteral("힣") << QStringLiteral("ㅎ") << true;
    QTest::newRow("beside a syllable") << QStringLiteral("재시작") << QStringLiteral("재ㅅ") << true;
    QTest::newRow("beside Latin") << QStringLiteral("api의 지연") << QStringLiteral("apiㅇ") << true;
    QTest::newRow("beside another plane") << QStringLiteral("🔥장애") << QStringLiteral("🔥ㅈㅇ") << true;
    QTest::newRow("a written consonant") << QStringLiteral("ㅋㅋ") << QStringLiteral("ㅋ") << true;
    QTest::newRow("a vowel is only itself") << QStringLiteral("아") << QStringLiteral("ㅏ") << false;
    QTest::newRow("a doubled one is another") << QStringLiteral("까") << QStringLiteral("ㄱ") << false;
}

void TestEventQuery::findsByInitialConsonants()
{
    QFETCH(QString, text);
    QFETCH(QString, word);
    QFETCH(bool, isFound);
    QCOMPARE(says(searchKey(text), searchKey(word)), isFound);
    // Of the events, the same.
    auto incident = std::make_shared<Incident>();
    incident->events.resize(3);
    incident->events[1].text = LocalizedText("ko", text.toStdString());
    EventTableModel events(DisplayText(QStringLiteral("en"), "UTC", std::make_shared<IanaZoneRules>()));
    events.setIncident(incident);
    EventFilterProxy proxy;
    proxy.setSourceModel(&events);
    proxy.setQuery(word);
    QCOMPARE(proxy.shownEvents(), isFound ? std::vector<std::uint32_t>{1} : std::vector<std::uint32_t>());
}

void TestEventQuery::findsInitialConsonants()
{
    QCOMPARE(initialConsonantsOf(QStringLiteral("레인 접기 (T)")), QStringLiteral("ㄹㅇ ㅈㄱ (T)"));
}

QTEST_GUILESS_MAIN(TestEventQuery)
#include "tst_eventquery.moc"
