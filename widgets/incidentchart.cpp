// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/incidentchart.h"

#include "models/incidenttableroles.h"
#include "widgets/emptynote.h"

#include <QAbstractItemModel>
#include <QChart>
#include <QEvent>
#include <QGraphicsLayout>
#include <QLegend>
#include <QLocale>
#include <QScatterSeries>
#include <QToolTip>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace chronolane {

namespace {

constexpr double DotSize = 11;        ///< px
constexpr double RingSize = 19;       ///< px
constexpr int CellsAcross = 40;       ///< cells of the grid along each axis when dots are binned
constexpr double MinutesPerHour = 60;
constexpr double MinutesPerDay = 1'440;

double minutes(const QVariant &microseconds)
{
    return static_cast<double>(microseconds.toLongLong()) / 60e6;
}

/// The unit in which an axis of that many minutes has numbers that one reads at a glance.
double unitFor(double most)
{
    return most > 3 * MinutesPerDay ? MinutesPerDay : most > 3 * MinutesPerHour ? MinutesPerHour : 1;
}

/// The least of 1, 2, 5, 10, 20, … that divides the range into at most so many steps.
double tickInterval(double range, int steps)
{
    const double least = range / std::max(steps, 1);
    const double decade = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * decade >= least)
            return factor * decade;
    }
    return 10 * decade;
}

} // namespace

IncidentChart::IncidentChart(QAbstractItemModel *model, const DisplayText &text, QWidget *parent)
    : QChartView(new QChart, parent)
    , m_model(model)
    , m_text(text)
    , m_note(new EmptyNote(this))
    , m_dots(new QScatterSeries(this))
    , m_ring(new QScatterSeries(this))
    , m_impactAxis(new QValueAxis(this))
    , m_updateAxis(new QValueAxis(this))
{
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(NoFrame);
    chart()->legend()->hide();
    chart()->setMargins({4, 4, 4, 4});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    m_dots->setMarkerSize(DotSize);
    m_ring->setMarkerSize(RingSize);
    // The ring lies below the dots, so that it takes no click from them.
    for (QScatterSeries *series : {m_ring, m_dots}) {
        chart()->addSeries(series);
        series->setPointLabelsVisible(false);
    }
    for (QValueAxis *axis : {m_impactAxis, m_updateAxis}) {
        axis->setTickType(QValueAxis::TicksDynamic);
        axis->setLabelFormat(QStringLiteral("%.5g"));
    }
    chart()->addAxis(m_impactAxis, Qt::AlignBottom);
    chart()->addAxis(m_updateAxis, Qt::AlignLeft);
    for (QScatterSeries *series : {m_ring, m_dots}) {
        series->attachAxis(m_impactAxis);
        series->attachAxis(m_updateAxis);
    }
    connect(m_dots, &QScatterSeries::clicked, this, &IncidentChart::activateNear);
    connect(m_dots, &QScatterSeries::hovered, this, &IncidentChart::showDotTip);
    connect(m_model, &QAbstractItemModel::modelReset, this, &IncidentChart::reload);
    connect(m_model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &, const QModelIndex &, const QList<int> &roles) {
                if (roles.isEmpty())
                    reload();
            });
    applyPalette();
    reload();
}

void IncidentChart::setDisplayText(const DisplayText &text)
{
    m_text = text;
    retranslate();
}

int IncidentChart::dotCount() const
{
    return static_cast<int>(m_shown.size());
}

void IncidentChart::reload()
{
    m_shown.clear();
    m_missing = 0;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        const QVariant impact = index.data(incident_role::ImpactMicroseconds);
        const QVariant update = index.data(incident_role::FirstUpdateMicroseconds);
        if (impact.isValid() && update.isValid())
            m_shown.push_back({minutes(impact), minutes(update), row});
        else
            ++m_missing;
    }
    scaleAxes();
    m_isBinned = m_shown.size() > static_cast<std::size_t>(BinningLimit);
    if (m_isBinned)
        bin();
    placeDots();
    setCurrentRow(m_currentRow);
    retranslate();
}

void IncidentChart::bin()
{
    const double cellWidth = (m_impactAxis->max() - m_impactAxis->min()) * m_impactUnit / CellsAcross;
    const double cellHeight = (m_updateAxis->max() - m_updateAxis->min()) * m_updateUnit / CellsAcross;
    std::set<std::pair<long, long>> taken;
    std::erase_if(m_shown, [&](const Dot &dot) {
        return !taken.emplace(std::lround(dot.impactMinutes / cellWidth),
                              std::lround(dot.firstUpdateMinutes / cellHeight)).second;
    });
}

QPointF IncidentChart::pointOf(double impactMinutes, double firstUpdateMinutes) const
{
    return {impactMinutes / m_impactUnit, firstUpdateMinutes / m_updateUnit};
}

void IncidentChart::placeDots()
{
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(m_shown.size()));
    for (const Dot &dot : m_shown)
        points << pointOf(dot.impactMinutes, dot.firstUpdateMinutes);
    m_dots->replace(points);
}

void IncidentChart::scaleAxes()
{
    double longest = 10;
    double earliest = 0;
    double latest = 10;
    for (const Dot &dot : m_shown) {
        longest = std::max(longest, dot.impactMinutes);
        earliest = std::min(earliest, dot.firstUpdateMinutes);
        latest = std::max(latest, dot.firstUpdateMinutes);
    }
    m_impactUnit = unitFor(longest);
    m_updateUnit = unitFor(std::max(latest, -earliest));
    // Room at the left and below, so that a dot at zero is whole.
    m_impactAxis->setRange(-longest * 0.015 / m_impactUnit, longest * 1.05 / m_impactUnit);
    const double room = (latest - earliest) * 0.06;
    m_updateAxis->setRange((earliest - room) / m_updateUnit, (latest + room) / m_updateUnit);
    placeTicks();
}

void IncidentChart::placeTicks()
{
    // Qt Charts cuts numbers off that stand too close, so there are only as many as have room.
    const QSizeF plot = chart()->plotArea().size();
    const int across = static_cast<int>(plot.width() / (8 * fontMetrics().averageCharWidth()));
    const int down = static_cast<int>(plot.height() / (1.6 * fontMetrics().height()));
    m_impactAxis->setTickInterval(tickInterval(m_impactAxis->max() - m_impactAxis->min(), std::min(across, 10)));
    m_updateAxis->setTickInterval(tickInterval(m_updateAxis->max() - m_updateAxis->min(), std::min(down, 6)));
}

void IncidentChart::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    placeTicks();
}

const IncidentChart::Dot *IncidentChart::dotAt(const QPointF &point) const
{
    const auto isAt = [&point, this](const Dot &dot) {
        const QPointF its = pointOf(dot.impactMinutes, dot.firstUpdateMinutes);
        return qFuzzyCompare(1 + its.x(), 1 + point.x()) && qFuzzyCompare(1 + its.y(), 1 + point.y());
    };
    const auto found = std::find_if(m_shown.begin(), m_shown.end(), isAt);
    return found == m_shown.end() ? nullptr : &*found;
}

void IncidentChart::activateNear(const QPointF &point)
{
    if (const Dot *dot = dotAt(point))
        emit rowActivated(dot->row);
}

void IncidentChart::showDotTip(const QPointF &point, bool isOver)
{
    const Dot *dot = isOver ? dotAt(point) : nullptr;
    if (!dot) {
        QToolTip::hideText();
        return;
    }
    const QModelIndex index = m_model->index(dot->row, 0);
    const QString title = index.siblingAtColumn(incident_column::Title).data().toString();
    const QString impact = index.siblingAtColumn(incident_column::ImpactDuration).data().toString();
    const QString update = index.siblingAtColumn(incident_column::TimeToFirstUpdate).data().toString();
    QToolTip::showText(QCursor::pos(), QStringLiteral("%1\n%2: %3\n%4: %5")
                                           .arg(title, m_text.metricName(MetricKind::ImpactDuration), impact,
                                                m_text.metricName(MetricKind::TimeToFirstUpdate), update),
                       this);
}

void IncidentChart::setCurrentRow(int row)
{
    m_currentRow = row;
    m_ring->clear();
    const QModelIndex index = m_model->index(row, 0);
    const QVariant impact = index.data(incident_role::ImpactMicroseconds);
    const QVariant update = index.data(incident_role::FirstUpdateMicroseconds);
    if (impact.isValid() && update.isValid())
        m_ring->append(pointOf(minutes(impact), minutes(update)));
}

QString IncidentChart::axisTitle(MetricKind metric, double unit) const
{
    const QString name = unit == MinutesPerDay ? tr("days") : unit == MinutesPerHour ? tr("hours") : tr("minutes");
    return tr("%1 (%2)", "title of an axis: a figure and its unit").arg(m_text.metricName(metric), name);
}

void IncidentChart::retranslate()
{
    m_impactAxis->setTitleText(axisTitle(MetricKind::ImpactDuration, m_impactUnit));
    // Along its axis this name would be cut wherever the chart is low; so it stands above it.
    QStringList notes{QStringLiteral("↑ ") + axisTitle(MetricKind::TimeToFirstUpdate, m_updateUnit)};
    if (m_missing > 0)
        notes << tr("%n incident(s) do not state both figures", nullptr, m_missing);
    if (m_isBinned)
        notes << tr("dots close together are drawn as one");
    chart()->setTitle(notes.join(QStringLiteral(" · ")));
    chart()->setLocale(m_text.locale());
    showNote();
    setAccessibleName(tr("Incidents by impact time and time to the first update"));
}

/// A chart without a dot says why instead of showing bare axes.
void IncidentChart::showNote()
{
    const bool hasDots = !m_shown.empty();
    for (QValueAxis *axis : {m_impactAxis, m_updateAxis})
        axis->setVisible(hasDots);
    if (!hasDots)
        chart()->setTitle({});
    m_note->setNote(hasDots              ? QString()
                        : m_missing == 0 ? tr("No incident is open.")
                                         : tr("None of the open incidents states both how long users were hurt and "
                                              "when they were first told."));
}

void IncidentChart::applyPalette()
{
    const QPalette colours = palette();
    const QColor text = colours.color(QPalette::Text);
    chart()->setBackgroundBrush(colours.brush(QPalette::Base));
    chart()->setBackgroundRoundness(0);
    chart()->setTitleBrush(text);
    chart()->setTitleFont(font());
    QColor grid = text;
    grid.setAlphaF(0.18F);
    for (QValueAxis *axis : {m_impactAxis, m_updateAxis}) {
        axis->setLabelsBrush(text);
        axis->setTitleBrush(text);
        axis->setTitleFont(font());
        axis->setLabelsFont(font());
        axis->setLinePenColor(text);
        axis->setGridLineColor(grid);
    }
    m_dots->setColor(colours.color(QPalette::Link));
    m_dots->setBorderColor(text);
    m_ring->setColor(Qt::transparent);
    m_ring->setBorderColor(text);
}

void IncidentChart::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyPalette();
    QChartView::changeEvent(event);
}

} // namespace chronolane
