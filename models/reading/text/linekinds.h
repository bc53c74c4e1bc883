// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace chronolane {

/// How many ASCII digits stand in a text from a byte on.
[[nodiscard]] std::size_t digitsAt(std::string_view text, std::size_t begin);

/// Whether a line begins as a row of a bare timeline does: a clock time or date, bare, bold or bracketed.
[[nodiscard]] bool beginsWithTime(std::string_view line);

/// Whether a line begins with a clock time, or a date that its year begins, behind nothing but marks ("- 10:12 Alert").
[[nodiscard]] bool beginsWithClock(std::string_view line);

/// Whether a line begins with four digits that may be a clock time ("2230 Errors begin"), among others that do.
[[nodiscard]] bool beginsWithMilitaryClock(std::string_view line);

/// The bytes of a label at the beginning of a line, without its colon ("Severity" of "**Severity:** high"); 0 if there
/// is none. `valueAt` becomes where the value begins.
[[nodiscard]] std::size_t labelLength(std::string_view line, std::size_t &valueAt);

/// A line that is nothing but the stage of an update: "Monitoring", "조사 중".
[[nodiscard]] bool isStageLine(std::string_view text);

/// "Monitoring", "Monitoring - Mail flows again.", or the stage in a column of its own.
[[nodiscard]] bool beginsWithStage(std::string_view text);

/// A line with the stage and the time of an update, and perhaps a name: "Resolved · Nov 3 · 1:15 AM Morgan".
[[nodiscard]] bool isUpdateHead(std::string_view text);

/// A line that is nothing but when something was posted: "Posted Mar 4, 2031 - 14:05 KST".
[[nodiscard]] bool isPostedLine(std::string_view text);

/// A line that is the label of a field, or a label with a short value: "Affected components", "Duration: 1h 35m".
[[nodiscard]] bool isField(std::string_view text);

/// Whether a line ends in something that ends a sentence or a row.
[[nodiscard]] bool endsLine(std::string_view text);

} // namespace chronolane
