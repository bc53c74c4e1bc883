// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rowsorter.h"

#include <QAbstractItemModel>
#include <QCollator>

#include <algorithm>
#include <numeric>
#include <optional>

namespace chronolane {

namespace {

/// What a row is sorted by: a text, a number, or neither.
struct SortValue
{
    std::optional<QCollatorSortKey> text;
    qint64 number = 0;
    bool isKnown = false;
};

SortValue sortValue(const QVariant &value, const QCollator &collator)
{
    SortValue sorted;
    sorted.isKnown = value.isValid();
    if (value.typeId() == QMetaType::QString)
        sorted.text = collator.sortKey(value.toString());
    else
        sorted.number = value.toLongLong();
    return sorted;
}

bool isLess(const SortValue &a, const SortValue &b)
{
    return a.text && b.text ? a.text->compare(*b.text) < 0 : a.number < b.number;
}

} // namespace

std::vector<std::uint32_t> rowsSorted(const QAbstractItemModel &model, int column, int role, Qt::SortOrder order,
                                      const QCollator &collator)
{
    std::vector<SortValue> values;
    values.reserve(static_cast<std::size_t>(model.rowCount()));
    for (int row = 0; row < model.rowCount(); ++row)
        values.push_back(sortValue(model.index(row, column).data(role), collator));
    std::vector<std::uint32_t> rows(values.size());
    std::iota(rows.begin(), rows.end(), 0U);
    std::ranges::stable_sort(rows, [&](std::uint32_t i, std::uint32_t j) {
        const SortValue &a = values[i];
        const SortValue &b = values[j];
        if (a.isKnown != b.isKnown)
            return a.isKnown;
        return order == Qt::AscendingOrder ? isLess(a, b) : isLess(b, a);
    });
    return rows;
}

} // namespace chronolane
