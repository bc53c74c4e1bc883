// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingreport.h"
#include "models/reading/recordreader.h"

#include <string>
#include <string_view>

namespace chronolane::test {

/// Reads a text with a reader as the door would hand it over (name "record.json", today is 2026-09-01T00:00:00Z).
[[nodiscard]] ReadingReport readText(const RecordReader &reader, std::string_view text,
                                     const ReadingOptions &options = {});

/// The bytes of a file under tests/fixtures; empty (and a failing test) if it cannot be read.
[[nodiscard]] std::string fixture(const std::string &path);

/// What a report says, one line a fact, for comparing with what a person expects:
///
///     incident ID | organization | title | status | severity (words) | declared start .. end
///       components: …
///       e1 kind/stage start .. end marks | text @ places
///       ! code argument=value @ places
///     error code argument=value line pointer
///
/// Marks name what is not plain: the precision other than second, the basis other than stated, approximate, open,
/// unused. A text shows its first 60 bytes, line ends as ⏎.
[[nodiscard]] std::string describe(const ReadingReport &report);

} // namespace chronolane::test
