// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/frontmatter/frontmatterreader.h"
#include "tests/reading/readertest.h"

#include <QTest>

using namespace chronolane;

class TestFrontMatterReader : public QObject
{
    Q_OBJECT

private slots:
    void readsTrackedUpdates();
    void readsContainedUpdates();
    void readsCollections();
    void readsTomlHeads();
    void saysWhatIsWrongWithATomlHead_data();
    void saysWhatIsWrongWithATomlHead();
    void letsTheBodySayMoreThanTheDay_data();
    void letsTheBodySayMoreThanTheDay();
    void readsHeadsThatNameTheirLanguage_data();
    void readsHeadsThatNameTheirLanguage();
    void readsWhenWorkIsPlanned_data();
    void readsWhenWorkIsPlanned();
    void saysWhatItCannotRead();
    void recognisesIncidents_data();
    void recognisesIncidents();

private:
    const std::unique_ptr<RecordReader> m_reader = makeFrontMatterReader();
};

void TestFrontMatterReader::readsTrackedUpdates()
{
    const std::string text = ReaderTest::fixture(QStringLiteral("front-matter/good/tracked-updates.md"));
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    const Incident &incident = report.incidents.at(0);
    QCOMPARE(incident.status, IncidentStatus::Resolved);
    QCOMPARE(incident.severity, Severity::Critical);
    QCOMPARE(incident.components, (std::vector<std::string>{"API", "Media Proxy"}));
    QCOMPARE(ReaderTest::tell(incident, text),
             ReaderTest::lines(
                 {"status-update resolved 2031-03-04T05:14:00Z second assumed |Everybody can connect again.| "
                  "<2031-03-04 05:14:00>",
                  "status-update investigating 2031-03-04T04:13:00Z second assumed |We hear of failing lookups.| "
                  "<2031-03-04 04:13:00>",
                  "impact 2031-03-04T04:13:00Z..2031-03-04T05:13:59Z second assumed |Lookup failures| "
                  "<2031-03-04 04:13:00> <2031-03-04 05:13:59>"}));
    QCOMPARE(ReaderTest::tellDiagnostics(incident, text),
             ReaderTest::lines({"assumed-zone zone=UTC from=default <2031-03-04 04:13:00>"}));
    QVERIFY(ReaderTest::tellLines(report).contains(QStringLiteral("11 skipped member-not-used")));
}

void TestFrontMatterReader::readsContainedUpdates()
{
    const std::string text = ReaderTest::fixture(QStringLiteral("front-matter/good/contained-updates.md"));
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    QCOMPARE(incident.id, std::string("b0re4l15"));
    QCOMPARE(incident.components, (std::vector<std::string>{"exports", "api"}));
    QCOMPARE(ReaderTest::tell(incident, text),
             ReaderTest::lines({"status-update resolved 2031-03-04T23:33:18Z second |All exports run again.| "
                                "<2031-03-04T23:33:18.000Z>",
                                "status-update monitoring 2031-03-04T22:33:18Z second |We watch the queue.| "
                                "<2031-03-04T22:33:18.000Z>",
                                "impact 2031-03-04T21:33:18Z..2031-03-04T23:33:18Z second derived |Exports fail| "
                                "<2031-03-04T21:33:18.000Z> <2031-03-04T23:33:18.000Z>"}));
}

void TestFrontMatterReader::readsCollections()
{
    const std::string text = ReaderTest::fixture(QStringLiteral("front-matter/good/collection.md"));
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    QCOMPARE(incident.organization, std::string("Borealis"));
    QCOMPARE(incident.components, (std::vector<std::string>{"Site", "Feeds"}));
    QCOMPARE(incident.status, IncidentStatus::Resolved);
    QCOMPARE(ReaderTest::tell(incident, text),
             ReaderTest::lines({"impact 2031-03-04T18:55:00Z..2031-03-04T19:30:00Z second derived "
                                "|Switch upgrade stops the site| <2031-03-04T10:55:00-08:00> "
                                "<2031-03-04T11:30:00-08:00>"}));
}

void TestFrontMatterReader::readsTomlHeads()
{
    const std::string text = "+++\n# page of the box office\ntitle = \"Slow \\\"seat\\\" search\"\ndate = 2031-03-04T10:00:00Z # began\n"
                             "resolvedWhen = '2031-03-04T11:00:00Z'\nresolved = true\nseverity = \"disrupted\"\n"
                             "affected = [\n  \"Search\", # and\n  'API',\n]\n[extra]\nseverity = \"down\"\n+++\nSearches took a minute.\n";
    QCOMPARE(ReaderTest::score(*m_reader, text), 90);
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    QCOMPARE(*incident.title.find("en"), std::string("Slow \"seat\" search"));
    QCOMPARE(incident.components, (std::vector<std::string>{"Search", "API"}));
    QCOMPARE(incident.severityText, std::string("disrupted"));
    QCOMPARE(incident.status, IncidentStatus::Resolved);
    QCOMPARE(ReaderTest::tell(incident, text),
             ReaderTest::lines({"impact 2031-03-04T10:00:00Z..2031-03-04T11:00:00Z second derived |Slow \"seat\" search| "
                                "<2031-03-04T10:00:00Z> <2031-03-04T11:00:00Z>"}));
}

void TestFrontMatterReader::saysWhatIsWrongWithATomlHead_data()
{
    QTest::addColumn<QString>("head");
    QTest::addColumn<int>("line");
    QTest::newRow("no value") << "title = \"A\"\nseverity\n" << 3;
    QTest::newRow("an open string") << "title = \"A\nseverity = \"down\"\n" << 2;
    QTest::newRow("an open list") << "title = \"A\"\naffected = [\"API\"\n" << 3;
}

void TestFrontMatterReader::saysWhatIsWrongWithATomlHead()
{
    QFETCH(QString, head);
    QFETCH(int, line);
    const ReadingReport report = ReaderTest::read(*m_reader, "+++\n" + head.toStdString() + "+++\nText.\n");
    QVERIFY(report.hasFatalError());
    QCOMPARE(report.errors.at(0).line, static_cast<std::uint64_t>(line));
}

void TestFrontMatterReader::letsTheBodySayMoreThanTheDay_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("event");
    QTest::newRow("a field and a duration")
        << QStringLiteral("- **일시**: 2031-03-04 10:15 KST\n- **영향 시간**: 45분\n")
        << QStringLiteral("impact 2031-03-04T01:15:00Z..2031-03-04T02:00:00Z derived");
    QTest::newRow("nothing better") << QStringLiteral("주문이 느렸습니다.\n")
                                    << QStringLiteral("impact 2031-03-03T15:00:00Z day assumed open");
}

void TestFrontMatterReader::letsTheBodySayMoreThanTheDay()
{
    QFETCH(QString, body);
    QFETCH(QString, event);
    const std::string text
        = (QStringLiteral("---\nincident_id: W-7\ntitle: 주문 지연\ndate: 2031-03-04\nseverity: P2\n---\n") + body).toStdString();
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    QCOMPARE(incident.id, std::string("W-7"));
    QCOMPARE(incident.events.size(), std::size_t(1));
    const QString told = ReaderTest::tell(incident.events.at(0), text);
    QCOMPARE(told.left(event.size() + 1), event + QLatin1Char(' '));
}

void TestFrontMatterReader::readsHeadsThatNameTheirLanguage_data()
{
    QTest::addColumn<QString>("head");
    QTest::newRow("JSON") << "---json\n{\n  \"title\": \"Mail stuck\",\n  \"date\": \"2031-06-17T13:14:03Z\",\n"
                             "  \"severity\": \"major\",\n  \"affectedsystems\": [\"mail\"],\n  \"resolved\": true\n}\n---\n";
    QTest::newRow("TOML") << "---toml\ntitle = \"Mail stuck\"\ndate = 2031-06-17T13:14:03Z\nseverity = \"major\"\n"
                             "affectedsystems = [\n  \"mail\"\n]\nresolved = true\n---\n";
    QTest::newRow("YAML") << "---yaml\ntitle: Mail stuck\ndate: 2031-06-17T13:14:03Z\nseverity: major\naffectedsystems: [mail]\n"
                             "resolved: true\n---\n";
}

void TestFrontMatterReader::readsHeadsThatNameTheirLanguage()
{
    QFETCH(QString, head);
    const std::string text = (head + QStringLiteral("\n::: update Resolved | 2031-06-17T15:00:00Z\nAll mails are out.\n:::\n")).toStdString();
    QCOMPARE(ReaderTest::score(*m_reader, text), 90);
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    QCOMPARE(*incident.title.find("en"), std::string("Mail stuck"));
    QCOMPARE(incident.severity, Severity::Major);
    QCOMPARE(incident.components, std::vector<std::string>{"mail"});
    QCOMPARE(ReaderTest::times(ReaderTest::read(*m_reader, text)),
             ReaderTest::lines({"status-update 2031-06-17T15:00:00Z", "impact 2031-06-17T13:14:03Z..2031-06-17T15:00:00Z"}));
}

void TestFrontMatterReader::readsWhenWorkIsPlanned_data()
{
    QTest::addColumn<QString>("members");
    QTest::addColumn<QStringList>("events");
    QTest::newRow("with its length") << "scheduled: 2031-12-05T23:30:00Z\nduration: 90\n"
                                     << ReaderTest::lines({"maintenance 2031-12-05T23:30:00Z..2031-12-06T01:00:00Z"});
    QTest::newRow("without it") << "scheduled: 2031-12-05T23:30:00Z\n" << ReaderTest::lines({"maintenance 2031-12-05T23:30:00Z"});
    QTest::newRow("a length that is none") << "scheduled: 2031-12-05T23:30:00Z\nduration: long\n"
                                           << ReaderTest::lines({"maintenance 2031-12-05T23:30:00Z"});
    QTest::newRow("no time") << "scheduled: true\n" << ReaderTest::lines({"maintenance 2031-12-01T10:00:00Z"});
}

void TestFrontMatterReader::readsWhenWorkIsPlanned()
{
    QFETCH(QString, members);
    QFETCH(QStringList, events);
    const std::string text = "---\ntitle: Grow the disks\ndate: 2031-12-01T10:00:00Z\nseverity: under-maintenance\n"
        + members.toStdString() + "resolved: false\n---\nWe will grow the disks.\n";
    QCOMPARE(ReaderTest::times(ReaderTest::read(*m_reader, text)), events);
}

void TestFrontMatterReader::saysWhatItCannotRead()
{
    const ReadingReport broken
        = ReaderTest::read(*m_reader, ReaderTest::fixture(QStringLiteral("front-matter/bad/broken-yaml.md")));
    QVERIFY(broken.hasFatalError());
    QVERIFY(broken.errors.at(0).line >= 3);
    const std::string text = ReaderTest::fixture(QStringLiteral("front-matter/bad/no-times.md"));
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    QCOMPARE(ReaderTest::tellDiagnostics(incident, text),
             ReaderTest::lines({"unknown-value member=severity value=dreadful <dreadful>",
                                "unreadable-part what=date line=4 reason=no-time <some day>"}));
    QVERIFY(!incident.events.at(0).isDated());
}

void TestFrontMatterReader::recognisesIncidents_data()
{
    QTest::addColumn<QString>("content");
    QTest::addColumn<int>("score");
    QTest::newRow("severity") << "---\ntitle: A\nseverity: down\n---\n" << 90;
    QTest::newRow("byte order mark") << QString(QChar(0xFEFF)) + QStringLiteral("---\ntitle: A\nseverity: down\n---\n") << 90;
    QTest::newRow("any page") << "---\ntitle: A\ndate: 2031-03-04\n---\n" << 0;
    QTest::newRow("no end") << "---\ntitle: A\nseverity: down\n" << 0;
    QTest::newRow("a rule in Markdown") << "Text\n---\nseverity: x\n---\n" << 0;
    QTest::newRow("only dashes") << "---" << 0;
}

void TestFrontMatterReader::recognisesIncidents()
{
    QFETCH(QString, content);
    QFETCH(int, score);
    QCOMPARE(ReaderTest::score(*m_reader, content.toStdString()), score);
}

QTEST_GUILESS_MAIN(TestFrontMatterReader)
#include "tst_frontmatterreader.moc"
