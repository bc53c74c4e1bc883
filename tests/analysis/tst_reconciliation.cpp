// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/analysis.h"
#include "models/analysis/reconciliation.h"

#include <QTest>

using namespace chronolane;

namespace {

UtcTime at(const char *clock)
{
    return parseIso8601("2031-03-04T" + std::string(clock) + "Z").value().time;
}

Incident record(const char *organization, const char *title, const char *file)
{
    Incident incident;
    incident.id = std::string("x-") + file;
    incident.organization = organization;
    incident.title.set("en", title);
    Source source;
    source.id = "s1";
    source.name = file;
    source.sha256 = file;
    incident.sources.push_back(source);
    return incident;
}

Event &add(Incident &incident, EventKind kind, const char *start, const char *end = nullptr, const char *words = "")
{
    Event event;
    event.id = "e" + std::to_string(incident.events.size() + 1);
    event.kind = kind;
    if (start)
        event.start = at(start);
    if (end)
        event.end = at(end);
    event.text.set("en", words);
    const auto place = incident.events.size() * 10;
    event.evidence = {Evidence::range(0, place, place + 5)};
    incident.events.push_back(event);
    return incident.events.back();
}

Incident join(const Incident &a, const Incident &b)
{
    const Incident *const parts[] = {&a, &b};
    return joinIncidents(parts);
}

std::vector<JoinProposal> proposals(std::initializer_list<Incident> incidents)
{
    IncidentSet set;
    for (const Incident &incident : incidents)
        set.incidents.push_back(std::make_shared<const Incident>(incident));
    return proposeJoins(set);
}

bool has(const Incident &incident, std::string_view code)
{
    for (const Diagnostic &diagnostic : incident.diagnostics) {
        if (diagnostic.code == code)
            return true;
    }
    return false;
}

} // namespace

class TestReconciliation : public QObject
{
    Q_OBJECT

private slots:
    void proposesRecordsOfOneOrganisationAndTime();
    void proposesNothingThatDoesNotFit_data();
    void proposesNothingThatDoesNotFit();
    void aWholeDayFitsAClockTimeOfThatDay();
    void aRecordWithoutOrganisationFitsIfItSpeaksOfIt();
    void theDaysOfAChannelAreOneStory_data();
    void theDaysOfAChannelAreOneStory();
    void eventsThatAgreeBecomeOneWithAllEvidence();
    void theFinerAndExactTellingWins();
    void anOpenEndTakesTheStatedOne();
    void twoUpdatesOfOneSourceStayTwo();
    void windowsThatDifferStaySideBySide();
    void aSpanOverTwoWindowsEnclosesThem();
    void detectionsThatDifferAreAConflict();
    void undatedStepsWithTheSameWordsAreOne();
    void factsOfTheFirstRecordWin();
    void declaredTimesThatDifferAreTold();
    void referencesFollowTheRenamedEvents();
    void joiningARecordWithItselfChangesNothing();
    void anotherTellingCanBeUsed();
    void joinsInTheOrderOfTheSet();
};

void TestReconciliation::proposesRecordsOfOneOrganisationAndTime()
{
    Incident page = record("Fernhill", "Uploads fail", "page.txt");
    add(page, EventKind::Impact, "10:00:00", "10:30:00");
    Incident other = record("Alder", "Logins fail", "other.txt");
    add(other, EventKind::Impact, "10:10:00", "10:20:00");
    Incident report = record("fernhill", "Storage was slow", "report.json");
    add(report, EventKind::Impact, "10:20:00", "10:50:00");
    QCOMPARE(proposals({page, other, report}), (std::vector<JoinProposal>{{{0, 2}}}));
}

void TestReconciliation::proposesNothingThatDoesNotFit_data()
{
    QTest::addColumn<QByteArray>("organization");
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("another organisation") << QByteArray("Alder") << QByteArray("b") << QByteArray("10:00:00") << QByteArray("10:30:00");
    QTest::newRow("another time") << QByteArray("Fernhill") << QByteArray("b") << QByteArray("12:00:00") << QByteArray("12:30:00");
    QTest::newRow("the same source") << QByteArray("Fernhill") << QByteArray("a") << QByteArray("10:00:00") << QByteArray("10:30:00");
    QTest::newRow("no organisation") << QByteArray("") << QByteArray("b") << QByteArray("10:00:00") << QByteArray("10:30:00");
}

void TestReconciliation::proposesNothingThatDoesNotFit()
{
    QFETCH(QByteArray, organization);
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, start);
    QFETCH(QByteArray, end);
    Incident first = record("Fernhill", "Uploads fail", "a");
    add(first, EventKind::Impact, "10:00:00", "10:30:00");
    Incident second = record(organization.constData(), "Something else", file.constData());
    add(second, EventKind::Impact, start.constData(), end.constData());
    QVERIFY(proposals({first, second}).empty());
}

void TestReconciliation::aWholeDayFitsAClockTimeOfThatDay()
{
    Incident page = record("Fernhill", "Uploads fail", "a");
    add(page, EventKind::Impact, "00:00:00").precision = Precision::Day;
    Incident report = record("Fernhill", "Storage was slow", "b");
    add(report, EventKind::Impact, "20:00:00", "20:50:00");
    QCOMPARE(proposals({page, report}).size(), std::size_t(1));
}

void TestReconciliation::aRecordWithoutOrganisationFitsIfItSpeaksOfIt()
{
    Incident page = record("Fernhill", "Uploads fail", "a");
    add(page, EventKind::Impact, "10:00:00", "10:30:00");
    Incident report = record("", "How we broke uploads", "b");
    add(report, EventKind::Detection, "10:05:00", nullptr, "An alarm of Fernhill's storage rang");
    QCOMPARE(proposals({page, report}).size(), std::size_t(1));
}

void TestReconciliation::theDaysOfAChannelAreOneStory_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<bool>("isOne");
    QTest::newRow("days of one folder") << QByteArray("slack-export") << QByteArray("inc-7/2031-03-04.json")
                                        << QByteArray("inc-7/2031-03-09.json") << true;
    QTest::newRow("beside each other, without a folder")
        << QByteArray("slack-export") << QByteArray("2031-03-04.json") << QByteArray("2031-03-05.json") << true;
    QTest::newRow("two channels") << QByteArray("slack-export") << QByteArray("inc-7/2031-03-04.json")
                                  << QByteArray("inc-8/2031-03-05.json") << false;
    QTest::newRow("files that are no days") << QByteArray("slack-export") << QByteArray("inc/7.json")
                                            << QByteArray("inc/8.json") << false;
    QTest::newRow("another form") << QByteArray("json-records") << QByteArray("inc-7/2031-03-04.json")
                                  << QByteArray("inc-7/2031-03-05.json") << false;
}

void TestReconciliation::theDaysOfAChannelAreOneStory()
{
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QFETCH(bool, isOne);
    std::vector<Incident> days;
    for (const QByteArray &path : {first, second}) {
        days.push_back(record("", "", path.constData()));
        Source &source = days.back().sources.edit().front();
        source.kind = kind.toStdString();
        source.uri = path.toStdString();
        add(days.back(), EventKind::Note, path == first ? "10:00:00" : "23:00:00");
    }
    QCOMPARE(proposals({days[0], days[1]}).empty(), !isOne);
}

void TestReconciliation::eventsThatAgreeBecomeOneWithAllEvidence()
{
    Incident page = record("Fernhill", "Uploads fail", "a");
    add(page, EventKind::Impact, "10:00:00", "10:30:00", "Uploads failed");
    Incident report = record("Fernhill", "Uploads fail", "b");
    add(report, EventKind::Detection, "10:02:00");
    add(report, EventKind::Impact, "10:00:00", "10:30:00").text.set("ko", "업로드가 실패했다");
    const Incident joined = join(page, report);
    QCOMPARE(joined.events.size(), std::size_t(2));
    QCOMPARE(joined.sources.size(), std::size_t(2));
    QCOMPARE(joined.sources[1].id, std::string("s2"));
    const Event &impact = joined.events[0];
    QCOMPARE(impact.evidence, (std::vector{Evidence::range(0, 0, 5), Evidence::range(1, 10, 15)}));
    QVERIFY(impact.text.find("en") && impact.text.find("ko"));
    QCOMPARE(joined.metrics[MetricKind::TimeToDetect].value, std::optional<Duration>(boost::posix_time::minutes(2)));
    QVERIFY(!has(joined, diagnostic_code::ConflictingTimes));
}

void TestReconciliation::theFinerAndExactTellingWins()
{
    Incident page = record("Fernhill", "Uploads fail", "a");
    Event &rough = add(page, EventKind::Detection, "10:02:00");
    rough.approximate = true;
    Incident report = record("Fernhill", "Uploads fail", "b");
    add(report, EventKind::Detection, "10:02:17").precision = Precision::Second;
    const Incident joined = join(page, report);
    QCOMPARE(joined.events.size(), std::size_t(1));
    QCOMPARE(joined.events[0].start, std::optional(at("10:02:17")));
    QCOMPARE(joined.events[0].precision, Precision::Second);
    QVERIFY(!joined.events[0].approximate);
}

void TestReconciliation::anOpenEndTakesTheStatedOne()
{
    Incident page = record("Fernhill", "Uploads fail", "a");
    add(page, EventKind::Impact, "10:00:00").openEnded = true;
    Incident report = record("Fernhill", "Uploads fail", "b");
    add(report, EventKind::Impact, "10:00:00", "10:30:00");
    const Incident joined = join(page, report);
    QCOMPARE(joined.events.size(), std::size_t(1));
    QCOMPARE(joined.events[0].end, std::optional(at("10:30:00")));
    QVERIFY(!joined.events[0].openEnded);
}

void TestReconciliation::twoUpdatesOfOneSourceStayTwo()
{
    Incident page = record("Fernhill", "Uploads fail", "a");
    add(page, EventKind::StatusUpdate, "10:00:00", nullptr, "We look into it").stage = Stage::Investigating;
    add(page, EventKind::StatusUpdate, "10:00:00", nullptr, "We still do").stage = Stage::Investigating;
    Incident feed = record("Fernhill", "Uploads fail", "b");
    add(feed, EventKind::StatusUpdate, "10:00:00", nullptr, "We look into it").stage = Stage::Investigating;
    QCOMPARE(join(page, feed).events.size(), std::size_t(2));
    QCOMPARE(join(feed, page).events.size(), std::size_t(2));
}

void TestReconciliation::windowsThatDifferStaySideBySide()
{
    Incident page = record("Fernhill", "Uploads fail", "a");
    add(page, EventKind::Impact, "10:00:00", "10:30:00").basis = Basis::Derived;
    Incident report = record("Fernhill", "Uploads fail", "b");
    add(report, EventKind::Impact, "10:00:00", "10:40:00");
    const Incident joined = join(page, report);
    QCOMPARE(joined.events.size(), std::size_t(2));
    QCOMPARE(joined.events[0].conflictsWith, std::vector<std::string>{"e2"});
    QCOMPARE(joined.events[1].conflictsWith, std::vector<std::string>{"e1"});
    QVERIFY(!joined.events[0].used && joined.events[1].used);
    QVERIFY(has(joined, diagnostic_code::ConflictingTimes));
    QCOMPARE(joined.metrics[MetricKind::ImpactDuration].value, std::optional<Duration>(boost::posix_time::minutes(40)));
}

void TestReconciliation::aSpanOverTwoWindowsEnclosesThem()
{
    Incident whole = record("Fernhill", "Uploads fail", "a");
    add(whole, EventKind::Impact, "10:00:00", "13:00:00");
    Incident parts = record("Fernhill", "Uploads fail", "b");
    add(parts, EventKind::Impact, "10:00:00", "10:30:00");
    add(parts, EventKind::Impact, "12:00:00", "13:00:00");
    for (const Incident &joined : {join(whole, parts), join(parts, whole)}) {
        QCOMPARE(joined.events.size(), std::size_t(3));
        QVERIFY(!has(joined, diagnostic_code::ConflictingTimes));
        QCOMPARE(joined.metrics[MetricKind::ImpactDuration].value,
                 std::optional<Duration>(boost::posix_time::minutes(90)));
    }
}

void TestReconciliation::detectionsThatDifferAreAConflict()
{
    Incident page = record("Fernhill", "Uploads fail", "a");
    add(page, EventKind::Detection, "10:05:00");
    Incident report = record("Fernhill", "Uploads fail", "b");
    add(report, EventKind::Detection, "10:02:00");
    const Incident joined = join(page, report);
    QVERIFY(has(joined, diagnostic_code::ConflictingTimes));
    QVERIFY(joined.events[0].used && !joined.events[1].used);
}

void TestReconciliation::undatedStepsWithTheSameWordsAreOne()
{
    Incident page = record("Fernhill", "Uploads fail", "a");
    add(page, EventKind::Remediation, nullptr, nullptr, "Restarted the queue.");
    Incident report = record("Fernhill", "Uploads fail", "b");
    add(report, EventKind::Remediation, nullptr, nullptr, "restarted the queue");
    add(report, EventKind::Remediation, nullptr, nullptr, "Added disks");
    QCOMPARE(join(page, report).events.size(), std::size_t(2));
}

void TestReconciliation::factsOfTheFirstRecordWin()
{
    Incident page = record("Fernhill", "Uploads fail", "a");
    page.status = IncidentStatus::Resolved;
    page.components = {"uploads"};
    Incident report = record("Fernhill", "Storage was slow", "b");
    report.id = "FH-7";
    report.title.set("ko", "저장소가 느렸다");
    report.severity = Severity::Major;
    report.severityText = "High";
    report.components = {"uploads", "storage"};
    report.rootCause.set("en", "A full disk");
    const Incident joined = join(page, report);
    QCOMPARE(joined.id, std::string("FH-7"));
    QCOMPARE(*joined.title.find("en"), std::string("Uploads fail"));
    QCOMPARE(*joined.title.find("ko"), std::string("저장소가 느렸다"));
    QCOMPARE(joined.status, IncidentStatus::Resolved);
    QCOMPARE(joined.severity, Severity::Major);
    QCOMPARE(joined.severityText, std::string("High"));
    QCOMPARE(joined.components, (std::vector<std::string>{"uploads", "storage"}));
    QVERIFY(!joined.rootCause.isEmpty());
}

void TestReconciliation::declaredTimesThatDifferAreTold()
{
    Incident page = record("Fernhill", "Uploads fail", "a");
    page.declared.start = at("10:00:00");
    Incident report = record("Fernhill", "Uploads fail", "b");
    report.declared = page.declared;
    report.declared.end = at("11:00:00");
    Incident joined = join(page, report);
    QVERIFY(!has(joined, diagnostic_code::ConflictingTimes));
    QCOMPARE(joined.declared.end, std::optional(at("11:00:00")));
    report.declared.start = at("10:20:00");
    joined = join(page, report);
    QVERIFY(has(joined, diagnostic_code::ConflictingTimes));
    QCOMPARE(joined.declared.start, std::optional(at("10:00:00")));
}

void TestReconciliation::referencesFollowTheRenamedEvents()
{
    Incident page = record("Fernhill", "Uploads fail", "a");
    add(page, EventKind::Impact, "10:00:00", "10:30:00");
    Incident report = record("Fernhill", "Uploads fail", "b");
    add(report, EventKind::Impact, "10:00:00", "10:30:00");
    add(report, EventKind::Impact, "12:00:00", "12:30:00");
    add(report, EventKind::Impact, "10:00:00", "12:30:00").encloses = {"e1", "e2"};
    Annotation bookmark;
    bookmark.eventId = "e2";
    report.annotations.push_back(bookmark);
    const Incident joined = join(page, report);
    QCOMPARE(joined.events.size(), std::size_t(3));
    const Event &sum = joined.events[2];
    QCOMPARE(sum.encloses, (std::vector<std::string>{joined.events[0].id, joined.events[1].id}));
    QCOMPARE(joined.annotations.at(0).eventId, joined.events[1].id);
}

void TestReconciliation::joiningARecordWithItselfChangesNothing()
{
    Incident page = record("Fernhill", "Uploads fail", "a");
    add(page, EventKind::Impact, "10:00:00", "10:30:00", "Uploads failed");
    add(page, EventKind::Remediation, nullptr, nullptr, "Restarted the queue");
    analyse(page);
    const Incident joined = join(page, page);
    QCOMPARE(joined.events, page.events);
    QCOMPARE(joined.sources, page.sources);
    QCOMPARE(joined.diagnostics, page.diagnostics);
}

void TestReconciliation::anotherTellingCanBeUsed()
{
    Incident page = record("Fernhill", "Uploads fail", "a");
    add(page, EventKind::Impact, "10:00:00", "10:30:00");
    Incident report = record("Fernhill", "Uploads fail", "b");
    add(report, EventKind::Impact, "10:00:00", "10:40:00");
    const Incident joined = join(page, report);
    const Incident changed = withTellingUsed(joined, "e2");
    QVERIFY(!changed.events[0].used && changed.events[1].used);
    QCOMPARE(changed.metrics[MetricKind::ImpactDuration].value, std::optional<Duration>(boost::posix_time::minutes(40)));
    QCOMPARE(withTellingUsed(changed, "e1"), joined);
    QCOMPARE(withTellingUsed(joined, "gone"), joined);
}

void TestReconciliation::joinsInTheOrderOfTheSet()
{
    IncidentSet set;
    for (const char *file : {"a", "b", "c"}) {
        Incident incident = record(QByteArray(file) == "b" ? "Alder" : "Fernhill", file, file);
        add(incident, EventKind::Impact, "10:00:00", "10:30:00");
        set.incidents.push_back(std::make_shared<const Incident>(incident));
    }
    const IncidentSet joined = joinProposed(set, proposeJoins(set));
    QCOMPARE(joined.incidents.size(), std::size_t(2));
    QCOMPARE(joined.incidents[0]->sources.size(), std::size_t(2));
    QCOMPARE(joined.incidents[1], set.incidents[1]);
}

QTEST_GUILESS_MAIN(TestReconciliation)
#include "tst_reconciliation.moc"
