// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace chronolane {

/// When a file claims to have been made, in seconds since 1970: SOURCE_DATE_EPOCH, else (or where that is no number
/// or a year beyond 9999) 0. Never the clock, so that the same export gives the same bytes.
[[nodiscard]] qint64 sourceDateEpoch();

} // namespace chronolane
