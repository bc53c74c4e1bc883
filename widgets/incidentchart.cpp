// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/incidentchart.h"

#include "models/incidenttableroles.h"

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

} // namespace

IncidentChart::IncidentChart(QAbstractItemModel *model, const DisplayText &text, QWidget *parent)
    : QChartView(new QChart, parent)
    , m_model(model)
    , m_text(text)
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
    const double cellWidth = (m_impactAxis->max() - m_impactAxis->min()) * m_scale / CellsAcross;
    const double cellHeight = (m_updateAxis->max() - m_updateAxis->min()) * m_scale / CellsAcross;
    std::set<std::pair<long, long>> taken;
    std::erase_if(m_shown, [&](const Dot &dot) {
        return !taken.emplace(std::lround(dot.impactMinutes / cellWidth),
                              std::lround(dot.firstUpdateMinutes / cellHeight)).second;
    });
}

void IncidentChart::placeDots()
{
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(m_shown.size()));
    for (const Dot &dot : m_shown)
        points << QPointF(dot.impactMinutes / m_scale, dot.firstUpdateMinutes / m_scale);
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
    const double most = std::max({longest, latest, -earliest});
    m_scale = most > 3 * MinutesPerDay ? MinutesPerDay : most > 3 * MinutesPerHour ? MinutesPerHour : 1;
    m_impactAxis->setRange(0, longest * 1.05 / m_scale);
    // Room below, so that a dot at zero is whole.
    const double room = (latest - earliest) * 0.06;
    m_updateAxis->setRange((earliest - room) / m_scale, (latest + room) / m_scale);
    m_impactAxis->applyNiceNumbers();
    m_updateAxis->applyNiceNumbers();
}

const IncidentChart::Dot *IncidentChart::dotAt(const QPointF &point) const
{
    const auto isAt = [&point, this](const Dot &dot) {
        return qFuzzyCompare(1 + dot.impactMinutes / m_scale, 1 + point.x())
            && qFuzzyCompare(1 + dot.firstUpdateMinutes / m_scale, 1 + point.y());
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
        m_ring->append(minutes(impact) / m_scale, minutes(update) / m_scale);
}

void IncidentChart::retranslate()
{
    const QString unit = m_scale == MinutesPerDay ? tr("days") : m_scale == MinutesPerHour ? tr("hours") : tr("minutes");
    const QString axis = tr("%1 (%2)", "title of an axis: a figure and its unit");
    m_impactAxis->setTitleText(axis.arg(m_text.metricName(MetricKind::ImpactDuration), unit));
    for (QValueAxis *each : {m_impactAxis, m_updateAxis})
        each->setLabelFormat(QStringLiteral("%.5g"));
    // Along its axis this name would be cut wherever the chart is low; so it stands above it.
    QStringList notes{QStringLiteral("↑ ") + axis.arg(m_text.metricName(MetricKind::TimeToFirstUpdate), unit)};
    if (m_missing > 0)
        notes << tr("%n incident(s) do not state both figures", nullptr, m_missing);
    if (m_isBinned)
        notes << tr("dots close together are drawn as one");
    chart()->setTitle(notes.join(QStringLiteral(" · ")));
    chart()->setLocale(m_text.locale());
    setAccessibleName(tr("Incidents by impact time and time to the first update"));
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
