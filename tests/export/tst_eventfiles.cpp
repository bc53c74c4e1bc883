// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reading/readertest.h"
#include "tests/timelineview/sampleincident.h"

#include "models/incidentwording.h"
#include "models/layout/timelinesnapshot.h"
#include "models/reading/calendar/calendarreader.h"
#include "models/reading/table/tablereader.h"
#include "widgets/export/timelineexporter.h"

#include <QBuffer>
#include <QTest>

using namespace chronolane;

/// Events as CSV, Markdown and iCalendar: what other programs need of them, and that our own readers read the same
/// instants again.
class TestEventFiles : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void csvIsReadAgain_data();
    void csvIsReadAgain();
    void csvListsWhatTheRangeTouches();
    void csvQuotesWhatRfc4180Asks();
    void markdownTellsPeople();
    void markdownNamesEachRowsZoneWhereItChanges();
    void calendarIsReadAgain();
    void calendarFoldsAndEscapes();
    void calendarHasNoClock();
    void calendarWithoutWindowsIsRefused();

private:
    [[nodiscard]] QByteArray write(ExportFormat format, const QString &language = QStringLiteral("en"),
                                   std::optional<ExportRange> range = std::nullopt);
    [[nodiscard]] Event &event(std::size_t index) { return m_incident.events[index]; }
    static QByteArray unfolded(QByteArray calendar) { return calendar.replace("\r\n ", ""); }

    Incident m_incident;
    std::string m_zone;
    ExportOutcome m_outcome;
};

void TestEventFiles::init()
{
    m_incident = *sampleIncident();
    m_zone = "Asia/Seoul";
    m_outcome = {};
    // What is known of times in all shades.
    event(0).approximate = true;
    event(0).basis = Basis::Assumed;
    event(0).approximateEnd = true;
    event(0).endBasis = Basis::Derived;
    event(1).end = std::nullopt;
    event(1).openEnded = true;
    event(2).start = sampleTime("2025-03-03T15:00:00Z"); // midnight in Seoul
    event(2).precision = Precision::Day;
    event(3).start = sampleTime("2025-03-04T09:04:07.25Z");
    event(3).precision = Precision::Second;
    event(4).precision = Precision::Hour;
    event(5).earliest = sampleTime("2025-03-04T09:30:00Z");
    event(5).latest = sampleTime("2025-03-04T09:45:00Z");
    event(8).used = false;
    event(9).components = {"label printers", "queue"};
    event(9).author = "Jo Vance";
}

QByteArray TestEventFiles::write(ExportFormat format, const QString &language, std::optional<ExportRange> range)
{
    const auto incident = std::make_shared<const Incident>(m_incident);
    const auto rules = std::make_shared<IanaZoneRules>();
    const DisplayText words(language, m_zone, rules);
    const IncidentWording wording(incident, words);
    ExportOptions options;
    options.format = format;
    options.range = range;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    m_outcome = TimelineExporter().write({buildSnapshot(*incident), &wording, rules.get(), incident.get(), &words},
                                         options, buffer);
    return buffer.data();
}

void TestEventFiles::csvIsReadAgain_data()
{
    QTest::addColumn<QString>("zone");
    QTest::addColumn<QString>("language");
    QTest::newRow("the record's zone") << QStringLiteral("Asia/Seoul") << QStringLiteral("en");
    QTest::newRow("UTC, in Korean") << QStringLiteral("UTC") << QStringLiteral("ko");
    QTest::newRow("half an hour") << QStringLiteral("Asia/Kolkata") << QStringLiteral("en");
    QTest::newRow("a fixed offset") << QStringLiteral("UTC-03:30") << QStringLiteral("en");
    QTest::newRow("a zone with summer time") << QStringLiteral("America/New_York") << QStringLiteral("en");
}

void TestEventFiles::csvIsReadAgain()
{
    QFETCH(QString, zone);
    QFETCH(QString, language);
    m_zone = zone.toStdString();
    const auto reader = makeTableReader();
    const std::string csv = write(ExportFormat::Csv, language).toStdString();
    QVERIFY(!m_outcome);
    QVERIFY(ReaderTest::score(*reader, csv) >= 80);
    const ReadingReport report = ReaderTest::read(*reader, csv);
    QCOMPARE(report.incidents.size(), std::size_t{1});
    const Incident &read = report.incidents.front();
    QCOMPARE(read.id, m_incident.id);
    QCOMPARE(read.events.size(), m_incident.events.size());
    QVERIFY(read.diagnostics.empty());
    // The table is in order of time, with steps without one at its end.
    const std::size_t order[] = {2, 0, 3, 7, 4, 8, 1, 9, 10, 5, 6, 11};
    for (std::size_t i = 0; i < read.events.size(); ++i) {
        const Event &is = read.events[i];
        const Event &was = event(order[i]);
        const QByteArray place = QByteArray::number(static_cast<int>(order[i]));
        QVERIFY2(is.kind == was.kind && is.stage == was.stage, place);
        QVERIFY2(is.start == was.start && is.end == was.end, place);
        QVERIFY2(is.earliest == was.earliest && is.latest == was.latest, place);
        QVERIFY2(!is.start || is.precision == was.precision, place);
        QVERIFY2(is.approximate == was.approximate && is.approximateEnd == was.approximateEnd, place);
        QVERIFY2(is.openEnded == was.openEnded && is.used == was.used, place);
        QVERIFY2(was.basis == Basis::Stated || is.basis == was.basis, place);
        QVERIFY2(was.endBasis == Basis::Stated || is.endBasis == was.endBasis, place);
        QVERIFY2(is.components == was.components && is.author == was.author, place);
        QCOMPARE(is.text.entries().front().second, was.text.best(language.toStdString())->second);
    }
}

void TestEventFiles::csvListsWhatTheRangeTouches()
{
    const ExportRange range{toUnixMicroseconds(sampleTime("2025-03-04T09:50:00Z")),
                            toUnixMicroseconds(sampleTime("2025-03-04T10:05:00Z"))};
    const QByteArray csv = write(ExportFormat::Csv, QStringLiteral("en"), range);
    QCOMPARE(csv.count("\r\n"), 6); // header, the window, one update, three steps without a time
    QVERIFY(csv.contains("No labels were printed") && csv.contains("We are watching"));
    QVERIFY(!csv.contains("Labels came slowly"));
}

void TestEventFiles::csvQuotesWhatRfc4180Asks()
{
    event(3).text = LocalizedText("en", "The \"depth\" alarm, number 7,\nrang");
    const QByteArray csv = write(ExportFormat::Csv);
    QVERIFY(csv.startsWith("\xEF\xBB\xBFincident,kind,"));
    QVERIFY(csv.contains(",\"The \"\"depth\"\" alarm, number 7,\nrang\","));
    QVERIFY(csv.contains("NB-17,trigger,,2025-03-04,,Asia/Seoul,day,"));
    QVERIFY(csv.contains(",2025-03-04T18:04:07.25+09:00,"));
    const ReadingReport report = ReaderTest::read(*makeTableReader(), csv.toStdString());
    QCOMPARE(report.incidents.front().events[2].text, event(3).text);
}

void TestEventFiles::markdownTellsPeople()
{
    event(3).text = LocalizedText("en", "The alarm | of <depth>\nrang");
    const QString text = QString::fromUtf8(write(ExportFormat::Markdown));
    QVERIFY2(text.startsWith(QStringLiteral("# Label printing stopped\n\nNorthbay Freight · ")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("| Time (KST (UTC+09:00)) | Kind | Text | Certainty |\n|---|---|---|---|\n")),
             qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("| ~2025-03-04 18:00 – ~19:00 | Impact | No labels were printed | "
                                          "to the minute, approximate, assumed, derived |")),
             qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("The alarm \\| of \\<depth> rang")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("| time not stated | ")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("Sources: labels.txt")), qPrintable(text));
    const QString korean = QString::fromUtf8(write(ExportFormat::Markdown, QStringLiteral("ko")));
    QVERIFY2(korean.startsWith(QStringLiteral("# 송장 출력 중단\n")), qPrintable(korean));
    QVERIFY2(korean.contains(QStringLiteral("원인을 살펴보고 있습니다")), qPrintable(korean));
}

void TestEventFiles::markdownNamesEachRowsZoneWhereItChanges()
{
    m_zone = "America/New_York"; // summer time began on 9 March
    const QString text = QString::fromUtf8(write(ExportFormat::Markdown));
    QVERIFY2(text.contains(QStringLiteral("(America/New\\_York)")) || text.contains(QStringLiteral("(America/New_York)")),
             qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("| 2025-03-04 09:00 EST |")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("| 2025-03-25 10:00 EDT |")), qPrintable(text));
}

void TestEventFiles::calendarIsReadAgain()
{
    const auto reader = makeCalendarReader();
    const std::string calendar = write(ExportFormat::Calendar).toStdString();
    QVERIFY(!m_outcome);
    QVERIFY(ReaderTest::score(*reader, calendar) >= 90);
    const ReadingReport report = ReaderTest::read(*reader, calendar);
    QVERIFY(report.errors.empty());
    QCOMPARE(report.incidents.size(), std::size_t{2}); // an incident a notice, as in all calendars
    for (std::size_t i = 0; i < 2; ++i) {
        const Incident &read = report.incidents[i];
        QCOMPARE(read.events.size(), std::size_t{1});
        QCOMPARE(read.events.front().kind, EventKind::Impact);
        QVERIFY(read.events.front().start == event(i).start);
        QVERIFY(read.events.front().end == event(i).end);
        QCOMPARE(read.events.front().openEnded, event(i).openEnded);
    }
}

void TestEventFiles::calendarFoldsAndEscapes()
{
    event(0).text = LocalizedText("ko", "라벨, 송장; 그리고 \\ 영수증까지 한 장도 출력되지 않아 창고의 모든 작업이 멈춘 채로 있었음");
    const QByteArray calendar = write(ExportFormat::Calendar);
    for (const QByteArray &line : calendar.split('\n')) {
        QVERIFY2(line.size() <= 76, line); // 75 and its carriage return
        QVERIFY2(line.isEmpty() || line.endsWith('\r'), line);
        QVERIFY2(QString::fromUtf8(line).toUtf8() == line, line); // no character was cut
    }
    const QString text = QString::fromUtf8(unfolded(calendar));
    QVERIFY2(text.contains(QStringLiteral("라벨\\, 송장\\; 그리고 \\\\ 영수증까지")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("DTSTART:20250304T090000Z\r\nDTEND:20250304T100000Z\r\n")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("UID:NB-17-e1@chronolane\r\n")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("(approximate\\, assumed\\, derived)")), qPrintable(text));
}

void TestEventFiles::calendarHasNoClock()
{
    QVERIFY(write(ExportFormat::Calendar).contains("DTSTAMP:19700101T000000Z"));
    qputenv("SOURCE_DATE_EPOCH", "1741046400");
    const QByteArray dated = write(ExportFormat::Calendar);
    qunsetenv("SOURCE_DATE_EPOCH");
    QVERIFY2(dated.contains("DTSTAMP:20250304T000000Z"), dated);
}

void TestEventFiles::calendarWithoutWindowsIsRefused()
{
    m_incident.events.resize(1);
    event(0).start = std::nullopt;
    event(0).end = std::nullopt;
    QVERIFY(write(ExportFormat::Calendar).isEmpty());
    QVERIFY(m_outcome);
    QCOMPARE(m_outcome->code, ExportErrorCode::NoWindows);
}

QTEST_MAIN(TestEventFiles)
#include "tst_eventfiles.moc"
