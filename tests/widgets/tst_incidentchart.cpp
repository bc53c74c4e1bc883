// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/incidentchart.h"

#include "models/incidenttableroles.h"
#include "models/zones/ianazonerules.h"

#include <QScatterSeries>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>
#include <QValueAxis>

#include <memory>
#include <optional>
#include <random>

using namespace chronolane;

namespace {

/// Adds an incident with these figures; a missing one is left out, as it is where a record does not state it.
void addIncident(QStandardItemModel &model, std::optional<qint64> impactMinutes, std::optional<qint64> updateMinutes)
{
    auto item = std::make_unique<QStandardItem>(QStringLiteral("Incident %1").arg(model.rowCount()));
    if (impactMinutes)
        item->setData(*impactMinutes * 60'000'000, incident_role::ImpactMicroseconds);
    if (updateMinutes)
        item->setData(*updateMinutes * 60'000'000, incident_role::FirstUpdateMicroseconds);
    model.appendRow(item.release());
}

DisplayText english() { return {QStringLiteral("en"), "UTC", std::make_shared<IanaZoneRules>()}; }

QValueAxis *axisOf(const IncidentChart &chart, Qt::Orientation orientation)
{
    return qobject_cast<QValueAxis *>(chart.chart()->axes(orientation).value(0));
}

} // namespace

class TestIncidentChart : public QObject
{
    Q_OBJECT

private slots:
    void hasADotForEachIncidentThatStatesBoth();
    void opensTheIncidentOfAClickedDot();
    void hasAPlaceForNegativeFigures();
    void binsAboveTheLimit();
    void choosesAUnitForEachAxis_data();
    void choosesAUnitForEachAxis();
    void hasRoomForTheNumbersOfItsAxes_data();
    void hasRoomForTheNumbersOfItsAxes();
};

void TestIncidentChart::hasADotForEachIncidentThatStatesBoth()
{
    QStandardItemModel model;
    addIncident(model, 30, 5);
    addIncident(model, 30, {});
    addIncident(model, {}, 5);
    addIncident(model, 90, 12);
    IncidentChart chart(&model, english());
    QCOMPARE(chart.dotCount(), 2);
    QVERIFY(chart.chart()->title().contains(QStringLiteral("2")));   // those that are missing are counted
}

void TestIncidentChart::opensTheIncidentOfAClickedDot()
{
    QStandardItemModel model;
    addIncident(model, {}, 5);
    addIncident(model, 30, 5);
    addIncident(model, 600, 40);
    IncidentChart chart(&model, english());
    QSignalSpy activated(&chart, &IncidentChart::rowActivated);
    const auto *dots = qobject_cast<QScatterSeries *>(chart.chart()->series().last());
    for (int i = 0; i < dots->count(); ++i)
        emit const_cast<QScatterSeries *>(dots)->clicked(dots->at(i));
    QCOMPARE(activated.size(), 2);
    QCOMPARE(activated[0][0].toInt(), 1);
    QCOMPARE(activated[1][0].toInt(), 2);
}

void TestIncidentChart::hasAPlaceForNegativeFigures()
{
    QStandardItemModel model;
    addIncident(model, 30, -45);
    addIncident(model, 30, 5);
    const IncidentChart chart(&model, english());
    const QValueAxis *updates = axisOf(chart, Qt::Vertical);
    QVERIFY(updates->min() < -45 && updates->max() > 5);
}

void TestIncidentChart::binsAboveTheLimit()
{
    QStandardItemModel model;
    std::mt19937 random(5);
    std::uniform_int_distribution<int> minutes(1, 500);
    for (int i = 0; i <= IncidentChart::BinningLimit; ++i)
        addIncident(model, minutes(random), minutes(random));
    const IncidentChart chart(&model, english());
    QVERIFY(chart.dotCount() > 100 && chart.dotCount() < IncidentChart::BinningLimit);
}

void TestIncidentChart::choosesAUnitForEachAxis_data()
{
    QTest::addColumn<int>("minutes");
    QTest::addColumn<QString>("unit");
    QTest::newRow("minutes") << 150 << QStringLiteral("minutes");
    QTest::newRow("hours") << 300 << QStringLiteral("hours");
    QTest::newRow("days") << 9'000 << QStringLiteral("days");
}

void TestIncidentChart::choosesAUnitForEachAxis()
{
    QFETCH(int, minutes);
    QFETCH(QString, unit);
    QStandardItemModel model;
    addIncident(model, minutes, 7);
    const IncidentChart chart(&model, english());
    QVERIFY2(axisOf(chart, Qt::Horizontal)->titleText().contains(unit),
             qPrintable(axisOf(chart, Qt::Horizontal)->titleText()));
    QVERIFY2(chart.chart()->title().contains(QStringLiteral("minutes")), qPrintable(chart.chart()->title()));
}

void TestIncidentChart::hasRoomForTheNumbersOfItsAxes_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("low, as below a timeline") << QSize(700, 140);
    QTest::newRow("narrow") << QSize(260, 300);
    QTest::newRow("large") << QSize(1600, 900);
}

void TestIncidentChart::hasRoomForTheNumbersOfItsAxes()
{
    QFETCH(QSize, size);
    QStandardItemModel model;
    addIncident(model, 1'690, -35);
    addIncident(model, 20, 75);
    IncidentChart chart(&model, english());
    chart.resize(size);
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    const QSizeF plot = chart.chart()->plotArea().size();
    const QValueAxis *updates = axisOf(chart, Qt::Vertical);
    const double step = plot.height() * updates->tickInterval() / (updates->max() - updates->min());
    QVERIFY2(step >= chart.fontMetrics().height(), qPrintable(QString::number(step)));
    QVERIFY(updates->tickInterval() < updates->max() - updates->min());
    const QValueAxis *impacts = axisOf(chart, Qt::Horizontal);
    QVERIFY(plot.width() * impacts->tickInterval() / (impacts->max() - impacts->min())
            >= chart.fontMetrics().horizontalAdvance(QStringLiteral("0000")));
}

QTEST_MAIN(TestIncidentChart)
#include "tst_incidentchart.moc"
