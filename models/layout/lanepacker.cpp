// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/layout/lanepacker.h"

#include <algorithm>
#include <limits>

namespace chronolane {

LanePacker::LanePacker(int rows)
{
    for (int row = 0; row < rows; ++row)
        addRow();
}

int LanePacker::addRow()
{
    m_rows.push_back({-std::numeric_limits<double>::infinity(), -1});
    return rowCount() - 1;
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

} // namespace chronolane
