// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/incidentbuilder.h"
#include "models/reading/settleties.h"

#include <QTest>

#include <map>

using namespace chronolane;

class TestIncidentBuilder : public QObject
{
    Q_OBJECT

private slots:
    void numbersEvents();
    void mergesEqualDiagnostics();
    void declaredWindowBecomesImpactOnlyWhereNoneIsStated();
    void plannedWindowBecomesMaintenance();
    void declaredStartAloneIsOpen();
    void openedAndClosedInOneMomentIsNoImpact();
    void endsOfOtherTextsCloseOpenImpacts();
    void takesStatusFromLatestUpdate();
    void settlesUpdatesOfOneMoment_data();
    void settlesUpdatesOfOneMoment();
    void makesStableIds();
    void untitledRecordsOfOneSecondHaveIdsOfTheirOwn();
    void splitsLists_data();
    void splitsLists();
    void tellsTheLanguage();
};

namespace {

UtcTime at(std::string_view text) { return parseIso8601(text)->time; }

IncidentBuilder builder() { return IncidentBuilder(Source{}, "test"); }

} // namespace

void TestIncidentBuilder::numbersEvents()
{
    IncidentBuilder b = builder();
    b.addEvent(EventKind::Note, Evidence::range(0, 1, 2));
    b.addEvent(EventKind::Trigger, Evidence::range(0, 3, 4));
    const Incident incident = b.finish();
    QCOMPARE(incident.sources.front().kind, std::string("test"));
    QCOMPARE(incident.events.at(0).id, std::string("e1"));
    QCOMPARE(incident.events.at(1).id, std::string("e2"));
    QVERIFY(incident.events.at(1).evidence == std::vector{Evidence::range(0, 3, 4)});
}

void TestIncidentBuilder::mergesEqualDiagnostics()
{
    IncidentBuilder b = builder();
    b.diagnose(diagnostic_code::AssumedZone, {{"zone", "UTC"}}, Evidence::range(0, 1, 2));
    b.diagnose(diagnostic_code::AssumedZone, {{"zone", "Asia/Seoul"}}, Evidence::range(0, 3, 4));
    b.diagnose(diagnostic_code::AssumedZone, {{"zone", "UTC"}}, Evidence::range(0, 5, 6));
    const Incident incident = b.finish();
    QCOMPARE(incident.diagnostics.size(), std::size_t(2));
    QCOMPARE(incident.diagnostics.at(0).evidence.size(), std::size_t(2));
    QCOMPARE(incident.diagnostics.at(0).evidence.at(1).begin, std::uint64_t(5));
}

void TestIncidentBuilder::declaredWindowBecomesImpactOnlyWhereNoneIsStated()
{
    IncidentBuilder alone = builder();
    alone.declareStart(at("2031-03-04T10:00Z"), Precision::Minute, Basis::Stated, Evidence::range(0, 1, 2));
    alone.declareEnd(at("2031-03-04T11:00Z"), Precision::Minute, Basis::Assumed, Evidence::range(0, 3, 4));
    const Incident derived = alone.finish();
    QCOMPARE(derived.events.size(), std::size_t(1));
    const Event &event = derived.events.front();
    QCOMPARE(event.kind, EventKind::Impact);
    QCOMPARE(event.basis, Basis::Derived);
    QCOMPARE(event.endBasis, Basis::Assumed);
    QVERIFY(event.end == at("2031-03-04T11:00Z"));
    QVERIFY(!event.openEnded);
    QCOMPARE(event.evidence.size(), std::size_t(2));

    IncidentBuilder stated = builder();
    stated.declareStart(at("2031-03-04T10:00Z"), Precision::Minute, Basis::Stated, Evidence::range(0, 1, 2));
    stated.addEvent(EventKind::Impact, Evidence::range(0, 8, 9)).start = at("2031-03-04T09:30Z");
    const Incident kept = stated.finish();
    QCOMPARE(kept.events.size(), std::size_t(1));
    QCOMPARE(kept.events.front().basis, Basis::Stated);
    QVERIFY(kept.declared.start == at("2031-03-04T10:00Z"));
}

void TestIncidentBuilder::plannedWindowBecomesMaintenance()
{
    IncidentBuilder b = builder();
    b.setPlanned(true);
    b.declareStart(at("2031-03-04T10:00Z"), Precision::Day, Basis::Stated, Evidence::range(0, 1, 2));
    b.declareEnd(at("2031-03-05T10:00Z"), Precision::Day, Basis::Stated, Evidence::range(0, 3, 4));
    const Incident incident = b.finish();
    QCOMPARE(incident.events.front().kind, EventKind::Maintenance);
    QCOMPARE(incident.events.front().precision, Precision::Day);
}

void TestIncidentBuilder::declaredStartAloneIsOpen()
{
    IncidentBuilder b = builder();
    b.declareStart(at("2031-03-04T10:00Z"), Precision::Minute, Basis::Stated, Evidence::range(0, 1, 2));
    const Incident incident = b.finish();
    QVERIFY(incident.events.front().openEnded);
    QVERIFY(!incident.events.front().end);
}

void TestIncidentBuilder::openedAndClosedInOneMomentIsNoImpact()
{
    IncidentBuilder told = builder();
    told.declareStart(at("2031-03-04T10:00Z"), Precision::Minute, Basis::Stated, Evidence::range(0, 1, 2));
    told.declareEnd(at("2031-03-04T10:00Z"), Precision::Minute, Basis::Stated, Evidence::range(0, 3, 4));
    IncidentBuilder silent = told;
    told.addEvent(EventKind::StatusUpdate, Evidence::range(0, 5, 6)).start = at("2031-03-04T10:00Z");
    const Incident incident = told.finish();
    QCOMPARE(incident.events.size(), std::size_t(1));
    QCOMPARE(incident.events.front().kind, EventKind::StatusUpdate);
    // Where nothing else has a time, the moment is all that there is.
    QCOMPARE(silent.finish().events.front().kind, EventKind::Impact);
}

void TestIncidentBuilder::endsOfOtherTextsCloseOpenImpacts()
{
    IncidentBuilder b = builder();
    for (const char *start : {"2031-03-04T10:00Z", "2031-03-04T12:00Z"}) {
        Event &event = b.addEvent(EventKind::Impact, Evidence::range(0, 1, 2));
        event.start = at(start);
        event.openEnded = true;
    }
    for (const char *end : {"2031-03-04T10:40Z", "2031-03-04T09:00Z", "2031-03-04T10:20Z"})
        b.addImpactEnd({at(end), Precision::Minute, Basis::Stated, false, {Evidence::range(0, 7, 8)}});
    const Incident incident = b.finish();
    QCOMPARE(incident.events.at(0).end, std::optional(at("2031-03-04T10:40Z")));
    QVERIFY(!incident.events.at(0).openEnded);
    QCOMPARE(incident.events.at(0).evidence.size(), std::size_t(2));
    QVERIFY(incident.events.at(1).openEnded);   // no text says when that one ended
}

void TestIncidentBuilder::takesStatusFromLatestUpdate()
{
    IncidentBuilder b = builder();
    const auto update = [&b](Stage stage, std::string_view time) {
        Event &event = b.addEvent(EventKind::StatusUpdate, Evidence::range(0, 1, 2));
        event.stage = stage;
        event.start = at(time);
    };
    update(Stage::Monitoring, "2031-03-04T12:00Z");
    update(Stage::Update, "2031-03-04T13:00Z");
    update(Stage::Identified, "2031-03-04T11:00Z");
    QCOMPARE(b.finish().status, IncidentStatus::Monitoring);
}

void TestIncidentBuilder::settlesUpdatesOfOneMoment_data()
{
    QTest::addColumn<QString>("told");   // minute and stage of each
    QTest::addColumn<QString>("settled");
    QTest::newRow("newest first") << "5r 2m 2i 1u" << "5r 2i 2m 1u";
    QTest::newRow("oldest first") << "1i 2m 2r" << "1i 2m 2r";
    QTest::newRow("all at once, the end first") << "2r 2m 2i" << "2i 2m 2r";
    QTest::newRow("all at once, in order") << "2i 2m 2r" << "2i 2m 2r";
    QTest::newRow("nobody knows") << "2u 2i" << "2u 2i";
    QTest::newRow("none") << "" << "";
}

void TestIncidentBuilder::settlesUpdatesOfOneMoment()
{
    QFETCH(QString, told);
    QFETCH(QString, settled);
    const std::map<QChar, Stage> stages = {{QLatin1Char('i'), Stage::Investigating}, {QLatin1Char('m'), Stage::Monitoring},
                                           {QLatin1Char('r'), Stage::Resolved}, {QLatin1Char('u'), Stage::Update}};
    std::vector<Event> events;
    for (const QString &word : told.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        Event &event = events.emplace_back();
        event.kind = EventKind::StatusUpdate;
        event.id = word.toStdString();
        event.start = fromUnixMicroseconds(word.at(0).digitValue() * 60'000'000);
        event.stage = stages.at(word.at(1));
    }
    settleTies(events, 0);
    QStringList ids;
    for (const Event &event : events)
        ids << QString::fromStdString(event.id);
    QCOMPARE(ids.join(QLatin1Char(' ')), settled);
}

void TestIncidentBuilder::makesStableIds()
{
    QCOMPARE(idFromContent({"a", "b"}), idFromContent({"a", "b"}));
    QVERIFY(idFromContent({"a", "b"}) != idFromContent({"ab", ""}));
    QCOMPARE(idFromContent({}), std::string("x-cbf29ce484222325"));
    QVERIFY(builder().finish().id.starts_with("x-"));
    IncidentBuilder named = builder();
    named.incident().id = "INC-1";
    QCOMPARE(named.finish().id, std::string("INC-1"));
}

void TestIncidentBuilder::untitledRecordsOfOneSecondHaveIdsOfTheirOwn()
{
    const auto idOf = [](const char *title, const char *words) {
        IncidentBuilder b = builder();
        b.incident().title = localized(title);
        Event &event = b.addEvent(EventKind::Note, Evidence::range(0, 1, 2));
        event.start = at("2031-03-04T10:00:07Z");
        event.text = localized(words);
        return b.finish().id;
    };
    QVERIFY(idOf("", "The first gate stays shut") != idOf("", "The second gate stays shut"));
    QCOMPARE(idOf("", "The first gate stays shut"), idOf("", "The first gate stays shut"));
    // A title is enough: the words of an update may be mended later.
    QCOMPARE(idOf("Gates", "The first gate stays shut"), idOf("Gates", "The second gate stays shut"));
}

void TestIncidentBuilder::splitsLists_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QStringList>("items");
    QTest::newRow("commas") << "API, Chat and more" << QStringList{QStringLiteral("API"), QStringLiteral("Chat and more")};
    QTest::newRow("a sentence of three") << "This incident affected: API, Chat, and Mail."
                                         << QStringList{QStringLiteral("API"), QStringLiteral("Chat"), QStringLiteral("Mail")};
    QTest::newRow("a sentence of two") << "This incident affected: API and Chat."
                                       << QStringList{QStringLiteral("API"), QStringLiteral("Chat")};
    QTest::newRow("a sentence of one") << "This incident affected: API." << QStringList{QStringLiteral("API")};
    QTest::newRow("a name") << "Search and Rescue" << QStringList{QStringLiteral("Search and Rescue")};
}

void TestIncidentBuilder::splitsLists()
{
    QFETCH(QString, field);
    QFETCH(QStringList, items);
    QStringList split;
    for (const std::string &item : listIn(field.toStdString()))
        split << QString::fromStdString(item);
    QCOMPARE(split, items);
}

void TestIncidentBuilder::tellsTheLanguage()
{
    IncidentBuilder b = builder();
    b.incident().title = localized("결제 지연");
    b.addEvent(EventKind::Note, Evidence::range(0, 1, 2)).text = localized("결제가 느려졌습니다");
    QCOMPARE(b.finish().sources.front().language, std::string("ko"));
    QVERIFY(localized("").isEmpty());
}

QTEST_GUILESS_MAIN(TestIncidentBuilder)
#include "tst_incidentbuilder.moc"
