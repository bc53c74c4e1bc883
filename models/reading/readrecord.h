// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingoptions.h"
#include "models/domain/readingreport.h"
#include "models/reading/readerregistry.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace chronolane {

/// Larger sources are refused before they are read.
inline constexpr std::uint64_t SourceSizeLimit = std::uint64_t(1) << 30;

/// Reads a file: opens it, checks its size, decodes its text (BOM, UTF-16, CP949, Latin-1), chooses the reader
/// and reads. Fatal errors (missing, folder, unreadable, empty, too large, binary, nothing recognised) are in the
/// report. `options.modified` is filled from the file if it is not set.
[[nodiscard]] ReadingReport readFile(const std::string &path, ReadingOptions options,
                                     const ReadingContext &context, const ReaderRegistry &registry);

/// Reads bytes that come from standard input or the clipboard; `name` is how the source is called.
[[nodiscard]] ReadingReport readBytes(std::string_view bytes, const std::string &name,
                                      const ReadingOptions &options, const ReadingContext &context,
                                      const ReaderRegistry &registry);

} // namespace chronolane
