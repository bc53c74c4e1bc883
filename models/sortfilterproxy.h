// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/rowfinder.h"

#include <QAbstractProxyModel>
#include <QBasicTimer>
#include <QCollator>

#include <cstdint>
#include <vector>

namespace chronolane {

/// Sorts the rows of a table by the models' sort role (numbers as numbers, texts by the language's collation, unknown
/// values last in both directions) and filters them by a text that must occur in the search role, or that the model finds
/// by itself where it is a RowSearch.
///
/// In a large model it shows the first hits at once and the others within moments: see isSearching(). Rows that come, go or
/// move in the source reset it; what they say may change at will.
class SortFilterProxy : public QAbstractProxyModel
{
    Q_OBJECT

public:
    SortFilterProxy(int sortRole, int searchRole, QObject *parent = nullptr);

    void setSourceModel(QAbstractItemModel *model) override;

    void setLocale(const QLocale &locale);

    /// All words (separated by blanks) must occur; empty shows all. Folded by searchKey().
    void setSearchText(const QString &text);
    [[nodiscard]] QString searchText() const { return m_finder.words().join(QLatin1Char(' ')); }
    /// The row of the source from which on hits are shown first.
    void setFirstSearchedRow(int row) { m_finder.setFirstRow(row); }

    /// Further hits are being looked for: the rows are some of those to come.
    [[nodiscard]] bool isSearching() const { return m_isSearching; }
    /// Shows all hits now.
    void finishSearch();

    /// How many rows of the source the filter hides. While it searches, more than it will.
    [[nodiscard]] int hiddenCount() const;

    // QAbstractProxyModel
    [[nodiscard]] QModelIndex mapToSource(const QModelIndex &index) const override;
    [[nodiscard]] QModelIndex mapFromSource(const QModelIndex &index) const override;
    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] QModelIndex sibling(int row, int column, const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

signals:
    void filterChanged();   ///< also each time that a search shows more hits, and when it is done

protected:
    /// Whether the filter asks for nothing but the words.
    [[nodiscard]] virtual bool acceptsAllRows() const { return true; }
    [[nodiscard]] virtual bool acceptsRow(int sourceRow) const;
    /// Takes the words without showing what they find; whether they are others.
    bool setWords(const QString &text);
    /// Shows what the filter lets through now.
    void refilter();
    /// What was learnt of the source's rows holds no longer.
    virtual void forgetSource();
    /// The rows of the source that are shown, in the order in which they are.
    [[nodiscard]] const std::vector<std::uint32_t> &shownRows() const { return m_shown; }

    void timerEvent(QTimerEvent *event) override;

private:
    void connectSource();
    void beginReset();
    void endReset();
    void sourceDataChanged(const QModelIndex &first, const QModelIndex &last, const QList<int> &roles);
    void beginSearch();
    void keepHeldRows();
    void makeOrder();
    [[nodiscard]] bool isMany() const;
    [[nodiscard]] std::vector<std::uint32_t> wantedRows() const;
    void showAtOnce(std::vector<std::uint32_t> rows);
    void showRowByRow(const std::vector<std::uint32_t> &rows);
    void number();

    int m_sortRole;
    int m_searchRole;
    QCollator m_collator;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    std::vector<std::uint32_t> m_order;   ///< all rows of the source as they are sorted; empty: as they come
    std::vector<std::uint32_t> m_shown;   ///< rows of the source
    std::vector<std::int32_t> m_rowOf;    ///< by row of the source; -1: hidden
    RowFinder m_finder;
    bool m_isSearching = false;
    std::vector<std::uint32_t> m_kept;    ///< rows of the source that somebody holds on to: looked at first; ascending
    std::size_t m_shownHits = 0;          ///< how many of the hits are let through before the others
    QBasicTimer m_timer;                  ///< goes on with the search
    bool m_isResetting = false;
};

} // namespace chronolane
