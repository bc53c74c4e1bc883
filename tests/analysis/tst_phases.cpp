// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/phases.h"

#include <QTest>

using namespace chronolane;

namespace {

UtcTime at(std::string_view clock)
{
    return parseIso8601("2025-03-04T" + std::string(clock) + ":00Z")->time;
}

Event eventAt(EventKind kind, std::string_view start, std::string_view end = {}, Stage stage = Stage::None)
{
    Event made;
    made.kind = kind;
    made.stage = stage;
    made.start = at(start);
    if (!end.empty())
        made.end = at(end);
    return made;
}

/// "before 08:50-09:00, impact1 09:00-10:00 …"
QString described(const Incident &incident)
{
    static constexpr const char *names[] = {"before", "impact", "between", "recovery", "response", "after"};
    QStringList parts;
    for (const Phase &phase : incidentPhases(incident)) {
        const auto clock = [](UtcTime time) { return QString::fromStdString(formatIso8601(time)).mid(11, 5); };
        parts << QStringLiteral("%1%2 %3-%4")
                     .arg(QLatin1String(names[static_cast<int>(phase.kind)]),
                          phase.number > 0 ? QString::number(phase.number) : QString(), clock(phase.begin),
                          clock(phase.end));
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace

class TestPhases : public QObject
{
    Q_OBJECT

private slots:
    void followEachOther_data();
    void followEachOther();
    void areNoneWhereNothingIsDated();
};

void TestPhases::followEachOther_data()
{
    QTest::addColumn<QList<Event>>("events");
    QTest::addColumn<QString>("phases");
    const Event first = eventAt(EventKind::Impact, "09:00", "10:00");
    const Event second = eventAt(EventKind::Impact, "13:00", "13:40");
    const Event trigger = eventAt(EventKind::Trigger, "08:50");
    const Event resolved = eventAt(EventKind::StatusUpdate, "14:00", {}, Stage::Resolved);
    const Event report = eventAt(EventKind::StatusUpdate, "20:00", {}, Stage::Postmortem);
    QTest::newRow("a whole incident")
        << QList<Event>{report, second, first, trigger, resolved}
        << QStringLiteral("before 08:50-09:00, impact1 09:00-10:00, between1 10:00-13:00, impact2 13:00-13:40, "
                          "recovery 13:40-14:00, after 14:00-20:00");
    QTest::newRow("windows that share time are one")
        << QList<Event>{first, eventAt(EventKind::Impact, "09:30", "11:00"), resolved}
        << QStringLiteral("impact1 09:00-11:00, recovery 11:00-14:00");
    QTest::newRow("no impact is dated") << QList<Event>{trigger, resolved} << QStringLiteral("response 08:50-14:00");
    Event open = eventAt(EventKind::Impact, "09:00");
    open.openEnded = true;
    QTest::newRow("the end is not stated") << QList<Event>{open, resolved} << QStringLiteral("impact1 09:00-14:00");
    Event unused = second;
    unused.used = false;
    QTest::newRow("another telling does not count")
        << QList<Event>{first, unused} << QStringLiteral("impact1 09:00-10:00, recovery 10:00-13:40");
    Event enclosing = eventAt(EventKind::Impact, "09:00", "13:40");
    enclosing.encloses = {"a", "b"};
    QTest::newRow("a span that sums up does not count")
        << QList<Event>{enclosing, first, second}
        << QStringLiteral("impact1 09:00-10:00, between1 10:00-13:00, impact2 13:00-13:40");
}

void TestPhases::followEachOther()
{
    QFETCH(QList<Event>, events);
    QFETCH(QString, phases);
    Incident incident;
    incident.events.assign(events.begin(), events.end());
    QCOMPARE(described(incident), phases);
}

void TestPhases::areNoneWhereNothingIsDated()
{
    Incident incident;
    incident.events.resize(2);
    QVERIFY(incidentPhases(incident).empty());
}

QTEST_GUILESS_MAIN(TestPhases)
#include "tst_phases.moc"
