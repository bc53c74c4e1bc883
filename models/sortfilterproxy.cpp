// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sortfilterproxy.h"

#include "models/searchkey.h"

#include <algorithm>

namespace chronolane {

SortFilterProxy::SortFilterProxy(int sortRole, int searchRole, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_searchRole(searchRole)
{
    setSortRole(sortRole);
    m_collator.setNumericMode(true);
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
    refilter();
}

int SortFilterProxy::hiddenCount() const
{
    return sourceModel() ? sourceModel()->rowCount() - rowCount() : 0;
}

void SortFilterProxy::refilter()
{
    invalidateFilter();
    emit filterChanged();
}

bool SortFilterProxy::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (m_words.isEmpty())
        return true;
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
