// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace chronolane {

/// Where an item and its label reach from and to, in px.
struct Extent
{
    double left = 0;
    double right = 0;
};

/// Puts extents, given in order of their left edges, into the rows of a lane so that none overlaps another.
class LanePacker
{
public:
    explicit LanePacker(int rows = 0);

    [[nodiscard]] int rowCount() const { return static_cast<int>(m_rows.size()); }
    /// Adds an empty row below and returns its number.
    int addRow();

    /// The topmost row that is free from `left` on; -1 if there is none.
    [[nodiscard]] int firstFree(double left) const;
    /// The row that has been free for longest at `left`; -1 if none is free.
    [[nodiscard]] int emptiest(double left) const;

    /// Takes the row up to `right` for `item`, and returns the item that was there before, or -1.
    int occupy(int row, double right, int item);

private:
    struct Row
    {
        double right;
        int item;
    };
    std::vector<Row> m_rows;
};

} // namespace chronolane
