// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"

namespace chronolane {

/// `chronolane convert`: writes the document of all that the files hold. The exit code.
[[nodiscard]] int runConvert(const CommandLine &line);

} // namespace chronolane
