// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/metricspane.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QStringList>

#include <utility>

namespace chronolane {

namespace {

QLabel *makeLabel(QWidget *parent, bool isBold)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    QFont font = label->font();
    font.setBold(isBold);
    label->setFont(font);
    return label;
}

} // namespace

MetricsPane::MetricsPane(const DisplayText &text, QWidget *parent)
    : QScrollArea(parent)
    , m_text(text)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    build();
    showFigures();
}

void MetricsPane::build()
{
    auto *content = new QWidget;
    auto *grid = new QGridLayout(content);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    for (int i = 0; i < MetricKindCount; ++i) {
        Row &row = m_rows[static_cast<std::size_t>(i)];
        row = {makeLabel(content, true), makeLabel(content, true), makeLabel(content, false),
               makeLabel(content, false)};
        row.value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        row.ends->setTextFormat(Qt::RichText);
        row.ends->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        connect(row.ends, &QLabel::linkActivated, this, &MetricsPane::follow);
        grid->addWidget(row.name, i, 0);
        grid->addWidget(row.value, i, 1);
        grid->addWidget(row.ends, i, 2);
        grid->addWidget(row.definition, i, 3);
    }
    m_note = makeLabel(content, false);
    grid->addWidget(m_note, MetricKindCount, 0, 1, 4);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 3);
    grid->setColumnStretch(3, 5);
    grid->setRowStretch(MetricKindCount + 1, 1);
    setWidget(content);
}

void MetricsPane::setIncident(std::shared_ptr<const Incident> incident)
{
    m_incident = std::move(incident);
    showFigures();
}

void MetricsPane::setDisplayText(const DisplayText &text)
{
    m_text = text;
    showFigures();
}

void MetricsPane::showFigures()
{
    for (int i = 0; i < MetricKindCount; ++i) {
        const auto kind = static_cast<MetricKind>(i);
        const Row &row = m_rows[static_cast<std::size_t>(i)];
        row.name->setText(m_text.metricName(kind));
        row.definition->setText(m_text.metricDefinition(kind));
        row.value->setText(m_incident ? m_text.metricValue(m_incident->metrics[kind]) : QString());
        row.ends->setText(m_incident ? endsOf(kind) : QString());
    }
    m_note->setText(tr("A duration is not a severity: a short incident can hurt more than a long one."));
    setAccessibleName(tr("Figures"));
}

/// The colour of a link is laid down when a text is set, and a label does not set the text that it has.
void MetricsPane::recolourLinks()
{
    for (const Row &row : m_rows) {
        const QString text = row.ends->text();
        row.ends->clear();
        row.ends->setText(text);
    }
}

QString MetricsPane::endsOf(MetricKind kind) const
{
    const Metric &metric = m_incident->metrics[kind];
    return tr("%1 → %2", "both ends of a figure")
        .arg(linkTo(metric.from, kind, "from"), linkTo(metric.to, kind, "to"));
}

QString MetricsPane::linkTo(const MetricEnd &end, MetricKind kind, const char *which) const
{
    if (!end.time)
        return m_text.notStated().toHtmlEscaped();
    const QString target = QStringLiteral("%1:%2").arg(QString::fromLatin1(which)).arg(static_cast<int>(kind));
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(target, m_text.instant(*end.time).toHtmlEscaped());
}

void MetricsPane::follow(const QString &link)
{
    const auto kind = static_cast<MetricKind>(link.section(QLatin1Char(':'), 1).toInt());
    const Metric &metric = m_incident->metrics[kind];
    const MetricEnd &end = link.startsWith(QLatin1String("from")) ? metric.from : metric.to;
    if (!end.eventId.empty())
        emit eventRequested(QString::fromStdString(end.eventId));
    else if (end.time)
        emit instantRequested(*end.time);
}

void MetricsPane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        showFigures();
    else if (event->type() == QEvent::PaletteChange)
        recolourLinks();
    QScrollArea::changeEvent(event);
}

} // namespace chronolane
