// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <cstddef>
#include <span>

namespace chronolane {

/// A model that can look through many of its rows at once, faster than row by row.
class RowSearch
{
public:
    virtual ~RowSearch() = default;

    /// `rows` says for as many rows of the top level, `first` and those behind it, whether they still come into question
    /// (not zero); the entries of those in which not all words occur are set to zero. Words are folded by searchKey() and
    /// hold no blanks.
    virtual void narrow(const QStringList &words, std::size_t first, std::span<char> rows) const = 0;

protected:
    RowSearch() = default;
    RowSearch(const RowSearch &) = default;
    RowSearch &operator=(const RowSearch &) = default;
};

} // namespace chronolane
