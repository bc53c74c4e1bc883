// SPDX-License-Identifier: GPL-3.0-or-later
#include "readertest.h"

#include "models/reading/statuspagereader.h"

using namespace chronolane;

class TestStatusPageReader : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatAPersonReads_data();
    void readsWhatAPersonReads();
    void readsFactsOfThePage();
    void standsOnWhatThePageSaysAbove_data();
    void standsOnWhatThePageSaysAbove();
    void tellsTheIncidentsOfAPageApart();
    void readsAStoryThatStandsInTheSummary();
    void readsACopiedStoryOnce();
    void laterTellingOfAWindowIsUsed();
    void comparesTheLengthOfAField();
    void takesALoneFieldForOne();
    void namesWhatWasAffected();
    void listsWhatWasAffected_data();
    void listsWhatWasAffected();
    void readsTheWindowBelowTheUpdates();
    void accountsForEveryLine();
    void leavesUndatedWhatNoTodayDates();
    void textsWithoutUpdatesAreNoStatusPage_data();
    void textsWithoutUpdatesAreNoStatusPage();

private:
    std::unique_ptr<RecordReader> m_reader = makeStatusPageReader();
};

void TestStatusPageReader::readsWhatAPersonReads_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file : {"four-lines", "glued-stage", "posted-behind", "stage-first", "korean", "fields-on-lines",
                             "harm-since", "harm-since-korean", "posts", "posts-above", "columns", "ends-elsewhere"})
        QTest::newRow(file) << QStringLiteral("status-page/good/%1.txt").arg(QLatin1String(file));
}

void TestStatusPageReader::readsWhatAPersonReads()
{
    QFETCH(QString, file);
    const std::string text = ReaderTest::fixture(file);
    QVERIFY(ReaderTest::score(*m_reader, text) >= 80);
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    QCOMPARE(report.incidents.size(), std::size_t(1));
    QStringList told = ReaderTest::tell(report.incidents[0], text) + ReaderTest::tellDiagnostics(report.incidents[0], text);
    const QString expected = QString::fromStdString(ReaderTest::fixture(file + QStringLiteral(".expected")));
    QCOMPARE(told.join(QLatin1Char('\n')) + QLatin1Char('\n'), expected);
}

void TestStatusPageReader::standsOnWhatThePageSaysAbove_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QStringList>("updates");
    QTest::newRow("a title above a post without a stage")
        << "Searches are slow\n\nAll is fast again.\nPosted Mar 4, 2031 - 16:24 KST\nWe look into slow searches.\n"
           "Posted Mar 4, 2031 - 12:58 KST\n"
        << "Searches are slow"
        << ReaderTest::lines({"2031-03-04T07:24:00Z All is fast again.", "2031-03-04T03:58:00Z We look into slow searches."});
    QTest::newRow("the stage before a full stop, the comma of a date")
        << "Sorter\n\nMar 4, 2031, 14:02 UTC - Investigating. The sorter stopped.\n"
           "Mar 4, 2031, 14:47 UTC - Resolved. The sorter works.\n"
        << "Sorter" << ReaderTest::lines({"2031-03-04T14:02:00Z The sorter stopped.", "2031-03-04T14:47:00Z The sorter works."});
    QTest::newRow("an update that says no more than its stage, below fields of the same names")
        << "Sorter\n\nStarted\nFeb 4, 2031 1:42 AM UTC\nResolved\nFeb 4, 2031 4:10 AM UTC\n\nResolved\nFeb 4, 2031 4:10 AM UTC\n"
           "Resolved.\n\nInvestigating\nFeb 4, 2031 1:45 AM UTC\nWe look into it.\n"
        << "Sorter" << ReaderTest::lines({"2031-02-04T04:10:00Z Resolved.", "2031-02-04T01:45:00Z We look into it."});
    QTest::newRow("the first update right below a field, and what a page sums up")
        << "Sorter stopped\nResolved after 1 hour 35 minutes of downtime. March 4, 2031 at 3:37 PM UTC\n\nAffected services\nSorter\n"
           "Belt\n\nResolved\nMarch 4, 2031 at 3:37 PM UTC\nThe sorter works again.\n\nIdentified\nMarch 4, 2031 at 2:40 PM UTC\n"
           "A belt is torn.\n\nCreated\nMarch 4, 2031 at 2:02 PM UTC\nThe sorter stopped.\n"
        << "Sorter stopped" << ReaderTest::lines({"2031-03-04T15:37:00Z The sorter works again.", "2031-03-04T14:40:00Z A belt is torn.",
                                                     "2031-03-04T14:02:00Z The sorter stopped."});
    QTest::newRow("the time behind the last sentence")
        << "Sorter upgrade\n\nCompleted - The upgrade is done. Mar 9, 2031 02:40 UTC\n"
           "In progress - The upgrade has begun. Mar 9, 2031 01:00 UTC\n"
        << "Sorter upgrade" << ReaderTest::lines({"2031-03-09T02:40:00Z The upgrade is done.", "2031-03-09T01:00:00Z The upgrade has begun."});
    QTest::newRow("the name of the page above, whose it is below")
        << "Tern Cloud Status\nSorter upgrade\nMaintenance Report for Tern Cloud\n\nCompleted\nThe upgrade is done.\n"
           "Posted Mar 9, 2031 - 02:40 UTC\n\nScheduled\nWe will upgrade.\nPosted Mar 2, 2031 - 09:20 UTC\n"
        << "Sorter upgrade" << ReaderTest::lines({"2031-03-09T02:40:00Z The upgrade is done.", "2031-03-02T09:20:00Z We will upgrade."});
    QTest::newRow("an update that is named Updated")
        << "Sorter stopped\n\nInvestigating\nMar 4, 2031 at 2:02 PM UTC\nWe look into it.\n\nUpdated\nMar 4, 2031 at 2:44 PM UTC\n"
           "It takes longer.\n\nResolved\nMar 4, 2031 at 3:40 PM UTC\nIt works.\n"
        << "Sorter stopped" << ReaderTest::lines({"2031-03-04T14:02:00Z We look into it.", "2031-03-04T14:44:00Z It takes longer.",
                                                     "2031-03-04T15:40:00Z It works."});
    QTest::newRow("stages in brackets below their times")
        << "Sorter stopped\n\nMarch 4, 2031 2:10PM UTC\n[Investigating] We know of it.\n\nMarch 4, 2031 3:02PM UTC\n"
           "[Resolved] The belt was replaced.\n"
        << "Sorter stopped" << ReaderTest::lines({"2031-03-04T14:10:00Z We know of it.", "2031-03-04T15:02:00Z The belt was replaced."});
    QTest::newRow("times in brackets, the first of them without a stage")
        << "Sorter stopped\n\n[Update 2031-03-04 15:05 UTC] All is well.\n[Update 2031-03-04 14:32 UTC] A belt is new.\n"
           "[2031-03-04 14:10 UTC] We look into it.\n"
        << "Sorter stopped" << ReaderTest::lines({"2031-03-04T15:05:00Z All is well.", "2031-03-04T14:32:00Z A belt is new.",
                                                     "2031-03-04T14:10:00Z We look into it."});
    QTest::newRow("lines that begin with stage and time")
        << "Sorter stopped, 4 March 2031\n\nUpdate 15:40 UTC: All clear.\nUpdate 14:55 UTC: A belt is new.\nUpdate 14:10 UTC: We look.\n"
        << "Sorter stopped, 4 March 2031"
        << ReaderTest::lines({"2031-03-04T15:40:00Z All clear.", "2031-03-04T14:55:00Z A belt is new.", "2031-03-04T14:10:00Z We look."});
    QTest::newRow("the day in the title")
        << "Search errors - 4 March 2031\n\n14:02 UTC  Investigating  We are looking into errors.\n"
           "14:31 UTC  Identified  A bad index was found.\n15:44 UTC  Resolved  Search works again.\n"
        << "Search errors - 4 March 2031"
        << ReaderTest::lines({"2031-03-04T14:02:00Z We are looking into errors.", "2031-03-04T14:31:00Z A bad index was found.",
                              "2031-03-04T15:44:00Z Search works again."});
}

void TestStatusPageReader::standsOnWhatThePageSaysAbove()
{
    QFETCH(QString, words);
    QFETCH(QString, title);
    QFETCH(QStringList, updates);
    const Incident incident = ReaderTest::read(*m_reader, words.toStdString()).incidents.at(0);
    QCOMPARE(ReaderTest::text(incident.title.best("en")->second), title);
    QStringList told;
    for (const Event &event : incident.events)
        if (event.kind == EventKind::StatusUpdate)
            told << ReaderTest::text((event.start ? formatIso8601(*event.start) : "undated") + " "
                                     + std::string(event.text.best("en")->second));
    QCOMPARE(told, updates);
}

void TestStatusPageReader::tellsTheIncidentsOfAPageApart()
{
    const std::string text = ReaderTest::fixture(QStringLiteral("status-page/good/history.txt"));
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    QStringList told;
    for (const Incident &incident : report.incidents) {
        told << ReaderTest::text(incident.organization) + QLatin1String(": ")
                + ReaderTest::text(incident.title.best("en")->second);
        for (const Event &event : incident.events)
            if (event.kind == EventKind::StatusUpdate)
                told << ReaderTest::text(name(event.stage)) + QLatin1Char(' ')
                        + ReaderTest::text(formatIso8601(*event.start)) + QLatin1Char(' ')
                        + ReaderTest::text(name(event.basis));
        for (const std::string &component : incident.components)
            told << QLatin1String("component ") + ReaderTest::text(component);
    }
    QCOMPARE(told, QStringList({QStringLiteral("Tern Cloud: Slow answers of the API"),
                                QStringLiteral("resolved 2029-06-03T22:41:00Z derived"),
                                QStringLiteral("investigating 2029-06-03T21:22:00Z derived"),
                                QStringLiteral("component API"), QStringLiteral("component Login"),
                                QStringLiteral("Tern Cloud: Moving the database"),
                                QStringLiteral("completed 2029-06-01T05:00:00Z derived"),
                                QStringLiteral("scheduled 2029-05-28T16:12:00Z derived")}));
}

void TestStatusPageReader::comparesTheLengthOfAField()
{
    const auto mismatches = [this](const std::string &length) {
        const std::string text = "Sorter stopped\n\nStarted\nMar 4, 2031 1:10 PM UTC\n\nResolved\nMar 4, 2031 3:25 PM UTC\n\nDuration\n" + length
            + "\n\nResolved\nMar 4, 2031 3:25 PM UTC\nThe sorter works.\n\nInvestigating\nMar 4, 2031 1:18 PM UTC\nWe look into it.\n";
        const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
        return std::count_if(incident.diagnostics.begin(), incident.diagnostics.end(), [&text](const Diagnostic &diagnostic) {
            return diagnostic.code == diagnostic_code::DurationMismatch && diagnostic.argument("computed") == "2h 15m"
                && text.substr(diagnostic.evidence.at(0).begin, 6) == "1h 35m";
        });
    };
    QCOMPARE(mismatches("1h 35m"), 1);
    QCOMPARE(mismatches("2h 15m"), 0);
    QCOMPARE(mismatches("about 2 hours"), 0);
}

void TestStatusPageReader::takesALoneFieldForOne()
{
    const std::string text = "Severity\nMaintenance\n\nUpgrade of the sorter\n\nScheduled for\nMar 4, 2031 10:00 PM UTC – Mar 5, 2031 2:00 AM UTC\n\n"
                             "✓\nCompleted\nMar 5, 2031 1:38 AM UTC\nThe upgrade is done.\n\nScheduled\nMar 1, 2031 3:15 PM UTC\nWe will upgrade the sorter.\n";
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    QCOMPARE(incident.severity, Severity::Maintenance);
    QCOMPARE(ReaderTest::text(incident.title.best("en")->second), QStringLiteral("Upgrade of the sorter"));
    QVERIFY(ReaderTest::times(ReaderTest::read(*m_reader, text)).contains(QStringLiteral("maintenance 2031-03-04T22:00:00Z..2031-03-05T02:00:00Z")));
}

void TestStatusPageReader::readsAStoryThatStandsInTheSummary()
{
    QFile file(QStringLiteral(CHRONOLANE_SOURCE_DIR "/resources/samples/checkout-latency.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Incident incident = ReaderTest::read(*m_reader, file.readAll().toStdString()).incidents.at(0);
    QStringList windows;
    int followUps = 0;
    for (const Event &event : incident.events) {
        if (event.kind == EventKind::Impact && event.encloses.empty())
            windows << QString::fromStdString(formatIso8601(*event.start) + ' ' + formatIso8601(*event.end));
        followUps += event.kind == EventKind::FollowUp ? 1 : 0;
    }
    QCOMPARE(windows, (QStringList{QStringLiteral("2026-05-12T09:42:00Z 2026-05-12T10:58:00Z"),
                                   QStringLiteral("2026-05-12T12:45:00Z 2026-05-12T14:20:00Z")}));
    QCOMPARE(followUps, 3);
}

void TestStatusPageReader::readsFactsOfThePage()
{
    const std::string text = ReaderTest::fixture(QStringLiteral("status-page/good/four-lines.txt"));
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    QCOMPARE(incident.title.best("en")->second, std::string("Ticket sales and seat maps"));
    QCOMPARE(incident.organization, std::string("Larkspur"));
    QCOMPARE(incident.severityText, std::string("High"));
    QCOMPARE(incident.severity, Severity::Major);
    QCOMPARE(incident.status, IncidentStatus::Resolved);
    QCOMPARE(formatIso8601(incident.declared.start.value()), std::string("2031-03-04T09:20:00Z"));
    QCOMPARE(formatIso8601(incident.declared.end.value()), std::string("2031-03-04T15:05:00Z"));
    QCOMPARE(incident.impact.scope.best("en")->second,
             std::string("About 3% of checkouts failed.\nSeat maps of six halls were empty."));
}

void TestStatusPageReader::readsACopiedStoryOnce()
{
    const std::string text = ReaderTest::fixture(QStringLiteral("status-page/good/four-lines.txt"));
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    int followUps = 0;
    for (const Event &event : incident.events) {
        if (event.kind != EventKind::FollowUp)
            continue;
        ++followUps;
        QCOMPARE(event.evidence.size(), std::size_t(2));
        const auto words = [&text](const Evidence &place) { return text.substr(place.begin, place.end - place.begin); };
        QCOMPARE(words(event.evidence[0]), words(event.evidence[1]));
        QVERIFY(event.evidence[0].begin != event.evidence[1].begin);
    }
    QCOMPARE(followUps, 2);
}

void TestStatusPageReader::laterTellingOfAWindowIsUsed()
{
    const std::string text = ReaderTest::fixture(QStringLiteral("status-page/good/glued-stage.txt"));
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    std::vector<const Event *> windows;
    for (const Event &event : incident.events)
        if (event.kind == EventKind::Impact)
            windows.push_back(&event);
    QCOMPARE(windows.size(), std::size_t(2));
    QCOMPARE(windows[0]->conflictsWith, std::vector<std::string>{windows[1]->id});
    QCOMPARE(windows[1]->conflictsWith, std::vector<std::string>{windows[0]->id});
    QVERIFY(!windows[0]->used);
    QVERIFY(windows[1]->used);
    QCOMPARE(formatIso8601(*windows[1]->end), std::string("2030-11-05T07:18:00Z"));
}

void TestStatusPageReader::namesWhatWasAffected()
{
    const std::string text = ReaderTest::fixture(QStringLiteral("status-page/good/posted-behind.txt"));
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    QCOMPARE(incident.components, (std::vector<std::string>{"Exports (CSV, PDF)", "Scheduler"}));
    QCOMPARE(incident.statedZone, std::string("America/Los_Angeles"));
}

void TestStatusPageReader::listsWhatWasAffected_data()
{
    QTest::addColumn<QString>("frame");
    QTest::addColumn<QStringList>("components");
    QTest::addColumn<QStringList>("regions");
    QTest::newRow("one on each line, with its state")
        << "Started: Mar 4, 2031 at 2:00 PM UTC\nResolved: Mar 4, 2031 at 3:40 PM UTC\nAffected components\n  Login - Major outage\n"
           "  Search - Degraded performance\n  API - Operational\n\nUpdates\n\n%1"
        << QStringList({QStringLiteral("Login"), QStringLiteral("Search")}) << QStringList();
    QTest::newRow("behind a label, above") << QStringLiteral("영향을 받은 서비스: 로그인, 회원가입\n\n%1")
                                           << QStringList({QStringLiteral("로그인"), QStringLiteral("회원가입")}) << QStringList();
    QTest::newRow("behind a label, below") << QStringLiteral("%1\n\n영향을 받은 서비스: 로그인, 회원가입\n")
                                           << QStringList({QStringLiteral("로그인"), QStringLiteral("회원가입")}) << QStringList();
    QTest::newRow("beside where it was") << "Incident Status\nService Disruption\n\nComponents\nLifts, Belts\n\nLocations\nNorth Pier\n\n%1"
                                         << QStringList({QStringLiteral("Lifts"), QStringLiteral("Belts")}) << QStringList({QStringLiteral("North Pier")});
}

void TestStatusPageReader::listsWhatWasAffected()
{
    QFETCH(QString, frame);
    QFETCH(QStringList, components);
    QFETCH(QStringList, regions);
    const QString updates = QStringLiteral("Resolved\nIt works again.\nPosted Mar 4, 2031 - 15:40 UTC\n\nInvestigating\nWe look into it.\n"
                                           "Posted Mar 4, 2031 - 14:05 UTC");
    const QString text = QStringLiteral("Sorter stopped\n\n") + frame.arg(updates);
    const Incident incident = ReaderTest::read(*m_reader, text.toStdString()).incidents.at(0);
    const auto listed = [](const std::vector<std::string> &names) {
        QStringList list;
        for (const std::string &name : names)
            list << ReaderTest::text(name);
        return list;
    };
    QCOMPARE(listed(incident.components), components);
    QCOMPARE(listed(incident.regions), regions);
}

void TestStatusPageReader::readsTheWindowBelowTheUpdates()
{
    const std::string text = "Belt upgrade\nMaintenance Report for Tern Cloud\n\nCompleted\nThe belts are new.\nPosted Apr 09, 2031 - 02:41 CEST\n\n"
                             "Scheduled\nWe will change them.\nPosted Apr 02, 2031 - 11:20 CEST\n\n"
                             "Scheduled for Apr 09, 2031 01:00 - 03:00 CEST\n";
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    QCOMPARE(ReaderTest::times(report).last(), QStringLiteral("maintenance 2031-04-08T23:00:00Z..2031-04-09T01:00:00Z"));
    QCOMPARE(report.incidents.at(0).organization, std::string("Tern Cloud"));
}

void TestStatusPageReader::accountsForEveryLine()
{
    const std::string text = ReaderTest::fixture(QStringLiteral("status-page/good/glued-stage.txt"));
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    std::uint64_t line = 1;
    for (const QByteArray &words : QByteArray::fromStdString(text).split('\n')) {
        const bool isReported = std::any_of(report.lines.begin(), report.lines.end(),
                                            [line](const ReportLine &each) { return each.line == line; });
        QVERIFY2(isReported || words.trimmed().isEmpty(), words.constData());
        ++line;
    }
}

/// A preview may read a text before anybody says what today is.
void TestStatusPageReader::leavesUndatedWhatNoTodayDates()
{
    static const IanaZoneRules zones;
    ReadingContext context;
    context.zones = &zones;
    const std::string text = ReaderTest::fixture(QStringLiteral("status-page/good/stage-first.txt"));
    RecordInput input;
    input.text = text;
    input.source.id = "s1";
    const ReadingReport report = m_reader->read(input, ReadingOptions(), context);
    QCOMPARE(report.incidents.size(), std::size_t(1));
    const std::vector<Event> &events = report.incidents[0].events;
    QCOMPARE(events.size(), std::size_t(2));
    for (const Event &event : events) {
        QCOMPARE(event.kind, EventKind::StatusUpdate);
        QVERIFY(!event.isDated());
    }
}

void TestStatusPageReader::textsWithoutUpdatesAreNoStatusPage_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("empty") << QString();
    QTest::newRow("stage without time") << QStringLiteral("Resolved\n\nAll good.\n");
    QTest::newRow("time without stage") << QStringLiteral("Mar 4 14:05 lunch\n");
    QTest::newRow("json") << QStringLiteral("{\"status\": \"resolved\", \"at\": \"2031-03-04T10:00:00Z\"}");
}

void TestStatusPageReader::textsWithoutUpdatesAreNoStatusPage()
{
    QFETCH(QString, words);
    QCOMPARE(ReaderTest::score(*m_reader, words.toStdString()), 0);
}

QTEST_GUILESS_MAIN(TestStatusPageReader)
#include "tst_statuspagereader.moc"
