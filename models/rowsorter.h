// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

#include <cstdint>
#include <vector>

class QAbstractItemModel;
class QCollator;

namespace chronolane {

/// The top rows of a model, sorted by what the role says of a column: numbers as numbers, texts by the collator, unknown
/// values last in both directions; equal ones as they come. Asks for each value once.
[[nodiscard]] std::vector<std::uint32_t> rowsSorted(const QAbstractItemModel &model, int column, int role,
                                                    Qt::SortOrder order, const QCollator &collator);

} // namespace chronolane
