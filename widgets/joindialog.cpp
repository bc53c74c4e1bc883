// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/joindialog.h"

#include "models/incidenttablemodel.h"
#include "widgets/searchfield.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace chronolane {

JoinDialog::JoinDialog(IncidentTableModel *model, const std::vector<int> &chosen, QWidget *parent)
    : QDialog(parent)
    , m_found(incident_role::Sort, incident_role::Search)
    , m_search(new SearchField(this))
    , m_view(new QTreeView(this))
{
    setWindowTitle(tr("Join incidents"));
    m_found.setSourceModel(model);
    m_view->setModel(&m_found);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setSelectionMode(QAbstractItemView::MultiSelection);
    m_view->setAllColumnsShowFocus(true);
    m_view->setAccessibleName(tr("Incidents"));
    for (int column = 0; column < model->columnCount(); ++column)
        m_view->setColumnHidden(column, column != incident_column::Title && column != incident_column::Organization
                                            && column != incident_column::Start && column != incident_column::Id);
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    m_view->header()->resizeSection(incident_column::Title, 40 * digit);
    m_view->header()->resizeSection(incident_column::Start, 24 * digit);
    auto *hint = new QLabel(tr("Choose the incidents that are one. The first of them in the list keeps its name; every "
                               "event keeps its source."),
                            this);
    hint->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_join = buttons->addButton(tr("Join"), QDialogButtonBox::AcceptRole);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(hint);
    layout->addWidget(m_search);
    layout->addWidget(m_view, 1);
    layout->addWidget(buttons);
    resize(digit * 100, fontMetrics().height() * 22);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_search, &SearchField::queryChanged, &m_found, &SortFilterProxy::setSearchText);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { m_join->setEnabled(rows().size() > 1); });
    for (const int row : chosen)
        m_view->selectionModel()->select(m_found.mapFromSource(model->index(row, 0)),
                                         QItemSelectionModel::Select | QItemSelectionModel::Rows);
    m_join->setEnabled(rows().size() > 1);
}

std::vector<int> JoinDialog::rows() const
{
    std::vector<int> rows;
    for (const QModelIndex &index : m_view->selectionModel()->selectedRows())
        rows.push_back(m_found.mapToSource(index).row());
    std::sort(rows.begin(), rows.end());
    return rows;
}

} // namespace chronolane
