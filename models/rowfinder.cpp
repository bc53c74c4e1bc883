// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rowfinder.h"

#include "models/rowsearch.h"
#include "models/searchkey.h"

#include <QAbstractItemModel>
#include <QElapsedTimer>

#include <algorithm>

namespace chronolane {

namespace {

/// Rows between two looks at the clock: some milliseconds where nothing is made ready, else less than one.
constexpr std::size_t Stretch = 16'384;

constexpr double NanosPerMilli = 1e6;

/// Whether every row that has all `longer` words has all `shorter` ones.
bool saysMore(const QStringList &longer, const QStringList &shorter)
{
    return std::ranges::all_of(shorter, [&](const QString &word) {
        return std::ranges::any_of(longer, [&](const QString &other) { return other.contains(word); });
    });
}

} // namespace

void RowFinder::setModel(const QAbstractItemModel *model, int searchRole)
{
    m_model = model;
    m_search = dynamic_cast<const RowSearch *>(model);
    m_searchRole = searchRole;
    restart();
}

void RowFinder::restart()
{
    m_rowCount = m_model ? static_cast<std::size_t>(m_model->rowCount()) : 0;
    begin(false);
}

void RowFinder::setWords(const QStringList &words)
{
    const bool narrows = !m_words.isEmpty() && isDone() && saysMore(words, m_words);
    m_words = words;
    begin(narrows);
}

void RowFinder::begin(bool narrows)
{
    m_looked = 0;
    m_hitCount = 0;
    m_first = m_wantedFirst < m_rowCount ? m_wantedFirst : 0;
    if (m_words.isEmpty())
        return;
    if (narrows)
        std::ranges::replace(m_rows, char{Hit}, char{InQuestion});
    else
        m_rows.assign(m_rowCount, InQuestion);
}

void RowFinder::lookAtRow(int row)
{
    if (!isDone())
        lookAt(static_cast<std::size_t>(row), 1);
}

void RowFinder::lookOn(double milliseconds)
{
    QElapsedTimer clock;
    clock.start();
    while (!isDone() && static_cast<double>(clock.nsecsElapsed()) < milliseconds * NanosPerMilli)
        lookAtStretch();
}

void RowFinder::lookToTheEnd()
{
    while (!isDone())
        lookAtStretch();
}

void RowFinder::lookAtStretch()
{
    const std::size_t at = (m_first + m_looked) % m_rowCount;
    // Up to where the model's own pieces may end, the last row, or the one with which the search began.
    const std::size_t end = std::min({(at / Stretch + 1) * Stretch, m_rowCount, at + m_rowCount - m_looked});
    lookAt(at, end - at);
    m_looked += end - at;
}

void RowFinder::lookAt(std::size_t first, std::size_t count)
{
    const auto begin = m_rows.begin() + static_cast<std::ptrdiff_t>(first);
    const auto end = begin + static_cast<std::ptrdiff_t>(count);
    m_hitCount -= static_cast<std::size_t>(std::count(begin, end, char{Hit}));   // of those looked at before their turn
    if (m_search) {
        m_search->narrow(m_words, first, {begin, end});
    } else {
        for (std::size_t row = first; row < first + count; ++row) {
            const QString said = m_model->index(static_cast<int>(row), 0).data(m_searchRole).toString();
            if (!std::ranges::all_of(m_words, [&said](const QString &word) { return says(said, word); }))
                m_rows[row] = Miss;
        }
    }
    for (auto row = begin; row != end; ++row) {
        const bool isHit = *row != Miss;
        *row = isHit ? Hit : Miss;
        m_hitCount += isHit ? 1 : 0;
    }
}

std::size_t RowFinder::rowsWithHits(std::size_t hits) const
{
    if (m_hitCount <= hits)
        return m_rowCount;
    for (std::size_t distance = 0, met = 0; distance < m_rowCount; ++distance) {
        const std::size_t row = (m_first + distance) % m_rowCount;
        met += m_rows[row] == Hit ? 1 : 0;
        if (met == hits)
            return distance + 1;
    }
    return m_rowCount;
}

} // namespace chronolane
