// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/event.h"
#include "models/reading/text/labelledfield.h"
#include "models/reading/text/prosetext.h"
#include "models/reading/text/timeexpression.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace chronolane {

/// Longer lines, in bytes, are text and not a time or a label's value.
inline constexpr std::size_t LongestTimeLine = 120;

/// What a unit is to a status page.
struct PageToken
{
    std::optional<Stage> stage;
    std::optional<TimeExpression> time;   ///< of a unit that holds little else
    ByteRange body;                       ///< behind stage and time, on the same line
    std::string author;
    FieldKind field = FieldKind::None;    ///< of a unit that is nothing but a label, or a label with its value
    ByteRange value;                      ///< of a field whose value stands on the same line
    bool isPosted = false;                ///< "Posted" stands before the time
    bool isMark = false;                  ///< "◐", a rule, …
    bool isTaken = false;
};

/// What a unit of a copied status page is by its own words.
[[nodiscard]] PageToken tokenOf(const ProseUnit &unit);

/// Whether a text ends as a sentence does.
[[nodiscard]] bool endsSentence(std::string_view text);

} // namespace chronolane
