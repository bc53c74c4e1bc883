// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingreport.h"

#include <string_view>

namespace chronolane {

/// Whether a text can only be meant as JSON, whole or damaged. A bracket alone proves nothing: "[12:30] …" begins a note.
[[nodiscard]] bool looksLikeJson(std::string_view text);

/// What a text is that no reader recognises as an incident: BrokenJson for a damaged JSON text, else NotAnIncident
/// with the argument "found" – one of content_kind – and "detail" (the first members of a JSON object).
[[nodiscard]] ReadingError describeContent(std::string_view text);

namespace content_kind {
inline constexpr std::string_view JsonObject = "json-object";
inline constexpr std::string_view JsonArray = "json-array";
inline constexpr std::string_view JsonLines = "json-lines";    ///< an object a line; "detail" is that of the first
inline constexpr std::string_view JsonEmpty = "json-empty";    ///< {} or []
inline constexpr std::string_view JsonScalar = "json-scalar";  ///< a single number, string …
inline constexpr std::string_view Html = "html";
inline constexpr std::string_view Xml = "xml";
inline constexpr std::string_view Text = "text";
inline constexpr std::string_view Template = "template";             ///< a text without times or steps
inline constexpr std::string_view EmptyFeed = "empty-feed";          ///< without entries
inline constexpr std::string_view EmptyCalendar = "empty-calendar";  ///< without events
inline constexpr std::string_view EmptyTable = "empty-table";        ///< without rows
inline constexpr std::string_view EmptyChannel = "empty-channel";    ///< without messages
inline constexpr std::string_view SiteSummary = "site-summary";      ///< a monitored site's state, as Upptime keeps it
} // namespace content_kind

} // namespace chronolane
