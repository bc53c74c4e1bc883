// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/event.h"
#include "models/reading/text/labelledfield.h"
#include "models/reading/text/prosetext.h"
#include "models/reading/text/timeexpression.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace chronolane {

/// An update of a copied status page, before its time is resolved.
struct PageUpdate
{
    Stage stage = Stage::None;
    std::size_t stageUnit = 0;   ///< index of the unit that names the stage
    std::size_t timeUnit = 0;    ///< index of the unit that holds the time
    TimeExpression time;         ///< byte offsets of that unit's text
    std::string author;          ///< the name behind the time: "Aug 24 · 5:14 PM Northwind"
    std::vector<std::size_t> body;   ///< indices of the units that tell the update; may be empty
    ByteRange inlineBody;            ///< of the stage unit's text, where the body begins there ("Resolved - All …")
    std::vector<std::size_t> behind; ///< indices of the units behind a time that closes the update: the next incident's
};

/// A label and its value: on two lines ("Started", "Aug 24, 2026 · 5:14 PM") or on one ("Severity: Major").
struct PageField
{
    FieldKind kind = FieldKind::None;
    std::size_t labelUnit = 0;
    std::size_t valueUnit = 0;
    ByteRange value;   ///< of the value unit's text
};

/// What a copied status page is made of. Indices are those of the units.
struct StatusPageText
{
    std::vector<PageUpdate> updates;   ///< in the order of the page
    std::vector<PageField> fields;
    std::vector<std::size_t> preamble;      ///< units before the first update that are no fields
    std::vector<std::size_t> boilerplate;   ///< units that belong to the page and not to the incident
};

/// Takes a copied status page apart: updates whose stage, time and body stand on one line or on several, time before
/// or behind the body. A stage without a time is no update.
[[nodiscard]] StatusPageText readStatusPageText(std::span<const ProseUnit> units);

} // namespace chronolane
