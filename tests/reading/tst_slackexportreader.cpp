// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/slackexport/slackexportreader.h"
#include "models/reading/slackexport/slackmarkup.h"
#include "tests/reading/readertest.h"

#include <QTest>

using namespace chronolane;

class TestSlackExportReader : public QObject
{
    Q_OBJECT

private slots:
    void readsMessages();
    void readsMarkup_data();
    void readsMarkup();
    void readsTimestamps_data();
    void readsTimestamps();
    void saysWhatIsBroken();
    void recognisesExports();

private:
    const std::unique_ptr<RecordReader> m_reader = makeSlackExportReader();
};

void TestSlackExportReader::readsMessages()
{
    const std::string text = ReaderTest::fixture(QStringLiteral("slack-export/good/2031-03-04.json"));
    const ReadingReport report = ReaderTest::read(*m_reader, text);
    const Incident &incident = report.incidents.at(0);
    QCOMPARE(incident.events.size(), std::size_t(2));
    QCOMPARE(formatIso8601(*incident.events.at(0).start), std::string("2031-03-04T09:53:20.0002Z"));
    QCOMPARE(incident.events.at(0).author, std::string("Ana Bell"));
    QCOMPARE(*incident.events.at(0).text.find("en"), std::string("Alarm: queue depth > 10,000 on the queue graph"));
    QCOMPARE(incident.events.at(0).evidence.at(0).pointer, std::string("/1/ts"));
    QCOMPARE(incident.events.at(1).author, std::string("U2"));
    QCOMPARE(ReaderTest::tellLines(report),
             ReaderTest::lines({"2 skipped channel-notice", "3 dated ", "5 dated ", "7 skipped no-time"}));
    QCOMPARE(ReaderTest::tellDiagnostics(incident, text),
             ReaderTest::lines({"unreadable-part what=message line=7 reason=no-time </3>"}));
}

void TestSlackExportReader::readsMarkup_data()
{
    QTest::addColumn<QString>("markup");
    QTest::addColumn<QString>("plain");
    QTest::newRow("user") << "<@U1> and <@U2|bo>" << "@U1 and @bo";
    QTest::newRow("channel") << "see <#C1|ops>" << "see #ops";
    QTest::newRow("broadcast") << "<!here> down" << "@here down";
    QTest::newRow("link") << "<https://a.example/x>" << "https://a.example/x";
    QTest::newRow("labelled link") << "<https://a.example/x|graph>" << "graph";
    QTest::newRow("references") << "a &lt; b &amp;&amp; c" << "a < b && c";
    QTest::newRow("bare signs") << "a & b < c" << "a & b < c";
    QTest::newRow("nothing between") << "a <> b" << "a <> b";
}

void TestSlackExportReader::readsMarkup()
{
    QFETCH(QString, markup);
    QFETCH(QString, plain);
    QCOMPARE(ReaderTest::text(plainSlackText(markup.toStdString())), plain);
}

void TestSlackExportReader::readsTimestamps_data()
{
    QTest::addColumn<QString>("ts");
    QTest::addColumn<QString>("time");   // empty: none
    QTest::newRow("microseconds are kept") << "1930384700.123456" << "2031-03-04T09:58:20.123456Z";
    QTest::newRow("whole second") << "1930384700.000000" << "2031-03-04T09:58:20Z";
    QTest::newRow("no fraction") << "1930384700" << "";
    QTest::newRow("short fraction") << "1930384700.12" << "";
    QTest::newRow("negative") << "-1930384700.000000" << "";
    QTest::newRow("too large") << "99999999999999999.000000" << "";
    QTest::newRow("words") << "soon" << "";
    QTest::newRow("empty") << "" << "";
}

void TestSlackExportReader::readsTimestamps()
{
    QFETCH(QString, ts);
    QFETCH(QString, time);
    const auto read = slackTimestamp(ts.toStdString());
    QCOMPARE(read ? ReaderTest::text(formatIso8601(*read)) : QString::fromLatin1(""), time);
}

void TestSlackExportReader::saysWhatIsBroken()
{
    const ReadingReport broken
        = ReaderTest::read(*m_reader, ReaderTest::fixture(QStringLiteral("slack-export/bad/cut-off.json")));
    QCOMPARE(broken.errors.at(0).code, ReadingErrorCode::BrokenJson);
    const ReadingReport empty = ReaderTest::read(*m_reader, "[]");
    QCOMPARE(empty.errors.at(0).code, ReadingErrorCode::NotAnIncident);
}

void TestSlackExportReader::recognisesExports()
{
    QCOMPARE(ReaderTest::score(*m_reader, ReaderTest::fixture(QStringLiteral("slack-export/good/2031-03-04.json"))), 92);
    QCOMPARE(ReaderTest::score(*m_reader, R"([{"type": "message", "ts": 1930384400, "text": "x"}])"), 0);
    QCOMPARE(ReaderTest::score(*m_reader, R"([{"id": 1, "notes": []}])"), 0);
}

QTEST_GUILESS_MAIN(TestSlackExportReader)
#include "tst_slackexportreader.moc"
