// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/displaytext.h"
#include "models/incidentwording.h"
#include "models/reading/readerregistry.h"
#include "models/reading/table/tablecolumn.h"
#include "models/readingreporttext.h"
#include "models/zones/ianazonerules.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace chronolane;

/// The words for people in both languages, in UTC, in Seoul, and in a zone with summer time.
class TestDisplayText : public QObject
{
    Q_OBJECT

private slots:
    void wordsASeverityAsTheSourceDoes_data();
    void wordsASeverityAsTheSourceDoes();
    void namesEveryRoleOfAColumn();
    void showsInstantsInTheDisplayZone_data();
    void showsInstantsInTheDisplayZone();
    void namesTheZoneInForce_data();
    void namesTheZoneInForce();
    void fallsBackToUtcForAnUnknownZone();
    void wordsLengths_data();
    void wordsLengths();
    void wordsTimesSinceT0_data();
    void wordsTimesSinceT0();
    void showsOnlyWhatAnEventStates_data();
    void showsOnlyWhatAnEventStates();
    void marksTextOfAnotherLanguage();
    void neverShowsZeroForAnUnknownFigure();
    void hasASentenceForEachDiagnostic_data();
    void hasASentenceForEachDiagnostic();
    void hasASentenceForEachReadingError();
    void hasWordsForEachReason();
    void hasWordsForEachFormOfSource();
    void wordsThePictureOfAnIncident();
    void wordsT0AsSurelyAsItIsStated_data();
    void wordsT0AsSurelyAsItIsStated();
    void wordsOnlyTheFiguresThatAreSupported();
    void datesAnIncidentAsSurelyAsItIsStated();

private:
    [[nodiscard]] DisplayText text(const QString &language, const QString &zone = QStringLiteral("UTC")) const
    {
        return {language, zone.toStdString(), m_rules};
    }

    std::shared_ptr<const ZoneRules> m_rules = std::make_shared<const IanaZoneRules>();
};

namespace {

const QString En = QStringLiteral("en");
const QString Ko = QStringLiteral("ko");

UtcTime utc(const char *iso)
{
    return parseIso8601(iso).value().time;
}

Duration seconds(int count)
{
    return fromMicroseconds(std::int64_t{count} * 1'000'000);
}

/// The code words that the readers give as reasons: literals, other than a first argument, in the statements that
/// make a row of the report, an unreadable part, or an error of a broken file.
QSet<QString> reasonsInSources()
{
    static const QRegularExpression statement(QStringLiteral(
        "(?:LineFate::|unreadablePart\\(|skip\\(|report\\(|reason = |Broken(?:Table|Calendar), \"reason\")([^;]*);"));
    static const QRegularExpression word(QStringLiteral("[,?:=]\\s+\"([a-z]+(?:-[a-z]+)*)\""));
    QSet<QString> codes;
    QDirIterator files(QStringLiteral(CHRONOLANE_SOURCE_DIR "/models/reading"), {QStringLiteral("*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString source = QString::fromUtf8(file.readAll());
        for (auto statements = statement.globalMatch(source); statements.hasNext();) {
            for (auto words = word.globalMatch(statements.next().captured(1)); words.hasNext();)
                codes << words.next().captured(1);
        }
    }
    return codes;
}

} // namespace

/// What the reader of tables can make of a column, a person can choose.
void TestDisplayText::namesEveryRoleOfAColumn()
{
    const std::vector<std::string> named = ReadingReportText::columnRoles();
    for (const ColumnRole role : columnRoles()) {
        const std::string word(name(role));
        QVERIFY2(role == ColumnRole::Unused || std::find(named.begin(), named.end(), word) != named.end(), word.c_str());
    }
}

void TestDisplayText::showsInstantsInTheDisplayZone_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("zone");
    QTest::addColumn<int>("precision");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &language, const char *zone, Precision precision,
                        const QString &expected) {
        QTest::newRow(name) << language << QString::fromLatin1(zone) << static_cast<int>(precision) << expected;
    };
    row("minute, UTC", En, "UTC", Precision::Minute, QStringLiteral("2026-03-08 09:59 UTC"));
    row("minute, Korean", Ko, "UTC", Precision::Minute, QStringLiteral("2026-03-08 09:59 (UTC)"));
    row("second, Seoul", En, "Asia/Seoul", Precision::Second, QStringLiteral("2026-03-08 18:59:30 KST"));
    row("just before summer time", En, "America/Los_Angeles", Precision::Minute,
        QStringLiteral("2026-03-08 01:59 PST"));
    row("hour", En, "UTC", Precision::Hour, QStringLiteral("2026-03-08 09h UTC"));
    row("hour, Korean", Ko, "Asia/Seoul", Precision::Hour, QStringLiteral("2026-03-08 18시 (KST)"));
    row("a day has no zone", En, "UTC", Precision::Day, QStringLiteral("2026-03-08"));
    row("month", Ko, "UTC", Precision::Month, QStringLiteral("2026-03"));
    row("year", En, "UTC", Precision::Year, QStringLiteral("2026"));
}

void TestDisplayText::showsInstantsInTheDisplayZone()
{
    QFETCH(QString, language);
    QFETCH(QString, zone);
    QFETCH(int, precision);
    QFETCH(QString, expected);
    const UtcTime time = utc("2026-03-08T09:59:30Z");
    QCOMPARE(text(language, zone).instantWithZone(time, static_cast<Precision>(precision)), expected);
}

void TestDisplayText::namesTheZoneInForce_data()
{
    QTest::addColumn<QString>("zone");
    QTest::addColumn<QString>("time");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *zone, const char *time, const char *expected) {
        QTest::newRow(name) << QString::fromLatin1(zone) << QString::fromLatin1(time)
                            << QString::fromLatin1(expected);
    };
    row("UTC", "UTC", "2026-08-24T12:00:00Z", "UTC");
    row("Seoul", "Asia/Seoul", "2026-08-24T12:00:00Z", "KST (UTC+09:00)");
    row("Seoul with summer time in 1988", "Asia/Seoul", "1988-07-01T12:00:00Z", "KDT (UTC+10:00)");
    row("Los Angeles in winter", "America/Los_Angeles", "2026-01-24T12:00:00Z", "PST (UTC-08:00)");
    row("Los Angeles in summer", "America/Los_Angeles", "2026-08-24T12:00:00Z", "PDT (UTC-07:00)");
    row("half an hour", "Asia/Kolkata", "2026-08-24T12:00:00Z", "IST (UTC+05:30)");
    row("a fixed offset", "UTC-03:30", "2026-08-24T12:00:00Z", "UTC-03:30");
}

void TestDisplayText::namesTheZoneInForce()
{
    QFETCH(QString, zone);
    QFETCH(QString, time);
    QFETCH(QString, expected);
    QCOMPARE(text(En, zone).zoneLabel(utc(time.toLatin1().constData())), expected);
}

void TestDisplayText::fallsBackToUtcForAnUnknownZone()
{
    QCOMPARE(text(En, QStringLiteral("Nowhere/Atlantis")).zone(), std::string("UTC"));
}

void TestDisplayText::wordsLengths_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("length");
    QTest::addColumn<QString>("shortForm");
    QTest::addColumn<QString>("words");
    QTest::newRow("hours and minutes") << En << 6'960 << QStringLiteral("1h 56m") << QStringLiteral("1 hour 56 minutes");
    QTest::newRow("one of each") << En << 90'061 << QStringLiteral("1d 1h 1m 1s")
                                 << QStringLiteral("1 day 1 hour 1 minute 1 second");
    QTest::newRow("nothing") << En << 0 << QStringLiteral("0s") << QStringLiteral("0 seconds");
    QTest::newRow("whole hours") << En << 7'200 << QStringLiteral("2h") << QStringLiteral("2 hours");
    QTest::newRow("negative") << En << -720 << QStringLiteral("\u221212m") << QStringLiteral("12 minutes");
    QTest::newRow("Korean") << Ko << 6'960 << QStringLiteral("1시간 56분") << QStringLiteral("1시간 56분");
    QTest::newRow("Korean days") << Ko << 92'400 << QStringLiteral("1일 1시간 40분")
                                 << QStringLiteral("1일 1시간 40분");
}

void TestDisplayText::wordsLengths()
{
    QFETCH(QString, language);
    QFETCH(int, length);
    QFETCH(QString, shortForm);
    QFETCH(QString, words);
    QCOMPARE(text(language).duration(seconds(length)), shortForm);
    QCOMPARE(text(language).durationInWords(seconds(length)), words);
}

void TestDisplayText::wordsTimesSinceT0_data()
{
    QTest::addColumn<int>("sinceT0");
    QTest::addColumn<QString>("expected");
    QTest::newRow("later") << 6'960 << QStringLiteral("T+1:56");
    QTest::newRow("earlier") << -720 << QStringLiteral("T\u22120:12");
    QTest::newRow("days later") << 2 * 86'400 + 3 * 3'600 + 600 << QStringLiteral("T+2d 03:10");
    QTest::newRow("with seconds") << 65 << QStringLiteral("T+0:01:05");
    QTest::newRow("at once") << 0 << QStringLiteral("T+0:00");
}

void TestDisplayText::wordsTimesSinceT0()
{
    QFETCH(int, sinceT0);
    QFETCH(QString, expected);
    QCOMPARE(text(En).relative(seconds(sinceT0)), expected);
}

void TestDisplayText::showsOnlyWhatAnEventStates_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("end");
    QTest::addColumn<QString>("mark");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("korean");
    const auto row = [](const char *name, const char *start, const char *end, const char *mark,
                        const QString &english, const QString &korean) {
        QTest::newRow(name) << QString::fromLatin1(start) << QString::fromLatin1(end) << QString::fromLatin1(mark)
                            << english << korean;
    };
    row("undated", "", "", "", QStringLiteral("time not stated"), QStringLiteral("시각 미기재"));
    row("bounded", "2026-05-20T17:30:00Z", "2026-05-22T09:00:00Z", "bounded",
        QStringLiteral("between 2026-05-20 17:30 and 2026-05-22 09:00"),
        QStringLiteral("2026-05-20 17:30 ~ 2026-05-22 09:00 사이"));
    row("approximate", "2026-05-20T17:05:00Z", "", "approximate", QStringLiteral("~2026-05-20 17:05"),
        QStringLiteral("약 2026-05-20 17:05"));
    row("span within a day", "2026-05-20T16:56:00Z", "2026-05-20T18:52:00Z", "",
        QStringLiteral("2026-05-20 16:56 \u2013 18:52"), QStringLiteral("2026-05-20 16:56~18:52"));
    row("span over midnight", "2026-05-20T23:30:00Z", "2026-05-21T00:10:00Z", "",
        QStringLiteral("2026-05-20 23:30 \u2013 2026-05-21 00:10"),
        QStringLiteral("2026-05-20 23:30~2026-05-21 00:10"));
    row("open end", "2026-05-20T16:56:00Z", "", "open", QStringLiteral("2026-05-20 16:56 \u2013 end not stated"),
        QStringLiteral("2026-05-20 16:56~ (종료 미기재)"));
}

void TestDisplayText::showsOnlyWhatAnEventStates()
{
    QFETCH(QString, start);
    QFETCH(QString, end);
    QFETCH(QString, mark);
    QFETCH(QString, english);
    QFETCH(QString, korean);
    const auto time = [](const QString &iso) {
        return iso.isEmpty() ? std::optional<UtcTime>() : utc(iso.toLatin1().constData());
    };
    Event event;
    const bool isBounded = mark == QLatin1String("bounded");
    (isBounded ? event.earliest : event.start) = time(start);
    (isBounded ? event.latest : event.end) = time(end);
    event.approximate = mark == QLatin1String("approximate");
    event.openEnded = mark == QLatin1String("open");
    QCOMPARE(text(En).timeOf(event), english);
    QCOMPARE(text(Ko).timeOf(event), korean);
}

void TestDisplayText::marksTextOfAnotherLanguage()
{
    LocalizedText both("en", "Cache filled up");
    both.set("ko", "캐시가 가득 찼다");
    QCOMPARE(text(Ko).marked(both), QStringLiteral("캐시가 가득 찼다"));
    QCOMPARE(text(Ko).marked(LocalizedText("en", "Cache filled up")), QStringLiteral("Cache filled up [en]"));
    QCOMPARE(text(Ko).marked(LocalizedText("und", "0x2f")), QStringLiteral("0x2f"));
    QCOMPARE(text(Ko).marked({}), QString());
}

void TestDisplayText::neverShowsZeroForAnUnknownFigure()
{
    Metric metric;
    QCOMPARE(text(En).metricValue(metric), QStringLiteral("not stated"));
    QCOMPARE(text(Ko).metricValue(metric), QStringLiteral("미기재"));
    metric.value = seconds(0);
    QCOMPARE(text(En).metricValue(metric), QStringLiteral("0s"));
    metric.approximate = true;
    metric.value = seconds(120);
    QCOMPARE(text(En).metricValue(metric), QStringLiteral("~2m"));
}

void TestDisplayText::hasASentenceForEachDiagnostic_data()
{
    namespace code = diagnostic_code;
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("arguments");
    const auto row = [](std::string_view name, const char *arguments) {
        QTest::newRow(name.data()) << QString::fromUtf8(name.data()) << QString::fromLatin1(arguments);
    };
    row(code::AssumedZone, "zone");
    row(code::AssumedYear, "year");
    row(code::AssumedDate, "date");
    row(code::AmbiguousZone, "abbreviation,zone");
    row(code::ZoneContradictsDate, "abbreviation,used,date");
    row(code::NonexistentLocalTime, "time,zone");
    row(code::AmbiguousLocalTime, "time,zone");
    row(code::ConflictingTimes, "first,second");
    row(code::DurationMismatch, "stated,computed");
    row(code::EndBeforeStart, "start,end");
    row(code::OutOfOrder, "time,after");
    row(code::OpenEnded, "start");
    row(code::UnreadablePart, "what,line,reason");
    row(code::AssumedEncoding, "encoding");
    row(code::AssumedDateOrder, "text,order");
    row(code::AssumedColumns, "columns");
    row(code::RepeatedId, "id");
    row(code::UnknownValue, "member,value");
}

void TestDisplayText::hasASentenceForEachDiagnostic()
{
    QFETCH(QString, name);
    QFETCH(QString, arguments);
    Diagnostic diagnostic;
    diagnostic.code = name.toStdString();
    const QStringList names = arguments.split(QLatin1Char(','));
    for (const QString &argument : names)
        diagnostic.arguments.push_back({argument.toStdString(), "<" + argument.toStdString() + ">"});
    for (const QString &language : {En, Ko}) {
        const QString sentence = text(language).diagnostic(diagnostic);
        QVERIFY2(sentence != name && !sentence.contains(QLatin1Char('%')), qPrintable(sentence));
        for (const QString &argument : names)
            QVERIFY2(sentence.contains(QStringLiteral("<%1>").arg(argument)), qPrintable(sentence));
    }
}

void TestDisplayText::hasASentenceForEachReadingError()
{
    for (int i = 0; i <= static_cast<int>(ReadingErrorCode::Cancelled); ++i) {
        ReadingError error;
        error.code = static_cast<ReadingErrorCode>(i);
        const QString code = QString::fromUtf8(chronolane::name(error.code).data());
        for (const QString &language : {En, Ko}) {
            const QString sentence = text(language).error(error);
            QVERIFY2(!sentence.isEmpty() && sentence != code, qPrintable(code));
            QVERIFY2(!sentence.contains(QLatin1Char('%')), qPrintable(sentence));
        }
    }
}

/// The readers' sources are searched for the words, so that a new one cannot be shown as a bare code.
void TestDisplayText::hasWordsForEachReason()
{
    const QSet<QString> codes = reasonsInSources();
    QVERIFY2(codes.contains(QStringLiteral("member-not-used")) && codes.contains(QStringLiteral("unclosed-quote"))
                 && codes.contains(QStringLiteral("notification")),
             qPrintable(codes.values().join(QLatin1Char(' '))));
    for (const QString &code : codes) {
        const QString english = text(En).reason(code.toStdString());
        QVERIFY2(english != code, qPrintable(code));
        QVERIFY2(text(Ko).reason(code.toStdString()) != english, qPrintable(code));
    }
    Diagnostic skipped;
    skipped.code = diagnostic_code::UnreadablePart;
    skipped.arguments = {{"what", "row"}, {"reason", "no-time"}};
    QCOMPARE(text(En).diagnostic(skipped), QStringLiteral("Skipped: row (no time is stated)."));
}

void TestDisplayText::hasWordsForEachFormOfSource()
{
    const ReaderRegistry registry = ReaderRegistry::standard();
    QVERIFY(registry.readers().size() > 10);
    for (const auto &reader : registry.readers()) {
        const std::string kind(reader->name());
        const QString english = text(En).sourceKind(kind);
        QVERIFY2(english != QString::fromStdString(kind), kind.c_str());
        QVERIFY2(text(Ko).sourceKind(kind) != english, kind.c_str());
    }
    QCOMPARE(text(Ko).sourceKind("wiki"), QStringLiteral("wiki"));
}

void TestDisplayText::wordsT0AsSurelyAsItIsStated_data()
{
    QTest::addColumn<Precision>("precision");
    QTest::addColumn<bool>("isApproximate");
    QTest::addColumn<Basis>("basis");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("korean");
    QTest::newRow("a minute") << Precision::Minute << false << Basis::Stated << QStringLiteral("T0 = 2031-03-04 19:00 KST")
                              << QStringLiteral("기준 시각(T0) = 2031-03-04 19:00 (KST)");
    QTest::newRow("a second") << Precision::Second << false << Basis::Stated << QStringLiteral("T0 = 2031-03-04 19:00:00 KST")
                              << QStringLiteral("기준 시각(T0) = 2031-03-04 19:00:00 (KST)");
    QTest::newRow("about") << Precision::Minute << true << Basis::Stated << QStringLiteral("T0 = ~2031-03-04 19:00 KST")
                           << QStringLiteral("기준 시각(T0) = 약 2031-03-04 19:00 (KST)");
    QTest::newRow("assumed") << Precision::Minute << false << Basis::Assumed << QStringLiteral("T0 = 2031-03-04 19:00 KST (assumed)")
                             << QStringLiteral("기준 시각(T0) = 2031-03-04 19:00 (KST) (가정됨)");
    QTest::newRow("a day") << Precision::Day << false << Basis::Stated << QStringLiteral("T0 = 2031-03-04")
                           << QStringLiteral("기준 시각(T0) = 2031-03-04");
}

void TestDisplayText::wordsT0AsSurelyAsItIsStated()
{
    QFETCH(Precision, precision);
    QFETCH(bool, isApproximate);
    QFETCH(Basis, basis);
    auto incident = std::make_shared<Incident>();
    Event trigger;   // stated better, but T0 is the impact's
    trigger.kind = EventKind::Trigger;
    trigger.start = utc("2031-03-04T10:00:00Z");
    Event impact = trigger;
    impact.kind = EventKind::Impact;
    impact.precision = precision;
    impact.approximate = isApproximate;
    impact.basis = basis;
    incident->events = {trigger, impact};
    const Micros t0 = toUnixMicroseconds(*impact.start);
    const QString seoul = QStringLiteral("Asia/Seoul");
    QTEST(IncidentWording(incident, text(En, seoul)).t0(t0), "english");
    QTEST(IncidentWording(incident, text(Ko, seoul)).t0(t0), "korean");
    // An instant that a person chose where nothing is told is as exact as it was chosen.
    QCOMPARE(IncidentWording(incident, text(En)).t0(t0 + MicrosPerMinute), QStringLiteral("T0 = 2031-03-04 10:01 UTC"));
    QCOMPARE(IncidentWording(incident, text(En)).t0(t0 + 5 * MicrosPerSecond), QStringLiteral("T0 = 2031-03-04 10:00:05 UTC"));
}

void TestDisplayText::wordsOnlyTheFiguresThatAreSupported()
{
    auto incident = std::make_shared<Incident>();
    QVERIFY(IncidentWording(incident, text(En)).metrics().empty());
    incident->metrics[MetricKind::TimeToDetect].value = fromMicroseconds(7 * MicrosPerMinute);
    incident->metrics[MetricKind::TimeToDetect].approximate = true;
    incident->metrics[MetricKind::TimeToFirstUpdate].value = fromMicroseconds(-2 * MicrosPerMinute);
    incident->metrics[MetricKind::TimeToRecover].from.time = utc("2031-03-04T10:00:00Z");   // the other end is not stated
    const std::vector<WordedMetric> english = IncidentWording(incident, text(En)).metrics();
    QCOMPARE(english.size(), std::size_t{2});
    QCOMPARE(english[0].name, QStringLiteral("Time to detect"));
    QCOMPARE(english[0].value, QStringLiteral("~7m"));
    QCOMPARE(english[0].definition, text(En).metricDefinition(MetricKind::TimeToDetect));
    QCOMPARE(english[1].value, QStringLiteral("−2m"));
    const std::vector<WordedMetric> korean = IncidentWording(incident, text(Ko)).metrics();
    QCOMPARE(korean[0].name, QStringLiteral("감지 시간"));
    QCOMPARE(korean[0].value, QStringLiteral("약 7분"));
}

void TestDisplayText::datesAnIncidentAsSurelyAsItIsStated()
{
    auto incident = std::make_shared<Incident>();
    incident->events.resize(2);
    for (Event &event : incident->events)
        event.kind = EventKind::Impact;
    Event &first = incident->events.front();
    Event &last = incident->events.back();
    const auto dates = [this, &incident] { return IncidentWording(incident, text(En)).facts().last(); };
    first.start = utc("2031-03-04T00:00:00Z");
    first.precision = Precision::Day;
    QCOMPARE(dates(), QStringLiteral("2031-03-04"));   // nobody said midnight
    first.start = utc("2031-03-04T10:00:00Z");
    first.precision = Precision::Minute;
    first.end = utc("2031-03-04T10:30:00Z");
    first.approximateEnd = true;   // but not of the whole
    last.start = utc("2031-03-04T10:10:00Z");
    last.end = utc("2031-03-04T11:00:00Z");
    QCOMPARE(dates(), QStringLiteral("2031-03-04 10:00 – 11:00"));
    first.approximate = last.approximateEnd = true;
    QCOMPARE(dates(), QStringLiteral("~2031-03-04 10:00 – ~11:00"));
}

void TestDisplayText::wordsThePictureOfAnIncident()
{
    auto incident = std::make_shared<Incident>();
    incident->id = "LC-7";
    incident->title = LocalizedText("en", "Checkout failed");
    Event event;
    event.kind = EventKind::Impact;
    event.start = utc("2026-05-12T09:42:00Z");
    event.end = utc("2026-05-12T10:58:00Z");
    incident->events = {event, Event()};
    TimelineItem item;
    item.start = toUnixMicroseconds(*event.start);
    item.end = toUnixMicroseconds(*event.end);
    item.kindValue = static_cast<std::uint8_t>(EventKind::Impact);
    item.precisionValue = item.endPrecisionValue = static_cast<std::uint8_t>(Precision::Minute);
    item.ordinal = 1;
    item.set(ItemFlag::Span);

    const IncidentWording english(incident, text(En, QStringLiteral("Asia/Seoul")));
    QCOMPARE(english.eventTime(item), QStringLiteral("18:42\u201319:58"));
    QCOMPARE(english.eventName(item), QStringLiteral("Impact 1 · 1h 16m"));
    QCOMPARE(english.majorTick(item.start, TickUnit::Day), QStringLiteral("Tue, May 12, 2026"));
    QCOMPARE(english.footer().mid(0, 3),
             QStringList({QStringLiteral("Times in KST (UTC+09:00)"), QStringLiteral("1 step without a time"),
                          QStringLiteral("LC-7")}));
    const IncidentWording korean(incident, text(Ko, QStringLiteral("Asia/Seoul")));
    QCOMPARE(korean.eventTime(item), QStringLiteral("18:42~19:58"));
    QCOMPARE(korean.eventName(item), QStringLiteral("영향 1 · 1시간 16분"));
    QCOMPARE(korean.majorTick(item.start, TickUnit::Day), QStringLiteral("2026년 5월 12일 (화)"));
    QCOMPARE(korean.title(), QStringLiteral("Checkout failed [en]"));
    QCOMPARE(korean.laneNameInEveryLanguage(Lane::Impact),
             QStringList({QStringLiteral("Impact windows"), QStringLiteral("영향 구간")}));

    // The same day of another year is another day.
    QCOMPARE(english.otherDay(item.start, item.start + MicrosPerHour), QString());
    QCOMPARE(english.otherDay(item.start, item.start - 365 * MicrosPerDay), QStringLiteral("Tue, May 12, 2026"));
    QCOMPARE(korean.otherDay(item.start, item.start - 3 * MicrosPerDay), QStringLiteral("5월 12일"));

    // A record that goes on past a change of the clocks names both.
    auto longer = std::make_shared<Incident>(*incident);
    Event report;
    report.start = utc("2026-11-20T10:00:00Z");
    longer->events.push_back(report);
    QCOMPARE(IncidentWording(longer, text(En, QStringLiteral("America/Los_Angeles"))).footer().front(),
             QStringLiteral("Times in PDT (UTC-07:00), later PST (UTC-08:00)"));

    // A window that ends on another day in the display zone says on which.
    item.end += 6 * MicrosPerHour;
    QCOMPARE(english.eventTime(item), QStringLiteral("18:42\u2013May 13 01:58"));
    QCOMPARE(korean.eventTime(item), QStringLiteral("18:42~5월 13일 01:58"));
    QCOMPARE(IncidentWording(incident, text(En, QStringLiteral("UTC"))).eventTime(item),
             QStringLiteral("09:42\u201316:58"));
}

void TestDisplayText::wordsASeverityAsTheSourceDoes_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("severity");
    QTest::addColumn<QByteArray>("worded");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char *name, const char *language, Severity severity, const char *worded, const QString &shown) {
        QTest::newRow(name) << QString::fromLatin1(language) << static_cast<int>(severity) << QByteArray(worded) << shown;
    };
    row("medium", "ko", Severity::Minor, "Medium", QStringLiteral("보통"));
    row("low", "ko", Severity::Minor, "low", QStringLiteral("낮음"));
    row("minor", "ko", Severity::Minor, "Minor", QStringLiteral("낮음"));
    row("medium in English", "en", Severity::Minor, "medium", QStringLiteral("Medium"));
    row("a level", "en", Severity::Minor, "SEV3", QStringLiteral("Minor (SEV3)"));
    row("major", "ko", Severity::Major, "high", QStringLiteral("높음 (high)"));
}

void TestDisplayText::wordsASeverityAsTheSourceDoes()
{
    QFETCH(QString, language);
    QFETCH(int, severity);
    QFETCH(QByteArray, worded);
    QFETCH(QString, shown);
    Incident incident;
    incident.severity = static_cast<Severity>(severity);
    incident.severityText = worded.toStdString();
    QCOMPARE(DisplayText(language, "UTC", std::make_shared<IanaZoneRules>()).severityOf(incident), shown);
}

QTEST_GUILESS_MAIN(TestDisplayText)
#include "tst_displaytext.moc"
