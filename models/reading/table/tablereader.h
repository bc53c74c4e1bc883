// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/recordreader.h"

#include <memory>

namespace chronolane {

/// Reads comma, semicolon, tab and bar separated tables: a row is a step, a window, a stretch in one stage, or a whole
/// incident. Columns are recognised by their names (English, Korean) and their content.
[[nodiscard]] std::unique_ptr<RecordReader> makeTableReader();

} // namespace chronolane
