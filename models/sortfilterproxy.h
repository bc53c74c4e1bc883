// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCollator>
#include <QSortFilterProxyModel>

#include <vector>

namespace chronolane {

class RowSearch;

/// Sorts by the models' sort role (numbers as numbers, texts by the language's collation, unknown values last in
/// both directions) and filters by a text that must occur in the search role, or that the model finds by itself where it is
/// a RowSearch.
class SortFilterProxy : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    SortFilterProxy(int sortRole, int searchRole, QObject *parent = nullptr);

    void setSourceModel(QAbstractItemModel *model) override;

    void setLocale(const QLocale &locale);

    /// All words (separated by blanks) must occur; empty shows all. Folded by searchKey().
    void setSearchText(const QString &text);
    [[nodiscard]] QString searchText() const { return m_words.join(QLatin1Char(' ')); }

    /// How many rows of the source the filter hides.
    [[nodiscard]] int hiddenCount() const;

signals:
    void filterChanged();

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
    void refilter();
    /// What was learnt of the source's rows holds no longer.
    virtual void forgetSource();

private:
    int m_searchRole;
    QStringList m_words;
    const RowSearch *m_search = nullptr;      ///< the source; null if it is none
    mutable std::vector<char> m_found;        ///< by row of the source; empty until it is asked for
    QCollator m_collator;
};

} // namespace chronolane
