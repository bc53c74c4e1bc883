// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/event.h"
#include "models/domain/utctime.h"
#include "models/reading/text/textview.h"

#include <optional>
#include <string_view>

namespace chronolane {

/// Planned work that the body of an issue announces in a comment at its beginning, as Upptime asks for it:
/// `<!-- start: 2031-03-09T01:00:00+00:00 end: 2031-03-09T03:00:00+00:00 -->`, a line each.
struct AnnouncedWork
{
    UtcTime start;
    std::optional<UtcTime> end;
    ByteRange startPlace;   ///< bytes of the body
    ByteRange endPlace;
};

/// nullopt if the body begins with no such comment.
[[nodiscard]] std::optional<AnnouncedWork> announcedWork(std::string_view body);

/// The body without a comment at its beginning.
[[nodiscard]] std::string_view withoutComment(std::string_view body);

/// The stage that stands in bold before a comment's text ("**Resolved:** …"); Stage::None where none does.
[[nodiscard]] Stage markedStage(std::string_view body);

} // namespace chronolane
