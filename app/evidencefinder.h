// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/evidencelocator.h"

#include <string>

namespace chronolane {

/// Finds evidence in texts by the readers' own means: JSON pointers through the JSON reader.
class EvidenceFinder final : public EvidenceLocator
{
public:
    [[nodiscard]] std::shared_ptr<const std::string> textOf(const Source &source) const override;
    [[nodiscard]] std::optional<TextRange> locate(const std::string &text, const Evidence &evidence) const override;

private:
    // The last file that was read again; evidence is mostly asked for in one source after the other.
    mutable std::string m_readUri;
    mutable std::string m_readSha256;
    mutable std::shared_ptr<const std::string> m_readText;
};

} // namespace chronolane
