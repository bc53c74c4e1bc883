// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/analysis.h"

#include <QTest>

using namespace chronolane;

namespace {

std::optional<UtcTime> at(const QString &clock)
{
    if (clock.isEmpty())
        return std::nullopt;
    const QString text = clock.size() > 5 ? clock : QStringLiteral("2031-03-04T") + clock;
    const auto instant = parseIso8601((text + QStringLiteral(":00Z")).toStdString());
    Q_ASSERT(instant);
    return instant->time;
}

/// An event as "kind[/stage] start [end|?]": times are HH:MM of 2031-03-04 or a whole date-time, ? is an open end, - no
/// time; marks behind it: ~ approximate, ~end approximate end, unused, sum (encloses the event before).
Event event(const QString &line, std::size_t number)
{
    const QStringList words = line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const QStringList what = words[0].split(QLatin1Char('/'));
    Event event;
    event.id = "e" + std::to_string(number);
    event.kind = eventKindFromName(what[0].toStdString()).value();
    if (what.size() > 1)
        event.stage = stageFromName(what[1].toStdString()).value();
    event.evidence = {Evidence::range(0, number * 10, number * 10 + 5)};
    for (int i = 1; i < words.size(); ++i) {
        const QString &word = words[i];
        if (word == QLatin1String("~"))
            event.approximate = true;
        else if (word == QLatin1String("~end"))
            event.approximateEnd = true;
        else if (word == QLatin1String("unused"))
            event.used = false;
        else if (word == QLatin1String("sum"))
            event.encloses = {"e" + std::to_string(number - 1)};
        else if (word == QLatin1String("day"))
            event.precision = Precision::Day;
        else if (word == QLatin1String("?"))
            event.openEnded = true;
        else if (word != QLatin1String("-"))
            (i == 1 ? event.start : event.end) = at(word);
    }
    return event;
}

Incident incident(const QString &lines)
{
    Incident result;
    result.sources.emplace_back();
    for (const QString &line : lines.split(QLatin1Char(';'), Qt::SkipEmptyParts))
        result.events.push_back(event(line.trimmed(), result.events.size() + 1));
    return result;
}

QString told(const Metric &metric)
{
    if (!metric.value)
        return QString();
    const qint64 seconds = toMicroseconds(*metric.value) / 1'000'000;
    return (metric.approximate ? QStringLiteral("~") : QString()) + QString::number(seconds);
}

} // namespace

class TestAnalysis : public QObject
{
    Q_OBJECT

private slots:
    void computesFigures_data();
    void computesFigures();
    void namesBothEndsOfAFigure();
    void figuresOfDeclaredWindows();
    void findsWhatACarefulReaderStopsAt_data();
    void findsWhatACarefulReaderStopsAt();
    void replacesOnlyItsOwnDiagnostics();
    void tellsEachConflictOnce();
    void doesNotRepeatAConflictThatReadingTold();
    void findsTheCore_data();
    void findsTheCore();
};

void TestAnalysis::computesFigures_data()
{
    QTest::addColumn<QString>("events");
    QTest::addColumn<int>("figure");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, MetricKind kind, const char *events, const char *expected) {
        QTest::newRow(name) << QString::fromLatin1(events) << static_cast<int>(kind) << QString::fromLatin1(expected);
    };
    using enum MetricKind;
    row("nothing is known", ImpactDuration, "", "");
    row("one window", ImpactDuration, "impact 10:00 10:30", "1800");
    row("a gap is not counted", ImpactDuration, "impact 10:00 10:30; impact 11:00 11:10", "2400");
    row("an overlap counts once", ImpactDuration, "impact 10:00 10:30; impact 10:20 10:40", "2400");
    row("a window inside another", ImpactDuration, "impact 10:00 11:00; impact 10:20 10:40", "3600");
    row("in any order of the source", ImpactDuration, "impact 11:00 11:10; impact 10:00 10:30", "2400");
    row("an open end makes it absent", ImpactDuration, "impact 10:00 10:30; impact 11:00 ?", "");
    row("a summing span is not added", ImpactDuration,
        "impact 10:00 10:30; impact 11:00 11:10; impact 10:00 11:10 sum", "2400");
    row("a telling that is not used", ImpactDuration, "impact 10:00 10:30; impact 10:00 10:45 unused", "1800");
    row("an approximate end", ImpactDuration, "impact 10:00 10:30 ~end; impact 11:00 11:10", "~2400");
    row("an inner approximate window", ImpactDuration, "impact 10:00 11:00; impact 10:20 ~ 10:40", "~3600");
    row("a moment is no window", ImpactDuration, "impact 10:00; impact 10:05 10:10", "300");
    row("only a moment of harm", ImpactDuration, "impact 10:00", "");
    row("an end before its start", ImpactDuration, "impact 10:30 10:00", "");
    row("no length is a length", ImpactDuration, "impact 10:30 10:30", "0");
    row("maintenance is not harm", ImpactDuration, "maintenance 10:00 11:00", "");
    row("a day is vague", TimeToRecover, "impact 2031-03-04T00:00 2031-03-05T00:00 day", "~86400");

    row("detection after the start", TimeToDetect, "impact 10:00 10:30; detection 10:02", "120");
    row("the first detection counts", TimeToDetect, "detection 10:07; impact 10:00 10:30; detection 10:02", "120");
    row("detection before the harm", TimeToDetect, "impact 10:00 10:30; detection 09:58", "-120");
    row("detection at once", TimeToDetect, "impact 10:00 10:30; detection 10:00", "0");
    row("undated detection", TimeToDetect, "impact 10:00 10:30; detection -", "");
    row("an open window has a start", TimeToDetect, "impact 10:00 ?; detection 10:02", "120");
    row("a moment of harm has a start", TimeToDetect, "impact 10:00; detection 10:02", "120");
    row("approximate detection", TimeToDetect, "impact 10:00 10:30; detection 10:02 ~", "~120");

    row("first update", TimeToFirstUpdate, "impact 10:00 10:30; status-update/investigating 10:18", "1080");
    row("update before the harm", TimeToFirstUpdate, "impact 10:00 10:30; status-update/investigating 09:50", "-600");
    row("no update", TimeToFirstUpdate, "impact 10:00 10:30", "");

    row("first window's end", TimeToMitigate, "impact 10:00 10:30; impact 11:00 11:10", "1800");
    row("first window open", TimeToMitigate, "impact 10:00 ?; impact 11:00 11:10", "");
    row("second window open", TimeToMitigate, "impact 10:00 10:30; impact 11:00 ?", "1800");

    row("first start to last end", TimeToRecover, "impact 10:00 10:30; impact 11:00 11:10", "4200");
    row("the last end, not the last start", TimeToRecover, "impact 10:00 11:30; impact 11:00 11:10", "5400");
    row("any open window", TimeToRecover, "impact 10:00 ?; impact 11:00 11:10", "");

    row("longest silence", UpdateGapMax,
        "status-update/investigating 10:00; status-update/monitoring 10:10; status-update/resolved 10:40", "1800");
    row("silence before the first update", UpdateGapMax,
        "impact 09:00 10:30; status-update/investigating 10:00; status-update/resolved 10:40", "3600");
    row("silence after resolved", UpdateGapMax,
        "status-update/investigating 10:00; status-update/resolved 10:10; status-update/update 12:00", "600");
    row("reopened", UpdateGapMax,
        "status-update/resolved 10:00; status-update/investigating 11:00; status-update/resolved 11:10", "3600");
    row("postmortem after weeks", UpdateGapMax,
        "status-update/investigating 10:00; status-update/resolved 10:10; status-update/postmortem 2031-03-24T10:00", "600");
    row("never resolved, with a postmortem", UpdateGapMax,
        "status-update/investigating 10:00; status-update/monitoring 10:10; status-update/postmortem 2031-03-24T10:00", "600");
    row("one update is no silence", UpdateGapMax, "status-update/investigating 10:00", "");

    row("postmortem", TimeToPostmortem, "impact 10:00 10:30; status-update/postmortem 2031-03-05T10:30", "86400");
    row("postmortem of an open window", TimeToPostmortem, "impact 10:00 ?; status-update/postmortem 2031-03-05T10:30", "");
}

void TestAnalysis::computesFigures()
{
    QFETCH(QString, events);
    QFETCH(int, figure);
    QFETCH(QString, expected);
    QCOMPARE(told(computeMetrics(incident(events))[static_cast<MetricKind>(figure)]), expected);
}

void TestAnalysis::namesBothEndsOfAFigure()
{
    const Metrics metrics = computeMetrics(incident(
        QStringLiteral("impact 11:00 11:10; impact 10:00 10:30; detection 10:02; status-update/investigating 10:18")));
    QCOMPARE(metrics[MetricKind::TimeToDetect].from.eventId, std::string("e2"));
    QCOMPARE(metrics[MetricKind::TimeToDetect].to.eventId, std::string("e3"));
    QCOMPARE(metrics[MetricKind::TimeToRecover].to.eventId, std::string("e1"));
    QCOMPARE(metrics[MetricKind::TimeToRecover].to.time, at(QStringLiteral("11:10")));
    QVERIFY(!metrics[MetricKind::TimeToPostmortem].to.time.has_value());
    QCOMPARE(metrics[MetricKind::TimeToPostmortem].from.eventId, std::string("e1"));
}

void TestAnalysis::figuresOfDeclaredWindows()
{
    Incident value = incident(QString());
    value.declared.start = at(QStringLiteral("10:00"));
    QVERIFY(!computeMetrics(value)[MetricKind::DeclaredDuration].value.has_value());
    value.declared.end = at(QStringLiteral("10:01"));
    const Metric metric = computeMetrics(value)[MetricKind::DeclaredDuration];
    QCOMPARE(told(metric), QStringLiteral("60"));
    QVERIFY(metric.from.isDeclared && metric.to.isDeclared);
}

void TestAnalysis::findsWhatACarefulReaderStopsAt_data()
{
    QTest::addColumn<QString>("events");
    QTest::addColumn<QStringList>("codes");
    QTest::newRow("nothing") << QStringLiteral("impact 10:00 10:30; detection 10:02") << QStringList();
    QTest::newRow("open end") << QStringLiteral("impact 10:00 ?") << QStringList{QStringLiteral("open-ended")};
    QTest::newRow("an open remediation is no open impact") << QStringLiteral("remediation 10:00 ?") << QStringList();
    QTest::newRow("backwards") << QStringLiteral("remediation 10:30 10:00")
                               << QStringList{QStringLiteral("end-before-start")};
    QTest::newRow("undated steps") << QStringLiteral("remediation -; remediation -")
                                   << QStringList{QStringLiteral("undated-steps")};
    QTest::newRow("follow-ups need no time") << QStringLiteral("follow-up -; note -") << QStringList();
}

void TestAnalysis::findsWhatACarefulReaderStopsAt()
{
    QFETCH(QString, events);
    QFETCH(QStringList, codes);
    Incident value = incident(events);
    analyse(value);
    QStringList found;
    for (const Diagnostic &diagnostic : value.diagnostics) {
        found << QString::fromStdString(diagnostic.code);
        QVERIFY(!diagnostic.evidence.empty());
    }
    QCOMPARE(found, codes);
}

void TestAnalysis::replacesOnlyItsOwnDiagnostics()
{
    Incident value = incident(QStringLiteral("remediation -"));
    Diagnostic assumed;
    assumed.code = diagnostic_code::AssumedZone;
    Diagnostic stale;
    stale.code = diagnostic_code::OpenEnded;
    value.diagnostics = {stale, assumed};
    analyse(value);
    analyse(value);
    QCOMPARE(value.diagnostics.size(), std::size_t(2));
    QCOMPARE(value.diagnostics[0], assumed);
    QCOMPARE(value.diagnostics[1].code, std::string(diagnostic_code::UndatedSteps));
    QCOMPARE(QByteArray::fromStdString(std::string(value.diagnostics[1].argument("count"))), QByteArray("1"));
}

void TestAnalysis::tellsEachConflictOnce()
{
    Incident value = incident(QStringLiteral("impact 10:00 10:30; impact 10:00 10:45 unused; detection 10:02"));
    value.events[0].conflictsWith = {"e2"};
    value.events[1].conflictsWith = {"e1"};
    value.events[2].conflictsWith = {"gone", "e3"};
    analyse(value);
    analyse(value);
    QCOMPARE(value.diagnostics.size(), std::size_t(1));
    const Diagnostic &conflict = value.diagnostics.front();
    QCOMPARE(conflict.code, std::string(diagnostic_code::ConflictingTimes));
    QCOMPARE(conflict.evidence.size(), std::size_t(2));
    QCOMPARE(QByteArray::fromStdString(std::string(conflict.argument("second"))),
             QByteArray("2031-03-04T10:00:00Z/2031-03-04T10:45:00Z"));
}

void TestAnalysis::doesNotRepeatAConflictThatReadingTold()
{
    Incident value = incident(QStringLiteral("impact 10:00 10:30; impact 10:00 10:45 unused"));
    value.events[1].conflictsWith = {"e1"};
    Diagnostic told;
    told.code = diagnostic_code::ConflictingTimes;
    told.evidence = {value.events[0].evidence[0], value.events[1].evidence[0]};
    value.diagnostics = {told};
    analyse(value);
    QCOMPARE(value.diagnostics, std::vector<Diagnostic>{told});
}

void TestAnalysis::findsTheCore_data()
{
    QTest::addColumn<QString>("events");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("last");
    QTest::newRow("postmortem after weeks") << QStringLiteral("impact 10:00 10:30; status-update/resolved 11:00; "
                                                              "status-update/postmortem 2031-03-24T10:00")
                                            << QStringLiteral("10:00") << QStringLiteral("11:00");
    QTest::newRow("an update after resolved")
        << QStringLiteral("impact 10:00 10:30; status-update/resolved 11:00; status-update/update 15:00")
        << QStringLiteral("10:00") << QStringLiteral("11:00");
    QTest::newRow("a dated follow-up") << QStringLiteral("impact 10:00 10:30; follow-up 2031-04-01T00:00")
                                       << QStringLiteral("10:00") << QStringLiteral("10:30");
    QTest::newRow("only a postmortem") << QStringLiteral("status-update/postmortem 10:00; follow-up 12:00")
                                       << QStringLiteral("10:00") << QStringLiteral("12:00");
    QTest::newRow("never resolved") << QStringLiteral("status-update/investigating 10:00; status-update/update 12:00")
                                    << QStringLiteral("10:00") << QStringLiteral("12:00");
    QTest::newRow("notes around a single step")
        << QStringLiteral("note 10:00; remediation 10:40; note 13:00; note 2031-03-09T10:00")
        << QStringLiteral("10:00") << QStringLiteral("13:00");
    QTest::newRow("notes beside the harm, not those of other hours")
        << QStringLiteral("note 07:00; note 08:30; note 09:20; impact 10:00 10:30; note 11:30; note 12:31")
        << QStringLiteral("08:30") << QStringLiteral("11:30");
    QTest::newRow("a note within") << QStringLiteral("impact 10:00 10:30; note 10:10") << QStringLiteral("10:00")
                                   << QStringLiteral("10:30");
    QTest::newRow("nothing dated") << QStringLiteral("remediation -") << QString() << QString();
}

void TestAnalysis::findsTheCore()
{
    QFETCH(QString, events);
    QFETCH(QString, first);
    QFETCH(QString, last);
    const auto core = incidentCore(incident(events));
    QCOMPARE(core.has_value(), !first.isEmpty());
    if (core) {
        QCOMPARE(std::optional(core->begin()), at(first));
        QCOMPARE(std::optional(core->end()), at(last));
    }
    const auto instant = incidentCore(incident(QStringLiteral("trigger 10:00")));
    QVERIFY(instant && !instant->is_null());
}

QTEST_GUILESS_MAIN(TestAnalysis)
#include "tst_analysis.moc"
