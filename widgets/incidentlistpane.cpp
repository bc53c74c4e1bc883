// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/incidentlistpane.h"

#include "models/incidenttablemodel.h"
#include "models/sortfilterproxy.h"
#include "widgets/incidentdelegate.h"
#include "widgets/searchfield.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace chronolane {

namespace {

/// What the list can be sorted by: a column of the model, or -1 for the order of the sources.
struct Order
{
    const char *name;
    int column;
    Qt::SortOrder direction;
};

constexpr Order Orders[] = {
    {QT_TRANSLATE_NOOP("chronolane::IncidentListPane", "Order of the source"), -1, Qt::AscendingOrder},
    {QT_TRANSLATE_NOOP("chronolane::IncidentListPane", "Newest first"), incident_column::Start, Qt::DescendingOrder},
    {QT_TRANSLATE_NOOP("chronolane::IncidentListPane", "Oldest first"), incident_column::Start, Qt::AscendingOrder},
    {QT_TRANSLATE_NOOP("chronolane::IncidentListPane", "By title"), incident_column::Title, Qt::AscendingOrder},
    {QT_TRANSLATE_NOOP("chronolane::IncidentListPane", "By organization"), incident_column::Organization,
     Qt::AscendingOrder},
};

} // namespace

IncidentListPane::IncidentListPane(IncidentTableModel *model, const DisplayText &text, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_text(text)
    , m_proxy(new SortFilterProxy(incident_role::Sort, incident_role::Search, this))
    , m_search(new SearchField(this))
    , m_order(new QComboBox(this))
    , m_view(new QListView(this))
    , m_counts(new QLabel(this))
{
    m_proxy->setSourceModel(model);
    m_view->setModel(m_proxy);
    m_view->setItemDelegate(new IncidentDelegate(m_view));
    m_view->setUniformItemSizes(true);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const Order &order : Orders)
        m_order->addItem(QString(), order.column);
    // A long word must not decide how narrow the pane can be.
    m_order->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_order->setMinimumContentsLength(8);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addWidget(m_search);
    layout->addWidget(m_order);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_counts);
    setFocusProxy(m_view);

    connect(m_search, &SearchField::queryChanged, m_proxy, &SortFilterProxy::setSearchText);
    connect(m_order, &QComboBox::currentIndexChanged, this, &IncidentListPane::sortBy);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this] { emit currentRowChanged(currentRow()); });
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_proxy, signal, this, &IncidentListPane::showCounts);
    connect(m_proxy, &QAbstractItemModel::modelReset, this, &IncidentListPane::showCounts);
    retranslate();
}

int IncidentListPane::currentRow() const
{
    return m_proxy->mapToSource(m_view->currentIndex()).row();
}

void IncidentListPane::setCurrentRow(int row)
{
    const QModelIndex source = m_model->index(row, 0);
    if (source.isValid() && !m_proxy->mapFromSource(source).isValid())
        m_search->clear();
    const QModelIndex shown = m_proxy->mapFromSource(source);
    m_view->setCurrentIndex(shown);
    m_view->scrollTo(shown);
}

void IncidentListPane::setDisplayText(const DisplayText &text)
{
    m_text = text;
    m_proxy->setLocale(text.locale());
    showCounts();
}

void IncidentListPane::sortBy(int choice)
{
    const Order &order = Orders[choice];
    m_proxy->sort(order.column, order.direction);
}

void IncidentListPane::showCounts()
{
    const int hidden = m_proxy->hiddenCount();
    const QString count = m_text.incidentCount(m_proxy->rowCount());
    m_counts->setText(hidden == 0 ? count : tr("%1, %n hidden", "incidents in the list", hidden).arg(count));
}

void IncidentListPane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void IncidentListPane::retranslate()
{
    m_search->setPlaceholderText(tr("Search incidents"));
    m_search->setAccessibleName(tr("Search incidents"));
    m_order->setAccessibleName(tr("Order of the incidents"));
    m_view->setAccessibleName(tr("Incidents"));
    for (int i = 0; i < m_order->count(); ++i)
        m_order->setItemText(i, tr(Orders[i].name));
    showCounts();
}

} // namespace chronolane
