// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/frontmatter/frontmatter.h"

#include <optional>
#include <string_view>
#include <vector>

namespace chronolane {

/// The fields of a head in TOML, as static site generators write it between `+++` lines: strings, dates, numbers, booleans
/// and lists of them, up to the first table. `range` is the head in `text`. nullopt, with `error` filled, where a line
/// is no `name = value` or a list is never closed.
[[nodiscard]] std::optional<std::vector<FrontMatterField>> readTomlFields(std::string_view text, ByteRange range,
                                                                          FrontMatterError &error);

} // namespace chronolane
