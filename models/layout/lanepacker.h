// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace chronolane {

/// Puts extents, given from left to right, into the rows of a lane so that none overlaps another.
class LanePacker
{
public:
    explicit LanePacker(int rows);

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

/// The count of rows that extents ordered by their left edge need when each goes into the topmost free one.
struct Extent
{
    double left = 0;
    double right = 0;
};
[[nodiscard]] int rowsNeeded(const std::vector<Extent> &extents);

} // namespace chronolane
