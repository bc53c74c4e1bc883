// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/recordreader.h"

#include <memory>

namespace chronolane {

/// Reads RSS and Atom feeds of status pages: of Statuspage and those that imitate it, LambStatus, AWS, Azure.
[[nodiscard]] std::unique_ptr<RecordReader> makeFeedReader();

} // namespace chronolane
