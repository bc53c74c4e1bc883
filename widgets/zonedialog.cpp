// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/zonedialog.h"

#include "widgets/searchfield.h"

#include <QDialogButtonBox>
#include <QListView>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStringListModel>
#include <QTimeZone>
#include <QVBoxLayout>

namespace chronolane {

namespace {

QStringList zoneIds()
{
    QStringList ids;
    for (const QByteArray &id : QTimeZone::availableTimeZoneIds())
        ids << QString::fromLatin1(id);
    return ids;
}

} // namespace

ZoneDialog::ZoneDialog(const QString &current, QWidget *parent)
    : QDialog(parent)
    , m_search(new SearchField(this))
    , m_zones(new QStringListModel(zoneIds(), this))
    , m_found(new QSortFilterProxyModel(this))
    , m_view(new QListView(this))
{
    setWindowTitle(tr("Time zone"));
    m_found->setSourceModel(m_zones);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_view->setModel(m_found);
    m_view->setUniformItemSizes(true);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setAccessibleName(tr("Time zones"));
    m_search->setPlaceholderText(tr("City or region, such as Seoul"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_view, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_view, &QListView::doubleClicked, this, &QDialog::accept);
    connect(m_search, &SearchField::queryChanged, this, &ZoneDialog::filter);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) { m_ok->setEnabled(index.isValid()); });
    resize(fontMetrics().averageCharWidth() * 44, fontMetrics().height() * 24);
    const QModelIndex chosen = m_found->mapFromSource(
        m_zones->index(static_cast<int>(m_zones->stringList().indexOf(current))));
    m_ok->setEnabled(chosen.isValid());
    m_view->setCurrentIndex(chosen);
}

void ZoneDialog::filter(const QString &query)
{
    // "new york" finds America/New_York.
    m_found->setFilterFixedString(query.trimmed().replace(QLatin1Char(' '), QLatin1Char('_')));
    if (!m_view->currentIndex().isValid())
        m_view->setCurrentIndex(m_found->index(0, 0));
    m_ok->setEnabled(m_view->currentIndex().isValid());
}

QString ZoneDialog::zone() const
{
    return m_view->currentIndex().data().toString();
}

} // namespace chronolane
