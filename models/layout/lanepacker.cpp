// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/lanepacker.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <queue>

namespace chronolane {

LanePacker::LanePacker(int rows)
    : m_rows(static_cast<std::size_t>(std::max(rows, 0)), Row{-std::numeric_limits<double>::infinity(), -1})
{
}

int LanePacker::firstFree(double left) const
{
    const auto it = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &row) { return row.right <= left; });
    return it == m_rows.end() ? -1 : static_cast<int>(it - m_rows.begin());
}

int LanePacker::emptiest(double left) const
{
    const auto it = std::min_element(m_rows.begin(), m_rows.end(),
                                     [](const Row &a, const Row &b) { return a.right < b.right; });
    return it == m_rows.end() || it->right > left ? -1 : static_cast<int>(it - m_rows.begin());
}

int LanePacker::occupy(int row, double right, int item)
{
    Row &taken = m_rows[static_cast<std::size_t>(row)];
    const int before = taken.item;
    taken = {right, item};
    return before;
}

int rowsNeeded(const std::vector<Extent> &extents)
{
    // The greatest number of extents that are open at once; a heap of their right edges counts them.
    std::priority_queue<double, std::vector<double>, std::greater<>> open;
    std::size_t most = 0;
    for (const Extent &extent : extents) {
        while (!open.empty() && open.top() <= extent.left)
            open.pop();
        open.push(extent.right);
        most = std::max(most, open.size());
    }
    return static_cast<int>(most);
}

} // namespace chronolane
