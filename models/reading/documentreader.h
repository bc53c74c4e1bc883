// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/reading/recordreader.h"

#include <memory>

namespace chronolane {

/// "chronolane": the document that writeDocument() writes. Its incidents keep the sources that the document names;
/// figures and diagnostics of analysis are left to be computed anew.
[[nodiscard]] std::unique_ptr<RecordReader> makeDocumentReader();

} // namespace chronolane
