// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/jsontree.h"
#include "models/reading/text/sourcemap.h"

namespace chronolane {

/// Where each byte of a JSON string's decoded value stands in the text that the tree was read from. Linear in the length of the
/// string. An empty map for values that are no strings.
[[nodiscard]] SourceMap mapOfJsonString(JsonValue string);

} // namespace chronolane
