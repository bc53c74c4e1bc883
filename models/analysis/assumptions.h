// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingoptions.h"
#include "models/domain/readingreport.h"

#include <memory>
#include <string_view>
#include <vector>

namespace chronolane {

/// Which assumptions about a source a person may correct: those that reading had to make, and those that somebody has
/// made for it. What a record states itself is not to be argued with.
struct Assumptions
{
    bool hasZone = false;
    bool hasYear = false;
    bool hasDateOrder = false;
    bool hasTilde = false;
    std::vector<ColumnChoice> columns;   ///< of a table: each column and the role that it was read in

    bool operator==(const Assumptions &) const = default;
};

/// What applies to a source that was read with those options: `incidents` are what came out of it, `text` its content
/// as UTF-8 (empty if it is not at hand). Pure.
[[nodiscard]] Assumptions assumptionsOf(const ReadingReport &report,
                                        const std::vector<std::shared_ptr<const Incident>> &incidents,
                                        std::string_view text, const ReadingOptions &options);

} // namespace chronolane
