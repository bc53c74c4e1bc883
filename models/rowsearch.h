// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace chronolane {

/// A model that can look through all its rows at once, faster than row by row.
class RowSearch
{
public:
    virtual ~RowSearch() = default;

    /// For each row of the top level, in order, whether all words occur in it (not zero). Words are folded by
    /// searchKey() and hold no blanks.
    [[nodiscard]] virtual std::vector<char> rowsWith(const QStringList &words) const = 0;

protected:
    RowSearch() = default;
    RowSearch(const RowSearch &) = default;
    RowSearch &operator=(const RowSearch &) = default;
};

} // namespace chronolane
