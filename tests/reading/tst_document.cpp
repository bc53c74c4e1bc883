// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/documentreader.h"
#include "models/reading/incidentwriter.h"

#include <QFile>
#include <QTest>

using namespace chronolane;

/// What is written opens again without loss; what is wrong in a document is named with its place.
class TestDocument : public QObject
{
    Q_OBJECT

private slots:
    void recognisesItself_data();
    void recognisesItself();
    void writesWhatItRead();
    void readsEveryMember();
    void writesExactlyThisLayout();
    void leavesOutWhatSaysNothing();
    void writesSourceTextsByTheirSize_data();
    void writesSourceTextsByTheirSize();
    void writesSecondsWithFractionsOnlyWhereThereAreSome_data();
    void writesSecondsWithFractionsOnlyWhereThereAreSome();
    void namesWhatIsWrongAndReadsTheRest();
    void givesEventsIdsThatTellThemApart();
    void refusesOtherVersions();
    void keepsIncidentsBeforeACut();
    void dropsDiagnosticsThatAnalysisComputes();
    void canBeCancelled();
};

namespace {

ReadingReport readText(std::string_view text, const ReadingContext &context = {})
{
    RecordInput input;
    input.text = text;
    input.source.id = "s1";
    return makeDocumentReader()->read(input, {}, context);
}

std::string fixture(const char *name)
{
    QFile file(QStringLiteral(CHRONOLANE_FIXTURES "/chronolane/") + QString::fromLatin1(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", name);
    return file.readAll().toStdString();
}

IncidentSet setOf(const ReadingReport &report)
{
    IncidentSet set;
    for (const Incident &incident : report.incidents)
        set.incidents.push_back(std::make_shared<const Incident>(incident));
    set.unknown = report.unknown;
    return set;
}

IncidentSet setOf(Incident incident)
{
    return {{std::make_shared<const Incident>(std::move(incident))}, {}};
}

UtcTime at(const char *iso)
{
    return parseIso8601(iso)->time;
}

} // namespace

void TestDocument::recognisesItself_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("score");
    QTest::newRow("ours") << QByteArray(R"({"format":"chronolane","version":1})") << 100;
    QTest::newRow("with a byte order mark") << QByteArray("\xEF\xBB\xBF\n{ \"version\":1,\"format\": \"chronolane\"") << 100;
    QTest::newRow("another") << QByteArray(R"({"format":"other"})") << 0;
    QTest::newRow("deeper") << QByteArray(R"({"a":{"format":"chronolane"}})") << 0;
    QTest::newRow("in words") << QByteArray("\"format\": \"chronolane\"") << 0;
    QTest::newRow("nothing") << QByteArray() << 0;
}

void TestDocument::recognisesItself()
{
    QFETCH(QByteArray, text);
    QFETCH(int, score);
    RecordInput input;
    const std::string held = text.toStdString();
    input.text = held;
    QCOMPARE(makeDocumentReader()->score(input), score);
}

void TestDocument::writesWhatItRead()
{
    const std::string text = fixture("good/everything.json");
    const ReadingReport report = readText(text);
    QVERIFY(report.errors.empty());
    QCOMPARE(QByteArray::fromStdString(writeDocument(setOf(report))), QByteArray::fromStdString(text));
}

void TestDocument::readsEveryMember()
{
    const ReadingReport report = readText(fixture("good/everything.json"));
    QCOMPARE(report.incidents.size(), std::size_t(1));
    const Incident &incident = report.incidents.front();
    QCOMPARE(incident.id, std::string("ORB-7"));
    QCOMPARE(*incident.title.find("ko"), std::string("보내는 메일이 대기열에 쌓임"));
    QCOMPARE(*incident.summary.find("en"), std::string("A full disk\nstopped the relay.\tTwice."));
    QCOMPARE(incident.status, IncidentStatus::Resolved);
    QCOMPARE(incident.severity, Severity::Major);
    QCOMPARE(incident.declared.end, std::optional(at("2027-02-03T10:00:00.25Z")));
    QCOMPARE(*incident.sources.front().content, std::string("08:10 the relay stops"));
    QCOMPARE(incident.events.size(), std::size_t(3));
    const Event &first = incident.events.front();
    QCOMPARE(first.end, std::optional(at("2027-02-03T09:40:00.125Z")));
    QVERIFY(first.approximate && first.approximateEnd && !first.used);
    QCOMPARE(first.endBasis, Basis::Derived);
    QCOMPARE(first.evidence[0].begin, std::uint64_t(0));
    QVERIFY(!first.evidence[0].hasPointer && first.evidence[2].hasPointer);
    QCOMPARE(first.evidence[1].source, std::uint32_t(1));
    QCOMPARE(incident.events[1].stage, Stage::InProgress);
    QVERIFY(!incident.events[2].isDated() && incident.events[2].latest);
    QCOMPARE(incident.annotations[1].eventId, std::string("e3"));
    QCOMPARE(incident.statedZone, std::string("Europe/Berlin"));
    QCOMPARE(incident.view.zone, std::string("Asia/Seoul"));
    QCOMPARE(incident.diagnostics.front().argument("from"), std::string_view("default"));
    QCOMPARE(incident.unknown.back().name, std::string("alpha"));
    QCOMPARE(report.unknown.front().json, std::string("\"a later \\u0041 version\""));
}

void TestDocument::writesExactlyThisLayout()
{
    Incident incident;
    incident.id = "a\x01\"b";
    incident.title.set("en", "T");
    Event &event = incident.events.emplace_back();
    event.id = "e1";
    event.start = at("2026-08-24T17:14:00Z");
    const std::string expected = R"({
  "format": "chronolane",
  "version": 1,
  "incidents": [
    {
      "id": "a\u0001\"b",
      "title": {
        "en": "T"
      },
      "status": "unknown",
      "severity": "unknown",
      "sources": [],
      "events": [
        {
          "id": "e1",
          "kind": "note",
          "start": "2026-08-24T17:14:00Z",
          "end": null,
          "precision": "minute",
          "basis": "stated"
        }
      ]
    }
  ]
}
)";
    QCOMPARE(QByteArray::fromStdString(writeDocument(setOf(incident))), QByteArray::fromStdString(expected));
}

void TestDocument::leavesOutWhatSaysNothing()
{
    const QByteArray text = QByteArray::fromStdString(writeDocument(setOf(Incident())));
    for (const char *member : {"organization", "summary", "declared", "components", "trigger", "impact",
                               "annotations", "statedZone", "view", "metrics", "diagnostics"})
        QVERIFY2(!text.contains(QByteArray("\"") + member + "\""), member);
}

void TestDocument::writesSourceTextsByTheirSize_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<bool>("hasFile");
    QTest::addColumn<bool>("isWritten");
    QTest::newRow("at the limit") << 100 << true << true;
    QTest::newRow("above it") << 101 << true << false;
    QTest::newRow("pasted") << 101 << false << true;
}

void TestDocument::writesSourceTextsByTheirSize()
{
    QFETCH(int, size);
    QFETCH(bool, hasFile);
    QFETCH(bool, isWritten);
    Incident incident;
    Source &source = incident.sources.emplace_back();
    source.id = "s1";
    source.uri = hasFile ? "a.txt" : "";
    source.content = std::make_shared<const std::string>(static_cast<std::size_t>(size), 'x');
    WritingOptions options;
    options.contentLimit = 100;
    QCOMPARE(writeDocument(setOf(incident), options).find("\"content\"") != std::string::npos, isWritten);
}

void TestDocument::writesSecondsWithFractionsOnlyWhereThereAreSome_data()
{
    QTest::addColumn<qint64>("microseconds");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("whole") << qint64(120'000'000) << QByteArray("120");
    QTest::newRow("zero") << qint64(0) << QByteArray("0");
    QTest::newRow("negative") << qint64(-90'000'000) << QByteArray("-90");
    QTest::newRow("fraction") << qint64(1'250'000) << QByteArray("1.25");
    QTest::newRow("small and negative") << qint64(-500) << QByteArray("-0.0005");
}

void TestDocument::writesSecondsWithFractionsOnlyWhereThereAreSome()
{
    QFETCH(qint64, microseconds);
    QFETCH(QByteArray, text);
    Incident incident;
    incident.metrics[MetricKind::TimeToDetect].value = fromMicroseconds(microseconds);
    const QByteArray written = QByteArray::fromStdString(writeDocument(setOf(incident)));
    QVERIFY2(written.contains("\"timeToDetect\": " + text + "\n"), written.constData());
}

void TestDocument::namesWhatIsWrongAndReadsTheRest()
{
    const ReadingReport report = readText(fixture("bad/wrong-types.json"));
    QByteArrayList found;
    for (const ReadingError &error : report.errors) {
        QVERIFY(!error.isFatal);
        found << QByteArray::number(qulonglong(error.line)) + ' '
                + QByteArray::fromStdString(std::string(name(error.code)) + ' ' + error.pointer);
    }
    QCOMPARE(found,
             QByteArrayList({"6 wrong-type /incidents/0/id", "7 wrong-type /incidents/0/title",
                             "8 out-of-range /incidents/0/status", "15 out-of-range /incidents/0/events/0/start",
                             "16 wrong-type /incidents/0/events/0/used", "17 wrong-type /incidents/0/events/0/text/en",
                             "19 out-of-range /incidents/0/events/0/evidence/0/source",
                             "20 out-of-range /incidents/0/events/0/evidence/1/begin",
                             "23 wrong-type /incidents/0/events/1", "31 wrong-type /incidents/1"}));
    QCOMPARE(report.incidents.size(), std::size_t(2));
    QCOMPARE(report.incidents[0].severity, Severity::Major);
    QCOMPARE(report.incidents[0].events.size(), std::size_t(2));
    QCOMPARE(report.incidents[1].id, std::string("fine"));
}

void TestDocument::givesEventsIdsThatTellThemApart()
{
    const ReadingReport report = readText(
        R"({"format":"chronolane","version":1,"incidents":[{"id":"x","events":[{"id":"e1"},{"id":"e1"},{},{"id":"e2"}]}]})");
    QByteArrayList ids;
    for (const Event &event : report.incidents.front().events)
        ids << QByteArray::fromStdString(event.id);
    QCOMPARE(ids, QByteArrayList({"e1", "e3", "e4", "e2"}));
}

void TestDocument::refusesOtherVersions()
{
    const ReadingReport report
        = readText("{\"format\":\"chronolane\",\n\"version\":2,\"incidents\":[{\"id\":\"x\"}]}");
    QVERIFY(report.incidents.empty() && report.hasFatalError());
    QCOMPARE(report.errors.front().code, ReadingErrorCode::UnsupportedVersion);
    QCOMPARE(report.errors.front().line, std::uint64_t(2));
}

void TestDocument::keepsIncidentsBeforeACut()
{
    const ReadingReport report
        = readText("{\"format\":\"chronolane\",\"version\":1,\"incidents\":[{\"id\":\"x\"},\n{\"id\":");
    QCOMPARE(report.incidents.size(), std::size_t(1));
    QCOMPARE(report.errors.front().code, ReadingErrorCode::BrokenJson);
    QCOMPARE(report.errors.front().line, std::uint64_t(2));
    QVERIFY(!report.hasFatalError());
    QVERIFY(readText("{\"format\":\"chronolane\",\"version\":1,\"inc").hasFatalError());
}

void TestDocument::dropsDiagnosticsThatAnalysisComputes()
{
    const ReadingReport report = readText(
        R"({"format":"chronolane","version":1,"incidents":[{"diagnostics":[{"code":"undated-steps"},{"code":"assumed-year"}]}]})");
    QCOMPARE(report.incidents.front().diagnostics.size(), std::size_t(1));
    QCOMPARE(report.incidents.front().diagnostics.front().code, std::string("assumed-year"));
}

void TestDocument::canBeCancelled()
{
    int asked = 0;
    ReadingContext context;
    context.isCancelled = [&asked] { return ++asked == 2; };
    const ReadingReport report
        = readText(R"({"format":"chronolane","version":1,"incidents":[{},{},{}]})", context);
    QCOMPARE(asked, 2);
    QVERIFY(report.incidents.empty());
    QCOMPARE(report.errors.front().code, ReadingErrorCode::Cancelled);
}

QTEST_GUILESS_MAIN(TestDocument)
#include "tst_document.moc"
