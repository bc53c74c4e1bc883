// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/prosetext.h"
#include "models/reading/text/sectionname.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace chronolane {

/// A label and what it labels, in a unit such as "Severity: high" or "First detected 4 March 14:05".
struct UnitLabel
{
    std::string_view name;     ///< empty if the unit has no label
    std::size_t valueAt = 0;   ///< byte of the unit's text where the value begins; its size if there is no value
};

/// Whether a row of two cells is a field: "| Start | 4 March 2031 14:05 |".
[[nodiscard]] bool isFieldRow(const ProseUnit &unit);

/// The label in front of a unit's text. One without a colon counts only where nothing but a time follows.
[[nodiscard]] UnitLabel labelOf(const ProseUnit &unit);

/// The section in which each unit stands. A heading, label or lone item that opens a section is in it itself.
[[nodiscard]] std::vector<SectionKind> sectionsOf(std::span<const ProseUnit> units);

/// Whether a unit is only the name of a section: "## Impact", "- **Review actions**:".
[[nodiscard]] bool isSectionName(const ProseUnit &unit);

} // namespace chronolane
