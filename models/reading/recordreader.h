// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/readingoptions.h"
#include "models/domain/readingreport.h"

#include <memory>
#include <string>
#include <string_view>

namespace chronolane {

/// One source as a reader sees it: UTF-8 text (already decoded at the door), and what is known about it.
struct RecordInput
{
    std::string_view text;   ///< UTF-8, valid; a byte order mark may stand at its beginning
    Source source;           ///< name, uri, sha256, encoding and (unless too large) content are set; id is "s1"
};

/// Reads one form of incident records. Readers are stateless; a reader throws nothing, and one bad record never
/// discards the others: what could not be read is in the report.
class RecordReader
{
public:
    virtual ~RecordReader() = default;

    /// The name for --format and Source::kind ("chronolane", "incidentlib", "status-page", …).
    [[nodiscard]] virtual std::string_view name() const = 0;

    /// How sure the content looks like this form: 0 (not at all) to 100 (certain). Never looks at the file name;
    /// must be fast on large inputs (the beginning is enough).
    [[nodiscard]] virtual int score(const RecordInput &input) const = 0;

    /// Reads the whole input. Each incident's sources[0] is input.source with kind and language filled in.
    [[nodiscard]] virtual ReadingReport read(const RecordInput &input, const ReadingOptions &options,
                                             const ReadingContext &context) const = 0;
};

} // namespace chronolane
