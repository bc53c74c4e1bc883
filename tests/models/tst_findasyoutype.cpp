// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/eventfilterproxy.h"
#include "models/eventtablemodel.h"
#include "models/zones/ianazonerules.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>

using namespace chronolane;

namespace {

constexpr std::uint32_t EventCount = 100'000;

/// Every event says "odd" or "even"; "odder" is said by every tenth that is odd.
std::shared_ptr<const Incident> many(std::uint32_t count)
{
    auto incident = std::make_shared<Incident>();
    for (std::uint32_t i = 0; i < count; ++i) {
        Event event;
        event.id = "e" + std::to_string(i + 1);
        event.start = fromUnixMicroseconds(1'700'000'000'000'000 + std::int64_t{i} * 1'000'000);
        event.text = LocalizedText("en", i % 2 == 0 ? "even" : i % 20 == 7 ? "odder" : "odd");
        incident->events.push_back(std::move(event));
    }
    return incident;
}

} // namespace

/// What one types into the search of a record of very many events: hits come in parts, and never others than hits.
class TestFindAsYouType : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void showsSomeHitsAndThenAll();
    void beginsWhereOneLooks();
    void keepsTheChosenEvent();
    void dropsTheSearchOfTheKeyBefore();
    void looksForALongerWordAmongTheHits();
    void showsAllHitsWhenAsked();
    void keepsTheOrderOfAColumn();
    void asksForOtherTermsToo();
    void forgetsTheHitsOfOtherEvents();
    void holdsWhatModelsPromise();

private:
    void finish() { QTRY_VERIFY_WITH_TIMEOUT(!m_proxy->isSearching(), 60'000); }
    [[nodiscard]] bool showsExactly(const std::function<bool(std::uint32_t)> &isHit) const;
    [[nodiscard]] bool isShown(int event) const { return m_proxy->mapFromSource(m_model->index(event, 0)).isValid(); }

    std::unique_ptr<EventTableModel> m_model;
    std::unique_ptr<EventFilterProxy> m_proxy;
};

void TestFindAsYouType::init()
{
    static const std::shared_ptr<const Incident> incident = many(EventCount);
    m_proxy = std::make_unique<EventFilterProxy>();
    m_model = std::make_unique<EventTableModel>(
        DisplayText(QStringLiteral("en"), "UTC", std::make_shared<const IanaZoneRules>()));
    m_model->setIncident(incident);
    m_proxy->setSourceModel(m_model.get());
}

bool TestFindAsYouType::showsExactly(const std::function<bool(std::uint32_t)> &isHit) const
{
    std::vector<std::uint32_t> expected;
    for (std::uint32_t i = 0; i < EventCount; ++i) {
        if (isHit(i))
            expected.push_back(i);
    }
    return m_proxy->shownEvents() == expected;
}

void TestFindAsYouType::showsSomeHitsAndThenAll()
{
    const QSignalSpy changes(m_proxy.get(), &SortFilterProxy::filterChanged);
    const QSignalSpy layouts(m_proxy.get(), &QAbstractItemModel::layoutChanged);
    const QSignalSpy removals(m_proxy.get(), &QAbstractItemModel::rowsRemoved);
    m_proxy->setQuery(QStringLiteral("odd"));
    QVERIFY(m_proxy->isSearching());
    QCOMPARE(changes.count(), 1);
    QCOMPARE(layouts.count(), 1);   // the views are told once, not of each row
    QCOMPARE(removals.count(), 0);
    const std::vector<std::uint32_t> first = m_proxy->shownEvents();
    QVERIFY(!first.empty());
    QVERIFY(first.size() < EventCount / 2);
    QVERIFY(std::ranges::all_of(first, [](std::uint32_t event) { return event % 2 == 1; }));
    finish();
    QVERIFY(changes.count() >= 2);
    QVERIFY(showsExactly([](std::uint32_t event) { return event % 2 == 1; }));
    QCOMPARE(m_proxy->hiddenCount(), static_cast<int>(EventCount / 2));
}

void TestFindAsYouType::beginsWhereOneLooks()
{
    m_proxy->setFirstSearchedRow(60'000);
    m_proxy->setQuery(QStringLiteral("odd"));
    QVERIFY(m_proxy->isSearching());
    QVERIFY(isShown(60'001));
    QVERIFY(!isShown(59'999));   // comes round last
    finish();
    QVERIFY(isShown(59'999));
}

void TestFindAsYouType::keepsTheChosenEvent()
{
    const QPersistentModelIndex hit = m_proxy->index(99'999, 0);
    const QPersistentModelIndex other = m_proxy->index(99'998, 0);
    m_proxy->setQuery(QStringLiteral("odd"));
    QVERIFY(m_proxy->isSearching());
    QVERIFY(hit.isValid());
    QVERIFY(!other.isValid());
    finish();
    QCOMPARE(m_proxy->mapToSource(hit).row(), 99'999);
    QVERIFY(showsExactly([](std::uint32_t event) { return event % 2 == 1; }));
}

void TestFindAsYouType::dropsTheSearchOfTheKeyBefore()
{
    m_proxy->setQuery(QStringLiteral("odd"));
    m_proxy->setQuery(QStringLiteral("even"));
    QVERIFY(std::ranges::all_of(m_proxy->shownEvents(), [](std::uint32_t event) { return event % 2 == 0; }));
    finish();
    QVERIFY(showsExactly([](std::uint32_t event) { return event % 2 == 0; }));
    m_proxy->setQuery(QStringLiteral("odd"));
    m_proxy->setQuery({});
    QVERIFY(!m_proxy->isSearching());
    QCOMPARE(m_proxy->hiddenCount(), 0);
}

void TestFindAsYouType::looksForALongerWordAmongTheHits()
{
    const auto isOdder = [](std::uint32_t event) { return event % 20 == 7; };
    m_proxy->setQuery(QStringLiteral("odd"));
    finish();
    m_proxy->setQuery(QStringLiteral("odder"));
    finish();
    QVERIFY(showsExactly(isOdder));
    m_proxy->setQuery(QStringLiteral("od"));   // fewer letters find more
    finish();
    QVERIFY(showsExactly([](std::uint32_t event) { return event % 2 == 1; }));
    m_proxy->setQuery(QStringLiteral("od er"));
    finish();
    QVERIFY(showsExactly(isOdder));
    m_proxy->setQuery(QStringLiteral("oder"));
    finish();
    QCOMPARE(m_proxy->rowCount(), 0);
}

void TestFindAsYouType::showsAllHitsWhenAsked()
{
    m_proxy->setQuery(QStringLiteral("odd"));
    QVERIFY(m_proxy->isSearching());
    m_proxy->finishSearch();
    QVERIFY(!m_proxy->isSearching());
    QVERIFY(showsExactly([](std::uint32_t event) { return event % 2 == 1; }));
}

void TestFindAsYouType::keepsTheOrderOfAColumn()
{
    m_proxy->sort(event_column::Time, Qt::DescendingOrder);
    m_proxy->setQuery(QStringLiteral("odd"));
    finish();
    QCOMPARE(m_proxy->rowCount(), static_cast<int>(EventCount / 2));
    QVERIFY(std::ranges::is_sorted(m_proxy->eventsByRow(), std::greater()));
    m_proxy->setQuery({});
    QCOMPARE(m_proxy->eventsByRow().front(), EventCount - 1);
}

void TestFindAsYouType::asksForOtherTermsToo()
{
    m_proxy->setQuery(QStringLiteral("odd before:2023-11-15"));   // the record begins at 22:13:20 of the day before
    finish();
    QVERIFY(showsExactly([](std::uint32_t event) { return event % 2 == 1 && event < 6'400; }));
}

void TestFindAsYouType::forgetsTheHitsOfOtherEvents()
{
    m_proxy->setQuery(QStringLiteral("odd"));
    auto few = std::make_shared<Incident>();
    Event event;
    event.text = LocalizedText("en", "oddly");
    few->events = {event};
    m_model->setIncident(few);
    QVERIFY(!m_proxy->isSearching());
    QCOMPARE(m_proxy->rowCount(), 1);
    m_model->setIncident(nullptr);
    QCOMPARE(m_proxy->rowCount(), 0);
}

void TestFindAsYouType::holdsWhatModelsPromise()
{
    m_model->setIncident(many(11'000));   // just many enough, for the tester looks at each cell
    const QAbstractItemModelTester tester(m_proxy.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    m_proxy->setQuery(QStringLiteral("odd"));
    finish();
    m_proxy->sort(event_column::Time, Qt::DescendingOrder);
    QCOMPARE(m_proxy->index(0, 0).data(event_role::EventIndex).toInt(), 10'999);
    m_proxy->setQuery({});
    m_model->setDisplayText(m_model->displayText().withLanguage(QStringLiteral("ko")));
    QCOMPARE(m_proxy->rowCount(), 11'000);
}

QTEST_GUILESS_MAIN(TestFindAsYouType)
#include "tst_findasyoutype.moc"
