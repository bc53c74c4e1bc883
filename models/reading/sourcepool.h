// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/sharedlist.h"
#include "models/domain/source.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace chronolane {

/// Lets the incidents of one file share their list of sources, of which there are as many as the file has languages.
class SourcePool
{
public:
    /// An equal list that was given before, else this one.
    [[nodiscard]] SharedList<Source> shared(SharedList<Source> sources)
    {
        const auto known = std::find(m_lists.begin(), m_lists.end(), sources);
        if (known != m_lists.end())
            return *known;
        if (m_lists.size() < Most)
            m_lists.push_back(sources);
        return sources;
    }

private:
    static constexpr std::size_t Most = 8;   ///< where every incident has sources of its own, looking would cost more

    std::vector<SharedList<Source>> m_lists;
};

} // namespace chronolane
