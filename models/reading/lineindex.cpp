// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/lineindex.h"

#include <algorithm>

namespace chronolane {

LineIndex::LineIndex(std::string_view text)
{
    m_starts.push_back(0);
    for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
        m_starts.push_back(at + 1);
}

std::uint64_t LineIndex::lineAt(std::uint64_t offset) const
{
    return static_cast<std::uint64_t>(std::upper_bound(m_starts.begin(), m_starts.end(), offset) - m_starts.begin());
}

} // namespace chronolane
