// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"

namespace chronolane {

/// `chronolane inspect`: what was read, as a table or as the document. The exit code.
[[nodiscard]] int runInspect(const CommandLine &line);

} // namespace chronolane
