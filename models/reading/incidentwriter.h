// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/incident.h"

#include <string>

namespace chronolane {

struct WritingOptions
{
    /// Source texts up to this many bytes are written into the document; larger ones only for sources without a
    /// uri (pasted text, standard input), whose words would otherwise be lost. 0 writes none.
    std::size_t contentLimit = 1'000'000;
};

/// The document of the contract: UTF-8 JSON, two-space indent, members in the contract's order, then unknown ones
/// as they were spelled. Ends in a newline.
[[nodiscard]] std::string writeDocument(const IncidentSet &set, const WritingOptions &options = {});

} // namespace chronolane
