// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagnostictablemodel.h"
#include "models/eventfilterproxy.h"
#include "models/eventtablemodel.h"
#include "models/incidenttablemodel.h"
#include "models/readingreportmodel.h"
#include "models/searchkey.h"
#include "models/zones/ianazonerules.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace chronolane;

/// The item models and their proxies from load to filter, reset and empty, under Qt's own model tester.
class TestItemModels : public QObject
{
    Q_OBJECT

private slots:
    void holdWhatModelsPromise();
    void showAnEventInItsLanguageAndZone();
    void switchWordsWithoutAReset();
    void sortUnknownTimesLast();
    void findDecomposedHangul();
    void findTheSameAtOnceAsRowByRow_data();
    void findTheSameAtOnceAsRowByRow();
    void keepTheChosenEventWhileManyAreFiltered();
    void hideLanesAndCountWhatIsHidden();
    void replaceOneIncident();
    void sayWhereADiagnosticStands();
    void tellWhatBecameOfEachLine();
    void markTheLinesOfAnEvent();
    void findTheEventOfEachLineOfALongReport();

private:
    [[nodiscard]] DisplayText text(const char *language, const char *zone = "UTC") const
    {
        return {QString::fromLatin1(language), zone, m_rules};
    }
    static std::shared_ptr<const Incident> incident();

    std::shared_ptr<const ZoneRules> m_rules = std::make_shared<const IanaZoneRules>();
};

namespace {

UtcTime utc(const char *iso)
{
    return parseIso8601(iso).value().time;
}

Event makeEvent(const char *id, EventKind kind, const char *start, LocalizedText text)
{
    Event event;
    event.id = id;
    event.kind = kind;
    if (*start)
        event.start = utc(start);
    event.text = std::move(text);
    return event;
}

QStringList column(const QAbstractItemModel &model, int column)
{
    QStringList cells;
    for (int row = 0; row < model.rowCount(); ++row)
        cells << model.index(row, column).data().toString();
    return cells;
}

} // namespace

std::shared_ptr<const Incident> TestItemModels::incident()
{
    auto incident = std::make_shared<Incident>();
    incident->id = "LC-7";
    incident->title = LocalizedText("en", "Checkout failed");
    Source source;
    source.name = "report.txt";
    source.content = std::make_shared<const std::string>("first\nsecond\nthird");
    incident->sources = {source};
    incident->events = {
        makeEvent("e1", EventKind::Remediation, "", LocalizedText("en", "Add read capacity")),
        makeEvent("e2", EventKind::Impact, "2026-05-12T09:42:00Z", LocalizedText("en", "Checkouts failed")),
        makeEvent("e3", EventKind::StatusUpdate, "2026-05-12T10:01:00Z", LocalizedText("ko", "한국 결제 지연")),
    };
    incident->events[1].end = utc("2026-05-12T10:58:00Z");
    incident->events[2].stage = Stage::Investigating;
    Diagnostic diagnostic;
    diagnostic.code = diagnostic_code::AssumedZone;
    diagnostic.arguments = {{"zone", "UTC"}};
    diagnostic.evidence = {Evidence::range(0, 6, 12)};
    incident->diagnostics = {diagnostic};
    return incident;
}

void TestItemModels::holdWhatModelsPromise()
{
    EventTableModel events(text("en"));
    EventFilterProxy shownEvents;
    shownEvents.setSourceModel(&events);
    IncidentTableModel incidents(text("en"));
    SortFilterProxy shownIncidents(incident_role::Sort, incident_role::Search);
    shownIncidents.setSourceModel(&incidents);
    DiagnosticTableModel diagnostics(text("en"));
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    const std::initializer_list<QAbstractItemModel *> models = {&events, &shownEvents, &incidents, &shownIncidents,
                                                                &diagnostics};
    for (QAbstractItemModel *model : models)
        testers.push_back(std::make_unique<QAbstractItemModelTester>(
            model, QAbstractItemModelTester::FailureReportingMode::Fatal));

    auto set = std::make_shared<IncidentSet>();
    set->incidents = {incident(), incident()};
    for (const bool isLoaded : {true, false, true}) {
        events.setIncident(isLoaded ? incident() : nullptr);
        diagnostics.setIncident(isLoaded ? incident() : nullptr);
        incidents.setIncidents(isLoaded ? set : nullptr);
        QCOMPARE(shownEvents.rowCount(), isLoaded ? 3 : 0);
        QCOMPARE(shownIncidents.rowCount(), isLoaded ? 2 : 0);
        shownEvents.setSearchText(QStringLiteral("capacity"));
        shownIncidents.setSearchText(QStringLiteral("no such incident"));
        QCOMPARE(shownEvents.rowCount(), isLoaded ? 1 : 0);
        QCOMPARE(shownIncidents.rowCount(), 0);
        shownEvents.sort(event_column::Time);
        events.setDisplayText(text("ko"));
        incidents.setDisplayText(text("ko"));
        diagnostics.setDisplayText(text("ko"));
        shownEvents.setSearchText({});
        shownIncidents.setSearchText({});
    }
}

void TestItemModels::showAnEventInItsLanguageAndZone()
{
    EventTableModel model(text("ko", "Asia/Seoul"));
    model.setIncident(incident());
    QCOMPARE(column(model, event_column::Time),
             QStringList({QStringLiteral("시각 미기재"), QStringLiteral("2026-05-12 18:42~19:58"),
                          QStringLiteral("2026-05-12 19:01")}));
    QCOMPARE(column(model, event_column::Kind),
             QStringList({QStringLiteral("조치"), QStringLiteral("영향"), QStringLiteral("조사 중")}));
    QCOMPARE(column(model, event_column::Text),
             QStringList({QStringLiteral("Add read capacity [en]"), QStringLiteral("Checkouts failed [en]"),
                          QStringLiteral("한국 결제 지연")}));
    QVERIFY(!model.index(0, 0).data(event_role::Start).isValid());
    QCOMPARE(model.index(1, 0).data(event_role::Start).toLongLong(), toUnixMicroseconds(utc("2026-05-12T09:42:00Z")));
    QCOMPARE(model.rowOf("e3"), 2);
    QCOMPARE(model.rowOf("e9"), -1);
}

void TestItemModels::switchWordsWithoutAReset()
{
    EventTableModel model(text("en"));
    model.setIncident(incident());
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy headers(&model, &QAbstractItemModel::headerDataChanged);
    const QSignalSpy cells(&model, &QAbstractItemModel::dataChanged);
    QCOMPARE(model.headerData(event_column::Time, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Time"));
    model.setDisplayText(text("ko"));
    QCOMPARE(model.headerData(event_column::Time, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("시각"));
    QCOMPARE(resets.count(), 0);
    QCOMPARE(headers.count(), 1);
    QCOMPARE(cells.count(), 1);
}

void TestItemModels::sortUnknownTimesLast()
{
    auto set = std::make_shared<IncidentSet>();
    auto undated = std::make_shared<Incident>();
    undated->id = "no time";
    auto early = std::make_shared<Incident>();
    early->id = "early";
    early->declared.start = utc("2020-01-01T00:00:00Z");
    set->incidents = {undated, incident(), early};
    IncidentTableModel model(text("en"));
    model.setIncidents(set);
    SortFilterProxy proxy(incident_role::Sort, incident_role::Search);
    proxy.setSourceModel(&model);
    const auto ids = [&proxy] { return column(proxy, incident_column::Id); };
    proxy.sort(incident_column::Start, Qt::AscendingOrder);
    QCOMPARE(ids(), QStringList({QStringLiteral("early"), QStringLiteral("LC-7"), QStringLiteral("no time")}));
    proxy.sort(incident_column::Start, Qt::DescendingOrder);
    QCOMPARE(ids(), QStringList({QStringLiteral("LC-7"), QStringLiteral("early"), QStringLiteral("no time")}));
    proxy.sort(-1);
    QCOMPARE(ids(), QStringList({QStringLiteral("no time"), QStringLiteral("LC-7"), QStringLiteral("early")}));
}

void TestItemModels::findDecomposedHangul()
{
    EventTableModel model(text("en"));
    model.setIncident(incident());
    EventFilterProxy proxy;
    proxy.setSourceModel(&model);
    proxy.setSearchText(QStringLiteral("한국").normalized(QString::NormalizationForm_D));
    QCOMPARE(proxy.rowCount(), 1);
    proxy.setSearchText(QStringLiteral("READ add"));
    QCOMPARE(proxy.shownEvents(), std::vector<std::uint32_t>{0});
}

void TestItemModels::findTheSameAtOnceAsRowByRow_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("found");
    QTest::newRow("a word of the text") << QStringLiteral("capacity") << 1;
    QTest::newRow("in two texts, in other case") << QStringLiteral("CHECKOUT") << 1;
    QTest::newRow("Hangul") << QStringLiteral("결제") << 1;
    QTest::newRow("the kind's name") << QStringLiteral("remediation") << 1;
    QTest::newRow("the stage's name and a word") << QStringLiteral("investig 지연") << 1;
    QTest::newRow("an author") << QStringLiteral("émile") << 1;
    QTest::newRow("a component") << QStringLiteral("pay/ment") << 1;
    QTest::newRow("a letter of all") << QStringLiteral("e") << 3;
    QTest::newRow("over the end of a text") << QStringLiteral("capacitycheckouts") << 0;
    QTest::newRow("nothing") << QString() << 3;
}

void TestItemModels::findTheSameAtOnceAsRowByRow()
{
    QFETCH(QString, words);
    QFETCH(int, found);
    auto edited = std::make_shared<Incident>(*incident());
    edited->events[0].author = "Émile";
    edited->events[2].components = {"api", "Pay/Ment"};
    EventTableModel model(text("en"));
    model.setIncident(edited);
    const QStringList folded = searchKey(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<char> expected;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString said = model.index(row, 0).data(event_role::Search).toString();
        expected.push_back(std::ranges::all_of(folded, [&said](const QString &word) { return said.contains(word); }));
    }
    QCOMPARE(std::ranges::count(expected, 1), found);
    std::vector<char> rows(expected.size(), 1);
    model.narrow(folded, 0, rows);
    QCOMPARE(rows, expected);
    // What is out of question stays so, and a stretch may begin anywhere.
    std::vector<char> last(2, 1);
    last[0] = 0;
    model.narrow(folded, 1, last);
    QCOMPARE(last, (std::vector<char>{0, expected[2]}));
}

void TestItemModels::keepTheChosenEventWhileManyAreFiltered()
{
    auto many = std::make_shared<Incident>();
    for (int i = 0; i < 30'000; ++i)
        many->events.push_back(makeEvent("e", EventKind::Note, "2026-05-12T09:42:00Z",
                                         LocalizedText("en", i % 2 == 0 ? "even" : "odd")));
    EventTableModel model(text("en"));
    model.setIncident(many);
    EventFilterProxy proxy;
    proxy.setSourceModel(&model);
    const QPersistentModelIndex chosen = proxy.index(20'001, 0);
    proxy.setQuery(QStringLiteral("odd"));
    QVERIFY(chosen.isValid());   // also while others are being looked for
    proxy.finishSearch();
    QCOMPARE(proxy.rowCount(), 15'000);
    QCOMPARE(chosen.row(), 10'000);
    proxy.setQuery({});
    QCOMPARE(chosen.row(), 20'001);
    model.setIncident(incident());   // what was found before says nothing of these
    proxy.setQuery(QStringLiteral("capacity"));
    QCOMPARE(proxy.rowCount(), 1);
}

void TestItemModels::hideLanesAndCountWhatIsHidden()
{
    EventTableModel model(text("en"));
    model.setIncident(incident());
    EventFilterProxy proxy;
    proxy.setSourceModel(&model);
    const QSignalSpy changes(&proxy, &SortFilterProxy::filterChanged);
    proxy.setLaneShown(Lane::Impact, false);
    proxy.setLaneShown(Lane::Impact, false);
    QCOMPARE(changes.count(), 1);
    QCOMPARE(proxy.shownEvents(), (std::vector<std::uint32_t>{0, 2}));
    QCOMPARE(proxy.hiddenCount(), 1);
    proxy.showAllLanes();
    QCOMPARE(proxy.hiddenCount(), 0);
}

void TestItemModels::replaceOneIncident()
{
    auto set = std::make_shared<IncidentSet>();
    set->incidents = {incident(), incident()};
    IncidentTableModel model(text("en"));
    model.setIncidents(set);
    const QSignalSpy cells(&model, &QAbstractItemModel::dataChanged);
    auto edited = std::make_shared<Incident>(*set->incidents[1]);
    edited->view.zone = "Asia/Seoul";
    model.replaceIncident(1, edited);
    QCOMPARE(cells.count(), 1);
    QCOMPARE(model.index(1, incident_column::Start).data().toString(), QStringLiteral("2026-05-12 18:42 KST"));
    QCOMPARE(model.index(0, incident_column::Start).data().toString(), QStringLiteral("2026-05-12 09:42 UTC"));
    QVERIFY(set->incidents[1]->view.zone.empty());
}

void TestItemModels::sayWhereADiagnosticStands()
{
    DiagnosticTableModel model(text("en"));
    model.setIncident(incident());
    QCOMPARE(column(model, diagnostic_column::Place), QStringList{QStringLiteral("report.txt, line 2")});
    QCOMPARE(column(model, diagnostic_column::Message),
             QStringList{QStringLiteral("The record names no time zone here; UTC is assumed, by default.")});
    QCOMPARE(model.evidenceOf(0).size(), std::size_t{1});
}

namespace {

std::shared_ptr<const ReadingReport> reportOf(std::vector<ReportLine> lines)
{
    auto report = std::make_shared<ReadingReport>();
    report->lines = std::move(lines);
    return report;
}

} // namespace

void TestItemModels::tellWhatBecameOfEachLine()
{
    auto read = std::make_shared<Incident>(*incident());
    read->events[1].evidence = {Evidence::range(0, 0, 3)};
    read->events[2].evidence = {Evidence::range(0, 1, 2)};
    ReadingReportModel model(text("en"));
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.setReport(reportOf({{Evidence::range(0, 0, 5), 1, LineFate::Dated, {}, "e2"},
                              {Evidence::range(0, 6, 12), 2, LineFate::Skipped, "boilerplate", {}},
                              {Evidence::range(0, 13, 18), 3, LineFate::Context, "column:start:Opened: at", {}},
                              {Evidence::range(0, 13, 99), 0, LineFate::Prose, {}, {}}}),
                    {read}, read->sources.front().content);
    QCOMPARE(column(model, report_column::Place), QStringList({QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3"), QString()}));
    QCOMPARE(column(model, report_column::Words), QStringList({QStringLiteral("first"), QStringLiteral("second"), QStringLiteral("third"),
                                                QString()}));
    QCOMPARE(column(model, report_column::Event), QStringList({QStringLiteral("2026-05-12 09:42 – 10:58 UTC · Impact (+1)"), QString(),
                                                QString(), QString()}));
    QCOMPARE(column(model, report_column::Reason).mid(1, 2),
             QStringList({QStringLiteral("page furniture"), QStringLiteral("column Opened: at: Time or start")}));
    QCOMPARE(model.eventAt(0), &read->events[1]);
    QCOMPARE(model.eventAt(1), nullptr);
    model.setDisplayText(text("ko", "Asia/Seoul"));
    QCOMPARE(model.index(1, report_column::Fate).data().toString(), QStringLiteral("건너뜀"));
    QCOMPARE(model.index(0, report_column::Event).data().toString(), QStringLiteral("2026-05-12 18:42~19:58 KST · 영향 (+1)"));
    model.setReport(nullptr, {}, nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void TestItemModels::markTheLinesOfAnEvent()
{
    ReadingReportModel model(text("en"));
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setReport(reportOf({{Evidence::range(0, 0, 5), 1, LineFate::Dated, {}, {}},
                              {Evidence::range(0, 6, 12), 2, LineFate::Prose, {}, {}}}),
                    {}, nullptr);
    const auto marked = [&model](int row) { return model.index(row, 0).data(report_role::IsMarked).toBool(); };
    QCOMPARE(model.markPlaces({Evidence::range(0, 7, 8)}), std::vector<std::size_t>{1});
    QVERIFY(!marked(0) && marked(1));
    QCOMPARE(model.markPlaces({Evidence::range(0, 0, 1)}), std::vector<std::size_t>{0});
    QVERIFY(marked(0) && !marked(1));
    QVERIFY(model.markPlaces({}).empty());
    QVERIFY(!marked(0));
}

void TestItemModels::findTheEventOfEachLineOfALongReport()
{
    constexpr std::uint64_t Lines = 100'000;
    std::vector<ReportLine> lines;
    auto read = std::make_shared<Incident>();
    for (std::uint64_t i = 0; i < Lines; ++i) {
        lines.push_back({Evidence::range(0, i * 10, i * 10 + 9), i + 1, LineFate::Dated, {}, {}});
        chronolane::Event &event = read->events.emplace_back(makeEvent("", EventKind::Note, "2026-05-12T09:42:00Z", {}));
        event.id = "e" + std::to_string(i);
        event.evidence = {Evidence::range(0, i * 10, i * 10 + 5)};
    }
    ReadingReportModel model(text("en"));
    model.setReport(reportOf(std::move(lines)), {read}, nullptr);
    for (int row = 0; row < model.rowCount(); ++row)
        QCOMPARE(model.eventAt(row), &read->events[static_cast<std::size_t>(row)]);
    QCOMPARE(model.markPlaces(read->events.back().evidence), std::vector<std::size_t>{Lines - 1});
}

QTEST_GUILESS_MAIN(TestItemModels)
#include "tst_itemmodels.moc"
