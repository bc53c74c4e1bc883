// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <cstddef>
#include <vector>

class QAbstractItemModel;

namespace chronolane {

class RowSearch;

/// Looks through the top rows of a model for words, a stretch at a time, so that the first hits need not wait for the last
/// row. Begins at a row of choice, goes on to the last and comes round to those before. Words that only say more than those
/// of a search that is done are looked for among its hits.
class RowFinder
{
public:
    /// The role is that of the text to look through where the model is no RowSearch. The model is not owned.
    void setModel(const QAbstractItemModel *model, int searchRole);
    /// The rows are others, or say something else: all are to be looked at anew.
    void restart();

    /// Folded by searchKey(), without blanks; all must occur. None: every row is a hit.
    void setWords(const QStringList &words);
    [[nodiscard]] const QStringList &words() const { return m_words; }
    /// The row with which the next search begins: one that people see.
    void setFirstRow(int row) { m_wantedFirst = static_cast<std::size_t>(row); }

    /// Looks at one row before its turn.
    void lookAtRow(int row);
    /// Goes on for about so many ms.
    void lookOn(double milliseconds);
    void lookToTheEnd();
    [[nodiscard]] bool isDone() const { return m_words.isEmpty() || m_looked == m_rowCount; }

    /// Whether a row was looked at and is a hit.
    [[nodiscard]] bool has(int row) const { return m_words.isEmpty() || m_rows[static_cast<std::size_t>(row)] == Hit; }
    /// How many hits are known. (Not of an empty search.)
    [[nodiscard]] std::size_t hitCount() const { return m_hitCount; }
    /// How many rows from firstRow() on, coming round, hold so many hits; all rows if they hold fewer.
    [[nodiscard]] std::size_t rowsWithHits(std::size_t hits) const;
    /// How many rows behind the first of the search a row comes.
    [[nodiscard]] std::size_t distanceOf(int row) const
    {
        const auto at = static_cast<std::size_t>(row);
        return at >= m_first ? at - m_first : at + m_rowCount - m_first;
    }

private:
    enum State : char { Miss = 0, InQuestion = 1, Hit = 2 };

    void begin(bool narrows);
    void lookAtStretch();
    void lookAt(std::size_t first, std::size_t count);

    const QAbstractItemModel *m_model = nullptr;
    const RowSearch *m_search = nullptr;   ///< the model; null if it is none
    int m_searchRole = 0;
    QStringList m_words;
    std::vector<char> m_rows;       ///< State by row; kept without words, so that its memory is touched once
    std::size_t m_rowCount = 0;
    std::size_t m_wantedFirst = 0;
    std::size_t m_first = 0;        ///< row with which the search began
    std::size_t m_looked = 0;       ///< rows looked at
    std::size_t m_hitCount = 0;
};

} // namespace chronolane
