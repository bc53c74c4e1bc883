// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sortfilterproxy.h"

#include "models/rowsearch.h"
#include "models/searchkey.h"

#include <algorithm>

namespace chronolane {

namespace {

/// Of more rows than that it takes too long to tell the views about each row that comes or goes.
constexpr int ManyRows = 10'000;

} // namespace

SortFilterProxy::SortFilterProxy(int sortRole, int searchRole, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_searchRole(searchRole)
{
    setSortRole(sortRole);
    m_collator.setNumericMode(true);
}

void SortFilterProxy::setSourceModel(QAbstractItemModel *model)
{
    if (sourceModel())
        disconnect(sourceModel(), nullptr, this, nullptr);
    m_search = dynamic_cast<const RowSearch *>(model);
    forgetSource();
    // Connected first, so that the filter meets nothing of rows that are gone.
    if (model) {
        connect(model, &QAbstractItemModel::modelAboutToBeReset, this, &SortFilterProxy::forgetSource);
        connect(model, &QAbstractItemModel::dataChanged, this, &SortFilterProxy::forgetSource);
        connect(model, &QAbstractItemModel::rowsInserted, this, &SortFilterProxy::forgetSource);
        connect(model, &QAbstractItemModel::rowsRemoved, this, &SortFilterProxy::forgetSource);
    }
    QSortFilterProxyModel::setSourceModel(model);
}

void SortFilterProxy::forgetSource()
{
    m_found.clear();
}

void SortFilterProxy::setLocale(const QLocale &locale)
{
    m_collator.setLocale(locale);
    invalidate();
}

void SortFilterProxy::setSearchText(const QString &text)
{
    const QStringList words = searchKey(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words == m_words)
        return;
    m_words = words;
    m_found.clear();
    refilter();
}

int SortFilterProxy::hiddenCount() const
{
    return sourceModel() ? sourceModel()->rowCount() - rowCount() : 0;
}

void SortFilterProxy::refilter()
{
    if (sourceModel() && sourceModel()->rowCount() > ManyRows)
        invalidate();
    else
        invalidateFilter();
    emit filterChanged();
}

bool SortFilterProxy::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (m_words.isEmpty())
        return true;
    if (m_search && !parent.isValid()) {
        if (m_found.empty())
            m_found = m_search->rowsWith(m_words);
        return m_found[static_cast<std::size_t>(row)] != 0;
    }
    const QString haystack = sourceModel()->index(row, 0, parent).data(m_searchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&haystack](const QString &word) { return haystack.contains(word); });
}

bool SortFilterProxy::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant first = left.data(sortRole());
    const QVariant second = right.data(sortRole());
    if (first.isValid() != second.isValid())
        return (sortOrder() == Qt::AscendingOrder) == first.isValid();
    if (first.typeId() == QMetaType::QString)
        return m_collator.compare(first.toString(), second.toString()) < 0;
    return first.toLongLong() < second.toLongLong();
}

} // namespace chronolane
