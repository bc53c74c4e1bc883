// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sortfilterproxy.h"

#include "models/rowsorter.h"
#include "models/searchkey.h"

#include <QTimerEvent>

#include <algorithm>
#include <limits>
#include <utility>

namespace chronolane {

namespace {

/// Of more rows than that it takes too long to tell the views about each row that comes or goes.
constexpr int ManyRows = 10'000;

/// ms of search before the first hits are shown, and between the events of the window after that.
constexpr double FirstSearch = 12;
constexpr double FurtherSearch = 8;

/// So many hits are shown before all others: showing them takes no longer than finding them.
constexpr std::size_t FirstHits = 30'000;

/// Rows that somebody holds on to and that are looked at before their turn.
constexpr std::size_t MostKept = 64;

} // namespace

SortFilterProxy::SortFilterProxy(int sortRole, int searchRole, QObject *parent)
    : QAbstractProxyModel(parent)
    , m_sortRole(sortRole)
    , m_searchRole(searchRole)
{
    m_collator.setNumericMode(true);
}

void SortFilterProxy::setSourceModel(QAbstractItemModel *model)
{
    beginReset();
    if (sourceModel())
        disconnect(sourceModel(), nullptr, this, nullptr);
    QAbstractProxyModel::setSourceModel(model);
    if (model)
        connectSource();
    endReset();
}

void SortFilterProxy::connectSource()
{
    const QAbstractItemModel *model = sourceModel();
    connect(model, &QAbstractItemModel::dataChanged, this, &SortFilterProxy::sourceDataChanged);
    connect(model, &QAbstractItemModel::headerDataChanged, this,
            [this](Qt::Orientation orientation, int first, int last) {
                if (orientation == Qt::Horizontal)
                    emit headerDataChanged(orientation, first, last);
            });
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, &SortFilterProxy::beginReset);
    connect(model, &QAbstractItemModel::modelReset, this, &SortFilterProxy::endReset);
    connect(model, &QAbstractItemModel::layoutAboutToBeChanged, this, &SortFilterProxy::beginReset);
    connect(model, &QAbstractItemModel::layoutChanged, this, &SortFilterProxy::endReset);
    connect(model, &QAbstractItemModel::rowsAboutToBeInserted, this, &SortFilterProxy::beginReset);
    connect(model, &QAbstractItemModel::rowsInserted, this, &SortFilterProxy::endReset);
    connect(model, &QAbstractItemModel::rowsAboutToBeRemoved, this, &SortFilterProxy::beginReset);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &SortFilterProxy::endReset);
    connect(model, &QAbstractItemModel::rowsAboutToBeMoved, this, &SortFilterProxy::beginReset);
    connect(model, &QAbstractItemModel::rowsMoved, this, &SortFilterProxy::endReset);
    connect(model, &QObject::destroyed, this, [this] {
        beginReset();
        endReset();
    });
}

void SortFilterProxy::beginReset()
{
    if (!std::exchange(m_isResetting, true))
        beginResetModel();
}

void SortFilterProxy::endReset()
{
    forgetSource();
    makeOrder();
    m_shown.clear();   // no row that anybody holds on to is still there
    beginSearch();
    m_shown = wantedRows();
    number();
    m_isResetting = false;
    endResetModel();
}

void SortFilterProxy::forgetSource()
{
    m_finder.setModel(sourceModel(), m_searchRole);
}

void SortFilterProxy::sourceDataChanged(const QModelIndex &first, const QModelIndex &last, const QList<int> &roles)
{
    const std::vector<std::uint32_t> before = m_order;
    forgetSource();
    makeOrder();
    beginSearch();
    if (isMany() || m_order != before)
        showAtOnce(wantedRows());
    else
        showRowByRow(wantedRows());
    if (m_shown.empty())
        return;
    const bool isOneRow = first.row() == last.row();
    const int row = isOneRow ? m_rowOf[static_cast<std::size_t>(first.row())] : 0;
    if (row >= 0)
        emit dataChanged(index(row, first.column()), index(isOneRow ? row : rowCount() - 1, last.column()), roles);
}

void SortFilterProxy::setLocale(const QLocale &locale)
{
    if (locale == m_collator.locale())
        return;
    m_collator.setLocale(locale);
    makeOrder();
    showAtOnce(wantedRows());
}

void SortFilterProxy::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    makeOrder();
    showAtOnce(wantedRows());
}

void SortFilterProxy::makeOrder()
{
    const bool isSorted = sourceModel() && m_sortColumn >= 0 && m_sortColumn < sourceModel()->columnCount();
    m_order = isSorted ? rowsSorted(*sourceModel(), m_sortColumn, m_sortRole, m_sortOrder, m_collator)
                       : std::vector<std::uint32_t>();
}

void SortFilterProxy::setSearchText(const QString &text)
{
    if (setWords(text))
        refilter();
}

bool SortFilterProxy::setWords(const QString &text)
{
    const QStringList words = searchKey(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words == m_finder.words())
        return false;
    m_finder.setWords(words);
    return true;
}

int SortFilterProxy::hiddenCount() const
{
    return sourceModel() ? sourceModel()->rowCount() - rowCount() : 0;
}

bool SortFilterProxy::isMany() const
{
    return sourceModel() && sourceModel()->rowCount() > ManyRows;
}

bool SortFilterProxy::acceptsRow(int) const
{
    return true;
}

void SortFilterProxy::refilter()
{
    beginSearch();
    if (isMany())
        showAtOnce(wantedRows());
    else
        showRowByRow(wantedRows());
    emit filterChanged();
}

/// Finds all hits, or the first ones of many.
void SortFilterProxy::beginSearch()
{
    if (isMany()) {
        keepHeldRows();
        m_finder.lookOn(FirstSearch);
    } else {
        m_finder.lookToTheEnd();
    }
    // What is found beyond the first hits waits for the picture of those, unless it is shown already.
    m_shownHits = FirstHits;
    m_isSearching = !m_finder.isDone() || (m_finder.hitCount() > m_shownHits && m_finder.hitCount() != m_shown.size());
    if (m_isSearching)
        m_timer.start(0, this);
    else
        m_timer.stop();
}

/// A chosen event that is a hit must not be lost because its turn comes late.
void SortFilterProxy::keepHeldRows()
{
    m_kept.clear();
    for (const QModelIndex &index : persistentIndexList()) {
        if (m_kept.size() < MostKept && static_cast<std::size_t>(index.row()) < m_shown.size())
            m_kept.push_back(m_shown[static_cast<std::size_t>(index.row())]);
    }
    std::ranges::sort(m_kept);
    for (const std::uint32_t row : m_kept)
        m_finder.lookAtRow(static_cast<int>(row));
}

void SortFilterProxy::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_timer.timerId()) {
        QAbstractProxyModel::timerEvent(event);
        return;
    }
    m_finder.lookOn(FurtherSearch);
    if (m_finder.isDone()) {
        finishSearch();
    } else if (m_finder.hitCount() > 2 * std::max(m_shownHits, m_shown.size())) {
        m_shownHits = m_finder.hitCount();
        showAtOnce(wantedRows());
        emit filterChanged();
    }
}

void SortFilterProxy::finishSearch()
{
    m_timer.stop();
    if (!std::exchange(m_isSearching, false))
        return;
    m_finder.lookToTheEnd();
    showAtOnce(wantedRows());
    emit filterChanged();
}

std::vector<std::uint32_t> SortFilterProxy::wantedRows() const
{
    const std::size_t count = sourceModel() ? static_cast<std::size_t>(sourceModel()->rowCount()) : 0;
    const bool takesAll = acceptsAllRows();
    const std::size_t reach = m_isSearching ? m_finder.rowsWithHits(m_shownHits) : count;
    std::vector<std::uint32_t> rows;
    rows.reserve(m_finder.words().isEmpty() ? count : m_finder.hitCount());
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t row = m_order.empty() ? static_cast<std::uint32_t>(i) : m_order[i];
        const auto sourceRow = static_cast<int>(row);
        if (m_finder.has(sourceRow)
            && (reach == count || m_finder.distanceOf(sourceRow) < reach || std::ranges::binary_search(m_kept, row))
            && (takesAll || acceptsRow(sourceRow)))
            rows.push_back(row);
    }
    return rows;
}

void SortFilterProxy::showAtOnce(std::vector<std::uint32_t> rows)
{
    if (rows == m_shown)
        return;
    emit layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    std::vector<std::uint32_t> sourceRows;
    for (const QModelIndex &index : before)
        sourceRows.push_back(m_shown[static_cast<std::size_t>(index.row())]);
    m_shown = std::move(rows);
    number();
    QModelIndexList after;
    after.reserve(before.size());
    for (qsizetype i = 0; i < before.size(); ++i) {
        const int row = m_rowOf[sourceRows[static_cast<std::size_t>(i)]];
        after << (row < 0 ? QModelIndex() : createIndex(row, before[i].column()));
    }
    changePersistentIndexList(before, after);
    emit layoutChanged();
}

/// For rows in the order in which they are shown already.
void SortFilterProxy::showRowByRow(const std::vector<std::uint32_t> &rows)
{
    std::vector<char> isWanted(m_rowOf.size(), 0);
    for (const std::uint32_t row : rows)
        isWanted[row] = 1;
    for (std::size_t end = m_shown.size(); end > 0;) {
        std::size_t begin = end;
        while (begin > 0 && !isWanted[m_shown[begin - 1]])
            --begin;
        if (begin < end) {
            beginRemoveRows({}, static_cast<int>(begin), static_cast<int>(end) - 1);
            m_shown.erase(m_shown.begin() + static_cast<std::ptrdiff_t>(begin),
                          m_shown.begin() + static_cast<std::ptrdiff_t>(end));
            number();
            endRemoveRows();
        }
        end = begin > 0 ? begin - 1 : 0;
    }
    for (std::size_t begin = 0; begin < rows.size(); ++begin) {
        const std::size_t known = begin < m_shown.size() ? m_shown[begin] : std::numeric_limits<std::size_t>::max();
        std::size_t end = begin;
        while (end < rows.size() && rows[end] != known)
            ++end;
        if (begin == end)
            continue;
        beginInsertRows({}, static_cast<int>(begin), static_cast<int>(end) - 1);
        m_shown.insert(m_shown.begin() + static_cast<std::ptrdiff_t>(begin),
                       rows.begin() + static_cast<std::ptrdiff_t>(begin), rows.begin() + static_cast<std::ptrdiff_t>(end));
        number();
        endInsertRows();
        begin = end;
    }
}

void SortFilterProxy::number()
{
    m_rowOf.assign(sourceModel() ? static_cast<std::size_t>(sourceModel()->rowCount()) : 0, -1);
    for (std::size_t i = 0; i < m_shown.size(); ++i)
        m_rowOf[m_shown[i]] = static_cast<std::int32_t>(i);
}

QModelIndex SortFilterProxy::mapToSource(const QModelIndex &index) const
{
    if (!index.isValid() || static_cast<std::size_t>(index.row()) >= m_shown.size())
        return {};
    return sourceModel()->index(static_cast<int>(m_shown[static_cast<std::size_t>(index.row())]), index.column());
}

QModelIndex SortFilterProxy::mapFromSource(const QModelIndex &index) const
{
    if (!index.isValid() || index.parent().isValid() || static_cast<std::size_t>(index.row()) >= m_rowOf.size())
        return {};
    const int row = m_rowOf[static_cast<std::size_t>(index.row())];
    return row < 0 ? QModelIndex() : createIndex(row, index.column());
}

QModelIndex SortFilterProxy::index(int row, int column, const QModelIndex &parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column) : QModelIndex();
}

QModelIndex SortFilterProxy::parent(const QModelIndex &) const
{
    return {};
}

QModelIndex SortFilterProxy::sibling(int row, int column, const QModelIndex &) const
{
    return index(row, column);
}

int SortFilterProxy::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int SortFilterProxy::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || !sourceModel() ? 0 : sourceModel()->columnCount();
}

bool SortFilterProxy::hasChildren(const QModelIndex &parent) const
{
    return rowCount(parent) > 0 && columnCount(parent) > 0;
}

QVariant SortFilterProxy::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (!sourceModel() || section < 0)
        return {};
    if (orientation == Qt::Horizontal)
        return sourceModel()->headerData(section, orientation, role);
    return static_cast<std::size_t>(section) < m_shown.size()
        ? sourceModel()->headerData(static_cast<int>(m_shown[static_cast<std::size_t>(section)]), orientation, role)
        : QVariant();
}

} // namespace chronolane
