// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/text/sourcemap.h"

#include <string_view>

namespace chronolane {

/// The text of an HTML page or fragment, with its structure written as Markdown: "# " for headings, "- " for items,
/// "| cell |" for rows, blank lines between paragraphs. Character references are decoded; scripts, styles, the head,
/// menus and buttons are left out. The map leads back to the bytes of the HTML. Linear; broken HTML is read as far as it goes.
[[nodiscard]] MappedText htmlToText(std::string_view html);

} // namespace chronolane
