// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/prosetext.h"

#include <span>

namespace chronolane {

/// Adds the times of rows that begin with four digits for a clock time ("2230 Errors begin"), as lines, items or cells of a column of
/// times. One row alone may begin with any number, so only lists count in which all rows do so, in an order that clocks
/// have. Linear in the number of units.
void markMilitaryRows(std::span<ProseUnit> units);

} // namespace chronolane
