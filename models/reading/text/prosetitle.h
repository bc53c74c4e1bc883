// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace chronolane {

/// Whether a label only says what the document is: "Postmortem", "Incident report 2025-41".
[[nodiscard]] bool isDocumentName(std::string_view label);

/// The title without tags in brackets, its time, a date in brackets behind it, and words that only say what the document is ("Postmortem:").
[[nodiscard]] std::string cleanTitle(std::string_view title);

/// What a line calls the document, where it says no more: "Outage report (UTC)", "[점검 안내]". Empty for all other lines.
[[nodiscard]] std::string nameOfDocument(std::string_view line);

} // namespace chronolane
