// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/feed/feeddocument.h"
#include "models/reading/feed/feedreader.h"
#include "models/reading/feed/feedupdates.h"
#include "tests/reading/readertest.h"

#include <QTest>

using namespace chronolane;

class TestFeedReader : public QObject
{
    Q_OBJECT

private slots:
    void readsAtomOfStatusPages();
    void joinsItemsThatAreUpdates();
    void readsTwoLanguagesApart();
    void noticesAPostingThatFitsNoUpdate();
    void aLaterChangeContradictsNothing();
    void updatesOfOneMinuteStandAsTheyWerePosted();
    void keepsReusedGuidsApart();
    void keepsWhatStandsBeforeBrokenXml();
    void saysWhatIsMissing();
    void decodesTextsToTheirPlaces();
    void readsServiceStates();
    void readsStagesOfTitles_data();
    void readsStagesOfTitles();
    void marksOfBothLanguagesAreNoTitle();
    void recognisesFeeds();

private:
    const std::unique_ptr<RecordReader> m_reader = makeFeedReader();
};

void TestFeedReader::readsAtomOfStatusPages()
{
    const std::string text = ReaderTest::fixture(QStringLiteral("feed/good/statuspage.atom"));
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    QCOMPARE(report.incidents.size(), std::size_t(2));
    QVERIFY(report.errors.empty());
    const Incident &incident = report.incidents.front();
    QCOMPARE(incident.id, std::string("4711"));
    QCOMPARE(incident.organization, std::string("Borealis"));
    QCOMPARE(*incident.title.find("en"), std::string("Uploads & downloads stall"));
    QCOMPARE(incident.status, IncidentStatus::Resolved);
    QCOMPARE(ReaderTest::tell(incident, text),
             ReaderTest::lines(
                 {"status-update resolved 2031-01-01T00:20:00Z derived |Transfers run at full speed again.| "
                  "<Jan &lt;var data-var='date'&gt; 1&lt;/var&gt;, &lt;var data-var='time'&gt;00:20&lt;/var&gt; UTC>",
                  "status-update investigating 2030-12-31T23:41:00Z derived |Uploads & downloads stall.| "
                  "<Dec &lt;var data-var='date'&gt;31&lt;/var&gt;, &lt;var data-var='time'&gt;23:41&lt;/var&gt; UTC>"}));
    QCOMPARE(ReaderTest::tell(report.incidents.at(1), text),
             ReaderTest::lines({"status-update update 2030-12-12T08:00:00Z second "
                                "|Everything is in its new place.| <2030-12-12T08:00:00Z>"}));
    QCOMPARE(ReaderTest::tellLines(report), ReaderTest::lines({"15 dated ", "15 dated ", "19 dated "}));
}

void TestFeedReader::joinsItemsThatAreUpdates()
{
    const std::string text = ReaderTest::fixture(QStringLiteral("feed/good/one-item-an-update.rss"));
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    QCOMPARE(report.incidents.size(), std::size_t(1));
    const Incident &incident = report.incidents.front();
    QCOMPARE(*incident.title.find("en"), std::string("Message delays"));
    QCOMPARE(incident.severityText, std::string("Service degradation"));
    QCOMPARE(ReaderTest::tell(incident, text),
             ReaderTest::lines({"status-update resolved 2031-03-04T10:18:35Z second "
                                "|Messages flow again. We are sorry.| <Tue, 04 Mar 2031 02:18:35 PST>",
                                "status-update update 2031-03-04T09:40:00Z second |Messages arrive late.| "
                                "<Tue, 04 Mar 2031 01:40:00 PST>"}));
}

void TestFeedReader::readsTwoLanguagesApart()
{
    const std::string text
        = "<rss><channel><item><title>Performance issues: 接続の問題 | Connectivity</title>"
          "<pubDate>Tue, 04 Mar 2031 22:58:04 PST</pubDate><guid>#halls_1</guid>"
          "<description>午後 2:16 まで 書架に つながりませんでした。 | Some readers met errors "
          "between 9:16 PM and 9:40 PM PST in one hall.</description></item></channel></rss>";
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    QCOMPARE(*incident.title.find("ja"), std::string("接続の問題"));
    QCOMPARE(*incident.title.find("en"), std::string("Connectivity"));
    QVERIFY(incident.events.at(0).text.find("ja") != nullptr);
    QCOMPARE(ReaderTest::tell(incident, text).mid(1),
             ReaderTest::lines({"impact 2031-03-05T05:16:00Z..2031-03-05T05:40:00Z derived "
                                "|Some readers met errors between 9:16 PM and 9:40 PM PST in one hall.| "
                                "<9:16 PM and 9:40 PM PST>"}));
}

void TestFeedReader::noticesAPostingThatFitsNoUpdate()
{
    const std::string text
        = "<rss><channel><item><title>Slow mail</title><guid>m1</guid>"
          "<pubDate>Wed, 06 Aug 2031 10:05:00 GMT</pubDate><description>&lt;small&gt;Mar 4, 2031, 10:05 UTC&lt;/small&gt;"
          "&lt;br&gt;&lt;strong&gt;Resolved&lt;/strong&gt; - Mail is quick again.</description></item></channel></rss>";
    const Incident incident = ReaderTest::read(*m_reader, text).incidents.at(0);
    QCOMPARE(*incident.events.at(0).start, parseIso8601("2031-03-04T10:05:00Z")->time);
    QCOMPARE(ReaderTest::tellDiagnostics(incident, text),
             ReaderTest::lines({"conflicting-times first=2031-03-04T10:05:00Z second=2031-08-06T10:05:00Z "
                                "<Wed, 06 Aug 2031 10:05:00 GMT>"}));
}

void TestFeedReader::aLaterChangeContradictsNothing()
{
    const std::string text = "<feed xmlns='http://www.w3.org/2005/Atom'><entry><id>a/7</id><title>Slow search</title>"
                             "<published>2031-03-04T10:20:00Z</published><updated>2031-03-09T08:00:00Z</updated>"
                             "<content type='html'>&lt;p&gt;&lt;small&gt;Mar 4, 10:20 UTC&lt;/small&gt;&lt;br&gt;"
                             "&lt;strong&gt;Resolved&lt;/strong&gt; - Fast again.&lt;/p&gt;</content></entry></feed>";
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    QVERIFY(report.incidents.at(0).diagnostics.empty());
}

void TestFeedReader::updatesOfOneMinuteStandAsTheyWerePosted()
{
    const std::string text
        = "<feed xmlns='http://www.w3.org/2005/Atom'><entry><id>a/7</id><title>Slow search</title>"
          "<published>2031-03-04T10:20:00Z</published><content type='html'>"
          "&lt;p&gt;&lt;small&gt;Mar 4, 10:20 UTC&lt;/small&gt;&lt;br&gt;&lt;strong&gt;Resolved&lt;/strong&gt; - c&lt;/p&gt;"
          "&lt;p&gt;&lt;small&gt;Mar 4, 10:02 UTC&lt;/small&gt;&lt;br&gt;&lt;strong&gt;Update&lt;/strong&gt; - b&lt;/p&gt;"
          "&lt;p&gt;&lt;small&gt;Mar 4, 10:02 UTC&lt;/small&gt;&lt;br&gt;&lt;strong&gt;Investigating&lt;/strong&gt; - a&lt;/p&gt;"
          "</content></entry></feed>";
    QStringList told;
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    for (const Event &event : report.incidents.at(0).events)
        told << ReaderTest::text(event.text.best("en")->second);
    QCOMPARE(told, ReaderTest::lines({"c", "a", "b"}));
}

void TestFeedReader::keepsReusedGuidsApart()
{
    const std::string text = ReaderTest::fixture(QStringLiteral("feed/good/reused-guid.rss"));
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    QCOMPARE(report.incidents.size(), std::size_t(2));
    QCOMPARE(report.incidents.at(0).id, std::string("storage-west"));
    QCOMPARE(report.incidents.at(0).tags, std::vector<std::string>{"Storage"});
    QCOMPARE(report.incidents.at(1).id, std::string("storage-west#2"));
    QCOMPARE(ReaderTest::tellDiagnostics(report.incidents.at(1), text),
             ReaderTest::lines({"repeated-id id=storage-west <storage-west>"}));
}

void TestFeedReader::keepsWhatStandsBeforeBrokenXml()
{
    const ReadingReport report = ReaderTest::read(*m_reader, ReaderTest::fixture(QStringLiteral("feed/bad/cut-off.rss")));
    QCOMPARE(report.incidents.at(0).id, std::string("1"));
    QCOMPARE(report.errors.size(), std::size_t(1));
    QCOMPARE(report.errors.front().code, ReadingErrorCode::BrokenXml);
    QCOMPARE(report.errors.front().line, std::uint64_t(4));
    QVERIFY(!report.errors.front().isFatal);
}

void TestFeedReader::saysWhatIsMissing()
{
    const ReadingReport empty = ReaderTest::read(*m_reader, ReaderTest::fixture(QStringLiteral("feed/bad/no-items.rss")));
    QVERIFY(empty.incidents.empty());
    QCOMPARE(empty.errors.at(0).code, ReadingErrorCode::NotAnIncident);
    QCOMPARE(empty.errors.at(0).arguments.at(0).value, std::string("empty-feed"));
    const std::string text = ReaderTest::fixture(QStringLiteral("feed/bad/no-time.rss"));
    const ReadingReport undated = ReaderTest::read(*m_reader, text);
    QCOMPARE(ReaderTest::tell(undated.incidents.at(0), text),
             ReaderTest::lines({"status-update update undated |Nobody says when.| <Nobody says when.>"}));
    QCOMPARE(ReaderTest::tellDiagnostics(undated.incidents.at(0), text),
             ReaderTest::lines({"unreadable-part what=update line=2 reason=no-time <When?>"}));
}

void TestFeedReader::decodesTextsToTheirPlaces()
{
    const std::string text = "\xEF\xBB\xBF<rss><channel><item><title>가 𝄞 &lt;b&gt;</title>"
                             "<guid><![CDATA[x&y]]></guid></item></channel></rss>";
    const Feed feed = parseFeed(text);
    const FeedItem &item = feed.items.at(0);
    QCOMPARE(item.title.text, std::string("가 𝄞 <b>"));
    QCOMPARE(item.id.text, std::string("x&y"));
    const auto place = [&text](const MappedText &words, std::size_t begin, std::size_t end) {
        const ByteRange range = words.map.toSource(begin, end);
        return text.substr(range.begin, range.end - range.begin);
    };
    QCOMPARE(place(item.title, 4, 8), std::string("𝄞"));
    QCOMPARE(place(item.title, 9, 11), std::string("&lt;b"));
    QCOMPARE(place(item.id, 0, 3), std::string("x&y"));
}

void TestFeedReader::readsServiceStates()
{
    const ServiceStateTitle over = serviceStateTitle("Service is operating normally: [RESOLVED] Delays");
    QVERIFY(over.isOver);
    QCOMPARE(over.rest, std::string_view("Delays"));
    const ServiceStateTitle plain = serviceStateTitle("Service degradation and other stories");
    QVERIFY(plain.state.empty());
    QCOMPARE(plain.rest, std::string_view("Service degradation and other stories"));
}

void TestFeedReader::readsStagesOfTitles_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<int>("stage");
    QTest::newRow("at the end") << "Storage - Region One - Mitigated" << int(Stage::Monitoring);
    QTest::newRow("at the beginning") << "Resolved - Storage in Region One" << int(Stage::Resolved);
    QTest::newRow("in the middle") << "Storage - Resolved - Region One" << int(Stage::Update);
    QTest::newRow("none") << "Storage in Region One" << int(Stage::Update);
}

void TestFeedReader::readsStagesOfTitles()
{
    QFETCH(QString, title);
    QFETCH(int, stage);
    QCOMPARE(int(serviceStateTitle(title.toStdString()).stage), stage);
}

void TestFeedReader::marksOfBothLanguagesAreNoTitle()
{
    const ServiceStateTitle title = serviceStateTitle("Informational message: [解決済] 接続の問題 | [RESOLVED] Connectivity");
    QVERIFY(title.isOver);
    QCOMPARE(title.rest, std::string("接続の問題 | Connectivity"));
}

void TestFeedReader::recognisesFeeds()
{
    QCOMPARE(ReaderTest::score(*m_reader, ReaderTest::fixture(QStringLiteral("feed/good/statuspage.atom"))), 95);
    QCOMPARE(ReaderTest::score(*m_reader, ReaderTest::fixture(QStringLiteral("feed/good/reused-guid.rss"))), 95);
    QCOMPARE(ReaderTest::score(*m_reader, "<html><body>10:00 down</body></html>"), 0);
    QCOMPARE(ReaderTest::score(*m_reader, "Use <rss> for feeds"), 0);
}

QTEST_GUILESS_MAIN(TestFeedReader)
#include "tst_feedreader.moc"
