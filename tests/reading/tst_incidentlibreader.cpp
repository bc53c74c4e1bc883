// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/incidentlib/incidentlibreader.h"

#include "tests/reading/readertest.h"

#include <QTest>

using namespace chronolane;

class TestIncidentLibReader : public QObject
{
    Q_OBJECT

private slots:
    void recognisesCases_data();
    void recognisesCases();
    void readsWindowsOutOfTheProse();
    void readsWindowsToldInTurn();
    void triggerAndEndMakeAWindowWhereTheLengthAgrees_data();
    void triggerAndEndMakeAWindowWhereTheLengthAgrees();
    void joinsAStepWithItsSentence();
    void keepsBothLanguages();
    void joinsLengthsWithTimes();
    void keepsStepsWithoutTimes();
    void keepsFactsAndUnknownMembers();
    void readsWholeLibraries();
    void readsJsonLines();
    void keepsLengthsWithoutAStart();
    void placesPointsByTheirLengths();
    void namesWrongTypesAndReadsTheRest();
};

namespace {

ReadingReport readFixture(const char *name)
{
    return ReaderTest::read(*makeIncidentLibReader(), ReaderTest::fixture(QString::fromLatin1(name)));
}

const Incident &only(const ReadingReport &report)
{
    if (report.incidents.size() != 1)
        qFatal("%zu incidents", report.incidents.size());
    return report.incidents.front();
}

/// "kind start..end" of the dated events, sorted.
QStringList dated(const Incident &incident)
{
    QStringList lines;
    for (const Event &event : incident.events) {
        if (!event.isDated())
            continue;
        QString line = ReaderTest::text(name(event.kind)) + QLatin1Char(' ')
            + ReaderTest::text(formatIso8601(*event.start)).mid(11, 5);
        if (event.end)
            line += QStringLiteral("..") + ReaderTest::text(formatIso8601(*event.end)).mid(11, 5);
        lines << line;
    }
    lines.sort();
    return lines;
}

std::vector<const Event *> ofKind(const Incident &incident, EventKind kind)
{
    std::vector<const Event *> events;
    for (const Event &event : incident.events) {
        if (event.kind == kind)
            events.push_back(&event);
    }
    return events;
}

bool pointsAt(const Event &event, std::string_view pointer)
{
    return std::any_of(event.evidence.begin(), event.evidence.end(),
                       [pointer](const Evidence &evidence) { return evidence.pointer.view() == pointer; });
}

} // namespace

void TestIncidentLibReader::recognisesCases_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isCase");
    QTest::newRow("a case") << QByteArray(R"({"id":"x","symptoms_text":"","root_cause":"","remediation":[],"action_items":[]})")
                            << true;
    QTest::newRow("an array")
        << QByteArray(R"([{"root_cause":"","contributing":[],"date_kind":"incident","timeline":{"detected_after":"2m"}}])")
        << true;
    QTest::newRow("a few of the words") << QByteArray(R"({"id":"x","root_cause":"","remediation":[]})") << false;
    QTest::newRow("our document") << QByteArray(R"({"format":"chronolane","incidents":[{"rootCause":{}}]})") << false;
    QTest::newRow("words about it") << QByteArray("symptoms_text root_cause remediation action_items") << false;
}

void TestIncidentLibReader::recognisesCases()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isCase);
    QCOMPARE(ReaderTest::score(*makeIncidentLibReader(), text.toStdString()) > 0, isCase);
}

void TestIncidentLibReader::readsWindowsOutOfTheProse()
{
    const ReadingReport report = readFixture("incidentlib/good/two-windows.json");
    QVERIFY(report.errors.empty());
    const Incident &incident = only(report);
    QCOMPARE(dated(incident), QStringList({QStringLiteral("detection 07:24"), QStringLiteral("impact 07:20..08:05"),
                                           QStringLiteral("impact 09:40..10:30"), QStringLiteral("trigger 07:20")}));
    const auto windows = ofKind(incident, EventKind::Impact);
    QVERIFY(windows.front()->approximateEnd && !windows.back()->approximateEnd);
    QVERIFY(pointsAt(*windows.front(), "/symptoms_text/en") && pointsAt(*windows.front(), "/symptoms_text/ko"));
    QCOMPARE(incident.statedZone, std::string("UTC"));
}

void TestIncidentLibReader::readsWindowsToldInTurn()
{
    const ReadingReport report = readFixture("incidentlib/good/windows-in-turn.json");
    const Incident &incident = only(report);
    const auto windows = ofKind(incident, EventKind::Impact);
    QCOMPARE(windows.size(), std::size_t(2));
    QVERIFY(dated(incident).contains(QStringLiteral("impact 13:00..13:40")));
    QVERIFY(dated(incident).contains(QStringLiteral("impact 15:10..15:55")));
    // Five minutes after the start, which nothing else tells.
    const Event &detection = *ofKind(incident, EventKind::Detection).front();
    QCOMPARE(detection.start, std::optional(parseIso8601("2026-06-02T13:05:00Z")->time));
    QCOMPARE(detection.basis, Basis::Derived);
    // "resolved after 3h" contradicts the end of the second window.
    QCOMPARE(incident.diagnostics.size(), std::size_t(1));
    QCOMPARE(incident.diagnostics.front().code, std::string(diagnostic_code::DurationMismatch));
}

void TestIncidentLibReader::triggerAndEndMakeAWindowWhereTheLengthAgrees_data()
{
    QTest::addColumn<QByteArray>("length");
    QTest::addColumn<bool>("isWindow");
    QTest::newRow("agrees") << QByteArray("2h 30m") << true;
    QTest::newRow("does not") << QByteArray("2h") << false;
}

void TestIncidentLibReader::triggerAndEndMakeAWindowWhereTheLengthAgrees()
{
    QFETCH(QByteArray, length);
    QFETCH(bool, isWindow);
    const QByteArray record = R"({"id": "TL-7", "date": "2031-03-04", "title": {"en": "Gates stood open"}, "root_cause": "x",
        "remediation": [], "action_items": [], "timeline": {"detected_after": "12m", "resolved_after": ")" + length + R"("},
        "summary": {"en": "A licence expired at 10:00 UTC. Gates failed to close until 12:30 UTC."}})";
    const ReadingReport report = ReaderTest::read(*makeIncidentLibReader(), record.toStdString());
    QCOMPARE(dated(only(report)), isWindow ? QStringList({QStringLiteral("detection 10:12"), QStringLiteral("impact 10:00..12:30"),
                                                          QStringLiteral("trigger 10:00")})
                                           : QStringList({QStringLiteral("trigger 10:00")}));
    if (isWindow)
        QCOMPARE(ofKind(only(report), EventKind::Impact).front()->basis, Basis::Derived);
}

void TestIncidentLibReader::joinsAStepWithItsSentence()
{
    const std::string record = R"({"id": "TL-8", "date": "2031-03-04", "title": {"en": "Gates stood open"}, "root_cause": "x",
        "action_items": [], "summary": {"en": "Gates failed from 10:00 to 11:00 UTC. Kim replaced the broken licence at 10:40 UTC."},
        "remediation": [{"text": {"en": "Replaced the broken licence of the north gate"}, "owner": "Kim"},
                        {"text": {"en": "Oiled the hinges of the gate"}}]})";
    const ReadingReport report = ReaderTest::read(*makeIncidentLibReader(), record);
    const auto steps = ofKind(only(report), EventKind::Remediation);
    QCOMPARE(steps.size(), std::size_t(2));
    QCOMPARE(dated(only(report)), QStringList({QStringLiteral("impact 10:00..11:00"), QStringLiteral("remediation 10:40")}));
    QVERIFY(pointsAt(*steps.front(), "/summary/en") && pointsAt(*steps.front(), "/remediation/0/text/en"));
    QCOMPARE(steps.front()->unknown, (UnknownMembers{{"owner", "\"Kim\""}}));
    QVERIFY(!steps.back()->isDated());
}

void TestIncidentLibReader::keepsBothLanguages()
{
    const ReadingReport report = readFixture("incidentlib/good/two-windows.json");
    const Event &detection = *ofKind(only(report), EventKind::Detection).front();
    QVERIFY(detection.text.find("en") != nullptr && detection.text.find("ko") != nullptr);
    QVERIFY(only(report).title.find("en") != nullptr && only(report).title.find("ko") != nullptr);
    for (const Event *step : ofKind(only(report), EventKind::Remediation))
        QVERIFY(step->text.find("en") != nullptr && step->text.find("ko") != nullptr);
}

void TestIncidentLibReader::joinsLengthsWithTimes()
{
    const ReadingReport report = readFixture("incidentlib/good/two-windows.json");
    const auto detections = ofKind(only(report), EventKind::Detection);
    QCOMPARE(detections.size(), std::size_t(1));
    QVERIFY(pointsAt(*detections.front(), "/timeline/detected_after"));
    QVERIFY(pointsAt(*ofKind(only(report), EventKind::Impact).back(), "/timeline/resolved_after"));
    QCOMPARE(only(report).status, IncidentStatus::Resolved);
}

void TestIncidentLibReader::keepsStepsWithoutTimes()
{
    const ReadingReport report = readFixture("incidentlib/good/two-windows.json");
    const auto steps = ofKind(only(report), EventKind::Remediation);
    QCOMPARE(steps.size(), std::size_t(2));
    QVERIFY(!steps.front()->isDated());
    QVERIFY(pointsAt(*steps.front(), "/remediation/0/text/en") && pointsAt(*steps.front(), "/remediation/0/text/ko"));
    QCOMPARE(steps.back()->unknown, (UnknownMembers{{"owner", "\"edge team\""}}));
    QCOMPARE(ofKind(only(report), EventKind::FollowUp).size(), std::size_t(1));
}

void TestIncidentLibReader::keepsFactsAndUnknownMembers()
{
    const ReadingReport report = readFixture("incidentlib/good/two-windows.json");
    const Incident &incident = only(report);
    QCOMPARE(incident.id, std::string("TL-0042"));
    QCOMPARE(incident.organization, std::string("Tidal Maps"));
    QCOMPARE(incident.severity, Severity::Major);
    QCOMPARE(incident.severityText, std::string("high"));
    QCOMPARE(incident.components, (std::vector<std::string>{"tile-cache", "search"}));
    QVERIFY(incident.impact.region.isEmpty());
    QCOMPARE(incident.impact.unknown, (UnknownMembers{{"orders", "12.50"}}));
    QCOMPARE(incident.sources.size(), std::size_t(2));
    QCOMPARE(incident.sources[1].uri, std::string("https://status.tidalmaps.example/i/9"));
    QVERIFY(std::find(incident.tags.begin(), incident.tags.end(), "retry-storm") != incident.tags.end());
    const auto kept = [&incident](std::string_view name, std::string_view json) {
        return std::find(incident.unknown.begin(), incident.unknown.end(),
                         UnknownMember{std::string(name), std::string(json)})
            != incident.unknown.end();
    };
    QVERIFY(kept("score", "1.50"));
    QVERIFY(kept("recurrence_of", "null"));
    QVERIFY(kept("record-view", R"({"layout":"wide"})"));
    QVERIFY(kept("record-statedZone", R"("the west")"));
}

void TestIncidentLibReader::readsWholeLibraries()
{
    const ReadingReport report = readFixture("incidentlib/good/library.json");
    QCOMPARE(report.incidents.size(), std::size_t(2));
    QCOMPARE(*report.incidents[0].title.find("en"), std::string("Transfers queued overnight"));
    QCOMPARE(ofKind(report.incidents[0], EventKind::Remediation).size(), std::size_t(1));
    QCOMPARE(ofKind(report.incidents[1], EventKind::FollowUp).size(), std::size_t(1));
    // 30 February is no day.
    QCOMPARE(report.errors.size(), std::size_t(1));
    QCOMPARE(report.errors.front().code, ReadingErrorCode::OutOfRange);
    QCOMPARE(report.errors.front().pointer, std::string("/cases/1/date"));
    QCOMPARE(report.errors.front().line, std::uint64_t(3));
}

void TestIncidentLibReader::readsJsonLines()
{
    const std::string text = ReaderTest::fixture(QStringLiteral("incidentlib/good/cases.jsonl"));
    const ReadingReport report = ReaderTest::read(*makeIncidentLibReader(), text);
    QCOMPARE(report.incidents.size(), std::size_t(2));
    QCOMPARE(dated(report.incidents[0]), QStringList({QStringLiteral("impact 10:00..10:45")}));
    const Evidence &place = ofKind(report.incidents[1], EventKind::Remediation).front()->evidence.front();
    QCOMPARE(text.substr(place.begin, place.end - place.begin), std::string("Added workers"));
}

void TestIncidentLibReader::keepsLengthsWithoutAStart()
{
    const ReadingReport report = readFixture("incidentlib/good/library.json");
    const Incident &incident = report.incidents.front();
    const auto detections = ofKind(incident, EventKind::Detection);
    QCOMPARE(detections.size(), std::size_t(1));
    QVERIFY(!detections.front()->isDated());
    QVERIFY(pointsAt(*detections.front(), "/cases/0/timeline/detected_after"));
    QVERIFY(pointsAt(*ofKind(incident, EventKind::Milestone).front(), "/cases/0/timeline/resolved_after"));
    // All that is known of the time is the day.
    QCOMPARE(ofKind(incident, EventKind::Impact).front()->precision, Precision::Day);
}

void TestIncidentLibReader::placesPointsByTheirLengths()
{
    const std::string text = R"({"id": "IL-0900", "org": "Tern", "date": "2029-05-08", "date_kind": "incident",
        "title": {"en": "Logins failed", "ko": "로그인 실패"},
        "summary": {"en": "Logins failed from 09:12 to 10:03 KST on May 8, 2029.",
                    "ko": "2029년 5월 8일 09:12부터 10:03까지 로그인이 실패했다."},
        "timeline": {"detected_after": "3m", "mitigated_after": "40m", "resolved_after": "51m"}})";
    const ReadingReport report = ReaderTest::read(*makeIncidentLibReader(), text);
    const Incident &incident = only(report);
    QCOMPARE(dated(incident), QStringList({QStringLiteral("detection 00:15"), QStringLiteral("impact 00:12..01:03"),
                                           QStringLiteral("milestone 00:52")}));
    const Event *mitigated = ofKind(incident, EventKind::Milestone).front();
    QCOMPARE(mitigated->basis, Basis::Derived);
    QCOMPARE(ReaderTest::text(mitigated->text.best("en")->second), QStringLiteral("mitigated_after: 40m"));
    QCOMPARE(mitigated->evidence.front().pointer, std::string("/timeline/mitigated_after"));
}

void TestIncidentLibReader::namesWrongTypesAndReadsTheRest()
{
    const ReadingReport report = readFixture("incidentlib/bad/wrong-types.json");
    QStringList found;
    for (const ReadingError &error : report.errors)
        found << QString::number(error.line) + QLatin1Char(' ') + ReaderTest::text(error.pointer);
    QCOMPARE(found, QStringList({QStringLiteral("1 /org"), QStringLiteral("1 /date"), QStringLiteral("2 /title/en"),
                                 QStringLiteral("3 /symptoms_text"), QStringLiteral("5 /remediation/1"),
                                 QStringLiteral("7 /timeline/detected_after")}));
    const Incident &incident = only(report);
    QCOMPARE(*incident.title.find("ko"), std::string("제목"));
    QCOMPARE(ofKind(incident, EventKind::Remediation).size(), std::size_t(1));
}

QTEST_GUILESS_MAIN(TestIncidentLibReader)
#include "tst_incidentlibreader.moc"
