// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace chronolane {

/// Whether a text from a JSON string is written in HTML ("<p>…", "first<br />second"), not only quotes a "<".
[[nodiscard]] bool looksLikeHtml(std::string_view text);

/// The text of HTML, with a line for each block and break.
[[nodiscard]] std::string textOfHtml(std::string_view html);

/// A body as a person reads it: of HTML and Markdown the text; line ends as "\n"; no blanks at either end.
[[nodiscard]] std::string bodyText(std::string_view text);

} // namespace chronolane
