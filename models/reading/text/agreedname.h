// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace chronolane {

/// What a name in two languages means ("Beginn / Start", "원인 / Cause"): what its parts mean that `lookUp` knows, if they
/// agree; else, and for a name without such parts, `nothing`.
template<typename Kind, typename LookUp>
[[nodiscard]] Kind agreedName(std::string_view name, Kind nothing, const LookUp &lookUp)
{
    if (name.find('/') == std::string_view::npos)
        return nothing;
    Kind agreed = nothing;
    while (!name.empty()) {
        const std::size_t end = name.find('/');
        const Kind kind = lookUp(name.substr(0, end));
        if (kind != nothing && agreed != nothing && kind != agreed)
            return nothing;
        agreed = kind != nothing ? kind : agreed;
        name.remove_prefix(end == std::string_view::npos ? name.size() : end + 1);
    }
    return agreed;
}

} // namespace chronolane
