// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/exporterror.h"

#include <functional>

class QIODevice;

namespace chronolane {

/// What may become of a file that is there already.
enum class Overwriting { Refused, Allowed };

/// Writes a file whole or not at all: `write` fills a temporary file beside it, which takes its name only
/// when everything was written. `write` gets an open device that it does not own, and its error is passed on.
[[nodiscard]] ExportOutcome writeWholeFile(const QString &path, Overwriting overwriting,
                                           const std::function<ExportOutcome(QIODevice &)> &write);

} // namespace chronolane
