// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/readingreportpane.h"

#include "widgets/assumptionsform.h"
#include "widgets/reportlinedelegate.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace chronolane {

ReadingReportPane::ReadingReportPane(const DisplayText &text, QWidget *parent)
    : QWidget(parent)
    , m_model(text)
    , m_assumptions(new AssumptionsForm(text, this))
    , m_sources(new QComboBox(this))
    , m_counts(new QLabel(this))
    , m_view(new QTreeView(this))
{
    m_view->setModel(&m_model);
    m_view->setItemDelegate(new ReportLineDelegate(m_view));
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->header()->setStretchLastSection(true);
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    for (const auto &[column, digits] : {std::pair(report_column::Place, 6), {report_column::Fate, 15},
                                         {report_column::Words, 44}, {report_column::Event, 36}})
        m_view->header()->resizeSection(column, digits * digit);
    m_sources->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_sources->setMinimumContentsLength(16);
    m_sources->hide();
    m_counts->setTextFormat(Qt::PlainText);
    m_counts->setWordWrap(true);
    auto *head = new QHBoxLayout;
    head->addWidget(m_sources);
    head->addWidget(m_counts, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addWidget(m_assumptions);
    layout->addLayout(head);
    layout->addWidget(m_view, 1);
    setFocusProxy(m_view);
    connect(m_sources, &QComboBox::activated, this, &ReadingReportPane::sourceChosen);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ReadingReportPane::chooseLine);
    connect(m_view, &QTreeView::clicked, this, &ReadingReportPane::chooseLine);
    retranslate();
}

void ReadingReportPane::setSources(const QStringList &names, int current)
{
    const QSignalBlocker blocker(m_sources);
    m_sources->clear();
    m_sources->addItems(names);
    m_sources->setCurrentIndex(current);
    m_sources->setVisible(names.size() > 1);
}

void ReadingReportPane::setReport(const std::shared_ptr<const ReadingReport> &report,
                                  const std::vector<std::shared_ptr<const Incident>> &incidents,
                                  const std::shared_ptr<const std::string> &source)
{
    if (report != m_model.report() || !report)
        m_model.setReport(report, incidents, source);
    showCounts();
}

void ReadingReportPane::showPlaces(const std::vector<Evidence> &places)
{
    const std::vector<std::size_t> rows = m_model.markPlaces(places);
    const QModelIndex current = m_view->currentIndex();
    const bool isThere = current.isValid()
        && std::binary_search(rows.begin(), rows.end(), static_cast<std::size_t>(current.row()));
    if (rows.empty() || isThere || m_isChoosing)
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    m_view->setCurrentIndex(m_model.index(static_cast<int>(rows.front()), 0));
    m_view->scrollTo(m_view->currentIndex(), QAbstractItemView::PositionAtCenter);
}

void ReadingReportPane::chooseLine(const QModelIndex &index)
{
    if (!index.isValid() || m_isFollowing)
        return;
    const QScopedValueRollback choosing(m_isChoosing, true);
    emit lineChosen(index.row());
}

void ReadingReportPane::setDisplayText(const DisplayText &text)
{
    m_model.setDisplayText(text);
    m_assumptions->setDisplayText(text);
    showCounts();
}

void ReadingReportPane::showCounts()
{
    const std::shared_ptr<const ReadingReport> &report = m_model.report();
    if (!report)
        m_counts->clear();
    else if (report->lines.empty())
        m_counts->setText(tr("Reading kept no account of the single lines of this source."));
    else
        m_counts->setText(m_model.text().counts(report->lines));
}

void ReadingReportPane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ReadingReportPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    emit shown();
}

void ReadingReportPane::retranslate()
{
    m_view->setAccessibleName(tr("Lines of the source"));
    m_sources->setAccessibleName(tr("Source"));
    m_sources->setToolTip(tr("The source whose lines are shown"));
    showCounts();
}

} // namespace chronolane
