// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/recordreader.h"

#include <memory>

namespace chronolane {

/// The reader "postmortem": an incident told in Markdown, HTML or plain text, with a timeline as list, table, headings
/// or sentences, or with none. A text that names neither times nor incidents is not one, and a template without
/// content is said to be one.
[[nodiscard]] std::unique_ptr<RecordReader> makePostmortemReader();

} // namespace chronolane
