// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/recordreader.h"

#include <memory>

namespace chronolane {

/// The reader "status-page": the text of a status page, or of a page that gathers them, as somebody copied it. Updates
/// may have their stage, time and body on one line or several, newest or oldest first; a postmortem among them is read
/// as prose, once also where the page shows it twice.
[[nodiscard]] std::unique_ptr<RecordReader> makeStatusPageReader();

} // namespace chronolane
