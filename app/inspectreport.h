// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/loadrecords.h"

#include <QString>

namespace chronolane {

/// What became of each line of one source, as `inspect --report` writes it: a head with the counts, then for each line
/// its fate, the instant in UTC and on what it rests, what was made of it, why, and its words. Ends with a line feed.
[[nodiscard]] QString inspectReport(const LoadedRecord &record, const DisplayText &words);

} // namespace chronolane
