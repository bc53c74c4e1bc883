// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/evidence.h"
#include "models/domain/source.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

namespace chronolane {

/// Bytes [begin, end) of a source's text.
struct TextRange
{
    std::size_t begin = 0;
    std::size_t end = 0;

    bool operator==(const TextRange &) const = default;
};

/// Finds the words that evidence points at. The window's layer answers it: the widgets know no reader.
class EvidenceLocator
{
public:
    virtual ~EvidenceLocator() = default;

    /// The source's text as UTF-8: what the incident carries, else what its file holds now. Null if there is none,
    /// or if the file has changed since it was read (its evidence would point at other words).
    [[nodiscard]] virtual std::shared_ptr<const std::string> textOf(const Source &source) const = 0;

    /// Where in that text; nullopt if the evidence does not fit it.
    [[nodiscard]] virtual std::optional<TextRange> locate(const std::string &text,
                                                          const Evidence &evidence) const = 0;
};

} // namespace chronolane
