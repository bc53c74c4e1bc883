// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/recordreader.h"

#include <memory>

namespace chronolane {

/// Reads iCalendar files (RFC 5545), above all maintenance notices with X-MAINTNOTE properties; also where the
/// calendar stands inside a mail.
[[nodiscard]] std::unique_ptr<RecordReader> makeCalendarReader();

} // namespace chronolane
