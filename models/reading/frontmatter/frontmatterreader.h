// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/recordreader.h"

#include <memory>

namespace chronolane {

/// Reads Markdown with a YAML head that describes an incident, as cState, Statusfy and collections of postmortems
/// keep them.
[[nodiscard]] std::unique_ptr<RecordReader> makeFrontMatterReader();

} // namespace chronolane
