// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"

namespace chronolane {

/// To be called before the QGuiApplication of an export is made: no display is asked for, and the order of
/// everything that Qt hashes is the same in each run, so that the same input gives the same bytes.
void prepareExport();

/// `chronolane export`: draws the incidents that the files hold. The exit code.
[[nodiscard]] int runExport(const CommandLine &line);

} // namespace chronolane
