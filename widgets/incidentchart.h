// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/displaytext.h"

#include <QChartView>

#include <vector>

class QAbstractItemModel;
class QScatterSeries;
class QValueAxis;

namespace chronolane {

class EmptyNote;

/// The loaded incidents as dots: how long users were hurt, and how long until the first status update. Nothing is
/// averaged, ranked or coloured by length. Incidents without both figures are counted below, not placed.
///
/// Above BinningLimit incidents, dots that fall into the same small cell become one (a scatter draws an item a
/// dot, which takes seconds for large sets).
class IncidentChart : public QChartView
{
    Q_OBJECT

public:
    static constexpr int BinningLimit = 2'000;

    /// `model` answers the incident_role figures; not owned, outlives the chart.
    IncidentChart(QAbstractItemModel *model, const DisplayText &text, QWidget *parent = nullptr);

    void setDisplayText(const DisplayText &text);

    /// Rings the dot of that row of the model; -1 rings none.
    void setCurrentRow(int row);

    /// How many dots are drawn: one an incident, or one a cell above the limit.
    [[nodiscard]] int dotCount() const;

signals:
    void rowActivated(int row);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// One incident, or the first of those in a cell; minutes. `row` is of the model.
    struct Dot
    {
        double impactMinutes;
        double firstUpdateMinutes;
        int row;
    };

    void reload();
    void bin();
    void placeDots();
    void scaleAxes();
    void placeTicks();
    [[nodiscard]] QString axisTitle(MetricKind metric, double unit) const;
    [[nodiscard]] QPointF pointOf(double impactMinutes, double firstUpdateMinutes) const;
    void retranslate();
    void showNote();
    void applyPalette();
    void activateNear(const QPointF &point);
    void showDotTip(const QPointF &point, bool isOver);
    [[nodiscard]] const Dot *dotAt(const QPointF &point) const;

    QAbstractItemModel *m_model;
    DisplayText m_text;
    EmptyNote *m_note;
    QScatterSeries *m_dots;
    QScatterSeries *m_ring;
    QValueAxis *m_impactAxis;
    QValueAxis *m_updateAxis;
    std::vector<Dot> m_shown;
    int m_missing = 0;      ///< incidents without both figures
    bool m_isBinned = false;
    int m_currentRow = -1;
    double m_impactUnit = 1;   ///< minutes in one unit of the axis: 1, 60 or 1440
    double m_updateUnit = 1;
};

} // namespace chronolane
